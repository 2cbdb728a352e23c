// From the reference raster to half-block pixels of any size: an area vote, then what `repair.ts` mends. The letterbox
// keeps shapes recognisable in very wide or very tall boxes.
import { createBoxes } from './boxes.js';
import { type Code, type Edge, type SourceMap, VOID } from './raster.js';
import { repairContacts, reserveLabels } from './repair.js';

/** Pixel width over pixel height (columns / (2 x rows)) outside which the map no longer fills its box. */
export const MIN_ASPECT = 1.3;
export const MAX_ASPECT = 2.5;

/** From this width on, every territory keeps room for its code beside the count. */
export const WIDE_LABEL_COLUMNS = 118;

/** The map inside its box, in whole cells. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Codes of `columns` x `2 * rows` pixels, row-major, letterbox included (as void water). */
export interface PixelMap {
  readonly columns: number;
  readonly rows: number;
  readonly frame: Frame;
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

export const codeAt = (map: PixelMap, x: number, y: number): Code =>
  x < 0 || x >= map.columns || y < 0 ? VOID : (map.codes[y * map.columns + x] ?? VOID);

/** Places the framed pixels in the middle of the box. */
const letterbox = (inner: Int16Array, frame: Frame, columns: number, rows: number): Int16Array => {
  if (frame.columns === columns && frame.rows === rows) return inner;
  const codes = new Int16Array(columns * rows * 2).fill(VOID);
  for (let y = 0; y < frame.rows * 2; y++) {
    const line = inner.subarray(y * frame.columns, (y + 1) * frame.columns);
    codes.set(line, (y + frame.top * 2) * columns + frame.left);
  }
  return codes;
};

const downsample = (source: SourceMap, edges: readonly Edge[], columns: number, rows: number): PixelMap => {
  const frame = frameOf(columns, rows);
  const boxes = createBoxes(source, frame.columns, frame.rows * 2);
  const draft = {
    width: frame.columns,
    height: frame.rows * 2,
    codes: boxes.vote(),
    locked: new Uint8Array(frame.columns * frame.rows * 2),
    labelWidth: frame.columns >= WIDE_LABEL_COLUMNS ? 5 : 3,
    boxes,
  };
  reserveLabels(draft, source.territories);
  repairContacts(draft, source, edges);
  return { columns, rows, frame, codes: letterbox(draft.codes, frame, columns, rows) };
};

/** A resize passes through many sizes; only the last few are worth keeping. */
const CACHED_SIZES = 8;

const cache = new WeakMap<SourceMap, Map<string, PixelMap>>();

/**
 * The map at `columns` x `rows` cells: every land edge of `edges` has contact, nothing else touches but sea links, and
 * every territory has a run of whole cells for its label. One board's edges go with one `source`: results are kept by size.
 */
export const rasterAt = (source: SourceMap, edges: readonly Edge[], columns: number, rows: number): PixelMap => {
  const sizes = cache.get(source) ?? new Map<string, PixelMap>();
  cache.set(source, sizes);
  const key = `${columns}x${rows}`;
  const map = sizes.get(key) ?? downsample(source, edges, columns, rows);
  sizes.delete(key);
  sizes.set(key, map);
  const oldest = sizes.keys().next().value;
  if (sizes.size > CACHED_SIZES && oldest !== undefined) sizes.delete(oldest);
  return map;
};
