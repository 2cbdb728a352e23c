// Where a territory's label goes: near its visual centre, on cells that are wholly its own.
import { onlyCode, type PixelMap } from './downsample.js';
import type { SourceMap } from './raster.js';

/** A run of whole cells; `centre` is the column (a cell's middle is at .5) that the label's middle should be close to. */
export interface LabelSpot {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly centre: number;
}

/** Whole cells beside each other. */
export interface Run {
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

/** Room for a code, a count of two digits and a mark: more does not make a place better. */
const COMFORTABLE = 7;

/** Cells of distance from the centre that one cell of missing room outweighs. */
const ROOM_WEIGHT = 1.5;
/** The same for a run that has not the room that every territory is promised. */
const CRAMPED = 1000;

/** The territory whose cell it is wholly; -1 where it is nobody's or several's. */
const wholeOf = (map: PixelMap, column: number, row: number): number => Math.max(-1, onlyCode(map, column, row) ?? -1);

/** All maximal runs of cells of one holder, by territory. */
export const runsIn = (
  map: PixelMap,
  territories: number,
  holderAt: (column: number, row: number) => number,
): readonly (readonly Run[])[] => {
  const runs: Run[][] = Array.from({ length: territories }, () => []);
  for (let row = 0; row < map.rows; row++) {
    let start = 0;
    let code = map.columns > 0 ? holderAt(0, row) : -1;
    for (let column = 1; column <= map.columns; column++) {
      const next = column < map.columns ? holderAt(column, row) : -1;
      if (column < map.columns && next === code) continue;
      if (code >= 0) runs[code]?.push({ row, column: start, width: column - start });
      [start, code] = [column, next];
    }
  }
  return runs;
};

/** The runs of whole cells. */
export const runsOf = (map: PixelMap, territories: number): readonly (readonly Run[])[] =>
  runsIn(map, territories, (column, row) => wholeOf(map, column, row));

/**
 * The visual centre of a territory in cells: that of the largest label-shaped box inside it (a pole of inaccessibility for
 * labels), known from the reference raster.
 */
export const centreOf = ({ frame }: PixelMap, source: SourceMap, code: number): readonly [x: number, y: number] => {
  const [x, y] = source.anchors[code] ?? [0, 0];
  return [frame.left + (x * frame.columns) / source.width, frame.top + (y * frame.rows) / source.height];
};

/** How far the middle of a label that long would be from the centre in that run, and where it would be. */
export const placeIn = (
  { row, column, width }: Run,
  length: number,
  [x, y]: readonly [number, number],
): { readonly centre: number; readonly away: number } => {
  const centre = Math.min(Math.max(x, column + length / 2), column + width - length / 2);
  return { centre, away: Math.hypot(centre - x, 2 * (row + 0.5 - y)) };
};

/**
 * The run close to the centre with enough room wins. Far below the served sizes a territory may have no whole cell: its
 * width is then 0.
 */
export const labelSpots = (map: PixelMap, source: SourceMap, runs: readonly (readonly Run[])[]): readonly LabelSpot[] =>
  runs.map((own, code): LabelSpot => {
    const anchor = centreOf(map, source, code);
    let best: LabelSpot = { row: Math.floor(anchor[1]), column: Math.floor(anchor[0]), width: 0, centre: anchor[0] };
    let least = Number.POSITIVE_INFINITY;
    for (const run of own) {
      const used = Math.min(run.width, COMFORTABLE);
      const { centre, away } = placeIn(run, used, anchor);
      const cost = away + (COMFORTABLE - used) * ROOM_WEIGHT + (run.width < map.labelWidth ? CRAMPED : 0);
      if (cost < least) [least, best] = [cost, { ...run, centre }];
    }
    return best;
  });
