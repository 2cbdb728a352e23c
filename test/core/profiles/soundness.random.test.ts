// Every game by every rulebook, played at random and by bots, with the checks of the classic games.
import { describe, expect, test } from '@jest/globals';
import { type Options, PROFILES, type Profile, type Rules } from '../../../src/core/index.js';
import { playChecked } from '../../support/checks.js';
import { rulesFrom, setupOf } from '../../support/setups.js';

const seatCounts = (profile: Profile): number[] => Object.keys(profile.startArmies).map(Number);

const rulesFor = (profile: Profile, seats: number, seed: string, options: Partial<Options>): Rules =>
  rulesFrom({ ...setupOf(seats, seed, options, profile.boards[0]), variant: profile.variant, profile: profile.id });

/** Every second seat is asked for its defence dice, so that the question is met in every game. */
const someAsk = (seats: number): Options['defence'] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? ('ask' as const) : ('auto' as const)));

const TABLES = PROFILES.flatMap((profile) =>
  seatCounts(profile).map((seats) => ({ profile, seats, name: `${profile.variant} ${profile.id} ${profile.boards}` })),
);

describe.each(TABLES)('$name, $seats seats', ({ profile, seats, name }) => {
  test('D-1: every step of a random game is sound', () => {
    const resign = seats % 2 === 0 && profile.neutrals === null ? 'neutral' : 'bot';
    const rules = rulesFor(profile, seats, `${name} ${seats}`, {
      rounds: 8,
      resign,
      deal: seats > 3,
      defence: someAsk(seats),
    });
    const state = playChecked(rules, { bot: 'random', mostActions: 700, changes: 10, resignations: 1 });
    expect(state.turn.round).toBeGreaterThan(0);
  });

  test('C-END-1: a game of simple bots is sound and ends by elimination', () => {
    const rules = rulesFor(profile, seats, `${name} ${seats} simple`, { deal: seats > 3 });
    const state = playChecked(rules, { bot: 'simple', mostActions: 20_000, changes: 5, resignations: 0 });
    expect(state.outcome).toMatchObject({ reason: 'conquest', rule: 'C-END-1' });
  });
});
