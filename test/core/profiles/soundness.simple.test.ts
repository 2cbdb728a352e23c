// Every game by every rulebook, played by simple bots to its end.
import { describe, expect, test } from '@jest/globals';
import { BOTS } from '../../../src/bots/index.js';
import { playBots } from '../../../src/bots/selfPlay.js';
import { PROFILE_IDS } from '../../../src/core/index.js';
import { playChecked } from '../../support/checks.js';
import { PROFILE_TABLES, rulesAtTable } from '../../support/profiles.js';
import { chanceOf, seatsOf } from '../../support/setups.js';

const MOST_ACTIONS = 20_000;

describe.each(PROFILE_TABLES)('$name, $seats seats', (table) => {
  test('C-END-1: simple bots play it to an elimination, without a limit of rounds', () => {
    const rules = rulesAtTable(table);
    const { state } = playBots(
      rules,
      chanceOf(rules),
      seatsOf(rules).map(() => BOTS.colonel(rules)),
      MOST_ACTIONS,
    );
    expect(state.outcome).toMatchObject({ reason: 'conquest', rule: 'C-END-1' });
  });
});

/** Each game by each rulebook once, with another number of seats by each. */
const SOME = PROFILE_TABLES.filter(
  ({ profile, seats }) => profile.neutrals !== null || seats === 3 + PROFILE_IDS.indexOf(profile.id),
);

test.each(SOME)('D-1: every step of bots’ games is sound ($name, $seats seats)', (table) => {
  const rules = rulesAtTable(table);
  const state = playChecked(rules, { bot: 'colonel', mostActions: MOST_ACTIONS, changes: 5, resignations: 0 });
  expect(state.outcome).not.toBeNull();
});
