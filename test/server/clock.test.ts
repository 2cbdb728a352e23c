// The clock of a table, with a time that the test moves.
import { describe, expect, test } from '@jest/globals';
import {
  asked,
  CLOCKS,
  expired,
  idle,
  isLive,
  isOver,
  isShort,
  isStoodIn,
  jumpOf,
  letPlay,
  MOST_MISSED,
  newClock,
  present,
  shifted,
  type TableClock,
  TICK,
  waitFor,
} from '../../src/server/clock.js';

const LIVE = { answer: 180, reaction: 20 };
const DAYS = { answer: 86_400, reaction: 86_400 };
const question = (number: number, seat = 0, kind = 'combat') => ({ number, seat, kind });

describe('the time for an answer', () => {
  test.each([
    ['live, a question of the own turn', LIVE, 'combat', true, 180],
    ['live, a reaction', LIVE, 'react', true, 20],
    ['live, dice of the defence', LIVE, 'defend', true, 20],
    ['live, what all see of a reaction', LIVE, 'thinking', true, 20],
    ['correspondence', DAYS, 'combat', true, 86_400],
    ['correspondence, a reaction', DAYS, 'react', true, 86_400],
    ['no clock', null, 'combat', true, null],
    ['a bot', LIVE, 'combat', false, null],
  ])('%s', (_, clock, kind, isPerson, seconds) => {
    const state = asked(newClock(clock, 3), question(1, 0, kind), isPerson, 5000);
    expect(state.deadline).toBe(seconds === null ? null : 5000 + seconds * 1000);
    expect(state.since).toBe(5000);
  });

  test('the same question asked again keeps its time; the next one has its own', () => {
    const first = asked(newClock(LIVE, 3), question(1), true, 0);
    expect(asked(first, question(1), true, 100_000)).toBe(first);
    expect(asked(first, question(2), true, 100_000).deadline).toBe(280_000);
  });

  test('it is over at the deadline, not before', () => {
    const state = asked(newClock(LIVE, 3), question(1), true, 0);
    expect([isOver(state, 179_999), isOver(state, 180_000), isOver(idle(state), 999_999)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('of the offered clocks days are for correspondence', () => {
    expect(CLOCKS.map(isLive)).toEqual([false, true, true, false, false, false]);
  });

  test('the last tenth and the last ten seconds are short', () => {
    const ways = [
      [17_999, 180],
      [18_000, 180],
      [9999, 20],
      [10_000, 20],
      [8_639_999, 86_400],
    ] as const;
    expect(ways.map(([left, answer]) => isShort(left, answer))).toEqual([true, false, true, false, true]);
  });
});

/** Lets the time of `times` questions of seat 0 run out. */
const missing = (times: number, state: TableClock = newClock(LIVE, 3)): TableClock =>
  Array.from({ length: times }).reduce<TableClock>(
    (now, _, n) => expired(asked(now, question(now.question === null ? n : now.question.number + 1), true, 0)),
    state,
  );

describe('who is away', () => {
  test('a bot answers one question; after three in a row it plays on', () => {
    expect(MOST_MISSED).toBe(3);
    expect([1, 2, 3, 4].map((n) => isStoodIn(missing(n), 0))).toEqual([false, false, true, true]);
    expect(isStoodIn(missing(3), 1)).toBe(false);
  });

  test('an answer of their own begins the count anew', () => {
    expect(isStoodIn(missing(2, present(missing(2), 0)), 0)).toBe(false);
    expect(isStoodIn(present(missing(3), 0), 0)).toBe(false);
  });

  test('a question whose time is over is answered once', () => {
    const state = missing(1);
    expect(isOver(state, 1e12)).toBe(false);
  });

  test('the others may agree to wait: then there is no time, for that seat alone', () => {
    const state = waitFor(asked(newClock(LIVE, 3), question(1), true, 0), 0);
    expect(state.deadline).toBeNull();
    expect(asked(state, question(2, 0), true, 0).deadline).toBeNull();
    expect(asked(state, question(2, 1), true, 0).deadline).toBe(180_000);
  });

  test('or to let a bot play: at once, until the person is back', () => {
    const state = letPlay(waitFor(asked(newClock(null, 3), question(1), true, 0), 0), 0, 500);
    expect([isStoodIn(state, 0), isOver(state, 500)]).toEqual([true, true]);
    expect(isStoodIn(present(state, 0), 0)).toBe(false);
    expect(state.waitedFor).toEqual([]);
  });
});

describe('a clock that jumps', () => {
  test.each([
    ['as clocks go', 1000, 1000 + TICK, 0],
    ['a busy machine', 1000, 1000 + TICK + 20_000, 0],
    ['a machine that slept for an hour', 1000, 1000 + TICK + 3_600_000, 3_600_000],
    ['set back by a day', 90_000_000, 90_000_000 + TICK - 86_400_000, -86_400_000],
  ])('%s', (_, before, now, jump) => {
    expect(jumpOf(before, now)).toBe(jump);
  });

  test('nobody loses time to it at a live table; days are days', () => {
    const live = asked(newClock(LIVE, 3), question(1), true, 0);
    expect(shifted(live, 3_600_000)).toMatchObject({ since: 3_600_000, deadline: 3_780_000 });
    const days = asked(newClock(DAYS, 3), question(1), true, 0);
    expect(shifted(days, 3_600_000)).toBe(days);
  });
});
