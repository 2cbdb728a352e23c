import { describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { type Layout, layoutAt } from '../../../src/tui/board/board.js';
import { codeAt } from '../../../src/tui/board/downsample.js';
import { pairKey, touchingOn } from '../../../src/tui/board/edges.js';
import { drawMap, type MapBoard, type MapInput } from '../../../src/tui/board/index.js';
import { placeLabels } from '../../../src/tui/board/label.js';
import { paintOf } from '../../../src/tui/board/shade.js';
import { contrast } from '../../../src/tui/palette/colour.js';
import { SEAT_GLYPHS } from '../../../src/tui/palette/seats.js';
import type { Cell, Grid } from '../../../src/tui/terminal/cell.js';
import { XTERM_PALETTE } from '../../../src/tui/terminal/colour.js';
import { BOARDS, KINDS, oneOwner, sampleInput } from './maps.js';

const SIZES: readonly (readonly [columns: number, rows: number])[] = [
  [73, 21],
  [80, 16],
  [114, 32],
  [200, 55],
];

const rowsOf = (grid: Grid): string[] =>
  Array.from({ length: grid.rows }, (_, row) =>
    grid.cells
      .slice(row * grid.columns, (row + 1) * grid.columns)
      .map((cell) => cell.char)
      .join(''),
  );

const cellAt = (grid: Grid, x: number, y: number): Cell | undefined => grid.cells[y * grid.columns + x];

const layoutOf = (input: MapInput): Layout =>
  layoutAt(input.board, input.columns, input.rows, input.ascii ? 'half' : input.kind);

const VARIANTS: readonly (readonly [name: string, change: Partial<MapInput>])[] = [
  ...KINDS.map((kind) => [`truecolor, ${kind}`, { kind }] as const),
  ['truecolor on light', { light: true }],
  ['truecolor by region', { colourBy: 'region' }],
  ['256 colours', { depth: 8 }],
  ['16 colours', { depth: 4 }],
  ['16 colours on light', { depth: 4, light: true }],
  ['no colour', { depth: 0 }],
  ['ASCII', { ascii: true, depth: 0 }],
  ['ASCII in 16 colours', { ascii: true, depth: 4 }],
];

/** A territory with all its neighbours as targets, the first of them under the cursor. */
const choosing = (board: MapBoard): Partial<MapInput> => {
  const source = board.edges[20]?.[0] ?? 0;
  const near = board.edges.flatMap(([a, b]) => (a === source ? [b] : b === source ? [a] : []));
  return { source, targets: new Set(near), cursor: near[0] ?? null, flash: new Map([[near[1] ?? 0, 'hit' as const]]) };
};

/** Names a little longer than those of the boards. */
const named = (board: MapBoard): Partial<MapInput> => ({
  names: board.codes.map((code) => ({ bare: `${code} of the North`, short: code.repeat(2) })),
});

describe.each(BOARDS)('drawing the %s map', (_, board) => {
  describe.each(VARIANTS)('in %s', (__, change) => {
    test('fills its box with narrow characters, and shows every count', () => {
      const glyphs = new Set<string>();
      for (const [columns, rows] of SIZES) {
        const input = sampleInput(board, { columns, rows, ...change });
        const grid = drawMap(input);
        expect([grid.columns, grid.rows, grid.cells.length]).toEqual([columns, rows, columns * rows]);
        for (const cell of grid.cells) glyphs.add(cell.char);
        const lines = rowsOf(grid);
        placeLabels(input, layoutOf(input)).forEach(({ count: { row, column, text } }, territory) => {
          expect(text.join('')).toContain(String(input.armies[territory]));
          expect([...(lines[row] ?? '')].slice(column, column + text.length).join('')).toBe(text.join(''));
        });
      }
      expect([...glyphs].filter((char) => stringWidth(char) !== 1)).toEqual([]);
      if (change.ascii) expect([...glyphs].filter((char) => !/^[\x20-\x7e]$/.test(char))).toEqual([]);
    });

    test('labels stand on their own ground with a free cell between them', () => {
      for (const [columns, rows] of SIZES) {
        for (const names of [{}, named(board)]) {
          const input = sampleInput(board, { columns, rows, ...change, ...names });
          const layout = layoutOf(input);
          const taken = new Map<number, number>();
          const wrong: string[] = [];
          placeLabels(input, layout).forEach(({ count, name }, territory) => {
            for (const part of name ? [count, name] : [count]) {
              part.text.forEach((___, k) => {
                const at = part.row * columns + part.column + k;
                if (layout.cells[at] !== territory && change.depth !== 0) wrong.push(`${board.codes[territory]} ${at}`);
                taken.set(at, territory);
              });
            }
          });
          for (const [at, territory] of taken) {
            const next = (at + 1) % columns === 0 ? territory : (taken.get(at + 1) ?? territory);
            if (next !== territory && change.depth !== 0) wrong.push(`${board.codes[territory]}${board.codes[next]}`);
          }
          expect(wrong).toEqual([]);
        }
      }
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
      for (const change of [...KINDS.map((kind) => ({ kind })), { depth: 4 as const }, { depth: 0 as const }]) {
        expect(drawMap(sampleInput(board, { columns, rows, ...change })).cells.length).toBe(columns * rows);
      }
    }
  });

  const landEdges = board.edges.filter(
    ([a, b]) => !board.source.links.some((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a)),
  );

  /** Pairs of neighbours between which nothing is drawn. */
  const unseparated = (input: MapInput): string[] => {
    const { map, cells } = layoutOf(input);
    const grid = drawMap(input);
    const paint = paintOf(input, 0);
    const seen = new Set<string>();
    const see = (a: number, b: number): void => {
      if (a >= 0 && b >= 0 && a !== b) seen.add(pairKey(a, b));
    };
    const charOf = (x: number, y: number): string => cellAt(grid, x, y)?.char ?? '';
    for (let y = 0; y < input.rows; y++) {
      for (let x = 0; x < input.columns; x++) {
        const here = cells[y * input.columns + x] ?? -1;
        if ('▕▉'.includes(charOf(x, y)) || charOf(x + 1, y) === '▏') see(here, cells[y * input.columns + x + 1] ?? -1);
        if (charOf(x, y) === '▁' || '▔▇'.includes(charOf(x, y + 1)))
          see(here, cells[(y + 1) * input.columns + x] ?? -1);
      }
    }
    for (let y = 0; y < map.height; y++) {
      for (let x = 0; x < map.width; x++) {
        const cell = cellAt(grid, Math.floor(x / map.across), Math.floor(y / map.down));
        if (input.depth === 0 || (cell?.fg !== paint.border && cell?.bg !== paint.border)) continue;
        for (const next of [codeAt(map, x + 1, y), codeAt(map, x, y + 1)]) see(codeAt(map, x, y), next);
      }
    }
    // Where a label lies on a cell of every contact there is no room for a line.
    const labelled = new Set(
      placeLabels(input, layoutOf(input)).flatMap(({ count, name }) =>
        [count, ...(name ? [name] : [])].flatMap(({ text, row, column }) =>
          // One free cell on each side keeps it readable.
          Array.from({ length: text.length + 2 }, (_, k) => row * input.columns + column + k - 1),
        ),
      ),
    );
    const touching = touchingOn(map);
    const hasRoom = (key: string): boolean =>
      (touching.get(key) ?? []).some(({ near, far }) => !labelled.has(near) && !labelled.has(far));
    return landEdges.flatMap(([a, b]) => {
      const key = pairKey(a, b);
      return seen.has(key) || !hasRoom(key) ? [] : [`${board.codes[a]}-${board.codes[b]}`];
    });
  };

  test.each([
    ...KINDS.map((kind) => [`truecolor, ${kind}`, { kind }] as const),
    ['light', { light: true }] as const,
    ['256 colours', { depth: 8 }] as const,
    ['16 colours', { depth: 4 }] as const,
    ['no colour', { depth: 0 }] as const,
  ])('within one owner a line parts all neighbours in %s', (__, change) => {
    for (const [columns, rows] of SIZES) {
      const input = oneOwner(board, 2, { columns, rows, ...change });
      // Without colours a line needs a cell that is all of one ground, and small maps have few.
      const most = input.depth === 0 ? 8 : 0;
      expect([columns, rows, unseparated(input).slice(most)]).toEqual([columns, rows, []]);
    }
  });

  test('lines are between neighbours of one ground alone', () => {
    const input = sampleInput(board, { columns: 120, rows: 34 });
    const { cells } = layoutOf(input);
    drawMap(input).cells.forEach(({ char }, at) => {
      const [side, other] = { '▕': [0, 1], '▏': [-1, 0], '▁': [0, 120], '▔': [-120, 0] }[char] ?? [];
      if (side === undefined || other === undefined) return;
      const [a, b] = [cells[at + side] ?? -1, cells[at + other] ?? -1];
      expect([a === b, input.owners[a]]).toEqual([false, input.owners[b]]);
    });
  });

  test('the cursor stands out with and without colour', () => {
    const cursor = 9;
    const input = sampleInput(board, { columns: 120, rows: 34, cursor });
    const { row, column } = placeLabels(input, layoutOf(input))[cursor]?.count ?? { row: 0, column: 0 };
    expect(cellAt(drawMap(input), column, row)?.bg).toBe(paintOf(input, cursor).label.bg);
    expect(paintOf(input, cursor).ground).not.toBe(paintOf({ ...input, cursor: null }, cursor).ground);
    const plain = { ...input, depth: 0 as const };
    const spot = placeLabels(plain, layoutOf(plain))[cursor]?.count ?? { row: 0, column: 0 };
    expect(rowsOf(drawMap(plain))[spot.row]?.slice(spot.column - 1)).toMatch(/^❯[^❮]*\d[^❮]*❮/);
    const ascii = rowsOf(drawMap({ ...plain, ascii: true })).join('\n');
    expect(ascii).toContain('##');
    expect(ascii).toMatch(/\[[^\]]*\d/);
  });

  test('an owner can be told from the label wherever there are two cells to spare', () => {
    const input = sampleInput(board, { columns: 120, rows: 34, marks: board.codes.map(() => '') });
    placeLabels(input, layoutOf(input)).forEach(({ count: { text } }, territory) => {
      expect(text).toContain(SEAT_GLYPHS[input.owners[territory] ?? 0]);
    });
  });

  test('names stand whole above the count or end in a point, and give way to the code', () => {
    const input = sampleInput(board, { columns: 114, rows: 32, ...named(board) });
    const labels = placeLabels(input, layoutOf(input));
    const shown = labels.flatMap(({ name }, territory) => (name ? [[name.text.join(''), territory] as const] : []));
    expect(shown.length).toBeGreaterThan(20);
    for (const [text, territory] of shown) {
      const { bare = '', short = '' } = input.names?.[territory] ?? {};
      expect(text === bare || text === short || (text.endsWith('.') && bare.startsWith(text.slice(0, -1)))).toBe(true);
    }
    const nameless = labels.flatMap(({ name, count }, territory) =>
      name ? [] : [[count.text.join(''), territory] as const],
    );
    expect(nameless.filter(([text, territory]) => !text.includes(board.codes[territory] ?? '?')).length).toBeLessThan(
      6,
    );
  });
});
