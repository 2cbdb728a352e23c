// What a viewer may know, and what the core answers with.
import type { CardId, Seat, Viewer } from './base.js';
import type { BattleRef, Decision, DecisionKind } from './decision.js';
import type { GameEvent } from './event.js';
import type { Clash, MissionId, NapoleonState, NapoleonTurn, SeatMissions } from './napoleon.js';
import type { Defence } from './setup.js';
import type { FrameKind, Outcome, SeatStatus, State, TurnState } from './state.js';

export interface SeatView {
  readonly status: SeatStatus;
  /** Cards held: how many is public. */
  readonly cards: number;
  /** Which ones: null to everybody but the holder. */
  readonly hand: readonly CardId[] | null;
  readonly supply: number;
  readonly defence: Defence;
  readonly resigned: boolean;
  /** C-MISSION-1: null to everybody but the holder before the game is over; missing where there are none. */
  readonly mission?: MissionId | null;
}

/** What a State and a View of Risk Napoleon have in common: enough to count, to reach and to judge missions. */
export interface Known {
  readonly owner: readonly (Seat | null)[];
  readonly armies: readonly number[];
  readonly turn: TurnState;
  readonly napoleon:
    | (Omit<NapoleonState, 'piles' | 'missions' | 'turn'> & { readonly turn: Omit<NapoleonTurn, 'drawn'> })
    | null;
}

/** What one viewer may know of Risk Napoleon: no piles, and no missions of others before they are accomplished. */
export interface NapoleonView extends Omit<NapoleonState, 'piles' | 'missions' | 'turn'> {
  /** Missions left by rank. */
  readonly pileSizes: readonly number[];
  readonly missions: readonly (Omit<SeatMissions, 'held'> & {
    readonly heldCount: number;
    /** null to everybody but the holder. */
    readonly held: readonly MissionId[] | null;
  })[];
  readonly turn: Omit<NapoleonTurn, 'drawn'>;
  /** The roll that is being made. */
  readonly clash: Clash | null;
}

/** What one viewer may know. It holds no seed, no stream, no deck order and no other hand. */
export interface View {
  readonly viewer: Viewer;
  readonly owner: readonly (Seat | null)[];
  readonly armies: readonly number[];
  readonly seats: readonly SeatView[];
  readonly deckSize: number;
  readonly discards: readonly CardId[];
  readonly setsTraded: number;
  readonly turn: TurnState;
  /** What is going on; no more than `waitingFor` says of the question: trading may read as placing, a claim as thinking. */
  readonly phase: FrameKind | 'thinking' | null;
  readonly battle: BattleRef | null;
  /** Whom the table waits for, and what for. */
  readonly waitingFor: { readonly seat: Seat; readonly kind: DecisionKind | 'thinking' } | null;
  readonly napoleon: NapoleonView | null;
  readonly outcome: Outcome | null;
}

/** A game between two actions: its state, and the question that is open in it, null exactly when the game is over. */
export interface Moment {
  readonly state: State;
  readonly decision: Decision | null;
}

/** What an action leads to: the next moment, and what happened on the way there. */
export interface Step extends Moment {
  readonly events: readonly GameEvent[];
}

/** `late`: an answer to a question that is not open any more. */
export type RejectionCode = 'notYourDecision' | 'illegal' | 'late' | 'gameOver';
export interface Rejection {
  readonly code: RejectionCode;
  /** The rule that forbids it. */
  readonly rule: string;
}
