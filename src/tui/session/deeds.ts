// What is done at the keyboard, in its order.

import type { Updated } from '../change/stages.js';
import type { Model } from '../model.js';

/** Something done at the keyboard, to whatever the deed before it has left. */
export type Deed = (model: Model) => Updated;

export interface DeedQueue {
  add(deed: Deed): void;
  /** Deeds wait until `done` has resolved. */
  waitFor(done: Promise<unknown>): void;
  /** Forgets what waits. */
  stop(): void;
}

/**
 * Keys of one burst act as if typed slowly: after one that does something outside, the room gets to ask its next question
 * before the next key is looked at. `perform` gives what to wait for; null where a deed has done nothing outside.
 */
export const createDeedQueue = (perform: (deed: Deed) => Promise<unknown> | null): DeedQueue => {
  const deeds: Deed[] = [];
  let isWaiting = false;
  const drain = (): void => {
    isWaiting = false;
    for (let deed = deeds.shift(); deed !== undefined; deed = deeds.shift()) {
      const done = perform(deed);
      if (done === null) continue;
      waitFor(done);
      return;
    }
  };
  const waitFor = (done: Promise<unknown>): void => {
    isWaiting = true;
    void done.then(() => setImmediate(drain));
  };
  return {
    waitFor,
    add: (deed) => {
      deeds.push(deed);
      if (!isWaiting) drain();
    },
    stop: () => {
      deeds.length = 0;
    },
  };
};
