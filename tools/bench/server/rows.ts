// `npm run bench -- server`: a server in a process of its own, and SSH clients on loopback that log in and type. Wall-clock
// times depend on what else the machine does; CPU is the server's own. `RISK_BENCH_SHARE=0.1` has a tenth of the sessions.
import { type ChildProcess, fork } from 'node:child_process';
import { atMost, median, quantile, type Row } from '../measure.js';
import { type Client, connect, type Key, newKey } from './clients.js';
import type { FromHost, ToHost, Usage } from './messages.js';
import { partRows } from './parts.js';

const SHARE = Number(process.env['RISK_BENCH_SHARE'] ?? 1);
const some = (count: number): number => Math.max(4, Math.round(count * SHARE));
const IDLE = some(500);
const TYPING = some(200);
const AT_ONCE = some(200);
/** How long each trial goes on, in seconds. */
const SECONDS = 15;
const LINES = 40;
const MEGABYTE = 1024 * 1024;

const DOWN = '\x1b[B';
const UP = '\x1b[A';
/** Walks up and down lists, and now and then chooses. */
const KEYS = [DOWN, DOWN, UP, DOWN, UP, UP, DOWN, '\r', DOWN, UP];

const tell = (text: string): void => void process.stderr.write(`server: ${text}\n`);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The server's process. One question at a time. */
class Host {
  readonly #child: ChildProcess;
  #turn: Promise<unknown> = Promise.resolve();

  constructor() {
    this.#child = fork('tools/run.js', ['tools/bench/server/host.ts'], {
      execArgv: [
        '--expose-gc',
        ...(process.env['RISK_BENCH_PROFILE'] === undefined
          ? []
          : ['--cpu-prof', '--cpu-prof-dir', process.env['RISK_BENCH_PROFILE']]),
      ],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }

  ask<T extends FromHost['of']>(message: Extract<ToHost, { do: T }>): Promise<Extract<FromHost, { of: T }>> {
    const mine = this.#turn.then(
      () =>
        new Promise<Extract<FromHost, { of: T }>>((resolve, reject) => {
          const onExit = (): void => reject(new Error('the server has ended'));
          this.#child.once('exit', onExit);
          this.#child.once('message', (said: Extract<FromHost, { of: T }>) => {
            this.#child.off('exit', onExit);
            resolve(said);
          });
          this.#child.send(message);
        }),
    );
    this.#turn = mine.catch(() => {});
    return mine;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Each presses a key a second, at moments of its own, until `isOver`; gives the times to the first byte. */
const typing = async (clients: readonly Client[], seconds: number): Promise<number[]> => {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    clients.map(async (client, at) => {
      await sleep((1000 * at) / clients.length);
      for (let n = at; performance.now() < until; n++) {
        const since = performance.now();
        const next = client.nextByte(900);
        client.write(KEYS[n % KEYS.length] ?? DOWN);
        const ms = await next;
        if (ms !== null) times.push(ms);
        await sleep(Math.max(0, 1000 - (performance.now() - since)));
      }
    }),
  );
  return times;
};

const wall = (what: string, times: readonly number[], share: number, most: number): Row =>
  atMost(
    { what, unit: 'ms', samples: [], shown: quantile(times, share), note: `${times.length} keys` },
    most,
    `<= ${most}`,
  );

const waitFor = async (host: Host, isThere: (where: Extract<FromHost, { of: 'where' }>) => boolean): Promise<void> => {
  while (!isThere(await host.ask<'where'>({ do: 'where' }))) await sleep(100);
};

const usageOf = async (host: Host): Promise<Usage> => (await host.ask<'usage'>({ do: 'usage' })).usage;

/** Waits until the bots of all games have come to the people's questions, but not for ever. */
const settle = async (host: Host): Promise<void> => {
  for (let tries = 0; tries < 60; tries++) {
    const before = await usageOf(host);
    await sleep(1000);
    if ((await usageOf(host)).cpuMs - before.cpuMs < 150) return;
  }
};

/** Logs in all of `keys`, so many at once. */
const logIn = async (port: number, keys: readonly Key[], atOnce: number): Promise<Client[]> => {
  const clients: Client[] = [];
  for (let at = 0; at < keys.length; at += atOnce) {
    clients.push(...(await Promise.all(keys.slice(at, at + atOnce).map((key) => connect(port, key)))));
  }
  return clients;
};

/** A line at one terminal until it is on those of the others at the table. */
const lineTimes = async (host: Host, game: number, seated: readonly Client[]): Promise<number[]> => {
  const times: number[] = [];
  for (let tries = 0; times.length < LINES * 3 && tries < LINES * 4; tries++) {
    const before = await host.ask<'asked'>({ do: 'asked', game });
    const client = seated[before.seat ?? -1];
    if (client === undefined) break;
    const others = seated.filter((other) => other !== client).map((other) => other.nextByte(500));
    client.write('\r');
    const heard = await Promise.all(others);
    const { lines } = await host.ask<'asked'>({ do: 'asked', game });
    if (lines > before.lines) times.push(...heard.filter((ms) => ms !== null));
    await sleep(20);
  }
  return times;
};

const measure = async (host: Host): Promise<Row[]> => {
  const rows: Row[] = [];
  const keys = Array.from({ length: IDLE + TYPING + AT_ONCE + 4 }, newKey);
  const { port } = await host.ask<'start'>({ do: 'start', fingerprints: keys.map(({ fingerprint }) => fingerprint) });
  await logIn(port, keys.slice(-4), 4).then((clients) => clients.map((client) => client.end()));
  await waitFor(host, ({ sessions }) => sessions === 0);

  // --- Opening, and memory ---
  const empty = await usageOf(host);
  tell(`${IDLE} log in`);
  const idlers = await logIn(port, keys.slice(0, IDLE), 8);
  const opened = await usageOf(host);
  rows.push(
    atMost(
      {
        what: 'opening a session, CPU',
        unit: 'ms',
        samples: [],
        shown: (opened.cpuMs - empty.cpuMs) / IDLE,
        note: `${IDLE} logins`,
      },
      10,
      '<= 10',
    ),
    {
      what: 'a session in the lobby',
      unit: 'MB',
      samples: [],
      shown: (opened.rssMb - empty.rssMb) / IDLE,
      note: `${((opened.heapMb - empty.heapMb) / IDLE).toFixed(2)} MB of it heap`,
    },
  );
  tell('they sit down');
  const half = Math.floor(IDLE / 2);
  await host.ask<'seat'>({ do: 'seat', from: 0, to: half });
  await waitFor(host, ({ atTables }) => atTables >= half);
  await settle(host);
  const settled = await usageOf(host);
  rows.push(
    atMost(
      {
        what: 'an idle session at a table of its own',
        unit: 'MB',
        samples: [],
        shown: (settled.rssMb - empty.rssMb) / IDLE + (settled.rssMb - opened.rssMb) / half / 2,
        note: `heap ${((settled.heapMb - opened.heapMb) / half).toFixed(2)} more than in the lobby`,
      },
      0.35,
      '<= 0.35',
    ),
  );
  const idleFrom = await usageOf(host);
  await sleep(5000);
  const idleTo = await usageOf(host);
  rows.push(
    atMost(
      {
        what: `${IDLE} idle sessions, half of them in games, CPU`,
        unit: '%',
        samples: [],
        shown: (idleTo.cpuMs - idleFrom.cpuMs) / 50,
      },
      3,
      '<= 3',
    ),
  );

  // --- Typing ---
  tell(`${TYPING} log in and type`);
  const typers = await logIn(port, keys.slice(IDLE, IDLE + TYPING), 8);
  await host.ask<'seat'>({ do: 'seat', from: IDLE, to: IDLE + TYPING });
  await waitFor(host, ({ atTables }) => atTables >= half + TYPING);
  await settle(host);
  await typing(typers, 3);
  const typeFrom = await usageOf(host);
  const times = await typing(typers, SECONDS);
  const typeTo = await usageOf(host);
  rows.push(
    wall(`${IDLE} idle, ${TYPING} typing: key to first byte, median`, times, 0.5, 25),
    wall('  the same, p95', times, 0.95, 25),
    wall('  the same, p99', times, 0.99, 60),
    { what: '  CPU of the server', unit: '%', samples: [], shown: (typeTo.cpuMs - typeFrom.cpuMs) / (SECONDS * 10) },
    {
      what: '  CPU a key, everything counted',
      unit: 'ms',
      samples: [],
      shown: (typeTo.cpuMs - typeFrom.cpuMs) / (TYPING * SECONDS),
    },
    atMost(
      {
        what: 'a typing session with everything',
        unit: 'MB',
        samples: [],
        shown: (typeTo.rssMb - idleTo.rssMb) / TYPING,
        note: `${((typeTo.heapMb - idleTo.heapMb) / TYPING).toFixed(2)} MB of it heap`,
      },
      0.75,
      '<= 0.75',
    ),
  );

  // --- A line at a table of four ---
  tell('lines at a table of four');
  const four = idlers.slice(half, half + 4);
  const { game } = await host.ask<'together'>({ do: 'together', players: [0, 1, 2, 3].map((n) => half + n) });
  await waitFor(host, ({ atTables }) => atTables >= half + TYPING + 4);
  await sleep(500);
  const lines = await lineTimes(host, game, four);
  rows.push(
    atMost(
      { what: 'a line on all other screens of its table', unit: 'ms', samples: lines, note: `${lines.length} frames` },
      20,
      '<= 20',
    ),
  );

  // --- A megabyte of keys, and many logins at once ---
  tell('megabytes of keys');
  const others = typers.slice(1);
  const [flooder] = typers;
  let isFlooding = true;
  const flood = (async () => {
    while (isFlooding) {
      flooder?.write(Buffer.alloc(MEGABYTE / 8, DOWN));
      await sleep(400);
    }
  })();
  const besides = await typing(others, 8);
  isFlooding = false;
  await flood;
  rows.push(wall('beside a session that is sent megabytes of keys, p95', besides, 0.95, 20));
  flooder?.end();
  await sleep(500);

  tell(`${AT_ONCE} log in at once`);
  const loginFrom = performance.now();
  const meanwhile = typing(others, 6);
  const late = await logIn(port, keys.slice(IDLE + TYPING, IDLE + TYPING + AT_ONCE), AT_ONCE);
  const loginMs = performance.now() - loginFrom;
  rows.push(
    atMost(
      {
        what: `${AT_ONCE} logins at once, the clients' own share included`,
        unit: 's',
        samples: [],
        shown: loginMs / 1000,
      },
      3,
      '<= 3',
    ),
    wall("  the others' keys meanwhile, p95", await meanwhile, 0.95, 100),
  );
  rows.push({
    what: '  a login among them',
    unit: 'ms',
    samples: late.map(({ openedAfter }) => openedAfter),
    note: `median ${median(late.map(({ openedAfter }) => openedAfter)).toFixed(0)}`,
  });
  for (const client of [...idlers, ...typers, ...late]) client.end();
  return rows;
};

export const serverRows = async (): Promise<Row[]> => {
  const parts = process.env['NOPARTS'] ? [] : await partRows();
  const host = new Host();
  try {
    const rows = await measure(host);
    await host.ask<'stop'>({ do: 'stop' });
    return [...parts, ...rows];
  } finally {
    host.kill();
  }
};
