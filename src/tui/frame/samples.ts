// An island drawn with each kind of cell, side by side: whoever sees it whole knows which kind their terminal can draw.
import { CELL_KINDS, type CellKind, pixelChar, shapeOf } from '../board/pixels.js';
import { type Ground, seaOf } from '../palette/map.js';
import { seatColours } from '../palette/seats.js';
import { dim, type Line, padEnd, span } from './line.js';

const COLUMNS = 13;
const ROWS = 4;
const GAP = 1;

/** Whether there is land at `x`, `y`, each from 0 to 1: a round coast, a bay, a tongue of land. */
const isLand = (x: number, y: number): boolean => {
  const isRound = ((x - 0.45) / 0.42) ** 2 + ((y - 0.52) / 0.47) ** 2 < 1;
  const isBay = ((x - 0.62) / 0.2) ** 2 + ((y - 0.3) / 0.28) ** 2 < 1;
  const isTongue = Math.abs(y - 1.05 + 0.75 * x) < 0.09 && x > 0.5;
  return (isRound && !isBay) || isTongue;
};

/** The pixels of a cell that are land, as bits, row by row from the upper left. */
const maskAt = (across: number, down: number, column: number, row: number): number => {
  let mask = 0;
  for (let bit = 0; bit < across * down; bit++) {
    const x = (column + ((bit % across) + 0.5) / across) / COLUMNS;
    const y = (row + (Math.floor(bit / across) + 0.5) / down) / ROWS;
    if (isLand(x, y)) mask |= 1 << bit;
  }
  return mask;
};

const textOf = (kind: CellKind, row: number): string => {
  const cells = Array.from({ length: COLUMNS }, (_, column) => {
    if (kind === 'ascii') return isLand((column + 0.5) / COLUMNS, (row + 0.5) / ROWS) ? 'a' : ' ';
    const { across, down } = shapeOf(kind);
    return pixelChar(kind, maskAt(across, down, column, row));
  });
  return cells.join('');
};

/** Rows that the samples take. */
export const SAMPLE_ROWS = ROWS + 2;

/** A blank row, the samples that fit into `columns`, and a row with their names: of `names`, by kind. */
export const sampleLines = (look: Ground, columns: number, names: Readonly<Record<string, string>>): Line[] => {
  const kinds = CELL_KINDS.slice(0, Math.max(1, Math.floor((columns - GAP) / (COLUMNS + GAP))));
  const { fill } = seatColours(2, look);
  const water = look.depth >= 8 ? seaOf(look).shallow : null;
  const ink = { fg: look.depth === 0 ? null : fill, bg: water };
  const gap = span(' '.repeat(GAP));
  const rows = Array.from(
    { length: ROWS },
    (_, row): Line => kinds.flatMap((kind) => [gap, span(textOf(kind, row), ink)]),
  );
  return [[], ...rows, kinds.flatMap((kind) => [gap, dim(padEnd(names[kind] ?? kind, COLUMNS))])];
};
