// Seats by number and by letter.
import type { Seat } from '../../src/core/index.js';

const LETTERS = 'abcdefghijkl';

export const seatOf = (n: number): Seat => n as Seat;

/** `a` for seat 0; `-` for none. */
export const letterOf = (seat: number | null): string => (seat === null ? '-' : (LETTERS[seat] ?? '?'));

/** The seat that a letter stands for. */
export const seatNamed = (letter: string): Seat => {
  const seat = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
  if (seat < 0) throw new Error(`test: no seat ${letter}`);
  return seatOf(seat);
};
