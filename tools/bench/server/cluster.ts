// `npm run bench -- cluster`: front ends on one PostgreSQL that waits for its disk. What a line costs there and how soon it is
// on screens elsewhere; what follows for a hundred thousand tables; and what a session costs beside one on a folder.
import pg from 'pg';
import type { NewGame } from '../../../src/store/index.js';
import { openPostgresStore } from '../../../src/store/postgres/index.js';
import { QUERIES } from '../../../src/store/postgres/queries.js';
import { startTestServer } from '../../../test/support/database.js';
import { atMost, quantile, type Row } from '../measure.js';
import { newKey } from './clients.js';
import { Host, lineTimes, logIn, settle, sleep, tell, typing, usageOf, waitFor } from './trials.js';

const FRONT_ENDS = 3;
const SECONDS = 5;
/** Games that are written to at once at each front end. */
const GAMES = 40;
const LINE = JSON.stringify({
  n: 100,
  seat: 2,
  action: { type: 'attack', from: 'spain', to: 'france', dice: 3 },
  h: 'x'.repeat(100),
});
const TYPING = Math.max(4, Math.round(60 * Number(process.env['RISK_BENCH_SHARE'] ?? 1)));
const TYPED = 8;
const TABLES = 100_000;
/** Seconds between two lines of a game of people. */
const LINE_EVERY = 5;

const GAME: NewGame = {
  ...{ maker: 1, code: null, variant: 'classic', profile: 'en', board: 'world', options: {}, clock: null, delay: 0 },
  seats: [{ kind: 'person', player: 1, name: 'Ney', word: 'bench' }],
  seal: 'ab'.repeat(32),
  secret: 'cd'.repeat(32),
};

/** Writes lines of many games until the time is over; how many a second. */
const written = async (add: (front: number, game: number, n: number) => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  const until = since + SECONDS * 1000;
  let lines = 0;
  await Promise.all(
    Array.from({ length: FRONT_ENDS * GAMES }, async (_, i) => {
      for (let n = 0; performance.now() < until; n++) {
        await add(i % FRONT_ENDS, i, n);
        lines++;
      }
    }),
  );
  return lines / ((performance.now() - since) / 1000);
};

const lineRows = async (url: string, other: string): Promise<Row[]> => {
  const stores = await Promise.all(Array.from({ length: FRONT_ENDS }, () => openPostgresStore({ url })));
  const games: number[] = [];
  for (let i = 0; i < FRONT_ENDS * GAMES; i++) games.push((await stores[0]?.createGame(GAME))?.id ?? 0);
  tell('lines, told over notify');
  const told = await written(async (front, game, n) => stores[front]?.append(games[game] ?? 0, n, LINE));
  for (const store of stores) await store.close();

  // The same insert, and nobody is told.
  await (await openPostgresStore({ url: other })).close();
  const pools = Array.from({ length: FRONT_ENDS }, () => new pg.Pool({ connectionString: other, max: 10 }));
  tell('lines, told nobody');
  const silent = await written(async (front, game, n) =>
    pools[front]?.query({ name: 'lineAdd', text: QUERIES.lineAdd, values: [game + 1, n, LINE] }),
  );
  tell('lines, each telling at its own commit');
  const each = await written(async (front, game, n) => {
    const client = await pools[front]?.connect();
    await client?.query('begin');
    await client?.query({ name: 'lineAdd', text: QUERIES.lineAdd, values: [game + 1, 1_000_000 + n, LINE] });
    await client?.query({ name: 'notify', text: QUERIES.notify, values: ['{}'] });
    await client?.query('commit');
    client?.release();
  });
  for (const pool of pools) await pool.end();
  const needed = TABLES / LINE_EVERY;
  return [
    { what: `lines from ${FRONT_ENDS} front ends`, unit: '/s', samples: [], shown: told, note: 'told in batches' },
    {
      what: '  the same, nobody is told',
      unit: '/s',
      samples: [],
      shown: silent,
      note: `${(told / silent).toFixed(2)} of it with news`,
    },
    {
      what: '  the same, each tells at its commit',
      unit: '/s',
      samples: [],
      shown: each,
      note: `${(each / silent).toFixed(2)}`,
    },
    {
      what: `databases like this one for ${TABLES.toLocaleString('en-US')} tables`,
      unit: '',
      samples: [],
      shown: needed / told,
      note: `a line every ${LINE_EVERY} s at each: ${needed.toLocaleString('en-US')} lines/s`,
    },
  ];
};

const elsewhereRows = async (url: string): Promise<Row[]> => {
  const hosts = [new Host(url), new Host(url)] as const;
  try {
    const keys = Array.from({ length: 2 }, newKey);
    const fingerprints = keys.map(({ fingerprint }) => fingerprint);
    const ports: number[] = [];
    for (const host of hosts) ports.push((await host.ask<'start'>({ do: 'start', fingerprints })).port);
    const clients = [];
    for (const [i, key] of keys.entries()) clients.push(...(await logIn(ports[i] ?? 0, [key], 1)));
    const { game } = await hosts[0].ask<'together'>({ do: 'together', players: [0, 1] });
    for (const host of hosts) await waitFor(host, ({ atTables }) => atTables >= 1);
    await sleep(1000);
    tell('lines at one front end, seen at another');
    const times = await lineTimes(hosts[0], game, clients);
    for (const client of clients) client.end();
    for (const host of hosts) await host.ask<'stop'>({ do: 'stop' });
    return [
      atMost(
        {
          what: 'a line on a screen at another front end',
          unit: 'ms',
          samples: times,
          note: `${times.length} frames, p95 ${quantile(times, 0.95).toFixed(0)}`,
        },
        50,
        '<= 50',
      ),
    ];
  } finally {
    for (const host of hosts) host.kill();
  }
};

/** CPU of the server's process for a key, everything counted, in milliseconds. */
const keyCost = async (url: string): Promise<number> => {
  const host = new Host(url);
  try {
    const keys = Array.from({ length: TYPING }, newKey);
    const { port } = await host.ask<'start'>({ do: 'start', fingerprints: keys.map(({ fingerprint }) => fingerprint) });
    const clients = await logIn(port, keys, 8);
    await host.ask<'seat'>({ do: 'seat', from: 0, to: TYPING });
    await waitFor(host, ({ atTables }) => atTables >= TYPING);
    await settle(host);
    await typing(clients, 2);
    const before = await usageOf(host);
    const times = await typing(clients, TYPED);
    const after = await usageOf(host);
    for (const client of clients) client.end();
    await host.ask<'stop'>({ do: 'stop' });
    return (after.cpuMs - before.cpuMs) / Math.max(1, times.length);
  } finally {
    host.kill();
  }
};

export const clusterRows = async (): Promise<Row[]> => {
  process.env['RISK_TEST_FSYNC'] = 'on';
  const server = await startTestServer();
  try {
    const rows = await lineRows(await server.empty(), await server.empty());
    rows.push(...(await elsewhereRows(await server.empty())));
    tell(`${TYPING} type, on a folder and on the database`);
    const folder = await keyCost('');
    const database = await keyCost(await server.empty());
    rows.push(
      {
        what: 'CPU a key on a folder',
        unit: 'ms',
        samples: [],
        shown: folder,
        note: `${TYPING} type at tables of their own`,
      },
      atMost(
        {
          what: '  on the database',
          unit: 'ms',
          samples: [],
          shown: database,
          note: `${(database / folder).toFixed(2)} times`,
        },
        folder * 1.3,
        '<= 1.3 times',
      ),
    );
    return rows;
  } finally {
    await server.end();
  }
};
