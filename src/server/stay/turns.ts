// The games of one person that are being played: whose turn it is, and which has begun since.
import type { GameId } from '../../store/index.js';

export interface Turns {
  /** Takes what is now; gives a game that has begun since the last time and is not open yet, or null. */
  read(
    games: readonly { readonly id: GameId; readonly isTurn: boolean }[],
    isOpen: (id: GameId) => boolean,
  ): GameId | null;
  /** Where it is this person's turn. */
  at(): readonly GameId[];
}

export const createTurns = (): Turns => {
  /** Null before it was first read: games that go on already have not just begun. */
  let known: ReadonlySet<GameId> | null = null;
  let turns: readonly GameId[] = [];
  return {
    read: (games, isOpen) => {
      const before = known;
      known = new Set(games.map(({ id }) => id));
      turns = games.flatMap(({ id, isTurn }) => (isTurn ? [id] : []));
      if (before === null) return null;
      return games.find(({ id }) => !before.has(id) && !isOpen(id))?.id ?? null;
    },
    at: () => turns,
  };
};
