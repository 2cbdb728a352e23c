// Brings the tables up to this program's version, once, however many processes start together.
import { DatabaseFault } from '../store.js';
import type { Database } from './database.js';
import { TABLES } from './migrations/001-tables.js';

/** In order; a number is never used again, and one that has run somewhere never changed. They only ever add: the program
 * before goes on with the tables after. */
export const MIGRATIONS: readonly { readonly number: number; readonly sql: string }[] = [{ number: 1, sql: TABLES }];

/** The lock that all processes that start ask for first. */
const LOCK = 0x5249534b;

/** Throws `DatabaseFault` where the tables are a newer program's. */
export const migrate = async (database: Database): Promise<void> => {
  const client = database.client(null);
  client.on('error', () => {}); // whatever it is, the question that was asked rejects as well
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('migration') is not null as there");
    if (rows[0]?.there !== true) {
      await client.query(
        'create table migration (number integer primary key, made timestamptz not null default now())',
      );
    }
    const done = await client.query<{ number: number }>('select number from migration order by number');
    const numbers = new Set(done.rows.map(({ number }) => number));
    const newest = Math.max(0, ...numbers);
    if (newest > Math.max(...MIGRATIONS.map(({ number }) => number))) {
      throw new DatabaseFault('newer', database.where, `${newest}`);
    }
    for (const { number, sql } of MIGRATIONS) {
      if (numbers.has(number)) continue;
      await client.query(sql);
      await client.query('insert into migration (number) values ($1)', [number]);
    }
    await client.query('commit');
  } finally {
    await client.end().catch(() => {});
  }
};
