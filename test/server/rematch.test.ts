// A rematch: the same people at a table of its own, seats gone round, new dice; and a clock that jumps at a live table.
import { afterEach, expect, jest, test } from '@jest/globals';
import { MOST_PAST } from '../../src/server/table/replayed.js';
import { until } from '../support/until.js';
import { answerOnce, gameOf, startHouse, type TestHouse } from './support/house.js';

jest.setTimeout(30_000);

let run: TestHouse;
afterEach(() => run.stop());

/** A game of the first two that is over. */
const overGame = async (): Promise<number> => {
  const game = await gameOf(run, run.people.slice(0, 2));
  const table = await run.house.table(game.id);
  await until(() => table.room.moment.decision !== null);
  while (!table.isOver) expect(await answerOnce(table)).toBe(true);
  await until(() => run.house.game(game.id)?.status === 'ended' || run.house.game(game.id) === null);
  return game.id;
};

test('whoever asks first makes the table, the other sits down at it; nobody else can', async () => {
  run = await startHouse(['Ney', 'Lannes', 'Murat']);
  const [ney, lannes, murat] = run.people;
  if (!ney || !lannes || !murat) throw new Error('test: nobody');
  const id = await overGame();
  const first = await run.house.rematch(lannes, id);
  if (!first.ok) throw new Error(first.why);
  const again = first.value;
  expect(again).toMatchObject({ status: 'open', variant: 'two-player', clock: null });
  // Seats go round: who was second begins.
  expect(again.seats).toMatchObject([
    { kind: 'person', player: lannes.id },
    { kind: 'kept', name: 'Ney' },
  ]);
  const before = await run.store.game(id);
  expect(again.seal).not.toBe(before?.seal);
  expect(before?.rematch).toBe(again.id);
  // The seat is kept: somebody else finds none.
  expect(await run.house.sit(murat, again.id, 'water')).toMatchObject({ ok: false });
  expect(await run.house.rematch(murat, id)).toEqual({ ok: false, why: 'gone' });
  // Asked again it is the same table.
  expect(await run.house.rematch(lannes, id)).toMatchObject({ ok: true, value: { id: again.id } });
  const second = await run.house.rematch(ney, id);
  expect(second).toMatchObject({ ok: true, value: { id: again.id, status: 'playing' } });
  expect((await run.house.table(again.id)).seatInfos.map(({ name }) => name)).toEqual(['Lannes', 'Ney']);
});

test('whoever comes later finds what has happened up to now, not what had when the table was opened', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const game = await gameOf(run, run.people.slice(0, 2));
  const table = await run.house.table(game.id);
  await until(() => table.room.moment.decision !== null);
  for (let n = 0; n < 70; n++) expect(await answerOnce(table)).toBe(true);
  const { state } = table.room.moment;
  expect(table.past.at(-1)?.state).toBe(state);
  expect(table.past).toHaveLength(MOST_PAST);
  expect(new Set(table.past.map((step) => step.state.actions)).size).toBe(MOST_PAST);
});

test('both at once: one table, both at it', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const [ney, lannes] = run.people;
  if (!ney || !lannes) throw new Error('test: nobody');
  const id = await overGame();
  const both = await Promise.all([run.house.rematch(ney, id), run.house.rematch(lannes, id)]);
  const ids = both.map((done) => (done.ok ? done.value.id : done.why));
  expect(new Set(ids).size).toBe(1);
  await until(() => run.house.game(Number(ids[0]))?.status === 'playing');
});

test('a game that goes on has no rematch', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const game = await gameOf(run, run.people);
  const [ney] = run.people;
  if (!ney) throw new Error('test: nobody');
  expect(await run.house.rematch(ney, game.id)).toEqual({ ok: false, why: 'gone' });
});

test('the clock jumps by an hour: nobody at a live table loses time; a day of correspondence is a day', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const live = await run.house.table((await gameOf(run, run.people, { clock: 1 })).id);
  const slow = await run.house.table((await gameOf(run, run.people, { clock: 3 })).id);
  for (const table of [live, slow]) await until(() => table.clock.deadline !== null);
  const [liveBefore, slowBefore] = [live.clock.deadline ?? 0, slow.clock.deadline ?? 0];
  const HOUR = 3_600_000;
  run.wait(HOUR);
  await until(() => (live.clock.deadline ?? 0) > liveBefore);
  expect(Math.abs((live.clock.deadline ?? 0) - liveBefore - HOUR)).toBeLessThan(5000);
  expect(slow.clock.deadline).toBe(slowBefore);
  expect(live.clock.missed).toEqual([0, 0]);
  // Back again, as when somebody sets a clock right.
  run.wait(-HOUR);
  await until(() => (live.clock.deadline ?? 0) < liveBefore + HOUR / 2);
  expect(Math.abs((live.clock.deadline ?? 0) - liveBefore)).toBeLessThan(10_000);
});
