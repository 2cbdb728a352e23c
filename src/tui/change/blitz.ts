// Attacking by itself: until so many units are left, or until it is decided.
import { type Answer, answerTo, type Decision, foeAt, type Offer, type PlaceId, unitsAt } from '../../core/index.js';
import type { Auto, Model } from '../model.js';
import { type FightOffer, isFight } from '../prompts/odds.js';

/** The roll from one place on another, without a card; undefined where it is not offered. */
export const rollFor = (
  decision: Decision | null,
  from: PlaceId | undefined,
  to: PlaceId | undefined,
): FightOffer | undefined =>
  ((decision?.offers ?? []) as readonly Offer[])
    .filter(isFight)
    .find((offer) => offer.from === from && offer.to === to && offer.card === undefined);

type Again = Omit<Extract<Auto, { do: 'fight' }>, 'do'>;

/**
 * The same attack again, with the most dice that cannot cost more units than may be lost before `remain` are left, as far as
 * the rules allow. Null where the target or the means are gone.
 */
export const fightOn = (model: Model, decision: Decision, { from, to, leaders, remain }: Again): Answer | null => {
  const offer = rollFor(decision, from, to);
  if (!offer) return null;
  const { rules } = model.context;
  const spare = remain > 0 ? unitsAt(rules, model.view, from, decision.seat) - remain : Number.POSITIVE_INFINITY;
  if (spare < 1) return null;
  const foe = foeAt(rules, model.view, to, decision.seat);
  const [, defence] = rules.profile.defenceDice(foe === null ? 1 : unitsAt(rules, model.view, to, foe));
  const most = offer.dice[1];
  return answerTo(offer, { dice: spare >= Math.min(most, defence) ? most : spare, leaders });
};
