// The store of several processes: a PostgreSQL database. How it is run stands in docs/SERVER.md.
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { createNewsroom } from '../news.js';
import type { House, News, Store } from '../store.js';
import { HOUSE } from '../types.js';
import { type Ask, faultOf, openDatabase, type Row } from './database.js';
import { openGames } from './games.js';
import { openLeases } from './leases.js';
import { migrate } from './migrate.js';
import { openPlayers } from './players.js';
import { openClock } from './time.js';
import { openWire } from './wire.js';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, and after a `?` how to connect: `sslmode=verify-full` ... */
  readonly url: string;
  /** Connections for questions; two more are for news and leases. */
  readonly connections?: number;
  /** The database's time unless said otherwise. */
  readonly now?: () => number;
  /** Told of connections that are lost, and when somebody who watches has failed. */
  readonly onError?: (error: unknown) => void;
}

const CONNECTIONS = 10;
/** Bytes of a topic and its text: what fits into one message of the database's. */
const MOST_SAID = 7000;

type Rest = Pick<Store, 'putCode' | 'takeCode' | 'house' | 'changeHouse'>;

const houseOf = (row: Row | undefined): House => v.parse(HOUSE, row);

const openRest = (ask: Ask, tell: (news: News) => void, now: () => number): Rest => {
  const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
  return {
    putCode: async (code, value, expires) => {
      await ask('codeSweep', [now()]);
      await ask('codePut', [hashOf(code), value, Math.min(expires, Number.MAX_SAFE_INTEGER)]);
    },
    takeCode: async (code) => {
      const [row] = (await ask('codeTake', [hashOf(code)])).rows;
      return row !== undefined && Number(row['expires']) > now() ? String(row['value']) : null;
    },
    house: async () => houseOf((await ask('houseGet')).rows[0]),
    changeHouse: async (version, { notice, bans }) => {
      const { rows } = await ask('houseChange', [version, notice ?? null, bans ? JSON.stringify(bans) : null]);
      if (rows[0] === undefined) return 'late';
      tell({ type: 'house' });
      return houseOf(rows[0]);
    },
  };
};

/** Throws a `DatabaseFault`. */
export const openPostgresStore = async (options: PostgresOptions): Promise<Store> => {
  const { url, onError = () => {} } = options;
  const database = openDatabase(url, options.connections ?? CONNECTIONS, onError);
  const { ask } = database;
  try {
    await migrate(database);
    const clock = await openClock(ask);
    const now = options.now ?? clock.now;
    const newsroom = createNewsroom(onError);
    const leases = openLeases(database, onError);
    const wire = await openWire(database, newsroom, () => void clock.read().catch(onError), onError);
    const { movingGames, ...games } = openGames(ask, wire.tell, now);
    const { movingPlayers, ...players } = openPlayers(database, wire.tell, now);
    return {
      now,
      ...games,
      ...players,
      moving: { ...movingGames, ...movingPlayers },
      ...openRest(ask, wire.tell, now),
      lease: leases.lease,
      watch: newsroom.watch,
      say: async (topic, text) => {
        if (Buffer.byteLength(JSON.stringify([topic, text])) > MOST_SAID)
          throw new Error('bug: too much is said at once');
        wire.tell({ type: 'message', topic, text });
      },
      close: async () => {
        clock.stop();
        await wire.close();
        await leases.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw faultOf(error, database.where);
  }
};
