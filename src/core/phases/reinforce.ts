// Reinforcements: C-REINF-1 to C-REINF-3, and trading sets: C-CARD-1 to C-CARD-4, C-ATT-7.
import { ownShown, SET_SIZE, setsIn, setValueOf } from '../cards.js';
import { routesOf, zonesOf } from '../napoleon/queries.js';
import { countTerritories, idOf, type Position, regionsHeldBy, territoriesOf } from '../queries.js';
import type { CardTriple, EventOf, NapoleonState, OfferOf, Rules, Seat, TerritoryId, Tx } from '../types.js';
import { asksNothing, type Phase, unexpected } from './phase.js';

/** What counting needs to know: a State and a View both have it. */
export interface Countable extends Position {
  readonly turn: { readonly seat: Seat };
  readonly napoleon:
    | (Pick<NapoleonState, 'ships'> & {
        readonly missions: readonly { readonly lasting: readonly unknown[] }[];
        readonly turn: { readonly missionArmies: number };
      })
    | null;
}

/** C-REINF-1, C-REINF-2, N-REINF-1: what `seat` would get if its turn began with this position. */
export const countReinforcements = (
  rules: Rules,
  position: Countable,
  seat: Seat,
): EventOf<'reinforcementsCounted'> => {
  const { territoriesPerArmy, leastReinforcement } = rules.profile;
  const { napoleon } = position;
  const territories = countTerritories(position, seat);
  const zones = napoleon ? zonesOf(napoleon, seat).length : 0;
  const forTerritories = Math.max(leastReinforcement, Math.floor((territories + zones) / territoriesPerArmy));
  const regions = regionsHeldBy(rules, position, seat).flatMap((index) => {
    const region = rules.board.regions[index];
    return region ? [{ region: region.id, bonus: region.bonus }] : [];
  });
  const held = napoleon ? routesOf(rules, napoleon, seat) : [];
  const routes = held.flatMap((index) => {
    const route = rules.board.routes[index];
    return route ? [{ route: route.id, bonus: route.bonus }] : [];
  });
  // N-MISSION-4: what was accomplished as this turn began, and one for each lasting mission.
  const lasting = napoleon?.missions[seat]?.lasting.length ?? 0;
  const missions = (position.turn.seat === seat ? (napoleon?.turn.missionArmies ?? 0) : 0) + lasting;
  const total = [...regions, ...routes].reduce((sum, { bonus }) => sum + bonus, forTerritories + missions);
  return { type: 'reinforcementsCounted', seat, territories, forTerritories, regions, zones, routes, missions, total };
};

export const reinforce: Phase<'reinforce'> = {
  ...asksNothing,
  next: (tx) => {
    tx.emit(countReinforcements(tx.rules, tx.state, tx.state.turn.seat));
    // C-CARD-3: sets first, before anything is placed.
    tx.replace({ kind: 'place' }, { kind: 'trade', downTo: tx.rules.profile.handLimit, optional: true });
  },
};

/** C-CARD-2 to C-CARD-4, N-REINF-2 to N-REINF-4: the armies of a set, and those on the territories that it shows. */
export const tradeSet = (tx: Tx, seat: Seat, cards: CardTriple, bonusOn?: TerritoryId): void => {
  const { profile } = tx.rules;
  tx.emit({ type: 'setTraded', seat, cards, value: setValueOf(tx.rules, tx.state, cards) });
  const shown = profile.setBonus === 'everyTerritory' ? ownShown(tx.rules, tx.state, seat, cards) : [bonusOn];
  for (const territory of shown) {
    if (territory === undefined) continue;
    tx.emit({ type: 'armiesPlaced', seat, territory, count: profile.cardBonus, from: 'card' });
  }
};

export const trade: Phase<'trade'> = {
  ask: (rules, state, frame) => {
    const { seat, pool } = state.turn;
    const hand = state.seats[seat]?.hand.length ?? 0;
    const mandatory = frame.downTo !== null && hand > frame.downTo;
    if (!mandatory && !frame.optional) return null;
    const sets = setsIn(rules, state, seat);
    // With nothing to place, going on at once would tell the others that the hand holds no set (`fr`, C-ATT-7).
    const wouldTell = !mandatory && pool === 0 && hand >= SET_SIZE;
    if (sets.length === 0 && !wouldTell) return null;
    const offers: OfferOf<'trade' | 'endTrade'>[] = sets;
    if (!mandatory) offers.push({ type: 'endTrade' });
    return { seat, mandatory, body: { kind: 'trade', offers } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type === 'endTrade') return tx.pop();
    if (answer.type !== 'trade') return unexpected(answer);
    tradeSet(tx, tx.state.turn.seat, answer.cards, answer.bonusOn);
  },
  next: (tx) => tx.pop(),
};

/** Up to `most` armies on each of these territories. */
export const placeOffers = (on: readonly TerritoryId[], most: number): OfferOf<'place'>[] => {
  const count = [1, most] as const;
  return on.map((territory) => ({ type: 'place', territory, count }));
};

/** C-REINF-3: everything in the pool is placed on own territories before going on. */
export const place: Phase<'place'> = {
  ask: (rules, state) => {
    const { seat, pool } = state.turn;
    if (pool === 0) return null;
    const on = territoriesOf(state, seat).map((index) => idOf(rules, index));
    // A single territory leaves no choice; but a hand of three might hold a set, and going on at once would tell the
    // others that no trade was offered.
    const isForced = on.length < 2 && (state.seats[seat]?.hand.length ?? 0) < SET_SIZE;
    return isForced
      ? null
      : { seat, mandatory: true, body: { kind: 'place', of: seat, pool, after: 0, offers: placeOffers(on, pool) } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type !== 'place') return unexpected(answer);
    const { territory, count } = answer;
    tx.emit({ type: 'armiesPlaced', seat: tx.state.turn.seat, territory, count, from: 'pool' });
  },
  next: (tx) => {
    const { seat, pool } = tx.state.turn;
    const [only] = territoriesOf(tx.state, seat);
    if (pool > 0 && only !== undefined) {
      tx.emit({ type: 'armiesPlaced', seat, territory: idOf(tx.rules, only), count: pool, from: 'pool' });
    }
    tx.pop();
  },
};
