// Chance is fair: what a biased die, pick or shuffle would show, at fixed seeds. No hash of a game notices that.
import { describe, expect, test } from '@jest/globals';
import { resumeStream, seedStream } from '../../src/core/index.js';
import { shuffle } from '../../src/core/rng.js';
import { begin, rulesOf } from '../support/setups.js';

/** The chi-square of counts that should be alike. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** What a fair source exceeds once in a thousand times, by degrees of freedom (Wilson and Hilferty). */
const limitOf = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.0902 * Math.sqrt(2 / (9 * degrees))) ** 3;

/** Whether counts of what should be alike are as even as chance makes them: not less, and not more. */
const expectEven = (counts: readonly number[]): void => {
  const degrees = counts.length - 1;
  expect(chiSquare(counts)).toBeLessThan(limitOf(degrees));
  expect(counts.every((count) => count > 0)).toBe(true);
};

const tally = (size: number, values: Iterable<number>): number[] => {
  const counts = new Array<number>(size).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describe('D-1: the measure itself', () => {
  test('knows a fair source from a biased one', () => {
    expect(limitOf(5)).toBeCloseTo(20.5, 0);
    expect(limitOf(41)).toBeCloseTo(74.7, 0);
    expectEven([1000, 1010, 985, 1003, 990, 1012]);
    expect(() => expectEven([1150, 1000, 1000, 1000, 1000, 850])).toThrow();
  });
});

describe('D-1: the stream', () => {
  test('a die falls on each side alike, and no two dice in a row depend on each other', () => {
    const stream = resumeStream(seedStream('fair dice'));
    const dice = times(60_000, () => stream.die() - 1);
    expectEven(tally(6, dice));
    expectEven(
      tally(
        36,
        times(30_000, (n) => (dice[2 * n] ?? 0) * 6 + (dice[2 * n + 1] ?? 0)),
      ),
    );
  });

  test.each([2, 3, 5, 6, 42, 44, 48, 50])('a pick of %d takes each alike, the first and the last too', (bound) => {
    const stream = resumeStream(seedStream(`fair picks of ${bound}`));
    expectEven(
      tally(
        bound,
        times(bound * 400, () => stream.pick(bound)),
      ),
    );
  });

  test('the first die of a game is fair over seeds', () => {
    expectEven(
      tally(
        6,
        times(6000, (n) => resumeStream(seedStream(`seed ${n}`)).die() - 1),
      ),
    );
  });
});

describe('D-1: a shuffle', () => {
  const orderOf = (items: readonly number[]): number => items.reduce((code, item) => code * items.length + item, 0);

  test('gives each of the 24 orders of four alike', () => {
    const stream = resumeStream(seedStream('fair shuffles'));
    const orders = times(24_000, () => orderOf(shuffle([0, 1, 2, 3], (bound) => stream.pick(bound))));
    const kinds = [...new Set(orders)];
    expect(kinds).toHaveLength(24);
    expectEven(
      tally(
        24,
        orders.map((order) => kinds.indexOf(order)),
      ),
    );
  });

  test('puts each card in each place alike, and keeps every card', () => {
    const stream = resumeStream(seedStream('fair decks'));
    const cards = times(44, (n) => n);
    const decks = times(4400, () => shuffle(cards, (bound) => stream.pick(bound)));
    for (const place of [0, 1, 21, 42, 43])
      expectEven(
        tally(
          44,
          decks.map((deck) => deck[place] ?? -1),
        ),
      );
    expectEven(
      tally(
        44,
        decks.map((deck) => deck.indexOf(0)),
      ),
    );
    expect(decks.every((deck) => new Set(deck).size === 44)).toBe(true);
  });

  test('the top card of a game is fair over seeds', () => {
    const { cards } = rulesOf(3, 'any');
    const tops = times(cards.length * 25, (n) =>
      cards.indexOf(begin(rulesOf(3, `top ${n}`)).state.deck[0] ?? cards[0] ?? ('' as never)),
    );
    expectEven(tally(cards.length, tops));
  });
});
