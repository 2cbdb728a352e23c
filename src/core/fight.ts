// What an attack between two places is worth to whoever holds them: who reaches whom, and the exact odds with all bonuses.
import { attackBonus, defenceBonus, newClash, officersAt, tollDue, unitsAt } from './napoleon/battle.js';
import { landingsFrom, otherFleet, zoneOf } from './napoleon/queries.js';
import { fightOdds, MOST_ARMIES, type Odds, type RollBonus } from './odds.js';
import { isJoined, ownerAt } from './queries.js';
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

/** Whose units `seat` would fight at `to`; null where nobody's stand there. */
export const foeAt = (rules: Rules, state: Known, to: PlaceId, seat: Seat): Seat | null => {
  const zone = state.napoleon === null ? null : zoneOf(rules, to);
  if (zone === null || state.napoleon === null) return ownerAt(state, rules.board.index.get(to) ?? -1);
  return otherFleet(state.napoleon, zone, seat);
};

/** Epidemics at `to` that an attack from `from` still has to pay for (N-LAND-4). */
export const tollOf = (rules: Rules, state: Known, from: PlaceId, to: PlaceId): number =>
  state.napoleon === null || zoneOf(rules, to) !== null ? 0 : tollDue(rules, state, from, to);

/** As many officers of `seat` at `from` as are of use in an attack. */
export const usefulLeaders = (rules: Rules, state: Known, from: PlaceId, seat: Seat): number =>
  state.napoleon === null ? 0 : Math.min(MOST_LEADERS, officersAt(rules, state, from, seat));

/** What is added to the dice of both sides of an attack in the turn that it is. */
export const bonusesOf = (rules: Rules, state: Known, from: PlaceId, to: PlaceId, leaders: number): RollBonus => {
  if (state.napoleon === null) return { attack: [], defence: [] };
  const clash = newClash({ from, to, sea: zoneOf(rules, to) !== null, dice: 3, leaders });
  return { attack: attackBonus(state, clash), defence: defenceBonus(rules, state, clash, 2) };
};

const capped = (units: number): number => Math.min(MOST_ARMIES, units);

/**
 * Exact odds of an attack of the seat on turn to the end, the toll paid before; null where nobody stands there. That the
 * attack may be made is the caller's to know. As many officers lead as are of use, unless it is said how many.
 */
export const oddsOfAttack = (
  rules: Rules,
  state: Known,
  from: PlaceId,
  to: PlaceId,
  leaders = usefulLeaders(rules, state, from, state.turn.seat),
): Odds | null => {
  const { seat } = state.turn;
  const foe = foeAt(rules, state, to, seat);
  if (foe === null) return null;
  // N-NAVAL-1: in a zone's own fight nobody stays behind.
  const attackers = unitsAt(rules, state, from, seat) - tollOf(rules, state, from, to) + (from === to ? 1 : 0);
  const defenders = unitsAt(rules, state, to, foe);
  if (attackers < 2 || defenders < 1) return null;
  return fightOdds(rules.profile, capped(attackers), capped(defenders), bonusesOf(rules, state, from, to, leaders));
};

/**
 * The same of an attack of `seat` if it were its turn now; null where it cannot attack: no way there, too few units, nobody
 * there or its own.
 */
export const oddsBetween = (rules: Rules, position: Known, from: PlaceId, to: PlaceId, seat: Seat): Odds | null => {
  const state = inTurnOf(position, seat);
  const at = rules.board.index.get(from);
  if (at !== undefined && ownerAt(state, at) !== seat) return null;
  if (foeAt(rules, state, to, seat) === seat || reachOf(rules, state, from, to, seat) === null) return null;
  return oddsOfAttack(rules, state, from, to);
};
