// A whole screen as cells: text laid out by Ink or by still.ts, and the map over the room left for it.

import type { Model } from '../model.js';
import { blit, createGrid, type Grid } from '../terminal/cell.js';
import { parseFrame } from '../terminal/parse.js';
import { dress } from './dress.js';
import { frameOf } from './frame.js';
import { drawModelMap } from './map.js';

/** `model` is null where there is no map: in the menu. */
export const layOver = (model: Model | null, text: string, columns: number, rows: number): Grid => {
  const grid = createGrid(columns, rows);
  blit(grid, parseFrame(text, columns, rows), 0, 0);
  return model === null ? grid : finish(model, grid);
};

/** The map over the room left for it, and everything in the colours of the table. */
export const finish = (model: Model, grid: Grid): Grid => {
  const { showsMap, layout, panels } = frameOf(model);
  if (showsMap) blit(grid, drawModelMap(model), layout.map.x, layout.map.y);
  return dress(grid, model.context, panels);
};
