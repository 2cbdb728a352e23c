// Who answers for a seat: the only interface that a table knows. Bots, local persons, remote persons and test scripts fit it.
import type { Bot, BotRng } from '../bots/index.js';
import type { Action, Decision, View } from '../core/index.js';

export interface SeatDriver {
  /** True where a person answers: everything must be on disk before the question is shown. */
  readonly isPerson: boolean;
  /** `cancel` fires when the question is withdrawn (undo, resignation, the end of the session). */
  decide(view: View, decision: Decision, cancel: AbortSignal): Promise<Action>;
}

/** A bot in a seat, with a stream of its own (D-2). */
export const botDriver = (bot: Bot, start: BotRng): SeatDriver => {
  let stream = start;
  return {
    isPerson: false,
    decide: async (view, decision) => {
      const [action, next] = bot(view, decision, stream);
      stream = next;
      return action;
    },
  };
};

/** Answers with the given actions, in order; for tests and tools. After the last it waits for ever. */
export const scriptDriver = (actions: readonly Action[], isPerson = false): SeatDriver => {
  const left = [...actions];
  return {
    isPerson,
    decide: (_view, _decision, cancel) =>
      new Promise((resolve, reject) => {
        const action = left.shift();
        if (action !== undefined) resolve(action);
        else cancel.addEventListener('abort', () => reject(new Error('withdrawn')));
      }),
  };
};

/** Waits before each answer of `driver`: so that people can follow what bots do. */
export const pacedDriver = (driver: SeatDriver, pause: (decision: Decision) => Promise<void>): SeatDriver => ({
  isPerson: driver.isPerson,
  decide: async (view, decision, cancel) => {
    await pause(decision);
    return driver.decide(view, decision, cancel);
  },
});
