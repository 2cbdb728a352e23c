// `npm run soak -- cluster`: three front ends on one PostgreSQL, people who log in by any of them and log in again, while front
// ends are killed and the database stops. --count N: kills (50); with fewer there are fewer tables and shorter stops as well.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openHouse } from '../../src/server/house/index.js';
import { enrolKey } from '../../src/server/identity.js';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import { forPeople } from '../../src/server/lobby/form.js';
import { whyNoRecord } from '../../src/server/proof.js';
import { hostKeyIn } from '../../src/server/ssh/hostKey.js';
import type { Player } from '../../src/store/index.js';
import { openPostgresStore } from '../../src/store/postgres/index.js';
import { connect, type Key, newKey } from '../../tools/bench/server/clients.js';
import { BIN, ensureBuilt } from '../e2e/support/built.js';
import { startTestServer, type TestServer } from '../support/database.js';
import { until } from '../support/until.js';
import { COUNT, SEED, tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const KILLS = COUNT ?? 50;
const IS_WHOLE = KILLS >= 50;
const TABLES = IS_WHOLE ? 40 : Math.max(3, Math.round((40 * KILLS) / 50));
const STOPS = Math.max(1, Math.round(KILLS / 10));
const STOP_MS = IS_WHOLE ? 30_000 : 8000;
const FRONT_ENDS = 3;
/** Within this the bots and clocks of a front end that was killed go on elsewhere, in milliseconds. */
const TAKEN_OVER = 5000;
const STUCK_AFTER = 5 * 60_000;
const KEYS = ['\r', '\r', '\x1b[F\r', 'e', '\x1b[B', '\r'];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const folder = mkdtempSync(join(tmpdir(), 'soak-cluster-'));
let server: TestServer;
beforeAll(async () => {
  ensureBuilt();
  server = await startTestServer();
});
afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

interface FrontEnd {
  readonly data: string;
  child: ChildProcess | null;
  port: number;
}

/** Starts it, again and again while the database is away. */
const start = async (front: FrontEnd, url: string): Promise<void> => {
  for (;;) {
    const args = [BIN, 'serve', '--port', '0', '--data', front.data, '--log', 'error', '--guests'];
    const child = spawn(process.execPath, [...args, '--limit', 'perAddress=1000'], {
      env: { ...process.env, LANG: 'en_GB.UTF-8', RISK_NAPOLEON_CALM: '0', RISK_NAPOLEON_STORE: url },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const port = await new Promise<number | null>((resolve) => {
      let said = '';
      child.once('exit', () => resolve(null));
      child.stdout?.on('data', (chunk) => {
        said += chunk;
        const [, found] = /127\.0\.0\.1:(\d+)/.exec(said) ?? [];
        if (found !== undefined) resolve(Number(found));
      });
    });
    if (port !== null) {
      front.child = child;
      front.port = port;
      return;
    }
    await sleep(500);
  }
};
const kill = async (front: FrontEnd): Promise<void> => {
  const { child } = front;
  if (child === null) return;
  front.child = null;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
};

test('killed front ends and a database that stops: no line lost, none twice, no table stuck', async () => {
  const random = randomFrom(SEED);
  const url = await server.empty();
  const store = await openPostgresStore({ url });
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

  // Two people and a bot at each table, a minute for an answer.
  const people: { key: Key; player: Player }[] = [];
  const house = await openHouse({
    store,
    limits: { ...DEFAULT_LIMITS, requestsPerMinute: 100_000 },
    name: 'soak',
    isAdmin: () => false,
    onError: (error) => tell(`cluster: ${error}`),
  });
  const games: number[] = [];
  for (let i = 0; i < TABLES; i++) {
    const pair: Player[] = [];
    for (const name of [`Ney ${i}`, `Lannes ${i}`]) {
      const key = newKey();
      const enrolled = await enrolKey(store, name, key.fingerprint);
      if (!enrolled.ok) throw new Error(enrolled.fault);
      people.push({ key, player: enrolled.player });
      pair.push(enrolled.player);
    }
    const [ney, lannes] = pair;
    if (ney === undefined || lannes === undefined) throw new Error('nobody');
    const form = { ...forPeople('soak'), variant: 'classic' as const, players: 3, clock: 1 };
    const made = await house.create(ney, form);
    if (!made.ok) throw new Error(made.why);
    await house.sit(lannes, made.value.id, 'soak');
    expect(await house.begin(ney, made.value.id)).toMatchObject({ ok: true });
    games.push(made.value.id);
  }
  await house.stop();
  await store.close();

  const first = join(folder, 'a');
  mkdirSync(first, { recursive: true });
  hostKeyIn(first);
  const fronts: FrontEnd[] = [];
  for (let i = 0; i < FRONT_ENDS; i++) {
    const data = join(folder, 'abc'[i] ?? 'x');
    if (data !== first) {
      mkdirSync(data);
      cpSync(join(first, 'host_key'), join(data, 'host_key'));
    }
    fronts.push({ data, child: null, port: 0 });
  }
  await Promise.all(fronts.map((front) => start(front, url)));
  tell(`cluster: ${TABLES} tables at ${FRONT_ENDS} front ends, ${KILLS} kills, ${STOPS} stops`);

  let isOver = false;
  let logins = 0;
  const live = async (key: Key): Promise<void> => {
    while (!isOver) {
      const front = pick(fronts.filter(({ child }) => child !== null));
      const child = front?.child ?? null;
      const client =
        front === undefined
          ? null
          : await Promise.race([connect(front.port, key).catch(() => null), sleep(20_000).then(() => null)]);
      if (client === null) {
        await sleep(300);
        continue;
      }
      logins++;
      await sleep(500);
      client.write('\r');
      while (!isOver && front?.child === child) {
        await sleep(400 + random() * 800);
        client.write(pick(KEYS) ?? '\r');
      }
      client.end();
    }
  };
  const lives = people.map(({ key }) => live(key));

  const checking = await openPostgresStore({ url });
  const linesOf = async (): Promise<Map<number, readonly string[]>> => {
    const found = new Map<number, readonly string[]>();
    for (const id of games) found.set(id, await checking.lines(id, 0));
    return found;
  };
  let seen = await linesOf();
  /** What was there is there, as it was. */
  const compare = async (): Promise<number> => {
    const now = await linesOf();
    for (const [id, before] of seen) expect((now.get(id) ?? []).slice(0, before.length)).toEqual(before);
    seen = now;
    return [...now.values()].reduce((sum, { length }) => sum + length, 0);
  };
  const playing = async (): Promise<number> => (await checking.games({ status: ['playing'] }, 1000)).length;
  const leases = async (): Promise<number> => {
    const rows = await server.ask(
      url,
      "select count(*)::integer as held from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())",
    );
    return Number(rows[0]?.['held']);
  };
  /** Milliseconds until every game that is played has a process that plays it. */
  const takenOver = async (): Promise<number> => {
    const since = performance.now();
    for (;;) {
      const [wanted, held] = [await playing(), await leases()];
      if (held >= wanted) return performance.now() - since;
      if (performance.now() - since > STUCK_AFTER) throw new Error(`${held} of ${wanted} games are played`);
      await sleep(50);
    }
  };
  await takenOver();

  const takeovers: number[] = [];
  for (let n = 1; n <= KILLS; n++) {
    await sleep(500 + random() * 2500);
    const front = pick(fronts.filter(({ child }) => child !== null));
    if (front === undefined) throw new Error('no front end');
    await kill(front);
    takeovers.push(await takenOver());
    await start(front, url);
    if (n % Math.floor(KILLS / STOPS) === 0 && n / Math.floor(KILLS / STOPS) <= STOPS) {
      const up = fronts.map(({ child }) => child);
      await server.stop();
      await sleep(STOP_MS);
      await server.start();
      // Everybody waits, nobody is thrown out.
      for (const [i, { child }] of fronts.entries()) expect(child === up[i] && child?.exitCode === null).toBe(true);
      tell(
        `cluster: the database was away for ${STOP_MS / 1000} s; played again after ${Math.round(await takenOver())} ms`,
      );
    }
    const lines = await compare();
    if (n % 5 === 0 || n === KILLS) tell(`cluster: ${n} kills, ${lines} lines, ${logins} logins`);
  }

  // Every table goes on.
  const at = new Map([...seen].map(([id, { length }]) => [id, length]));
  const still = new Set(games);
  await until(() => still.size === 0, {
    deadline: STUCK_AFTER,
    told: () => `tables ${[...still].join()} are stuck`,
    pause: async () => {
      await sleep(500);
      for (const id of [...still]) {
        const row = await checking.game(id);
        const lines = await checking.lines(id, 0);
        if (row?.status !== 'playing' || lines.length > (at.get(id) ?? 0)) still.delete(id);
      }
    },
  });
  isOver = true;
  await Promise.all(lives);
  await Promise.all(fronts.map(kill));
  const lines = await compare();
  for (const id of games) {
    const row = await checking.game(id);
    if (row === null) throw new Error(`game ${id} is gone`);
    expect([id, whyNoRecord(row, await checking.lines(id, 0), await checking.secret(id))]).toEqual([id, null]);
  }
  await checking.close();
  takeovers.sort((a, b) => a - b);
  const [middle, most] = [takeovers[Math.floor(takeovers.length / 2)] ?? 0, takeovers.at(-1) ?? 0];
  tell(
    `cluster: ${lines} lines verify; taken over after ${Math.round(middle)} ms in the median, ${Math.round(most)} at most`,
  );
  expect(middle).toBeLessThan(TAKEN_OVER);
});
