// Questions to a seat, and answers.
import type { CardId, Seat, TerritoryId } from './base.js';
import type { Offer, OfferAnswer, PlaceId, Reactions } from './napoleon.js';
import type { Defence } from './setup.js';

/** Three cards that may be traded together, what they bring, and where C-CARD-4's two armies may go ([] = nowhere). */
export interface CardSet {
  readonly cards: readonly [CardId, CardId, CardId];
  readonly value: number;
  readonly bonusOn: readonly TerritoryId[];
}

export interface AttackOption {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  /** Bounds of the dice that may be rolled (C-ATT-2). */
  readonly min: number;
  readonly max: number;
}

export interface MoveOption {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  /** The most armies that may go; at least 1. */
  readonly max: number;
}

export interface BattleRef {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly dice: number;
}

/** What a seat is asked: compact, so that a screen can offer it and a bot can expand it. */
export type DecisionBody =
  | { readonly kind: 'claim'; readonly free: readonly TerritoryId[] }
  | {
      readonly kind: 'place';
      /** Whose armies: the seat that is asked, or a neutral (T-3). */
      readonly of: Seat;
      /** Armies still to place. */
      readonly pool: number;
      /** Armies of other seats that the same seat places after these, before it is another seat's turn (T-3). */
      readonly after: number;
      /** The most that one answer may place: 1 in setup (C-SETUP-4), else the pool. */
      readonly most: number;
      readonly on: readonly TerritoryId[];
    }
  /** `sets` may be empty: passing at once would betray that. */
  | { readonly kind: 'trade'; readonly sets: readonly CardSet[] }
  | { readonly kind: 'attack'; readonly options: readonly AttackOption[] }
  | { readonly kind: 'defend'; readonly battle: BattleRef; readonly min: number; readonly max: number }
  | {
      readonly kind: 'moveIn';
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'fortify'; readonly options: readonly MoveOption[] }
  | { readonly kind: 'claimMission'; readonly offers: readonly Offer[] }
  | { readonly kind: 'deploy'; readonly what: 'general' | 'fortification'; readonly offers: readonly Offer[] }
  | { readonly kind: 'muster'; readonly pool: number; readonly offers: readonly Offer[] }
  | { readonly kind: 'gift'; readonly offers: readonly Offer[] }
  | {
      readonly kind: 'combat';
      /** N-NAVAL-1: nothing else before these fights. */
      readonly forced: boolean;
      readonly offers: readonly Offer[];
    }
  | {
      readonly kind: 'react';
      readonly window: 'beforeRoll' | 'afterRoll' | 'afterCapture';
      readonly battle: BattleRef;
      readonly offers: readonly Offer[];
    }
  | { readonly kind: 'advance'; readonly from: PlaceId; readonly to: PlaceId; readonly offers: readonly Offer[] }
  | { readonly kind: 'manoeuvre'; readonly offers: readonly Offer[] }
  | { readonly kind: 'lastSeat'; readonly offers: readonly Offer[] };
export type DecisionKind = DecisionBody['kind'];

/**
 * `id` is the number of the question: what was written down before it was asked, takings back included, so that none comes
 * again. `mandatory` means that it cannot be passed.
 */
export type Decision = DecisionBody & {
  readonly id: number;
  readonly seat: Seat;
  readonly mandatory: boolean;
};
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;

/** Answers to questions. */
export type Answer =
  | { readonly type: 'claim'; readonly territory: TerritoryId }
  | { readonly type: 'place'; readonly territory: TerritoryId; readonly count: number }
  | {
      readonly type: 'trade';
      readonly cards: readonly [CardId, CardId, CardId];
      /** One of the set's `bonusOn`; null exactly when there is none. */
      readonly bonusOn: TerritoryId | null;
    }
  | { readonly type: 'endTrade' }
  | { readonly type: 'attack'; readonly from: TerritoryId; readonly to: TerritoryId; readonly dice: number }
  | { readonly type: 'endAttack' }
  | { readonly type: 'defend'; readonly dice: number }
  | { readonly type: 'moveIn'; readonly count: number }
  | { readonly type: 'fortify'; readonly from: TerritoryId; readonly to: TerritoryId; readonly count: number }
  | { readonly type: 'skipFortify' }
  | OfferAnswer;

/** Legal at any time, in anyone's turn, without being asked: C-ATT-3 and C-END-3. */
export type Aside =
  | { readonly type: 'setDefence'; readonly defence: Defence }
  | { readonly type: 'setReactions'; readonly reactions: Reactions }
  /** N-CARD-4: no more questions for reactions in this attack, or this turn. */
  | { readonly type: 'quiet'; readonly scope: 'attack' | 'turn' }
  | { readonly type: 'resign' };

export type Action = Answer | Aside;
export type ActionType = Action['type'];
