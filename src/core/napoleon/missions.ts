// Accomplishing missions: N-MISSION-1 to N-MISSION-6.

import type { MissionId, MissionWhen, Rules, Seat, State, Tx } from '../types.js';
import { isAccomplished, missionArmies, missionOf, missionPoints } from './conditions.js';
import { nap } from './state.js';

/** N-MISSION-2: not a replacement drawn in this turn, and no other of its rank in this turn. */
const isOpen = (rules: Rules, state: State, seat: Seat, mission: MissionId): boolean => {
  const { claims, drawn } = nap(state).turn;
  const { rank } = missionOf(rules, mission);
  return !drawn.includes(mission) && !claims.some((c) => c.seat === seat && c.rank === rank);
};

/** The missions of `seat` of one of these kinds that could be accomplished now, in the order held. */
export const claimable = (rules: Rules, state: State, seat: Seat, when: readonly MissionWhen[]): readonly MissionId[] =>
  (nap(state).missions[seat]?.held ?? []).filter(
    (mission) =>
      when.includes(missionOf(rules, mission).when) &&
      isOpen(rules, state, seat, mission) &&
      isAccomplished(rules, state, seat, mission),
  );

/** N-MISSION-1: scores it for good and draws another of its rank. `isReveal`: nothing is drawn (N-END-4). */
export const accomplish = (tx: Tx, seat: Seat, mission: MissionId, isReveal = false): void => {
  const { rank, lasting } = missionOf(tx.rules, mission);
  const points = missionPoints(tx.rules, mission);
  const isOnTurn = tx.state.turn.seat === seat && !isReveal;
  const armies = isOnTurn ? missionArmies(tx.rules, mission) : 0;
  tx.emit({ type: 'missionAccomplished', seat, mission, points, armies, lasting: lasting && !isReveal });
  tx.emit({ type: 'scored', seat, source: 'missions', points });
  if (isReveal) return;
  tx.note({ claims: [...nap(tx.state).turn.claims, { seat, rank }] });
  drawMission(tx, seat, rank);
};

/** The top mission of a pile; none left: no new one. */
export const drawMission = (tx: Tx, seat: Seat, rank: number): void => {
  const mission = nap(tx.state).piles[rank - 1]?.[0];
  if (mission !== undefined) tx.emit({ type: 'missionDrawn', seat, rank, mission });
};

/** N-MISSION-4: lasting missions whose empire is no longer held turn face down for good. */
export const dropLasting = (tx: Tx): void => {
  nap(tx.state).missions.forEach(({ lasting }, seat) => {
    for (const mission of lasting) {
      const region = tx.rules.board.regions.find((r) => r.id === missionOf(tx.rules, mission).condition.region);
      const isHeld = region?.territories.every((t) => tx.state.owner[t] === seat) ?? false;
      if (!isHeld) tx.emit({ type: 'lastingLost', seat: seat as Seat, mission });
    }
  });
};

/** N-MISSION-3: a seat whose turn it is not accomplishes what has come true, without a question. */
export const accomplishFor = (tx: Tx, seat: Seat, when: MissionWhen): void => {
  if (tx.state.seats[seat]?.status !== 'in') return;
  // The rank limit (N-MISSION-2) is looked at anew after each.
  for (let open = claimable(tx.rules, tx.state, seat, [when]); open.length > 0; ) {
    const [mission] = open;
    if (mission !== undefined) accomplish(tx, seat, mission);
    open = claimable(tx.rules, tx.state, seat, [when]);
  }
};

/** N-MISSION-3: several seats, clockwise from the seat on turn. */
export const accomplishOthers = (tx: Tx, when: MissionWhen): void => {
  const { players } = tx.rules;
  for (let step = 1; step < players; step++) {
    accomplishFor(tx, ((tx.state.turn.seat + step) % players) as Seat, when);
  }
};

/** After anything that may have changed who controls what, or destroyed units. */
export const watchMissions = (tx: Tx): void => {
  dropLasting(tx);
  accomplishOthers(tx, 'other-turn');
};
