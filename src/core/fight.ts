// What an attack between two places is worth to whoever holds them: who reaches whom, and the exact odds with all bonuses.
import { attackBonus, defenceBonus, defenderAt, newClash, officersAt, tollDue, unitsAt } from './napoleon/battle.js';
import { landingsFrom, otherFleet, zoneOf } from './napoleon/queries.js';
import { fightOdds, MOST_ARMIES, type Odds } from './odds.js';
import { armiesAt, isJoined, ownerAt } from './queries.js';
import type { Known, PlaceId, Rules, Seat } from './types.js';

/** N-LAND-2: a third officer adds nothing. */
const MOST_LEADERS = 2;

/** How an attack gets from one place to another: over a join of the board, by ship (N-LAND-3), or at sea. */
export type Reach = 'land' | 'ship' | 'sea';

/** The position as it would be in the turn of `seat`: nothing has happened in it yet. */
const inTurnOf = (state: Known, seat: Seat): Known => {
  if (state.turn.seat === seat) return state;
  const { napoleon, turn } = state;
  const fresh = napoleon && { ...napoleon, turn: { ...napoleon.turn, pairs: [], charges: [] } };
  return { ...state, turn: { ...turn, seat }, napoleon: fresh };
};

const seaReach = (rules: Rules, from: number, to: number): Reach | null =>
  from === to || rules.board.zones[from]?.neighbours.includes(to) ? 'sea' : null;

/** How units of `seat` at `from` get to `to`; null where they do not. Whose `to` is does not matter. */
export const reachOf = (rules: Rules, state: Known, from: PlaceId, to: PlaceId, seat: Seat): Reach | null => {
  const [sea, other] = [zoneOf(rules, from), zoneOf(rules, to)];
  if (sea !== null || other !== null) return sea === null || other === null ? null : seaReach(rules, sea, other);
  const [a, b] = [rules.board.index.get(from), rules.board.index.get(to)];
  if (a === undefined || b === undefined || a === b) return null;
  if (isJoined(rules, a, b)) return 'land';
  return state.napoleon !== null && landingsFrom(rules, state, a, seat).has(b) ? 'ship' : null;
};

/** Attackers that count: after the toll (N-LAND-4), and in a zone's own fight with all (N-NAVAL-1). */
const strengthAt = (rules: Rules, state: Known, from: PlaceId, to: PlaceId, seat: Seat): number => {
  if (state.napoleon === null) return armiesAt(state, rules.board.index.get(from) ?? -1);
  const toll = zoneOf(rules, to) === null ? tollDue(rules, state, from, to) : 0;
  return unitsAt(rules, state, from, seat) - toll + (from === to ? 1 : 0);
};

const foeAt = (rules: Rules, state: Known, to: PlaceId, seat: Seat): Seat | null => {
  if (state.napoleon === null) return ownerAt(state, rules.board.index.get(to) ?? -1);
  const zone = zoneOf(rules, to);
  return zone === null ? defenderAt(rules, state, to) : otherFleet(state.napoleon, zone, seat);
};

/**
 * Exact odds of an attack of `seat` from `from` on `to` to the end, if it were its turn now, with as many officers leading
 * as are of use; null where `seat` cannot attack: no way there, too few units, nobody there or its own.
 */
export const oddsBetween = (rules: Rules, position: Known, from: PlaceId, to: PlaceId, seat: Seat): Odds | null => {
  const state = inTurnOf(position, seat);
  const foe = foeAt(rules, state, to, seat);
  const at = rules.board.index.get(from);
  if (at !== undefined && ownerAt(state, at) !== seat) return null;
  if (foe === null || foe === seat || reachOf(rules, state, from, to, seat) === null) return null;
  const attackers = strengthAt(rules, state, from, to, seat);
  const defenders =
    state.napoleon === null ? armiesAt(state, rules.board.index.get(to) ?? -1) : unitsAt(rules, state, to, foe);
  if (attackers < 2 || defenders < 1) return null;
  const capped = [Math.min(MOST_ARMIES, attackers), Math.min(MOST_ARMIES, defenders)] as const;
  if (state.napoleon === null) return fightOdds(rules.profile, ...capped);
  const leaders = Math.min(MOST_LEADERS, officersAt(rules, state, from, seat));
  const clash = newClash({ from, to, sea: zoneOf(rules, to) !== null, dice: 3, leaders });
  return fightOdds(rules.profile, ...capped, {
    attack: attackBonus(state, clash),
    defence: defenceBonus(rules, state, clash, 2),
  });
};
