// The dotted lines of sea links, as cells.
import { cellCodes, type PixelMap } from './downsample.js';
import type { SourceMap } from './raster.js';

const isWater = (map: PixelMap, cell: number): boolean =>
  cellCodes(map, cell % map.columns, Math.floor(cell / map.columns)).every((code) => code < 0);

/** Where the dotted lines run: whole cells, and single pixels (row-major) where a strait has no whole cell. */
export interface LinkDots {
  readonly cells: ReadonlySet<number>;
  readonly pixels: ReadonlySet<number>;
}

type Point = readonly [x: number, y: number];

/** Positions on one straight piece in cell units, ends included, close enough to miss no pixel. */
const walk = (from: Point, to: Point): readonly Point[] => {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) * 4));
  return Array.from(
    { length: steps + 1 },
    (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / steps, from[1] + ((to[1] - from[1]) * k) / steps],
  );
};

const walkPath = (map: PixelMap, source: SourceMap, path: readonly number[]): readonly Point[] => {
  const { frame } = map;
  const points = Array.from(
    { length: path.length / 2 },
    (_, k): Point => [
      frame.left + ((path[2 * k] ?? 0) * frame.columns) / source.width,
      frame.top + ((path[2 * k + 1] ?? 0) * frame.rows) / source.height,
    ],
  );
  return points.slice(1).flatMap((to, k) => walk(points[k] ?? to, to));
};

const indexOf = (map: PixelMap, [x, y]: Point, across: number, down: number): number => {
  const column = Math.min(map.columns * across - 1, Math.max(0, Math.floor(x * across)));
  const line = Math.min(map.rows * down - 1, Math.max(0, Math.floor(y * down)));
  return line * map.columns * across + column;
};

export const linkDots = (map: PixelMap, source: SourceMap): LinkDots => {
  const cells = new Set<number>();
  const pixels = new Set<number>();
  for (const path of source.links.flatMap((link) => link.paths)) {
    const points = walkPath(map, source, path);
    const open = points.map((point) => indexOf(map, point, 1, 1)).filter((cell) => isWater(map, cell));
    for (const cell of open) cells.add(cell);
    if (open.length > 0) continue;
    for (const point of points) {
      const pixel = indexOf(map, point, map.across, map.down);
      if ((map.codes[pixel] ?? 0) < 0) pixels.add(pixel);
    }
  }
  return { cells, pixels };
};
