// The map as a grid of cells: the same input always gives the same picture.
import { createGrid, type Grid } from '../terminal/cell.js';
import { drawBlocks } from './blocks.js';
import { layoutAt } from './board.js';
import { isLettered, type MapInput } from './input.js';
import { drawLetters } from './letters.js';

export const drawMap = (input: MapInput): Grid => {
  const grid = createGrid(input.columns, input.rows);
  const layout = layoutAt(input.board, input.columns, input.rows, input.ascii ? 'half' : input.kind);
  if (isLettered(input)) drawLetters(input, layout, grid);
  else drawBlocks(input, layout, grid);
  return grid;
};
