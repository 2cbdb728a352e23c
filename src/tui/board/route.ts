// The way of a landing over the sea, laid over the drawn map: dots in every second cell, and an arrow where it ends.
import { BOLD, cellOf, type Grid } from '../terminal/cell.js';
import type { Layout } from './board.js';
import { cellCodes } from './downsample.js';
import { zoneCode } from './raster.js';

export interface Route {
  readonly from: number;
  readonly to: number;
  /** The zones that it may cross. */
  readonly zones: readonly number[];
}

const ARROWS = { left: '←', right: '→', up: '↑', down: '↓' } as const;
const ASCII_ARROWS = { left: '<', right: '>', up: '^', down: 'v' } as const;

/** A row is about twice as high as a column is wide. */
const arrowOf = (dx: number, dy: number): keyof typeof ARROWS => {
  if (Math.abs(dx) > 2 * Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
};

/** The cells around `cell`, itself not among them. */
const around = ({ map: { columns, rows } }: Layout, cell: number): number[] => {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const cells: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
      if (row !== y || column !== x) cells.push(row * columns + column);
  return cells;
};

/** The shortest way from a cell at the shore of `from` to one at that of `to`, through cells in which those zones are. */
export const routeCells = (layout: Layout, { from, to, zones }: Route): readonly number[] => {
  const { map } = layout;
  const allowed = new Set(zones.map(zoneCode));
  const codesOf = (cell: number): number[] => cellCodes(map, cell % map.columns, Math.floor(cell / map.columns));
  const isSea = (cell: number): boolean => codesOf(cell).some((code) => allowed.has(code));
  const touches = (cell: number, territory: number): boolean =>
    [cell, ...around(layout, cell)].some((near) => codesOf(near).includes(territory));
  const sea = Array.from({ length: map.columns * map.rows }, (_, cell) => cell).filter(isSea);
  const open = new Set(sea);
  const before = new Map<number, number | null>(sea.filter((cell) => touches(cell, from)).map((cell) => [cell, null]));
  for (const cell of before.keys()) {
    if (touches(cell, to)) {
      const way: number[] = [];
      for (let at: number | null = cell; at !== null; at = before.get(at) ?? null) way.unshift(at);
      return way;
    }
    // A map goes on with what is added while it is gone through.
    for (const next of around(layout, cell)) if (open.has(next) && !before.has(next)) before.set(next, cell);
  }
  return [];
};

const BLOCKS = /^[\u2580-\u259f\u{1fb00}-\u{1fb3b}\u{1cd00}-\u{1cde5} .·~-]$/u;

/** Dots and an arrow in `ink`; words that stand there already win. */
export const drawRoute = (
  grid: Grid,
  layout: Layout,
  route: Route,
  { ink, ascii }: { readonly ink: number | null; readonly ascii: boolean },
): void => {
  const way = routeCells(layout, route);
  const last = way.at(-1);
  const spot = layout.labels[route.to];
  if (last === undefined || spot === undefined) return;
  const put = (cell: number, char: string): void => {
    const under = grid.cells[cell];
    if (under && BLOCKS.test(under.char)) grid.cells[cell] = cellOf(char, ink, under.bg, BOLD);
  };
  const backwards = way.toReversed().filter((cell) => BLOCKS.test(grid.cells[cell]?.char ?? ''));
  backwards.forEach((cell, n) => {
    if (n % 2 === 0 && n > 0) put(cell, ascii ? 'o' : '•');
  });
  const [end = last] = backwards;
  const { columns } = layout.map;
  const arrow = arrowOf(spot.column + spot.width / 2 - (end % columns), spot.row - Math.floor(end / columns));
  put(end, (ascii ? ASCII_ARROWS : ARROWS)[arrow]);
};
