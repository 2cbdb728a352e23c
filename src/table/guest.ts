// Those in a room: what they are told, and what they may do.
import type { Action, Decision, GameEvent, Rejection, Seat, View, Viewer } from '../core/index.js';
import type { Pace } from './pace.js';
import type { Done, Update } from './table.js';

/** What those in a room are told beside the game. */
export type RoomNews =
  /** A bot that answered against the rules too often has left its seat to a built-in one. */
  | { readonly type: 'botReplaced'; readonly seat: Seat; readonly why: Rejection | 'failed' }
  | { readonly type: 'paced'; readonly pace: Pace };

/** Whoever joins a room. It is called at once, and never again once it has left. An error of its own ends its visit alone. */
export interface Guest {
  /** Whose eyes it sees with. */
  readonly viewer: Viewer;
  /** The seats it answers for. Several guests may share one: the first answer counts. */
  readonly seats: readonly Seat[];
  update(update: Update): void;
  /** What `seat`, one of its own, alone may see of the events; only where `viewer` is another. */
  seen?(seat: Seat, events: readonly GameEvent[]): void;
  /** One of its seats is asked. `undoable`: actions that it can take back instead (D-4). */
  asked(view: View, decision: Decision, undoable: number): void;
  /** The question is not open any more. */
  withdrawn(): void;
  told?(news: RoomNews): void;
  /** Something in it has failed: it has left the room. */
  failed(error: unknown): void;
}

/** A guest's place in a room. Each promise resolves when the room has done with it, the next question asked. */
export interface Place {
  readonly view: View;
  /** Answers `decision`; late where that is not the open question any more. */
  answer(decision: Decision, action: Action): Promise<Done>;
  /** Without being asked (C-ATT-3, C-END-3, N-CARD-4). The open question is asked again. */
  aside(seat: Seat, action: Action): Promise<Done>;
  undo(seat: Seat, count: number): Promise<Done>;
  leave(): void;
}
