// Keys that were on their way when a question appeared by itself: they were meant for something else.
import type { Decision, Seat, View } from '../../core/index.js';
import type { Model } from '../model.js';

/** How long a question that has appeared by itself is looked at before a key answers it. */
export interface Calm {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly ms: number;
}

export interface CalmWatch {
  /** The position as it is told here, `isTold` by an update or at the beginning. */
  seen(view: View): void;
  /** Somebody here has answered, taken back or done something unasked: what follows is the consequence of that. */
  acted(): void;
  /** A seat here is asked. `isStill`: what went on by itself, and could be stopped by a key, is over. */
  asked(decision: Decision, view: View, isStill: boolean): void;
  /** `model` is on the screen now. */
  shown(model: Model): void;
  now(): number;
  /** Whether a key that was pressed at `at` was too early for the question of `model`. */
  isEarly(model: Model, at: number): boolean;
}

const OPEN: CalmWatch = {
  seen: () => {},
  acted: () => {},
  asked: () => {},
  shown: () => {},
  now: () => 0,
  isEarly: () => false,
};

/**
 * Whether others act, and are waited for. Dice of the defender in a person's own attack are there at once, and while armies
 * are being set up one after the other the same is asked again and again.
 */
export const isOthers = ({ waitingFor, turn, outcome }: View, here: readonly Seat[]): boolean => {
  if (outcome !== null || waitingFor === null || here.includes(waitingFor.seat)) return false;
  if (turn.round === 0) return false;
  return waitingFor.kind !== 'defend' || !here.includes(turn.seat);
};

/** `here`: the seats that are played at this keyboard. Without a `calm` every key answers whatever is open. */
export const createCalm = (calm: Calm | null, here: readonly Seat[]): CalmWatch => {
  if (calm === null) return OPEN;
  let haveOthersActed = false;
  /** The question that came by itself, and since when it has been on the screen; null where it is not yet. */
  let question: { readonly id: number; readonly since: number | null } | null = null;
  return {
    seen: (view) => {
      haveOthersActed ||= isOthers(view, here);
    },
    acted: () => {
      haveOthersActed = false;
    },
    asked: ({ id }, view, isStill) => {
      const isByItself = view.turn.round > 0 && (haveOthersActed || isStill);
      if (question?.id !== id) question = isByItself ? { id, since: null } : null;
    },
    shown: ({ decision, tumble }) => {
      // While dice tumble what was there before is on the screen.
      if (question?.since === null && decision?.id === question.id && tumble === null)
        question = { ...question, since: calm.now() };
    },
    now: calm.now,
    isEarly: ({ decision }, at) => {
      if (question === null || decision?.id !== question.id) return false;
      return question.since === null || at < question.since + calm.ms;
    },
  };
};
