// State outside React: keys change it at once, whatever is on the screen; drawing follows when the burst is over.
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** `listener` runs after changes, once for all that happen in one go. */
  subscribe(listener: () => void): () => void;
}

export const createStore = <T>(initial: T, schedule: (flush: () => void) => void = setImmediate): Store<T> => {
  let value = initial;
  let isDue = false;
  const listeners = new Set<() => void>();
  const flush = (): void => {
    isDue = false;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      if (isDue) return;
      isDue = true;
      schedule(flush);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
