// How far from land each cell of water is: the sea is paler along the coast.
import { MID_WITHIN, SHALLOW_WITHIN } from '../palette/map.js';
import { cellCodes, type PixelMap } from './downsample.js';

export const SHALLOW = 0;
export const MID = 1;
export const DEEP = 2;

/** One of the three a cell; of cells that are land it says nothing. */
export type Depths = Uint8Array;

/** A row is about as high as two columns are wide. */
const ROW = 2;

/** Offsets from a cell within a distance in columns. */
const within = (distance: number): readonly (readonly [number, number])[] => {
  const found: (readonly [number, number])[] = [];
  const [across, down] = [Math.ceil(distance), Math.ceil(distance / ROW)];
  for (let j = -down; j <= down; j++)
    for (let i = -across; i <= across; i++) if (Math.hypot(i, ROW * j) <= distance) found.push([i, j]);
  return found;
};

export const seaDepths = (map: PixelMap): Depths => {
  const { columns, rows } = map;
  const depths = new Uint8Array(columns * rows).fill(DEEP);
  const around = (
    [
      [MID, within(MID_WITHIN)],
      [SHALLOW, within(SHALLOW_WITHIN)],
    ] as const
  ).map(([depth, offsets]) => ({ depth, offsets }));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!cellCodes(map, column, row).some((code) => code >= 0)) continue;
      for (const { depth, offsets } of around) {
        for (const [i, j] of offsets) {
          const [x, y] = [column + i, row + j];
          if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
          const at = y * columns + x;
          depths[at] = Math.min(depths[at] ?? DEEP, depth);
        }
      }
    }
  }
  return depths;
};
