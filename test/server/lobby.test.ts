// The lobby: what its rows say, where the cursor is, and what keys do. Pure, with a time that the test moves.
import { describe, expect, test } from '@jest/globals';
import { lobbyFrame } from '../../src/server/lobby/frame.js';
import { cursorOf, tablesIn } from '../../src/server/lobby/lists.js';
import { drawTableMap } from '../../src/server/lobby/map.js';
import type { Lobby, LobbyEffect, LobbyTable } from '../../src/server/lobby/model.js';
import { clickLobby } from '../../src/server/lobby/mouse.js';
import { newLobby } from '../../src/server/lobby/new.js';
import { onLobbyLine, sayLobby } from '../../src/server/lobby/spoken.js';
import { sinceText, timeText } from '../../src/server/lobby/time.js';
import { updateLobby, withNews, withWord } from '../../src/server/lobby/update.js';
import { LANGUAGES, type Language, messagesIn } from '../../src/text/index.js';
import { widthOf } from '../../src/tui/frame/line.js';
import { type Colour, createGrid } from '../../src/tui/terminal/cell.js';
import { type MouseKey, NO_MODIFIERS } from '../../src/tui/terminal/keyTypes.js';
import { keysOf } from '../tui/support/games.js';
import { lineText } from '../tui/support/screens.js';
import { NOW, people, tables } from './support/lobby.js';

const m = messagesIn('en');

const lobbyOf = (
  change: Partial<Lobby> = {},
  all: readonly LobbyTable[] = tables,
  language: Language = 'en',
): Lobby => {
  const settings = { language, light: false, words: false, mouse: false, ascii: false, muted: false };
  const me = { id: 1, name: 'Ney', isGuest: false, isAdmin: false };
  const context = {
    language,
    m: messagesIn(language),
    ascii: false,
    light: false,
    depth: 24 as const,
    house: 'risk.example.org',
    me,
    link: null,
    returnCode: null,
    boards: [],
  };
  const empty = newLobby(context, { columns: 80, rows: 24 }, settings, NOW);
  return { ...withNews(empty, { now: NOW, tables: all, people, notice: '' }), ...change };
};

const press = (lobby: Lobby, keys: string): { lobby: Lobby; effects: readonly LobbyEffect[] } => {
  const effects: LobbyEffect[] = [];
  let now = lobby;
  for (const key of keysOf(keys)) {
    const [next, more] = updateLobby(now, key);
    now = more.some((effect) => effect.do === 'word') ? withWord(next, 'amber oak tide') : next;
    effects.push(...more.filter((effect) => effect.do !== 'word'));
  }
  return { lobby: now, effects };
};

const rowsOf = (lobby: Lobby): string[] => lobbyFrame(lobby).rows.map(lineText);

describe('the list', () => {
  test.each(LANGUAGES)('%s: what is asked of somebody is never cut, whatever time stands beside it', (language) => {
    const phases = messagesIn(language).screen.phases;
    const [table] = tables.filter(({ section }) => section === 'turn');
    if (table === undefined) throw new Error('no table');
    for (const size of [
      { columns: 80, rows: 24 },
      { columns: 110, rows: 34 },
    ]) {
      for (const kind of Object.keys(phases) as (keyof typeof phases)[]) {
        // The last player of a game has nothing to be asked any more; a reaction has no name.
        if (kind === 'lastSeat' || kind === 'thinking') continue;
        const waits = { seat: table.mySeat ?? 0, kind, since: NOW };
        const deadline = NOW + (2 * 24 + 4) * 3_600_000;
        const rows = rowsOf(lobbyOf({ size }, [{ ...table, waits, deadline }], language));
        expect(rows.join('\n')).toMatch(new RegExp(` ${phases[kind]} +2 [dgj] 4 h`));
      }
    }
  });

  test('an invitation is a link where the house has a door for browsers, and a code elsewhere', () => {
    const address = 'https://risk.example.org/join/k7fm-2xqd';
    for (const size of [
      { columns: 80, rows: 24 },
      { columns: 110, rows: 34 },
    ]) {
      const coded = lobbyOf({ cursor: 243, isMoved: true, size });
      const linked = { ...coded, context: { ...coded.context, link: 'https://risk.example.org' } };
      expect(rowsOf(linked).join('\n')).toContain(address);
      expect(rowsOf(coded).join('\n')).not.toContain('/join/');
      expect(sayLobby(linked).join('\n')).toContain(address);
      expect(sayLobby(coded).join('\n')).toContain('code k7fm-2xqd');
      // Of a table whose code is not theirs to know there is nothing to give away.
      expect(rowsOf({ ...linked, cursor: 240 }).join('\n')).not.toContain('/join/');
    }
  });

  test('my turn first, the least time left before more; then my other games, open tables, those to watch', () => {
    const lobby = lobbyOf();
    const ids = (['turn', 'mine', 'open', 'watch', 'ended'] as const).map((section) =>
      tablesIn(lobby, section).map(({ id }) => id),
    );
    expect(ids).toEqual([
      [214, 231],
      [219, 207, 226],
      [243, 241, 240, 238],
      [198, 212, 222],
      [195, 188],
    ]);
  });

  test('columns stand where they stand at 80x24', () => {
    const rows = rowsOf(lobbyOf());
    const row = rows.find((text) => text.includes(' 231 ')) ?? '';
    expect(row.slice(3, 6)).toBe('231');
    expect(row.slice(8, 15)).toBe('Classic');
    expect(row.slice(0, 22).endsWith('9')).toBe(true);
    expect(row.slice(24)).toMatch(/^▲Soult ●you ◆Oudinot/);
    expect(row.trimEnd().length).toBe(79);
    expect(rows.filter((text) => /─ (Your turn|Your other games|Open tables|To watch) ─/.test(text))).toHaveLength(4);
  });

  test.each([
    [80, 24],
    [100, 28],
    [110, 34],
    [160, 48],
    [300, 90],
  ])('fills %i x %i exactly, on every page, in every language', (columns, rows) => {
    for (const language of LANGUAGES) {
      for (const page of [
        'tables',
        'new',
        'code',
        'word',
        'people',
        'ended',
        'seal',
        'settings',
        'help',
        'confirm',
      ] as const) {
        const lobby = { ...lobbyOf({ page, confirm: { ask: 'leave' } }, tables, language), size: { columns, rows } };
        const frame = lobbyFrame({ ...lobby, notice: 'Restart at 03:00.' });
        expect(frame.rows).toHaveLength(rows);
        expect(
          frame.rows.filter((row) => widthOf(row) > columns).map((row) => `${language} ${page} ${lineText(row)}`),
        ).toEqual([]);
      }
    }
  });

  test('a window that is too small says what is needed, and nothing breaks', () => {
    for (const size of [
      { columns: 79, rows: 24 },
      { columns: 1, rows: 1 },
      { columns: 80, rows: 5 },
    ]) {
      expect(lobbyFrame({ ...lobbyOf(), size }).rows.length).toBeLessThanOrEqual(size.rows);
    }
  });

  test.each([
    { columns: 80, rows: 24 },
    { columns: 110, rows: 34 },
  ])('at $columns x $rows what the house says is there, once, whatever is chosen', (size) => {
    for (const all of [tables, []]) {
      const rows = rowsOf({ ...lobbyOf({}, all), size, notice: 'Restart at 03:00; games wait.' });
      expect(rows).toHaveLength(size.rows);
      expect(rows.filter((row) => row.includes('The house says'))).toHaveLength(1);
      expect(rows.join('\n')).toMatch(/Restart at/);
    }
  });

  test('a private table shows its code, an away player brackets, many players signs', () => {
    const text = rowsOf(lobbyOf()).join('\n');
    expect(text).toContain('k7fm-2xqd');
    expect(text).toContain('(Davout)');
    expect(text).toContain('▲you ●◆▼✘♪ 6 players');
    expect(text).toContain('seal 7c1fe09a');
  });
});

describe('the cursor', () => {
  test('stands on what waits for me; without a game of mine on a new table', () => {
    expect(cursorOf(lobbyOf())).toBe(214);
    expect(cursorOf(lobbyOf({}, []))).toBe('new');
    expect(
      cursorOf(
        lobbyOf(
          {},
          tables.filter(({ section }) => section === 'watch'),
        ),
      ),
    ).toBe('new');
  });

  test('keeps its table while others come and go, once it was moved', () => {
    const moved = press(lobbyOf(), '<down><down>').lobby;
    expect(cursorOf(moved)).toBe(219);
    const later = withNews(moved, { now: NOW, tables: tables.filter(({ id }) => id !== 231), people, notice: '' });
    expect(cursorOf(later)).toBe(219);
    const gone = withNews(moved, { now: NOW, tables: tables.filter(({ id }) => id !== 219), people, notice: '' });
    expect(cursorOf(gone)).toBe(214);
  });
});

describe('keys', () => {
  test.each([
    ['Enter on my turn opens it', '<enter>', [{ do: 'open', table: 214 }]],
    ['w watches a game of others', '/grouchy<escape>', []],
    ['a filter finds by name, Enter opens what was found', '/grouchy<enter>', [{ do: 'watch', table: 198 }]],
    ['a filter finds by number', '/226<enter>', [{ do: 'open', table: 226 }]],
    ['q asks first; Enter leaves', 'q<enter>', [{ do: 'leave' }]],
    ['q and Esc stay', 'q<escape>', []],
    ['Esc in the list does nothing', '<escape><escape>', []],
    ['a code', 'cK7FM2XQD<enter>', [{ do: 'code', code: 'k7fm-2xqd' }]],
    ['what cannot be a code is not asked for', 'cnonsense<enter>', []],
    ['x at my own open table asks, then closes', '/243<enter><escape>', []],
  ] as const)('%s', (_, keys, effects) => {
    expect(press(lobbyOf(), keys).effects).toEqual(effects);
  });

  test('at an open table Enter asks for a word, then sits down', () => {
    const asked = press(lobbyOf(), '/240<enter>').lobby;
    expect(asked).toMatchObject({ page: 'word', sitting: 240, typed: 'amber oak tide', filter: null });
    expect(press(asked, '<enter>').effects).toEqual([{ do: 'sit', table: 240, word: 'amber oak tide' }]);
    expect(press(asked, '<ctrl-u>tea<enter>').effects).toEqual([{ do: 'sit', table: 240, word: 'tea' }]);
  });

  test('its maker begins it or closes it; whoever sits there stands up', () => {
    const mine = { ...lobbyOf(), cursor: 243, isMoved: true };
    expect(press(mine, 'b').effects).toEqual([{ do: 'begin', table: 243 }]);
    expect(press(mine, 'x<enter>').effects).toEqual([{ do: 'close', table: 243 }]);
    const sat = lobbyOf(
      {},
      tables.map((table) => (table.id === 240 ? { ...table, mySeat: 1 } : table)),
    );
    expect(press({ ...sat, cursor: 240, isMoved: true }, 'x<enter>').effects).toEqual([{ do: 'stand', table: 240 }]);
    expect(press({ ...sat, cursor: 240, isMoved: true }, 'b').effects).toEqual([]);
  });

  test('a first visitor is at a table against bots with three Enters, the first of them for the name', () => {
    const { effects } = press(lobbyOf({}, []), '<enter><enter>');
    expect(effects).toMatchObject([
      { do: 'create', form: { seats: expect.arrayContaining(['colonel']), word: 'amber oak tide' } },
    ]);
  });

  test('the form: arrows change, a letter keeps a seat for a friend, a table of bots asks for no clock', () => {
    const form = press(lobbyOf({}, []), 'n').lobby;
    expect(form.form).toMatchObject({ clock: 2, players: 4 });
    const friend = press(form, '<home><down><down>Lannes').lobby;
    expect(friend.form.seats[0]).toEqual({ name: 'Lannes' });
    expect(press(friend, '<backspace>').lobby.form.seats[0]).toEqual({ name: 'Lanne' });
    const three = press(form, '<home><down><right>').lobby;
    expect(three.form.players).toBe(5);
  });

  test('what is typed is never longer than a name, and never an escape sequence', () => {
    const lobby = press(lobbyOf({}, []), `n<home><down><down>${'x'.repeat(100)}`).lobby;
    expect(JSON.stringify(lobby.form.seats[0]).length).toBeLessThan(60);
  });

  test('every page is left by Esc', () => {
    for (const key of ['n', 'c', 'p', 'f', 's', 'o', '?', 'q']) {
      expect(press(lobbyOf(), `${key}<escape>`).lobby.page).toBe('tables');
    }
  });

  test('settings change at once and are told outside', () => {
    expect(press(lobbyOf(), 'o<down><enter>').effects).toMatchObject([{ do: 'settings', settings: { light: true } }]);
    expect(press(lobbyOf(), 'o<enter>').effects).toMatchObject([{ do: 'settings', settings: { language: 'fr' } }]);
  });
});

describe('the mouse', () => {
  const click = (lobby: Lobby, x: number, y: number, button: MouseKey['button'] = 'left') =>
    clickLobby(lobby, { ...NO_MODIFIERS, name: 'mouse', action: 'press', button, x, y, text: '', raw: '' });

  test.each([
    { columns: 80, rows: 24 },
    { columns: 110, rows: 34 },
  ])('at $columns x $rows a click chooses the table under it, a second one opens it', (size) => {
    const lobby = { ...lobbyOf(), size };
    for (const id of [231, 207, 243]) {
      const y = rowsOf(lobby).findIndex((row) => row.includes(` ${id} `));
      const [chosen, nothing] = click(lobby, 12, y);
      expect({ id: cursorOf(chosen), nothing }).toEqual({ id, nothing: [] });
      if (id !== 243) expect(click(chosen, 12, y)[1]).toEqual([{ do: 'open', table: id }]);
    }
  });

  test('headings, what is beside the list and other buttons do nothing; the wheel moves', () => {
    const lobby = { ...lobbyOf(), size: { columns: 110, rows: 34 } };
    const heading = rowsOf(lobby).findIndex((row) => row.includes('Your other games'));
    const row = rowsOf(lobby).findIndex((text) => text.includes(' 231 '));
    for (const [x, y, button] of [
      [12, heading, 'left'],
      [90, row, 'left'],
      [12, 30, 'left'],
      [12, row, 'right'],
    ] as const)
      expect(cursorOf(click(lobby, x, y, button)[0])).toBe(214);
    expect(cursorOf(click(lobby, 1, 1, 'wheelDown')[0])).toBe(231);
  });

  test('in a list that goes on below, what is clicked is what is shown there', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ ...tables[9], id: 300 + i }) as LobbyTable);
    const lobby = { ...lobbyOf({ cursor: 330, isMoved: true }, many), size: { columns: 80, rows: 24 } };
    const rows = rowsOf(lobby);
    const y = rows.findIndex((row) => row.includes(' 325 '));
    expect(y).toBeGreaterThan(0);
    expect(cursorOf(click(lobby, 5, y)[0])).toBe(325);
    const more = rows.findIndex((row) => row.includes('more below'));
    expect(cursorOf(click(lobby, 5, more)[0])).toBe(330);
  });
});

describe('the map of the chosen table', () => {
  const framed = (change: Partial<Lobby> = {}): Lobby => ({ ...lobbyOf(change), size: { columns: 110, rows: 34 } });
  /** The lands' colours in a cell's lower and upper halves, of the map alone. */
  const coloursIn = (lobby: Lobby): Set<Colour> => {
    const { map } = lobbyFrame(lobby);
    if (map === null) return new Set();
    const grid = createGrid(map.columns, map.rows);
    drawTableMap(grid, lobby, { ...map, x: 0, y: 0 });
    return new Set(grid.cells.flatMap(({ fg, bg }) => [fg, bg]));
  };

  test('shows the land of each seat, without letters', () => {
    const lobby = framed();
    expect(lobbyFrame(lobby).map).toEqual({ x: 52, y: 25, columns: 57, rows: 7 });
    const all = coloursIn(lobby);
    const ofOne = [0, 1, 2, 3].map((seat) =>
      coloursIn(framed({ tables: tables.map((each) => ({ ...each, owners: each.owners?.map(() => seat) ?? null })) })),
    );
    for (const [seat, colours] of ofOne.entries()) {
      const own = [...colours].filter((colour) => ofOne.every((other, at) => at === seat || !other.has(colour)));
      expect({ seat, isShown: own.some((colour) => all.has(colour)) }).toEqual({ seat, isShown: true });
    }
    expect(rowsOf(lobby).join('\n')).toContain('Table 214 now');
  });

  test('there is none before the game has begun, of a board that the house has not, or on another page', () => {
    const unknown = tables.map((each) => ({ ...each, board: 'atlantis' }));
    for (const lobby of [framed({ cursor: 243, isMoved: true }), framed({ tables: unknown }), framed({ page: 'help' })])
      expect(lobbyFrame(lobby).map).toBeNull();
  });
});

describe('in words', () => {
  test('tables are numbered, and a number opens one', () => {
    const lobby = lobbyOf();
    const said = sayLobby(lobby);
    expect(said).toContain(
      `1. Table 214, Napoleon, round 2 of 5, you, Lannes, Murat and Davout (away), Waits for: you: combat, 3 min left, 2 unread lines, the last from Lannes.`,
    );
    const [next, keys] = onLobbyLine(lobby, '2');
    expect(keys.map(({ name }) => name)).toEqual(['enter']);
    expect(cursorOf(next)).toBe(231);
    expect(onLobbyLine(lobby, 'nonsense')[1]).toEqual([]);
  });
});

test.each([
  [0, '0 s'],
  [1, '1 s'],
  [41_000, '41 s'],
  [59_001, '1 min'],
  [180_000, '3 min'],
  [3_540_000, '59 min'],
  [3_540_001, '60 min'],
  [18 * 3_600_000, '18 h'],
  [2 * 86_400_000 + 4 * 3_600_000, '2 d 4 h'],
  [6 * 86_400_000, '6 d'],
  // A clock of a day that has just begun.
  [86_397_000, '1 d'],
  [86_400_001, '1 d 1 h'],
  [2 * 86_400_000 - 1, '2 d'],
])('%i ms are written %s', (ms, text) => {
  expect(timeText(ms, m)).toBe(text);
  expect(sinceText(ms, m)).not.toBe('');
});
