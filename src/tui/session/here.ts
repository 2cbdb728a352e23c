// The seats that are played at this keyboard: their open question, and the answer to it and to no other.
import type { Action, Decision, View } from '../../core/index.js';
import type { SeatDriver } from '../../table/driver.js';

interface Pending {
  readonly question: number;
  readonly resolve: (action: Action) => void;
}

export interface Here {
  readonly driver: SeatDriver;
  /**
   * Answers the question with this number, once `wait` is over and if `isMeant` still holds then: where another one is open
   * then, that stays open.
   */
  answer(question: number, action: Action, wait: Promise<void> | null, isMeant: () => boolean): void;
}

export const createHere = (onAsked: (seen: View, decision: Decision) => void, onWithdrawn: () => void): Here => {
  let pending: Pending | null = null;
  return {
    driver: {
      isPerson: true,
      decide: (seen, decision, cancel) =>
        new Promise((resolve) => {
          const mine = { question: decision.id, resolve };
          pending = mine;
          cancel.addEventListener('abort', () => {
            if (pending === mine) pending = null;
            onWithdrawn();
          });
          onAsked(seen, decision);
        }),
    },
    answer: (question, action, wait, isMeant) => {
      const give = (): void => {
        if (pending?.question !== question || !isMeant()) return;
        const { resolve } = pending;
        pending = null;
        resolve(action);
      };
      if (wait === null) give();
      else void wait.then(give);
    },
  };
};
