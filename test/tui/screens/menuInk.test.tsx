// The menu before Ink is there and after: the same, cell by cell, so that nothing flashes.
import { expect, jest, test } from '@jest/globals';
import { LANGUAGES } from '../../../src/text/index.js';
import { type MenuLook, menuGrid } from '../../../src/tui/frame/menuGrid.js';
import { FIRST_CHOICES } from '../../../src/tui/menu/choices.js';
import { chooseInMenu, type Menu, newMenu } from '../../../src/tui/menu/menu.js';
import { FIRST_SETTINGS } from '../../../src/tui/menu/screenSettings.js';
import { mountMenu } from '../../../src/tui/screens/mountMenu.js';
import type { MenuScreen, Screen } from '../../../src/tui/session/program.js';
import { createStore } from '../../../src/tui/session/store.js';
import { diffGrids } from '../../../src/tui/terminal/diff.js';

jest.setTimeout(60_000);

const SAVED = {
  path: '/games/one',
  label: 'Risk Napoleon, Ney, Lannes, Murat, 2 of 5, yesterday',
  seats: [
    { colour: 0, name: 'Ney', score: 5 },
    { colour: 1, name: 'Lannes', score: 7 },
  ],
};

const menus = (language: Menu['language']): Menu[] => {
  const first = newMenu(language, SAVED, FIRST_CHOICES, FIRST_SETTINGS);
  const chosen = (menu: Menu, ...values: readonly string[]): Menu[] => {
    const [value, ...rest] = values;
    if (value === undefined) return [menu];
    const result = chooseInMenu(menu, value);
    return result.do === 'stay' ? [menu, ...chosen(result.menu, ...rest)] : [menu];
  };
  const games = Array.from({ length: 40 }, (_, n) => ({ path: `/games/${n}`, label: `a game ${n}` }));
  return [
    ...chosen(first, 'new', 'classic', 'en', '4', '2', 'seats', '1', 'colour'),
    ...chosen({ ...first, step: 'seat' }, 'name'),
    ...chosen(first, 'settings', 'cells'),
    ...chosen({ ...first, step: 'start' }, 'options', 'hands'),
    { ...first, step: 'seed', typed: '' },
    { ...first, step: 'name', typed: 'Jérôme' },
    { ...first, step: 'resume', games, pointed: '/games/20' },
    {
      ...first,
      step: 'page',
      page: { id: 'a', title: 'A', text: `## Heading\n\n${'Some words of a rule. '.repeat(200)}` },
    },
    { ...first, language, step: 'language' },
  ];
};

const LOOKS: readonly MenuLook[] = [
  { depth: 24, light: false, ascii: false, cells: 'quadrant' },
  { depth: 8, light: true, ascii: false, cells: 'half' },
  { depth: 4, light: false, ascii: true, cells: 'ascii' },
  { depth: 0, light: false, ascii: false, cells: 'quadrant' },
];
const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 110, rows: 34 },
  { columns: 60, rows: 10 },
];

const ERROR = 'Something went wrong, and this is the sentence that says what it was, at some length.';

test.each(LANGUAGES)('%s', (language) => {
  // Other languages have other words in the same places: one look of each will do.
  for (const look of language === 'en' ? LOOKS : LOOKS.slice(0, 1)) {
    let frame = '';
    const store = createStore<Screen>({
      kind: 'menu',
      menu: newMenu(language, null, null),
      size: SIZES[0] ?? { columns: 80, rows: 24 },
      error: null,
    });
    const host = mountMenu(
      { store, look: () => look },
      {
        columns: 80,
        rows: 24,
        onFrame: (text) => {
          frame = text;
        },
        onError: (error) => {
          throw error;
        },
      },
    );
    // Sizes, looks and languages have nothing to do with each other.
    const isFirst = language === 'en' && look === LOOKS[0];
    for (const size of isFirst ? SIZES : SIZES.slice(0, 1)) {
      host.resize(size.columns, size.rows);
      for (const menu of menus(language)) {
        for (const error of isFirst ? [null, ERROR] : [null]) {
          const screen: MenuScreen = { kind: 'menu', menu, size, error };
          store.set(screen);
          host.rerender();
          const before = menuGrid(screen, null, size, look, () => null);
          const after = menuGrid(screen, frame, size, look, () => null);
          expect({ step: menu.step, size, bytes: diffGrids(before, after, look.depth) }).toEqual({
            step: menu.step,
            size,
            bytes: '',
          });
        }
      }
    }
    host.unmount();
  }
});
