// How a bot fights in Risk Napoleon: which attack, with which officers and cards; how it answers reactions.
import {
  type Answer,
  answerTo,
  armiesAt,
  attackBonus,
  countTerritories,
  type DecisionOf,
  effectOf,
  lossesNow,
  nap,
  type Offer,
  type OfferOf,
  oddsOfAttack,
  otherFleet,
  type PlaceId,
  pointsOf,
  type Rules,
  regionsHeldBy,
  type Seat,
  shipsAt,
  tollDue,
  unitsAt,
  type View,
} from '../../core/index.js';
import { enemiesNextTo, regionAt, regionOwner, threatTo } from '../survey.js';
import { seaWish, territoryWish, type Wish, wants } from './wishes.js';

export interface FightField {
  readonly rules: Rules;
  readonly view: View;
  readonly seat: Seat;
  readonly wishes: readonly Wish[];
}

type Attack = OfferOf<'attack' | 'sail'>;

/** Chance to win the fight to the end with all officers, bonuses included; 1 where nobody stands there. */
const chanceOf = ({ rules, view }: FightField, { from, to }: Attack): number =>
  oddsOfAttack(rules, view, from, to)?.win ?? 1;

const landWorth = ({ rules, view, seat, wishes }: FightField, at: number): number => {
  const owner = view.owner[at] ?? null;
  const region = rules.board.regions[regionAt(rules, at)];
  const missing = region?.territories.filter((t) => view.owner[t] !== seat).length ?? 9;
  const completes = missing === 1 ? (region?.bonus ?? 0) : 0;
  const breaks =
    owner !== null && regionOwner(rules, view, regionAt(rules, at)) === owner ? (region?.bonus ?? 0) * 0.7 : 0;
  const isFirst = nap(view).turn.captures.length === 0 && owner !== null ? 2 : 0;
  const last = owner !== null && countTerritories(view, owner) <= 2 ? 2 + 4 * wants(wishes, ['eliminated']) : 0;
  const late = view.turn.round >= 5 ? 0.5 : 0;
  const general = 1.2 * (nap(view).generals[at] ?? 0);
  const leader = owner !== null && nap(view).turn.leaders.includes(owner) ? 0.3 : 0;
  return (
    0.7 +
    completes +
    breaks +
    isFirst +
    last +
    late +
    general +
    leader +
    1.6 * territoryWish(rules, view, wishes, at, seat)
  );
};

/** The price of a fight: regiments likely lost, the toll, and officers at risk. */
const BOLD: readonly number[] = [0.62, 0.62, 0.6, 0.58, 0.55, 0.48];

const rateLand = (field: FightField, offer: OfferOf<'attack'>): number => {
  const { rules, view, wishes } = field;
  const at = rules.board.index.get(offer.to) ?? -1;
  const from = rules.board.index.get(offer.from) ?? -1;
  const isLanding = !(rules.board.neighbours[from]?.includes(at) ?? false);
  const chance = chanceOf(field, offer);
  const extra = isLanding ? 3 * wants(wishes, ['capturedByLanding']) : 0;
  // Those who are to garrison an empire do not waste themselves on others.
  const isGuard = isGarrison(rules, wishes, from) && !isGarrison(rules, wishes, at) && armiesAt(view, from) <= 5;
  if (isGuard || chance < (BOLD[view.turn.round] ?? 0.6)) return -1;
  const toll = tollDue(rules, view, offer.from, offer.to);
  return chance * (landWorth(field, at) + extra) - 0.35 * armiesAt(view, at) * (1.15 - chance) - 0.4 * toll - 0.15;
};

const rateSail = (field: FightField, offer: OfferOf<'sail'>): number => {
  const { rules, view, seat, wishes } = field;
  if (offer.from === offer.to) return 100; // forced
  const zone = rules.board.zoneIndex.get(offer.to) ?? -1;
  const chance = chanceOf(field, offer);
  if (chance < 0.6) return -1;
  const other = otherFleet(nap(view), zone, seat);
  const worth = 0.8 + 2 * seaWish(rules, wishes, zone) + 3 * wants(wishes, ['navalWins']);
  return chance * worth - 0.2 * (other === null ? 0 : shipsAt(nap(view), zone, other));
};

const rateEnter = (field: FightField, offer: OfferOf<'enter'>): number => {
  const { rules, wishes, view } = field;
  const zone = rules.board.zoneIndex.get(offer.to);
  if (zone !== undefined) return 0.6 + seaWish(rules, wishes, zone) + 0.3 * wants(wishes, ['capturedByLanding']);
  const at = rules.board.index.get(offer.to) ?? -1;
  const toll = tollDue(rules, view, offer.from, offer.to);
  return 0.5 + landWorth(field, at) * 0.6 - 0.8 * toll;
};

/** Whether a card is worth playing with this attack. */
export const cardWorth = ({ rules, view }: FightField, { card, from: origin, to }: Attack): number => {
  if (card === undefined) return 0;
  const at = rules.board.index.get(to) ?? -1;
  const from = rules.board.index.get(origin) ?? -1;
  switch (effectOf(rules, card)) {
    case 'grand-battery':
      return armiesAt(view, at) >= 3 ? 0.5 : -0.5;
    case 'cavalry-charge':
      return armiesAt(view, from) >= 5 ? 0.4 : -0.5;
    case 'sappers':
      return nap(view).forts[at] || armiesAt(view, at) >= 3 ? 0.4 : -0.5;
    case 'fog-of-war':
      return nap(view).forts[at] || (nap(view).generals[at] ?? 0) > 0 ? 0.3 : -0.5;
    default:
      return -1;
  }
};

const ratePlay = ({ rules, view, seat }: FightField, play: OfferOf<'playCard'>): number => {
  if (effectOf(rules, play.card) === 'spy' && play.target !== undefined)
    return 0.4 + 0.01 * pointsOf(view, play.target);
  const to = rules.board.index.get(play.to ?? '') ?? -1;
  const from = rules.board.index.get(play.from ?? '') ?? -1;
  if (view.owner[to] === seat) return -1;
  return (view.owner[from] === seat ? 0.8 : 0.1) + (armiesAt(view, to) === 1 ? 0.5 : 0) - 0.3;
};

export const rateOffer = (field: FightField, offer: Offer): number => {
  switch (offer.type) {
    case 'attack':
      return rateLand(field, offer) + cardWorth(field, offer);
    case 'sail':
      return rateSail(field, offer) + cardWorth(field, offer);
    case 'enter':
      return rateEnter(field, offer);
    case 'playCard':
      return ratePlay(field, offer);
    default:
      return 0.05;
  }
};

/** Officers lead while they are safe: with three dice nobody is captured, with fewer only when the odds are good. */
export const leadersFor = (field: FightField, offer: Offer): number => {
  if (offer.type !== 'attack' && offer.type !== 'sail') return 0;
  const [least, most] = offer.leaders ?? [0, 0];
  return offer.dice[1] === 3 || chanceOf(field, offer) > 0.85 ? Math.min(2, most) : least;
};

/** The best of all that may be done in the combat phase. */
export const fight = (field: FightField, decision: DecisionOf<'combat'>): Answer => {
  let best: Offer | undefined = decision.offers[decision.offers.length - 1];
  let most = best?.type === 'endAttack' ? 0.05 : Number.NEGATIVE_INFINITY;
  for (const offer of decision.offers) {
    const worth = rateOffer(field, offer);
    if (worth > most) [best, most] = [offer, worth];
  }
  if (!best) throw new Error('bug: no offers');
  return answerTo(best, { dice: 3, leaders: leadersFor(field, best) });
};

// --- Reactions --------------------------------------------------------------------------------------------------------

const isThreatened = ({ rules, view, seat }: FightField, to: PlaceId): boolean => {
  const clash = nap(view).clash;
  if (!clash) return false;
  return unitsAt(rules, view, clash.from, view.turn.seat) > unitsAt(rules, view, to, seat);
};

/** Dice of four and less are rolled again by Old Guard: their bits. */
const lowDice = (dice: readonly number[]): number =>
  dice.reduce((mask, die, i) => (die <= 3 ? mask | (1 << i) : mask), 0);

const rateReaction = (field: FightField, offer: OfferOf<'react'>, window: string, to: PlaceId): number => {
  const { rules, view, seat } = field;
  const n = nap(view);
  const clash = n.clash;
  const at = rules.board.index.get(to) ?? -1;
  const losses = clash && clash.attack.length > 0 ? lossesNow(rules, view, clash) : { attacker: 0, defender: 0 };
  const isAttacker = view.turn.seat === seat;
  const own = isAttacker ? losses.attacker : losses.defender;
  const other = isAttacker ? losses.defender : losses.attacker;
  const mine = clash ? (isAttacker ? clash.attack : clash.defence) : [];
  switch (effectOf(rules, offer.card)) {
    case 'ambush':
      return unitsAt(rules, view, to, seat) >= 2 && isThreatened(field, to) ? 2 : -1;
    case 'general-winter':
      return isThreatened(field, to)
        ? 2 + (regionsHeldBy(rules, view, seat).includes(regionAt(rules, at)) ? 2 : 0)
        : -1;
    case 'orderly-retreat':
      return isThreatened(field, to) && armiesAt(view, at) >= 2
        ? 1 + 0.2 * armiesAt(view, at) + 0.05 * armiesAt(view, rules.board.index.get(offer.at ?? '') ?? -1)
        : -1;
    case 'fog-of-war':
      return clash && attackBonus(view, clash).some((b) => b > 0) && !n.forts[at] ? 1 : -1;
    case 'old-guard':
      return own > 0 && own >= other && lowDice(mine) > 0 ? 1.5 : -1;
    case 'rally':
      return own > 0 ? 1.2 : -1;
    case 'scorched-earth':
      return window === 'afterCapture' ? 2 : -1;
    default:
      return -1;
  }
};

export const react = (field: FightField, decision: DecisionOf<'react'>): Answer => {
  let best: Offer | undefined = decision.offers.find((o) => o.type === 'noReaction');
  let most = 0;
  for (const offer of decision.offers) {
    if (offer.type === 'noReaction') continue;
    const worth = rateReaction(field, offer, decision.window, decision.battle.to);
    if (worth > most) [best, most] = [offer, worth];
  }
  if (!best) throw new Error('bug: no reaction offered');
  const clash = nap(field.view).clash;
  const dice = clash ? (field.view.turn.seat === field.seat ? clash.attack : clash.defence) : [];
  return answerTo(best, { dice: lowDice(dice) });
};

/** Whether a mission wants a garrison on `at`. */
export const isGarrison = (rules: Rules, wishes: readonly Wish[], at: number): boolean =>
  wishes.some(
    ({ key, condition }) =>
      key === 'region' &&
      condition.garrison !== undefined &&
      condition.region === rules.board.regions[regionAt(rules, at)]?.id,
  );

/** The capture move: forward where enemies are; officers go with the larger part. */
export const advance = (
  { rules, view, seat, wishes }: FightField,
  { from, to, offers: [offer] }: DecisionOf<'moveIn'>,
): Answer => {
  const [least, most] = offer.count;
  const zone = rules.board.zoneIndex.get(from);
  if (zone !== undefined) return answerTo(offer, { count: Math.ceil(most / 2), leaders: 0 });
  const [origin, target] = [rules.board.index.get(from) ?? -1, rules.board.index.get(to) ?? -1];
  const behind = enemiesNextTo(rules, view, origin, seat).length;
  const ahead = enemiesNextTo(rules, view, target, seat).length;
  const isGuard = regionOwner(rules, view, regionAt(rules, origin)) === seat && behind > 0;
  const stay = isGuard ? Math.min(threatTo(rules, view, origin, seat), Math.floor(most / 2)) : 0;
  const forward = ahead === 0 && behind > 0 ? least : most - stay;
  // A garrison mission wants two regiments on each of its territories, behind as well as ahead.
  const kept = isGarrison(rules, wishes, origin) ? most - 1 : most;
  const count = Math.max(isGarrison(rules, wishes, target) ? 2 : 1, Math.min(forward, kept));
  const leaders = count * 2 > most ? (offer.leaders?.[1] ?? 0) : 0;
  return answerTo(offer, { count, leaders });
};
