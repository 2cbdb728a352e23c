import { describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { codeAt } from '../../../src/tui/board/downsample.js';
import { drawMap, layoutAt, type MapBoard, type MapInput } from '../../../src/tui/board/index.js';
import { contrast } from '../../../src/tui/palette/colour.js';
import { SEAT_GLYPHS } from '../../../src/tui/palette/seats.js';
import type { Cell, Grid } from '../../../src/tui/terminal/cell.js';
import { XTERM_PALETTE } from '../../../src/tui/terminal/colour.js';
import { BOARDS, oneOwner, SIZES, sampleInput } from './maps.js';

const textOf = (grid: Grid): string =>
  Array.from({ length: grid.rows }, (_, row) =>
    grid.cells
      .slice(row * grid.columns, (row + 1) * grid.columns)
      .map((cell) => cell.char)
      .join('')
      .trimEnd(),
  ).join('\n');

const cellAt = (grid: Grid, x: number, y: number): Cell | undefined => grid.cells[y * grid.columns + x];

/** The colours of the upper and lower pixel of a cell. */
const pixelsOf = (cell: Cell | undefined): readonly [number | null, number | null] =>
  cell?.char === '▀' ? [cell.fg, cell.bg] : [cell?.bg ?? null, cell?.bg ?? null];

const VARIANTS: readonly (readonly [name: string, change: Partial<MapInput>])[] = [
  ['truecolor', {}],
  ['truecolor on light', { light: true }],
  ['truecolor by region', { colourBy: 'region' }],
  ['256 colours', { depth: 8 }],
  ['16 colours', { depth: 4 }],
  ['16 colours on light', { depth: 4, light: true }],
  ['no colour', { depth: 0 }],
  ['letters', { shape: 'letters' }],
  ['ASCII', { ascii: true, depth: 0 }],
  ['ASCII in 16 colours', { ascii: true, depth: 4 }],
];

/** A territory with all its neighbours as targets, the first of them under the cursor. */
const choosing = (board: MapBoard): Partial<MapInput> => {
  const source = board.edges[20]?.[0] ?? 0;
  const near = board.edges.flatMap(([a, b]) => (a === source ? [b] : b === source ? [a] : []));
  return { source, targets: new Set(near), cursor: near[0] ?? null, flash: new Map([[near[1] ?? 0, 'hit' as const]]) };
};

describe.each(BOARDS)('drawing the %s map', (_, board) => {
  describe.each(VARIANTS)('in %s', (__, change) => {
    test('fills its box with narrow characters, and shows every count on its own territory', () => {
      const glyphs = new Set<string>();
      for (const [columns, rows] of SIZES) {
        const input = sampleInput(board, { columns, rows, ...change });
        const grid = drawMap(input);
        expect([grid.columns, grid.rows, grid.cells.length]).toEqual([columns, rows, columns * rows]);
        for (const cell of grid.cells) glyphs.add(cell.char);
        layoutAt(board, columns, rows).labels.forEach(({ row, column, width }, territory) => {
          const run = Array.from({ length: width }, (___, k) => cellAt(grid, column + k, row)?.char ?? '').join('');
          expect(run).toContain(String(input.armies[territory]));
        });
      }
      expect([...glyphs].filter((char) => stringWidth(char) !== 1)).toEqual([]);
      if (change.ascii) expect([...glyphs].filter((char) => !/^[\x20-\x7e]$/.test(char))).toEqual([]);
    });

    test('writes labels at 4.5:1 or better, whatever is being chosen', () => {
      for (const [columns, rows] of [[80, 16] as const, [120, 34] as const]) {
        const grid = drawMap(sampleInput(board, { columns, rows, ...change, ...choosing(board) }));
        const low = grid.cells.filter(
          ({ char, fg, bg }) => /[0-9]/.test(char) && fg !== null && bg !== null && contrast(fg, bg) < 4.5,
        );
        expect(low).toEqual([]);
      }
    });

    test('uses only colours that the terminal has', () => {
      const allowed = change.depth === 4 ? XTERM_PALETTE.slice(0, 16) : change.depth === 0 ? [] : null;
      const grid = drawMap(sampleInput(board, { ...change, ...choosing(board) }));
      const used = new Set(grid.cells.flatMap(({ fg, bg }) => [fg, bg]).filter((colour) => colour !== null));
      if (allowed) expect([...used].filter((colour) => !allowed.includes(colour))).toEqual([]);
      else expect(used.size).toBeGreaterThan(10);
    });
  });

  test('a picture depends on nothing but its input', () => {
    const input = sampleInput(board);
    expect(drawMap(input)).toEqual(drawMap({ ...input }));
  });

  test('sizes far too small are drawn all the same', () => {
    for (const [columns, rows] of [[0, 0] as const, [1, 1] as const, [7, 40] as const, [30, 6] as const]) {
      for (const change of [{}, { depth: 4 as const }, { depth: 0 as const }]) {
        expect(drawMap(sampleInput(board, { columns, rows, ...change })).cells.length).toBe(columns * rows);
      }
    }
  });

  test('in the text without colour', () => {
    const grid = drawMap(sampleInput(board, { depth: 0 }));
    expect(textOf(grid)).toMatchSnapshot();
  });

  test.each([
    [24, false],
    [24, true],
    [8, false],
  ] as const)('borders within one owner differ in colour (depth %d, light %s)', (depth, light) => {
    for (let seat = 0; seat <= 6; seat++) {
      for (const [columns, rows] of [[80, 16] as const, [120, 34] as const]) {
        const { map } = layoutAt(board, columns, rows);
        const grid = drawMap(oneOwner(board, seat, { columns, rows, depth, light }));
        const same: string[] = [];
        for (let at = 0; at < map.codes.length; at++) {
          const [x, y] = [at % columns, Math.floor(at / columns)];
          const pixel = (i: number, j: number): number | null => pixelsOf(cellAt(grid, i, j >> 1))[j % 2] ?? null;
          for (const [i, j] of [[x + 1, y] as const, [x, y + 1] as const]) {
            const [a, b] = [codeAt(map, x, y), codeAt(map, i, j)];
            if (a >= 0 && b >= 0 && a !== b && pixel(x, y) === pixel(i, j)) same.push(`${x},${y}`);
          }
        }
        expect(same).toEqual([]);
      }
    }
  });

  test.each([
    ['16 colours', { depth: 4 }],
    ['16 colours on light', { depth: 4, light: true }],
    ['no colour', { depth: 0 }],
    ['ASCII', { depth: 0, ascii: true }],
  ] as const)('neighbours of one owner differ in texture in %s', (__, change) => {
    const grid = drawMap(oneOwner(board, 2, { columns: 120, rows: 34, ...change }));
    const { map, labels } = layoutAt(board, 120, 34);
    const textures = board.codes.map(() => ['', '']);
    grid.cells.forEach(({ char, fg, bg }, at) => {
      const [x, y] = [at % 120, Math.floor(at / 120)];
      const code = codeAt(map, x, 2 * y);
      if (code < 0 || code !== codeAt(map, x, 2 * y + 1) || labels[code]?.row === y) return;
      const texture = textures[code];
      if (texture) texture[(x + y) % 2] = `${char}${fg}${bg}`;
    });
    const alike = board.edges.filter(([a, b]) => textures[a]?.join() === textures[b]?.join());
    expect(alike).toEqual([]);
  });

  test('the cursor stands out with and without colour', () => {
    const cursor = 9;
    const { row, column } = layoutAt(board, 120, 34).labels[cursor] ?? { row: 0, column: 0 };
    const colour = drawMap(sampleInput(board, { columns: 120, rows: 34, cursor }));
    expect(colour.cells.filter((cell) => cell.bg === 0xffffff).length).toBeGreaterThan(5);
    const plain = textOf(drawMap(sampleInput(board, { columns: 120, rows: 34, cursor, depth: 0, ascii: true })));
    expect(plain.split('\n')[row]?.slice(column)).toMatch(/\[[^\]]*\d/);
    expect(plain).toContain('##');
  });

  test('an owner can be told from the label wherever there are two cells to spare', () => {
    const input = sampleInput(board, { columns: 120, rows: 34, marks: board.codes.map(() => '') });
    const lines = textOf(drawMap(input)).split('\n');
    layoutAt(board, 120, 34).labels.forEach(({ row, column, width }, territory) => {
      const digits = String(input.armies[territory]).length;
      const glyph = SEAT_GLYPHS[input.owners[territory] ?? 0] ?? '?';
      if (width > digits) expect(lines[row]?.slice(column, column + width)).toContain(glyph);
    });
  });
});
