// What happened.
import type { CardId, RegionId, Seat, TerritoryId } from './base.js';
import type { Defence } from './setup.js';
import type { Outcome } from './state.js';

/** What happened, in order. Every change of the board is one; screens, logs and spectators read nothing else. */
export type GameEvent =
  | { readonly type: 'seatsRolled'; readonly rolls: readonly { readonly seat: Seat; readonly die: number }[] }
  | { readonly type: 'firstSeat'; readonly seat: Seat; readonly of: 'placing' | 'turns' }
  | { readonly type: 'territoryClaimed'; readonly seat: Seat; readonly territory: TerritoryId }
  | {
      readonly type: 'armiesPlaced';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly count: number;
      readonly from: 'supply' | 'pool' | 'card';
    }
  | { readonly type: 'placingPassed'; readonly to: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'reinforcementsCounted';
      readonly seat: Seat;
      readonly territories: number;
      readonly forTerritories: number;
      readonly regions: readonly { readonly region: RegionId; readonly bonus: number }[];
      readonly total: number;
    }
  | {
      readonly type: 'setTraded';
      readonly seat: Seat;
      readonly cards: readonly [CardId, CardId, CardId];
      readonly value: number;
    }
  | {
      readonly type: 'attackDeclared';
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly dice: number;
    }
  | {
      readonly type: 'diceRolled';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      /** As compared: highest first. */
      readonly attack: readonly number[];
      readonly defence: readonly number[];
    }
  | { readonly type: 'armiesLost'; readonly seat: Seat; readonly territory: TerritoryId; readonly count: number }
  | {
      readonly type: 'territoryCaptured';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly from: TerritoryId;
      readonly territory: TerritoryId;
    }
  | {
      readonly type: 'armiesMoved';
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly count: number;
      readonly why: 'capture' | 'fortify';
    }
  | { readonly type: 'seatEliminated'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'handTaken';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly count: number;
      /** null to those who do not see them. */
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: 'deckShuffled'; readonly deck: readonly CardId[] | null }
  /** `card` is null to those who do not see it. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'noCardLeft'; readonly seat: Seat }
  | { readonly type: 'attackEnded'; readonly seat: Seat }
  | { readonly type: 'defenceSet'; readonly seat: Seat; readonly defence: Defence }
  | { readonly type: 'seatResigned'; readonly seat: Seat; readonly to: 'bot' | 'neutral' }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };
export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
