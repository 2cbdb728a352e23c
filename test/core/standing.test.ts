// The order at the end of a game, the winners first; it is what every screen shows.
import { describe, expect, test } from '@jest/globals';
import { parsePosition, ranking } from '../../src/core/index.js';
import { viewOf } from '../support/moments.js';

const order = (position: string): readonly number[] => {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`test: ${parsed.error.reason}`);
  const { rules, state } = parsed.value;
  const seats = ranking(state);
  expect(ranking(viewOf(rules, state, 'spectator'))).toEqual(seats);
  return seats;
};

describe('ranking', () => {
  test('C-END-4: territories, then armies, then the order of turns', () => {
    const rest = 'c *1 | turn c 3 | rounds 3 | do fortify';
    expect(order(`classic/en/world 4 | a ALA1 | b ALB1 ONT1 | ${rest} | d GRE9`)).toEqual([2, 1, 3, 0]);
    expect(order(`classic/en/world 4 | a ALA1 | b ALB1 | ${rest} | d GRE1`)).toEqual([2, 0, 1, 3]);
  });

  test('N-END-4: points, then regiments, then missions', () => {
    const end = 'turn c 5 a | do closeTurn';
    expect(order(`napoleon/en/europe 3 | a ENG5 | b ROM1 | c *1 | points b 3 0 0 0 | ${end}`)).toEqual([1, 2, 0]);
    const even = 'napoleon/en/europe 3 | a ENG5 | b ROM5 | c NAP1';
    expect(order(`${even} | done b raiders@1:0 | ${end}`)).toEqual([1, 0, 2]);
  });

  test('C-END-3: seats that have become neutral come last, whatever they hold', () => {
    expect(order('classic/en/world 3 | a ALA1 | b ALB2 | c *1 | neutral c | turn b 3 | do fortify')).toEqual([1, 0, 2]);
    const napoleon = 'napoleon/en/europe 3 | a ENG5 | b ROM1 | c *1 | points c 30 0 0 0 | neutral c | turn b 5 a';
    expect(order(`${napoleon} | do closeTurn`)).toEqual([0, 1, 2]);
  });
});
