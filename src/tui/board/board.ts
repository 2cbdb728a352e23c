// The board as the map needs it, built once from a raster and the rules' board.
import type { RasterData } from '../../core/index.js';
import { colourGraph } from './colouring.js';
import { cellCodes, onlyCode, type PixelMap, rasterAt } from './downsample.js';
import { type Touching, touchingOn } from './edges.js';
import { type LabelSpot, labelSpots, type Run, runsIn, runsOf } from './labels.js';
import { type LinkDots, linkDots } from './links.js';
import type { PixelKind } from './pixels.js';
import { type Edge, readRaster, type SourceMap, VOID, zoneOf } from './raster.js';
import { type Depths, seaDepths } from './sea.js';

/** What `createMapBoard` reads of the rules' board; the rules' own type fits. */
export interface BoardGraph {
  readonly territories: readonly { readonly id: string; readonly code: string; readonly region: number }[];
  readonly edges: readonly Edge[];
}

export interface MapBoard {
  readonly source: SourceMap;
  readonly edges: readonly Edge[];
  readonly codes: readonly string[];
  readonly regions: readonly number[];
  /** The fixed class of each territory by which letters tell neighbours apart. */
  readonly shades: readonly number[];
  /** Whether the map runs on from its right edge to its left. */
  readonly wraps: boolean;
}

export const createMapBoard = (raster: RasterData, graph: BoardGraph): MapBoard => {
  const source = readRaster(
    raster,
    graph.territories.map((each) => each.id),
  );
  /** Only letters need them. */
  let shades: readonly number[] | null = null;
  return {
    source,
    edges: graph.edges,
    codes: graph.territories.map((each) => each.code),
    regions: graph.territories.map((each) => each.region),
    get shades() {
      shades ??= colourGraph(graph.territories.length, graph.edges);
      return shades;
    },
    wraps: source.links.some((link) => link.wrap),
  };
};

/** The board drawn at one size: pixels, where labels can go, and how deep the sea is. */
export interface Layout {
  readonly board: MapBoard;
  readonly map: PixelMap;
  /** Whose each cell is: a territory where most of it is its ground, else water. */
  readonly cells: Int16Array;
  /** Runs of whole cells, by territory. */
  readonly runs: readonly (readonly Run[])[];
  /** Runs of cells that are its own for the most part: names may lie on those. */
  readonly nameRuns: readonly (readonly Run[])[];
  readonly labels: readonly LabelSpot[];
  readonly links: LinkDots;
  readonly depths: Depths;
  readonly touching: Touching;
}

/** The territory that has most of a cell in which land has half of it or more; else -1. */
const holderOf = (map: PixelMap, column: number, row: number): number => {
  const only = onlyCode(map, column, row);
  if (only !== null) return Math.max(-1, only);
  const codes = cellCodes(map, column, row);
  const counts = new Map<number, number>();
  for (const code of codes) if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  const land = [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (2 * land < codes.length) return -1;
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [-1, 0])[0];
};

const layouts = new WeakMap<PixelMap, Layout>();

/** Kept as long as `rasterAt` keeps the pixels. */
export const layoutAt = (board: MapBoard, columns: number, rows: number, kind: PixelKind): Layout => {
  const map = rasterAt(board.source, board.edges, columns, rows, kind);
  const known = layouts.get(map);
  if (known) return known;
  const cells = new Int16Array(columns * rows);
  cells.forEach((_, at) => {
    cells[at] = holderOf(map, at % columns, Math.floor(at / columns));
  });
  const runs = runsOf(map, board.source.territories);
  const layout: Layout = {
    board,
    map,
    cells,
    runs,
    nameRuns: runsIn(map, board.source.territories, (column, row) => cells[row * columns + column] ?? -1),
    labels: labelSpots(map, board.source, runs),
    links: linkDots(map, board.source),
    depths: seaDepths(map),
    touching: touchingOn(map),
  };
  layouts.set(map, layout);
  return layout;
};

const isOutside = ({ map }: Layout, x: number, y: number): boolean =>
  x < 0 || y < 0 || x >= map.columns || y >= map.rows;

/** The sea zone under a cell; null on land, and on water that belongs to none. */
export const zoneAt = (layout: Layout, x: number, y: number): number | null => {
  if (isOutside(layout, x, y) || territoryAt(layout, x, y) !== null) return null;
  return zoneOf(cellCodes(layout.map, x, y).find((code) => code < 0) ?? VOID);
};

/** The territory under a cell, for the mouse, or null on water. Where a cell is half land the land counts. */
export const territoryAt = (layout: Layout, x: number, y: number): number | null => {
  const holder = isOutside(layout, x, y) ? -1 : (layout.cells[y * layout.map.columns + x] ?? -1);
  return holder >= 0 ? holder : null;
};
