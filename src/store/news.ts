// Telling those who watch a store of what has changed, in the order in which it did.
import type { News } from './store.js';

export interface Newsroom {
  tell(news: News): void;
  watch(listener: (news: News) => void): () => void;
}

/** Listeners are called soon, never while a caller of the store is still at work; one that throws stops no other. */
export const createNewsroom = (onError: (error: unknown) => void): Newsroom => {
  const listeners = new Set<(news: News) => void>();
  const call = (listener: (news: News) => void, news: News): void => {
    try {
      listener(news);
    } catch (error) {
      onError(error);
    }
  };
  return {
    tell: (news) =>
      queueMicrotask(() => {
        for (const listener of [...listeners]) if (listeners.has(listener)) call(listener, news);
      }),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
