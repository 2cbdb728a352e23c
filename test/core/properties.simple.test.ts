import { describe, expect, test } from '@jest/globals';
import { playChecked, rulesAt, TABLES } from '../support/checks.js';

describe.each([3, 4, 5, 6])('%i seats', (seats) => {
  test.each(TABLES)('D-1: every step of simple bots’ games is sound, and the games end (%s)', (name, options) => {
    for (const rules of rulesAt(seats, name, options, 1)) {
      const state = playChecked(rules, { bot: 'colonel', mostActions: 20_000, changes: 10, resignations: 1 });
      expect(state.outcome).not.toBeNull();
    }
  });
});
