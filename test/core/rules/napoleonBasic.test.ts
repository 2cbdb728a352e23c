import { describe, expect, test } from '@jest/globals';
import {
  decision,
  isJoker,
  legalActions,
  loadRules,
  type Options,
  ofType,
  PROFILE_IDS,
  type Rules,
  type State,
  symbolOf,
} from '../../../src/core/index.js';
import { applyTo } from '../../support/moments.js';
import { play } from '../../support/play.js';
import { begin, rulesFrom, setupOf } from '../../support/setups.js';
import { codesOf } from '../../support/text.js';

const basic = (seats: number, options: Partial<Options> = {}, seed = 'basic'): Rules =>
  rulesFrom({ ...setupOf(seats, seed, options, 'europe'), variant: 'napoleon-basic' });

/** Setup to its end, every question answered with its first legal answer. */
const afterSetup = (rules: Rules): State => {
  let { state } = begin(rules);
  while (state.turn.round === 0) {
    const open = decision(rules, state);
    const [first] = legalActions(rules, state);
    if (!open || !first) throw new Error('test: setup is stuck');
    const step = applyTo(rules, state, open.seat, first);
    if (!step.ok) throw new Error('test: refused');
    state = step.value.state;
  }
  return state;
};

describe('C-SETUP-1', () => {
  test.each([
    [3, 40],
    [4, 35],
    [5, 30],
    [6, 25],
  ])(
    'C-SETUP-1: on Napoleonic Europe %i seats start with %i regiments each, all on the board in the end',
    (seats, each) => {
      for (const deal of [false, true]) {
        const state = afterSetup(basic(seats, { deal }));
        const armies = state.seats.map((_, seat) =>
          state.armies.reduce((sum, n, at) => sum + (state.owner[at] === seat ? n : 0), 0),
        );
        expect(armies).toEqual(new Array(seats).fill(each));
        expect(state.owner).toHaveLength(48);
        expect(state.owner).not.toContain(null);
      }
    },
  );

  test.each([1, 2, 7])('C-SETUP-1: %i seats are refused', (seats) => {
    const refused = loadRules({ ...setupOf(seats, 'x', {}, 'europe'), variant: 'napoleon-basic' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'seatCount', rule: 'C-SETUP-1' } });
  });

  test('C-SETUP-1: it is played on Europe only', () => {
    const refused = loadRules({ ...setupOf(3, 'x'), variant: 'napoleon-basic' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'boardNotForVariant' } });
  });

  test('C-SETUP-1: there are no neutral armies, and no seats but the players’', () => {
    const { state } = begin(basic(3));
    expect(state.seats.map((seat) => seat.status)).toEqual(['in', 'in', 'in']);
  });
});

describe('C-SETUP-6', () => {
  test.each([3, 4, 5, 6])(
    'C-SETUP-6: %i seats: dealt clockwise from the first seat, which a roll has found',
    (seats) => {
      const rules = basic(seats, { deal: true });
      const { state, events } = begin(rules);
      const first = events.flatMap((e) => (e.type === 'firstSeat' ? [e.seat] : []))[0] ?? 0;
      const dealtTo = events.flatMap((e) => (e.type === 'territoryClaimed' ? [e.seat] : []));
      expect(dealtTo).toEqual(Array.from({ length: 48 }, (_, n) => (first + n) % seats));
      expect(decision(rules, state)).toMatchObject({ kind: 'place', seat: (first + 48) % seats });
    },
  );

  test('C-SETUP-6: other seeds deal other territories', () => {
    const owners = ['1', '2', '3', '4'].map((seed) => begin(basic(4, { deal: true }, seed)).state.owner.join());
    expect(new Set(owners).size).toBe(4);
  });
});

describe('C-REINF-2', () => {
  const EMPIRES: readonly (readonly [string, number, string])[] = [
    ['french-empire', 4, 'IDF BRE AQU PRO BUR'],
    ['united-kingdom', 2, 'ENG SCO IRE'],
    ['iberia', 3, 'POR CAS ARA AND'],
    ['nordic-kingdoms', 3, 'DEN NOR SWE FIN'],
    ['confederation-of-the-rhine', 5, 'HOL WES SAX BAV'],
    ['prussia', 4, 'BRA SIL WAR EPR'],
    ['austrian-empire', 5, 'AUS BOH HUN GAL ILL'],
    ['italy', 3, 'PIE LOM ROM NAP'],
    ['russian-empire', 4, 'STP LIT MOS UKR NRU'],
    ['ottoman-empire', 5, 'WAL SER RUM GRE ANA SYR'],
    ['barbary-coast', 3, 'MOR ALG TUN EGY'],
  ];

  test.each(EMPIRES)('C-REINF-2: all of %s brings %i more, all but one territory nothing', (empire, bonus, codes) => {
    const held = codes.split(' ').map((code) => `${code}1`);
    const count = (mine: readonly string[]): readonly string[] => {
      const other = codes.includes('IDF') ? 'ENG1' : 'IDF1';
      const line = `napoleon-basic/en/europe 3 | a ${mine.join(' ')} | b ${other} | c *1 | turn a 2 | do reinforce`;
      return play(line).settle().log();
    };
    expect(count(held)).toEqual([`reinforcementsCounted a ${held.length} 3 ${empire} ${bonus} ${3 + bonus}`]);
    expect(count(held.slice(1))).toEqual([`reinforcementsCounted a ${held.length - 1} 3 - 3`]);
  });

  test('C-REINF-2: the eleven empires are the whole board', () => {
    const { board } = basic(3);
    expect(board.regions.map(({ id, bonus }) => [id, bonus])).toEqual(EMPIRES.map(([id, bonus]) => [id, bonus]));
    expect(EMPIRES.flatMap(([, , codes]) => codes.split(' ')).sort()).toEqual(
      board.territories.map((t) => t.code).sort(),
    );
  });
});

/** What the cards of the board show, written down apart from the board. */
const SYMBOLS = {
  infantry: 'BRE AQU SCO POR ARA NOR FIN SAX SIL BOH ROM MOS WAL GRE MOR EGY',
  cavalry: 'PRO IRE CAS SWE WES BAV WAR HUN GAL LOM LIT UKR NRU ANA SYR ALG',
  artillery: 'IDF BUR ENG AND DEN HOL BRA EPR AUS ILL PIE NAP STP SER RUM TUN',
} as const;

describe('C-CARD-8', () => {
  test('C-CARD-8: the deck is the 48 territory cards, 16 of each symbol, and two jokers', () => {
    const { cards, board } = basic(3);
    expect(cards).toHaveLength(50);
    expect(cards.filter(isJoker)).toHaveLength(2);
    for (const [symbol, codes] of Object.entries(SYMBOLS)) {
      const shown = cards.filter((card) => symbolOf(board, card) === symbol);
      expect(codesOf(board, shown)).toBe(codes);
    }
  });
});

describe('the rules of classic', () => {
  test.each([
    ['en', ['HOL', 'BUR']],
    ['pt', ['HOL', 'BUR', 'WES']],
    ['it', ['HOL', 'BUR', 'WES', 'EGY']],
    ['fr', ['HOL']],
  ])('C-FORT-1: by %s armies may go from Ile-de-France to %j', (profile, expected) => {
    const line = `napoleon-basic/${profile}/europe 3 | a IDF5 BUR1 HOL1 WES1 EGY1 | b BRE1 | c *1 | captured HOL | turn a 2 | do fortify`;
    const to = play(line)
      .legal()
      .filter((text) => text.startsWith('fortify IDF '))
      .map((text) => text.split(' ')[2] ?? '');
    expect([...new Set(to)].sort()).toEqual([...expected].sort());
  });

  test('C-ATT-1: a line across the sea joins as a border does; there are no ships and no landings', () => {
    const game = play('napoleon-basic/en/europe 3 | a ENG5 | b IDF1 | c *1 | turn a 2 | do attack');
    const reached = new Set(ofType(game.question('attack').offers, 'attack').map(({ to }) => to));
    expect([...reached].sort()).toEqual(['holland', 'ile-de-france', 'ireland', 'scotland']);
  });

  test.each(PROFILE_IDS)('C-SETUP-5: by %s the first turn is found as in classic', (profile) => {
    const more = profile === 'pt' ? '| dice 1 6 2' : '';
    const game = play(
      `napoleon-basic/${profile}/europe 3 | a IDF1 | b BRE1 | c *1 | supply c 1 | turn c 0 a | do placeSetup ${more}`,
    ).act('place ENG 1');
    expect(game.log()).toContain(`firstSeat ${profile === 'pt' ? 'b' : 'a'} turns`);
  });
});
