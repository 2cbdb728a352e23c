// Which tables this process plays: those whose lease it holds. A lease comes free with the process that held it, and whoever
// asks next goes on with its bots and its clock; a table that nobody here sits at or plays is let go.
import type { GameId, Lease, Store } from '../../store/index.js';
import { Unplayable } from '../table/replayed.js';
import type { ServerTable } from '../table/types.js';
import type { Known } from './known.js';
import type { OnError } from './types.js';

/** How often leases that may have come free are asked for, in milliseconds: the games of a process that was killed wait as long. */
const SWEEP = 2000;
/** Sweeps after which that is read again anyway: a process that held no lease may have gone as well. */
const RELOAD_EVERY = 30;
/** Leases that are asked for in one question, and tables taken over in one sweep: others in the house have work to do as well. */
const MOST_TAKEN = 300;

export interface KeepingOptions {
  readonly store: Store;
  readonly known: Known;
  readonly opened: ReadonlyMap<GameId, ServerTable>;
  open(id: GameId): Promise<ServerTable>;
  /** Reads again which games there are: whoever had a lease that came free may have told nobody of what they did last. */
  reload(): Promise<void>;
  /** The game is over by its lines: makes sure that its row says so. */
  end(table: ServerTable): Promise<void>;
  /** Nobody looks at the table and nothing is played at it here. */
  letGo(id: GameId): Promise<void>;
  readonly onError: OnError;
  /** Tables taken over in one sweep. */
  readonly most?: number;
}

export interface Keeping {
  /** Asks for the lease of a table that was opened here. */
  take(id: GameId): void;
  isOurs(id: GameId): boolean;
  count(): number;
  /** All leases that are free, and from then on every so often. Resolves when the first have been taken. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const createKeeping = (options: KeepingOptions): Keeping => {
  const { store, known, opened, open, reload, end, letGo, onError, most = MOST_TAKEN } = options;
  const leases = new Map<GameId, Lease>();
  const asking = new Set<GameId>();
  /** Games that another version of the program plays: they are shown, and never touched. */
  const unplayable = new Set<GameId>();
  /** Tables that nobody looked at when they were looked through last. */
  const idle = new Set<GameId>();
  let isStopped = false;
  let sweeps = 0;
  let timer: NodeJS.Timeout | undefined;

  const isPlayed = (id: GameId): boolean => known.get(id)?.status === 'playing';
  const give = async (id: GameId): Promise<void> => {
    const lease = leases.get(id);
    leases.delete(id);
    opened.get(id)?.drive(false);
    await lease?.release();
  };

  /** The lease, where it is free; null where another process has it. */
  const ask = async (id: GameId): Promise<Lease | null> => {
    if (asking.has(id) || leases.has(id)) return null;
    asking.add(id);
    try {
      return await store.lease(`game ${id}`);
    } finally {
      asking.delete(id);
    }
  };
  const play = async (id: GameId, lease: Lease): Promise<void> => {
    leases.set(id, lease);
    try {
      const table = await open(id);
      if (isStopped) return give(id);
      // One that is over waits for the next sweep, which ends it.
      if (table.isOver) return;
      table.drive(true);
      // Whoever had it may have written more than was told.
      table.readOn();
    } catch (error) {
      // Said already. A store that is away comes back; a record that is not for us stays as it is.
      if (error instanceof Unplayable) unplayable.add(id);
      await give(id);
    }
  };

  const sweep = async (): Promise<void> => {
    for (const [id, lease] of [...leases]) {
      const table = opened.get(id);
      // Whoever played the last action may have been cut off before the row was written.
      if (table?.isOver && isPlayed(id))
        await end(table).catch((error: unknown) => onError(error, `end of game ${id}`));
      if (!lease.isHeld || !isPlayed(id)) await give(id);
    }
    const others = known
      .all()
      .filter(({ id, status }) => status === 'playing' && !leases.has(id) && !unplayable.has(id));
    // Most of them are other processes' and go on being theirs: all are asked for, so that none waits behind those.
    let taken = 0;
    for (let from = 0; from < others.length && taken < most; from += most) {
      const part = others.slice(from, from + most);
      const asked = await Promise.all(part.map(async ({ id }) => ({ id, lease: await ask(id) })));
      for (const { id, lease } of asked) {
        if (lease === null) continue;
        taken++;
        await play(id, lease);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    // At the start all have just been read.
    if (sweeps > 0 && (taken > 0 || sweeps % RELOAD_EVERY === 0)) await reload();
    sweeps++;
    for (const [id, table] of [...opened]) {
      if (leases.has(id) || !table.isIdle) idle.delete(id);
      else if (idle.delete(id)) await letGo(id);
      else idle.add(id);
    }
  };
  const sweepOn = async (): Promise<void> => {
    await sweep().catch((error: unknown) => onError(error, 'leases'));
    if (!isStopped) timer = setTimeout(() => void sweepOn(), SWEEP);
  };

  return {
    take: (id) => {
      if (!isPlayed(id) || isStopped) return;
      ask(id)
        .then((lease) => (lease === null ? undefined : play(id, lease)))
        .catch((error: unknown) => onError(error, `lease of game ${id}`));
    },
    isOurs: (id) => leases.has(id),
    count: () => leases.size,
    start: sweepOn,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      for (const id of [...leases.keys()]) await give(id);
    },
  };
};
