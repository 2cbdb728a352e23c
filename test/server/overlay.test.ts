// What stands beside the game at a table of the house: whom it waits for, the seal, chat, and the keys of the line.
import { expect, test } from '@jest/globals';
import { newClock } from '../../src/server/clock.js';
import { type Beside, layBeside } from '../../src/server/overlay.js';
import { messagesIn } from '../../src/text/index.js';
import { rowsOfGrid, stillOf } from '../../src/tui/pictures/still.js';
import { modelAt, POSITIONS } from '../tui/support/games.js';

const m = messagesIn('en');
const NOW = 1_800_000_000_000;
const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 110, rows: 34 },
] as const;

const besideOf = (change: Partial<Beside> = {}): Beside => ({
  m,
  look: { ascii: false, light: false, depth: 24 },
  now: NOW,
  clock: {
    ...newClock({ answer: 180, reaction: 20 }, 3),
    question: { number: 1, seat: 1, kind: 'attack' },
    since: NOW - 14_000,
    deadline: NOW + 6000,
  },
  names: ['Ney', 'Lannes', 'Murat'],
  seat: 0,
  seal: '7c1fe09a'.repeat(8),
  watching: 3,
  chat: [{ at: NOW - 20_000, player: 2, name: 'Lannes', text: 'he always has a tunnel' }],
  readUntil: NOW,
  isMuted: false,
  draft: { isOpen: false, text: '' },
  otherTurns: [231],
  notice: null,
  away: ['Murat'],
  bots: [],
  standIns: [],
  ...change,
});

const rowsAt = (size: (typeof SIZES)[number], beside: Beside): string[] =>
  rowsOfGrid(layBeside(stillOf({ ...modelAt(POSITIONS.attack), size }), beside));

test.each(SIZES)('at $columns x $rows: whom the table waits for and how long, who is away, other tables', (size) => {
  const rows = rowsAt(size, besideOf());
  expect(rows).toHaveLength(size.rows);
  expect(rows[0]).toMatch(/since 14 s +6 s/);
  expect(rows.join('\n')).toMatch(/Your turn: 231 \(\^N\)/);
  expect(rows.every((row) => row.length <= size.columns)).toBe(true);
});

test.each(SIZES)('at $columns x $rows: while a line is written its keys stand below, and the clock stays', (size) => {
  const rows = rowsAt(size, besideOf({ draft: { isOpen: true, text: 'no hurry, I have tea' } }));
  const text = rows.join('\n');
  expect(rows[0]).toMatch(/6 s/);
  expect(text).toContain('he always has a tunnel');
  expect(text).toMatch(/no hurry, I have tea .*20\/200/);
  expect(text).toMatch(/ Chat .*\/wait {2}\/bot {2}\/abandon/);
  expect(rows.at(-1)?.trim()).toBe(m.server.table.sendKeys);
});

test('the seal stands on the border of the map, where there is one', () => {
  const [narrow, wide] = SIZES.map((size) => rowsAt(size, besideOf()).join('\n'));
  expect(wide).toContain(' seal 7c1fe09a ');
  expect(narrow).not.toContain('7c1fe09a');
});
