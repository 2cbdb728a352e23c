// The map as a grid of cells: the same input always gives the same picture.
import { createGrid, type Grid } from '../terminal/cell.js';
import { drawAnsi } from './ansi.js';
import { drawBlocks } from './blocks.js';
import { layoutAt } from './board.js';
import { isLettered, type MapInput } from './input.js';
import { drawLetters } from './letters.js';

/** tmux and others drop the blanks at the end of a row together with their colour: the last cell of a row is none. */
const closeRows = ({ columns, rows, cells }: Grid): void => {
  for (let row = 1; row <= rows; row++) {
    const at = row * columns - 1;
    const cell = cells[at];
    if (cell?.char === ' ') cells[at] = { ...cell, char: '▀', fg: cell.bg };
  }
};

export const drawMap = (input: MapInput): Grid => {
  const grid = createGrid(input.columns, input.rows);
  const layout = layoutAt(input.board, input.columns, input.rows);
  if (isLettered(input)) {
    drawLetters(input, layout, grid);
    return grid;
  }
  if (input.depth === 4) drawAnsi(input, layout, grid);
  else drawBlocks(input, layout, grid);
  closeRows(grid);
  return grid;
};
