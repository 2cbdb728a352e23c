// The simple bot's answers to the questions that only Risk Napoleon asks.
import {
  type Answer,
  answerTo,
  armiesAt,
  type Decision,
  effectOf,
  nap,
  type Offer,
  type OfferOf,
  type Rules,
  type Seat,
  type View,
} from '../../core/index.js';
import { placeValue } from '../placing.js';
import { distancesToEnemy, goalRegion, isFront, threatTo } from '../survey.js';
import { advance, fight, isGarrison, react } from './combat.js';
import { rateMuster, surveyOf } from './muster.js';
import { type Wish, wishesOf } from './wishes.js';

const bestOf = <O extends Offer>(offers: readonly O[], worth: (offer: O) => number): O => {
  let [best] = offers;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const value = worth(offer);
    if (value > most) [best, most] = [offer, value];
  }
  if (!best) throw new Error('bug: no offers');
  return best;
};

const territory = (rules: Rules, value: unknown): number => rules.board.index.get(String(value)) ?? -1;

const muster = (rules: Rules, view: View, seat: Seat, wishes: readonly Wish[], offers: readonly Offer[]): Answer => {
  const survey = surveyOf(rules, view, seat, wishes, goalRegion(rules, view, seat));
  const rated = offers.map((offer) => ({ type: offer.type, ...rateMuster(survey, offer) }));
  // Cards and sets first, then pieces worth more than a regiment, then regiments; the end when nothing is left.
  const first = rated.filter((r) => ['trade', 'playCard', 'ransom', 'buy'].includes(r.type) && r.worth > 2.4);
  const pool = first.length > 0 ? first : rated.filter((r) => r.type === 'place');
  const chosen = (pool.length > 0 ? pool : rated.filter((r) => r.type === 'endMuster')).reduce((a, b) =>
    b.worth > a.worth ? b : a,
  );
  return chosen.answer;
};

/** The largest inland army toward the front; officers with those who can go. */
const rateMove = (
  rules: Rules,
  view: View,
  seat: Seat,
  distance: readonly number[],
  offer: OfferOf<'march' | 'lead'>,
): number => {
  const [, most] = offer.count;
  const [from, to] = [territory(rules, offer.from), territory(rules, offer.to)];
  if (from < 0) return -1;
  const steps = (distance[from] ?? 0) - (distance[to] ?? 0);
  if (isFront(rules, view, from, seat) || !isFront(rules, view, to, seat) || steps <= 0) return -1;
  return most + 0.05 * threatTo(rules, view, to, seat);
};

/** A territory that a mission wants garrisoned and that has a single regiment, and an army that can spare some. */
const fillsGarrison = (rules: Rules, view: View, wishes: readonly Wish[], march: OfferOf<'march'>): boolean => {
  const [from, to] = [territory(rules, march.from), territory(rules, march.to)];
  return isGarrison(rules, wishes, to) && armiesAt(view, to) < 2 && armiesAt(view, from) >= 4;
};

const manoeuvre = (rules: Rules, view: View, seat: Seat, wishes: readonly Wish[], offers: readonly Offer[]): Answer => {
  const distance = distancesToEnemy(rules, view, seat);
  const stranded = view.owner.reduce(
    (most, owner, at) =>
      owner === seat && !isFront(rules, view, at, seat) ? Math.max(most, armiesAt(view, at) - 1) : most,
    0,
  );
  const worth = (offer: Offer): number => {
    if (offer.type === 'march' && fillsGarrison(rules, view, wishes, offer)) return 50;
    if (offer.type === 'march' || offer.type === 'lead') return rateMove(rules, view, seat, distance, offer);
    if (offer.type === 'playCard') {
      const effect = effectOf(rules, offer.card);
      if (effect === 'contagion') {
        const to = territory(rules, offer.to);
        const from = territory(rules, offer.from);
        return view.owner[to] !== seat && view.owner[from] === seat ? 1 : -1;
      }
      return nap(view).turn.marches === 0 && stranded > 0 ? 0.5 : -1;
    }
    return offer.type === 'endManoeuvre' ? 0 : -1;
  };
  const best = bestOf(offers, worth);
  const isFilling = best.type === 'march' && fillsGarrison(rules, view, wishes, best);
  return answerTo(best, { count: isFilling ? 2 : Number.POSITIVE_INFINITY });
};

const deploy = (rules: Rules, view: View, seat: Seat, offers: readonly OfferOf<'deploy'>[]): Answer => {
  const goal = goalRegion(rules, view, seat);
  return answerTo(
    bestOf(offers, (offer) => {
      const at = territory(rules, offer.at);
      return offer.what === 'general'
        ? armiesAt(view, at) + 0.1 * placeValue(rules, view, at, seat, goal)
        : threatTo(rules, view, at, seat);
    }),
  );
};

/** The bot's answer, or null where the question is none of Risk Napoleon's own. */
export const answerNapoleon = (rules: Rules, view: View, decision: Decision): Answer | null => {
  const { seat } = decision;
  switch (decision.kind) {
    case 'claimMission':
    case 'lastSeat':
      return answerTo(bestOf<Offer>(decision.offers, (o) => (o.type === 'endClaim' || o.type === 'endGame' ? -1 : 1)));
    case 'deploy':
      return deploy(rules, view, seat, decision.offers);
    case 'gift':
      return answerTo(
        bestOf(decision.offers, (o) =>
          placeValue(rules, view, territory(rules, o.territory), seat, goalRegion(rules, view, seat)),
        ),
      );
    case 'muster':
      return muster(rules, view, seat, wishesOf(rules, view, seat), decision.offers);
    case 'combat':
      return fight({ rules, view, seat, wishes: wishesOf(rules, view, seat) }, decision);
    case 'react':
      return react({ rules, view, seat, wishes: [] }, decision);
    case 'moveIn':
      return advance({ rules, view, seat, wishes: wishesOf(rules, view, seat) }, decision);
    case 'manoeuvre':
      return manoeuvre(rules, view, seat, wishesOf(rules, view, seat), decision.offers);
    default:
      return null;
  }
};
