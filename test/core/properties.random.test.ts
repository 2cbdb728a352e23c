import { describe, expect, test } from '@jest/globals';
import { playChecked, rulesAt, TABLES } from '../support/checks.js';

describe.each([3, 4, 5, 6])('%i seats', (seats) => {
  test.each(TABLES)('D-1: every step of random games is sound (%s)', (name, options) => {
    for (const rules of rulesAt(seats, name, { rounds: 12, ...options }, 1)) {
      const state = playChecked(rules, { bot: 'random', mostActions: 900, changes: 10, resignations: 1 });
      expect(state.turn.round).toBeGreaterThan(0);
    }
  });
});
