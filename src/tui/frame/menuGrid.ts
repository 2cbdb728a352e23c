// The start menu as cells: the map of the last game, dimmed, the name of the game, a framed panel, and the menu's rows on it:
// as Ink has laid them out, or straight, until Ink is there.

import { type Messages, messagesIn } from '../../text/index.js';
import { drawMap, type MapBoard, type PixelKind } from '../board/index.js';
import { menuTitle } from '../menu/items.js';
import { bigLetters, LETTER_ROWS, NAME_ROWS } from '../menu/letters.js';
import type { Menu } from '../menu/menu.js';
import { isPage } from '../menu/page.js';
import { isTyped } from '../menu/typed.js';
import type { Context, Size } from '../model.js';
import { mix } from '../palette/colour.js';
import { BEHIND } from '../palette/map.js';
import { goldAt, themeOf } from '../palette/theme.js';
import { blit, type Cell, createGrid, type Grid } from '../terminal/cell.js';
import { parseFrame } from '../terminal/parse.js';
import { type Box, boxPieces } from './boxes.js';
import { dress } from './dress.js';
import { around, MIN_COLUMNS, MIN_ROWS } from './layout.js';
import { bold, dim, type Line, type Span, span, widthOf } from './line.js';
import { FIRST_LETTERS, isBig, menuRoom } from './menuRoom.js';
import { type MenuRows, menuRows } from './menuRows.js';
import { paintRows } from './paint.js';

/** The map that lies behind: a board and the colour of each territory's holder. */
export interface Behind {
  readonly board: MapBoard;
  readonly owners: readonly (number | null)[];
}

export type MenuLook = Pick<Context, 'depth' | 'light' | 'ascii' | 'cells'>;

const NAME = 'NAPOLEON';

const faded = (colour: number | null, ground: number): number | null =>
  colour === null ? null : mix(colour, ground, BEHIND);

const drawBehind = (grid: Grid, behind: Behind, look: MenuLook, ground: number): void => {
  const kind: PixelKind = look.cells === 'ascii' ? 'half' : look.cells;
  const map = drawMap({
    board: behind.board,
    columns: grid.columns,
    rows: grid.rows,
    owners: behind.owners,
    armies: [],
    marks: [],
    names: null,
    own: null,
    cursor: null,
    targets: null,
    source: null,
    flash: null,
    colourBy: 'owner',
    depth: look.depth,
    light: look.light,
    ascii: false,
    kind,
    isBare: true,
  });
  map.cells.forEach((cell, at) => {
    map.cells[at] = { ...cell, fg: faded(cell.fg, ground), bg: faded(cell.bg, ground) };
  });
  blit(grid, map, 0, 0);
};

const OVER = 'R I S K';
const OVER_ROW = 1;
/** Columns of the rule in which that stands. */
const RULE_COLUMNS = 86;

/** Letters of quarters of cells where these can be drawn; the accent stands above the first row of the others. */
const nameRows = ({ ascii, cells, depth }: MenuLook): readonly string[] =>
  ascii || cells === 'ascii' || cells === 'half' || depth < 8 ? ['', ...bigLetters(NAME)] : NAME_ROWS;

/** The name in gold, from bright to dark by row. */
const drawName = (grid: Grid, look: MenuLook): void => {
  const theme = themeOf(look);
  const put = (column: number, row: number, cell: Omit<Cell, 'bg'>): void => {
    const at = row * grid.columns + column;
    const under = grid.cells[at];
    if (under) grid.cells[at] = { ...cell, bg: under.bg };
  };
  const rule = Math.floor((grid.columns - RULE_COLUMNS) / 2);
  const over = Math.floor((grid.columns - OVER.length) / 2);
  for (let x = rule; x < rule + RULE_COLUMNS; x++)
    if (x < over - 2 || x >= over + OVER.length + 2)
      put(x, OVER_ROW, { char: look.ascii ? '-' : '━', fg: theme?.neatline ?? null, attrs: 0 });
  [...` ${OVER} `].forEach((char, k) => {
    put(over - 1 + k, OVER_ROW, { char, fg: theme?.bright ?? null, attrs: 1 });
  });
  const rows = nameRows(look);
  const x = Math.floor((grid.columns - Math.max(...rows.map((row) => [...row].length))) / 2);
  rows.forEach((row, y) => {
    [...row].forEach((char, k) => {
      if (char !== ' ')
        put(x + k, FIRST_LETTERS + y, {
          char: look.ascii ? '#' : char,
          fg: theme === null ? null : goldAt(y / LETTER_ROWS, look),
          attrs: 0,
        });
    });
  });
};

/** `↑↓ choose   q quit`: the keys bold, what they do dim; as it is where that is not how it is written. */
const keyLine = (text: string): Line =>
  text.split('   ').flatMap((part, n): Line => {
    const [, key = '', words = ''] = /^(\S+)( .*)$/.exec(part) ?? [];
    const gap = span(n === 0 ? '' : '   ');
    return key === '' ? [gap, dim(part)] : [gap, bold(key), dim(words)];
  });

const keysOf = ({ step }: Menu, isLong: boolean, m: Messages): string => {
  if (isPage(step)) return m.lobby.pageKeys;
  if (isTyped(step)) return m.lobby.nameKeys;
  const keys = step === 'main' ? m.menu.mainKeys : m.menu.keys;
  const { pgup, pgdn, home, end } = m.keyNames;
  return isLong ? `${pgup} ${pgdn} ${home} ${end} ${keys}` : keys;
};

/** `line` without its words: the ground that they stand on. */
const blanked = (line: Line): Line => line.map((part) => ({ ...part, text: ' '.repeat(widthOf([part])) }));

/** The frame, with its rows in it, or with room for them. */
const frameGrid = (menu: Menu, rows: MenuRows, isFilled: boolean, size: Size, look: MenuLook): Grid => {
  const m = messagesIn(menu.language);
  const lines = isFilled ? rows.lines : rows.lines.map(blanked);
  const box: Box = {
    inner: menuRoom(size, menu),
    kind: 'panel',
    title: [bold(menuTitle(menu, m))],
    note: rows.count === '' ? [] : [dim(rows.count)],
    foot: keyLine(keysOf(menu, rows.count !== '', m)),
    isActive: true,
  };
  const painted = Array.from({ length: size.rows }, (): Span[] => []);
  for (const { x, y, line } of boxPieces(box, lines, look)) {
    const row = painted[y];
    row?.push(span(' '.repeat(Math.max(0, x - widthOf(row)))), ...line);
  }
  return paintRows(painted, size.columns, size.rows);
};

/** What is said in a window that is too small. */
const smallGrid = (menu: Menu, { columns, rows }: Size): Grid =>
  paintRows([[span(messagesIn(menu.language).screen.tooSmall(MIN_COLUMNS, MIN_ROWS))]], columns, rows);

/**
 * `text`: what Ink has laid out on a screen of that size; null while it is not there. `error`: what went wrong. `behind`: asked
 * for where there is room around the panel to see it.
 */
export const menuGrid = (
  { menu, error }: { readonly menu: Menu; readonly error: string | null },
  text: string | null,
  size: Size,
  look: MenuLook,
  behind: () => Behind | null,
): Grid => {
  const { columns, rows } = size;
  const words = text === null ? null : parseFrame(text, columns, rows);
  if (columns < MIN_COLUMNS || rows < MIN_ROWS) return dress(words ?? smallGrid(menu, size), look, []);
  const grid = createGrid(columns, rows);
  const theme = themeOf(look);
  const big = isBig(size, menu);
  const back = big && theme !== null ? behind() : null;
  if (back !== null && theme !== null) drawBehind(grid, back, look, theme.ground);
  if (big) drawName(grid, look);
  else blit(grid, paintRows([[bold(`  RISK ${NAME}`, theme?.title ?? null)]], columns, 1), 0, 0);
  const inner = menuRoom(size, menu);
  const room = around(inner);
  const frame = frameGrid(menu, menuRows(menu, error, size, look), words === null, size, look);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x;
      const isInside = x >= room.x && x < room.x + room.columns && y >= room.y && y < room.y + room.rows;
      const word = words?.cells[at];
      const isWord = word !== undefined && (word.char !== ' ' || word.bg !== null || word.attrs !== 0);
      if (isWord) grid.cells[at] = word;
      else if (isInside) grid.cells[at] = frame.cells[at] ?? { char: ' ', fg: null, bg: null, attrs: 0 };
      else if (y === rows - 1) grid.cells[at] = { char: ' ', fg: null, bg: null, attrs: 0 };
    }
  }
  if (big) blit(grid, paintRows([[dim(` ${messagesIn(menu.language).cli.unofficial}`)]], columns, 1), 0, rows - 1);
  return dress(grid, look, [room]);
};
