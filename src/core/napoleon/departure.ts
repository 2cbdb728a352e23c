// A seat leaves the board: N-LAND-8, N-LAND-9, C-END-3.
import { countTerritories, seatsIn } from '../queries.js';
import type { Seat, Tx } from '../types.js';
import { zoneIdOf } from './queries.js';
import { nap } from './state.js';

/** Its ships leave the board, and its admirals with them, without a change of VP. */
const leaveSea = (tx: Tx, seat: Seat): void => {
  tx.rules.board.zones.forEach((_, zone) => {
    const n = nap(tx.state);
    const [ships, admirals] = [n.ships[zone]?.[seat] ?? 0, n.admirals[zone]?.[seat] ?? 0];
    const at = zoneIdOf(tx.rules, zone);
    if (admirals > 0)
      tx.emit({ type: 'officersReturned', owner: seat, what: 'admiral', count: admirals, at, captor: null });
    if (ships > 0) tx.emit({ type: 'shipsLost', seat, zone: at, count: ships });
  });
};

/** The officers that it holds captive return to their owners' supplies. */
const freeCaptives = (tx: Tx, captor: Seat): void => {
  for (const what of ['general', 'admiral'] as const) {
    const held = nap(tx.state)[what === 'general' ? 'captiveGenerals' : 'captiveAdmirals'][captor] ?? [];
    held.forEach((count, owner) => {
      if (count > 0) tx.emit({ type: 'officersReturned', owner: owner as Seat, what, count, at: null, captor });
    });
  }
};

export const leaveBoard = (tx: Tx, seat: Seat): void => {
  leaveSea(tx, seat);
  freeCaptives(tx, seat);
};

/** The hand of `seat` goes to the discards. */
const discardHand = (tx: Tx, seat: Seat): void => {
  for (const card of tx.state.seats[seat]?.hand ?? []) tx.emit({ type: 'handDiscarded', seat, card });
};

/**
 * N-LAND-9: seats that have lost their last regiment other than to an attack are out; nobody has eliminated them. If the
 * seat on turn is among them its turn goes straight to its end, where it may claim missions. True when that happened.
 */
export const dropEmptySeats = (tx: Tx): boolean => {
  let endsTurn = false;
  for (const seat of seatsIn(tx.state)) {
    if (countTerritories(tx.state, seat) > 0) continue;
    tx.emit({ type: 'seatEliminated', seat, by: null });
    leaveBoard(tx, seat);
    discardHand(tx, seat);
    if (seat === tx.state.turn.seat) endsTurn = true;
  }
  if (endsTurn) {
    if (tx.state.turn.pool > 0) tx.emit({ type: 'poolChanged', by: -tx.state.turn.pool });
    tx.clear({ kind: 'turn', step: tx.rules.profile.turn.indexOf('claimMission') });
  }
  return endsTurn;
};
