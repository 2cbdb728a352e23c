// Who answers for a seat that nobody sits in: a bot, a test's script, a program outside.
import type { Bot, BotRng } from '../bots/index.js';
import type { Action, Decision, View } from '../core/index.js';

export interface SeatDriver {
  /** `cancel` fires when the question is withdrawn (undo, resignation, the end of the room): the answer is not waited for. */
  decide(view: View, decision: Decision, cancel: AbortSignal): Promise<Action>;
}

/** A bot in a seat, with a stream of its own (D-2). */
export const botDriver = (bot: Bot, start: BotRng): SeatDriver => {
  let stream = start;
  return {
    decide: async (view, decision) => {
      const [action, next] = bot(view, decision, stream);
      stream = next;
      return action;
    },
  };
};

/** Answers with the given actions, in order; for tests and tools. After the last it waits for ever. */
export const scriptDriver = (actions: readonly Action[]): SeatDriver => {
  const left = [...actions];
  return {
    decide: (_view, _decision, cancel) =>
      new Promise((resolve, reject) => {
        const action = left.shift();
        if (action !== undefined) resolve(action);
        else cancel.addEventListener('abort', () => reject(new Error('withdrawn')));
      }),
  };
};
