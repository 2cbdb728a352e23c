// Games of the ordinary bots with every check at every step. SOAK=1 plays many more.
import { describe, test } from '@jest/globals';
import { SOAK } from '../../support/checks.js';
import { playCheckedNapoleon } from '../../support/napoleonChecks.js';
import { tableOf } from '../../support/napoleonTables.js';

const GAMES = SOAK === 1 ? 1 : 250;

describe.each([3, 4, 5, 6])('%i seats', (seats) => {
  test('D-1: every step of simple bots’ games is sound, whatever the options', () => {
    for (let game = 0; game < GAMES; game++) {
      const rules = tableOf(seats, `simple ${seats} ${game}`);
      playCheckedNapoleon(rules, { bot: 'colonel', changes: 10, resignations: [0, 1, 3][game % 3] ?? 0 });
    }
  });
});
