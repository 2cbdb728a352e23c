// Which of the six colours and signs each seat has: its own number, or what was chosen for it.
import type { Rules } from '../../core/index.js';
import { NEUTRAL_SEAT } from '../palette/seats.js';

const tables = new WeakMap<Rules, readonly number[]>();

const tableOf = ({ setup, players, profile }: Rules): readonly number[] => {
  const chosen = setup.seats.map(({ colour }, seat) => colour ?? seat);
  const free = Array.from({ length: NEUTRAL_SEAT }, (_, colour) => colour).filter((colour) => !chosen.includes(colour));
  const neutrals = Array.from({ length: profile.neutrals?.count ?? 0 }, (_, n) => free[n] ?? NEUTRAL_SEAT);
  return [...chosen.slice(0, players), ...neutrals];
};

/** The colour of a seat, 0 to 6: neutral armies have those that no player has. */
export const colourOfSeat = (rules: Rules, seat: number): number => {
  const table = tables.get(rules) ?? tableOf(rules);
  tables.set(rules, table);
  return table[seat] ?? seat;
};
