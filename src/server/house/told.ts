// Telling those in the house that something has changed: often enough, and not oftener.
import type { Chat, GameId } from '../../store/index.js';

/** Changes within this many milliseconds are told once. */
const TOLD_EVERY = 50;

export interface Told {
  /** Something has changed: everybody is told soon. */
  changed(): void;
  watch(listener: () => void): () => void;
  watchChat(game: GameId, listener: (chat: readonly Chat[]) => void): () => void;
  chatted(game: GameId, chat: readonly Chat[]): void;
  stop(): void;
}

export const createTold = (): Told => {
  const listeners = new Set<() => void>();
  const chatListeners = new Map<GameId, Set<(chat: readonly Chat[]) => void>>();
  let due: NodeJS.Timeout | null = null;
  return {
    changed: () => {
      due ??= setTimeout(() => {
        due = null;
        for (const listener of [...listeners]) listener();
      }, TOLD_EVERY);
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchChat: (id, listener) => {
      const all = chatListeners.get(id) ?? new Set();
      chatListeners.set(id, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && chatListeners.get(id) === all) chatListeners.delete(id);
      };
    },
    chatted: (id, chat) => {
      for (const listener of [...(chatListeners.get(id) ?? [])]) listener(chat);
    },
    stop: () => {
      if (due !== null) clearTimeout(due);
    },
  };
};
