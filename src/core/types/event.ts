// What happened.
import type { CardId, RegionId, Seat, TerritoryId } from './base.js';
import type { EffectId, MissionId, PlaceId, Reactions, VictorySource } from './napoleon.js';
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
      readonly from: 'supply' | 'pool' | 'card' | 'fort' | 'gift' | 'effect';
    }
  | { readonly type: 'placingPassed'; readonly to: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'reinforcementsCounted';
      readonly seat: Seat;
      readonly territories: number;
      readonly forTerritories: number;
      readonly regions: readonly { readonly region: RegionId; readonly bonus: number }[];
      /** Risk Napoleon: zones, routes held, and the regiments that missions bring; else 0 and []. */
      readonly zones: number;
      readonly routes: readonly { readonly route: string; readonly bonus: number }[];
      readonly missions: number;
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
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly dice: number;
    }
  | {
      readonly type: 'diceRolled';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly from: PlaceId;
      readonly to: PlaceId;
      /** As they fell, highest first. */
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      /** Added to the sorted dice before they are compared; [] where there is no bonus. */
      readonly attackBonus: readonly number[];
      readonly defenceBonus: readonly number[];
    }
  | {
      readonly type: 'armiesLost';
      readonly seat: Seat;
      readonly territory: TerritoryId;
      readonly count: number;
      readonly why: 'battle' | 'toll' | 'epidemic' | 'card';
    }
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
      /** `ferry`: a march over sea with fair winds (N-MAN-1). */
      readonly why: 'capture' | 'fortify' | 'march' | 'ferry' | 'officer' | 'retreat';
    }
  /** `by` is null where nobody did it (N-LAND-9). */
  | { readonly type: 'seatEliminated'; readonly seat: Seat; readonly by: Seat | null }
  | {
      readonly type: 'handTaken';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly count: number;
      /** null to those who do not see them. */
      readonly cards: readonly CardId[] | null;
    }
  /** `from`: all cards at the start, or the discards once the deck is used up. */
  | { readonly type: 'deckShuffled'; readonly deck: readonly CardId[] | null; readonly from: 'start' | 'discards' }
  /** `card` is null to those who do not see it. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'noCardLeft'; readonly seat: Seat }
  | { readonly type: 'attackEnded'; readonly seat: Seat }
  | { readonly type: 'defenceSet'; readonly seat: Seat; readonly defence: Defence }
  | { readonly type: 'seatResigned'; readonly seat: Seat; readonly to: 'bot' | 'neutral' }
  /** C-MISSION-1: `mission` is null to those who do not see it. */
  | { readonly type: 'secretMissionDealt'; readonly seat: Seat; readonly mission: MissionId | null }
  /** C-MISSION-5. */
  | { readonly type: 'secretMissionShown'; readonly seat: Seat; readonly mission: MissionId }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome }
  | NapoleonEvent;
export type Officer = 'general' | 'admiral';

/** What only Risk Napoleon knows. */
export type NapoleonEvent =
  | {
      readonly type: 'piecesPlaced';
      readonly seat: Seat;
      readonly what: 'ship' | 'fortification' | Officer;
      readonly at: PlaceId;
      readonly count: number;
      /** Regiments of the pool paid for it. */
      readonly cost: number;
    }
  | { readonly type: 'shipsLost'; readonly seat: Seat; readonly zone: PlaceId; readonly count: number }
  | { readonly type: 'fortificationLost'; readonly territory: TerritoryId }
  | {
      readonly type: 'piecesMoved';
      readonly seat: Seat;
      readonly what: 'ship' | Officer;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly count: number;
    }
  | {
      readonly type: 'territoryEntered';
      readonly seat: Seat;
      readonly from: PlaceId;
      readonly territory: TerritoryId;
    }
  | {
      readonly type: 'officersCaptured';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly what: Officer;
      readonly at: PlaceId;
      readonly count: number;
      /** False for a neutral captor: they go to their owner's supply. */
      readonly kept: boolean;
    }
  /** Back to the owner's supply, from a place or from captivity. */
  | {
      readonly type: 'officersReturned';
      readonly owner: Seat;
      readonly what: Officer;
      readonly count: number;
      readonly at: PlaceId | null;
      readonly captor: Seat | null;
    }
  | { readonly type: 'ransomed'; readonly seat: Seat; readonly captor: Seat; readonly at: TerritoryId }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly source: VictorySource;
      readonly points: number;
    }
  /** N-CONTROL: nobody's any more. */
  | { readonly type: 'territoryEmptied'; readonly territory: TerritoryId }
  | { readonly type: 'handDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'epidemicPlaced'; readonly territory: TerritoryId }
  | { readonly type: 'epidemicGone'; readonly territory: TerritoryId }
  | { readonly type: 'cardDiscarded'; readonly card: CardId }
  | { readonly type: 'missionPiles'; readonly piles: readonly (readonly MissionId[])[] | null }
  | {
      readonly type: 'missionDrawn';
      readonly seat: Seat;
      readonly rank: number;
      /** null to those who do not see it. */
      readonly mission: MissionId | null;
    }
  | {
      readonly type: 'missionAccomplished';
      readonly seat: Seat;
      readonly mission: MissionId;
      readonly points: number;
      readonly armies: number;
      readonly lasting: boolean;
    }
  | { readonly type: 'lastingLost'; readonly seat: Seat; readonly mission: MissionId }
  | { readonly type: 'missionsClosed'; readonly seat: Seat }
  | {
      readonly type: 'missionsRevealed';
      readonly seat: Seat;
      readonly missions: readonly MissionId[];
    }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId; readonly effect: EffectId }
  | {
      readonly type: 'handSpied';
      readonly seat: Seat;
      readonly target: Seat;
      /** null to all but the spy. */
      readonly cards: readonly CardId[] | null;
      readonly missions: readonly MissionId[] | null;
    }
  | { readonly type: 'poolChanged'; readonly by: number }
  | { readonly type: 'attackStopped'; readonly seat: Seat; readonly from: PlaceId; readonly to: PlaceId }
  /** The dice are on the table, in the order in which they fell; cards may still be played before they count (N-CARD-5). */
  | {
      readonly type: 'diceThrown';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
    }
  /** N-CARD-4: not asked for reactions any more in this attack; in this turn where there are no places. */
  | {
      readonly type: 'quietSet';
      readonly seat: Seat;
      readonly from: PlaceId | null;
      readonly to: PlaceId | null;
    }
  | { readonly type: 'roundScored'; readonly round: number }
  | { readonly type: 'turnClosed'; readonly seat: Seat }
  | { readonly type: 'reactionsSet'; readonly seat: Seat; readonly reactions: Reactions };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
