// A bot that is fun enough: takes and holds regions, attacks where the odds are good, hunts the weak, ends games.
import {
  type Answer,
  type AnswerOf,
  answerTo,
  armiesAt,
  countTerritories,
  type DecisionOf,
  fightOdds,
  indexOf,
  isJoker,
  MOST_ARMIES,
  neighboursOf,
  type OfferOf,
  ofType,
  ownerAt,
  type Rules,
  type Seat,
  type TerritoryId,
  type View,
} from '../core/index.js';

import type { BotFactory } from './bot.js';
import { answerNapoleon } from './napoleon/index.js';
import { guards, placeValue } from './placing.js';
import { garrisonWanted, leftBehind, missionValue, pullOf, regionToTake } from './secret.js';
import {
  distancesToEnemy,
  enemiesNextTo,
  isFront,
  regionAppeal,
  regionAt,
  regionOwner,
  shareOfArmies,
  threatTo,
} from './survey.js';

/** The item with the highest score; the first of equals, so that the choice depends on board order only. */
const best = <T>(items: readonly T[], score: (item: T) => number): T => {
  let [top] = items;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > most) [top, most] = [item, value];
  }
  if (top === undefined) throw new Error('bug: nothing to choose from');
  return top;
};

const most = <T extends 'place' | 'attack' | 'defend' | 'moveIn' | 'fortify'>(offer: OfferOf<T>): AnswerOf<T> =>
  answerTo(offer, { dice: Number.POSITIVE_INFINITY, count: Number.POSITIVE_INFINITY });

/** C-SETUP-3: near what it has, in regions that few doors lead into. */
const claim = (rules: Rules, view: View, { seat, offers }: DecisionOf<'claim'>): Answer => {
  const value = (id: TerritoryId): number => {
    const at = indexOf(rules, id);
    const friends = neighboursOf(rules, at).filter((n) => ownerAt(view, n) === seat).length;
    const pull = pullOf(rules, view, seat, regionAt(rules, at));
    return 20 * regionAppeal(rules, view, regionAt(rules, at), seat) + 0.3 * friends + pull;
  };
  return best(offers, ({ territory }) => value(territory));
};

/** C-SETUP-4: more where enemies stand and where the goal region begins, but no single heap. */
const placeInSetup = (rules: Rules, view: View, { seat, offers }: DecisionOf<'place'>, goal: number): Answer => {
  const value = (id: TerritoryId): number => {
    const at = indexOf(rules, id);
    const enemies = enemiesNextTo(rules, view, at, seat);
    if (enemies.length === 0) return -1000;
    const doors = enemies.filter((n) => regionAt(rules, n) === goal).length;
    const weight = 1 + 1.5 * doors + (regionAt(rules, at) === goal ? 2 : 0) + 0.3 * enemies.length;
    return weight / (1 + armiesAt(view, at));
  };
  return answerTo(best(offers, ({ territory }) => value(territory)));
};

/** T-3: a neutral's armies go where they stand in the others' way rather than in its own. */
const placeForNeutral = (rules: Rules, view: View, { seat, offers }: DecisionOf<'place'>): Answer => {
  const value = (id: TerritoryId): number => {
    const neighbours = neighboursOf(rules, indexOf(rules, id));
    const own = neighbours.filter((n) => ownerAt(view, n) === seat).length;
    const rivals = neighbours.filter((n) => {
      const owner = ownerAt(view, n);
      return owner !== null && owner !== seat && view.seats[owner]?.status === 'in';
    }).length;
    return rivals - 1.5 * own - 0.2 * armiesAt(view, indexOf(rules, id));
  };
  return most(best(offers, ({ territory }) => value(territory)));
};

const place = (rules: Rules, view: View, decision: DecisionOf<'place'>): Answer => {
  const { seat, of, offers, pool } = decision;
  if (of !== seat) return placeForNeutral(rules, view, decision);
  const goal = regionToTake(rules, view, seat);
  if (view.turn.round === 0) return placeInSetup(rules, view, decision, goal);
  const wanted = garrisonWanted(
    rules,
    view,
    seat,
    offers.map(({ territory }) => territory),
  );
  const garrison = offers.find(({ territory }) => territory === wanted?.territory);
  if (wanted !== null && garrison) return answerTo(garrison, { count: wanted.count });
  const offer = best(offers, ({ territory }) => placeValue(rules, view, indexOf(rules, territory), seat, goal));
  const at = indexOf(rules, offer.territory);
  const isDefence = guards(rules, view, at, seat);
  const enough = isDefence ? Math.max(1, threatTo(rules, view, at, seat) + 2 - armiesAt(view, at)) : pool;
  return answerTo(offer, { count: enough });
};

/** Keeps jokers, and takes the two extra armies where they stand on a front. */
const trade = (rules: Rules, view: View, { seat, offers }: DecisionOf<'trade'>): Answer => {
  const sets = ofType(offers, 'trade');
  if (sets.length === 0) return { type: 'endTrade' };
  const placesOf = (set: OfferOf<'trade'>): OfferOf<'trade'>[] =>
    sets.filter(({ cards, bonusOn }) => cards.join() === set.cards.join() && bonusOn !== undefined);
  const set = best(sets, (s) => placesOf(s).length - 3 * s.cards.filter(isJoker).length);
  const onFront = placesOf(set).find(({ bonusOn }) => bonusOn && isFront(rules, view, indexOf(rules, bonusOn), seat));
  return onFront ?? set;
};

const NO_CARD_YET = 2.5;

/** What taking `to` is worth, in armies, roughly. */
const targetValue = (rules: Rules, view: View, to: number, seat: Seat, goal: number): number => {
  const victim = ownerAt(view, to);
  const region = regionAt(rules, to);
  const missing = rules.board.regions[region]?.territories.filter((t) => view.owner[t] !== seat).length ?? 0;
  const bonus = rules.board.regions[region]?.bonus ?? 0;
  const left = victim === null ? 0 : countTerritories(view, victim);
  const hunted = victim !== null && view.seats[victim]?.status === 'in' && left <= 3;
  return (
    1 +
    (region === goal ? 2 : 0) +
    (missing === 1 ? 2 * bonus : 0) +
    (victim !== null && regionOwner(rules, view, region) === victim ? 1.5 * bonus : 0) +
    (hunted ? (4 + 3 * (view.seats[victim]?.cards ?? 0)) / left : 0) +
    (view.turn.captured.length === 0 ? NO_CARD_YET : 0) +
    missionValue(rules, view, to, seat)
  );
};

const capped = (armies: number): number => Math.min(armies, MOST_ARMIES - 1);

/** The gain of fighting to the end: worth times chance, less the armies that it costs beyond the enemy's. */
const attackGain = (
  rules: Rules,
  view: View,
  option: OfferOf<'attack'>,
  seat: Seat,
  goal: number,
  boldness: number,
): number => {
  const [from, to] = [indexOf(rules, option.from), indexOf(rules, option.to)];
  const odds = fightOdds(rules.profile, capped(armiesAt(view, from)), capped(armiesAt(view, to)));
  if (odds.win < 0.66 - boldness) return -1;
  const worth = targetValue(rules, view, to, seat, goal);
  // What is lost counts less the more there is: else two large armies would stare at each other for ever.
  const price = (0.6 * (1 - boldness) * 12) / (12 + armiesAt(view, from));
  return odds.win * worth - price * (odds.attackerLosses - 0.5 * odds.defenderLosses);
};

/** How much worse odds are taken: when far ahead, and more and more in a long game, so that games end. */
const boldnessOf = (view: View, seat: Seat): number => {
  const share = shareOfArmies(view, seat);
  const ahead = share > 0.5 ? 0.4 : share > 0.35 ? 0.15 : 0;
  return Math.min(0.5, ahead + Math.max(0, view.turn.round - 12) * 0.02);
};

const attack = (rules: Rules, view: View, { seat, offers }: DecisionOf<'attack'>): Answer => {
  const goal = regionToTake(rules, view, seat);
  const boldness = boldnessOf(view, seat);
  const gain = (option: OfferOf<'attack'>): number => attackGain(rules, view, option, seat, goal, boldness);
  const option = best(ofType(offers, 'attack'), gain);
  if (gain(option) <= 0.2) return { type: 'endAttack' };
  return most(option);
};

/** Forward, unless what stays behind guards a region or is all that faces an enemy. */
const moveIn = (rules: Rules, view: View, { seat, from, to, offers: [offer] }: DecisionOf<'moveIn'>): Answer => {
  const [origin, target] = [indexOf(rules, from as TerritoryId), indexOf(rules, to as TerritoryId)];
  if (enemiesNextTo(rules, view, origin, seat).length === 0) return most(offer);
  if (enemiesNextTo(rules, view, target, seat).length === 0) return answerTo(offer);
  if (!guards(rules, view, origin, seat))
    return answerTo(offer, { count: offer.count[1] + 1 - leftBehind(rules, view, seat) });
  const stay = Math.min(threatTo(rules, view, origin, seat) + 1, Math.floor(armiesAt(view, origin) / 2));
  return answerTo(offer, { count: armiesAt(view, origin) - stay });
};

/** The largest army that faces nobody goes toward the enemy. */
const fortify = (rules: Rules, view: View, { seat, offers }: DecisionOf<'fortify'>): Answer => {
  const distance = distancesToEnemy(rules, view, seat);
  const steps = (from: TerritoryId, to: TerritoryId): number =>
    (distance[indexOf(rules, from)] ?? 0) - (distance[indexOf(rules, to)] ?? 0);
  const useful = ofType(offers, 'fortify').filter(
    ({ from, to }) => steps(from, to) > 0 && !isFront(rules, view, indexOf(rules, from), seat),
  );
  if (useful.length === 0) return { type: 'skipFortify' };
  const move = best(
    useful,
    ({ from, to, count: [, max] }) =>
      max * (1 + 0.1 * steps(from, to)) + 0.01 * threatTo(rules, view, indexOf(rules, to), seat),
  );
  return most(move);
};

export const simpleBot: BotFactory = (rules) => (view, decision, rng) => {
  const ofNapoleon = rules.profile.hasNapoleon ? answerNapoleon(rules, view, decision) : null;
  if (ofNapoleon !== null) return [ofNapoleon, rng];
  switch (decision.kind) {
    case 'claim':
      return [claim(rules, view, decision), rng];
    case 'place':
      return [place(rules, view, decision), rng];
    case 'trade':
      return [trade(rules, view, decision), rng];
    case 'attack':
      return [attack(rules, view, decision), rng];
    case 'defend':
      return [most(decision.offers[0]), rng];
    case 'moveIn':
      return [moveIn(rules, view, decision), rng];
    case 'fortify':
      return [fortify(rules, view, decision), rng];
    default:
      throw new Error(`bug: no answer to ${decision.kind}`);
  }
};
