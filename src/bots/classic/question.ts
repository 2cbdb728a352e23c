// The questions of the classic games as a bot reads them: territories by index. The only file here that knows the shape
// of a decision or of an answer.
import {
  type Answer,
  type CardId,
  type CardSet,
  type Decision,
  idOf,
  indexOf,
  type Rules,
  type Seat,
  type TerritoryId,
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
  readonly cards: readonly [CardId, CardId, CardId];
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

/** The question; null where it is one of Risk Napoleon. */
export const askedOf = (rules: Rules, decision: Decision): Asked | null => {
  const at = (id: TerritoryId): number => indexOf(rules, id);
  switch (decision.kind) {
    case 'claim':
      return { kind: 'claim', free: decision.free.map(at) };
    case 'place':
      return {
        kind: 'place',
        of: decision.of,
        pool: decision.pool,
        most: Math.min(decision.most, decision.pool),
        on: decision.on.map(at),
      };
    case 'trade':
      return {
        kind: 'trade',
        mandatory: decision.mandatory,
        sets: decision.sets.map(({ cards, value, bonusOn }: CardSet) => ({ cards, value, bonusOn: bonusOn.map(at) })),
      };
    case 'attack':
      return {
        kind: 'attack',
        options: decision.options.map(({ from, to, min, max }) => ({ from: at(from), to: at(to), min, max })),
      };
    case 'defend':
      return { kind: 'defend', min: decision.min, max: decision.max };
    case 'moveIn':
      return {
        kind: 'moveIn',
        from: at(decision.from),
        to: at(decision.to),
        min: decision.min,
        max: decision.max,
      };
    case 'fortify':
      return {
        kind: 'fortify',
        options: decision.options.map(({ from, to, max }) => ({ from: at(from), to: at(to), max })),
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
  bonusOn: bonusOn === null ? null : idOf(rules, bonusOn),
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
