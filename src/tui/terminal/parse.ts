// Reads a frame of text with SGR sequences, as Ink writes it, into a grid of cells.

import { BLANK, BOLD, type Cell, type Colour, createGrid, DIM, type Grid, INVERSE, ITALIC, UNDERLINE } from './cell.js';
import { XTERM_PALETTE } from './colour.js';
import { glyphOf, splitGraphemes } from './graphemes.js';

interface Style {
  readonly fg: Colour;
  readonly bg: Colour;
  readonly attrs: number;
}

const PLAIN: Style = { fg: null, bg: null, attrs: 0 };

const SET_ATTRS = new Map([
  [1, BOLD],
  [2, DIM],
  [3, ITALIC],
  [4, UNDERLINE],
  [7, INVERSE],
  [21, UNDERLINE],
]);

const CLEAR_ATTRS = new Map([
  [22, BOLD | DIM],
  [23, ITALIC],
  [24, UNDERLINE],
  [27, INVERSE],
]);

/** Either a sequence to be read or skipped, or a control character; everything between is text. */
const SPECIAL = new RegExp(
  [
    '\\x1b\\[([0-9;:]*)m', // SGR
    '(\\r?\\n)',
    '\\x1b\\[[\\x20-\\x3f]*[\\x40-\\x7e]?', // any other CSI
    '\\x1b[\\]P^_X][^\\x07\\x1b]*(?:\\x07|\\x1b\\\\)?', // OSC, DCS and their like
    '\\x1b[\\x20-\\x2f]*[\\x30-\\x7e]?',
    '[\\x00-\\x1f\\x7f-\\x9f]',
  ].join('|'),
  'g',
);

const byte = (value: number | undefined): number => Math.max(0, Math.min(255, value ?? 0));

/** The colour that starts at `codes[at]` (38 or 48), and how many parameters it takes. */
const extendedColour = (codes: readonly number[], at: number): { readonly colour?: Colour; readonly used: number } => {
  if (codes[at + 1] === 5) {
    const colour = XTERM_PALETTE[codes[at + 2] ?? -1];
    return colour === undefined ? { used: 3 } : { colour, used: 3 };
  }
  if (codes[at + 1] === 2) {
    return { colour: (byte(codes[at + 2]) << 16) | (byte(codes[at + 3]) << 8) | byte(codes[at + 4]), used: 5 };
  }
  return { used: 1 };
};

const paletteColour = (code: number): { readonly layer: 'fg' | 'bg'; readonly colour: Colour } | null => {
  const bright = code >= 90;
  const offset = bright ? code - 90 : code - 30;
  const layer = offset < 10 ? 'fg' : 'bg';
  const index = offset % 10;
  if (offset < 0 || offset > 19 || index > 9 || index === 8) return null;
  if (index === 9) return bright ? null : { layer, colour: null };
  return { layer, colour: XTERM_PALETTE[bright ? index + 8 : index] ?? null };
};

const applySgr = (style: Style, parameters: string): Style => {
  let { fg, bg, attrs } = style;
  // The colon form has one more, empty parameter (the colour space) before red, green and blue.
  const codes = parameters
    .replace(/([34]8:2):\d*:(\d*:\d*:\d*)/g, '$1:$2')
    .split(/[;:]/)
    .map(Number);
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    if (code === 0) ({ fg, bg, attrs } = PLAIN);
    else if (code === 38 || code === 48) {
      const { colour, used } = extendedColour(codes, at);
      if (colour !== undefined) {
        if (code === 38) fg = colour;
        else bg = colour;
      }
      at += used - 1;
    } else if (SET_ATTRS.has(code)) attrs |= SET_ATTRS.get(code) ?? 0;
    else if (CLEAR_ATTRS.has(code)) attrs &= ~(CLEAR_ATTRS.get(code) ?? 0);
    else {
      const found = paletteColour(code);
      if (found?.layer === 'fg') fg = found.colour;
      else if (found) bg = found.colour;
    }
  }
  return { fg, bg, attrs };
};

/** Where the next character goes. */
interface Pen {
  x: number;
  y: number;
  style: Style;
}

const addMark = (grid: Grid, pen: Pen, mark: string): void => {
  if (pen.y >= grid.rows) return;
  const before = pen.y * grid.columns + pen.x - 1;
  if (pen.x < 1 || pen.x > grid.columns) return;
  const at = grid.cells[before]?.char === '' ? before - 1 : before;
  const cell = grid.cells[at];
  if (cell && cell.char !== '') grid.cells[at] = { ...cell, char: cell.char + mark };
};

const put = (grid: Grid, pen: Pen, text: string): void => {
  const { fg, bg, attrs } = pen.style;
  let last: Cell = BLANK;
  const cellOf = (char: string): Cell => {
    // Runs of one character (spaces, lines) share a cell.
    if (last.char !== char || last.fg !== fg || last.bg !== bg || last.attrs !== attrs) last = { char, fg, bg, attrs };
    return last;
  };
  for (const char of splitGraphemes(text)) {
    const { width } = glyphOf(char);
    if (width === 0) {
      if (/^\p{M}+$/u.test(char)) addMark(grid, pen, char);
      continue;
    }
    const room = grid.columns - pen.x;
    const at = pen.y * grid.columns + pen.x;
    pen.x += width;
    if (room < 1) continue;
    if (width === 1 || room === 1) grid.cells[at] = cellOf(width === 1 ? char : ' ');
    else {
      grid.cells[at] = cellOf(char);
      grid.cells[at + 1] = cellOf('');
    }
  }
};

/**
 * Reads a frame into a grid of the given size: what is outside is cut off, what is missing is blank. Understands SGR
 * (16, 256 and true colours, bold, dim, italic, underline, inverse) and skips all other sequences.
 */
export const parseFrame = (text: string, columns: number, rows: number): Grid => {
  const grid = createGrid(columns, rows);
  const pen: Pen = { x: 0, y: 0, style: PLAIN };
  let textStart = 0;
  for (const match of text.matchAll(SPECIAL)) {
    if (match.index > textStart) put(grid, pen, text.slice(textStart, match.index));
    textStart = match.index + match[0].length;
    if (match[1] !== undefined) pen.style = applySgr(pen.style, match[1]);
    else if (match[2] !== undefined) {
      pen.x = 0;
      pen.y++;
      if (pen.y >= rows) return grid;
    }
  }
  if (textStart < text.length && pen.y < rows) put(grid, pen, text.slice(textStart));
  return grid;
};
