// What an attack may lead to, as all can see it: for the log. It is made of the board alone, so it tells nothing of a hand or
// of a mission (D-2), whoever has ordered the attack, and why.
import { oddsOfAttack, type PlaceId, type Rules, type Seat, type TerritoryId, type View } from '../core/index.js';
import { chartOf } from './classic/chart.js';
import { fieldOf } from './classic/field.js';
import { routeTo } from './classic/route.js';
import type { Reason } from './hint.js';
import { landFieldOf } from './napoleon/thought.js';

/** What is less likely is nobody's aim. */
const LIKELY = 0.4;

/**
 * The weightiest thing that the attack of the seat on turn from `from` on `to` may bring in this turn, with its chance:
 * that it wipes out a seat, completes a region, breaks one, or wins the turn's card. Null where it is none of these, and
 * at sea. `view`: the position before the attack, whoever's view it is.
 */
export const purposeOf = (rules: Rules, view: View, from: PlaceId, to: PlaceId): Reason | null => {
  const { board, profile } = rules;
  const { seat } = view.turn;
  const at = board.index.get(to as TerritoryId);
  const foe = at === undefined ? null : (view.owner[at] ?? null);
  const region = at === undefined ? undefined : board.regions[board.territories[at]?.region ?? -1];
  if (at === undefined || foe === null || foe === seat || !region || !board.index.has(from as TerritoryId)) return null;
  const field = profile.hasNapoleon ? landFieldOf(rules, view, seat) : fieldOf(chartOf(rules), view, seat);
  const chanceOf = (targets: readonly number[]): number => routeTo(field, targets, false)?.chance ?? 0;
  const isPlayer = view.seats[foe]?.status === 'in';
  if (isPlayer) {
    const chance = chanceOf(view.owner.flatMap((owner, t) => (owner === foe ? [t] : [])));
    if (chance >= LIKELY) return { why: 'kill', seat: foe, cards: view.seats[foe]?.cards ?? 0, chance };
  }
  const { id, bonus, territories } = region;
  if (bonus > 0) {
    const chance = chanceOf(territories.filter((t) => view.owner[t] !== seat));
    if (chance >= LIKELY) return { why: 'complete', region: id, bonus, chance };
  }
  const win = oddsOfAttack(rules, view, from, to)?.win ?? 0;
  if (bonus > 0 && isPlayer && territories.every((t) => view.owner[t] === foe))
    return { why: 'break', region: id, seat: foe as Seat, bonus, chance: win };
  const taken = view.napoleon ? view.napoleon.turn.captures.length : view.turn.captured.length;
  return taken === 0 ? { why: 'card', chance: win } : null;
};
