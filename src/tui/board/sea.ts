// How far from land each cell of water is: the sea is paler along the coast.
import { MID_WITHIN, SHALLOW_WITHIN } from '../palette/map.js';
import { cellCodes, onlyCode, type PixelMap } from './downsample.js';

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

const hasLand = (map: PixelMap, column: number, row: number): boolean => {
  const only = onlyCode(map, column, row);
  return only === null ? cellCodes(map, column, row).some((code) => code >= 0) : only >= 0;
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
  const isLand = depths.map((_, at) => (hasLand(map, at % columns, Math.floor(at / columns)) ? 1 : 0));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (isLand[cell] !== 1) continue;
      depths[cell] = SHALLOW;
      // From the land behind the coast it is farther to any water.
      const isInland =
        (column === 0 || isLand[cell - 1] === 1) &&
        (column === columns - 1 || isLand[cell + 1] === 1) &&
        isLand[cell - columns] !== 0 &&
        isLand[cell + columns] !== 0;
      if (isInland) continue;
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
