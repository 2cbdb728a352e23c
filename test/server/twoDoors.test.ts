// Two front ends of one house in this process, over one store: what both must say and count alike.
import { afterEach, expect, test } from '@jest/globals';
import { type House, openHouse } from '../../src/server/house/index.js';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import type { TableNews } from '../../src/server/table/types.js';
import type { Store } from '../../src/store/index.js';
import { until } from '../support/until.js';
import { gameOf, startHouse, type TestHouse } from './support/house.js';

let run: TestHouse;
let second: House | null = null;
afterEach(async () => {
  await second?.stop();
  second = null;
  await run.stop();
});

/** A front end more, whose store is as `change` makes it. */
const secondHouse = async (change: Partial<Store> = {}): Promise<House> => {
  const errors = run.errors;
  second = await openHouse({
    store: { ...run.store, ...change },
    limits: DEFAULT_LIMITS,
    name: 'risk.example.org',
    isAdmin: () => false,
    onError: (error, what) => void errors.push(`${what}: ${error}`),
  });
  return second;
};

/** A game of two at a table of each front end, and what is told there. */
const atBoth = async (other: House) => {
  const { id } = await gameOf(run, run.people);
  await until(() => other.game(id)?.status === 'playing');
  const tables = [await run.house.table(id), await other.table(id)] as const;
  const news = tables.map((table) => {
    const each: TableNews['type'][] = [];
    table.visit({ news: ({ type }) => void each.push(type), rejoin: () => {} });
    return each;
  });
  return { id, tables, news };
};

test('whoever hears of the end before the votes are counted says as well that all have abandoned it', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  // What is said between front ends never comes here: a connection was lost, or is slow.
  const other = await secondHouse({
    watch: (listener) => run.store.watch((news) => (news.type === 'message' ? undefined : listener(news))),
  });
  const { id, tables, news } = await atBoth(other);
  tables[0].vote(0, 'abandon');
  tables[0].vote(1, 'abandon');
  await until(() => news.every((each) => each.includes('abandoned') || each.includes('closed')));
  expect(news.map((each) => each.filter((type) => type === 'abandoned' || type === 'closed'))).toEqual([
    ['abandoned'],
    ['abandoned'],
  ]);
  expect(await run.store.game(id)).toMatchObject({ status: 'closed', outcome: { winners: [], reason: 'abandoned' } });
  expect(run.errors).toEqual([]);
});

test('both have counted, and one is slow to say so to the store: it says the same, once', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  let letOn: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  const other = await secondHouse({
    changeGame: async (...change) => {
      await gate;
      return run.store.changeGame(...change);
    },
  });
  const { tables, news } = await atBoth(other);
  tables[0].vote(0, 'abandon');
  tables[1].vote(1, 'abandon');
  await until(() => news.every((each) => each.includes('abandoned') || each.includes('closed')));
  letOn();
  await until(() => other.figures().tables === 0);
  expect(news.map((each) => each.filter((type) => type === 'abandoned' || type === 'closed'))).toEqual([
    ['abandoned'],
    ['abandoned'],
  ]);
  expect(run.errors).toEqual([]);
});

test('sessions of one person count together, by whichever door', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const other = await secondHouse();
  const [ney, lannes] = run.people;
  if (ney === undefined || lannes === undefined) throw new Error('test: nobody');
  await until(() => other.sessions(ney.id) === 1);
  const visits = [other.enter(ney), run.house.enter(ney)];
  await until(() => [run.house, other].every((house) => house.sessions(ney.id) === 3));
  expect(other.sessions(lannes.id)).toBe(1);
  for (const visit of visits) visit.leave();
  await until(() => [run.house, other].every((house) => house.sessions(ney.id) === 1));
});

test('a table that its maker closes is closed at both, and nobody has abandoned it', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const other = await secondHouse();
  const { id, news } = await atBoth(other);
  expect(await run.house.closeTable(null, id)).toMatchObject({ ok: true });
  await until(() => news.every((each) => each.includes('closed')));
  expect(news.flat()).not.toContain('abandoned');
});
