// What is done at the keyboard, in its order.

import type { Updated } from '../change/stages.js';
import type { Model } from '../model.js';

/** Something done at the keyboard, to whatever the deed before it has left. */
export type Deed = (model: Model) => Updated;

export interface DeedQueue {
  add(deed: Deed): void;
  /** Forgets what waits. */
  stop(): void;
}

/**
 * Keys of one burst act as if typed slowly: after one that does something outside, the table gets to ask its next question
 * before the next key is looked at. `perform` tells whether a deed did.
 */
export const createDeedQueue = (perform: (deed: Deed) => boolean): DeedQueue => {
  const deeds: Deed[] = [];
  let isWaiting = false;
  const drain = (): void => {
    isWaiting = false;
    for (let deed = deeds.shift(); deed !== undefined; deed = deeds.shift()) {
      if (!perform(deed)) continue;
      isWaiting = true;
      setImmediate(drain);
      return;
    }
  };
  return {
    add: (deed) => {
      deeds.push(deed);
      if (!isWaiting) drain();
    },
    stop: () => {
      deeds.length = 0;
    },
  };
};
