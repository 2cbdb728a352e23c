// Rows of spans straight into cells.
import { BOLD, cellsOfStyle, createGrid, DIM, type Grid, INVERSE } from '../terminal/cell.js';
import { glyphOf, splitGraphemes } from '../terminal/graphemes.js';
import type { Line, Span } from './line.js';

const MARK = /^\p{M}+$/u;

const attrsOf = ({ bold, dim, inverse }: Span): number => (bold ? BOLD : 0) | (dim ? DIM : 0) | (inverse ? INVERSE : 0);

/** A mark that stands alone joins the character before it. */
const addMark = (grid: Grid, before: number, mark: string): void => {
  const at = grid.cells[before]?.char === '' ? before - 1 : before;
  const cell = grid.cells[at];
  if (cell !== undefined && cell.char !== '') grid.cells[at] = { ...cell, char: cell.char + mark };
};

/** Writes `line` into row `y` from its left edge; what does not fit is cut off. */
const paintLine = (grid: Grid, y: number, line: Line): void => {
  const { columns, cells } = grid;
  let x = 0;
  for (const part of line) {
    const cellOf = cellsOfStyle(part.fg, part.bg, attrsOf(part));
    for (const char of splitGraphemes(part.text)) {
      const { width } = glyphOf(char);
      if (width === 0) {
        if (x > 0 && x <= columns && MARK.test(char)) addMark(grid, y * columns + x - 1, char);
        continue;
      }
      const room = columns - x;
      const at = y * columns + x;
      x += width;
      if (room < 1) continue;
      if (width === 1 || room === 1) cells[at] = cellOf(width === 1 ? char : ' ');
      else {
        cells[at] = cellOf(char);
        cells[at + 1] = cellOf('');
      }
    }
  }
};

/** A grid of the given size with `rows` on it from the top. */
export const paintRows = (rows: readonly Line[], columns: number, height: number): Grid => {
  const grid = createGrid(columns, height);
  for (let y = 0; y < Math.min(height, rows.length); y++) paintLine(grid, y, rows[y] ?? []);
  return grid;
};
