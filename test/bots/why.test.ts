// What the log says of a bot's attack: what all can see, and nothing of a hand or a mission.
import { describe, expect, test } from '@jest/globals';
import { BOTS, botStream, purposeOf } from '../../src/bots/index.js';
import { create, decision, momentOf, type Seat, type State, type Viewer, view } from '../../src/core/index.js';
import { aimLines } from '../../src/tui/change/aims.js';
import { FIRST_SETTINGS } from '../../src/tui/menu/screenSettings.js';
import { applyTo, viewOf } from '../support/moments.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { position } from '../support/play.js';
import { chanceFrom, chanceOf, rulesOf } from '../support/setups.js';
import { modelAt } from '../tui/support/games.js';

const purposeAt = (text: string, from: string, to: string) => {
  const { rules, state } = position(text);
  return purposeOf(rules, viewOf(rules, state, 0 as Seat), from as never, to as never);
};

describe('what an attack may bring', () => {
  test('C-ATT-7: a seat is wiped out before a region is broken', () => {
    const five = 'hand b ALA NWT GRE ALB ONT';
    expect(
      purposeAt(
        `classic/en/world 3 | a EAU30 | b WAU2 NGU2 | c *3 | ${five} | turn a 4 | do attack`,
        'eastern-australia',
        'western-australia',
      ),
    ).toMatchObject({ why: 'kill', seat: 1, cards: 5 });
  });

  test('C-REINF-2: a region is broken where one holds it', () => {
    const reason = purposeAt(
      'classic/en/world 3 | a CAM9 | b VEN3 PER9 BRA9 ARG9 JAP5 | c *3 | turn a 2 | do attack',
      'central-america',
      'venezuela',
    );
    expect(reason).toMatchObject({ why: 'break', region: 'south-america', seat: 1, bonus: 2 });
  });

  test.each([
    ['Risk Napoleon', napoleonRules(3, 'aims', {}, { deal: true })],
    ['secret missions', rulesOf(3, 'aims', { missions: 'secret', deal: true })],
  ])('D-2: it is the same to whoever looks on, though they know different secrets: %s', (_name, rules) => {
    const bots = [0, 1, 2].map(() => BOTS.colonel(rules));
    const viewers: readonly Viewer[] = [0 as Seat, 1 as Seat, 2 as Seat, 'spectator', 'omniscient'];
    const seen = new Set<string>();
    let state: State = create(rules, chanceOf(rules)).state;
    for (let n = 0; n < 700; n++) {
      const open = decision(rules, state);
      if (open === null) break;
      const [action] =
        bots[open.seat]?.(viewOf(rules, state, open.seat), open, botStream(chanceFrom('a'), open.seat)) ?? [];
      if (!action) throw new Error('test: no answer');
      if (action.type === 'attack') {
        const said = viewers.map((who) =>
          JSON.stringify(purposeOf(rules, view(rules, momentOf(rules, state), who), action.from, action.to)),
        );
        expect(new Set(said).size).toBe(1);
        seen.add(JSON.parse(said[0] ?? 'null')?.why ?? 'nothing');
      }
      const step = applyTo(rules, state, open.seat, action);
      if (!step.ok) throw new Error('test: illegal');
      state = step.value.state;
    }
    expect([...seen]).toEqual(expect.arrayContaining(['card', 'nothing']));
  });
});

describe('in the log', () => {
  const at = modelAt('classic/en/world 3 | a CAM9 | b VEN3 PER9 BRA9 ARG9 JAP5 | c *3 | turn a 2 | do attack');
  const settings = { ...FIRST_SETTINGS, reasons: 'on' as const };
  const seats = at.context.seats.map((seat) => ({ ...seat, driver: 'marshal' }));
  const declared = [
    { type: 'attackDeclared', seat: 0, from: 'central-america', to: 'venezuela', dice: 3 },
  ] as unknown as Parameters<typeof aimLines>[1];

  test('it is said of bots alone, once an attack, and only where it is switched on', () => {
    const bots = { ...at, context: { ...at.context, seats, settings } };
    expect(aimLines(bots, declared).map(({ text }) => text)).toEqual([
      expect.stringMatching(/may break South America, worth 2 a turn to .*: \d+%\.$/),
    ]);
    const last = { from: 'central-america', to: 'venezuela' } as NonNullable<typeof at.lastRoll>;
    expect(aimLines({ ...bots, lastRoll: last }, declared)).toEqual([]);
    expect(aimLines({ ...bots, context: { ...bots.context, settings: FIRST_SETTINGS } }, declared)).toEqual([]);
    const people = seats.map((seat) => ({ ...seat, driver: 'person' }));
    expect(aimLines({ ...bots, context: { ...bots.context, seats: people } }, declared)).toEqual([]);
  });
});
