// A disk that fills in the middle of ten games: whoever answers reads that it could not be written, no game moves on or is
// lost, and play goes on when there is room.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { replay } from '../../src/core/index.js';
import type { ServerTable } from '../../src/server/table/types.js';
import { parseRecord } from '../../src/table/recordText.js';
import { until } from '../support/until.js';
import { answerOnce, gameOf, startHouse, type TestHouse } from './support/house.js';

jest.setTimeout(60_000);

const GAMES = 10;
let test1: TestHouse;
beforeEach(async () => {
  test1 = await startHouse(['Ney', 'Lannes']);
});
afterEach(() => test1.stop());

const recordText = (id: number): string =>
  readFileSync(join(test1.data, 'games', `${`${id}`.padStart(6, '0')}.risk.jsonl`), 'utf8');

const playable = async (tables: readonly ServerTable[]): Promise<void> => {
  for (const table of tables) await until(() => table.room.moment.decision !== null);
};

test('ten games: nothing moves while it is full, nothing is lost, all go on', async () => {
  const tables: ServerTable[] = [];
  for (let n = 0; n < GAMES; n++) tables.push(await test1.house.table((await gameOf(test1, test1.people)).id));
  await playable(tables);
  for (const table of tables) for (let n = 0; n < 5; n++) expect(await answerOnce(table)).toBe(true);
  const before = tables.map(({ id }) => recordText(id));
  const actions = tables.map(({ room }) => room.moment.state.actions);
  const told = tables.map((table) => {
    const news: string[] = [];
    table.visit({ news: ({ type }) => news.push(type), rejoin: () => news.push('rejoined') });
    return news;
  });

  test1.fill(true);
  for (const table of tables) expect(await answerOnce(table)).toBe(false);
  const [ney] = test1.people;
  if (ney === undefined) throw new Error('test: nobody');
  expect(await gameOf(test1, test1.people).catch((error: Error) => error.message)).toBe('test: notStored');
  await expect(test1.house.say(ney, tables[0]?.id ?? 0, 'is it full?')).rejects.toThrow('ENOSPC');
  expect(tables.map(({ id }) => recordText(id))).toEqual(before);
  expect(tables.map(({ room }) => room.moment.state.actions)).toEqual(actions);
  // Everybody at the tables has been told, and the log says why.
  for (const news of told) expect(news).toContain('reopened');
  expect(test1.errors.some((text) => text.includes('ENOSPC'))).toBe(true);

  test1.fill(false);
  for (const news of told) await until(() => news.includes('rejoined'));
  await playable(tables);
  for (const table of tables) for (let n = 0; n < 5; n++) expect(await answerOnce(table)).toBe(true);
  for (const [n, { id, room }] of tables.entries()) {
    const text = recordText(id);
    expect(text.startsWith(before[n] ?? '-')).toBe(true);
    const read = parseRecord(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.record.entries.length).toBe(room.moment.state.actions);
    const secret = (await test1.store.secret(id)) ?? '';
    expect(replay({ ...read.value.record, secret })).toMatchObject({ ok: true });
  }
  expect(await test1.house.say(ney, tables[0]?.id ?? 0, 'there is room')).toBe(true);
  expect((await test1.house.chat(tables[0]?.id ?? 0)).map(({ text }) => text)).toEqual(['there is room']);
});
