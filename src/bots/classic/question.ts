// The questions of the classic games as a bot reads them: territories by index. The only file here that knows the shape
// of a decision or of an answer.
import {
  type Answer,
  type CardTriple,
  type Decision,
  idOf,
  indexOf,
  type OfferOf,
  ofType,
  type Rules,
  type Seat,
  setValueOf,
  type TerritoryId,
  type View,
} from '../../core/index.js';

export interface Assault {
  readonly from: number;
  readonly to: number;
  /** Bounds of the dice. */
  readonly min: number;
  readonly max: number;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  /** The most armies that may go. */
  readonly max: number;
}

export interface TradeSet {
  readonly cards: CardTriple;
  readonly value: number;
  /** Where the extra armies may go. */
  readonly bonusOn: readonly number[];
}

/** What a seat is asked in a classic game. */
export type Asked =
  | { readonly kind: 'claim'; readonly free: readonly number[] }
  | {
      readonly kind: 'place';
      /** Whose armies: the seat that is asked, or a neutral (T-3). */
      readonly of: Seat;
      readonly pool: number;
      /** The most that one answer may place. */
      readonly most: number;
      readonly on: readonly number[];
    }
  | { readonly kind: 'trade'; readonly mandatory: boolean; readonly sets: readonly TradeSet[] }
  | { readonly kind: 'attack'; readonly options: readonly Assault[] }
  | { readonly kind: 'defend'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'moveIn';
      readonly from: number;
      readonly to: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'fortify'; readonly options: readonly Move[] };

/** Each set once, with all places where its extra armies may go. */
const setsOf = (rules: Rules, view: View, offers: readonly OfferOf<'trade' | 'endTrade'>[]): TradeSet[] => {
  const sets = new Map<string, TradeSet & { readonly bonusOn: number[] }>();
  for (const { cards, bonusOn } of ofType(offers, 'trade')) {
    const key = cards.join();
    const set = sets.get(key) ?? { cards, value: setValueOf(rules, view, cards), bonusOn: [] };
    sets.set(key, set);
    if (bonusOn !== undefined) set.bonusOn.push(indexOf(rules, bonusOn));
  }
  return [...sets.values()];
};

/** The question; null where it is one of Risk Napoleon. */
export const askedOf = (rules: Rules, view: View, decision: Decision): Asked | null => {
  const at = (id: string): number => indexOf(rules, id as TerritoryId);
  switch (decision.kind) {
    case 'claim':
      return { kind: 'claim', free: decision.offers.map(({ territory }) => at(territory)) };
    case 'place':
      return {
        kind: 'place',
        of: decision.of,
        pool: decision.pool,
        most: decision.offers[0]?.count[1] ?? 0,
        on: decision.offers.map(({ territory }) => at(territory)),
      };
    case 'trade':
      return { kind: 'trade', mandatory: decision.mandatory, sets: setsOf(rules, view, decision.offers) };
    case 'attack':
      return {
        kind: 'attack',
        options: ofType(decision.offers, 'attack').map(({ from, to, dice: [min, max] }) => ({
          from: at(from),
          to: at(to),
          min,
          max,
        })),
      };
    case 'defend': {
      const [min, max] = decision.offers[0].dice;
      return { kind: 'defend', min, max };
    }
    case 'moveIn': {
      if (rules.profile.hasNapoleon) return null;
      const [min, max] = decision.offers[0].count;
      return { kind: 'moveIn', from: at(decision.from), to: at(decision.to), min, max };
    }
    case 'fortify':
      return {
        kind: 'fortify',
        options: ofType(decision.offers, 'fortify').map(({ from, to, count: [, max] }) => ({
          from: at(from),
          to: at(to),
          max,
        })),
      };
    default:
      return null;
  }
};

export const claimOf = (rules: Rules, at: number): Answer => ({ type: 'claim', territory: idOf(rules, at) });

export const placeOf = (rules: Rules, at: number, count: number): Answer => ({
  type: 'place',
  territory: idOf(rules, at),
  count,
});

/** `bonusOn`: one of the set's; null exactly when it has none. */
export const tradeOf = (rules: Rules, { cards }: TradeSet, bonusOn: number | null): Answer => ({
  type: 'trade',
  cards,
  ...(bonusOn === null ? {} : { bonusOn: idOf(rules, bonusOn) }),
});

export const noTrade = (): Answer => ({ type: 'endTrade' });

export const attackOf = (rules: Rules, { from, to }: Assault, dice: number): Answer => ({
  type: 'attack',
  from: idOf(rules, from),
  to: idOf(rules, to),
  dice,
});

export const noAttack = (): Answer => ({ type: 'endAttack' });

export const defendOf = (dice: number): Answer => ({ type: 'defend', dice });

export const moveInOf = (count: number): Answer => ({ type: 'moveIn', count });

export const fortifyOf = (rules: Rules, { from, to }: Move, count: number): Answer => ({
  type: 'fortify',
  from: idOf(rules, from),
  to: idOf(rules, to),
  count,
});

export const noFortify = (): Answer => ({ type: 'skipFortify' });
