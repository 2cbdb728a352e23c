// The screen of a model as cells, without Ink and without a terminal: for pictures, recordings and reports.

import { layOver } from '../frame/composite.js';
import { frameOf } from '../frame/frame.js';
import type { Line, Span } from '../frame/line.js';
import type { Model } from '../model.js';
import { asciiGrid } from '../terminal/ascii.js';
import type { Grid } from '../terminal/cell.js';
import type { ColourDepth } from '../terminal/colour.js';
import { type Look, lookOf, plainLook, sgrBetween } from '../terminal/sgr.js';

const rgb = (colour: number): string => `${colour >> 16};${(colour >> 8) & 0xff};${colour & 0xff}`;

const spanText = ({ text, fg, bg, bold, dim, inverse }: Span): string => {
  const codes = [
    ...(bold ? ['1'] : []),
    ...(dim ? ['2'] : []),
    ...(inverse ? ['7'] : []),
    ...(fg === null ? [] : [`38;2;${rgb(fg)}`]),
    ...(bg === null ? [] : [`48;2;${rgb(bg)}`]),
  ];
  return codes.length === 0 ? text : `\x1b[${codes.join(';')}m${text}\x1b[m`;
};

const lineText = (line: Line): string => line.map(spanText).join('');

/** What the terminal of `model` shows, cell by cell. */
export const stillOf = (model: Model): Grid => {
  const { columns, rows } = model.size;
  const grid = layOver(model, frameOf(model).rows.map(lineText).join('\n'), columns, rows);
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
