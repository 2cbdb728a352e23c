// A PostgreSQL for tests: one of their own, or the server that RISK_TEST_POSTGRES names.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openPostgresStore } from '../../src/store/postgres/index.js';

export interface TestServer {
  /** The URL of a new, empty database. */
  empty(): Promise<string>;
  /** The URL of a database with the tables of a house in which nothing is yet: one for all that ask, emptied for each. */
  fresh(): Promise<string>;
  /** From now on every new line and game is refused as PostgreSQL refuses rows on a full disk. */
  fill(url: string): Promise<void>;
  makeRoom(url: string): Promise<void>;
  /** Asks something of a database. */
  ask(url: string, sql: string): Promise<Record<string, unknown>[]>;
  /** Takes the server down, as a crash of its machine would look from outside. Only a server of the tests' own. */
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

const NONE = `There is no PostgreSQL to test with: the one of test/services did not start. Name a server of which the tests may
have databases of their own: RISK_TEST_POSTGRES=postgres://user:password@host/postgres`;

/** Talks with the process of test/services/database.js, line by line. */
const talkTo = (child: ChildProcess) => {
  const heard: string[] = [];
  const waiting: ((line: string | null) => void)[] = [];
  let isOver = false;
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const next = waiting.shift();
      if (next === undefined) heard.push(line);
      else next(line);
    });
  }
  child.once('close', () => {
    isOver = true;
    for (const next of waiting.splice(0)) next(null);
  });
  const hear = (): Promise<string | null> => {
    const [line] = heard.splice(0, 1);
    if (line !== undefined || isOver) return Promise.resolve(line ?? null);
    return new Promise((resolve) => waiting.push(resolve));
  };
  return {
    hear,
    say: async (text: string): Promise<void> => {
      child.stdin?.write(`${text}\n`);
      await hear();
    },
    end: (): Promise<void> =>
      new Promise((resolve) => {
        if (isOver) return resolve();
        child.once('close', () => resolve());
        child.stdin?.end();
      }),
  };
};

const asked = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
};

/** Whoever is still connected is cut off; then all rows go, and numbers begin anew. */
const CLEAR = `
select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
truncate player, player_key, game, line, secret, chat, code, house restart identity;
insert into house default values;`;

const FULL = `
create function full_disk() returns trigger language plpgsql as $$ begin
  raise exception using errcode = '53100', message = 'could not extend file "base/1/2": No space left on device';
end $$;
create trigger full_line before insert on line for each row execute function full_disk();
create trigger full_game before insert on game for each row execute function full_disk();`;

const within = (server: string): Pick<TestServer, 'empty' | 'fresh' | 'fill' | 'makeRoom' | 'ask'> => {
  const empty = async (): Promise<string> => {
    const name = `risk_test_${randomBytes(6).toString('hex')}`;
    await asked(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  };
  let house: string | null = null;
  return {
    ask: asked,
    empty,
    fill: async (url) => void (await asked(url, FULL)),
    makeRoom: async (url) => void (await asked(url, 'drop function full_disk cascade')),
    fresh: async () => {
      if (house === null) {
        house = await empty();
        await (await openPostgresStore({ url: house })).close();
      } else await asked(house, CLEAR);
      return house;
    },
  };
};

export const startTestServer = async (): Promise<TestServer> => {
  const named = process.env['RISK_TEST_POSTGRES'];
  const nothing = (): Promise<void> =>
    Promise.reject(new Error('the server that RISK_TEST_POSTGRES names is not ours'));
  if (named !== undefined && named !== '') {
    return { ...within(named), stop: nothing, start: nothing, end: () => Promise.resolve() };
  }
  execFileSync(process.execPath, ['tools/services.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(process.execPath, ['test/services/database.js'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let why = '';
  child.stderr.on('data', (text) => {
    why += text;
  });
  const talk = talkTo(child);
  const line = await talk.hear();
  if (line === null) throw new Error(`${NONE}\n${why}`);
  const { url }: { url: string } = JSON.parse(line);
  return { ...within(url), stop: () => talk.say('stop'), start: () => talk.say('start'), end: talk.end };
};
