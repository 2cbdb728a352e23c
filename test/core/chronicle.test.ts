// A game looked back on: land and points by turn, turning points with their steps, the luck of dice.
import { describe, expect, jest, test } from '@jest/globals';
import { BOTS, botStream } from '../../src/bots/index.js';
import {
  type Chronicle,
  chronicleAfter,
  countTerritories,
  type GameEvent,
  newChronicle,
  parsePosition,
  pointsOf,
  type Rules,
  rollCounts,
  type Seat,
  type State,
  type Step,
  spared,
  view,
  weightiest,
} from '../../src/core/index.js';
import { applyNow } from '../support/moments.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { begin, chanceFrom, rulesOf, seatsOf, seedOf } from '../support/setups.js';

jest.setTimeout(120_000);

const at = (line: string): { rules: Rules; state: State } => {
  const parsed = parsePosition(line);
  if (!parsed.ok) throw new Error(`test: ${parsed.error.segment}: ${parsed.error.reason}`);
  return parsed.value;
};

type Told = readonly (readonly [after: string, events: readonly object[]])[];

/** A game made by hand: positions as lines, and what happened between them. */
const game = (first: string, told: Told): Chronicle => {
  const { rules, state } = at(first);
  let before = state;
  let chronicle = chronicleAfter(rules, newChronicle(rules.players), before, before, []);
  for (const [line, events] of told) {
    const after = at(line).state;
    chronicle = chronicleAfter(rules, chronicle, before, after, events as GameEvent[]);
    before = after;
  }
  return chronicle;
};

const W = 'classic/en/world 3 |';
const MINE = 'a NGU9 INO2 EAU2 NAF5';
const LINE = (mine: string, theirs: string, turn: string): string =>
  `${W} ${mine} | ${theirs} | turn ${turn} | do attack`;
const BEGIN = LINE(MINE, 'b WAU1 SIA1 | c BRA1 PER1 ARG1 VEN1 *1', 'a 2');
const WITH_AUSTRALIA = LINE(`${MINE} WAU3`, 'b SIA1 | c BRA1 PER1 ARG1 VEN1 *1', 'a 2');
const WITH_BRAZIL = LINE(`${MINE} WAU3 BRA3`, 'b SIA1 | c PER1 ARG1 VEN1 *1', 'a 2');
const NEXT = LINE(`${MINE} WAU3 BRA3`, 'b SIA1 | c PER1 ARG1 VEN1 *1', 'b 2');

const declared = (from: string, to: string) => ({ type: 'attackDeclared', seat: 0, from, to, dice: 3 });
const rolled = (from: string, to: string, attack: number[], defence: number[], defender = 1) => ({
  type: 'diceRolled',
  seat: 0,
  defender,
  from,
  to,
  attack,
  defence,
  attackBonus: [],
  defenceBonus: [],
});
const captured = (from: string, territory: string, loser = 1) => ({
  type: 'territoryCaptured',
  seat: 0,
  loser,
  from,
  territory,
});
const began = (seat: number, round: number) => ({ type: 'turnBegan', seat, round });

describe('a game made by hand', () => {
  const told: Told = [
    [
      WITH_AUSTRALIA,
      [
        declared('new-guinea', 'western-australia'),
        rolled('new-guinea', 'western-australia', [6, 6, 5], [2]),
        captured('new-guinea', 'western-australia'),
      ],
    ],
    [WITH_AUSTRALIA, []], // something was taken back: it is a step of the record as well
    [
      WITH_BRAZIL,
      [
        declared('north-africa', 'brazil'),
        rolled('north-africa', 'brazil', [6, 5, 5], [1], 2),
        captured('north-africa', 'brazil', 2),
      ],
    ],
    [NEXT, [began(1, 2)]],
  ];

  test('a region that is won whole, and one that is broken, each at its step', () => {
    const { turnings, step } = game(BEGIN, told);
    expect(step).toBe(4);
    expect(turnings).toContainEqual(
      expect.objectContaining({ what: 'won', seat: 0, region: 'australia', bonus: 2, step: 1, round: 2 }),
    );
    expect(turnings).toContainEqual(
      expect.objectContaining({ what: 'broke', seat: 0, loser: 2, region: 'south-america', step: 3 }),
    );
  });

  test('land and armies when the turn was over, and who is ahead', () => {
    const { turns, turnings, leader } = game(BEGIN, told);
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ seat: 0, round: 2, step: 4, points: null });
    expect(turns[0]?.held.slice(0, 2)).toEqual([6, 1]);
    expect(leader).toBe(2);
    expect(turnings.at(-1)).toMatchObject({ what: 'lead', seat: 2, step: 4 });
  });

  test('nothing of setup counts, and nothing of the first step', () => {
    const setup = `${W} a ALA1 | b NWT1 | c *1 | supply a 5 | turn a 0 | do placeSetup`;
    expect(game(setup, [[setup, [began(0, 1)]]]).turns).toEqual([]);
    const { rules, state } = at(BEGIN);
    const first = chronicleAfter(rules, newChronicle(3), state, state, [began(1, 2)] as unknown as GameEvent[]);
    expect([first.step, first.turns]).toEqual([0, []]);
  });

  test('an elimination, a sweep of four, a capture against the odds', () => {
    const poor = LINE('a NGU2 INO2 EAU2 NAF5', 'b WAU9 SIA1 | c *1', 'a 2');
    const taken = LINE('a NGU1 INO2 EAU2 NAF5 WAU1', 'b SIA1 | c *1', 'a 2');
    const story = game(poor, [
      [taken, [declared('new-guinea', 'western-australia'), captured('new-guinea', 'western-australia')]],
      [
        taken,
        [
          captured('x', 'siam'),
          captured('x', 'china', 2),
          captured('x', 'india', 2),
          { type: 'seatEliminated', seat: 1, by: 0 },
        ],
      ],
      [taken, [began(1, 2)]],
    ]);
    const upset = story.turnings.find(({ what }) => what === 'upset');
    expect(upset).toMatchObject({ seat: 0, place: 'western-australia', step: 1 });
    expect(upset?.what === 'upset' && upset.chance).toBeLessThan(0.01);
    expect(story.turnings).toContainEqual(expect.objectContaining({ what: 'eliminated', seat: 0, loser: 1, step: 2 }));
    expect(story.turnings).toContainEqual(expect.objectContaining({ what: 'sweep', count: 4, step: 3 }));
    const three = game(poor, [
      [taken, [captured('x', 'siam'), captured('x', 'china', 2), captured('x', 'india', 2)]],
      [taken, [began(1, 2)]],
    ]);
    expect(three.turnings.some(({ what }) => what === 'sweep')).toBe(false);
    // Nobody did it, so nobody is told for it (N-LAND-9).
    const alone = game(poor, [[taken, [{ type: 'seatEliminated', seat: 1, by: null }]]]);
    expect(alone.turnings).toEqual([]);
  });
});

describe('luck', () => {
  const fights: Told = [
    [BEGIN, [rolled('new-guinea', 'western-australia', [6, 6, 1], [5, 5])]],
    [BEGIN, [rolled('new-guinea', 'western-australia', [6, 6, 1], [5, 5])]],
    [BEGIN, [rolled('north-africa', 'brazil', [2, 1, 1], [6, 6], 2)]],
    [BEGIN, [began(1, 2)]],
  ];
  /** 3 dice against 2: 2275 of 7776 cost the attacker two, 2611 one each. */
  const EXPECTED = (2 * 2275 + 2611) / 7776;

  test('losses of both sides as the dice fell and as they were to be expected', () => {
    expect(rollCounts(3, 2).defenderLoses).toEqual([2275, 2611, 2890]);
    const { luck } = game(BEGIN, fights);
    expect(luck[0]).toEqual({ rolls: 3, lost: 2, expected: expect.closeTo(3 * EXPECTED, 9) });
    expect(luck[1]).toEqual({ rolls: 2, lost: 4, expected: expect.closeTo(2 * (2 - EXPECTED), 9) });
    expect(luck[2]).toEqual({ rolls: 1, lost: 0, expected: expect.closeTo(2 - EXPECTED, 9) });
  });

  test('the luckiest and the unluckiest attack, all rolls of one together, when they are over', () => {
    const { luckiest, unluckiest, fight } = game(BEGIN, fights);
    expect(fight).toBeNull();
    expect(luckiest).toMatchObject({ to: 'western-australia', rolls: 2, lost: 0, step: 1 });
    expect(unluckiest).toMatchObject({ to: 'brazil', rolls: 1, lost: 2, step: 3 });
    expect(luckiest && spared(luckiest)).toBeCloseTo(2 * EXPECTED, 9);
    const going = game(BEGIN, fights.slice(0, 2));
    expect([going.luckiest, going.fight?.rolls]).toEqual([null, 2]);
  });

  test('bonuses count in what is to be expected', () => {
    const led = {
      ...rolled('new-guinea', 'western-australia', [6, 6, 1], [5, 5]),
      attackBonus: [1, 1, 0],
      defenceBonus: [0, 0],
    };
    const { luck } = game(BEGIN, [[BEGIN, [led]]]);
    expect(luck[0]?.expected).toBeLessThan(EXPECTED);
  });
});

describe('the weightiest', () => {
  test('few of a kind and of a round, no two of a step, in their order, at most as many as are asked for', () => {
    const base = newChronicle(3);
    const lead = (step: number, round: number, seat = 0) => ({
      step,
      round,
      seat: seat as Seat,
      weight: 9,
      what: 'lead' as const,
    });
    const story: Chronicle = {
      ...base,
      winners: [1 as Seat],
      turnings: [
        lead(1, 1),
        lead(2, 1),
        lead(3, 1),
        lead(4, 2),
        lead(5, 3, 1),
        { step: 5, round: 3, seat: 1 as Seat, weight: 1, what: 'sweep', count: 4 },
      ],
    };
    const chosen = weightiest(story, 8);
    expect(chosen.map(({ step }) => step)).toEqual([1, 2, 5]);
    // What put the winner ahead for good is weightier than any other.
    expect(weightiest(story, 1)).toEqual([lead(5, 3, 1)]);
  });
});

const GAMES: readonly (readonly [string, Rules])[] = [
  ['classic', rulesOf(3, 'chronicle', { deal: true, rounds: 6 })],
  ['Risk Napoleon', napoleonRules(3, 'chronicle')],
];

/** A whole game of bots, step by step. */
const play = (rules: Rules, each: (step: Step, before: State) => void): State => {
  const bot = BOTS.corporal(rules);
  const streams = seatsOf(rules).map((_, seat) => botStream(chanceFrom(seedOf(rules)), seat));
  let step = begin(rules);
  each(step, step.state);
  while (step.decision) {
    const { seat } = step.decision;
    const rng = streams[seat];
    if (!rng) throw new Error('test: no stream');
    const [action, next] = bot(view(rules, step, seat), step.decision, rng);
    streams[seat] = next;
    const done = applyNow(rules, step, seat, action);
    if (!done.ok) throw new Error('test: refused');
    each(done.value, step.state);
    step = done.value;
  }
  return step.state;
};

test.each(GAMES)(
  '%s: a whole game; a view tells the same as a state, and its last turn is how it ended',
  (_name, rules) => {
    let chronicle = newChronicle(rules.players);
    let seen = newChronicle(rules.players);
    let [steps, turns] = [0, 0];
    const end = play(rules, (step, before) => {
      const eyes = (state: State) => view(rules, { state, decision: null }, 'spectator');
      chronicle = chronicleAfter(rules, chronicle, before, step.state, step.events);
      seen = chronicleAfter(rules, seen, eyes(before), eyes(step.state), step.events);
      steps++;
      turns += step.events.filter(({ type }) => type === 'turnBegan').length;
    });
    expect(seen).toEqual(chronicle);
    expect(chronicle.step).toBe(steps - 1);
    expect(chronicle.turns).toHaveLength(turns);
    expect(chronicle.winners).toEqual(end.outcome?.winners);
    const last = chronicle.turns.at(-1);
    expect(last?.held).toEqual(end.seats.map((_, seat) => countTerritories(end, seat as Seat)));
    if (end.napoleon) expect(last?.points).toEqual(end.seats.map((_, seat) => pointsOf(end, seat as Seat)));
    const found = weightiest(chronicle, 8);
    expect(found.length).toBeGreaterThan(2);
    expect(found.map(({ step }) => step)).toEqual(found.map(({ step }) => step).sort((a, b) => a - b));
  },
);
