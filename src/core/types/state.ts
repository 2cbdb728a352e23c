// The whole game between two actions.
import type { CardId, Seat, TerritoryId } from './base.js';
import type { Clash, MissionId, NapoleonState, PlaceId } from './napoleon.js';
import type { Defence } from './setup.js';

/** `alea` is the four numbers of the seeded stream (D-1); `script` is a test's list of dice and picks. */
export type RngState =
  | { readonly kind: 'alea'; readonly c: number; readonly s0: number; readonly s1: number; readonly s2: number }
  /** D-5: the byte that comes next, in blocks of 32. */
  | { readonly kind: 'sealed'; readonly key: string; readonly block: number; readonly offset: number }
  | { readonly kind: 'script'; readonly left: readonly number[] };

/** `out`: eliminated. `neutral`: never moves; its armies stand. */
export type SeatStatus = 'in' | 'out' | 'neutral';

export interface SeatState {
  readonly status: SeatStatus;
  /** In the order in which the cards came. */
  readonly hand: readonly CardId[];
  /** Starting armies not yet on the board (C-SETUP-4). */
  readonly supply: number;
  readonly defence: Defence;
  /** C-END-3: a bot answers for it (or it is neutral). */
  readonly resigned: boolean;
  /** C-MISSION-1: its secret mission, where they are played with. */
  readonly mission?: MissionId;
}

export interface TurnState {
  /** Whose turn it is; in setup, who places. */
  readonly seat: Seat;
  /** 0 in setup, then 1, 2, ... */
  readonly round: number;
  /** Who had the first turn: the round goes up when play passes its place. */
  readonly first: Seat;
  /** Armies to place before going on. */
  readonly pool: number;
  /** Taken from another seat this turn, in order. */
  readonly captured: readonly TerritoryId[];
  /** C-CARD-4: the two extra armies of this turn are spent. */
  readonly cardBonusUsed: boolean;
}

export interface Outcome {
  /** More than one only when a tie is shared (C-END-4). */
  readonly winners: readonly Seat[];
  readonly reason: 'conquest' | 'lastSeat' | 'rounds' | 'points' | 'mission';
  readonly rule: 'C-END-1' | 'C-END-3' | 'C-END-4' | 'C-MISSION-3' | 'N-END-4' | 'N-END-5';
}

/** What is going on, innermost last. A question to a seat is always the top frame's. */
export type Frame =
  | { readonly kind: 'setup'; readonly step: number }
  | { readonly kind: 'dealSecrets' }
  | { readonly kind: 'rollFirst' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'deal' }
  | { readonly kind: 'placeSetup' }
  | { readonly kind: 'dealCards' }
  /** T-3: the seat on turn places `left` more of its own armies (step 0) or of a neutral's (1, 2, ...); -1: not begun. */
  | { readonly kind: 'placeShared'; readonly step: number; readonly left: number }
  | { readonly kind: 'rollTurn' }
  | { readonly kind: 'turn'; readonly step: number }
  | { readonly kind: 'reinforce' }
  | { readonly kind: 'trade'; readonly downTo: number | null; readonly optional: boolean }
  | { readonly kind: 'place' }
  | { readonly kind: 'attack' }
  | {
      readonly kind: 'battle';
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly dice: number;
    }
  | { readonly kind: 'spoils'; readonly loser: Seat }
  | {
      readonly kind: 'moveIn';
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'drawCard' }
  | { readonly kind: 'fortify' }
  | { readonly kind: 'dealMissions' }
  | { readonly kind: 'randomFirst' }
  | { readonly kind: 'deployOfficers'; readonly placed: number }
  | { readonly kind: 'spreadEpidemics' }
  | { readonly kind: 'dealHands' }
  | { readonly kind: 'startTurn' }
  | { readonly kind: 'claimMission'; readonly when: 'start' | 'at-once' | 'end' }
  | { readonly kind: 'countPool' }
  | { readonly kind: 'fortArmies' }
  | { readonly kind: 'muster' }
  | { readonly kind: 'gift'; readonly captor: Seat }
  | { readonly kind: 'combat' }
  | ({ readonly kind: 'clash' } & Clash)
  | {
      readonly kind: 'advance';
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly min: number;
      readonly max: number;
      /** Officers that must go along, and the most that may. */
      readonly minLeaders: number;
      readonly maxLeaders: number;
    }
  | {
      readonly kind: 'afterCapture';
      readonly loser: Seat;
      readonly from: PlaceId;
      readonly to: TerritoryId;
      readonly step: 'react' | 'spoils';
    }
  | { readonly kind: 'beginManoeuvre' }
  | { readonly kind: 'manoeuvre' }
  | { readonly kind: 'epidemic' }
  | { readonly kind: 'closeTurn' }
  | { readonly kind: 'lastSeat' };
export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** The whole game between two actions: plain JSON, never changed in place. */
export interface State {
  /** By territory index; null before it is claimed. */
  readonly owner: readonly (Seat | null)[];
  readonly armies: readonly number[];
  /** Players first, then neutrals. */
  readonly seats: readonly SeatState[];
  /** The first is drawn next. */
  readonly deck: readonly CardId[];
  readonly discards: readonly CardId[];
  /** C-CARD-2: sets traded by anyone so far. */
  readonly setsTraded: number;
  readonly turn: TurnState;
  readonly frames: readonly Frame[];
  /** Null in every variant but Risk Napoleon. */
  readonly napoleon: NapoleonState | null;
  readonly outcome: Outcome | null;
  readonly rng: RngState;
  /** What was written down so far: actions, and takings back (D-4), which add to it too. The open question's number. */
  readonly actions: number;
}
