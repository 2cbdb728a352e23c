// Attacking by itself: until so many armies are left, or until it is decided.
import { type Answer, type AttackOption, type Decision, type Offer, type PlaceId, unitsAt } from '../../core/index.js';
import { armiesOn } from '../frame/marks.js';
import type { Model } from '../model.js';

/** The most dice that never cost more armies than may be lost before `remain` are left, as far as the rules allow. */
export const blitzDice = (model: Model, option: AttackOption, remain: number): number => {
  const { profile } = model.context.rules;
  const spare = armiesOn(model, option.from) - remain;
  const defence = profile.defenceDice(armiesOn(model, option.to)).max;
  return spare >= Math.min(option.max, defence) ? option.max : Math.max(option.min, spare);
};

/** Whether an offer is a roll from one place on another, without a card. */
export const isRoll = (offer: Offer, from: PlaceId | undefined, to: PlaceId | undefined): boolean =>
  (offer.type === 'attack' || offer.type === 'sail') &&
  offer.fixed['from'] === from &&
  offer.fixed['to'] === to &&
  offer.fixed['card'] === null;

interface Again {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly leaders: number;
  /** Units that must be left at `from`; 0 fights to the end. */
  readonly remain: number;
}

/** The most that one roll can cost the attacker, whatever the dice. */
const MOST_LOST = 2;

/**
 * Risk Napoleon: the same attack again, with the most dice that cannot cost more units than may be lost. Null where the
 * target or the means are gone.
 */
export const fightOn = (model: Model, decision: Decision, { from, to, leaders, remain }: Again): Answer | null => {
  const offer = decision.kind === 'combat' ? decision.offers.find((o) => isRoll(o, from, to)) : undefined;
  if (!offer) return null;
  const spare = unitsAt(model.context.rules, model.view, from, decision.seat) - remain;
  if (remain > 0 && spare < 1) return null;
  const [fewest, most] = offer.ranges['dice'] ?? [1, 1];
  const dice = remain > 0 && spare < MOST_LOST ? Math.max(fewest, Math.min(most, spare)) : most;
  const [least, all] = offer.ranges['leaders'] ?? [0, 0];
  const led = Math.max(least, Math.min(all, leaders));
  return { type: 'choose', offer: offer.type, values: { ...offer.fixed, dice, leaders: led } };
};
