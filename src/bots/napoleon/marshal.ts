// The strong bot's answers in Risk Napoleon: the search of the classic games over plans on land, judged by missions and
// points; ships, officers, cards and reactions by what they are worth in the rounds that are left.
import {
  type Answer,
  answerTo,
  armiesAt,
  type Decision,
  type DecisionOf,
  effectOf,
  generalsOf,
  landingsFrom,
  missionOf,
  missionPoints,
  nap,
  type Offer,
  type OfferOf,
  ofType,
  progressOf,
  type Rules,
  type Seat,
  setValueOf,
  territoriesOf,
  type View,
} from '../../core/index.js';
import { type Chart, chartOf } from '../classic/chart.js';
import { copyOf, type Field, fieldOf, shift } from '../classic/field.js';
import { claimFor, type Pull, placeInSetup } from '../classic/opening.js';
import { BUDGET, bestPlan, bestWorth, type Plan, placedOn, type Search } from '../classic/plans.js';
import { askedOf, claimOf, placeOf } from '../classic/question.js';
import { enemiesNextTo, goalRegion, isFront, threatTo } from '../survey.js';
import { advance, cardWorth, type FightField, leadersFor, rateOffer } from './combat.js';
import { hardened, judgeOf } from './judge.js';
import { rateMuster, surveyOf } from './muster.js';
import { wishesOf } from './wishes.js';

export interface NapoleonChoice {
  readonly answer: Answer;
  /** The plan on land that it belongs to; null where there is none. */
  readonly plan: Plan | null;
}

interface Thought extends FightField {
  readonly field: Field;
  readonly search: Search;
}

/** Landings make neighbours of what the sea joins, for as long as the zones are held. */
const withLandings = (rules: Rules, view: View, seat: Seat): Chart => {
  const chart = chartOf(rules);
  const neighbours = chart.neighbours.map((next) => [...next]);
  for (const from of territoriesOf(view, seat)) {
    for (const to of landingsFrom(rules, view, from, seat).keys()) {
      if (view.owner[to] === seat || view.owner[to] === null) continue;
      neighbours[from]?.push(to);
      neighbours[to]?.push(from);
    }
  }
  return { ...chart, neighbours };
};

const thoughtOf = (rules: Rules, view: View, seat: Seat): Thought => {
  const chart = view.turn.seat === seat ? withLandings(rules, view, seat) : chartOf(rules);
  return {
    rules,
    view,
    seat,
    wishes: wishesOf(rules, view, seat),
    field: hardened(rules, view, fieldOf(chart, view, seat)),
    search: { judge: judgeOf(rules, view, seat), gain: 0.02, nodes: 0, budget: BUDGET / 3 },
  };
};

const indexIn = (rules: Rules, value: unknown): number => rules.board.index.get(String(value)) ?? -1;

const bestOf = <T>(items: readonly T[], worth: (item: T) => number): readonly [T, number] | null => {
  let best: readonly [T, number] | null = null;
  for (const item of items) {
    const value = worth(item);
    if (best === null || value > best[1]) best = [item, value];
  }
  return best;
};

const isLast = ({ rules, view }: FightField): boolean => view.turn.round >= (rules.profile.rounds ?? 5);

/** Points of missions that a piece of this kind would accomplish by itself, or nearly. */
const missionPull = ({ rules, view, seat }: FightField, keys: readonly string[], within: number): number =>
  (nap(view).missions[seat]?.held ?? []).reduce((sum, mission) => {
    const parts = progressOf(rules, view, seat, mission);
    const open = parts.filter(({ have, need }) => have < need);
    const gap = open.reduce((all, { have, need }) => all + need - have, 0);
    return open.length > 0 && open.every(({ key }) => keys.includes(key)) && gap <= within
      ? sum + missionPoints(rules, mission) / gap
      : sum;
  }, 0);

/** What stands safely: an army larger than what faces it. */
const safety = ({ rules, view, seat }: FightField, at: number): number =>
  armiesAt(view, at) - threatTo(rules, view, at, seat);

/** Plans that may follow the first: the judge looks further than a plan does. */
const DEPTH = 3;

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

const muster = (thought: Thought, { offers }: DecisionOf<'muster'>): NapoleonChoice => {
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
      return muster(thought(), decision);
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
