// The games that the house knows of, so that a lobby need not ask the store each time it is looked at: those that are open
// or played, as the store last told them, and for each person who is here those that are over.
import type { Game, GameChange, GameId, Player, Store } from '../../store/index.js';
import type { Told } from './told.js';
import { no, type OnError, type Outcome, type Why } from './types.js';

/** Open and running tables that a lobby knows of. */
const MOST_TABLES = 2000;
const MOST_ENDED = 30;

export interface KnownOptions {
  readonly store: Store;
  readonly told: Told;
  readonly onError: OnError;
  /** Whether the game is on a table of this process. */
  isOpened(id: GameId): boolean;
}

export interface Known {
  /** Reads all open and running games; what comes meanwhile as news is newer. */
  load(): Promise<void>;
  get(id: GameId): Game | null;
  all(): readonly Game[];
  /** The row as it is now, read or changed by us. */
  keep(game: Game): void;
  drop(id: GameId): void;
  /** The row has changed in the store: reads it again. */
  read(id: GameId): Promise<void>;
  /** Those of this person that are over, the newest first; [] until they are read. */
  endedOf(player: Player): readonly Game[];
  /** How many games this person sits at that are not over. */
  unfinished(player: Player): number;
  /** Changes the row that `change` makes of it, whoever else changes it meanwhile. `change` may say why not. */
  changing(id: GameId, change: (game: Game) => GameChange | Why): Promise<Outcome<Game>>;
}

export const createKnown = (options: KnownOptions): Known => {
  const { store, told, onError } = options;
  const games = new Map<GameId, Game>();
  const ended = new Map<number, readonly Game[]>();

  const forgetEnded = (game: Game): void => {
    for (const seat of game.seats) if (seat.kind === 'person') ended.delete(seat.player);
    // Whoever is still at it reads it from here; the next start finds it in the store.
    if (!options.isOpened(game.id)) games.delete(game.id);
  };

  const readEnded = (player: Player): readonly Game[] => {
    ended.set(player.id, []);
    store
      .games({ player: player.id, status: ['ended', 'closed'] }, MOST_ENDED)
      .then((found) => {
        // A table that was closed before anybody played at it is no game.
        const played = found.filter(({ status, progress }) => status === 'ended' || progress !== null);
        ended.set(player.id, played);
        if (played.length > 0) told.changed();
      })
      .catch((error: unknown) => onError(error, 'ended games'));
    return [];
  };

  const keep = (game: Game): void => {
    games.set(game.id, game);
    told.changed();
  };

  return {
    load: async () => {
      for (const game of await store.games({ status: ['open', 'playing'] }, MOST_TABLES)) {
        const newer = games.get(game.id);
        if (newer === undefined || newer.version <= game.version) games.set(game.id, game);
      }
    },
    get: (id) => games.get(id) ?? null,
    all: () => [...games.values()],
    keep,
    drop: (id) => {
      games.delete(id);
      told.changed();
    },
    read: async (id) => {
      const game = await store.game(id);
      if (game === null) games.delete(id);
      else {
        games.set(id, game);
        if (game.status === 'ended' || game.status === 'closed') forgetEnded(game);
      }
      told.changed();
    },
    endedOf: (player) => ended.get(player.id) ?? readEnded(player),
    unfinished: (player) =>
      [...games.values()].filter(
        ({ status, seats }) =>
          (status === 'open' || status === 'playing') &&
          seats.some((seat) => seat.kind === 'person' && seat.player === player.id),
      ).length,
    changing: async (id, change) => {
      try {
        for (;;) {
          const game = await store.game(id);
          if (game === null) return no('gone');
          const wanted = change(game);
          if (typeof wanted === 'string') return no(wanted);
          const done = await store.changeGame(id, game.version, wanted);
          if (done === 'late') continue;
          keep(done);
          return { ok: true, value: done };
        }
      } catch (error) {
        onError(error, `game ${id}`);
        return no('notStored');
      }
    },
  };
};
