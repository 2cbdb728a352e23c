// A turn's beginning and end, and the end of the game: N-START, N-EPI-1, N-END-1, N-END-4, N-MISSION-5, N-MISSION-6.

import { missionPoints } from '../../napoleon/conditions.js';
import { dropEmptySeats } from '../../napoleon/departure.js';
import { kill, wander } from '../../napoleon/harm.js';
import { accomplish, accomplishOthers, claimable, watchMissions } from '../../napoleon/missions.js';
import { routesOf, zonesOf } from '../../napoleon/queries.js';
import { nap, napoleonOptions } from '../../napoleon/state.js';
import { armiesAt, countTerritories, regionsHeldBy, seatsIn, territoriesOf } from '../../queries.js';
import { leaders } from '../../standing.js';
import type { Frame, FrameOf, MissionId, MissionWhen, OfferOf, Rules, Seat, Tx } from '../../types.js';
import { asksNothing, type Phase, unexpected } from '../phase.js';
import { endGame } from '../turn.js';

/** N-START; N-MISSION-5: with `--empire-points turn` each empire held scores its bonus. */
export const startTurn: Phase<'startTurn'> = {
  ...asksNothing,
  next: (tx) => {
    const { seat } = tx.state.turn;
    if (napoleonOptions(tx.rules).empirePoints === 'turn') {
      const points = regionsHeldBy(tx.rules, tx.state, seat).reduce(
        (sum, r) => sum + (tx.rules.board.regions[r]?.bonus ?? 0),
        0,
      );
      if (points > 0) tx.emit({ type: 'scored', seat, source: 'empires', points });
    }
    const claims: Frame = { kind: 'claimMission', when: 'start' };
    if (seatsIn(tx.state).length === 1) tx.replace(claims, { kind: 'lastSeat' });
    else tx.replace(claims);
  },
};

/** At-once missions may be claimed from the moment they come true until the own turn ends (N-MISSION-3). */
const KINDS: Readonly<Record<FrameOf<'claimMission'>['when'], readonly MissionWhen[]>> = {
  start: ['start'],
  'at-once': ['at-once'],
  end: ['end', 'at-once'],
};

/** N-CARD-5: missions of other seats' turns come after the attacker's own. */
const leaveClaims = (tx: Tx, when: FrameOf<'claimMission'>['when']): void => {
  tx.pop();
  if (when === 'at-once') watchMissions(tx);
};

const best = (rules: Rules, missions: readonly MissionId[]): MissionId | undefined =>
  [...missions].sort((a, b) => missionPoints(rules, b) - missionPoints(rules, a))[0];

/** N-MISSION-6: claimed by choice, one after the other, or at once with `--auto-claim`. */
export const claimMission: Phase<'claimMission'> = {
  ask: (rules, state, { when }) => {
    const { seat } = state.turn;
    const open = claimable(rules, state, seat, KINDS[when]);
    if (open.length === 0 || napoleonOptions(rules).autoClaim) return null;
    const offers: OfferOf<'claimMission' | 'endClaim'>[] = open.map((mission) => ({ type: 'claimMission', mission }));
    offers.push({ type: 'endClaim' });
    return { seat, mandatory: false, body: { kind: 'claimMission', offers } };
  },
  take: (tx, { when }, answer) => {
    if (answer.type === 'claimMission') accomplish(tx, tx.state.turn.seat, answer.mission);
    else if (answer.type === 'endClaim') leaveClaims(tx, when);
    else unexpected(answer);
  },
  next: (tx, { when }) => {
    const { seat } = tx.state.turn;
    const mission = best(tx.rules, claimable(tx.rules, tx.state, seat, KINDS[when]));
    if (mission === undefined) leaveClaims(tx, when);
    else accomplish(tx, seat, mission);
  },
};

/** N-EPI-1, N-EPI-2: losses first, in board order, then the epidemics of emptied territories wander. */
export const epidemic: Phase<'epidemic'> = {
  ...asksNothing,
  next: (tx) => {
    const struck = territoriesOf(tx.state, tx.state.turn.seat).filter((t) => (nap(tx.state).epidemics[t] ?? 0) > 0);
    for (const at of struck) kill(tx, at, nap(tx.state).epidemics[at] ?? 0, 'epidemic');
    for (const at of struck) {
      if (armiesAt(tx.state, at) > 0) continue;
      for (let left = nap(tx.state).epidemics[at] ?? 0; left > 0; left--) wander(tx, at);
    }
    watchMissions(tx);
    tx.pop();
    dropEmptySeats(tx);
  },
};

/** N-END-2: one card each for an invasion, a mission since the last turn, an empire or route; at most three. */
const cardsEarned = (tx: Tx, seat: Seat): number => {
  const n = nap(tx.state);
  const invaded = n.turn.captures.length > 0 ? 1 : 0;
  const accomplished = n.missions[seat]?.sinceTurn ? 1 : 0;
  const holds = regionsHeldBy(tx.rules, tx.state, seat).length + routesOf(tx.rules, n, seat).length > 0 ? 1 : 0;
  return invaded + accomplished + holds;
};

/** N-END-1 to N-END-3, after the end-of-turn missions. A seat that is out draws nothing (N-LAND-9). */
export const closeTurn: Phase<'closeTurn'> = {
  ...asksNothing,
  next: (tx) => {
    const { seat, round } = tx.state.turn;
    accomplishOthers(tx, 'other-turn-end');
    if (tx.state.seats[seat]?.status === 'in') {
      for (let n = cardsEarned(tx, seat); n > 0; n--) tx.drawCard(seat);
      const held = countTerritories(tx.state, seat) + zonesOf(nap(tx.state), seat).length;
      const points = Math.floor(held / 3); // N-END-3: no minimum
      if (round === tx.rules.profile.rounds && points > 0)
        tx.emit({ type: 'scored', seat, source: 'fifthRound', points });
    }
    tx.emit({ type: 'turnClosed', seat });
    tx.pop();
  },
};

/**
 * N-END-4: start-of-turn missions that hold now are scored, seat by seat; nothing is drawn; then the points decide, then
 * regiments, then missions.
 */
export const endByPoints = (tx: Tx, rule: 'N-END-4' | 'N-END-5' = 'N-END-4'): void => {
  tx.emit({ type: 'roundScored', round: tx.state.turn.round });
  for (let seat = 0 as Seat; seat < tx.rules.players; seat = (seat + 1) as Seat) {
    const missions = nap(tx.state).missions[seat]?.held ?? [];
    tx.emit({ type: 'missionsRevealed', seat, missions });
    if (tx.state.seats[seat]?.status !== 'in') continue; // N-LAND-8: a seat that is out claims nothing
    // N-END-4: the reveal is nobody's turn, so that N-MISSION-2 does not apply.
    tx.note({ claims: [], drawn: [] });
    for (const mission of claimable(tx.rules, tx.state, seat, ['start'])) accomplish(tx, seat, mission, true);
  }
  endGame(tx, { winners: leaders(tx.state), reason: 'points', rule });
};

/** N-END-5: the last seat plays its remaining turns for VP, or ends the game now. */
export const lastSeat: Phase<'lastSeat'> = {
  ask: (_rules, state) => {
    if (seatsIn(state).length !== 1) return null;
    const offers = [{ type: 'playOn' }, { type: 'endGame' }] as const;
    return { seat: state.turn.seat, mandatory: true, body: { kind: 'lastSeat', offers } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type === 'endGame') endByPoints(tx, 'N-END-5');
    else if (answer.type === 'playOn') tx.pop();
    else unexpected(answer);
  },
  next: (tx) => tx.pop(),
};
