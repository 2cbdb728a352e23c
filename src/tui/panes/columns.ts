// Lines laid side by side.
import { crop, type Line, span, widthOf } from '../frame/line.js';

/** `line` filled up with spaces to `columns`, cut where it is longer. */
export const exactly = (line: Line, columns: number): Line => {
  const cut = crop(line, columns);
  const missing = columns - widthOf(cut);
  return missing > 0 ? [...cut, span(' '.repeat(missing))] : cut;
};

/** Lines flowed into columns of `width`, top to bottom, then to the right, `rows` high. */
export const flow = (lines: readonly Line[], width: number, columns: number, rows: number): Line[] => {
  const count = Math.max(1, Math.floor(columns / width));
  return Array.from({ length: Math.min(rows, lines.length) }, (_, row) =>
    Array.from({ length: count }, (_, c) => exactly(lines[c * rows + row] ?? [], width)).flat(),
  );
};
