import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { BOLD, type Cell, DIM, type Grid, INVERSE, ITALIC, UNDERLINE } from '../../../src/tui/terminal/cell.js';
import { XTERM_PALETTE } from '../../../src/tui/terminal/colour.js';
import { glyphOf, splitGraphemes } from '../../../src/tui/terminal/graphemes.js';
import { parseFrame } from '../../../src/tui/terminal/parse.js';
import { cellOn, createScreen, feed } from './screen.js';

jest.setTimeout(30_000); // hundreds of random screens

const lines = (grid: Grid): string[] =>
  Array.from({ length: grid.rows }, (_, y) =>
    grid.cells
      .slice(y * grid.columns, (y + 1) * grid.columns)
      .map((cell) => cell.char)
      .join(''),
  );

const cellOf = (text: string): Cell | undefined => parseFrame(`${text}x`, 10, 1).cells[0];

describe('parseFrame', () => {
  test('puts lines into rows, blank where nothing is', () => {
    expect(lines(parseFrame('ab\n\nc', 3, 4))).toEqual(['ab ', '   ', 'c  ', '   ']);
  });

  test('cuts off what is outside', () => {
    expect(lines(parseFrame('abcdef\ngh\nij', 4, 2))).toEqual(['abcd', 'gh  ']);
    expect(parseFrame('abc', 0, 0).cells).toEqual([]);
  });

  test('takes CR LF for a newline', () => {
    expect(lines(parseFrame('a\r\nb', 1, 2))).toEqual(['a', 'b']);
  });

  test.each([
    ['bold', '\x1b[1m', { attrs: BOLD }],
    ['all attributes', '\x1b[1;2;3;4;7m', { attrs: BOLD | DIM | ITALIC | UNDERLINE | INVERSE }],
    ['bold and dim off together', '\x1b[1;2;3m\x1b[22m', { attrs: ITALIC }],
    ['each off by itself', '\x1b[1;3;4;7m\x1b[23m\x1b[24m\x1b[27m', { attrs: BOLD }],
    ['reset', '\x1b[1;31;42m\x1b[0m', { fg: null, bg: null, attrs: 0 }],
    ['reset without a number', '\x1b[1;31;42m\x1b[m', { fg: null, bg: null, attrs: 0 }],
    ['16 colours', '\x1b[31;42m', { fg: 0xcd0000, bg: 0x00cd00 }],
    ['16 colours, bright', '\x1b[97;104m', { fg: 0xffffff, bg: 0x5c5cff }],
    ['256 colours', '\x1b[38;5;196;48;5;232m', { fg: 0xff0000, bg: 0x080808 }],
    ['true colours', '\x1b[38;2;1;2;3m\x1b[48;2;255;254;253m', { fg: 0x010203, bg: 0xfffefd }],
    ['true colours with colons', '\x1b[38:2::1:2:3;48:5:15m', { fg: 0x010203, bg: 0xffffff }],
    ['a colour, then attributes', '\x1b[38;2;1;2;3;1m', { fg: 0x010203, attrs: BOLD }],
    ['default colours', '\x1b[31;42m\x1b[39;49m', { fg: null, bg: null }],
    ['numbers nobody knows', '\x1b[31;8;53;200;38;9m', { fg: 0xcd0000, attrs: 0 }],
    ['channels out of range', '\x1b[38;2;999;0;0m', { fg: 0xff0000 }],
  ])('SGR: %s', (_name, sequence, expected) => {
    expect(cellOf(sequence)).toMatchObject({ char: 'x', ...expected });
  });

  test('a look lasts over newlines', () => {
    expect(parseFrame('\x1b[1ma\nb', 1, 2).cells[1]).toMatchObject({ char: 'b', attrs: BOLD });
  });

  test('drops all other sequences and control characters', () => {
    const text = '\x1b[?25ha\x1b]8;;http://x\x07b\x1b]8;;\x1b\\c\x1b[2Jd\x1b(Be\x07\tf\x1bPq\x1b\\g\x9bh';
    expect(lines(parseFrame(text, 8, 1))).toEqual(['abcdefgh']);
  });

  test('wide graphemes take two cells, or a space where only one is left', () => {
    const cells = (text: string, columns: number): string[] =>
      parseFrame(text, columns, 1).cells.map((cell) => cell.char);
    expect(cells('a界b', 5)).toEqual(['a', '界', '', 'b', ' ']);
    expect(cells('a界b', 2)).toEqual(['a', ' ']);
    expect(cells('👩\u200d🚀!', 3)).toEqual(['👩\u200d🚀', '', '!']);
  });

  test('the right half of a wide grapheme has its colours', () => {
    expect(parseFrame('\x1b[41m界', 2, 1).cells[1]).toEqual({ char: '', fg: null, bg: 0xcd0000, attrs: 0 });
  });

  test('combining characters stay with their base, over a change of colour too', () => {
    const cells = (text: string): string[] => parseFrame(text, 3, 1).cells.map((cell) => cell.char);
    expect(cells('e\u0301x')).toEqual(['e\u0301', 'x', ' ']);
    expect(cells('e\x1b[31m\u0301x')).toEqual(['e\u0301', 'x', ' ']);
    expect(cells('界\x1b[31m\u0301x')).toEqual(['界\u0301', '', 'x']);
    expect(cells('\u0301x')).toEqual(['x', ' ', ' ']);
  });

  test('format characters take no cell', () => {
    expect(lines(parseFrame('a\u202eb\ufeffc\u200b', 4, 1))).toEqual(['abc ']);
  });

  // Enough room for every frame of so many parts: what is cut off looks different on a terminal.
  const PARTS = 16;
  const COLUMNS = PARTS * 3;
  const ROWS = PARTS + 1;

  const described = ({ char, fg, bg, attrs }: Cell): string => {
    const colour = (value: number | null): string => (value === null ? 'default' : `rgb:${value}`);
    if (char === '') return '';
    if (char === ' ' && (attrs & (UNDERLINE | INVERSE)) === 0) return `' ' on ${colour(bg)}`;
    return `'${char}' ${colour(fg)} on ${colour(bg)} ${attrs}`;
  };

  test('shows what a terminal shows of the same text', async () => {
    const sgr = fc
      .array(fc.constantFrom('0', '1', '2', '3', '4', '7', '22', '24', '27', '39', '49', '38;2;9;8;7', '48;2;1;2;3'), {
        maxLength: 3,
      })
      .map((codes) => `\x1b[${codes.join(';')}m`);
    const part = fc.oneof(sgr, fc.constantFrom('\n', ' ', 'a', 'é', 'e\u0301', '─', '▀', '界', '\x1b[?25h', 'abc'));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: PARTS }), async (parts) => {
        const text = parts.join('');
        const grid = parseFrame(text, COLUMNS, ROWS);
        const screen = createScreen(COLUMNS, ROWS);
        await feed(screen, `\x1b[?7l${text.replaceAll('\n', '\r\n')}`);
        const at = (index: number): [number, number] => [index % COLUMNS, Math.floor(index / COLUMNS)];
        expect(grid.cells.map((_, index) => cellOn(screen, ...at(index)))).toEqual(grid.cells.map(described));
        screen.dispose();
      }),
      { numRuns: 150 },
    );
  });

  test('never throws, and every cell can be drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const grid = parseFrame(text, 7, 3);
        expect(grid.cells).toHaveLength(21);
        for (const cell of grid.cells) expect(cell.char === '' || glyphOf(cell.char).width > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('graphemes', () => {
  test.each([
    ['a', 1],
    ['é', 1],
    ['─', 1],
    ['▀', 1],
    ['⚔', 1],
    ['▶', 1],
    ['⚔\ufe0f', 2],
    ['⭐', 2],
    ['界', 2],
    ['🇫🇷', 2],
    ['〰', 2],
    ['\u0301', 0],
    ['\u00ad', 0],
    ['\u200b', 0],
    ['\x1b', 0],
    ['', 0],
  ])('the width of %j is %d', (char, width) => {
    expect(glyphOf(char).width).toBe(width);
  });

  test('text is cut without loss, a spacing mark and a halfwidth one by themselves', () => {
    expect(splitGraphemes('abé─e\u0301x')).toEqual(['a', 'b', 'é', '─', 'e\u0301', 'x']);
    expect(splitGraphemes('நிﾊﾞ')).toEqual(['ந', 'ி', 'ﾊ', 'ﾞ']);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => splitGraphemes(text).join('') === text));
  });
});

test('the palette is that of xterm', () => {
  expect(XTERM_PALETTE).toHaveLength(256);
  expect([0, 9, 16, 21, 231, 232, 255].map((index) => XTERM_PALETTE[index])).toEqual([
    0x000000, 0xff0000, 0x000000, 0x0000ff, 0xffffff, 0x080808, 0xeeeeee,
  ]);
});
