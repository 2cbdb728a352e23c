// "What could I have done": fights of a game that is over in which the strong bot would have chosen otherwise.
import { describe, expect, test } from '@jest/globals';
import { BOTS, type Given, hintFor, type Missed, reviewed } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import { type Answer, decision, type Rules, type Seat } from '../../src/core/index.js';
import { viewOf } from '../support/moments.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { position } from '../support/play.js';
import { begin, chanceOf, rulesOf } from '../support/setups.js';

const found = (rules: Rules, given: readonly Given[], most = 3): readonly Missed[] => {
  const looking = reviewed(rules, given, most);
  for (;;) {
    const { done, value } = looking.next();
    if (done === true) return value;
  }
};

/** `answer` to the open question of a position, as a step of a record. */
const givenAt = (text: string, answer: (hinted: Answer) => Answer, step = 1): { rules: Rules; given: Given } => {
  const { rules, state } = position(text);
  const open = decision(rules, state);
  if (open === null) throw new Error('test: nothing is asked');
  const view = viewOf(rules, state, open.seat);
  const { answer: hinted } = hintFor(rules, view, open);
  return { rules, given: { step, view, decision: open, answer: answer(hinted) } };
};

const STOP: Answer = { type: 'endAttack' };
/** Two territories of b's, with five cards, beside thirty armies. */
const KILL =
  'classic/en/world 3 | a *3 EAU30 | b WAU2 NGU2 | c ALA5 NWT5 GRE5 ALB5 KAM5 | hand b ALA NWT GRE ALB ONT | turn a 2 | do attack';

describe('a fight', () => {
  test('that the strong bot would have begun was missed by whoever stopped', () => {
    const { rules, given } = givenAt(KILL, () => STOP, 17);
    const [missed, ...others] = found(rules, [given]);
    expect(others).toEqual([]);
    expect(missed).toMatchObject({
      step: 17,
      round: 2,
      seat: 0,
      did: { answer: STOP },
      hint: { answer: { type: 'attack' } },
    });
    expect(missed?.gain).toBeGreaterThan(0);
    expect(missed?.gain).toBeLessThan(1);
  });

  test('that it would have fought as well was not', () => {
    const { rules, given } = givenAt(KILL, (hinted) => hinted);
    expect(given.answer.type).toBe('attack');
    expect(found(rules, [given])).toEqual([]);
  });

  test('that came later in the same turn was not, in a later turn it was', () => {
    const { rules, given } = givenAt(KILL, () => STOP);
    const { given: fought } = givenAt(KILL, (hinted) => hinted, 2);
    const other: Given = { ...fought, view: { ...fought.view, turn: { ...fought.view.turn, round: 3 } } };
    expect(found(rules, [given, fought])).toEqual([]);
    expect(found(rules, [given, other])).toHaveLength(1);
    expect(found(rules, [fought, given])).toHaveLength(1);
  });
});

/** What the seats of a game answer, each driven by a bot. */
const played = (rules: Rules, levels: readonly (keyof typeof BOTS)[]): Given[] => {
  const given: Given[] = [];
  let before = begin(rules);
  let step = 0;
  const bots = levels.map((level) => BOTS[level](rules));
  playBots(rules, chanceOf(rules), bots, undefined, (next, seat, action) => {
    const { decision: open, state } = before;
    if (open !== null && open.seat === seat) {
      given.push({ step, view: viewOf(rules, state, seat as Seat), decision: open, answer: action as Answer });
    }
    before = next as typeof before;
    step++;
  });
  return given;
};

describe.each([
  ['classic', rulesOf(3, 'review', { deal: true, rounds: 6 })],
  ['Risk Napoleon', napoleonRules(4, 'review', {}, { deal: true })],
])('a whole game, %s', (_name, rules) => {
  const levels = Array.from({ length: rules.players }, (_, n) =>
    n === 0 ? 'recruit' : n === 1 ? 'marshal' : 'corporal',
  );
  const all = played(rules, levels as never);
  const of = (seat: number): Given[] => all.filter(({ decision: { seat: asked } }) => asked === seat);

  test('the strong bot has nothing to say of its own fights', () => {
    expect(of(1).length).toBeGreaterThan(5);
    expect(found(rules, of(1), 99)).toEqual([]);
  });

  test('a beginner has missed something, no more of it than is asked for, the most of each turn, in its order', () => {
    const missed = found(rules, of(0), 99);
    expect(missed.length).toBeGreaterThan(1);
    const best = found(rules, of(0), 2);
    expect(best).toHaveLength(2);
    const gains = missed.map(({ gain }) => gain).sort((a, b) => b - a);
    expect(best.map(({ gain }) => gain).sort((a, b) => b - a)).toEqual(gains.slice(0, 2));
    expect(best.map(({ step }) => step)).toEqual(best.map(({ step }) => step).sort((a, b) => a - b));
    expect(new Set(missed.map(({ round }) => round)).size).toBe(missed.length);
    expect(found(rules, of(0), 99)).toEqual(missed);
  });
});
