// Who is ahead, and who has won in the end: C-END-4, N-END-4. States and views both fit.
import { pointsOf } from './napoleon/state.js';
import { countArmies, countTerritories, type Position } from './queries.js';
import type { NapoleonState, Seat, SeatMissions, SeatStatus } from './types.js';

/** What the end is judged by: a State and a View both have it. */
export interface Contest extends Position {
  readonly seats: readonly { readonly status: SeatStatus }[];
  readonly napoleon:
    | (Pick<NapoleonState, 'points'> & { readonly missions: readonly Pick<SeatMissions, 'done'>[] })
    | null;
}

/**
 * What counts, the weightiest first: seats that have become neutral come last (C-END-3); then territories and armies
 * (C-END-4), or points, regiments and missions (N-END-4).
 */
const scoreOf = (contest: Contest, seat: Seat): readonly number[] => {
  const takesPart = contest.seats[seat]?.status === 'neutral' ? 0 : 1;
  const armies = countArmies(contest, seat);
  return contest.napoleon === null
    ? [takesPart, countTerritories(contest, seat), armies]
    : [takesPart, pointsOf(contest, seat), armies, contest.napoleon.missions[seat]?.done.length ?? 0];
};

/** Negative where `a` is ahead of `b`, 0 where nothing tells them apart. */
const compare = (contest: Contest, a: Seat, b: Seat): number => {
  const other = scoreOf(contest, b);
  const difference = scoreOf(contest, a).map((value, i) => (other[i] ?? 0) - value);
  return difference.find((d) => d !== 0) ?? 0;
};

/** All seats, best first; seats that nothing tells apart in the order of their turns. */
export const ranking = (contest: Contest): Seat[] =>
  contest.seats.map((_, seat) => seat as Seat).sort((a, b) => compare(contest, a, b) || a - b);

/** Those ahead of all others: more than one where nothing tells them apart. */
export const leaders = (contest: Contest): Seat[] =>
  ranking(contest).filter((seat, _, [first]) => first !== undefined && compare(contest, first, seat) === 0);
