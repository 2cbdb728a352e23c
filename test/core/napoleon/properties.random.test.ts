// Random games of Risk Napoleon with every check at every step. SOAK=1 plays many more.
import { describe, test } from '@jest/globals';
import { SOAK } from '../../support/checks.js';
import { playCheckedNapoleon } from '../../support/napoleonChecks.js';
import { tableOf } from '../../support/napoleonTables.js';

const GAMES = SOAK === 1 ? 1 : 250;

describe.each([3, 4, 5, 6])('%i seats', (seats) => {
  test('D-1: every step of random games is sound, whatever the options', () => {
    for (let game = 0; game < GAMES; game++) {
      const rules = tableOf(seats, `random ${seats} ${game}`);
      playCheckedNapoleon(rules, { bot: 'random', changes: 20, resignations: [2, 0, 6][game % 3] ?? 0 });
    }
  });
});
