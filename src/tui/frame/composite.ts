// A game's whole screen as cells, without Ink: its rows, and the map over the room left for it.

import type { Model, Size } from '../model.js';
import { blit, type Grid } from '../terminal/cell.js';
import { dress } from './dress.js';
import { frameOf } from './frame.js';
import { drawModelMap } from './map.js';
import { paintRows } from './paint.js';

/** What the screen of `model` shows, in a grid of `size`. */
export const paintScreen = (model: Model, { columns, rows }: Size = model.size): Grid =>
  finish(model, paintRows(frameOf(model).rows, columns, rows));

/** The map over the room left for it, and everything in the colours of the table. */
const finish = (model: Model, grid: Grid): Grid => {
  const { showsMap, layout, panels } = frameOf(model);
  if (showsMap) blit(grid, drawModelMap(model), layout.map.x, layout.map.y);
  return dress(grid, model.context, panels);
};
