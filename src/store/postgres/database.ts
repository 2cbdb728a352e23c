// The connections to the database: a pool for questions, and clients of their own for news and leases.
import { userInfo } from 'node:os';
import pg from 'pg';
import { codeOf } from '../../table/lock.js';
import { DatabaseFault } from '../store.js';
import { QUERIES, type QueryName } from './queries.js';

/** A question that takes longer is given up, by the database and a little later by us. Milliseconds. */
const STATEMENT_MS = 10_000;
const ANSWER_MS = STATEMENT_MS + 2000;
const CONNECT_MS = 5000;
const IDLE_MS = 30_000;

export type Row = Record<string, unknown>;

/** Asks the query of that name. */
export type Ask = (name: QueryName, values?: readonly unknown[]) => Promise<{ rows: Row[]; count: number }>;

export interface Database {
  /** For messages: without user and password. */
  readonly where: string;
  readonly ask: Ask;
  /** All that `task` asks is kept, or none where it throws or gives `undo`. */
  transaction<T>(task: (ask: Ask, undo: () => void) => Promise<T>): Promise<T>;
  /** A connection of its own, not open yet. Questions may take `within` milliseconds; null: as long as they like. */
  client(within: number | null): pg.Client;
  close(): Promise<void>;
}

/** The database without what is nobody's business. Throws `DatabaseFault` where `url` is none. */
export const nameOf = (url: string): string => {
  let read: URL;
  try {
    read = new URL(url);
  } catch {
    throw new DatabaseFault('badUrl', url.replace(/\/\/[^@/]*@/, '//'));
  }
  const name = `${read.protocol}//${read.host}${read.pathname}`;
  if (!/^postgres(ql)?:$/.test(read.protocol) || read.pathname.length < 2) throw new DatabaseFault('badUrl', name);
  return name;
};

const detailOf = (error: unknown): string => {
  // A name with several addresses fails with one error for each.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : '';
};

/** Why the database could not be used, as a fault that has a sentence. */
export const faultOf = (error: unknown, where: string): DatabaseFault => {
  if (error instanceof DatabaseFault) return error;
  const [code, detail] = [codeOf(error), detailOf(error)];
  if (/^28|^42501$/.test(code)) return new DatabaseFault('denied', where, detail);
  if (code === '3D000') return new DatabaseFault('noDatabase', where, detail);
  if (code === '25006') return new DatabaseFault('readOnly', where, detail);
  if (code === '53100') return new DatabaseFault('full', where, detail);
  if (code === '42P07') return new DatabaseFault('notAStore', where, detail);
  if (/CERT|SSL|TLS|self.signed/i.test(`${code} ${detail}`)) return new DatabaseFault('tls', where, detail);
  return new DatabaseFault('unreachable', where, detail === '' ? code : detail);
};

/** Whether it was the connection that failed: what was asked may have been done or not. */
export const isLost = (error: unknown): boolean => {
  const code = codeOf(error);
  // Errors of the database have five characters; these of them say that it ends our connection, or cannot take another.
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P|53300)/.test(code);
};

const askOn =
  (on: { query: pg.Pool['query'] }): Ask =>
  async (name, values = []) => {
    const { rows, rowCount } = await on.query({ name, text: QUERIES[name], values: [...values] });
    return { rows, count: rowCount ?? 0 };
  };

/** Whom a URL without a user means: whoever runs the process, even where no variable says so. */
const systemUser = (): string | undefined => {
  try {
    return userInfo().username;
  } catch {
    return undefined; // a number without a name
  }
};

export const openDatabase = (url: string, most: number, onError: (error: unknown) => void): Database => {
  const where = nameOf(url);
  pg.defaults.user ??= systemUser();
  const config = {
    connectionString: url,
    application_name: 'risk-napoleon',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  };
  const pool = new pg.Pool({ ...config, max: most, idleTimeoutMillis: IDLE_MS });
  // A connection that fails while nobody uses it: the pool makes another when one is needed.
  pool.on('error', onError);
  return {
    where,
    ask: askOn(pool),
    transaction: async (task) => {
      const client = await pool.connect();
      let isUndone = false;
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await task(askOn(client), () => {
          isUndone = true;
        });
        await client.query(isUndone ? 'rollback' : 'commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failed: Error) => {
          broken = failed;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    client: (within) => new pg.Client({ ...config, statement_timeout: within ?? 0, query_timeout: within ?? 0 }),
    close: () => pool.end(),
  };
};
