// A game by correspondence, to its end: most of a day between two moves, times that run out while somebody is away, a server
// that is started anew in between, and people who come back.
import { afterEach, expect, jest, test } from '@jest/globals';
import { whyNoRecord } from '../../src/server/proof.js';
import type { ServerTable, TableNews } from '../../src/server/table/types.js';
import { until } from '../support/until.js';
import { answerOnce, gameOf, startHouse, type TestHouse } from './support/house.js';

jest.setTimeout(60_000);

const HOUR = 3_600_000;
/** Of the clocks that a new table offers: a day an answer. */
const A_DAY = 3;
/** Answers between two days on which somebody is away, and between two starts of the server. */
const AWAY_EVERY = 60;
const START_EVERY = 150;

let run: TestHouse;
afterEach(() => run.stop());

test('days between moves, deadlines that pass, a restart, people who return: the game ends, and its record verifies', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const { id } = await gameOf(run, run.people, { clock: A_DAY });
  const begun = run.store.now();
  const news: TableNews['type'][] = [];
  const sit = async (): Promise<ServerTable> => {
    const opened = await run.house.table(id);
    opened.visit({ news: ({ type }) => void news.push(type), rejoin: () => {} });
    await until(() => opened.room.moment.decision !== null);
    return opened;
  };
  let table = await sit();
  expect(table.clock.clock).toEqual({ answer: 86_400, reaction: 86_400 });
  const times = { given: 0, late: 0, stoodIn: 0, starts: 0 };

  /** Whoever is asked lets their day go by: a bot answers this one question. */
  const letPass = async (): Promise<void> => {
    const { actions } = table.room.moment.state;
    const seat = table.room.moment.decision?.seat ?? 0;
    const missed = table.clock.missed[seat] ?? 0;
    run.wait(23 * HOUR);
    expect(table.room.moment.state.actions).toBe(actions);
    run.wait(2 * HOUR);
    await until(() => table.isOver || table.room.moment.state.actions > actions);
    if (!table.isOver) expect(table.clock.missed[seat]).toBe(missed + 1);
    times.late++;
  };

  while (!table.isOver) {
    const { decision } = table.room.moment;
    if (decision === null) await until(() => table.isOver || table.room.moment.decision !== null);
    else if (times.given > 0 && times.given % AWAY_EVERY === 0) {
      times.given++;
      await letPass();
      // They are back: the seat is theirs, and nothing counts against them.
      table.isBack(decision.seat);
      if (!table.isOver) await until(() => table.clock.missed[decision.seat] === 0);
    } else if (times.given > 0 && times.given % START_EVERY === 0) {
      times.given++;
      const before = table.room.moment;
      const { deadline } = table.clock;
      await run.restart();
      table = await sit();
      expect(table.room.moment.decision).toEqual(before.decision);
      // Days go on while nobody serves.
      expect(table.clock.deadline).toBe(deadline);
      times.starts++;
    } else {
      run.wait(20 * HOUR);
      expect(await answerOnce(table)).toBe(true);
      times.given++;
    }
  }
  expect(times.late).toBeGreaterThan(1);
  expect(times.starts).toBeGreaterThan(0);
  expect(news.filter((type) => type === 'timeUp')).toHaveLength(times.late);
  expect(run.store.now() - begun).toBeGreaterThan(times.given * 19 * HOUR);
  await until(() => run.house.game(id)?.status !== 'playing');
  const row = await run.store.game(id);
  if (row === null) throw new Error('test: no game');
  expect(row.status).toBe('ended');
  expect(row.outcome?.winners).toHaveLength(1);
  await until(() => table.isOver);
  const lines = await run.store.lines(id, 0);
  expect(whyNoRecord(row, lines, await run.store.secret(id))).toBeNull();
  expect(lines.at(-1)).toContain('"outcome"');
  expect(run.errors).toEqual([]);
});

test('three days missed in a row: a bot plays on through the days, until the person comes back', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const { id } = await gameOf(run, run.people, { clock: A_DAY });
  const table = await run.house.table(id);
  await until(() => table.room.moment.decision !== null);
  for (let i = 0; i < 12 && !table.clock.missed.some((n) => n >= 3); i++) {
    const { actions } = table.room.moment.state;
    run.wait(25 * HOUR);
    await until(() => table.room.moment.state.actions > actions);
  }
  const away = table.clock.missed.findIndex((n) => n >= 3);
  expect(away).toBeGreaterThanOrEqual(0);
  const other = 1 - away;
  // It has no more days to wait for them.
  for (let i = 0; i < 3; i++) {
    await until(() => table.room.moment.decision?.seat === other);
    expect(await answerOnce(table)).toBe(true);
  }
  table.isBack(away);
  await until(() => table.clock.missed[away] === 0);
  await until(() => table.room.moment.decision !== null);
  run.wait(HOUR);
  for (let i = 0; i < 3 && table.room.moment.decision?.seat !== away; i++) await answerOnce(table);
  expect(run.errors).toEqual([]);
});
