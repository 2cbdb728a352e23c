// The games of one person that are being played: which of them has begun since.
import type { GameId } from '../../store/index.js';

export interface Turns {
  /** Takes what is played now; gives a game that has begun since the last time and is not open yet, or null. */
  read(games: readonly { readonly id: GameId }[], isOpen: (id: GameId) => boolean): GameId | null;
}

export const createTurns = (): Turns => {
  /** Null before it was first read: games that go on already have not just begun. */
  let known: ReadonlySet<GameId> | null = null;
  return {
    read: (games, isOpen) => {
      const before = known;
      known = new Set(games.map(({ id }) => id));
      if (before === null) return null;
      return games.find(({ id }) => !before.has(id) && !isOpen(id))?.id ?? null;
    },
  };
};
