// A small picture made of spans: pieces put at columns and rows, the rest blank.
import { type Line, type Span, span, widthOf } from './line.js';

interface Piece {
  readonly x: number;
  readonly line: Line;
}

export interface Sketch {
  /** Puts `parts` at a column and a row, from 0; what begins under another piece is pushed behind it. */
  put(x: number, y: number, ...parts: readonly Span[]): void;
  /** The same with its last column at `end`, exclusive. */
  putEnd(end: number, y: number, ...parts: readonly Span[]): void;
  lines(): Line[];
}

export const createSketch = (rows: number): Sketch => {
  const pieces: Piece[][] = Array.from({ length: rows }, () => []);
  const put = (x: number, y: number, ...parts: readonly Span[]): void => {
    pieces[y]?.push({ x, line: parts });
  };
  return {
    put,
    putEnd: (end, y, ...parts) => put(end - widthOf(parts), y, ...parts),
    lines: () =>
      pieces.map((row) => {
        const line: Span[] = [];
        let at = 0;
        for (const piece of [...row].sort((a, b) => a.x - b.x)) {
          if (piece.x > at) {
            line.push(span(' '.repeat(piece.x - at)));
            at = piece.x;
          }
          line.push(...piece.line);
          at += widthOf(piece.line);
        }
        return line;
      }),
  };
};
