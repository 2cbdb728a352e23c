// Telling those in the house that something has changed: whom it concerns at once, everybody else in their own time.
import type { Chat, GameId, PlayerId } from '../../store/index.js';

/** Changes within this many milliseconds are told once. */
const TOLD_EVERY = 50;

/** Whom a change concerns more than others: these people wherever they are, and all who are at these tables. */
export interface Concern {
  readonly players?: Iterable<PlayerId>;
  readonly games?: Iterable<GameId>;
}

export interface Changes {
  readonly players: ReadonlySet<PlayerId>;
  readonly games: ReadonlySet<GameId>;
}

export interface Told {
  /** Something has changed: everybody is told soon, and whom it concerned. */
  changed(concern?: Concern): void;
  watch(listener: (changes: Changes) => void): () => void;
  watchChat(game: GameId, listener: (chat: readonly Chat[]) => void): () => void;
  chatted(game: GameId, chat: readonly Chat[]): void;
  stop(): void;
}

export const createTold = (): Told => {
  const listeners = new Set<(changes: Changes) => void>();
  const chatListeners = new Map<GameId, Set<(chat: readonly Chat[]) => void>>();
  let due: NodeJS.Timeout | null = null;
  let players = new Set<PlayerId>();
  let games = new Set<GameId>();
  const tell = (): void => {
    const changes = { players, games };
    due = null;
    players = new Set();
    games = new Set();
    for (const listener of [...listeners]) listener(changes);
  };
  return {
    changed: (concern = {}) => {
      for (const player of concern.players ?? []) players.add(player);
      for (const game of concern.games ?? []) games.add(game);
      due ??= setTimeout(tell, TOLD_EVERY);
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
