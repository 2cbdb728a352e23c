// Which of the six colours and signs each seat has: its own number, or what was chosen for it.
import type { Rules, SeatInfo } from '../../core/index.js';
import { NEUTRAL_SEAT } from '../palette/seats.js';

interface Seated {
  readonly rules: Rules;
  readonly seats: readonly SeatInfo[];
}

const tables = new WeakMap<readonly SeatInfo[], readonly number[]>();

const tableOf = ({ rules: { players, profile }, seats }: Seated): readonly number[] => {
  const chosen = seats.map(({ colour }, seat) => colour ?? seat);
  const free = Array.from({ length: NEUTRAL_SEAT }, (_, colour) => colour).filter((colour) => !chosen.includes(colour));
  const neutrals = Array.from({ length: profile.neutrals?.count ?? 0 }, (_, n) => free[n] ?? NEUTRAL_SEAT);
  return [...chosen.slice(0, players), ...neutrals];
};

/** The colour of a seat, 0 to 6: neutral armies have those that no player has. */
export const colourOfSeat = (seated: Seated, seat: number): number => {
  const table = tables.get(seated.seats) ?? tableOf(seated);
  tables.set(seated.seats, table);
  return table[seat] ?? seat;
};
