// Reinforcement of Risk Napoleon: N-REINF-0 to N-REINF-9.
import { setsIn } from '../../cards.js';
import { playIn, playsIn } from '../../effects/plays.js';
import {
  admiralsLeft,
  captorsOf,
  fortsLeft,
  generalsLeft,
  generalsOf,
  homeWaters,
  shipsAt,
  shipsLeft,
  zoneIdOf,
} from '../../napoleon/queries.js';
import { nap } from '../../napoleon/state.js';
import { holdsCards, idOf, territoriesOf } from '../../queries.js';
import type { AnswerOf, OfferOf, Rules, Seat, State, Tx } from '../../types.js';
import { asksNothing, type Phase, unexpected } from '../phase.js';
import { countReinforcements, placeOffers, tradeSet } from '../reinforce.js';

/** N-REINF-0: counted once; then the forced sets; then N-REINF-5; then the rest in any order. */
export const countPool: Phase<'countPool'> = {
  ...asksNothing,
  next: (tx) => {
    const { seat } = tx.state.turn;
    tx.emit(countReinforcements(tx.rules, tx.state, seat));
    tx.note({ missionArmies: 0 }); // they belong to this pool only
    tx.replace({ kind: 'fortArmies' }, { kind: 'trade', downTo: tx.rules.profile.handLimit, optional: false });
  },
};

/** N-REINF-5: one regiment on each own fortification; those of this turn are not built yet. */
export const fortArmies: Phase<'fortArmies'> = {
  ...asksNothing,
  next: (tx) => {
    const { seat } = tx.state.turn;
    for (const at of territoriesOf(tx.state, seat)) {
      if (!nap(tx.state).forts[at]) continue;
      tx.emit({ type: 'armiesPlaced', seat, territory: idOf(tx.rules, at), count: 1, from: 'fort' });
    }
    tx.pop();
  },
};

/** N-REINF-6, N-REINF-9, N-EPI-4: what a regiment buys, and where. */
const buyOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'buy'>[] => {
  const { pool } = state.turn;
  if (pool === 0) return [];
  const n = nap(state);
  const own = territoriesOf(state, seat);
  const ships = Math.min(pool, shipsLeft(rules, state, seat));
  type Buy = OfferOf<'buy'>;
  const buy = (what: Buy['what'], at: Buy['at'], most = 1): Buy => ({ type: 'buy', what, at, count: [1, most] });
  return [
    ...(ships > 0 ? homeWaters(rules, state, seat).map((z) => buy('ship', zoneIdOf(rules, z), ships)) : []),
    ...(generalsLeft(state, seat) > 0 ? own.map((t) => buy('general', idOf(rules, t))) : []),
    ...(admiralsLeft(state, seat) > 0
      ? n.ships.flatMap((_, z) => (shipsAt(n, z, seat) > 0 ? [buy('admiral', zoneIdOf(rules, z))] : []))
      : []),
    ...(fortsLeft(state) > 0
      ? own.filter((t) => !n.forts[t] && n.epidemics[t] === 0).map((t) => buy('fortification', idOf(rules, t)))
      : []),
  ];
};

/**
 * N-REINF-7: a captive general for a regiment of the pool, onto a territory of its own. A seat that has no general on the board when
 * it first asks may go on until all are back.
 */
const ransomOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'ransom'>[] => {
  if (state.turn.pool === 0 || !(nap(state).turn.mayRansom || generalsOf(state, seat) === 0)) return [];
  return captorsOf(nap(state), seat).flatMap((captor) =>
    territoriesOf(state, seat).map((t) => ({ type: 'ransom', captor, at: idOf(rules, t) }) as const),
  );
};

/** N-REINF-8: all that is left is placed. */
const placing = (rules: Rules, state: State, seat: Seat): OfferOf<'place'>[] => {
  const { pool } = state.turn;
  return pool === 0
    ? []
    : placeOffers(
        territoriesOf(state, seat).map((t) => idOf(rules, t)),
        pool,
      );
};

type MusterOffer = OfferOf<'place' | 'buy' | 'ransom' | 'trade' | 'playCard' | 'endMuster'>;

const musterOffers = (rules: Rules, state: State): MusterOffer[] => {
  const { seat, pool } = state.turn;
  return [
    ...placing(rules, state, seat),
    ...buyOffers(rules, state, seat),
    ...ransomOffers(rules, state, seat),
    ...setsIn(rules, state, seat),
    ...playsIn('muster', rules, state, seat),
    ...(pool === 0 ? [{ type: 'endMuster' } as const] : []),
  ];
};

const takeRansom = (tx: Tx, { captor, at }: AnswerOf<'ransom'>): void => {
  const { seat } = tx.state.turn;
  tx.note({ mayRansom: true });
  tx.emit({ type: 'ransomed', seat, captor, at });
  tx.push({ kind: 'gift', captor });
};

/** N-REINF-0, N-REINF-6..8: buys, ransoms, trades, plays and places until the pool is empty. */
export const muster: Phase<'muster'> = {
  ask: (rules, state) => {
    const offers = musterOffers(rules, state);
    // With nothing left to place, going on at once would tell the others that the hand holds nothing to play or to trade.
    const isForced = state.turn.pool === 0 && offers.length === 1 && !holdsCards(state, state.turn.seat);
    if (offers.length === 0 || isForced) return null;
    return {
      seat: state.turn.seat,
      mandatory: state.turn.pool > 0,
      body: { kind: 'muster', pool: state.turn.pool, offers },
    };
  },
  take: (tx, _frame, answer) => {
    const { seat } = tx.state.turn;
    switch (answer.type) {
      case 'endMuster':
        return tx.pop();
      case 'ransom':
        return takeRansom(tx, answer);
      case 'trade':
        return tradeSet(tx, seat, answer.cards);
      case 'playCard':
        return playIn('muster', tx, seat, answer);
      case 'place': {
        const { territory, count } = answer;
        return tx.emit({ type: 'armiesPlaced', seat, territory, count, from: 'pool' });
      }
      case 'buy': {
        const { what, at, count } = answer;
        return tx.emit({ type: 'piecesPlaced', seat, what, at, count, cost: count });
      }
      default:
        return unexpected(answer);
    }
  },
  next: (tx) => tx.pop(),
};

/** N-REINF-7: the captor at once puts a regiment on a territory that it controls. */
export const gift: Phase<'gift'> = {
  ask: (rules, state, { captor }) => {
    if (state.seats[captor]?.status !== 'in') return null;
    const offers = territoriesOf(state, captor).map((t) => ({ type: 'gift', territory: idOf(rules, t) }) as const);
    return offers.length < 2 ? null : { seat: captor, mandatory: true, body: { kind: 'gift', offers } };
  },
  take: (tx, { captor }, answer) => {
    if (answer.type !== 'gift') return unexpected(answer);
    tx.emit({ type: 'armiesPlaced', seat: captor, territory: answer.territory, count: 1, from: 'gift' });
    tx.pop();
  },
  next: (tx, { captor }) => {
    const [only] = territoriesOf(tx.state, captor);
    if (only !== undefined) {
      tx.emit({ type: 'armiesPlaced', seat: captor, territory: idOf(tx.rules, only), count: 1, from: 'gift' });
    }
    tx.pop();
  },
};
