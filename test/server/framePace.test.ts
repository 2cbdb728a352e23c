// Frames of a session: keys are answered at once, what others do costs no more frames than can be seen.
import { expect, test } from '@jest/globals';
import { createFramePace } from '../../src/server/framePace.js';

/** Frames that are drawn within a second for changes that come every 5 ms. */
const framesIn = (isAnswer: boolean, late = 0): number => {
  const pace = createFramePace();
  let due: number | null = null;
  let frames = 0;
  for (let now = 0; now < 1000; now += 5) {
    due ??= now + pace.delay(now, isAnswer) + late;
    if (now < due) continue;
    pace.drawn(now, late);
    frames++;
    due = null;
  }
  return frames;
};

test('three frames go out without waiting, the next one waits', () => {
  const pace = createFramePace();
  const delays = [0, 1, 2, 3].map((now) => {
    const delay = pace.delay(now, false);
    pace.drawn(now);
    return delay;
  });
  expect(delays.slice(0, 3)).toEqual([0, 0, 0]);
  expect(delays[3]).toBeGreaterThan(40);
});

test('after a while without frames three may go out again', () => {
  const pace = createFramePace();
  for (let n = 0; n < 10; n++) pace.drawn(n);
  expect([pace.delay(1000, false)]).toEqual([0]);
  for (const now of [1000, 1001, 1002]) pace.drawn(now);
  expect(pace.delay(1003, false)).toBeGreaterThan(0);
});

test('what others do is drawn some twenty times a second at most, an answer to a key always', () => {
  expect(framesIn(false)).toBeLessThan(22);
  expect(framesIn(false)).toBeGreaterThan(14);
  expect(framesIn(true)).toBe(200);
});

test('the later frames are, the fewer are due, but some still are', () => {
  const [none, some, most] = [0, 20, 1000].map((late) => framesIn(false, late));
  expect(some).toBeLessThan((none ?? 0) / 2);
  expect(some).toBeGreaterThan(2);
  const pace = createFramePace();
  for (let n = 0; n < 10; n++) pace.drawn(n, 10_000);
  expect(pace.delay(10, false)).toBeLessThan(1100);
  expect(most).toBe(0);
});

test('a clock that was set back keeps no frame waiting for ever', () => {
  const pace = createFramePace();
  for (let n = 0; n < 10; n++) pace.drawn(1_000_000 + n);
  expect(pace.delay(0, false)).toBeLessThanOrEqual(60);
});
