// What stands beside the game at a table of the house: whom it waits for, who is here, the seal, chat, other tables.
import { expect, test } from '@jest/globals';
import { asideRowsFor } from '../../src/server/beside/panels.js';
import { type Beside, nextTable, type OtherTable } from '../../src/server/beside/types.js';
import { newClock } from '../../src/server/clock.js';
import { layBeside } from '../../src/server/overlay.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import type { Model } from '../../src/tui/model.js';
import { rowsOfGrid, stillOf } from '../../src/tui/pictures/still.js';
import { modelAt, POSITIONS } from '../tui/support/games.js';

const m = messagesIn('en');
const NOW = 1_800_000_000_000;
const NARROW = { columns: 80, rows: 24 };
const FRAMED = { columns: 110, rows: 34 };
const SIZES = [NARROW, FRAMED] as const;
const HOUR = 3_600_000;

const other = (id: number, change: Partial<OtherTable> = {}): OtherTable => ({
  id,
  isTurn: false,
  whom: 'Bernadotte',
  kind: 'attack',
  deadline: NOW + 11 * HOUR,
  clock: { answer: 86_400, reaction: 86_400 },
  ...change,
});

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
  presence: ['me', 'here', 'away'],
  seat: 0,
  seal: '7c1fe09a'.repeat(8),
  watching: 3,
  chat: [{ at: NOW - 20_000, player: 2, name: 'Lannes', text: 'he always has a tunnel' }],
  readUntil: NOW,
  isMuted: false,
  draft: { isOpen: false, text: '' },
  others: [other(231, { isTurn: true, kind: 'trade', deadline: NOW + 18 * HOUR }), other(219)],
  notice: null,
  ...change,
});

/** Somebody else is asked. */
const waiting = (size: Model['size']): Model => ({ ...modelAt(POSITIONS.attack), size, decision: null });
/** This person is asked. */
const asked = (size: Model['size']): Model => ({ ...modelAt(POSITIONS.attack), size });
const MINE = { clock: { ...besideOf().clock, question: { number: 1, seat: 0, kind: 'attack' } } };

const rowsOf = (before: Model, beside: Beside): string[] => {
  const model = { ...before, asideRows: asideRowsFor(beside.others.length) };
  return rowsOfGrid(layBeside(stillOf(model), beside, model));
};

test('without frames: whom the table waits for and how long, who is away, where else it is their turn', () => {
  const rows = rowsOf(waiting(NARROW), besideOf());
  expect(rows[0]).toMatch(/since 14 s +6 s/);
  expect(rows.join('\n')).toMatch(/Your turn: 231 \(\^N\) +away: Murat +3 watch/);
});

test('with frames: the panel says whom the table waits for, what happens at zero, and what was said', () => {
  const rows = rowsOf(waiting(FRAMED), besideOf());
  const text = rows.join('\n');
  expect(text).toContain('The table waits for Lannes since 14 s');
  expect(text).toContain('In 6 s a bot answers this one question.');
  expect(text).toMatch(/─ Chat ─+ \^O mute ─/);
  expect(text).toMatch(/Lannes {2}he always has a tunnel +20 s/);
  expect(text).toContain('" chat');
  expect(rows[0]).not.toContain('14 s');
});

test('the own question keeps its panel; its clock stands in the title', () => {
  const rows = rowsOf(asked(FRAMED), besideOf(MINE));
  expect(rows.join('\n')).not.toContain('The table waits for');
  expect(rows[0]).toMatch(/ 6 s /);
});

test('players: who is here, who is away, whose clock runs, and how many watch', () => {
  const rows = rowsOf(waiting(FRAMED), besideOf());
  const side = rows.map((row) => row.slice(75));
  expect(side[1]).toMatch(/Players ─+ 3 watch ─/);
  expect(side[2]).toMatch(/Land +Army +Clock/);
  const [ney, lannes, murat] = side.slice(3, 6);
  expect(ney).toMatch(/ you +│$/);
  expect(lannes).toMatch(/ here +6 s +│$/);
  expect(murat).toMatch(/ away +│$/);
});

test('a clock that has no room beside who is here stands alone, and `away` stays', () => {
  const deadline = NOW + (2 * 24 + 4) * HOUR;
  const at = (seat: number) =>
    rowsOf(
      waiting(FRAMED),
      besideOf({ clock: { ...besideOf().clock, question: { number: 1, seat, kind: 'attack' }, deadline } }),
    );
  expect(at(1)[4]?.slice(75)).toMatch(/ 2 d 4 h +│$/);
  expect(at(2)[5]?.slice(75)).toMatch(/ away +│$/);
  expect(at(2).join('\n')).toContain('In 2 d 4 h a bot answers this one question.');
});

test('other tables: those at which it is their turn first, what is asked or whom they wait for, and the time', () => {
  const side = rowsOf(waiting(FRAMED), besideOf()).map((row) => row.slice(75));
  const at = side.findIndex((row) => row.includes('Other tables'));
  expect(side[at]).toMatch(/Other tables ─+ \^N ─/);
  expect(side[at + 1]).toMatch(/231 trade cards +18 h/);
  expect(side[at + 2]).toMatch(/219 Bernadotte +11 h/);
  const more = rowsOf(waiting(FRAMED), besideOf({ others: [231, 219, 207].map((id) => other(id)) }));
  expect(more.join('\n')).toMatch(/Other tables ─+ \+1 +\^N ─/);
  expect(rowsOf(waiting(FRAMED), besideOf({ others: [] })).join('\n')).not.toContain('Other tables');
});

test('the key for other tables leads to one where it is their turn, else round', () => {
  expect(nextTable(214, [other(231, { isTurn: true }), other(219)])).toBe(231);
  expect(nextTable(214, [other(231), other(219)])).toBe(219);
  expect(nextTable(231, [other(214), other(219)])).toBe(214);
  expect(nextTable(214, [])).toBeNull();
});

test.each(SIZES)('at $columns x $rows: while a line is written its keys stand below, and the clock stays', (size) => {
  const draft = { isOpen: true, text: 'no hurry, I have tea' };
  for (const rows of [rowsOf(waiting(size), besideOf({ draft })), rowsOf(asked(size), besideOf({ ...MINE, draft }))]) {
    const text = rows.join('\n');
    expect(text).toContain(' 6 s');
    expect(text).toContain('he always has a tunnel');
    expect(text).toMatch(/no hurry, I have tea .*20\/200/);
    expect(rows.at(-1)?.trim()).toBe(m.server.table.sendKeys);
  }
  const own = rowsOf(asked(size), besideOf({ ...MINE, draft })).join('\n');
  expect(own).toMatch(/ Your turn +Chat .*\/wait {2}\/bot {2}\/abandon/);
});

test('a line that is put off is kept, and shown beside its key', () => {
  const rows = rowsOf(waiting(FRAMED), besideOf({ draft: { isOpen: false, text: 'no hurry' } }));
  expect(rows.join('\n')).toContain('" chat: no hurry');
});

test('alone with bots there is nobody to talk to: the panel is the game’s', () => {
  const alone = { presence: ['me', 'bot', 'bot'], watching: 0, chat: [], others: [] } as const;
  expect(rowsOf(waiting(FRAMED), besideOf(alone)).join('\n')).not.toMatch(/─ Chat ─/);
});

test('the seal stands on the border of the map, where there is one', () => {
  const [narrow, wide] = SIZES.map((size) => rowsOf(waiting(size), besideOf()).join('\n'));
  expect(wide).toContain(' seal 7c1fe09a ');
  expect(narrow).not.toContain('7c1fe09a');
});

test('the end of a game has the whole screen: only the news of the table stand in a blank row', () => {
  const open = waiting(FRAMED);
  const mark = { step: 9, seat: 0 as const, round: 2, held: [20, 12, 10], units: [30, 20, 10], points: null };
  const over = {
    ...open,
    pane: 'story',
    view: { ...open.view, outcome: { winners: [0], reason: 'world' } },
    chronicle: { ...open.chronicle, turns: [mark], winners: [0] },
  } as unknown as Model;
  const beside = besideOf({ chat: [], clock: { ...besideOf().clock, question: null, deadline: null } });
  const own = rowsOfGrid(stillOf(over)).slice(1, -2);
  expect(own.join('\n')).toContain(m.ending.standing);
  const others = rowsOf(over, beside).slice(1, -2);
  const differ = others.filter((row, y) => row !== own[y]);
  expect(differ).toEqual([expect.stringContaining('231 (^N)')]);
});

test.each(LANGUAGES)('%s: every row has the width of the screen, at every size', (language) => {
  for (const columns of [80, 109, 110, 149, 150, 220]) {
    for (const rows of [24, 29, 30, 34, 40, 60]) {
      const size = { columns, rows };
      const model = { ...waiting(size), asideRows: 4 };
      const grid = layBeside(stillOf(model), besideOf({ m: messagesIn(language) }), model);
      expect([grid.columns, grid.rows]).toEqual([columns, rows]);
      expect(rowsOfGrid(grid).every((row) => row.length <= columns)).toBe(true);
    }
  }
});
