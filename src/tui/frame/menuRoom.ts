// Where the start menu's text stands on a screen. Pure.
import { NAME_ROWS } from '../menu/letters.js';
import type { Menu } from '../menu/menu.js';
import { isPage } from '../menu/page.js';
import type { Size } from '../model.js';
import type { Rect } from './layout.js';

const BIG_COLUMNS = 100;
const BIG_ROWS = 30;
const PANEL_COLUMNS = 92;
/** The row where the big letters begin. */
export const FIRST_LETTERS = 3;

/** The name of the game has big letters, the panel stands in the middle, and the last row says whose the game is. */
export const isBig = ({ columns, rows }: Size, menu: Menu): boolean =>
  columns >= BIG_COLUMNS && rows >= BIG_ROWS && !isPage(menu.step);

/** The room for the menu's text, inside its frame. */
export const menuRoom = (size: Size, menu: Menu): Rect => {
  const { columns, rows } = size;
  if (!isBig(size, menu)) return { x: 3, y: 2, columns: columns - 6, rows: rows - 4 };
  const width = PANEL_COLUMNS - 4;
  const top = FIRST_LETTERS + NAME_ROWS.length + 2;
  return { x: Math.floor((columns - width) / 2), y: top, columns: width, rows: rows - top - 3 };
};
