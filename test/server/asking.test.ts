// What people at a table ask each other for: a bot for whoever is away, and not at once for somebody who is here.
import { afterEach, expect, jest, test } from '@jest/globals';
import { type AtTable, sitAtTable } from '../../src/server/atTable.js';
import type { Player } from '../../src/store/index.js';
import { messagesIn } from '../../src/text/index.js';
import { until } from '../support/until.js';
import { gameOf, startHouse, type TestHouse } from './support/house.js';

jest.setTimeout(30_000);

const { server: words } = messagesIn('en');
let run: TestHouse;
const left: AtTable[] = [];
afterEach(async () => {
  for (const each of left.splice(0)) each.leave();
  await run.stop();
});

const sit = async (id: number, player: Player): Promise<AtTable> => {
  const game = run.house.game(id);
  if (game === null) throw new Error('test: no game');
  const table = sitAtTable({
    ...{ house: run.house, table: await run.house.table(id), game, player, language: 'en', chat: [], isMuted: false },
    ...{ look: { ascii: false, light: false, depth: 24 }, size: { columns: 80, rows: 24 }, calm: null },
    ...{ changed: () => {}, asked: () => {}, leave: () => {}, closed: () => {}, mute: () => {}, read: () => {} },
    goTo: () => {},
    onError: (error) => run.errors.push(`${error}`),
  });
  left.push(table);
  return table;
};

test('/bot: not while whoever is asked is here and has just been asked, then yes', async () => {
  run = await startHouse(['Ney', 'Lannes']);
  const { id } = await gameOf(run, run.people);
  const [first, second] = await Promise.all(run.people.map((player) => sit(id, player)));
  const table = await run.house.table(id);
  await until(() => table.clock.question !== null);
  const asked = table.clock.question?.seat ?? -1;
  const other = [first, second].find((each) => each?.seat !== asked);
  const name = run.people[asked]?.name ?? '';
  other?.send('/bot');
  expect(other?.beside().notice).toBe(words.table.isHere(name));
  await new Promise((resolve) => setImmediate(resolve));
  expect(table.clock.missed[asked]).toBe(0);
  run.wait(121_000);
  const { actions } = table.room.moment.state;
  other?.send('/bot');
  await until(() => table.room.moment.state.actions > actions);
  expect(table.clock.missed[asked]).toBeGreaterThan(0);
});
