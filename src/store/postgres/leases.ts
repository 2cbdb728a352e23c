// Leases: advisory locks of one connection, so that whatever ends the process frees them.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Lease } from '../store.js';
import type { Database } from './database.js';
import { QUERIES } from './queries.js';

export interface Leases {
  lease(name: string): Promise<Lease | null>;
  close(): Promise<void>;
}

/** How often the connection is asked for a sign of life, and how long it may take. */
const ALIVE_EVERY = 2000;
const ALIVE_WITHIN = 4000;
/** The database lets go of a machine that has lost its power after some five seconds. */
const KEEPALIVE = 'set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3';

interface Held {
  readonly key: string;
  on: pg.Client | null;
}

const keyOf = (name: string): string => `${createHash('sha256').update(name).digest().readBigInt64BE(0)}`;

export const openLeases = (database: Database, onError: (error: unknown) => void): Leases => {
  const held = new Map<string, Held>();
  let opening: Promise<pg.Client> | null = null;
  let isClosed = false;
  let asked: { readonly key: string; resolve(isHeld: boolean): void; reject(error: unknown): void }[] = [];

  const open = async (): Promise<pg.Client> => {
    const client = database.client(ALIVE_WITHIN);
    let timer: NodeJS.Timeout | undefined;
    const lost = (error?: unknown): void => {
      clearTimeout(timer);
      opening = null;
      for (const [name, lease] of held) {
        if (lease.on !== client) continue;
        lease.on = null;
        held.delete(name);
      }
      if (error !== undefined && !isClosed) onError(error);
      client.end().catch(() => {});
    };
    const alive = (): void => {
      client.query('select').then(() => {
        if (!isClosed) timer = setTimeout(alive, ALIVE_EVERY).unref();
      }, lost);
    };
    client.on('error', lost);
    client.on('end', () => lost());
    await client.connect();
    await client.query(KEEPALIVE);
    timer = setTimeout(alive, ALIVE_EVERY).unref();
    return client;
  };
  const connection = (): Promise<pg.Client> => {
    if (opening !== null) return opening;
    const mine = open();
    opening = mine;
    mine.catch(() => {
      if (opening === mine) opening = null;
    });
    return mine;
  };

  /** All that were asked for in one turn of the loop, in one question. */
  const ask = async (): Promise<void> => {
    const wanted = asked;
    asked = [];
    try {
      const client = await connection();
      const { rows } = await client.query<{ key: string; held: boolean }>({
        name: 'leasesTake',
        text: QUERIES.leasesTake,
        values: [wanted.map(({ key }) => key)],
      });
      const got = new Set(rows.flatMap(({ key, held: isHeld }) => (isHeld ? [key] : [])));
      for (const each of wanted) each.resolve(got.has(each.key));
    } catch (error) {
      for (const each of wanted) each.reject(error);
    }
  };
  const take = (key: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      if (asked.length === 0) setImmediate(() => void ask());
      asked.push({ key, resolve, reject });
    });

  return {
    lease: async (name) => {
      // The same connection could take the same lock twice.
      if (isClosed || held.has(name)) return null;
      const mine: Held = { key: keyOf(name), on: null };
      held.set(name, mine);
      try {
        const isTaken = await take(mine.key);
        mine.on = isTaken ? await connection() : null;
      } finally {
        if (mine.on === null && held.get(name) === mine) held.delete(name);
      }
      if (mine.on === null || held.get(name) !== mine) return null;
      return {
        get isHeld() {
          return mine.on !== null;
        },
        release: async () => {
          const client = mine.on;
          if (client === null) return;
          mine.on = null;
          if (held.get(name) === mine) held.delete(name);
          await client.query({ name: 'leaseGive', text: QUERIES.leaseGive, values: [mine.key] }).catch(() => {});
        },
      };
    },
    close: async () => {
      isClosed = true;
      await opening?.then((client) => client.end()).catch(() => {});
    },
  };
};
