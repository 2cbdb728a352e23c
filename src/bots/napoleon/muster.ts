// How a bot spends its reinforcement in Risk Napoleon: sets, cards, pieces, regiments.
import {
  type Answer,
  admiralsOf,
  answerTo,
  armiesAt,
  effectOf,
  generalsOf,
  nap,
  type Offer,
  type OfferOf,
  otherFleet,
  type Rules,
  type Seat,
  shipsAt,
  shipsOf,
  type View,
  zoneController,
} from '../../core/index.js';
import { placeValue } from '../placing.js';
import { enemiesNextTo, isFront, regionAt, threatTo } from '../survey.js';
import { seaWish, shops, territoryWish, type Wish, wants } from './wishes.js';

export type Rated = { readonly answer: Answer; readonly worth: number };

interface Survey {
  readonly rules: Rules;
  readonly view: View;
  readonly seat: Seat;
  readonly wishes: readonly Wish[];
  readonly goal: number;
  readonly pool: number;
}

const indexOfPlace = (rules: Rules, value: unknown): number => rules.board.index.get(String(value)) ?? -1;
const zoneOfPlace = (rules: Rules, value: unknown): number => rules.board.zoneIndex.get(String(value)) ?? -1;

/** How good a territory is for an attack from it: armies, and what lies next door. */
const frontWorth = ({ rules, view, seat, wishes, goal }: Survey, at: number): number => {
  const base = placeValue(rules, view, at, seat, goal);
  const next = enemiesNextTo(rules, view, at, seat).map((n) => territoryWish(rules, view, wishes, n, seat));
  return base + 4 * Math.max(0, ...next);
};

const rateTrade = ({ rules, view, seat }: Survey, { cards }: OfferOf<'trade'>): number => {
  const hand = view.seats[seat]?.cards ?? 0;
  const reactive = cards.filter((card) =>
    ['general-winter', 'old-guard', 'rally'].includes(effectOf(rules, card) ?? ''),
  );
  return hand >= 4 ? 50 - reactive.length : -1;
};

const ratePlay = (survey: Survey, { card, what, ...places }: OfferOf<'playCard'>): number => {
  const { rules, view, seat, wishes } = survey;
  const at = indexOfPlace(rules, places.at);
  const n = nap(view);
  switch (effectOf(rules, card)) {
    case 'levy':
      return 40;
    case 'arsenal':
      return 20 + threatTo(rules, view, at, seat);
    case 'shipyard':
      return 20 + 3 * seaWish(rules, wishes, zoneOfPlace(rules, places.at)) - fleetAgainst(survey, places.at);
    case 'commission':
      return what === 'general' ? 24 + 0.1 * frontWorth(survey, at) : 20 + 4 * wants(wishes, ['admirals']);
    case 'physician':
      return 22 + armiesAt(view, at) * 0.1;
    case 'contagion': {
      const [from, to] = [indexOfPlace(rules, places.from), indexOfPlace(rules, places.to)];
      const isMine = view.owner[from] === seat;
      if (view.owner[to] === seat) return -1;
      return (
        (isMine ? 20 : 4) + (armiesAt(view, to) === 1 ? 6 : 2) + 0.05 * armiesAt(view, to) - (n.epidemics[to] ?? 0)
      );
    }
    default:
      return -1;
  }
};

const fleetAgainst = ({ rules, view, seat }: Survey, place: unknown): number => {
  const zone = zoneOfPlace(rules, place);
  const other = otherFleet(nap(view), zone, seat);
  return other === null ? 0 : 2 * shipsAt(nap(view), zone, other);
};

const shipCount = (survey: Survey, zone: number): number => {
  const { view, seat, pool, wishes } = survey;
  const n = nap(view);
  const other = otherFleet(n, zone, seat);
  const foes = other === null ? 0 : shipsAt(n, zone, other);
  const own = shipsAt(n, zone, seat);
  const fleet = wants(wishes, ['ships']) > 0.3 ? 2 : 0;
  return Math.min(Math.ceil(pool * 0.6), Math.max(1, (foes > 0 ? foes + 2 : 2 + fleet) - own));
};

const rateShip = (survey: Survey, zone: number): number => {
  const { rules, view, seat, wishes, pool } = survey;
  const n = nap(view);
  const other = otherFleet(n, zone, seat);
  if (other !== null && shipsAt(n, zone, other) >= pool) return -1;
  const wish =
    3 * seaWish(rules, wishes, zone) +
    2 * wants(wishes, ['navalWins', 'capturedByLanding']) +
    3 * shops(wishes, ['ships', 'admirals']);
  const naval = other === null ? 0 : 3 * wants(wishes, ['navalWins']) - shipsAt(n, zone, other);
  const free = zoneController(n, zone) === null && other === null ? 2.2 : 0;
  const held = zoneController(n, zone) === seat ? -1.5 : 0;
  return wish + naval + free + held - (shipsOf(n, seat) >= 8 ? 2 : 0);
};

const rateBuy = (survey: Survey, offer: OfferOf<'buy'>): Rated => {
  const { rules, view, seat, wishes, pool } = survey;
  const at = indexOfPlace(rules, offer.at);
  const n = nap(view);
  switch (offer.what) {
    case 'ship': {
      const zone = zoneOfPlace(rules, offer.at);
      return { answer: answerTo(offer, { count: shipCount(survey, zone) }), worth: rateShip(survey, zone) };
    }
    case 'general': {
      const wish = 8 * wants(wishes, ['generals', 'stackGenerals']);
      const fewer = generalsOf(view, seat) === 0 ? 6 : generalsOf(view, seat) === 1 ? 3 : 0;
      const there = n.generals[at] ?? 0;
      const worth = wish + fewer + 0.08 * frontWorth(survey, at) - 2.5 * there - (armiesAt(view, at) < 4 ? 5 : 0);
      return { answer: answerTo(offer), worth: pool >= 4 || wish > 1 ? worth : -1 };
    }
    case 'admiral': {
      const zone = zoneOfPlace(rules, offer.at);
      const ships = shipsAt(n, zone, seat);
      const worth = 8 * wants(wishes, ['admirals']) + (admiralsOf(n, seat) === 0 && ships >= 4 ? 2 : 0) + 0.1 * ships;
      return { answer: answerTo(offer), worth: ships >= 2 ? worth : -1 };
    }
    default: {
      const wish = 7 * shops(wishes, ['fortifications']);
      const worth = wish + 0.25 * threatTo(rules, view, at, seat) - 1.2 + (isFront(rules, view, at, seat) ? 0.3 : 0);
      return { answer: answerTo(offer), worth: view.turn.round >= 5 && wish === 0 ? -1 : worth };
    }
  }
};

const ratePlace = (survey: Survey, offer: OfferOf<'place'>): Rated => {
  const { rules, view, seat, wishes, pool } = survey;
  const at = indexOfPlace(rules, offer.territory);
  const n = nap(view);
  const stack = wants(wishes, ['stack']) > 0 ? 0.5 * armiesAt(view, at) * wants(wishes, ['stack']) : 0;
  const general = (n.generals[at] ?? 0) > 0 ? 2 : 0;
  const region = rules.board.regions[regionAt(rules, at)]?.id;
  const garrison = wishes.some(
    (w) =>
      w.key === 'region' &&
      w.condition.garrison !== undefined &&
      armiesAt(view, at) < 2 &&
      rules.board.regions[regionAt(rules, at)]?.id === w.condition.region,
  );
  // An empire that a mission asks for, mostly held, is worth holding until the next turn begins.
  const hold = wishes.some((w) => w.key === 'region' && w.have * 2 >= w.need && w.condition.region === region)
    ? 0.6 * Math.max(0, threatTo(rules, view, at, seat) - armiesAt(view, at) + 2)
    : 0;
  const worth = 0.05 * frontWorth(survey, at) + hold + stack + general + (garrison ? 30 : 0);
  const whole = pool <= 4 || stack > 1 ? pool : Math.ceil(pool * 0.7);
  return { answer: answerTo(offer, { count: garrison ? 1 : whole }), worth: seat === view.turn.seat ? worth : -1 };
};

/** Things to do before regiments are placed, and then the regiments: each with what it is worth. */
export const rateMuster = (survey: Survey, offer: Offer): Rated => {
  switch (offer.type) {
    case 'trade':
      return { answer: answerTo(offer), worth: rateTrade(survey, offer) };
    case 'playCard':
      return { answer: answerTo(offer), worth: ratePlay(survey, offer) };
    case 'ransom':
      return {
        answer: answerTo(offer),
        worth: 12 + 0.05 * frontWorth(survey, indexOfPlace(survey.rules, offer.at)),
      };
    case 'buy':
      return rateBuy(survey, offer);
    case 'place':
      return ratePlace(survey, offer);
    default:
      return { answer: answerTo(offer), worth: 0 };
  }
};

export const surveyOf = (rules: Rules, view: View, seat: Seat, wishes: readonly Wish[], goal: number): Survey => ({
  rules,
  view,
  seat,
  wishes,
  goal,
  pool: view.turn.pool,
});
