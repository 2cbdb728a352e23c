// The seats that are played at this keyboard: their open question, and the answer to it and to no other.
import type { Action, Decision, View } from '../../core/index.js';
import type { SeatDriver } from '../../table/driver.js';

interface Pending {
  readonly resolve: (action: Action) => void;
}

export interface Here {
  readonly driver: SeatDriver;
  /**
   * Answers the question that is open now, once `wait` is over and if `isMeant` still holds then: a question that has come
   * meanwhile stays open.
   */
  answer(action: Action, wait: Promise<void> | null, isMeant: () => boolean): void;
}

export const createHere = (onAsked: (seen: View, decision: Decision) => void, onWithdrawn: () => void): Here => {
  let pending: Pending | null = null;
  return {
    driver: {
      isPerson: true,
      decide: (seen, decision, cancel) =>
        new Promise((resolve) => {
          const mine = { resolve };
          pending = mine;
          cancel.addEventListener('abort', () => {
            if (pending === mine) pending = null;
            onWithdrawn();
          });
          onAsked(seen, decision);
        }),
    },
    answer: (action, wait, isMeant) => {
      const asked = pending;
      const give = (): void => {
        if (asked === null || pending !== asked || !isMeant()) return;
        pending = null;
        asked.resolve(action);
      };
      if (wait === null) give();
      else void wait.then(give);
    },
  };
};
