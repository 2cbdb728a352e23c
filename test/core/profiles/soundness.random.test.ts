// Every game by every rulebook, played at random with the checks that hold at every step.
import { describe, expect, test } from '@jest/globals';
import { playChecked } from '../../support/checks.js';
import { PROFILE_TABLES, rulesAtTable } from '../../support/profiles.js';

describe.each(PROFILE_TABLES)('$name, $seats seats', (table) => {
  test('D-1: every step of a random game is sound', () => {
    const canDeal = table.profile.neutrals === null;
    const rules = rulesAtTable(table, {
      rounds: 8,
      resign: table.seats % 2 === 0 && canDeal ? 'neutral' : 'bot',
      deal: table.seats > 3,
    });
    const state = playChecked(rules, { bot: 'random', mostActions: 300, changes: 10, resignations: 1 });
    expect(state.turn.round).toBeGreaterThan(0);
  });
});
