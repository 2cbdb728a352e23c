// The screen of a model as cells, without a terminal: for pictures, recordings and reports.

import { paintScreen } from '../frame/composite.js';
import type { Model } from '../model.js';
import { asciiGrid } from '../terminal/ascii.js';
import type { Grid } from '../terminal/cell.js';
import type { ColourDepth } from '../terminal/colour.js';
import { type Look, lookOf, plainLook, sgrBetween } from '../terminal/sgr.js';

/** What the terminal of `model` shows, cell by cell. */
export const stillOf = (model: Model): Grid => {
  const grid = paintScreen(model);
  return model.context.ascii ? asciiGrid(grid) : grid;
};

/** The characters of a grid, row by row, without what a blank end of a row would add. */
export const rowsOfGrid = ({ columns, rows, cells }: Grid): string[] =>
  Array.from({ length: rows }, (_, y) =>
    cells
      .slice(y * columns, (y + 1) * columns)
      .map(({ char }) => char)
      .join('')
      .trimEnd(),
  );

/** A grid as text with colours, row by row: for a terminal that shows it where it stands. */
export const ansiOf = (grid: Grid, depth: ColourDepth): string => {
  const plain = plainLook(depth);
  const rows = Array.from({ length: grid.rows }, (_, y) => {
    let look: Look = plain;
    let text = '';
    for (const cell of grid.cells.slice(y * grid.columns, (y + 1) * grid.columns)) {
      if (cell.char === '') continue;
      const next = lookOf(cell, cell.char, depth);
      text += sgrBetween(look, next, plain) + cell.char;
      look = next;
    }
    return text + sgrBetween(look, plain, plain);
  });
  return `${rows.join('\n')}\n`;
};
