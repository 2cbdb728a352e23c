// The strong bot's answers in Risk Napoleon: the search of the classic games over plans on land, judged by missions and
// points; ships, officers, cards and reactions by what they are worth in the rounds that are left.
import {
  type Answer,
  answerTo,
  armiesAt,
  type Decision,
  type DecisionOf,
  effectOf,
  missionOf,
  missionPoints,
  nap,
  type Offer,
  type OfferOf,
  ofType,
  type Rules,
  type View,
} from '../../core/index.js';
import { copyOf, type Field, shift } from '../classic/field.js';
import { claimFor, type Pull, placeInSetup } from '../classic/opening.js';
import { BUDGET, bestPlan, bestWorth, type Plan } from '../classic/plans.js';
import { askedOf, claimOf, placeOf } from '../classic/question.js';
import { enemiesNextTo, threatTo } from '../survey.js';
import { advance, cardWorth, type FightField, leadersFor, rateOffer } from './combat.js';
import { musterBest } from './spending.js';
import {
  bestOf,
  DEPTH,
  indexIn,
  isLast,
  missionPull,
  type NapoleonChoice,
  safety,
  type Thought,
  thoughtOf,
} from './thought.js';

/** The offer of an attack on land, with the card that is worth playing with it. */
const attackOffer = (
  thought: Thought,
  offers: readonly Offer[],
  from: number,
  to: number,
): OfferOf<'attack'> | null => {
  const { rules } = thought;
  const fitting = ofType(offers, 'attack').filter(
    (offer) => indexIn(rules, offer.from) === from && indexIn(rules, offer.to) === to,
  );
  const best = bestOf(fitting, (offer) => cardWorth(thought, offer) + (isLast(thought) && offer.card ? 0.3 : 0));
  return best?.[0] ?? null;
};

/** At sea a fight must be worth its ships; what is forced comes first. */
const SEA_FROM = 0.5;

const combat = (thought: Thought, decision: DecisionOf<'combat'>): NapoleonChoice => {
  const { rules, view, field, search } = thought;
  const { offers } = decision;
  const answered = (offer: Offer, plan: Plan | null = null): NapoleonChoice => ({
    answer: answerTo(offer, { dice: 3, leaders: leadersFor(thought, offer) }),
    plan,
  });
  const isSea = (offer: OfferOf<'sail' | 'enter'>): boolean =>
    offer.type === 'sail' || rules.board.zoneIndex.has(offer.to);
  const atSea = bestOf(ofType(offers, 'sail', 'enter').filter(isSea), (offer) => {
    const pull = missionPull(thought, ['navalWins', 'zones', 'route'], 2);
    return rateOffer(thought, offer) + 0.6 * pull - (offer.type === 'sail' && offer.card ? 0.2 : 0);
  });
  if (atSea && (decision.forced || atSea[1] > SEA_FROM)) return answered(atSea[0]);
  const card = bestOf(ofType(offers, 'playCard'), (offer) => rateOffer(thought, offer) + (isLast(thought) ? 0.2 : 0));
  if (card && card[1] > 0.3) return answered(card[0]);
  const plan = bestPlan(field, search, DEPTH);
  const step = plan?.route.steps[0];
  const attack = step ? attackOffer(thought, offers, step.from, step.to) : null;
  if (plan && attack) return answered(attack, plan);
  const enter = bestOf(
    ofType(offers, 'enter').filter((offer) => !isSea(offer)),
    (offer) => {
      const [from, to] = [indexIn(rules, offer.from), indexIn(rules, offer.to)];
      const copy = copyOf(field);
      copy.owner[to] = thought.seat;
      shift(copy, from, to, Math.max(1, Math.floor((armiesAt(view, from) - 1) / 2)));
      return search.judge.stay(copy) - search.judge.stay(field);
    },
  );
  if (enter && enter[1] > 0.02) return answered(enter[0]);
  const end = offers.find(({ type }) => type === 'endAttack') ?? offers[offers.length - 1];
  if (!end) throw new Error('bug: no offers');
  return answered(end);
};

const counts = (min: number, max: number): number[] =>
  [
    ...new Set([
      max,
      Math.floor((min + max) / 2),
      min,
      Math.max(min, max - 1),
      Math.max(min, max - 2),
      Math.min(max, 2),
    ]),
  ].filter((n) => n >= min && n <= max);

/** The capture move: as the plan goes on best; officers with the safer part. */
const advanceWith = (thought: Thought, decision: DecisionOf<'moveIn'>): NapoleonChoice => {
  const { rules, field, search } = thought;
  const [offer] = decision.offers;
  const range = offer.count;
  const [from, to] = [indexIn(rules, decision.from), indexIn(rules, decision.to)];
  if (from < 0 || to < 0) return { answer: advance(thought, decision), plan: null };
  const after = (count: number): Field => {
    const copy = copyOf(field);
    shift(copy, from, to, count);
    return copy;
  };
  const best = bestOf(counts(range[0], range[1]), (n) =>
    bestWorth(after(n), { ...search, nodes: 0, budget: BUDGET / 9 }, 0),
  );
  const count = best?.[0] ?? range[1];
  const then = after(count);
  const foes = (at: number): number => enemiesNextTo(rules, thought.view, at, thought.seat).length;
  const goes = (then.armies[to] ?? 0) >= (then.armies[from] ?? 0) || foes(from) > 2 * foes(to);
  return { answer: answerTo(offer, { count, leaders: goes ? 9 : 0 }), plan: null };
};

/** One march, cruise or officer's move at a time: what makes the position worth more; never there and back. */
const LEAST_MOVE = 0.015;

const manoeuvre = (thought: Thought, { offers }: DecisionOf<'manoeuvre'>): NapoleonChoice => {
  const { rules, view, field, search } = thought;
  const stay = search.judge.stay(field);
  interface Move {
    readonly offer: OfferOf<'march' | 'lead'>;
    readonly count: number;
    readonly worth: number;
  }
  const rated = ofType(offers, 'march', 'lead').flatMap((offer): Move[] => {
    const [from, to] = [indexIn(rules, offer.from), indexIn(rules, offer.to)];
    const [least, most] = offer.count;
    if (offer.type === 'lead' && from >= 0) {
      // An officer leaves an army that would lose him for one that keeps him.
      const gain = safety(thought, to) - safety(thought, from);
      const isDanger = armiesAt(view, from) < 3 && threatTo(rules, view, from, thought.seat) > 0;
      return isDanger && gain > 2 ? [{ offer, count: least, worth: 0.1 + 0.01 * gain }] : [];
    }
    if (offer.type !== 'march') return [];
    return [...new Set([most, Math.ceil(most / 2), 1])].map((count) => {
      const copy = copyOf(field);
      shift(copy, from, to, count);
      return { offer, count, worth: search.judge.stay(copy) - stay };
    });
  });
  const best = bestOf(rated, ({ worth }) => worth);
  if (best && best[1] > LEAST_MOVE) return { answer: answerTo(best[0].offer, { count: best[0].count }), plan: null };
  const contagion = ofType(offers, 'playCard').find(
    ({ card, to }) => effectOf(rules, card) === 'contagion' && view.owner[indexIn(rules, to)] !== thought.seat,
  );
  const end: Offer | undefined = contagion ?? offers.find(({ type }) => type === 'endManoeuvre') ?? offers[0];
  if (!end) throw new Error('bug: no offers');
  return { answer: answerTo(end), plan: null };
};

/** N-SETUP-4: the general with the largest army, the fortification where the enemy is largest. */
const deploy = (thought: Thought, { offers }: DecisionOf<'deploy'>): NapoleonChoice => {
  const { rules, view, seat } = thought;
  const best = bestOf(offers, (offer) => {
    const at = indexIn(rules, offer.at);
    return offer.what === 'general'
      ? armiesAt(view, at)
      : Math.min(armiesAt(view, at), threatTo(rules, view, at, seat));
  });
  if (!best) throw new Error('bug: no offers');
  return { answer: answerTo(best[0]), plan: null };
};

/** N-SETUP-2: what is claimed first are the empires that the own missions ask for. */
const pullOf =
  ({ rules, view, seat }: FightField): Pull =>
  (region) =>
    (nap(view).missions[seat]?.held ?? []).reduce((sum, mission) => {
      const asked = missionOf(rules, mission).condition.region;
      return asked === rules.board.regions[region]?.id ? sum + 0.5 * missionPoints(rules, mission) : sum;
    }, 0);

/** N-SETUP-3, N-SETUP-4. */
const opening = (thought: Thought, decision: Decision): Answer | null => {
  const { rules, field, view } = thought;
  const asked = askedOf(rules, view, decision);
  if (asked?.kind === 'claim') return claimOf(rules, claimFor(field, asked.free, pullOf(thought)));
  if (asked?.kind === 'place' && thought.view.turn.round === 0) {
    return placeOf(rules, placeInSetup(field, asked.on, pullOf(thought)), asked.most);
  }
  return null;
};

/** What the strong bot does; null where the question is no matter of plans. */
export const chooseNapoleon = (rules: Rules, view: View, decision: Decision): NapoleonChoice | null => {
  const thought = (): Thought => thoughtOf(rules, view, decision.seat);
  switch (decision.kind) {
    case 'muster':
      return musterBest(thought(), decision);
    case 'combat':
      return combat(thought(), decision);
    case 'moveIn':
      return advanceWith(thought(), decision);
    case 'manoeuvre':
      return manoeuvre(thought(), decision);
    case 'deploy':
      return deploy(thought(), decision);
    case 'claim':
    case 'place': {
      const answer = opening(thought(), decision);
      return answer && { answer, plan: null };
    }
    default:
      return null;
  }
};
