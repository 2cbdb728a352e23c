// What trials of a server have in common: servers in processes of their own, and what many clients do there at once.
import { type ChildProcess, fork } from 'node:child_process';
import { type Client, connect, type Key } from './clients.js';
import type { FromHost, ToHost, Usage } from './messages.js';

const LINES = 40;

export const DOWN = '\x1b[B';
const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';
/** Looks around on the map, where every key is answered, and is timed; then goes back to the game and answers, which moves it on. */
const KEYS = ['i', RIGHT, LEFT, RIGHT, LEFT, RIGHT, LEFT, '\x1b', '\r', DOWN] as const;
const TIMED = 7;

export const tell = (text: string): void => void process.stderr.write(`server: ${text}\n`);
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server's process. One question at a time. */
export class Host {
  readonly #child: ChildProcess;
  #turn: Promise<unknown> = Promise.resolve();

  /** `store`: the URL of a database; without one it has a folder. */
  constructor(store = '') {
    this.#child = fork('tools/run.js', ['tools/bench/server/host.ts'], {
      execArgv: [
        '--expose-gc',
        ...(process.env['RISK_BENCH_PROFILE'] === undefined
          ? []
          : ['--cpu-prof', '--cpu-prof-dir', process.env['RISK_BENCH_PROFILE']]),
      ],
      env: { ...process.env, NODE_ENV: 'production', RISK_NAPOLEON_STORE: store },
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

/** Each presses a key a second, at moments of its own; gives the times to the first byte. */
export const typing = async (clients: readonly Client[], seconds: number): Promise<number[]> => {
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
        if (ms !== null && n % KEYS.length < TIMED) times.push(ms);
        await sleep(Math.max(0, 1000 - (performance.now() - since)));
      }
    }),
  );
  return times;
};

export const waitFor = async (
  host: Host,
  isThere: (where: Extract<FromHost, { of: 'where' }>) => boolean,
): Promise<void> => {
  while (!isThere(await host.ask<'where'>({ do: 'where' }))) await sleep(100);
};

export const usageOf = async (host: Host): Promise<Usage> => (await host.ask<'usage'>({ do: 'usage' })).usage;

/** Waits until the bots of all games have come to the people's questions, but not for ever. */
export const settle = async (host: Host): Promise<void> => {
  for (let tries = 0; tries < 60; tries++) {
    const before = await usageOf(host);
    await sleep(1000);
    if ((await usageOf(host)).cpuMs - before.cpuMs < 150) return;
  }
};

/** Logs in all of `keys`, so many at once. */
export const logIn = async (port: number, keys: readonly Key[], atOnce: number): Promise<Client[]> => {
  const clients: Client[] = [];
  for (let at = 0; at < keys.length; at += atOnce) {
    clients.push(...(await Promise.all(keys.slice(at, at + atOnce).map((key) => connect(port, key)))));
  }
  return clients;
};

/** A line at one terminal until it is on those of the others at the table. */
export const lineTimes = async (host: Host, game: number, seated: readonly Client[]): Promise<number[]> => {
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
    // Nobody answers faster.
    await sleep(200);
  }
  return times;
};
