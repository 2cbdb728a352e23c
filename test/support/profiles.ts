// Every game by every rulebook and number of seats, for tests that go through all of them.
import { type Options, PROFILES, type Profile, type Rules } from '../../src/core/index.js';
import { rulesFrom, setupOf } from './setups.js';

export interface ProfileTable {
  readonly profile: Profile;
  readonly seats: number;
  readonly name: string;
}

/** Risk Napoleon has tests of its own. */
export const PROFILE_TABLES: readonly ProfileTable[] = PROFILES.filter((p) => !p.hasNapoleon).flatMap((profile) =>
  Object.keys(profile.startArmies).map((seats) => ({
    profile,
    seats: Number(seats),
    name: `${profile.variant} ${profile.id} ${profile.boards}`,
  })),
);

/** The rules of a table; every second seat is asked for its defence dice, so that the question is met in every game. */
export const rulesAtTable = ({ profile, seats, name }: ProfileTable, options: Partial<Options> = {}): Rules => {
  const defence = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? ('ask' as const) : ('auto' as const)));
  const setup = setupOf(seats, `${name} ${seats}`, { defence, ...options }, profile.boards[0]);
  return rulesFrom({ ...setup, variant: profile.variant, profile: profile.id });
};
