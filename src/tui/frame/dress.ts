// A screen's cells in the colours of the table: what asks for no colour of its own gets that of the ground, of a panel, of
// words. In 16 colours and without any the terminal's own two stay.
import type { Ground } from '../palette/map.js';
import { type Theme, themeOf } from '../palette/theme.js';
import { BOLD, type Cell, cellOf, DIM, type Grid, INVERSE } from '../terminal/cell.js';
import type { Rect } from './layout.js';

const dressed = ({ char, fg, bg, attrs }: Cell, theme: Theme, behind: number): Cell => {
  const ink = fg ?? ((attrs & DIM) !== 0 ? theme.dim : (attrs & BOLD) !== 0 ? theme.bright : theme.text);
  const plain = attrs & ~(DIM | INVERSE);
  if ((attrs & INVERSE) === 0) return cellOf(char, ink, bg ?? behind, plain);
  return cellOf(char, bg ?? behind, fg ?? theme.bright, plain);
};

/** tmux and others drop blanks at the end of a row together with their colour; this one they keep. */
const KEPT_BLANK = '\u00a0';

const closeRows = (grid: Grid): Grid => {
  const { columns, cells } = grid;
  for (let at = columns - 1; at < cells.length; at += columns) {
    const cell = cells[at];
    if (cell?.char === ' ' && cell.bg !== null) cells[at] = cellOf(KEPT_BLANK, cell.fg, cell.bg, cell.attrs);
  }
  return grid;
};

/** `grid` changed in place; `panels` are raised from the ground. */
export const dress = (grid: Grid, ground: Ground, panels: readonly Rect[]): Grid => {
  const theme = themeOf(ground);
  if (theme === null) return closeRows(grid);
  const { columns, rows, cells } = grid;
  const raised = new Uint8Array(columns * rows);
  for (const { x, y, columns: width, rows: height } of panels)
    for (let row = y; row < y + height && row < rows; row++)
      raised.fill(1, row * columns + x, row * columns + Math.min(columns, x + width));
  const known = [new Map<Cell, Cell>(), new Map<Cell, Cell>()] as const;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (cell === undefined) continue;
    // A map's cells have both of their colours, or nothing in front.
    const isWhole = cell.bg !== null && (cell.fg !== null || cell.char === ' ');
    if (isWhole && (cell.attrs & (DIM | INVERSE)) === 0) continue;
    const isRaised = raised[at] === 1;
    const made = known[isRaised ? 1 : 0];
    let next = made.get(cell);
    if (next === undefined) {
      next = dressed(cell, theme, isRaised ? theme.panel : theme.ground);
      made.set(cell, next);
    }
    cells[at] = next;
  }
  return closeRows(grid);
};
