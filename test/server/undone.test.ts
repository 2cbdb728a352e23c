// What was left undone where a store was away, or a process was gone, between two steps that belong together: whoever
// comes next does it.
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createKeeping } from '../../src/server/house/keeping.js';
import type { Known } from '../../src/server/house/known.js';
import { Unplayable } from '../../src/server/table/replayed.js';
import type { ServerTable } from '../../src/server/table/types.js';
import type { Game, Store } from '../../src/store/index.js';
import { until } from '../support/until.js';
import { answerOnce, gameOf, startHouse, type TestHouse } from './support/house.js';

jest.setTimeout(30_000);

/** Of the clocks that a new table offers: a day an answer. */
const A_DAY = 3;
const HOUR = 3_600_000;
const SWEEP = 2000;

describe('leases', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const aTable = (id: number, isOver = false) => {
    const drives: boolean[] = [];
    const table = { id, isOver, isIdle: false, drive: (ours: boolean) => drives.push(ours), readOn: () => {} };
    return { drives, table: table as unknown as ServerTable };
  };

  const keep = (
    open: (id: number) => Promise<ServerTable>,
    end: (table: ServerTable) => Promise<void> = async () => {},
  ) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const game = { id: 7, status: 'playing' } as Game;
    const status = { now: 'playing' };
    const known = { all: () => [{ ...game, ...{ status: status.now } }], get: () => ({ ...game, status: status.now }) };
    const opened = new Map<number, ServerTable>();
    const errors: unknown[] = [];
    const released: string[] = [];
    const keeping = createKeeping({
      store: {
        lease: async (name: string) => ({ isHeld: true, release: async () => void released.push(name) }),
      } as unknown as Store,
      known: known as unknown as Known,
      opened,
      open: async (id) => {
        const table = await open(id);
        opened.set(id, table);
        return table;
      },
      reload: async () => {},
      end,
      letGo: async () => {},
      onError: (error) => errors.push(error),
    });
    return { keeping, status, errors, released };
  };

  test('a table that could not be opened while the store was away is opened when it is back', async () => {
    const { table, drives } = aTable(7);
    let tries = 0;
    const { keeping } = keep(async () => {
      if (++tries < 3) throw new Error('the store is away');
      return table;
    });
    await keeping.start();
    expect(keeping.isOurs(7)).toBe(false);
    for (let n = 0; n < 5; n++) await jest.advanceTimersByTimeAsync(SWEEP);
    expect(tries).toBe(3);
    expect(keeping.isOurs(7)).toBe(true);
    expect(drives.at(-1)).toBe(true);
    await keeping.stop();
  });

  test('a game of which nobody was told is found when whoever made it is gone, and once a minute anyway', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const games = new Map([[7, { id: 7, status: 'playing' } as Game]]);
    const free = new Set<string>();
    let reloads = 0;
    const keeping = createKeeping({
      store: {
        lease: async (name: string) => (free.delete(name) ? { isHeld: true, release: async () => {} } : null),
      } as unknown as Store,
      known: { all: () => [...games.values()], get: (id: number) => games.get(id) ?? null } as unknown as Known,
      opened: new Map(),
      open: async (id) => aTable(id).table,
      reload: async () => {
        reloads++;
        games.set(8, { id: 8, status: 'playing' } as Game);
      },
      end: async () => {},
      letGo: async () => {},
      onError: (error) => {
        throw error;
      },
    });
    await keeping.start();
    for (let n = 0; n < 3; n++) await jest.advanceTimersByTimeAsync(SWEEP);
    expect(reloads).toBe(0);
    // The process that played game 7 is gone, and so is what it would have said of game 8.
    for (const name of ['game 7', 'game 8']) free.add(name);
    for (let n = 0; n < 3; n++) await jest.advanceTimersByTimeAsync(SWEEP);
    expect([keeping.isOurs(7), keeping.isOurs(8)]).toEqual([true, true]);
    const before = reloads;
    for (let n = 0; n < 35; n++) await jest.advanceTimersByTimeAsync(SWEEP);
    expect(reloads).toBe(before + 1);
    await keeping.stop();
  });

  test('a record that cannot be played here is tried once', async () => {
    let tries = 0;
    const { keeping } = keep(async () => {
      tries++;
      throw new Unplayable('made by a newer version');
    });
    await keeping.start();
    await jest.advanceTimersByTimeAsync(3 * SWEEP);
    expect(tries).toBe(1);
    await keeping.stop();
  });

  test('a game that is over by its lines is ended, again and again where that fails', async () => {
    const { table, drives } = aTable(7, true);
    const tries: number[] = [];
    const run = keep(
      async () => table,
      async ({ id }) => {
        tries.push(id);
        if (tries.length < 2) throw new Error('the store is away');
        run.status.now = 'ended';
      },
    );
    await run.keeping.start();
    await jest.advanceTimersByTimeAsync(4 * SWEEP);
    expect(tries).toEqual([7, 7]);
    expect(run.errors).toHaveLength(1);
    expect(run.released).toEqual(['game 7']);
    expect(drives).not.toContain(true);
    await run.keeping.stop();
  });
});

describe('in a house', () => {
  let run: TestHouse;
  afterEach(() => run.stop());

  test('a process that went between the last line and the row: the next one ends the game', async () => {
    run = await startHouse(['Ney', 'Lannes']);
    const { id } = await gameOf(run, run.people);
    const table = await run.house.table(id);
    const change = run.store.changeGame;
    Object.assign(run.store, { changeGame: async () => Promise.reject(new Error('test: gone')) });
    while (!table.isOver) {
      await until(() => table.room.moment.decision !== null || table.isOver);
      if (!table.isOver) await answerOnce(table);
    }
    await until(() => run.errors.some((text) => text.includes('gone')));
    expect((await run.store.game(id))?.status).toBe('playing');
    Object.assign(run.store, { changeGame: change });
    await run.restart();
    await until(() => run.house.game(id)?.status !== 'playing');
    expect(await run.store.game(id)).toMatchObject({ status: 'ended', outcome: { winners: [expect.anything()] } });
    expect(await run.store.secret(id)).toBeNull();
  });

  test('time that ran out while nothing could be written: the answer is given when there is room', async () => {
    run = await startHouse(['Ney', 'Lannes']);
    const { id } = await gameOf(run, run.people, { clock: A_DAY });
    const table = await run.house.table(id);
    await until(() => table.room.moment.decision !== null);
    const news: string[] = [];
    table.visit({ news: ({ type }) => news.push(type), rejoin: () => news.push('rejoined') });
    const { actions } = table.room.moment.state;
    run.fill(true);
    run.wait(25 * HOUR);
    await until(() => news.includes('timeUp') && news.includes('reopened'));
    run.fill(false);
    await until(() => table.room.moment.state.actions > actions);
    // It counted once.
    expect(table.clock.missed.reduce((sum, n) => sum + n)).toBe(1);
    expect(news.filter((type) => type === 'timeUp')).toHaveLength(1);
  });
});
