// What a frame's code looks like. A frame is data on the state's stack; its phase is the code for that kind of frame.
import type { Answer, DecisionBody, FrameKind, FrameOf, Rules, Seat, State, Tx } from '../types.js';

/** A question, whom it goes to, and whether it can be passed. */
export interface Asked {
  readonly seat: Seat;
  readonly mandatory: boolean;
  readonly body: DecisionBody;
}

export interface Phase<K extends FrameKind> {
  /** What must be chosen now; null when there is nothing to choose, so that `next` moves on. */
  ask(rules: Rules, state: State, frame: FrameOf<K>): Asked | null;
  /** Carries out an answer that is known to be legal. */
  take(tx: Tx, frame: FrameOf<K>, answer: Answer): void;
  /** Forced effects and the way on, when there is nothing to ask. */
  next(tx: Tx, frame: FrameOf<K>): void;
}

/** For frames that never ask. */
export const asksNothing = {
  ask: (): null => null,
  take: (): never => {
    throw new Error('bug: answered a frame that asks nothing');
  },
};

export const unexpected = (answer: Answer): never => {
  throw new Error(`bug: unexpected answer ${answer.type}`);
};
