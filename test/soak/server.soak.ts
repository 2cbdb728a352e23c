// `npm run soak -- server`: a server that is killed in play, that strangers do everything to, and that has hundreds of
// sessions come and go. --count N: kills (100). --minutes N: how long strangers and sessions go on, each (2); below 1 it is a
// short form, with fewer sessions.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { replay } from '../../src/core/index.js';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import { parseRecord } from '../../src/table/recordText.js';
import { messagesIn } from '../../src/text/index.js';
import { BIN, ensureBuilt } from '../e2e/support/built.js';
import {
  brokenHandshakes,
  channelFlood,
  forbidden,
  guest,
  keyFlood,
  type Shell,
  shell,
  silent,
  WINDOWS,
} from '../server/support/hostile.js';
import { startServer, type TestServer } from '../server/support/ssh.js';
import { until } from '../support/until.js';
import { COUNT, MINUTES, SEED, tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const { server: words } = messagesIn('en');
const ENGLISH = { LANG: 'en_GB.UTF-8' };
const MANY = 1_000_000;
const LIMITS = { ...DEFAULT_LIMITS, perAddress: 1000, requestsPerMinute: MANY, sessionsPerPlayer: 1000 };
const MB = 1024 * 1024;
/** Characters of a session that the test remembers: what it keeps itself must not look like growth. */
const KEPT = 40_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const pause = (): Promise<void> => sleep(10);
const PATIENCE = 180_000;
const shows = (session: Shell, text: string): Promise<void> =>
  until(() => session.output().includes(text), {
    pause,
    deadline: PATIENCE,
    told: () => `${text} in ${session.output()}`,
  });

const enter = async (port: number, name: string): Promise<Shell & { hangUp(): void }> => {
  const client = await guest(port);
  const session = await shell(client, {}, ENGLISH, KEPT);
  await shows(session, words.door.name);
  session.channel.write(`\x15${name}\r`);
  await shows(session, words.lobby.hereTitle);
  return { ...session, hangUp: () => client.end() };
};

const answers = async (session: Shell): Promise<number> => {
  const since = performance.now();
  session.forget();
  session.channel.write('\x0c');
  await shows(session, words.lobby.hereTitle);
  return performance.now() - since;
};

/** A number from 0 on, below 1; the same row of them for the same seed. */
const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / MB;
};

// --- Killed ---------------------------------------------------------------------------------------------------------------

const folder = mkdtempSync(join(tmpdir(), 'soak-server-'));
beforeAll(ensureBuilt);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startChild = (data: string): Promise<{ readonly child: ChildProcess; readonly port: number }> =>
  new Promise((resolve, reject) => {
    const args = [BIN, 'serve', '--port', '0', '--data', data, '--log', 'error', '--limit', 'sessionsPerPlayer=1000'];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, LANG: 'en_GB.UTF-8', RISK_NAPOLEON_CALM: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const [, port] = /127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve({ child, port: Number(port) });
    });
  });

const linesOf = (data: string): string[] => {
  try {
    return readFileSync(join(data, 'games', '000001.risk.jsonl'), 'utf8').split('\n');
  } catch {
    return [''];
  }
};

test('killed in play: each time it goes on where it was, no line lost, none twice', async () => {
  const data = join(folder, 'killed');
  const random = randomFrom(SEED);
  const kills = COUNT ?? 100;
  let torn = 0;
  let code = '';
  for (let n = 0; n < kills; n++) {
    const { child, port } = await startChild(data);
    const client = await guest(port);
    const session = await shell(client, {}, ENGLISH);
    await shows(session, words.door.name);
    if (code === '') {
      session.channel.write('\x15Ney\r');
      await shows(session, words.lobby.hereTitle);
      [code = ''] = /[2-9b-z]{4}-[2-9b-z]{4}-[2-9b-z]{4}/.exec(session.output()) ?? [];
      session.channel.write('\r');
      await shows(session, words.form.begin);
    } else {
      session.channel.write('\t');
      await shows(session, words.door.code);
      session.channel.write(`${code}\r`);
      await shows(session, words.lobby.hereTitle);
    }
    session.channel.write('\r');
    // Some answers, and then it is killed in the middle of whatever it does.
    const until = performance.now() + 300 + random() * 1200;
    let before = linesOf(data);
    while (performance.now() < until) {
      session.channel.write(['\x1b[F\r', '\r', 'e', 'a'][Math.floor(random() * 4)] ?? '\r');
      await sleep(20);
      before = linesOf(data);
    }
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    client.end();
    const after = linesOf(data);
    if (after.at(-1) !== '') torn++;
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    const whole = after.slice(0, -1);
    if (whole.length === 0) continue;
    const read = parseRecord(`${whole.join('\n')}\n`);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    // A game that is over tells its secret, and nobody else keeps it.
    const secret = read.value.record.secret ?? readFileSync(join(data, 'secrets', '000001'), 'utf8');
    const played = replay({ ...read.value.record, secret });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    if (played.value.timeline.state.outcome !== null) break;
    if (n % 10 === 9) tell(`server: killed ${n + 1} times, ${whole.length} lines`);
  }
  expect(linesOf(data).length).toBeGreaterThan(Math.min(kills, 5));
  tell(`server: ${torn} torn lines`);
});

// --- Strangers ------------------------------------------------------------------------------------------------------------

const end = (minutes: number): number => performance.now() + minutes * 60_000;

/** The first rounds use everything for the first time. */
const LEAST_ROUNDS = 8;

const mostOf = async (server: TestServer, work: () => Promise<void>, minutes: number): Promise<number[]> => {
  const heaps: number[] = [];
  const until = end(minutes);
  while (performance.now() < until || heaps.length < LEAST_ROUNDS) {
    await work();
    await waitEmpty(server);
    heaps.push(heapMb());
    tell(`server: ${heaps.length} rounds, ${(heaps.at(-1) ?? 0).toFixed(1)} MB`);
  }
  return heaps;
};

let running: TestServer | null = null;
const started = async (): Promise<TestServer> => {
  running = await startServer({ limits: LIMITS });
  return running;
};
afterEach(async () => {
  await running?.stop();
  running = null;
});

const waitEmpty = (server: TestServer): Promise<void> =>
  until(() => server.served.house.visits().length <= 1, { pause, deadline: PATIENCE });

/** What a round may add once everything has been used once, in megabytes. */
const GROWTH = 0.5;
const grows = (heaps: readonly number[]): number => {
  const half = heaps.slice(Math.floor(heaps.length / 2));
  const growth = ((half.at(-1) ?? 0) - (half[0] ?? 0)) / Math.max(1, half.length - 1);
  tell(`server: ${growth.toFixed(2)} MB more a round at the end, after ${heaps.length} rounds`);
  return growth;
};

test('strangers: memory stays, and somebody in the lobby is answered all the while', async () => {
  const server = await started();
  const { port } = server.served;
  const lys = await enter(port, 'Lys');
  const times: number[] = [];
  const heaps = await mostOf(
    server,
    async () => {
      const close = silent(port, 100);
      await brokenHandshakes(port);
      const client = await guest(port);
      await channelFlood(client, 200);
      client.end();
      const asking = await guest(port);
      expect(await forbidden(asking)).toEqual([]);
      asking.end();
      const flooding = await guest(port);
      const flooder = await shell(flooding, {}, ENGLISH);
      for (const [columns, rows] of WINDOWS) flooder.channel.setWindow(rows, columns, 0, 0);
      let isOver = false;
      const flood = keyFlood(flooder.channel, 1024 * MB, () => isOver);
      for (let n = 0; n < 30; n++) times.push(await answers(lys));
      isOver = true;
      await flood;
      flooding.end();
      close();
    },
    MINUTES ?? 2,
  );
  times.sort((a, b) => a - b);
  tell(`server: a key beside strangers takes ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms in the median`);
  expect(grows(heaps)).toBeLessThan(GROWTH);
});

// --- Sessions ---------------------------------------------------------------------------------------------------------------

const SESSIONS = (MINUTES ?? 2) < 1 ? 60 : 200;

test('hundreds of sessions come, play and go, again and again: no growth', async () => {
  const server = await started();
  const { port } = server.served;
  let round = 0;
  const heaps = await mostOf(
    server,
    async () => {
      round++;
      const sessions = await Promise.all(Array.from({ length: SESSIONS }, (_, n) => enter(port, `P${round} ${n}`)));
      for (const { channel } of sessions) channel.write('?');
      await sleep(200);
      for (const { channel } of sessions) channel.write('\x1b');
      // Some of them begin a game against bots, and give it up: its table is closed.
      for (const { channel } of sessions.slice(0, 10)) channel.write('\r');
      await Promise.all(sessions.slice(0, 10).map((session) => shows(session, words.form.begin)));
      for (const { channel } of sessions) channel.write('\x03');
      for (const { hangUp } of sessions) hangUp();
    },
    MINUTES ?? 2,
  );
  expect(grows(heaps)).toBeLessThan(GROWTH);
});
