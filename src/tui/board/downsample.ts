// From the reference raster to the pixels of any size and kind of cell: an area vote, then what `repair.ts` mends. The
// letterbox keeps shapes recognisable in very wide or very tall boxes.
import { createBoxes } from './boxes.js';
import { createContacts } from './contacts.js';
import { carveContacts, repairContacts } from './mend.js';
import { type PixelKind, shapeOf } from './pixels.js';
import { type Code, type Edge, type SourceMap, VOID } from './raster.js';
import { reserveLabels, roomsOf, settleCells, widenLabels } from './repair.js';

/** Cells' width over their height times two (columns / (2 x rows)) outside which the map no longer fills its box. */
export const MIN_ASPECT = 1.3;
export const MAX_ASPECT = 2.5;

/** From this width on, every territory keeps room for its code beside the count. */
export const WIDE_LABEL_COLUMNS = 118;
const NARROW_LABEL = 3;
export const WIDE_LABEL = 5;

/** The map inside its box, in whole cells. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Codes of the pixels of `columns` x `rows` cells, `across` x `down` a cell, row-major, letterbox included (as void water).
 * A cell holds at most two of: one territory, another, water.
 */
export interface PixelMap {
  readonly kind: PixelKind;
  readonly columns: number;
  readonly rows: number;
  readonly across: number;
  readonly down: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
  /** Whole cells beside each other that every territory has. */
  readonly labelWidth: number;
  /** How many territories had no more room than a count needs, or less, before pixels were moved for them. */
  readonly cramped: number;
  readonly codes: Int16Array;
}

export const frameOf = (columns: number, rows: number): Frame => {
  const width = Math.min(columns, Math.floor(2 * rows * MAX_ASPECT));
  const height = Math.min(rows, Math.floor(columns / MIN_ASPECT / 2));
  return {
    left: Math.floor((columns - width) / 2),
    top: Math.floor((rows - height) / 2),
    columns: width,
    rows: height,
  };
};

/** The code of a pixel; void water beyond the edge. */
export const codeAt = (map: PixelMap, x: number, y: number): Code =>
  x < 0 || x >= map.width || y < 0 ? VOID : (map.codes[y * map.width + x] ?? VOID);

/** The codes of a cell, row by row. */
export const cellCodes = (map: PixelMap, column: number, row: number): Code[] => {
  const codes: Code[] = [];
  for (let j = 0; j < map.down; j++) {
    const start = (row * map.down + j) * map.width + column * map.across;
    for (let i = 0; i < map.across; i++) codes.push(map.codes[start + i] ?? VOID);
  }
  return codes;
};

/** The code that all pixels of a cell have; null where there are several. */
export const onlyCode = (map: PixelMap, column: number, row: number): Code | null => {
  const { width, across, down, codes } = map;
  const start = row * down * width + column * across;
  const first = codes[start] ?? VOID;
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) if ((codes[start + j * width + i] ?? VOID) !== first) return null;
  return first;
};

/** Places the framed pixels in the middle of the box. */
const letterbox = (inner: Int16Array, frame: Frame, columns: number, rows: number, kind: PixelKind): Int16Array => {
  if (frame.columns === columns && frame.rows === rows) return inner;
  const { across, down } = shapeOf(kind);
  const [width, innerWidth] = [columns * across, frame.columns * across];
  const codes = new Int16Array(width * rows * down).fill(VOID);
  for (let y = 0; y < frame.rows * down; y++) {
    const line = inner.subarray(y * innerWidth, (y + 1) * innerWidth);
    codes.set(line, (y + frame.top * down) * width + frame.left * across);
  }
  return codes;
};

const downsample = (
  source: SourceMap,
  edges: readonly Edge[],
  columns: number,
  rows: number,
  kind: PixelKind,
): PixelMap => {
  const frame = frameOf(columns, rows);
  const { across, down } = shapeOf(kind);
  const [width, height] = [frame.columns * across, frame.rows * down];
  const boxes = createBoxes(source, width, height);
  const draft = {
    width,
    height,
    across,
    down,
    codes: boxes.vote(),
    locked: new Uint8Array(width * height),
    labelWidth: frame.columns >= WIDE_LABEL_COLUMNS ? WIDE_LABEL : NARROW_LABEL,
    boxes,
  };
  settleCells(draft);
  const cramped = roomsOf(draft, source.territories).filter((room) => room <= NARROW_LABEL).length;
  reserveLabels(draft, source.territories);
  const contacts = createContacts(draft, source, edges);
  carveContacts(draft, contacts);
  repairContacts(draft, contacts);
  widenLabels(draft, contacts, source.territories, WIDE_LABEL);
  return {
    kind,
    columns,
    rows,
    across,
    down,
    width: columns * across,
    height: rows * down,
    frame,
    labelWidth: draft.labelWidth,
    cramped,
    codes: letterbox(draft.codes, frame, columns, rows, kind),
  };
};

/** A resize passes through many sizes; only the last few are worth keeping. */
const CACHED_SIZES = 8;

const cache = new WeakMap<SourceMap, Map<string, PixelMap>>();

/**
 * The map at `columns` x `rows` cells of one kind: every land edge of `edges` has contact, nothing else touches but sea
 * links, and every territory has a run of whole cells for its label. One board's edges go with one `source`: results are
 * kept by size.
 */
export const rasterAt = (
  source: SourceMap,
  edges: readonly Edge[],
  columns: number,
  rows: number,
  kind: PixelKind,
): PixelMap => {
  const sizes = cache.get(source) ?? new Map<string, PixelMap>();
  cache.set(source, sizes);
  const key = `${columns}x${rows} ${kind}`;
  const map = sizes.get(key) ?? downsample(source, edges, columns, rows, kind);
  sizes.delete(key);
  sizes.set(key, map);
  const oldest = sizes.keys().next().value;
  if (sizes.size > CACHED_SIZES && oldest !== undefined) sizes.delete(oldest);
  return map;
};
