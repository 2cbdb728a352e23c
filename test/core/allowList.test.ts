// D-2: what may be seen is named. Whatever else a position or an event holds is seen by nobody.
import { describe, expect, test } from '@jest/globals';
import {
  type GameEvent,
  type Rules,
  redact,
  type Seat,
  type State,
  type Step,
  type Viewer,
  view,
} from '../../src/core/index.js';
import { viewOf } from '../support/moments.js';
import { napoleon } from '../support/napoleonPlay.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { play } from '../support/play.js';
import { rulesOf } from '../support/setups.js';
import { walk } from '../support/walk.js';

const VIEWERS: readonly Viewer[] = ['spectator', 0 as Seat, 1 as Seat, 2 as Seat, 'omniscient'];
const UNNAMED = 'a field that no list names';

/** `value` with one more field in each of its objects, however deep. */
const withMore = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(withMore) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, withMore(inner)]);
  return { ...Object.fromEntries(fields), unnamed: UNNAMED };
};

const shown = (value: unknown): boolean => JSON.stringify(value).includes(UNNAMED);

const NAPOLEON_SEEDS = ['list 1', 'list 2'];

/** Positions and events of whole games, in which there is something of everything. */
const games: readonly (readonly [name: string, each: (see: (rules: Rules, step: Step) => void) => void])[] = [
  [
    'classic',
    (see) => {
      const rules = rulesOf(3, 'list', { deal: true, defence: ['ask', 'ask', 'ask'], rounds: 8 });
      walk(rules, { bot: 'colonel', mostActions: 3000, changes: 10, resignations: 1 }, ({ step }) => see(rules, step));
    },
  ],
  [
    'secret missions',
    (see) => {
      const rules = rulesOf(3, 'list', { deal: true, missions: 'secret' });
      walk(rules, { bot: 'colonel', mostActions: 3000, changes: 10, resignations: 1 }, ({ step }) => see(rules, step));
    },
  ],
  [
    'Risk Napoleon',
    (see) => {
      for (const seed of NAPOLEON_SEEDS) {
        const rules = napoleonRules(3, seed);
        walk(rules, { bot: 'colonel', changes: 20, resignations: 1 }, ({ step }) => see(rules, step));
      }
    },
  ],
];

describe.each(games)('%s', (_, each) => {
  test('D-2: a field that is added to any part of a state or a question is in no view', () => {
    let n = 0;
    each((rules, { state, decision }) => {
      if (n++ % 60 !== 0 && state.outcome === null) return;
      const moment = { state, decision };
      const more = withMore(moment);
      expect(shown(more)).toBe(true);
      for (const viewer of VIEWERS) {
        const seen = view(rules, more, viewer);
        if (shown(seen)) throw new Error(`${viewer} sees what nobody has named: ${JSON.stringify(seen)}`);
        expect(seen).toEqual(view(rules, moment, viewer));
      }
    });
  });

  test('D-2: a field that is added to any part of an event is redacted', () => {
    const kinds = new Set<string>();
    each((rules, { events }) => {
      for (const event of events) {
        if (kinds.has(event.type)) continue;
        kinds.add(event.type);
        for (const viewer of VIEWERS) {
          expect(redact(rules, withMore(event), viewer)).toEqual(redact(rules, event, viewer));
          expect(shown(redact(rules, withMore(event), viewer))).toBe(false);
        }
        expect(redact(rules, event, 'omniscient')).toEqual(event);
      }
    });
    expect(kinds.size).toBeGreaterThan(12);
  });
});

test('D-2: an event of a kind that no list names shows nothing but its kind', () => {
  const { rules } = play('classic/en/world 3 | a ALA9 | b *1 | c *1 | turn a 1 | do attack');
  const event = { type: 'cardPeeked', card: UNNAMED } as unknown as GameEvent;
  for (const viewer of VIEWERS) expect(redact(rules, event, viewer)).toEqual({ type: 'cardPeeked' });
});

describe('the phase says no more than the question', () => {
  const phases = (game: { readonly rules: Rules; readonly state: () => State }): readonly unknown[] =>
    VIEWERS.slice(0, 3).map((viewer) => viewOf(game.rules, game.state(), viewer).phase);

  test('N-MISSION-6: a claim reads as thinking to all but the seat that claims', () => {
    const claim = napoleon('a ROM11 | b NAP1 | missions a massed-ranks | turn a 2 | do turn:0').settle();
    expect(phases(claim)).toEqual(['thinking', 'claimMission', 'thinking']);
    expect(viewOf(claim.rules, claim.state(), 'omniscient').phase).toBe('claimMission');
  });

  test('N-CARD-4: so does a reaction', () => {
    const react = napoleon('a AND9 | b ARA3 | hand b J1 | reactions b each | turn a 2 | do combat').act(
      'attack AND ARA - 3 0',
    );
    expect(phases(react)).toEqual(['thinking', 'thinking', 'clash']);
  });
});

describe('what all may know changes with an event', () => {
  test('N-CARD-4: who wants no more questions says so, for this attack or this turn', () => {
    const quietly = (scope: 'attack' | 'turn') =>
      napoleon('a AND9 | b ARA3 | hand b J1 | reactions b each | turn a 2 | do combat | seed q')
        .act('attack AND ARA - 3 0')
        .act({ type: 'quiet', scope }, 'b');
    const [inAttack, inTurn] = [quietly('attack'), quietly('turn')];
    expect(inAttack.only('quietSet')).toEqual([{ type: 'quietSet', seat: 1, from: 'andalusia', to: 'aragon' }]);
    expect(inTurn.only('quietSet')).toEqual([{ type: 'quietSet', seat: 1, from: null, to: null }]);
    expect(inAttack.n().turn).toMatchObject({ quiet: [], pairs: [{ from: 'andalusia', to: 'aragon', quiet: [1] }] });
    expect(inTurn.n().turn.quiet).toEqual([1]);
  });

  test('N-CARD-5: dice that lie on the table are told before cards are played on them', () => {
    const game = napoleon('a AND9 | b ARA3 | hand b J1 | reactions b each | turn a 2 | do combat | dice 2 6 5 4 1')
      .act('attack AND ARA - 3 0')
      .act('noReaction');
    expect(game.asked()).toBe('b react');
    expect(game.only('diceThrown')).toMatchObject([{ seat: 0, defender: 1, attack: [2, 6, 5], defence: [4, 1] }]);
    expect(game.only('diceRolled')).toEqual([]);
  });
});
