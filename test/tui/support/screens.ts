// What is on the screen for a model, as cells and as text.

import { frameOf } from '../../../src/tui/frame/frame.js';
import type { Rect } from '../../../src/tui/frame/layout.js';
import type { Line } from '../../../src/tui/frame/line.js';
import type { Model } from '../../../src/tui/model.js';
import { stillOf } from '../../../src/tui/pictures/still.js';
import { BOLD, type Cell, DIM, type Grid, INVERSE } from '../../../src/tui/terminal/cell.js';
import { glyphOf, splitGraphemes } from '../../../src/tui/terminal/graphemes.js';

export const lineText = (line: Line): string => line.map(({ text }) => text).join('');

export const rowsText = (model: Model): string[] => frameOf(model).rows.map(lineText);

export const frameText = (model: Model): string => rowsText(model).join('\n');

/** The cells that a terminal should make of `line`, cell by cell. */
export const cellsOf = (line: Line, columns: number): Cell[] => {
  const cells: Cell[] = [];
  for (const { text, fg, bg, bold, dim, inverse } of line) {
    const attrs = (bold ? BOLD : 0) | (dim ? DIM : 0) | (inverse ? INVERSE : 0);
    for (const char of splitGraphemes(text)) {
      const { width } = glyphOf(char);
      if (width > 0) cells.push({ char, fg, bg, attrs });
      if (width === 2) cells.push({ char: '', fg, bg, attrs });
    }
  }
  while (cells.length < columns) cells.push({ char: ' ', fg: null, bg: null, attrs: 0 });
  return cells;
};

/** Columns that a line takes on a terminal. */
export const columnsOf = (line: Line): number => cellsOf(line, 0).length;

/** Rows of cells as text, without what is blank at their ends. */
export const gridText = ({ columns, rows, cells }: Grid): string =>
  Array.from({ length: rows }, (_, y) =>
    cells
      .slice(y * columns, (y + 1) * columns)
      .map(({ char }) => char)
      .join('')
      .trimEnd(),
  ).join('\n');

/** The whole screen as text, the map included. */
export const screenText = (model: Model): string => gridText(stillOf(model));

/** The rows of a rectangle of the screen as text. */
export const rectText = (model: Model, { x, y, columns, rows }: Rect): string[] =>
  frameOf(model)
    .rows.slice(y, y + rows)
    .map((line) =>
      cellsOf(line, model.size.columns)
        .slice(x, x + columns)
        .map(({ char }) => char)
        .join('')
        .trimEnd(),
    );
