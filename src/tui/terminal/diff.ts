// From the grid on the screen to the next one, in as few bytes as is reasonable: what changed is written, what is
// between is jumped over, and colours are named only where they change.

import { BLANK, type Cell, createGrid, type Grid, sameCell } from './cell.js';
import type { ColourDepth } from './colour.js';
import { glyphOf } from './graphemes.js';
import { type Cursor, moveCursor } from './moves.js';
import { type Look, lookOf, plainLook, sameLook, sgrBetween } from './sgr.js';

const CLEAR = '\x1b[H\x1b[2J';
const ERASE_LINE_END = '\x1b[K';

/** A gap wider than this is never cheaper to write than to jump. */
const LONGEST_REWRITE = 10;

const cellAt = (grid: Grid, x: number, y: number): Cell => grid.cells[y * grid.columns + x] ?? BLANK;

const isWide = (grid: Grid, x: number, y: number): boolean => {
  const { char } = cellAt(grid, x, y);
  return char !== '' && glyphOf(char).width === 2 && x + 1 < grid.columns && cellAt(grid, x + 1, y).char === '';
};

/** What really shows in a cell: '' in the right half of a wide glyph, a space for half a glyph or a control code. */
const shownAt = (grid: Grid, x: number, y: number): string => {
  const { char } = cellAt(grid, x, y);
  if (char === '') return x > 0 && isWide(grid, x - 1, y) ? '' : ' ';
  const { width } = glyphOf(char);
  return width === 1 || (width === 2 && isWide(grid, x, y)) ? char : ' ';
};

/** Writes cells to a string, keeping track of the cursor and the look that the terminal is left with. */
const createPainter = (next: Grid, depth: ColourDepth, start: Cursor) => {
  const plain = plainLook(depth);
  let output = '';
  let cursor = start;
  let look: Look = plain;

  const setLook = (to: Look, char: string): void => {
    if (sameLook(look, to, char)) return;
    output += sgrBetween(look, to, plain);
    look = to;
  };

  const advance = (columns: number): void => {
    const x = (cursor.x ?? 0) + columns;
    // Terminals differ on where the cursor is once the last column is filled.
    cursor = { x: x < next.columns ? x : null, y: cursor.y };
  };

  /** The unchanged cells from the cursor up to `x`, if they can be written as things stand. */
  const between = (x: number, y: number): string | null => {
    if (cursor.y !== y || cursor.x === null || cursor.x >= x || x - cursor.x > LONGEST_REWRITE) return null;
    let text = '';
    for (let column = cursor.x; column < x; column++) {
      const char = shownAt(next, column, y);
      if (char === '') continue;
      if (!glyphOf(char).trusted || !sameLook(look, lookOf(cellAt(next, column, y), char, depth), char)) return null;
      text += char;
    }
    return text;
  };

  const moveTo = (x: number, y: number): void => {
    if (cursor.x === x && cursor.y === y) return;
    const move = moveCursor(cursor, x, y);
    const text = between(x, y);
    output += text !== null && Buffer.byteLength(text) <= move.length ? text : move;
    cursor = { x, y };
  };

  return {
    paint(x: number, y: number, char: string): void {
      const { width, trusted } = glyphOf(char);
      moveTo(x, y);
      setLook(lookOf(cellAt(next, x, y), char, depth), char);
      if (!trusted && width === 2) {
        // Where the terminal draws it narrow, its right half must not show what was there before.
        output += '  ';
        advance(2);
        output += moveCursor(cursor, x, y);
        cursor = { x, y };
      }
      output += char;
      if (trusted) advance(width);
      else cursor = { x: null, y };
    },
    eraseFrom(x: number, y: number): void {
      moveTo(x, y);
      setLook(plain, ' ');
      output += ERASE_LINE_END;
    },
    finish(): string {
      return output + sgrBetween(look, plain, plain);
    },
  };
};

/** Whether the glyph that starts at (x, y) in `next` has to be written. */
const isChanged = (previous: Grid, next: Grid, depth: ColourDepth) => {
  return (x: number, y: number, char: string): boolean => {
    const [before, after] = [cellAt(previous, x, y), cellAt(next, x, y)];
    if (shownAt(previous, x, y) !== char) return true;
    if (sameCell(before, after)) return false;
    return !sameLook(lookOf(before, char, depth), lookOf(after, char, depth), char);
  };
};

/**
 * What to write to a terminal that shows `previous` (null: anything) so that it shows `next`; '' when nothing
 * changed. Expects autowrap to be off and no SGR attribute set, and leaves it so; the cursor may be anywhere.
 */
export const diffGrids = (previous: Grid | null, next: Grid, depth: ColourDepth): string => {
  const { columns, rows } = next;
  const repaint = previous === null || previous.columns !== columns || previous.rows !== rows;
  const before = repaint ? createGrid(columns, rows) : previous;
  const painter = createPainter(next, depth, repaint ? { x: 0, y: 0 } : { x: null, y: null });
  const changed = isChanged(before, next, depth);
  const plain = plainLook(depth);

  /** The first column of the blanks that a row ends with. */
  const blankFrom = (y: number): number => {
    let x = columns;
    while (x > 0) {
      const cell = cellAt(next, x - 1, y);
      if (cell !== BLANK && !(shownAt(next, x - 1, y) === ' ' && sameLook(lookOf(cell, ' ', depth), plain, ' '))) break;
      x--;
    }
    return x;
  };

  /** Cells are shared: most rows of a frame have the very ones of the frame before. */
  const isSameRow = (y: number): boolean => {
    for (let at = y * columns; at < (y + 1) * columns; at++) if (before.cells[at] !== next.cells[at]) return false;
    return true;
  };

  const paintRow = (y: number): void => {
    if (isSameRow(y)) return;
    const marks: { x: number; char: string }[] = [];
    for (let x = 0; x < columns; x++) {
      const char = shownAt(next, x, y);
      if (char !== '' && changed(x, y, char)) marks.push({ x, char });
    }
    if (marks.length === 0) return;
    const blank = blankFrom(y);
    const erased = marks.filter(({ x }) => x >= blank);
    const erase = erased.length > ERASE_LINE_END.length;
    for (const { x, char } of marks) if (!erase || x < blank) painter.paint(x, y, char);
    if (erase && erased[0]) painter.eraseFrom(erased[0].x, y);
  };

  for (let y = 0; y < rows; y++) paintRow(y);
  return (repaint ? CLEAR : '') + painter.finish();
};
