// What stands on the sea: one label a zone, laid over the drawn map.
import { BOLD, type Cell, type Grid, INVERSE } from '../terminal/cell.js';
import type { MapBoard } from './board.js';
import { rasterAt } from './downsample.js';
import { zoneCode } from './raster.js';

/** A piece of a zone's label; `fg` null takes the ink of the sea. */
export interface SeaText {
  readonly text: string;
  readonly fg: number | null;
}

interface Spot {
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

/** The widest run of whole cells of a zone, in the row nearest to its middle where several are as wide. */
const spotOf = (codes: ArrayLike<number>, code: number, columns: number, rows: number): Spot | null => {
  let best: Spot | null = null;
  for (let row = 0; row < rows; row++) {
    let run = 0;
    for (let column = 0; column <= columns; column++) {
      const isOwn =
        column < columns &&
        codes[2 * row * columns + column] === code &&
        codes[(2 * row + 1) * columns + column] === code;
      if (isOwn) run++;
      else {
        if (run > (best?.width ?? 0)) best = { row, column: column - run, width: run };
        run = 0;
      }
    }
  }
  return best;
};

/** Without the space at the end. */
const trimmed = (label: readonly SeaText[]): readonly SeaText[] =>
  label.map((part, i) => (i === label.length - 1 ? { ...part, text: part.text.trimEnd() } : part));

export interface ZoneLook {
  /** The colour of words on the sea; null is the terminal's own. */
  readonly ink: number | null;
  /** Zones that are chosen. */
  readonly marked: readonly number[];
}

/** Writes each zone's label where it has room: the whole, or its last part without the name. */
export const drawZones = (
  grid: Grid,
  board: MapBoard,
  labels: readonly (readonly SeaText[])[],
  { ink, marked }: ZoneLook,
): void => {
  const { columns, rows } = grid;
  const { codes } = rasterAt(board.source, board.edges, columns, rows);
  labels.forEach((label, zone) => {
    const spot = spotOf(codes, zoneCode(zone), columns, rows);
    if (spot === null) return;
    const attrs = marked.includes(zone) ? BOLD | INVERSE : BOLD;
    let parts = trimmed(label);
    const width = (texts: readonly SeaText[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);
    if (width(parts) > spot.width) parts = parts.slice(1);
    if (width(parts) > spot.width) return;
    let at = spot.row * columns + spot.column + Math.floor((spot.width - width(parts)) / 2);
    for (const { text, fg } of parts) {
      for (const char of text) {
        const under = grid.cells[at];
        const cell: Cell = { char, fg: fg ?? ink, bg: under?.bg ?? null, attrs };
        if (under) grid.cells[at] = cell;
        at++;
      }
    }
  });
};
