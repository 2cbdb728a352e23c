// One character position on a screen, and the grid of them: what every drawer writes and the diff writer reads.

/** A colour as 0xRRGGBB; null is the terminal's own default. Everything is drawn in truecolor and converted last. */
export type Colour = number | null;

/** Bits of `Cell.attrs`. */
export const BOLD = 1;
export const DIM = 2;
export const ITALIC = 4;
export const UNDERLINE = 8;
export const INVERSE = 16;

/**
 * `char` is one grapheme of width 1 or 2. The right half of a wide one is a cell whose `char` is ''.
 * Cells are immutable and may be shared between grids.
 */
export interface Cell {
  readonly char: string;
  readonly fg: Colour;
  readonly bg: Colour;
  readonly attrs: number;
}

export const BLANK: Cell = { char: ' ', fg: null, bg: null, attrs: 0 };

/** Cells that look the same are the same one, so that many screens share them and a row that has not changed is seen at once. */
const shared = new Map<number, Map<string, Cell>[]>();
/** Beyond this many the next cells are made anew: whoever holds the old ones keeps them. */
const MOST_SHARED = 100_000;
let count = 0;

/** The cells of one style, by what stands in them. */
export const cellsOfStyle = (fg: Colour, bg: Colour, attrs: number): ((char: string) => Cell) => {
  if (count > MOST_SHARED) {
    shared.clear();
    count = 0;
  }
  const colours = ((fg ?? -1) + 1) * 2 ** 25 + (bg ?? -1) + 1;
  const byAttrs = shared.get(colours) ?? [];
  if (byAttrs.length === 0) shared.set(colours, byAttrs);
  const chars = byAttrs[attrs] ?? new Map<string, Cell>();
  byAttrs[attrs] = chars;
  return (char) => {
    const known = chars.get(char);
    if (known !== undefined) return known;
    const cell: Cell = { char, fg, bg, attrs };
    chars.set(char, cell);
    count++;
    return cell;
  };
};

export const cellOf = (char: string, fg: Colour, bg: Colour, attrs: number): Cell => cellsOfStyle(fg, bg, attrs)(char);

/** Row-major cells of a rectangle: the cell of (column x, row y) is `cells[y * columns + x]`. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Cell[];
}

export const createGrid = (columns: number, rows: number): Grid => ({
  columns,
  rows,
  cells: new Array<Cell>(columns * rows).fill(BLANK),
});

export const sameCell = (a: Cell, b: Cell): boolean =>
  a === b || (a.char === b.char && a.fg === b.fg && a.bg === b.bg && a.attrs === b.attrs);

/** Copies `source` onto `target` with its upper left corner at (x, y); what falls outside is dropped. */
export const blit = (target: Grid, source: Grid, x: number, y: number): void => {
  for (let row = 0; row < source.rows; row++) {
    if (y + row < 0 || y + row >= target.rows) continue;
    for (let column = 0; column < source.columns; column++) {
      if (x + column < 0 || x + column >= target.columns) continue;
      const cell = source.cells[row * source.columns + column];
      if (cell) target.cells[(y + row) * target.columns + x + column] = cell;
    }
  }
};
