// The odds of a fight that is offered: of the whole, or of one roll.
import {
  bonusesOf,
  foeAt,
  type Odds,
  type Offer,
  type OfferOf,
  oddsOfAttack,
  rollCounts,
  unitsAt,
} from '../../core/index.js';
import type { Model } from '../model.js';

export type FightOffer = OfferOf<'attack' | 'sail'>;

export const isFight = (offer: Offer): offer is FightOffer => offer.type === 'attack' || offer.type === 'sail';

/** Exact odds of a fight to the end; null for other offers. As many officers lead as are of use, unless it is said how many. */
export const offerOdds = ({ context, view }: Model, offer: Offer, leaders?: number): Odds | null =>
  isFight(offer) ? oddsOfAttack(context.rules, view, offer.from, offer.to, leaders) : null;

/** What both sides are to expect to lose in one roll with so many dice, the defender rolling all that it may. */
export const rollOdds = (
  { context: { rules }, view }: Model,
  { from, to }: FightOffer,
  dice: number,
  leaders: number,
): { readonly you: number; readonly foe: number } => {
  const foe = foeAt(rules, view, to, view.turn.seat);
  const units = foe === null ? 0 : unitsAt(rules, view, to, foe);
  const [, defence] = rules.profile.defenceDice(Math.max(1, units));
  const { outcomes, defenderLoses } = rollCounts(dice, defence, bonusesOf(rules, view, from, to, leaders));
  const lost = defenderLoses.reduce((sum, count, n) => sum + n * count, 0) / outcomes;
  return { you: defenderLoses.length - 1 - lost, foe: lost };
};
