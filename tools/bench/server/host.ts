// The server that is measured, in a process of its own: `fork('tools/run.js', ['tools/bench/server/host.ts'])`. It does what
// the bench tells it, and nothing on its account is measured in the bench's own process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf, openStore } from '../../../src/cli/stores.js';
import { enrolKey } from '../../../src/server/identity.js';
import { DEFAULT_LIMITS } from '../../../src/server/limits.js';
import { againstBots, forPeople } from '../../../src/server/lobby/form.js';
import { type Served, serve } from '../../../src/server/serve.js';
import type { Player } from '../../../src/store/index.js';
import type { FromHost, ToHost } from './messages.js';

const MB = 1024 * 1024;
const MANY = 1_000_000;

const data = mkdtempSync(join(tmpdir(), 'risk-bench-server-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

let served: Served | null = null;
const players: Player[] = [];

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** CPU that measuring memory has cost, in milliseconds: nobody's but the bench's. */
let collected = 0;

const running = (): Served => {
  if (served === null) throw new Error('not started');
  return served;
};
const playerAt = (at: number): Player => {
  const found = players[at];
  if (found === undefined) throw new Error(`no player ${at}`);
  return found;
};

const start = async (fingerprints: readonly string[]): Promise<number> => {
  served = await serve({
    host: '127.0.0.1',
    port: 0,
    data,
    openStore: (onError) => openStore(databaseOf(undefined, process.env), data, 10, onError),
    name: 'bench',
    guests: true,
    allow: null,
    admins: [],
    limits: { ...DEFAULT_LIMITS, connections: MANY, perAddress: MANY, waiting: MANY, requestsPerMinute: MANY },
    metricsHost: '127.0.0.1',
    metricsPort: null,
    logLevel: 'error',
    addresses: 'none',
    // Keys are pressed as soon as the screen asks for them.
    calmMs: 0,
    log: (line) => process.stderr.write(line),
  });
  for (const [at, fingerprint] of fingerprints.entries()) {
    // Another host of the same house has met them already.
    const there = await served.store.playerByKey(fingerprint);
    const enrolled = there === null ? await enrolKey(served.store, `Player ${at}`, fingerprint) : null;
    if (enrolled?.ok === false) throw new Error(enrolled.fault);
    const player = there ?? enrolled?.player;
    if (player !== undefined) players.push(player);
  }
  return served.port;
};

const together = async (at: readonly number[]): Promise<number> => {
  const { house } = running();
  const [first = 0, ...others] = at;
  const form = { ...forPeople('bench'), variant: 'classic' as const, players: at.length, clock: 0 };
  const made = await house.create(playerAt(first), form);
  if (!made.ok) throw new Error(made.why);
  for (const other of others) await house.sit(playerAt(other), made.value.id, 'bench');
  return made.value.id;
};

const answer = async (asked: ToHost): Promise<FromHost> => {
  switch (asked.do) {
    case 'start':
      return { of: 'start', port: await start(asked.fingerprints) };
    case 'usage': {
      const cpuMs = cpuNow() - collected;
      const before = cpuNow();
      globalThis.gc?.();
      collected += cpuNow() - before;
      const { rss, heapUsed, external } = process.memoryUsage();
      return {
        of: 'usage',
        usage: { cpuMs, rssMb: rss / MB, heapMb: (heapUsed + external) / MB },
      };
    }
    case 'seat':
      for (let at = asked.from; at < asked.to; at++) {
        const made = await running().house.create(playerAt(at), againstBots('bench'));
        if (!made.ok) throw new Error(made.why);
      }
      return { of: 'seat' };
    case 'together':
      return { of: 'together', game: await together(asked.players) };
    case 'asked': {
      const { house, store } = running();
      const table = await house.table(asked.game);
      return {
        of: 'asked',
        seat: table.view.waitingFor?.seat ?? null,
        lines: (await store.lines(asked.game, 0)).length,
      };
    }
    case 'where': {
      const visits = running().house.visits();
      return {
        of: 'where',
        sessions: visits.length,
        atTables: visits.filter(({ where }) => where.at === 'table').length,
      };
    }
    case 'stop':
      await running().stop();
      setImmediate(() => process.exit(0));
      return { of: 'stop' };
  }
};

// The bench is gone: nothing is worth going on for.
process.on('disconnect', () => process.exit(1));

process.on('message', (asked: ToHost) => {
  answer(asked).then(
    (said) => process.send?.(said),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    },
  );
});
