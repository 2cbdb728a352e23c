// A turn as the profile lists it, the way from one turn to the next, and the ends of the game: C-END-1 to C-END-4.
import { nextSeat, seatsIn } from '../queries.js';
import { leaders } from '../standing.js';
import type { Outcome, Seat, Tx } from '../types.js';
import { firstFrame } from './frames.js';
import { asksNothing, type Phase } from './phase.js';

/** Ends the game: nothing more is asked of anyone (C-END-2). */
export const endGame = (tx: Tx, outcome: Outcome): void => {
  tx.clear();
  // C-MISSION-5: all missions are shown.
  tx.state.seats.forEach(({ mission }, seat) => {
    if (mission !== undefined) tx.emit({ type: 'secretMissionShown', seat: seat as Seat, mission });
  });
  tx.emit({ type: 'gameEnded', outcome });
};

/** C-END-1, C-END-3: ends the game if a single seat is left. Tells whether it did. */
export const endIfWon = (tx: Tx, rule: 'C-END-1' | 'C-END-3'): boolean => {
  const left = seatsIn(tx.state);
  if (left.length !== 1) return false;
  endGame(tx, { winners: left, reason: rule === 'C-END-1' ? 'conquest' : 'lastSeat', rule });
  return true;
};

/** Whether going from `seat` to `next` passes the place of `first`, so that a new round begins. */
const startsRound = (seat: Seat, next: Seat, first: Seat, players: number): boolean => {
  const fromFirst = (s: Seat): number => (s - first + players) % players;
  return fromFirst(next) <= fromFirst(seat);
};

/** C-END-4: most territories, then most armies, then shared. */
export const endByTerritories = (tx: Tx): void =>
  endGame(tx, { winners: leaders(tx.state), reason: 'rounds', rule: 'C-END-4' });

const endTurn = (tx: Tx): void => {
  const { seat, round, first } = tx.state.turn;
  const { profile, setup, players } = tx.rules;
  const next = nextSeat(seat, players, (s) => tx.state.seats[s]?.status === 'in');
  const isNewRound = next === null || startsRound(seat, next, first, players);
  if (next === null || (isNewRound && round === (profile.rounds ?? setup.options.rounds))) {
    profile.finish(tx);
    return;
  }
  if (isNewRound && profile.roundEnds) profile.roundEnds(tx);
  tx.emit({ type: 'turnBegan', seat: next, round: isNewRound ? round + 1 : round });
  tx.replace({ kind: 'turn', step: 0 });
};

export const turn: Phase<'turn'> = {
  ...asksNothing,
  next: (tx, frame) => {
    const kind = tx.rules.profile.turn[frame.step];
    if (kind === undefined) return endTurn(tx);
    tx.replace({ kind: 'turn', step: frame.step + 1 }, firstFrame(kind));
  },
};
