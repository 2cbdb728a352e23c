// Questions to a seat, and answers.
import type { Seat } from './base.js';
import type { PlaceId, Reactions } from './napoleon.js';
import type { Answer, OfferOf } from './offer.js';
import type { Defence } from './setup.js';

export interface BattleRef {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly dice: number;
}

/** What a seat is asked, and everything that it may answer. */
export type DecisionBody =
  | { readonly kind: 'claim'; readonly offers: readonly OfferOf<'claim'>[] }
  | {
      readonly kind: 'place';
      /** Whose armies: the seat that is asked, or a neutral (T-3). */
      readonly of: Seat;
      /** Armies still to place; in setup one at a time (C-SETUP-4). */
      readonly pool: number;
      /** Armies of other seats that the same seat places after these, before it is another seat's turn (T-3). */
      readonly after: number;
      readonly offers: readonly OfferOf<'place'>[];
    }
  /** There may be no set: passing at once would betray that. */
  | { readonly kind: 'trade'; readonly offers: readonly OfferOf<'trade' | 'endTrade'>[] }
  | { readonly kind: 'attack'; readonly offers: readonly OfferOf<'attack' | 'endAttack'>[] }
  | { readonly kind: 'defend'; readonly battle: BattleRef; readonly offers: readonly [OfferOf<'defend'>] }
  /** The capture move. */
  | {
      readonly kind: 'moveIn';
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly offers: readonly [OfferOf<'moveIn'>];
    }
  | { readonly kind: 'fortify'; readonly offers: readonly OfferOf<'fortify' | 'skipFortify'>[] }
  | { readonly kind: 'claimMission'; readonly offers: readonly OfferOf<'claimMission' | 'endClaim'>[] }
  | {
      readonly kind: 'deploy';
      readonly what: 'general' | 'fortification';
      readonly offers: readonly OfferOf<'deploy'>[];
    }
  | {
      readonly kind: 'muster';
      readonly pool: number;
      readonly offers: readonly OfferOf<'place' | 'buy' | 'ransom' | 'trade' | 'playCard' | 'endMuster'>[];
    }
  | { readonly kind: 'gift'; readonly offers: readonly OfferOf<'gift'>[] }
  | {
      readonly kind: 'combat';
      /** N-NAVAL-1: nothing else before these fights. */
      readonly forced: boolean;
      readonly offers: readonly OfferOf<'attack' | 'sail' | 'enter' | 'playCard' | 'endAttack'>[];
    }
  | {
      readonly kind: 'react';
      readonly window: 'beforeRoll' | 'afterRoll' | 'afterCapture';
      readonly battle: BattleRef;
      readonly offers: readonly OfferOf<'react' | 'noReaction'>[];
    }
  | {
      readonly kind: 'manoeuvre';
      readonly offers: readonly OfferOf<'march' | 'cruise' | 'lead' | 'playCard' | 'endManoeuvre'>[];
    }
  | { readonly kind: 'lastSeat'; readonly offers: readonly OfferOf<'playOn' | 'endGame'>[] };
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

/** Legal at any time, in anyone's turn, without being asked: C-ATT-3 and C-END-3. */
export type Aside =
  | { readonly type: 'setDefence'; readonly defence: Defence }
  | { readonly type: 'setReactions'; readonly reactions: Reactions }
  /** N-CARD-4: no more questions for reactions in this attack, or this turn. */
  | { readonly type: 'quiet'; readonly scope: 'attack' | 'turn' }
  | { readonly type: 'resign' };

export type Action = Answer | Aside;
export type ActionType = Action['type'];
