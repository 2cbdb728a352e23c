// The odds of a fight that is offered, with all that counts in it: officers, fortification, cards, the toll of epidemics.
import {
  attackBonus,
  type Clash,
  defenceBonus,
  fightOdds,
  MOST_ARMIES,
  newClash,
  type Odds,
  type Offer,
  type OfferOf,
  officersAt,
  otherFleet,
  type PlaceId,
  type RollBonus,
  rollCounts,
  type Seat,
  tollDue,
  unitsAt,
} from '../../core/index.js';
import type { Model } from '../model.js';

const MOST_LEADERS = 2; // a third adds nothing (N-LAND-2)

export type FightOffer = OfferOf<'attack' | 'sail'>;

export const isFight = (offer: Offer): offer is FightOffer => offer.type === 'attack' || offer.type === 'sail';

const isZone = ({ context }: Model, place: PlaceId): boolean => context.rules.board.zoneIndex.has(place);

/** Whose units stand at `place` against the seat on turn; null where nobody's do. */
export const foeAt = ({ context, view }: Model, place: PlaceId): Seat | null => {
  const zone = context.rules.board.zoneIndex.get(place);
  if (zone === undefined) return view.owner[context.rules.board.index.get(place) ?? -1] ?? null;
  return view.napoleon === null ? null : otherFleet(view.napoleon, zone, view.turn.seat);
};

/** What is added to the dice of both sides. */
export const bonusesOf = ({ context, view }: Model, offer: FightOffer, leaders: number): RollBonus => {
  if (view.napoleon === null) return { attack: [], defence: [] };
  const { type, from, to, dice } = offer;
  const clash: Clash = newClash({ from, to, sea: type === 'sail', dice: dice[1], leaders });
  return { attack: attackBonus(view, clash), defence: defenceBonus(context.rules, view, clash, 2) };
};

/** As many officers leading as are of use. */
export const bestLeaders = ({ context, view }: Model, { from }: FightOffer): number =>
  view.napoleon === null ? 0 : Math.min(MOST_LEADERS, officersAt(context.rules, view, from, view.turn.seat));

/** The epidemics at the target that are still to be paid for (N-LAND-4). */
export const tollOf = (model: Model, { from, to }: { readonly from: PlaceId; readonly to: PlaceId }): number =>
  model.view.napoleon === null || isZone(model, to) ? 0 : tollDue(model.context.rules, model.view, from, to);

const capped = (units: number): number => Math.min(MOST_ARMIES, units);

/**
 * Exact odds of a fight to the end; null where nobody stands there. As many officers lead as are of use, unless it is said
 * how many.
 */
export const offerOdds = (model: Model, offer: Offer, leaders?: number): Odds | null => {
  if (!isFight(offer)) return null;
  const { rules } = model.context;
  const { view } = model;
  const { from, to } = offer;
  const foe = foeAt(model, to);
  if (foe === null) return null;
  // In a zone's own fight nobody stays behind.
  const isWhole = (from as PlaceId) === to;
  const units = unitsAt(rules, view, from, view.turn.seat) - tollOf(model, offer) + (isWhole ? 1 : 0);
  const bonus = bonusesOf(model, offer, leaders ?? bestLeaders(model, offer));
  return fightOdds(rules.profile, capped(units), capped(unitsAt(rules, view, to, foe)), bonus);
};

/** What both sides are to expect to lose in one roll with so many dice, the defender rolling all that it may. */
export const rollOdds = (
  model: Model,
  offer: FightOffer,
  dice: number,
  leaders: number,
): { readonly you: number; readonly foe: number } => {
  const { rules } = model.context;
  const foe = foeAt(model, offer.to);
  const units = foe === null ? 0 : unitsAt(rules, model.view, offer.to, foe);
  const [, defence] = rules.profile.defenceDice(Math.max(1, units));
  const { outcomes, defenderLoses } = rollCounts(dice, defence, bonusesOf(model, offer, leaders));
  const lost = defenderLoses.reduce((sum, count, n) => sum + n * count, 0) / outcomes;
  return { you: defenderLoses.length - 1 - lost, foe: lost };
};
