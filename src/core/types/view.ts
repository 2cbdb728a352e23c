// What a viewer may know, and what the core answers with.
import type { CardId, Seat, Viewer } from './base.js';
import type { BattleRef, DecisionKind } from './decision.js';
import type { GameEvent } from './event.js';
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
  /** What is going on; trading reads as placing to others, since being asked would betray a set. */
  readonly phase: FrameKind | null;
  readonly battle: BattleRef | null;
  /** Whom the table waits for, and what for. */
  readonly waitingFor: { readonly seat: Seat; readonly kind: DecisionKind } | null;
  readonly outcome: Outcome | null;
}

export interface Step {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export type RejectionCode = 'notYourDecision' | 'illegal' | 'gameOver';
export interface Rejection {
  readonly code: RejectionCode;
  /** The rule that forbids it. */
  readonly rule: string;
}
