// How the strong bot spends its reinforcement in Risk Napoleon: pieces, sets and cards by what the rounds that are left make
// of them, regiments by the plan on land.
import {
  type Answer,
  answerTo,
  armiesAt,
  type DecisionOf,
  effectOf,
  generalsOf,
  nap,
  type Offer,
  type OfferOf,
  ofType,
  setValueOf,
  territoriesOf,
} from '../../core/index.js';
import { bestPlan, type Plan, placedOn } from '../classic/plans.js';
import { goalRegion, isFront } from '../survey.js';
import type { FightField } from './combat.js';
import { rateMuster, surveyOf } from './muster.js';
import { bestOf, DEPTH, indexIn, isLast, missionPull, type NapoleonChoice, safety, type Thought } from './thought.js';

/** A buy, a ransom, a set or a card in the reinforcement phase: more than 1 is better than a regiment. */
const rateBuy = (thought: Thought, offer: OfferOf<'buy'>): number => {
  const { rules, view, seat } = thought;
  const n = nap(view);
  const pool = view.turn.pool;
  switch (offer.what) {
    case 'general': {
      const at = indexIn(rules, offer.at);
      const few = isLast(thought) ? 0 : generalsOf(view, seat) === 0 ? 1.4 : 0.3;
      const stack = missionPull(thought, ['stackGenerals', 'stack'], 30) > 0 && armiesAt(view, at) >= 6 ? 0.3 : 0;
      const safe = Math.min(1, 0.08 * armiesAt(view, at)) - (armiesAt(view, at) < 4 ? 3 : 0) - (n.generals[at] ?? 0);
      return few + stack + safe + 2 * missionPull(thought, ['generals', 'fortifications'], pool);
    }
    case 'admiral':
      return 2 * missionPull(thought, ['admirals', 'ships'], pool) - (n.admirals.length === 0 ? 1 : 0);
    case 'fortification': {
      const at = indexIn(rules, offer.at);
      const pull = 2 * missionPull(thought, ['fortifications', 'generals'], pool);
      // It pays a regiment in each later round, and holds better, if it is still mine then.
      const rounds = (rules.profile.rounds ?? 5) - view.turn.round;
      const hold = safety(thought, at) >= 0 ? 0.9 : 0.3;
      return pull + (isLast(thought) ? -2 : 0.42 * rounds * hold);
    }
    default:
      return 0;
  }
};

/** N-REINF-7: only onto an army that keeps him, and while he can still do something. */
const rateRansom = (thought: Thought, offer: OfferOf<'ransom'>): number => {
  const at = indexIn(thought.rules, offer.at);
  const pull = 2 * missionPull(thought, ['generals', 'fortifications'], thought.view.turn.pool);
  const army = armiesAt(thought.view, at);
  return pull + (isLast(thought) || army < 5 ? -2 : 0.8 + 0.05 * army + 0.02 * safety(thought, at));
};

/** N-REINF-2: sets early while they bring attacks; in the last two rounds whatever there is. */
const rateTrade = ({ rules, view, seat }: Thought, { cards }: OfferOf<'trade'>): number => {
  const hand = view.seats[seat]?.cards ?? 0;
  const reactive = cards.filter((card) =>
    ['general-winter', 'old-guard', 'rally'].includes(effectOf(rules, card) ?? ''),
  );
  const worth = setValueOf(rules, view, cards);
  const wanted = view.turn.round >= 4 || hand >= 4 ? 30 : worth >= 8 ? 12 : -1;
  return wanted + 0.5 * worth - 0.4 * reactive.length;
};

const shipWorth = (thought: Thought, offer: OfferOf<'buy'>): { readonly worth: number; readonly count: number } => {
  const { rules, view, seat, wishes } = thought;
  const survey = surveyOf(rules, view, seat, wishes, goalRegion(rules, view, seat));
  const rated = rateMuster(survey, offer);
  const count = rated.answer.type === 'buy' ? rated.answer.count : 1;
  const pull = missionPull(thought, ['zones', 'ships', 'admirals', 'route'], view.turn.pool);
  const late = isLast(thought) ? 1.5 : 0;
  return { worth: rated.worth + 1.2 * pull - late - 0.4, count };
};

/** A territory that an epidemic would empty (N-EPI-1). */
const dying = ({ rules, view, seat }: FightField): number[] =>
  territoriesOf(view, seat).filter((at) => {
    const sick = nap(view).epidemics[at] ?? 0;
    return sick > 0 && armiesAt(view, at) <= sick && rules.board.territories[at] !== undefined;
  });

const firstPlaced = (plan: Plan | null): readonly [number, number] | null =>
  plan === null ? null : (plan.route.placed[0] ?? firstPlaced(plan.next));

/** N-REINF-8: what the plan needs; then who would be emptied; then where a regiment is worth most. */
const placeFor = (thought: Thought, offers: readonly Offer[]): NapoleonChoice | null => {
  const { rules, field, search, view } = thought;
  const places = ofType(offers, 'place');
  const at = (index: number): OfferOf<'place'> | undefined =>
    places.find(({ territory }) => indexIn(rules, territory) === index);
  if (places.length === 0) return null;
  const plan = bestPlan(field, search, DEPTH);
  const first = firstPlaced(plan);
  const offer = first && at(first[0]);
  if (first && offer) return { answer: answerTo(offer, { count: first[1] }), plan };
  const [sick] = dying(thought);
  const cure = sick === undefined ? undefined : at(sick);
  if (cure) return { answer: answerTo(cure, { count: 1 }), plan };
  const then = plan ? plan.route.after : field;
  const count = Math.max(1, Math.ceil(view.turn.pool / 2));
  const best = bestOf(places, ({ territory }) => {
    const index = indexIn(rules, territory);
    return search.judge.stay(placedOn(then, index, count)) + (isFront(rules, view, index, thought.seat) ? 1e-4 : 0);
  });
  return best && { answer: answerTo(best[0], { count }), plan };
};

export const musterBest = (thought: Thought, { offers }: DecisionOf<'muster'>): NapoleonChoice => {
  const { rules, view, seat, wishes } = thought;
  const survey = surveyOf(rules, view, seat, wishes, goalRegion(rules, view, seat));
  const rate = (offer: Offer): readonly [Answer, number] => {
    if (offer.type === 'trade') return [answerTo(offer), rateTrade(thought, offer)];
    if (offer.type === 'ransom') return [answerTo(offer), rateRansom(thought, offer)];
    if (offer.type === 'playCard') {
      const rated = rateMuster(survey, offer);
      return [rated.answer, rated.worth];
    }
    if (offer.type === 'buy' && offer.what === 'ship') {
      const { worth, count } = shipWorth(thought, offer);
      return [answerTo(offer, { count }), worth / 2];
    }
    return offer.type === 'buy' ? [answerTo(offer), rateBuy(thought, offer)] : [answerTo(offer), -1];
  };
  const best = bestOf(offers.map(rate), ([, worth]) => worth);
  if (best && best[1] > 1) return { answer: best[0][0], plan: null };
  const placed = placeFor(thought, offers);
  if (placed) return placed;
  const end = offers.find(({ type }) => type === 'endMuster') ?? offers[0];
  if (!end) throw new Error('bug: no offers');
  return { answer: answerTo(end), plan: null };
};
