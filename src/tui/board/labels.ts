// Where a territory's label goes: near its visual centre, on cells that are wholly its own.
import type { PixelMap } from './downsample.js';
import type { SourceMap } from './raster.js';

/** A run of whole cells; `centre` is the column (a cell's middle is at .5) that the label's middle should be close to. */
export interface LabelSpot {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly centre: number;
}

interface Run {
  readonly code: number;
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

/** Room for a code, a count of two digits and a mark: more does not make a place better. */
const COMFORTABLE = 7;

/** Cells of distance from the centre that one cell of missing room outweighs. */
const ROOM_WEIGHT = 1.5;

/** All maximal runs of cells whose two pixels belong to one territory. */
const runsOf = ({ columns, rows, codes }: PixelMap): readonly Run[] => {
  const runs: Run[] = [];
  for (let row = 0; row < rows; row++) {
    let start = 0;
    const whole = (x: number): number => {
      const upper = codes[2 * row * columns + x] ?? -1;
      return x < columns && upper >= 0 && upper === codes[(2 * row + 1) * columns + x] ? upper : -1;
    };
    for (let x = 1; x <= columns; x++) {
      if (x < columns && whole(x) === whole(start)) continue;
      const code = whole(start);
      if (code >= 0) runs.push({ code, row, column: start, width: x - start });
      start = x;
    }
  }
  return runs;
};

/** The visual centre of a territory in cells. */
const centreOf = ({ frame }: PixelMap, source: SourceMap, code: number): readonly [x: number, y: number] => {
  const [x, y] = source.anchors[code] ?? [0, 0];
  return [frame.left + (x * frame.columns) / source.width, frame.top + (y * frame.rows) / source.height];
};

/**
 * The centres are those of the largest label-shaped box inside each territory (a pole of inaccessibility for labels),
 * known from the reference raster; the run close to it with enough room wins. Far below the served sizes a
 * territory may have no whole cell: its width is then 0.
 */
export const labelSpots = (map: PixelMap, source: SourceMap): readonly LabelSpot[] => {
  const best: (LabelSpot | null)[] = new Array(source.territories).fill(null);
  const costs = new Float64Array(source.territories).fill(Number.POSITIVE_INFINITY);
  for (const { code, row, column, width } of runsOf(map)) {
    const [anchorX, anchorY] = centreOf(map, source, code);
    const used = Math.min(width, COMFORTABLE);
    const centre = Math.min(Math.max(anchorX, column + used / 2), column + width - used / 2);
    const away = Math.hypot(centre - anchorX, 2 * (row + 0.5 - anchorY));
    const cost = away + (COMFORTABLE - used) * ROOM_WEIGHT;
    if (cost >= (costs[code] ?? 0)) continue;
    costs[code] = cost;
    best[code] = { row, column, width, centre };
  }
  return best.map((spot, code) => {
    const [x, y] = centreOf(map, source, code);
    return spot ?? { row: Math.floor(y), column: Math.floor(x), width: 0, centre: x };
  });
};
