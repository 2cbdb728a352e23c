// The tables that this process plays: opened when somebody comes or at the start, ticked, noted for lists, and ended.
import type { View } from '../../core/index.js';
import type { Game, GameId, Progress, Store } from '../../store/index.js';
import { jumpOf, TICK } from '../clock.js';
import { messageIn, topicOf } from '../table/messages.js';
import { openTable } from '../table/open.js';
import type { ServerTable } from '../table/types.js';
import { createKeeping } from './keeping.js';
import type { Known } from './known.js';
import type { Told } from './told.js';
import type { OnError } from './types.js';

/** How far a game is reaches the store this many milliseconds after the last change. */
const NOTED_AFTER = 500;

/** The outcome of a game that all have agreed to abandon. */
const ABANDONED = { winners: [], reason: 'abandoned' };

const whyClosed = ({ outcome }: Game): 'abandoned' | 'closed' =>
  outcome?.reason === ABANDONED.reason ? 'abandoned' : 'closed';

export interface TablesOptions {
  readonly store: Store;
  readonly told: Told;
  readonly known: Known;
  readonly opened: Map<GameId, ServerTable>;
  isHere(player: number): boolean;
  onLine(ms: number): void;
  readonly onError: OnError;
}

export interface Tables {
  table(id: GameId): Promise<ServerTable>;
  /** Games go on whether or not somebody looks: bots play, clocks run, in whichever process holds the game's lease. */
  keepRunning(): Promise<void>;
  /** Line `n` of the game has been written somewhere. */
  readOn(id: GameId, n: number): void;
  hear(id: GameId, text: string): void;
  /** Anything may have been written. */
  doubt(): void;
  /** The game was ended early in another process. */
  wasClosed(game: Game): Promise<void>;
  /** Ends a game before its end: nothing is played any more, and whoever is at it hears why. */
  endEarly(id: GameId, why: 'abandoned' | 'closed'): Promise<void>;
  tellSecret(id: GameId): Promise<void>;
  /** How late the last tick was, in milliseconds. */
  lateness(): number;
  /** Tables whose bots and clocks are played here. */
  kept(): number;
  stop(): Promise<void>;
}

export const createTables = (options: TablesOptions): Tables => {
  const { store, told, known, opened, onError } = options;
  const tables = new Map<GameId, Promise<ServerTable>>();

  /** The process that played the last action may be gone before it wrote the end: whoever sees it makes sure of it. */
  const end = async (id: GameId, view: View): Promise<void> => {
    await opened.get(id)?.finish();
    for (;;) {
      const game = await store.game(id);
      if (game === null || game.status !== 'playing') return;
      const outcome =
        view.outcome === null ? null : { winners: [...view.outcome.winners], reason: view.outcome.reason };
      const done = await store.changeGame(id, game.version, { status: 'ended', ended: store.now(), outcome });
      if (done !== 'late') break;
    }
    await store.forgetSecret(id);
  };

  /** A game that was closed: its secret is told, so that the dice so far can be checked. May be called again. */
  const tellSecret = async (id: GameId): Promise<void> => {
    const secret = await store.secret(id);
    if (secret === null) return;
    const lines = await store.lines(id, 0);
    const isTold = lines.some((line) => line.startsWith('{"secret":'));
    if (lines.length > 0 && !isTold) {
      const written = await store.append(id, lines.length, JSON.stringify({ secret }));
      if (written === 'late') return tellSecret(id);
      await store.sync(id);
    }
    await store.forgetSecret(id);
  };

  const noting = new Map<GameId, { readonly timer: NodeJS.Timeout; readonly progress: Progress }>();
  /** What waits to be noted is noted now. */
  const noteNow = async (id: GameId): Promise<void> => {
    const due = noting.get(id);
    if (due === undefined) return;
    clearTimeout(due.timer);
    noting.delete(id);
    await store.noteProgress(id, due.progress).catch((error: unknown) => onError(error, 'progress'));
  };
  const noteSoon = (id: GameId, progress: Progress): void => {
    known.progressed(id, progress);
    clearTimeout(noting.get(id)?.timer);
    noting.set(id, { timer: setTimeout(() => void noteNow(id), NOTED_AFTER), progress });
  };

  const ending = new Set<GameId>();
  const endEarly = async (id: GameId, why: 'abandoned' | 'closed'): Promise<void> => {
    if (ending.has(id)) return;
    ending.add(id);
    try {
      const table = opened.get(id);
      tables.delete(id);
      opened.delete(id);
      await table?.close(why);
      await noteNow(id);
      await tellSecret(id);
      known.drop(id);
    } finally {
      ending.delete(id);
    }
  };

  const abandon = async (id: GameId): Promise<void> => {
    // Each replica has counted the votes; the first one to come closes the game for all, and its row says why.
    const closed = await known.changing(id, ({ status }) =>
      status === 'playing' ? { status: 'closed', ended: store.now(), outcome: ABANDONED } : 'late',
    );
    const game = closed.ok ? closed.value : await store.game(id);
    if (game?.status === 'closed') await endEarly(id, whyClosed(game));
  };

  const open = async (id: GameId): Promise<ServerTable> => {
    const game: Game | null = await store.game(id);
    if (game === null || game.status === 'open' || game.status === 'closed')
      throw new Error(`game ${id} is not being played`);
    known.keep(game);
    const made = await openTable({
      store,
      game,
      say: (message) => {
        store.say(topicOf(id), JSON.stringify(message)).catch((error: unknown) => onError(error, `table ${id}`));
      },
      isHere: (seat) => {
        const sat = game.seats[seat];
        return sat?.kind === 'person' && options.isHere(sat.player);
      },
      onAbandoned: () => void abandon(id).catch((error: unknown) => onError(error, 'abandon')),
      onOver: (view) => void end(id, view).catch((error: unknown) => onError(error, 'end')),
      onProgress: (progress) => (keeping.isOurs(id) ? noteSoon(id, progress) : known.progressed(id, progress)),
      onLine: options.onLine,
      onError: (error) => onError(error, `table ${id}`),
    });
    opened.set(id, made);
    made.readOn(); // what was written while it was opened
    store.say(topicOf(id), JSON.stringify({ do: 'joined' })).catch((error: unknown) => onError(error, `table ${id}`));
    keeping.take(id);
    return made;
  };

  const table = (id: GameId): Promise<ServerTable> => {
    const there = tables.get(id);
    if (there !== undefined) return there;
    const opening = open(id);
    tables.set(id, opening);
    opening.catch((error: unknown) => {
      tables.delete(id);
      onError(error, `table ${id}`);
    });
    return opening;
  };

  const keeping = createKeeping({
    ...{ store, known, opened, onError },
    open: (id) => table(id),
    reload: known.load,
    end: async ({ id, view }) => {
      await end(id, view);
      await known.read(id);
    },
    letGo: async (id) => {
      const there = opened.get(id);
      tables.delete(id);
      opened.delete(id);
      await there?.close();
      // One that is over is known no more.
      await known.read(id);
    },
  });

  let lastTick = store.now();
  let lateness = 0;
  const ticking = setInterval(() => {
    const now = store.now();
    const jump = jumpOf(lastTick, now);
    lateness = Math.max(0, now - lastTick - TICK);
    lastTick = now;
    for (const each of opened.values()) each.tick(now, jump);
  }, TICK);

  return {
    table,
    keepRunning: keeping.start,
    readOn: (id, n) => opened.get(id)?.readOn(n),
    hear: (id, text) => {
      const message = messageIn(text);
      if (message !== null) opened.get(id)?.hear(message);
    },
    doubt: () => {
      for (const each of opened.values()) each.readOn();
    },
    wasClosed: async (game) => {
      if (opened.has(game.id)) await endEarly(game.id, whyClosed(game));
    },
    kept: keeping.count,
    endEarly,
    tellSecret,
    lateness: () => lateness,
    stop: async () => {
      clearInterval(ticking);
      told.stop();
      for (const each of opened.values()) await each.close();
      await keeping.stop();
      for (const id of [...noting.keys()]) await noteNow(id);
    },
  };
};
