// Questions have numbers that never come again, and an answer counts for the question that it was given to (D-4).
import { describe, expect, test } from '@jest/globals';
import {
  type Action,
  advance,
  apply,
  hash,
  type Moment,
  momentOf,
  type Seat,
  startTimeline,
  type Timeline,
  undo,
} from '../../src/core/index.js';
import { play } from '../support/play.js';
import { begin, rulesOf } from '../support/setups.js';
import { parseAction } from '../support/text.js';

const WORLD = 'classic/en/world 3';
const PLACING = `${WORLD} | a ALA5 KAM2 JAP1 | b NWT3 | c *1 | turn a 2 | pool 5 | do place`;

const at = (line: string) => {
  const { rules, state } = play(line);
  return { rules, timeline: startTimeline(momentOf(rules, state())) };
};
const [A, B] = [0 as Seat, 1 as Seat];

const numberOf = ({ decision }: Moment): number => {
  if (decision === null) throw new Error('test: nothing is asked');
  return decision.id;
};

const played = (rules: Parameters<typeof apply>[0], now: Timeline, seat: Seat, action: Action): Timeline => {
  const step = apply(rules, now, seat, action, now.decision?.id ?? null);
  if (!step.ok) throw new Error(`test: ${step.error.code}`);
  return advance(now, seat, step.value);
};

const LATE = { ok: false, error: { code: 'late', rule: 'D-4' } };

describe('D-4: the number of a question', () => {
  test('an answer sent twice counts once, though the next question would take it', () => {
    const { rules, timeline } = at(PLACING);
    const place = parseAction(rules.board, 'place ALA 1');
    const number = numberOf(timeline);
    const once = apply(rules, timeline, A, place, number);
    if (!once.ok) throw new Error('test: refused');
    expect(once.value.decision).toMatchObject({ kind: 'place', seat: A, pool: 4 });
    expect(apply(rules, once.value, A, place, number)).toEqual(LATE);
    expect(apply(rules, once.value, A, place, numberOf(once.value)).ok).toBe(true);
  });

  test('after a taking back the same is asked under another number: what was on its way is late', () => {
    const { rules, timeline } = at(PLACING);
    const first = played(rules, timeline, A, parseAction(rules.board, 'place ALA 1'));
    const back = undo(rules, first, 1);
    if (!back) throw new Error('test: not taken back');
    const { id: _one, ...asked } = timeline.decision ?? { id: 0 };
    const { id: _two, ...again } = back.decision ?? { id: 0 };
    expect(again).toEqual(asked);
    const place = parseAction(rules.board, 'place JAP 2');
    // To the question before the answer, and to the one after it: neither is the one that is open now.
    expect(apply(rules, back, A, place, numberOf(timeline))).toEqual(LATE);
    expect(apply(rules, back, A, place, numberOf(first))).toEqual(LATE);
    expect(apply(rules, back, A, place, numberOf(back)).ok).toBe(true);
  });

  test('no number comes again, however often is taken back', () => {
    const { rules, timeline } = at(PLACING);
    const seen = [numberOf(timeline)];
    let now: Timeline = timeline;
    for (let n = 0; n < 6; n++) {
      now = played(rules, now, A, parseAction(rules.board, 'place ALA 1'));
      seen.push(numberOf(now));
      now = undo(rules, now, 1) ?? now;
      seen.push(numberOf(now));
    }
    expect(new Set(seen).size).toBe(13);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test('an aside is to no question: it may come whenever it comes, and the answer under way is late then', () => {
    const { rules, timeline } = at(PLACING);
    const number = numberOf(timeline);
    for (const question of [null, number, number - 1, 99]) {
      expect(apply(rules, timeline, B, { type: 'setDefence', defence: 'ask' }, question).ok).toBe(true);
    }
    const after = played(rules, timeline, B, { type: 'setDefence', defence: 'ask' });
    expect(after.decision).toMatchObject({ kind: 'place', seat: A });
    expect(apply(rules, after, A, parseAction(rules.board, 'place ALA 1'), number)).toEqual(LATE);
  });

  test('an answer that names no question is late; so is one by a seat that is not asked any more', () => {
    const { rules, timeline } = at(`${WORLD} | a ALA5 KAM2 | b NWT3 ALB2 | c *1 | turn a 2 | do fortify`);
    const skip = parseAction(rules.board, 'skipFortify');
    expect(apply(rules, timeline, A, skip, null)).toEqual(LATE);
    const next = played(rules, timeline, A, skip);
    expect(next.decision?.seat).toBe(B);
    expect(apply(rules, next, A, skip, numberOf(timeline))).toEqual(LATE);
    expect(apply(rules, next, A, skip, numberOf(next))).toMatchObject({ error: { code: 'notYourDecision' } });
  });

  test('what is late changes nothing', () => {
    const rules = rulesOf(3, 'late', { deal: true });
    const start = begin(rules);
    const before = hash(start.state);
    const seat = start.decision?.seat ?? A;
    expect(apply(rules, start, seat, { type: 'endAttack' }, numberOf(start) + 1)).toEqual(LATE);
    expect(hash(start.state)).toBe(before);
  });
});
