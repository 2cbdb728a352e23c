// The store of several processes: all that every store promises, and what can happen to a database and to connections.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DatabaseFault, type News, type Store } from '../../src/store/index.js';
import { faultOf as faultOfError } from '../../src/store/postgres/database.js';
import { openPostgresStore } from '../../src/store/postgres/index.js';
import { frontEnds } from '../server/frontEnds.js';
import { startTestServer, type TestServer } from '../support/database.js';
import { until } from '../support/until.js';
import { aGame, storeConformance } from './conformance.js';
import { movingOfHouses } from './moving.js';

jest.setTimeout(120_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.end());

storeConformance('postgres', async () => {
  const url = await server.fresh();
  return { open: (now) => openPostgresStore({ url, now }), destroy: async () => {} };
});

// One start of the database serves them all.
movingOfHouses(() => server);
frontEnds(() => server);

const open = async (url: string, count: number, errors: unknown[] = []): Promise<readonly Store[]> =>
  Promise.all(Array.from({ length: count }, () => openPostgresStore({ url, onError: (error) => errors.push(error) })));
const close = async (stores: readonly Store[]): Promise<void> => {
  for (const store of stores) await store.close();
};
const faultOf = async (url: string): Promise<DatabaseFault> => {
  try {
    await (await openPostgresStore({ url })).close();
  } catch (error) {
    if (error instanceof DatabaseFault) return error;
    throw error;
  }
  throw new Error('it was opened');
};
const at = (stores: readonly Store[], i: number): Store => {
  const store = stores[i];
  if (store === undefined) throw new Error('no such store');
  return store;
};
const hear = (store: Store): News[] => {
  const heard: News[] = [];
  store.watch((news) => heard.push(news));
  return heard;
};
const faultOfQuery = (error: { code: string; message: string }): DatabaseFault =>
  faultOfError(Object.assign(new Error(error.message), { code: error.code }), 'postgres://x/y');

/** Ends all connections of the stores, as the failure of a network would. */
const cut = (url: string): Promise<unknown> =>
  server.ask(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'risk-napoleon' and datname = current_database()",
  );

describe('several processes', () => {
  test('start together on an empty database: each migration runs once', async () => {
    const url = await server.empty();
    const stores = await open(url, 8);
    expect(await server.ask(url, 'select number from migration order by number')).toEqual([{ number: 1 }]);
    expect(await server.ask(url, 'select count(*)::integer as count from house')).toEqual([{ count: 1 }]);
    await close(stores);
  });

  test('a hundred writers of four processes at one line: one is first, all others are late', async () => {
    const stores = await open(await server.fresh(), 4);
    const { id } = await at(stores, 0).createGame(aGame());
    for (let n = 0; n < 2; n++) {
      const ways = await Promise.all(
        Array.from({ length: 100 }, (_, i) => at(stores, i % 4).append(id, n, `line ${n} of writer ${i}`)),
      );
      expect(ways.filter((way) => way === 'written')).toHaveLength(1);
      expect(ways.filter((way) => way === 'late')).toHaveLength(99);
      expect((await at(stores, 3).lines(id, 0)).at(-1)).toBe(`line ${n} of writer ${ways.indexOf('written')}`);
    }
    await close(stores);
  });

  test('what one does the others are told of, in its order, and once', async () => {
    const stores = await open(await server.fresh(), 3);
    const [a, b, c] = [at(stores, 0), at(stores, 1), at(stores, 2)];
    const [atA, atB, atC] = [hear(a), hear(b), hear(c)];
    const { id } = await a.createGame(aGame());
    for (let n = 0; n < 100; n++) await a.append(id, n, `line ${n}`);
    await a.say('end', 'é'.repeat(2000));
    for (const heard of [atB, atC]) await until(() => heard.some(({ type }) => type === 'message'));
    const lines = Array.from({ length: 100 }, (_, n) => ({ type: 'line', game: id, n }));
    const all = [{ type: 'game', game: id }, ...lines, { type: 'message', topic: 'end', text: 'é'.repeat(2000) }];
    expect([atA, atB, atC]).toEqual([all, all, all]);
    await close(stores);
  });

  test('a lease has one holder in all processes, and is free when its process is cut off', async () => {
    const url = await server.fresh();
    const stores = await open(url, 3);
    const ways = await Promise.all(stores.map((store) => store.lease('game 1')));
    const held = ways.filter((lease) => lease !== null);
    expect(held).toHaveLength(1);
    expect(held[0]?.isHeld).toBe(true);
    await cut(url);
    await until(() => held[0]?.isHeld === false);
    const next = await at(stores, 2).lease('game 1');
    expect(next?.isHeld).toBe(true);
    await close(stores);
  });

  test('the time is the database’s, whatever the clocks of the machines say', async () => {
    const url = await server.fresh();
    const [first] = await open(url, 1);
    // Another machine, ten minutes ahead.
    const machine = jest
      .spyOn(Date, 'now')
      .mockImplementation(() => performance.timeOrigin + performance.now() + 600_000);
    const [second] = await open(url, 1);
    machine.mockRestore();
    if (first === undefined || second === undefined) throw new Error('test: no stores');
    const stores = [first, second];
    const [row] = await server.ask(url, 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now');
    for (const store of stores) expect(Math.abs(store.now() - Number(row?.['now']))).toBeLessThan(2000);
    await close(stores);
  });
});

describe('bad days', () => {
  test('whoever was cut off is told to doubt, hears again, and loses no line', async () => {
    const url = await server.fresh();
    const errors: unknown[] = [];
    const stores = await open(url, 2, errors);
    const [a, b] = [at(stores, 0), at(stores, 1)];
    const { id } = await a.createGame(aGame());
    const heard = hear(b);
    await cut(url);
    // The pool's connections are gone as well: a line is asked for again on another.
    for (let n = 0; n < 20; n++) expect(await a.append(id, n, `line ${n}`)).toBe('written');
    await until(() => heard.some(({ type }) => type === 'doubt'));
    await a.append(id, 20, 'after');
    await until(() => heard.some((news) => news.type === 'line' && news.n === 20));
    expect(await b.lines(id, 0)).toHaveLength(21);
    expect(errors.length).toBeGreaterThan(0);
    await close(stores);
  });

  test('lines written while connections are cut all the time are there once each, in order', async () => {
    const url = await server.fresh();
    const stores = await open(url, 1);
    const store = at(stores, 0);
    const { id } = await store.createGame(aGame());
    const ways: string[] = [];
    let isOver = false;
    const cutting = (async () => {
      while (!isOver) await cut(url);
    })();
    for (let n = 0; n < 60; ) {
      try {
        ways.push(await store.append(id, n, `line ${n}`));
        n++;
      } catch {} // cut twice: asked again with the same number
    }
    isOver = true;
    await cutting;
    expect(await store.lines(id, 0)).toEqual(Array.from({ length: 60 }, (_, n) => `line ${n}`));
    // Nobody else writes: a line that is there is ours, unless both answers were lost.
    expect(ways).toHaveLength(60);
    await close(stores);
  });

  test('a database that stops: questions fail, and are answered once it is back', async () => {
    const url = await server.fresh();
    const stores = await open(url, 1);
    const store = at(stores, 0);
    const game = await store.createGame(aGame());
    const heard = hear(store);
    await server.stop();
    await expect(store.append(game.id, 0, 'header')).rejects.toThrow();
    await expect(store.game(game.id)).rejects.toThrow();
    await expect(store.lease('game 1')).rejects.toThrow();
    await server.start();
    await until(() => heard.some(({ type }) => type === 'doubt'));
    expect(await store.append(game.id, 0, 'header')).toBe('written');
    expect(await store.game(game.id)).toEqual(game);
    expect((await store.lease('game 1'))?.isHeld).toBe(true);
    await close(stores);
  });

  test('a full database: a line is refused, and counts once there is room, under the same number', async () => {
    const url = await server.fresh();
    const [store] = await open(url, 1);
    if (store === undefined) throw new Error('test: no store');
    const { id } = await store.createGame(aGame());
    expect(await store.append(id, 0, 'header')).toBe('written');
    await server.fill(url);
    await expect(store.append(id, 1, 'line')).rejects.toThrow('could not extend file');
    await expect(store.createGame(aGame())).rejects.toThrow('could not extend file');
    expect(await store.lines(id, 0)).toEqual(['header']);
    await server.makeRoom(url);
    expect(await store.append(id, 1, 'line')).toBe('written');
    expect((await store.createGame(aGame())).id).toBeGreaterThan(id);
    await store.close();
  });

  test('a database that is full at the start is called so', async () => {
    expect(faultOfQuery({ code: '53100', message: 'could not extend file' })).toMatchObject({ what: 'full' });
  });

  test.each([
    ['badUrl', (url: string) => url.replace('postgres://', 'mysql://')],
    ['badUrl', () => 'postgres://host'],
    ['badUrl', () => 'postgres://user:secret@:::/x'],
    ['unreachable', (url: string) => url.replace(/@[^/]*/, '@127.0.0.1:1')],
    ['denied', (url: string) => url.replace(/:[^:@/]*@/, ':wrong@')],
    ['noDatabase', (url: string) => url.replace(/risk_test_/, 'risk_none_')],
    ['tls', (url: string) => `${url}?sslmode=verify-full`],
  ])('a URL that does not lead to a database is refused, without its password: %s', async (what, change) => {
    const fault = await faultOf(change(await server.fresh()));
    expect(fault).toMatchObject({ what });
    expect(`${fault.where} ${fault.message}`).not.toMatch(/napoleon|secret|wrong/);
  });

  test('somebody else’s tables, a newer program’s tables and a lack of rights are refused, and nothing is changed', async () => {
    const others = await server.empty();
    await server.ask(others, 'create table game (x integer)');
    expect(await faultOf(others)).toMatchObject({ what: 'notAStore' });
    expect(await server.ask(others, "select to_regclass('player') as there")).toEqual([{ there: null }]);

    const newer = await server.empty();
    await close(await open(newer, 1));
    await server.ask(newer, 'insert into migration values (99)');
    expect(await faultOf(newer)).toMatchObject({ what: 'newer', detail: '99' });

    const denied = await server.empty();
    await server.ask(denied, "create role risk_nobody login password 'x'").catch(() => {});
    const url = new URL(denied);
    url.username = 'risk_nobody';
    url.password = 'x';
    expect(await faultOf(url.href)).toMatchObject({ what: 'denied' });
  });

  test('a row that was spoiled is named', async () => {
    const url = await server.fresh();
    const stores = await open(url, 1);
    const { id } = await at(stores, 0).createGame(aGame());
    await server.ask(url, `update game set seats = '[]' where id = ${id}`);
    await expect(at(stores, 0).game(id)).rejects.toThrow(`game ${id} in the database is damaged`);
    await close(stores);
  });
});
