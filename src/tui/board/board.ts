// The board as the map needs it, built once from a raster and the rules' board.
import type { RasterData } from '../../core/index.js';
import { colourGraph } from './colouring.js';
import { type PixelMap, rasterAt } from './downsample.js';
import { type LabelSpot, labelSpots } from './labels.js';
import { type LinkDots, linkDots } from './links.js';
import { type Edge, readRaster, type SourceMap, VOID, zoneOf } from './raster.js';

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
  /** The fixed shade class of each territory: neighbours differ. */
  readonly shades: readonly number[];
  /** Whether the map runs on from its right edge to its left. */
  readonly wraps: boolean;
}

export const createMapBoard = (raster: RasterData, graph: BoardGraph): MapBoard => {
  const source = readRaster(
    raster,
    graph.territories.map((each) => each.id),
  );
  return {
    source,
    edges: graph.edges,
    codes: graph.territories.map((each) => each.code),
    regions: graph.territories.map((each) => each.region),
    shades: colourGraph(graph.territories.length, graph.edges),
    wraps: source.links.some((link) => link.wrap),
  };
};

/** The board drawn at one size: pixels, and where each territory's label goes. */
export interface Layout {
  readonly map: PixelMap;
  readonly labels: readonly LabelSpot[];
  readonly links: LinkDots;
}

const layouts = new WeakMap<PixelMap, Layout>();

/** Kept as long as `rasterAt` keeps the pixels. */
export const layoutAt = (board: MapBoard, columns: number, rows: number): Layout => {
  const map = rasterAt(board.source, board.edges, columns, rows);
  const layout = layouts.get(map) ?? {
    map,
    labels: labelSpots(map, board.source),
    links: linkDots(map, board.source),
  };
  layouts.set(map, layout);
  return layout;
};

/** The sea zone under a cell; null on land, and on water that belongs to none. */
export const zoneAt = (board: MapBoard, columns: number, rows: number, x: number, y: number): number | null => {
  if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
  const { codes } = rasterAt(board.source, board.edges, columns, rows);
  return zoneOf(codes[2 * y * columns + x] ?? VOID);
};

/**
 * The territory under a cell, for the mouse, or null on water. Where a cell is half land the land counts, and where two
 * territories share it, the upper one.
 */
export const territoryAt = (board: MapBoard, columns: number, rows: number, x: number, y: number): number | null => {
  if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
  const { codes } = rasterAt(board.source, board.edges, columns, rows);
  const upper = codes[2 * y * columns + x] ?? -1;
  const lower = codes[(2 * y + 1) * columns + x] ?? -1;
  if (upper >= 0) return upper;
  return lower >= 0 ? lower : null;
};
