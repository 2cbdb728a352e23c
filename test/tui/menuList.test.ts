// The lists of the start menu: keys that move in them, the part that is seen, and what is said of the chosen item.
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { menuGrid } from '../../src/tui/frame/menuGrid.js';
import { menuRoom } from '../../src/tui/frame/menuRoom.js';
import { listRows, menuRows } from '../../src/tui/frame/menuRows.js';
import { FIRST_CHOICES } from '../../src/tui/menu/choices.js';
import { menuItems } from '../../src/tui/menu/items.js';
import { type MenuDeed, onMenuKey } from '../../src/tui/menu/keys.js';
import { pointerOf } from '../../src/tui/menu/list.js';
import { chooseInMenu, type Menu, newMenu } from '../../src/tui/menu/menu.js';
import { FIRST_SETTINGS } from '../../src/tui/menu/screenSettings.js';
import { isTyped } from '../../src/tui/menu/typed.js';
import { keysOf } from './support/games.js';
import { gridText } from './support/screens.js';

const m = messagesIn('en');
const SIZE = { columns: 80, rows: 24 };
const LOOK = { depth: 24, light: false, ascii: false, cells: 'quadrant' } as const;

const games = (n: number): Menu => ({
  ...newMenu('en', null, FIRST_CHOICES),
  step: 'resume',
  games: Array.from({ length: n }, (_, i) => ({ path: `/games/${i}`, label: `game ${i}` })),
});

const ROWS = listRows(menuRoom(SIZE, games(30)), games(30));

/** The menu after `keys`; fails where one of them leads out of it. */
const press = (menu: Menu, keys: string): Menu =>
  keysOf(keys).reduce((at, key) => {
    const deed = onMenuKey(at, key, SIZE, ROWS);
    if (deed === null) return at;
    if (deed.do !== 'show') throw new Error(`test: ${key.name} leads to ${deed.do}`);
    return deed.menu;
  }, menu);

const deedOf = (menu: Menu, key: string): MenuDeed | null => {
  const [pressed] = keysOf(key);
  return pressed ? onMenuKey(menu, pressed, SIZE, ROWS) : null;
};

const at = (menu: Menu): number => pointerOf(menu, menuItems(menu, m), m);

describe('keys in a list of 30', () => {
  const list = games(30);
  test.each([
    ['<down><down>', 2],
    ['jjk', 1],
    ['<up>', 29],
    ['<up><down>', 0],
    ['<end>', 29],
    ['<end><home>', 0],
    ['<pageDown>', ROWS],
    ['<pageDown><pageUp>', 0],
    ['<down><pageUp>', 0],
    ['<pageDown><pageDown><pageDown><pageDown>', 29],
    ['<end><pageDown>', 29],
    ['<end><down>', 0],
  ])('%s', (keys, place) => {
    expect(at(press(list, keys))).toBe(place);
  });

  test('Enter takes the item of the pointer, a digit that of its place among those that are seen', () => {
    expect(deedOf(press(list, '<end>'), '<enter>')).toEqual({ do: 'choose', value: '/games/29' });
    expect(deedOf(list, '3')).toEqual({ do: 'choose', value: '/games/2' });
    expect(deedOf(press(list, '<end>'), '3')).toEqual({ do: 'choose', value: `/games/${30 - ROWS + 2}` });
    expect(deedOf(games(2), '3')).toBeNull();
  });

  test('the pointer is seen wherever it stands, with its place and the number of all, and keys are named', () => {
    for (const keys of ['', '<down>', '<pageDown>', '<pageDown><down>', '<end>', '<end><up>']) {
      const menu = press(list, keys);
      const text = gridText(menuGrid({ menu, error: null }, null, SIZE, LOOK, () => null));
      expect(text).toContain(`❯ game ${at(menu)} `);
      expect(text).toContain(`${at(menu) + 1}/30`);
      expect(text).toContain('PgUp PgDn Home End');
    }
    expect(gridText(menuGrid({ menu: games(3), error: null }, null, SIZE, LOOK, () => null))).not.toContain('PgUp');
  });

  test('an empty list takes no key', () => {
    for (const key of ['<down>', '<end>', '<pageUp>', '<enter>', '1']) {
      const deed = deedOf(games(0), key);
      expect(deed === null || (deed.do === 'show' && deed.menu.pointed === null)).toBe(true);
    }
  });
});

test('letters are a name while one is typed, q among them', () => {
  const typing: Menu = { ...newMenu('en', null, null), step: 'name' };
  expect(press(typing, 'q Bob<backspace>').typed).toBe('q Bo');
  expect(press(typing, 'ab<ctrl-u>').typed).toBe('');
  expect(deedOf(games(2), 'q')).toEqual({ do: 'quit' });
});

/** Every question that can be reached by taking each item of each list, up to `depth` questions away. */
const questions = (menu: Menu, depth: number, seen = new Map<string, Menu>()): Map<string, Menu> => {
  const key = `${menu.step} ${menu.choices.variant} ${menu.step === 'option' ? menu.option : menu.step === 'setting' ? menu.setting : ''}`;
  if (seen.has(key)) return seen;
  seen.set(key, menu);
  if (depth === 0) return seen;
  for (const { value } of menuItems(menu, m)) {
    const result = chooseInMenu(menu, value);
    if (result.do === 'stay') questions(result.menu, depth - 1, seen);
  }
  return seen;
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = messagesIn(language);
  const all = [...questions(newMenu(language, null, FIRST_CHOICES, FIRST_SETTINGS), 9).values()].filter(
    ({ step }) => step !== 'page' && !isTyped(step),
  );

  test('every item of every question has a line of explanation', () => {
    const bare = all.flatMap((menu) =>
      menuItems(menu, words)
        .filter(({ hint }) => hint === '')
        .map(({ value }) => `${menu.step}: ${value}`),
    );
    expect(bare).toEqual([]);
  });

  test('nothing is cut at 80 columns', () => {
    for (const menu of all) {
      for (const { value } of menuItems(menu, words)) {
        const { lines } = menuRows({ ...menu, pointed: value }, null, SIZE, LOOK);
        const text = lines.map((line) => line.map((part) => part.text).join('')).join('\n');
        expect({ step: menu.step, value, cut: text.includes('…') }).toEqual({ step: menu.step, value, cut: false });
      }
    }
  });
});

test('whose the game is stands in the panel where it is small, in the last row of the screen where it is big', () => {
  const rowOf = (columns: number, rows: number): number => {
    const size = { columns, rows };
    const grid = menuGrid({ menu: newMenu('en', null, FIRST_CHOICES), error: null }, null, size, LOOK, () => null);
    const found = gridText(grid)
      .split('\n')
      .flatMap((row, y) => (row.includes(m.cli.unofficial) ? [y] : []));
    expect(found).toHaveLength(1);
    return rows - (found[0] ?? 0);
  };
  expect(rowOf(80, 24)).toBe(3);
  expect(rowOf(110, 34)).toBe(1);
});
