// A terminal to look at: what @xterm/headless shows after some bytes, as text and as cells.

import xterm, { type IBufferCell, type Terminal } from '@xterm/headless';
import { BOLD, DIM, INVERSE, ITALIC, UNDERLINE } from '../../../src/tui/terminal/cell.js';

export const createScreen = (columns: number, rows: number): Terminal =>
  new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 50 });

/** Resolves when the terminal has digested the bytes. */
export const feed = (screen: Terminal, bytes: string): Promise<void> =>
  new Promise((resolve) => screen.write(bytes, resolve));

export const rowsOf = (screen: Terminal): string[] =>
  Array.from(
    { length: screen.rows },
    (_, y) => screen.buffer.active.getLine(screen.buffer.active.viewportY + y)?.translateToString(true) ?? '',
  );

const attrsOf = (cell: IBufferCell): number =>
  (cell.isBold() ? BOLD : 0) |
  (cell.isDim() ? DIM : 0) |
  (cell.isItalic() ? ITALIC : 0) |
  (cell.isUnderline() ? UNDERLINE : 0) |
  (cell.isInverse() ? INVERSE : 0);

/** A colour as 'default', 'rgb:N' or 'palette:N'. */
const colourOf = (isDefault: boolean, isRgb: boolean, value: number): string =>
  isDefault ? 'default' : `${isRgb ? 'rgb' : 'palette'}:${value}`;

/** What one cell shows; the right half of a wide glyph is ''. */
export const cellOn = (screen: Terminal, x: number, y: number): string => {
  const cell = screen.buffer.active.getLine(screen.buffer.active.viewportY + y)?.getCell(x);
  if (!cell) return 'no cell';
  if (cell.getWidth() === 0) return '';
  const char = cell.getChars() || ' ';
  const bg = colourOf(cell.isBgDefault(), cell.isBgRGB(), cell.getBgColor());
  const fg = colourOf(cell.isFgDefault(), cell.isFgRGB(), cell.getFgColor());
  const attrs = attrsOf(cell);
  // Behind a plain space only the background shows.
  if (char === ' ' && (attrs & (UNDERLINE | INVERSE)) === 0) return `' ' on ${bg}`;
  return `'${char}' ${fg} on ${bg} ${attrs}`;
};
