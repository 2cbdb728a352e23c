// Which pane gets which cells. Thresholds are here and nowhere else.
import type { Size } from '../model.js';

/** The smallest terminal that is served. */
export const MIN_COLUMNS = 80;
export const MIN_ROWS = 24;

/** From this width players and log stand beside the map. */
export const SIDE_FROM_COLUMNS = 110;
const SIDE_COLUMNS = 35;

/** From this width the territory table stands there, and players and log beside the prompt. */
export const TABLE_FROM_COLUMNS = 150;
const TABLE_COLUMNS = 44;
/** From this width names stand on the map instead of codes. */
export const NAMES_FROM_COLUMNS = TABLE_FROM_COLUMNS;
const WIDE_SIDE_COLUMNS = { min: 42, max: 60 } as const;
/** What the rows of the prompt need to be shown whole; from there on what stands beside it grows. */
const PROMPT_COLUMNS = 78;

const PROMPT_ROWS = 6;
/** From this height the prompt shows more of its list. */
const TALL_FROM_ROWS = 40;
const TALL_PROMPT_ROWS = 11;

/** A rectangle of cells. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Layout {
  readonly tooSmall: boolean;
  readonly title: Rect;
  /** The map, or the pane in its place. */
  readonly map: Rect;
  readonly prompt: Rect;
  readonly keys: Rect;
  readonly table: Rect | null;
  readonly side: Rect | null;
}

export const layoutOf = ({ columns, rows }: Size): Layout => {
  const promptRows = rows >= TALL_FROM_ROWS ? TALL_PROMPT_ROWS : PROMPT_ROWS;
  const middle = rows - 2;
  const mapRows = middle - promptRows;
  const base = {
    tooSmall: columns < MIN_COLUMNS || rows < MIN_ROWS,
    title: { x: 0, y: 0, columns, rows: 1 },
    keys: { x: 0, y: rows - 1, columns, rows: 1 },
  };
  if (columns >= TABLE_FROM_COLUMNS) {
    const right = columns - TABLE_COLUMNS;
    const side = Math.min(Math.max(right - PROMPT_COLUMNS, WIDE_SIDE_COLUMNS.min), WIDE_SIDE_COLUMNS.max);
    const prompt = right - side;
    return {
      ...base,
      table: { x: 0, y: 1, columns: TABLE_COLUMNS, rows: middle },
      map: { x: TABLE_COLUMNS, y: 1, columns: right, rows: mapRows },
      prompt: { x: TABLE_COLUMNS, y: 1 + mapRows, columns: prompt, rows: promptRows },
      side: { x: TABLE_COLUMNS + prompt, y: 1 + mapRows, columns: side, rows: promptRows },
    };
  }
  const side = columns >= SIDE_FROM_COLUMNS ? SIDE_COLUMNS : 0;
  return {
    ...base,
    table: null,
    map: { x: 0, y: 1, columns: columns - side, rows: mapRows },
    prompt: { x: 0, y: 1 + mapRows, columns, rows: promptRows },
    side: side === 0 ? null : { x: columns - side, y: 1, columns: side, rows: mapRows },
  };
};
