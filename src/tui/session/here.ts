// The seats that are played at this keyboard: their open question, and the answer to it and to no other.
import type { Action, Decision } from '../../core/index.js';
import type { Done } from '../../table/table.js';

export interface Here {
  asked(decision: Decision): void;
  withdrawn(): void;
  /**
   * Answers the question with this number, once `wait` is over and if `isMeant` still holds then: where another one is open
   * then, that stays open. Resolves when the room has done with the answer, or when it was not given.
   */
  answer(question: number, action: Action, wait: Promise<void> | null, isMeant: () => boolean): Promise<void>;
}

/** `give` hands an answer to the room; `refused` is told of one that was not taken. */
export const createHere = (
  give: (decision: Decision, action: Action) => Promise<Done>,
  refused: (decision: Decision, done: Extract<Done, { ok: false }>) => void,
): Here => {
  let open: Decision | null = null;
  return {
    asked: (decision) => {
      open = decision;
    },
    withdrawn: () => {
      open = null;
    },
    answer: async (question, action, wait, isMeant) => {
      if (wait !== null) await wait;
      const asked = open;
      if (asked?.id !== question || !isMeant()) return;
      open = null;
      const done = await give(asked, action);
      if (!done.ok) refused(asked, done);
    },
  };
};
