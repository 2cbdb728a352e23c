// The games that the house knows of, so that a lobby need not ask the store each time it is looked at: those that are open
// or played, as the store last told them, and for each person who is here those that are over.
import type { Game, GameChange, GameId, Player, PlayerId, Progress, Store } from '../../store/index.js';
import type { Told } from './told.js';
import { no, type OnError, type Outcome, type Why } from './types.js';

/** Open and running games that are read in one go. */
const PAGE = 1000;
const MOST_ENDED = 30;

export interface KnownOptions {
  readonly store: Store;
  readonly told: Told;
  readonly onError: OnError;
  /** Whether the game is on a table of this process. */
  isOpened(id: GameId): boolean;
  /** Rows that are read in one go. */
  readonly page?: number;
}

export interface Known {
  /** Reads all open and running games, and those that were; what comes meanwhile as news is newer. */
  load(): Promise<void>;
  get(id: GameId): Game | null;
  all(): readonly Game[];
  /** Games at which this person sits. */
  ofPlayer(id: PlayerId): readonly Game[];
  /** The row as it is now, read or changed by us. */
  keep(game: Game): void;
  /** How far the game is: nothing else of its row has changed. */
  progressed(id: GameId, progress: Progress): void;
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

export const personsOf = ({ seats }: Game): PlayerId[] =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));

const personAt = ({ seats }: Game, at: number | null | undefined): PlayerId | null => {
  const seat = seats[at ?? -1];
  return seat?.kind === 'person' ? seat.player : null;
};

const isOver = ({ status }: Game): boolean => status === 'ended' || status === 'closed';

export const createKnown = (options: KnownOptions): Known => {
  const { store, told, onError, page = PAGE } = options;
  const games = new Map<GameId, Game>();
  const seated = new Map<PlayerId, Set<GameId>>();
  const ended = new Map<PlayerId, readonly Game[]>();

  const remove = (id: GameId): void => {
    const game = games.get(id);
    if (game === undefined) return;
    games.delete(id);
    for (const player of personsOf(game)) {
      const all = seated.get(player);
      all?.delete(id);
      if (all?.size === 0) seated.delete(player);
    }
  };
  const put = (game: Game): void => {
    remove(game.id);
    games.set(game.id, game);
    for (const player of personsOf(game)) seated.set(player, (seated.get(player) ?? new Set()).add(game.id));
  };
  const ofPlayer = (id: PlayerId): readonly Game[] =>
    [...(seated.get(id) ?? [])].flatMap((game) => games.get(game) ?? []);

  const keep = (game: Game): void => {
    const before = games.get(game.id);
    put(game);
    // Whoever has stood up wants to know it as well.
    told.changed({ players: [...personsOf(game), ...(before ? personsOf(before) : [])], games: [game.id] });
  };
  const drop = (id: GameId): void => {
    const game = games.get(id);
    remove(id);
    told.changed({ players: game ? personsOf(game) : [], games: [id] });
  };

  const readEnded = (player: Player): readonly Game[] => {
    ended.set(player.id, []);
    store
      .games({ player: player.id, status: ['ended', 'closed'] }, MOST_ENDED)
      .then((found) => {
        // A table that was closed before anybody played at it is no game.
        const played = found.filter(({ status, progress }) => status === 'ended' || progress !== null);
        ended.set(player.id, played);
        if (played.length > 0) told.changed({ players: [player.id] });
      })
      .catch((error: unknown) => onError(error, 'ended games'));
    return [];
  };

  const read = async (id: GameId): Promise<void> => {
    const game = await store.game(id);
    if (game === null) return drop(id);
    keep(game);
    if (!isOver(game)) return;
    for (const player of personsOf(game)) ended.delete(player);
    // Whoever is still at it reads it from here; the next start finds it in the store.
    if (!options.isOpened(id)) remove(id);
  };

  return {
    load: async () => {
      const before = [...games.values()].filter((game) => !isOver(game));
      const running = new Set<GameId>();
      for (let last: GameId | undefined, isMore = true; isMore; ) {
        const rows = await store.games(
          { status: ['open', 'playing'], ...(last === undefined ? {} : { before: last }) },
          page,
        );
        for (const game of rows) {
          const newer = games.get(game.id);
          if (newer === undefined || newer.version <= game.version) put(game);
          running.add(game.id);
        }
        last = rows.at(-1)?.id;
        isMore = rows.length === page;
      }
      for (const { id } of before) if (!running.has(id)) await read(id);
    },
    get: (id) => games.get(id) ?? null,
    all: () => [...games.values()],
    ofPlayer,
    keep,
    progressed: (id, progress) => {
      const game = games.get(id);
      if (game === undefined) return;
      games.set(id, { ...game, progress });
      // It is somebody's turn, or not any more; those who are at the table see more than that anyway.
      const [before, now] = [personAt(game, game.progress?.asked), personAt(game, progress.asked)];
      told.changed(before === now ? {} : { players: [before, now].filter((player) => player !== null) });
    },
    drop,
    read,
    endedOf: (player) => ended.get(player.id) ?? readEnded(player),
    unfinished: (player) => ofPlayer(player.id).filter((game) => !isOver(game)).length,
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
