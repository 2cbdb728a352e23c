// N-CARD-4: a question for reactions that no card of the hand could answer, between people at different terminals: it is
// answered with nothing, after a wait that could be thought.
import { randomInt } from 'node:crypto';
import type { Decision, SeatInfo } from '../core/index.js';

/** Whether `decision` leaves nothing to choose, at a table where another person could notice how it is answered. */
export const isEmptyAmongPeople = (decision: Decision, seats: readonly SeatInfo[]): boolean =>
  decision.kind === 'react' &&
  decision.offers.length === 1 &&
  seats.filter(({ driver }) => driver === 'person').length > 1;

/** Nobody reads a question and answers it in less, in milliseconds. */
const LEAST = 800;
/** Well below the time that any table's clock gives for a reaction (`CLOCKS`). */
const MOST = 9000;

/** A wait in milliseconds, short ones more often than long ones. `chance`: from 0 to below 1. */
export const thinkingTime = (chance: number): number => Math.round(LEAST + (MOST - LEAST) * chance ** 2);

const STEPS = 2 ** 32;

/** Calls `done` after such a wait; gives what calls it off. The wait comes from no stream of the game. */
export const thinkFor = (done: () => void): (() => void) => {
  const timer = setTimeout(done, thinkingTime(randomInt(STEPS) / STEPS));
  return () => clearTimeout(timer);
};
