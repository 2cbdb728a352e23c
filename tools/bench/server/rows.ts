// `npm run bench -- server`: a server in a process of its own, and SSH clients on loopback that log in and type. Wall-clock
// times depend on what else the machine does; CPU is the server's own. `RISK_BENCH_SHARE=0.1` has a tenth of the sessions.
import { atMost, median, quantile, type Row } from '../measure.js';
import { newKey } from './clients.js';
import { partRows } from './parts.js';
import { DOWN, Host, lineTimes, logIn, settle, sleep, tell, typing, usageOf, waitFor } from './trials.js';

const SHARE = Number(process.env['RISK_BENCH_SHARE'] ?? 1);
const some = (count: number): number => Math.max(4, Math.round(count * SHARE));
const IDLE = some(500);
const TYPING = some(200);
const AT_ONCE = some(200);
/** How long each trial goes on, in seconds. */
const SECONDS = 15;
const MEGABYTE = 1024 * 1024;

const wall = (what: string, times: readonly number[], share: number, most: number): Row =>
  atMost(
    { what, unit: 'ms', samples: [], shown: quantile(times, share), note: `${times.length} keys` },
    most,
    `<= ${most}`,
  );

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
