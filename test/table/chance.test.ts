// D-1, D-2: chance is a secret of the table. Everything that others are handed is walked, functions and all.
import { describe, expect, test } from '@jest/globals';
import { BOTS, botStream } from '../../src/bots/index.js';
import { create, type Rules, type Step, startTimeline, streamOf } from '../../src/core/index.js';
import { type Audience, playersOf } from '../../src/narration/audience.js';
import { wordsOf } from '../../src/narration/words.js';
import { adviceFor } from '../../src/table/advice.js';
import type { SeatDriver } from '../../src/table/driver.js';
import { botDriver } from '../../src/table/driver.js';
import { NO_LOG } from '../../src/table/log.js';
import { Room } from '../../src/table/room.js';
import type { Update } from '../../src/table/table.js';
import { onAsked, onProgress } from '../../src/tui/change/incoming.js';
import { type Context, newModel } from '../../src/tui/model.js';
import { tableOf as napoleonTable } from '../support/napoleonTables.js';
import { rulesOf } from '../support/setups.js';

const SEED = 'a secret of the table';
const CHANCE = { dice: 'seed', seed: SEED } as const;
const NAMES = ['Ney', 'Lannes', 'Murat'];
const SEATS = NAMES.map((name, n) => ({ name, driver: n === 0 ? 'person' : 'colonel' }));

/** The path to the first thing within `value` that betrays chance; null where there is none. */
const betrayal = (value: unknown, secrets: readonly unknown[], path = '', seen = new Set<unknown>()): string | null => {
  if (typeof value === 'string') return value.includes(SEED) ? path : null;
  if (typeof value === 'number') return secrets.includes(value) ? path : null;
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return null;
  seen.add(value);
  const inside: [unknown, unknown][] =
    value instanceof Map || value instanceof Set
      ? [...value.entries()]
      : Reflect.ownKeys(value).map((key) => [key, Reflect.get(value, key)]);
  for (const [key, part] of inside) {
    const found =
      betrayal(key, secrets, `${path} (key)`, seen) ?? betrayal(part, secrets, `${path}.${String(key)}`, seen);
    if (found !== null) return found;
  }
  return null;
};

/** What a stream is made of: three fractions that nothing else in a game is. */
const numbersOf = (step: Step): readonly number[] =>
  step.state.rng.kind === 'alea' ? [step.state.rng.s0, step.state.rng.s1, step.state.rng.s2] : [];

const contextOf = (rules: Rules, { persons }: Audience): Context => ({
  rules,
  seats: SEATS,
  seed: null,
  words: wordsOf(rules, SEATS, 'en'),
  advice: adviceFor(rules),
  persons,
  ascii: false,
  light: false,
  cells: 'quadrant',
  depth: 24,
  resumeCommand: null,
  replayCommand: null,
  animate: false,
  tumbles: false,
});

describe.each([
  ['classic', rulesOf(3, 'other', { deal: true, rounds: 2 })],
  ['napoleon', napoleonTable(3, 'other')],
] as const)('D-2: at a table of %s', (_, rules) => {
  test('the walk finds a seed, and where a stream stands, wherever they are', () => {
    const start = create(rules, CHANCE);
    expect(betrayal({ a: [{ b: () => 1 }], c: new Map([['x', `of ${SEED}`]]) }, [])).toBe('.c.x');
    expect(betrayal(start, numbersOf(start))).toMatch(/^\.state\.rng\.s/);
    expect(streamOf(CHANCE)).not.toEqual(botStream(CHANCE, 0));
  });

  test('no bot, no session and no observer is handed it', async () => {
    const start = create(rules, CHANCE);
    const audience = playersOf(SEATS);
    const faults: string[] = [];
    let streams: number[] = [...numbersOf(start)];
    const check = (what: string, value: unknown): void => {
      const found = betrayal(value, streams);
      if (found !== null) faults.push(`${what}${found}`);
    };
    const context = contextOf(rules, audience);
    check('rules', rules);
    check('context', context);
    const asked = (driver: SeatDriver, seat: number): SeatDriver => ({
      decide: (view, decision, cancel) => {
        check(`bot ${seat}`, [view, decision]);
        if (seat === 0)
          check('session', onAsked(newModel(context, { columns: 80, rows: 24 }, view), view, decision, 0));
        return driver.decide(view, decision, cancel);
      },
    });
    const bots = SEATS.map((_seat, seat) => {
      const bot = BOTS.colonel(rules);
      check(`bot ${seat}`, bot);
      return asked(botDriver(bot, botStream(CHANCE, seat)), seat);
    });
    check('drivers', bots);
    const room = new Room({
      rules,
      timeline: startTimeline(start),
      drivers: bots,
      log: NO_LOG,
      lines: 1,
      standIn: () => {
        throw new Error('nobody resigns');
      },
    });
    let told = 0;
    const addStreams = (): void => {
      const { rng } = room.moment.state;
      streams = [...streams.slice(-30), ...(rng.kind === 'alea' ? [rng.s0, rng.s1, rng.s2] : [])];
    };
    for (const viewer of [audience.viewer, 1, 'spectator', 'omniscient'] as const) {
      const place = room.join({
        viewer: viewer as never,
        seats: [],
        update: (update: Update) => {
          told++;
          addStreams();
          check(`observer ${viewer}`, update);
          if (viewer === audience.viewer)
            check('model', onProgress(newModel(context, { columns: 80, rows: 24 }, update.view), update));
          if (told > 1200) void room.close();
        },
        asked: () => {},
        withdrawn: () => {},
        failed: (error) => faults.push(String(error)),
      });
      check('place', place);
    }
    check('room', room);
    await room.start();
    await room.done;
    expect(told).toBeGreaterThan(400);
    expect(faults).toEqual([]);
  });
});
