// What stands on the sea: the name of each zone, and under it or beside it the ships, laid over the drawn map.
import { BOLD, type Cell, cellOf, type Grid, INVERSE, ITALIC } from '../terminal/cell.js';
import type { Layout } from './board.js';
import { cellCodes } from './downsample.js';
import { zoneCode } from './raster.js';

/** A piece of a zone's label; `fg` null takes the ink of the sea. */
export interface SeaText {
  readonly text: string;
  readonly fg: number | null;
}

export interface ZoneLabel {
  /** Ways to name it, the longest first, each on one row or on two. */
  readonly names: readonly (readonly string[])[];
  readonly ships: readonly SeaText[];
}

export interface ZoneLook {
  /** The colour of words on the sea, and of counts on it; null is the terminal's own. */
  readonly ink: number | null;
  readonly bright: number | null;
  /** Zones that are chosen. */
  readonly marked: readonly number[];
}

interface Run {
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

const WATER_CHARS = new Set([' ', '·', '~', '.']);

const watersOf = new WeakMap<Layout, ReadonlyMap<number, readonly Run[]>>();

/** Cells beside each other that show nothing but one zone, by its code: the same however the game stands. */
const watersIn = (layout: Layout): ReadonlyMap<number, readonly Run[]> => {
  const known = watersOf.get(layout);
  if (known !== undefined) return known;
  const { map } = layout;
  const waters = new Map<number, Run[]>();
  for (let row = 0; row < map.rows; row++) {
    let last: number | null = null;
    let from = 0;
    for (let column = 0; column <= map.columns; column++) {
      const [code = null, ...others] = column < map.columns ? cellCodes(map, column, row) : [];
      const whole = others.every((each) => each === code) ? code : null;
      if (whole === last) continue;
      if (last !== null) {
        const runs = waters.get(last) ?? [];
        waters.set(last, runs);
        runs.push({ row, column: from, width: column - from });
      }
      last = whole;
      from = column;
    }
  }
  watersOf.set(layout, waters);
  return waters;
};

/** Free cells of a zone beside each other, by row. */
const runsOf = (grid: Grid, layout: Layout, zone: number): Run[] => {
  const runs: Run[] = [];
  for (const { row, column, width } of watersIn(layout).get(zoneCode(zone)) ?? []) {
    let run = 0;
    for (let at = column; at <= column + width; at++) {
      if (at < column + width && WATER_CHARS.has(grid.cells[row * grid.columns + at]?.char ?? '')) run++;
      else {
        if (run > 0) runs.push({ row, column: at - run, width: run });
        run = 0;
      }
    }
  }
  return runs;
};

const widthOf = (parts: readonly SeaText[]): number => parts.reduce((sum, { text }) => sum + [...text].length, 0);

interface Spot {
  readonly row: number;
  /** The column of the middle. */
  readonly middle: number;
}

/** Where rows of these widths have room below each other: the roomiest place. */
const spotFor = (runs: readonly Run[], widths: readonly number[]): Spot | null => {
  let best: Spot | null = null;
  let most = 0;
  const [first = 0] = widths;
  for (const top of runs) {
    if (top.width < first) continue;
    let [from, to] = [top.column, top.column + top.width];
    for (let n = 1; n < widths.length && from < to; n++) {
      const [a, b] = [from, to];
      const wide = runs
        .filter(({ row, column, width }) => row === top.row + n && column < b && column + width > a)
        .map(({ column, width }) => [Math.max(a, column), Math.min(b, column + width)] as const)
        .sort((x, y) => y[1] - y[0] - (x[1] - x[0]))[0];
      [from, to] = wide ?? [0, 0];
    }
    if (to - from >= Math.max(...widths) && to - from > most) {
      most = to - from;
      best = { row: top.row, middle: (from + to) / 2 };
    }
  }
  return best;
};

const write = (
  grid: Grid,
  row: number,
  middle: number,
  parts: readonly SeaText[],
  look: Omit<Cell, 'char' | 'bg'>,
): void => {
  let at = row * grid.columns + Math.max(0, Math.round(middle - widthOf(parts) / 2));
  for (const { text, fg } of parts) {
    for (const char of text) {
      const under = grid.cells[at];
      if (under) grid.cells[at] = cellOf(char, fg ?? look.fg, under.bg, look.attrs);
      at++;
    }
  }
};

/** Names in italics, whole or not at all; the ships below them, beside them where there is one row, alone where less. */
export const drawZones = (
  grid: Grid,
  layout: Layout,
  labels: readonly ZoneLabel[],
  { ink, bright, marked }: ZoneLook,
): void => {
  labels.forEach(({ names, ships }, zone) => {
    const runs = runsOf(grid, layout, zone);
    const mark = marked.includes(zone) ? INVERSE : 0;
    const words = { fg: ink, attrs: ITALIC | mark };
    const fleet = { fg: bright, attrs: BOLD | mark };
    const shipsWide = widthOf(ships);
    for (const name of names) {
      const widths = [...name.map((row) => [...row].length), ...(shipsWide > 0 ? [shipsWide] : [])];
      const spot = spotFor(runs, widths);
      if (spot === null) continue;
      name.forEach((row, n) => {
        write(grid, spot.row + n, spot.middle, [{ text: row, fg: null }], words);
      });
      if (shipsWide > 0) write(grid, spot.row + name.length, spot.middle, ships, fleet);
      return;
    }
    const spot = shipsWide > 0 ? spotFor(runs, [shipsWide]) : null;
    if (spot !== null) write(grid, spot.row, spot.middle, ships, fleet);
  });
};
