// Every kind of cell that a map is made of, on a terminal: what is drawn is what it shows.
import { expect, test } from '@jest/globals';
import { CELL_KINDS } from '../../../src/tui/board/index.js';
import { stillOf } from '../../../src/tui/pictures/still.js';
import { type Cell, createGrid, INVERSE, UNDERLINE } from '../../../src/tui/terminal/cell.js';
import { diffGrids } from '../../../src/tui/terminal/diff.js';
import { modelAt, press } from '../support/games.js';
import { cellOn, createScreen, feed } from './screen.js';

const POSITION =
  'napoleon/en/europe 3 | a IDF9 AND3 | b ROM3 | c *1 | turn a 2 | ships WEA a3 b1, BAR a2 c2 | admirals WEA a1 | do combat';

const colour = (value: number | null): string => (value === null ? 'default' : `rgb:${value}`);

const shown = ({ char, fg, bg, attrs }: Cell): string =>
  char === ' ' && (attrs & (UNDERLINE | INVERSE)) === 0
    ? `' ' on ${colour(bg)}`
    : `'${char}' ${colour(fg)} on ${colour(bg)} ${attrs}`;

test.each([...CELL_KINDS])('%s', async (cells) => {
  for (const size of [
    { columns: 80, rows: 24 },
    { columns: 110, rows: 34 },
  ]) {
    const grid = stillOf(press(modelAt(POSITION, { size, look: { cells } }), '').model);
    const screen = createScreen(size.columns, size.rows);
    await feed(screen, `\x1b[?7l${diffGrids(createGrid(size.columns, size.rows), grid, 24)}`);
    const wrong = grid.cells.flatMap((cell, at) => {
      const there = cellOn(screen, at % size.columns, Math.floor(at / size.columns));
      return cell.char === '' || there === shown(cell) ? [] : [`${at}: ${shown(cell)} is ${there}`];
    });
    expect(wrong).toEqual([]);
    screen.dispose();
  }
});
