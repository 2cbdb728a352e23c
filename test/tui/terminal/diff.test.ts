import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { BLANK, BOLD, type Cell, type Colour, createGrid, type Grid } from '../../../src/tui/terminal/cell.js';
import { type ColourDepth, nearest16, nearest256, sgrColour, sgrReadable } from '../../../src/tui/terminal/colour.js';
import { diffGrids } from '../../../src/tui/terminal/diff.js';
import { glyphOf } from '../../../src/tui/terminal/graphemes.js';
import { cellOn, createScreen, feed, rowsOf } from './screen.js';

jest.setTimeout(30_000); // thousands of random screens

const DEPTHS = [0, 4, 8, 24] as const;
const START = '\x1b[?7l';

const COLOURS: readonly Colour[] = [null, null, 0x000000, 0xffffff, 0xcc3311, 0xcc3312, 0x0044aa, 0x004bb0, 0x87af5f];

/** Puts glyphs side by side into a grid, as a drawer would. */
const layOut = (columns: number, rows: number, glyphs: readonly Cell[]): Grid => {
  const grid = createGrid(columns, rows);
  let at = 0;
  for (const glyph of glyphs) {
    if (at >= grid.cells.length) break;
    const wide = glyphOf(glyph.char).width === 2 && (at % columns) + 1 < columns;
    grid.cells[at] = wide || glyphOf(glyph.char).width === 1 ? glyph : BLANK;
    if (wide) grid.cells[at + 1] = { ...glyph, char: '' };
    at += wide ? 2 : 1;
  }
  return grid;
};

const cellArbitrary = (chars: readonly string[]): fc.Arbitrary<Cell> =>
  fc.record({
    char: fc.constantFrom(...chars),
    fg: fc.constantFrom(...COLOURS),
    bg: fc.constantFrom(...COLOURS),
    attrs: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 31 })),
  });

const CHARS = [' ', ' ', ' ', 'a', 'b', '~', 'é', 'e\u0301', '─', '▀', '界', '가'];

const gridArbitrary = (columns: number, rows: number): fc.Arbitrary<Grid> =>
  fc
    .array(fc.record({ cell: cellArbitrary(CHARS), run: fc.nat({ max: 9 }) }), { maxLength: columns * rows })
    .map((runs) =>
      layOut(
        columns,
        rows,
        runs.flatMap(({ cell, run }) => new Array<Cell>(run + 1).fill(cell)),
      ),
    );

const sizeArbitrary = fc.record({ columns: fc.integer({ min: 2, max: 14 }), rows: fc.integer({ min: 1, max: 6 }) });

/** Two grids of which the second is the first with changes here and there, or something else altogether. */
const pairArbitrary = sizeArbitrary.chain(({ columns, rows }) =>
  fc.record({
    previous: gridArbitrary(columns, rows),
    other: gridArbitrary(columns, rows),
    keep: fc.oneof(fc.constant([]), fc.array(fc.boolean(), { minLength: columns * rows, maxLength: columns * rows })),
  }),
);

/** Cell by cell, so that wide glyphs are cut in half too: drawers lay boxes over anything. */
const mix = (previous: Grid, other: Grid, keep: readonly boolean[]): Grid => ({
  ...previous,
  cells: other.cells.map((cell, at) => (keep[at] ? (previous.cells[at] ?? BLANK) : cell)),
});

const paletteOr = (colour: Colour, depth: ColourDepth): string => {
  if (colour === null || depth === 0) return 'default';
  if (depth === 24) return `rgb:${colour}`;
  return `palette:${depth === 4 ? nearest16(colour) : nearest256(colour)}`;
};

/** What one cell of a grid should look like, worked out apart from the code under test. */
const expected = (grid: Grid, x: number, y: number, depth: ColourDepth): string => {
  const at = y * grid.columns + x;
  const cell = grid.cells[at] ?? BLANK;
  const isWide = (index: number): boolean =>
    glyphOf(grid.cells[index]?.char ?? '').width === 2 &&
    (index % grid.columns) + 1 < grid.columns &&
    grid.cells[index + 1]?.char === '';
  if (cell.char === '' && x > 0 && isWide(at - 1)) return '';
  const char = cell.char === '' || (glyphOf(cell.char).width === 2 && !isWide(at)) ? ' ' : cell.char;
  const bg = paletteOr(cell.bg, depth);
  if (char === ' ' && (cell.attrs & 24) === 0) return `' ' on ${bg}`;
  let fg = paletteOr(cell.fg, depth);
  if (char !== '▀' && fg === bg && cell.fg !== cell.bg && depth !== 0 && depth !== 24) {
    const readable = sgrReadable(cell.fg, cell.bg, depth);
    fg = `palette:${{ '30': 0, '97': 15, '38;5;16': 16, '38;5;231': 231 }[readable]}`;
  }
  return `'${char}' ${fg} on ${bg} ${cell.attrs}`;
};

const allExpected = (grid: Grid, depth: ColourDepth): string[] =>
  grid.cells.map((_, at) => expected(grid, at % grid.columns, Math.floor(at / grid.columns), depth));

const allShown = (screen: ReturnType<typeof createScreen>): string[] =>
  Array.from({ length: screen.cols * screen.rows }, (_, at) =>
    cellOn(screen, at % screen.cols, Math.floor(at / screen.cols)),
  );

const fullSgr = (cell: Cell, depth: ColourDepth): string => {
  const parts = ['0', ...[1, 2, 3, 4, 7].filter((_, bit) => (cell.attrs & (1 << bit)) !== 0).map(String)];
  if (cell.fg !== null && depth !== 0) parts.push(sgrColour(cell.fg, depth, 'fg'));
  if (cell.bg !== null && depth !== 0) parts.push(sgrColour(cell.bg, depth, 'bg'));
  return `\x1b[${parts.join(';')}m`;
};

/** Every run of cells that look different, reached by an absolute move, with each new look in full. */
const naiveBytes = (previous: Grid, next: Grid, depth: ColourDepth): number => {
  let bytes = 0;
  let after = -1;
  let look = fullSgr(BLANK, depth);
  for (const [at, cell] of next.cells.entries()) {
    const [x, y] = [at % next.columns, Math.floor(at / next.columns)];
    const shown = expected(next, x, y, depth);
    if (shown === '' || shown === expected(previous, x, y, depth)) continue;
    if (after !== at || x === 0) bytes += `\x1b[${y + 1};${x + 1}H`.length;
    const sgr = fullSgr(cell, depth);
    if (sgr !== look) bytes += sgr.length;
    look = sgr;
    const char = shown.slice(1, shown.indexOf("'", 1));
    bytes += Buffer.byteLength(char);
    after = at + glyphOf(char).width;
  }
  return bytes + '\x1b[m'.length;
};

describe('diff', () => {
  test.each(DEPTHS)('turns what is shown into what is next, depth %d', async (depth) => {
    await fc.assert(
      fc.asyncProperty(pairArbitrary, async ({ previous, other, keep }) => {
        const next = mix(previous, other, keep);
        const screen = createScreen(next.columns, next.rows);
        await feed(screen, START + diffGrids(null, previous, depth));
        expect(allShown(screen)).toEqual(allExpected(previous, depth));
        const bytes = diffGrids(previous, next, depth);
        await feed(screen, bytes);
        expect(allShown(screen)).toEqual(allExpected(next, depth));
        expect(screen.buffer.active.baseY).toBe(0); // nothing scrolled
        // and leaves no attribute set
        await feed(screen, '\x1b[Hx');
        expect(cellOn(screen, 0, 0)).toBe("'x' default on default 0");
        screen.dispose();
      }),
      { numRuns: 150 },
    );
  });

  test.each(DEPTHS)('takes little more than the changed cells take, depth %d', (depth) => {
    let ours = 0;
    let naive = 0;
    fc.assert(
      fc.property(pairArbitrary, ({ previous, other, keep }) => {
        const next = mix(previous, other, keep);
        const bytes = Buffer.byteLength(diffGrids(previous, next, depth));
        const minimum = naiveBytes(previous, next, depth);
        expect(bytes).toBeLessThanOrEqual(2 * minimum);
        ours += bytes;
        naive += minimum;
      }),
      { numRuns: 1000 },
    );
    expect(ours).toBeLessThan(naive);
  });

  test('writes nothing when nothing changed, or nothing that shows', () => {
    const grid = layOut(8, 2, [{ char: 'a', fg: 0xff0000, bg: null, attrs: BOLD }]);
    expect(diffGrids(grid, { ...grid, cells: grid.cells.map((cell) => ({ ...cell })) }, 24)).toBe('');
    const space = (fg: Colour): Grid => layOut(1, 1, [{ char: ' ', fg, bg: 0x222222, attrs: BOLD }]);
    expect(diffGrids(space(0x111111), space(0xeeeeee), 24)).toBe('');
    const close = (fg: Colour): Grid => layOut(1, 1, [{ char: 'x', fg, bg: null, attrs: 0 }]);
    expect(diffGrids(close(0xcc3311), close(0xcc3312), 8)).toBe('');
    expect(diffGrids(close(0xcc3311), close(0xcc3312), 24)).not.toBe('');
  });

  const text = (line: string, columns = 20, rows = 3): Grid =>
    layOut(
      columns,
      rows,
      [...line].map((char) => ({ char, fg: null, bg: null, attrs: 0 })),
    );

  test.each([
    ['one cell', text('abc'), text('abd'), '\x1b[1;3Hd'],
    ['a gap of two is written over', text('abcdef'), text('AbcdEf'), '\x1b[HAbcdE'],
    ['a longer gap is jumped', text('abcdefghij'), text('AbcdefghiJ'), '\x1b[HA\x1b[8CJ'],
    ['the start of the next line', text('a'), text(`b${' '.repeat(19)}c`), '\x1b[Hb\r\nc'],
    ['the end of a line is erased', text('abcdefgh'), text('ab'), '\x1b[1;3H\x1b[K'],
    ['a few blanks are written', text('abcd'), text('ab'), '\x1b[1;3H  '],
    ['a full repaint clears', null, text('ab'), '\x1b[H\x1b[2Jab'],
    ['a new size clears', text('ab', 10), text('ab'), '\x1b[H\x1b[2Jab'],
  ] as const)('%s', (_name, previous, next, bytes) => {
    expect(diffGrids(previous, next, 24)).toBe(bytes);
  });

  test('names only what changes of a look', () => {
    const cells: Cell[] = [
      { char: 'a', fg: 0xcc0000, bg: 0x000011, attrs: 0 },
      { char: 'b', fg: 0xcc0000, bg: 0x000011, attrs: BOLD },
      { char: 'c', fg: 0x00cc00, bg: 0x000011, attrs: BOLD },
      { char: 'd', fg: null, bg: null, attrs: 0 },
    ];
    expect(diffGrids(createGrid(4, 1), layOut(4, 1, cells), 24)).toBe(
      '\x1b[H\x1b[38;2;204;0;0;48;2;0;0;17ma\x1b[1mb\x1b[38;2;0;204;0mc\x1b[md',
    );
  });

  test('without colours the attributes still come', () => {
    const next = layOut(1, 1, [{ char: 'x', fg: 0xff0000, bg: 0x0000ff, attrs: BOLD }]);
    expect(diffGrids(createGrid(1, 1), next, 0)).toBe('\x1b[H\x1b[1mx\x1b[m');
  });

  test('control codes and overlong text never reach the terminal', () => {
    const chars = ['\x1b', '\n', '\x9b', '\u202e', '\u0301', '\ufeff'];
    const next: Grid = {
      columns: 7,
      rows: 1,
      cells: [...chars.map((char) => ({ ...BLANK, char })), { ...BLANK, char: 'z' }],
    };
    expect(diffGrids(createGrid(7, 1), next, 24)).toBe('\x1b[1;7Hz');
  });

  test('a glyph of disputed width does not shift what follows', async () => {
    // This terminal draws the emoji in one column, where others take two.
    const rocket = { ...BLANK, char: '🚀' };
    const frame = layOut(8, 1, [...'ab'].map((char) => ({ ...BLANK, char })).concat(rocket, { ...BLANK, char: '|' }));
    const screen = createScreen(8, 1);
    await feed(screen, START + diffGrids(text('xxxxxxxx', 8, 1), frame, 24));
    expect(cellOn(screen, 4, 0)).toContain("'|'");
    expect(cellOn(screen, 3, 0)).not.toContain('x');
    expect(rowsOf(screen)[0]?.trimEnd()).toMatch(/^ab🚀 ?\|$/u);
  });

  test('a glyph of disputed width is jumped, not written over', () => {
    const frame = (text: string): Grid =>
      layOut(
        8,
        1,
        [...text].map((char) => ({ ...BLANK, char })),
      );
    expect(diffGrids(frame('a⚔b'), frame('A⚔B'), 24)).toBe('\x1b[HA\x1b[CB');
  });

  test('a territory that changes colour on a full-size screen costs its own cells only', () => {
    const map = (colour: Colour): Grid => {
      const grid = createGrid(160, 48);
      for (let at = 0; at < grid.cells.length; at++) {
        const [x, y] = [at % 160, Math.floor(at / 160)];
        const inside = x >= 50 && x < 60 && y >= 10 && y < 15;
        grid.cells[at] = {
          char: '▀',
          fg: inside ? colour : 0x203040 + x,
          bg: inside ? colour : 0x203040 + y,
          attrs: 0,
        };
      }
      return grid;
    };
    const bytes = Buffer.byteLength(diffGrids(map(0xaa2200), map(0x22aa00), 24));
    // 5 rows of 10 glyphs of 3 bytes, a move for each row, one look and one reset
    expect(bytes).toBeLessThan(5 * 30 + 5 * 9 + 40);
  });
});
