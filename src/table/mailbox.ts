// One thing after the other, in the order in which they came, however long each takes.

export interface Mailbox {
  /** Does `task` when everything posted before it is done; gives what it gives, or its error. */
  post<T>(task: () => T | Promise<T>): Promise<T>;
  /** Resolves when everything posted so far is done. */
  settled(): Promise<void>;
}

export const createMailbox = (): Mailbox => {
  let last: Promise<unknown> = Promise.resolve();
  const post = <T>(task: () => T | Promise<T>): Promise<T> => {
    const done = last.then(task);
    // An error is for whoever posted; the next task is taken all the same.
    last = done.catch(() => {});
    return done;
  };
  return { post, settled: () => post(() => {}) };
};
