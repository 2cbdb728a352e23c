// Pieces of a row at columns of their own.
import { crop, type Line, span, widthOf } from '../../tui/frame/line.js';

/** A part of the screen, in cells. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** What begins at, or with `end` ends before, a column. */
export interface Piece {
  readonly at: number;
  readonly line: Line;
  readonly end?: boolean;
}

const startOf = ({ at, line, end = false }: Piece): number => (end ? Math.max(0, at - widthOf(line)) : at);

/** The pieces from left to right on `columns`. A piece is cut where the next one begins, with a blank between them. */
export const placed = (pieces: readonly Piece[], columns: number): Line => {
  const sorted = pieces.filter(({ line }) => widthOf(line) > 0).sort((a, b) => startOf(a) - startOf(b));
  const result: Line[] = [];
  let x = 0;
  for (const [i, piece] of sorted.entries()) {
    const start = Math.max(x, startOf(piece));
    const next = sorted[i + 1];
    const room = (next === undefined ? columns : startOf(next) - 1) - start;
    const line = crop(piece.line, Math.max(0, Math.min(room, columns - start)));
    if (widthOf(line) === 0) continue;
    result.push([span(' '.repeat(start - x))], line);
    x = start + widthOf(line);
  }
  result.push([span(' '.repeat(Math.max(0, columns - x)))]);
  return result.flat();
};
