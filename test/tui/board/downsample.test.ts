// BOARDS' promises at every kind of cell: every land border is there and no other, every territory has room for its label.
import { describe, expect, test } from '@jest/globals';
import { cellCodes, codeAt, frameOf, rasterAt } from '../../../src/tui/board/downsample.js';
import { layoutAt, type MapBoard, type PixelKind, territoryAt, zoneAt } from '../../../src/tui/board/index.js';
import { BOARDS, KINDS, SIZES } from './maps.js';

const pairName = (board: MapBoard, a: number, b: number): string =>
  [board.codes[a] ?? '?', board.codes[b] ?? '?'].sort().join('-');

const mapAt = (board: MapBoard, columns: number, rows: number, kind: PixelKind) =>
  rasterAt(board.source, board.edges, columns, rows, kind);

/** The pairs of territories whose pixels touch. */
const contacts = (board: MapBoard, columns: number, rows: number, kind: PixelKind): ReadonlySet<string> => {
  const map = mapAt(board, columns, rows, kind);
  const found = new Set<string>();
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const code = codeAt(map, x, y);
      for (const next of [codeAt(map, x + 1, y), codeAt(map, x, y + 1)]) {
        if (code >= 0 && next >= 0 && code !== next) found.add(pairName(board, code, next));
      }
    }
  }
  return found;
};

describe.each(BOARDS)('the %s map', (_, board) => {
  const all = board.edges.map(([a, b]) => pairName(board, a, b));
  const sea = board.source.links.map((link) => pairName(board, link.a, link.b));

  describe.each(KINDS)('in cells of the kind %s', (kind) => {
    test.each(SIZES)('at %d x %d every land border is there and no other', (columns, rows) => {
      const found = contacts(board, columns, rows, kind);
      expect(all.filter((pair) => !sea.includes(pair) && !found.has(pair))).toEqual([]);
      expect([...found].filter((pair) => !all.includes(pair))).toEqual([]);
    });

    test.each(SIZES)('at %d x %d every territory has room for its label, on its own ground', (columns, rows) => {
      const { map, labels } = layoutAt(board, columns, rows, kind);
      const least = columns >= 118 ? 5 : 3;
      labels.forEach(({ row, column, width }, territory) => {
        expect([board.codes[territory], width >= least]).toEqual([board.codes[territory], true]);
        for (let x = column; x < column + width; x++)
          expect(cellCodes(map, x, row).every((code) => code === territory)).toBe(true);
      });
    });

    test.each(SIZES)('at %d x %d a cell is of two kinds of ground at most', (columns, rows) => {
      const map = mapAt(board, columns, rows, kind);
      const most = Array.from({ length: columns * rows }, (__, at) => {
        const codes = cellCodes(map, at % columns, Math.floor(at / columns));
        return new Set(codes.map((code) => Math.max(-1, code))).size;
      });
      expect(Math.max(...most)).toBeLessThanOrEqual(2);
    });

    test.each(SIZES)('at %d x %d every sea link shows water or a dot, unless its shores meet', (columns, rows) => {
      const { cells, pixels } = layoutAt(board, columns, rows, kind).links;
      expect(cells.size).toBeGreaterThan(0);
      for (const pixel of pixels) expect(mapAt(board, columns, rows, kind).codes[pixel]).toBeLessThan(0);
    });

    test('a click on a label finds its territory, one beyond the map finds none', () => {
      const layout = layoutAt(board, 80, 16, kind);
      layout.labels.forEach(({ row, column }, territory) => {
        expect(territoryAt(layout, column, row)).toBe(territory);
        expect(zoneAt(layout, column, row)).toBeNull();
      });
      expect(territoryAt(layout, 80, 3)).toBeNull();
      expect(territoryAt(layout, 3, -1)).toBeNull();
    });

    test('both ends of a link that goes round the world are dotted at 80 x 16', () => {
      const { map, links } = layoutAt(board, 80, 16, kind);
      // Where land leaves no cell of water free, single pixels are dotted.
      const pixels = [...links.pixels].map((pixel) => Math.floor((pixel % map.width) / map.across));
      const columns = [...[...links.cells].map((cell) => cell % map.columns), ...pixels];
      const wraps = board.source.links.some((link) => link.wrap);
      expect([columns.some((c) => c <= 2), columns.some((c) => c >= 77)]).toEqual(
        wraps ? [true, true] : [false, false],
      );
    });
  });

  test('the same size gives the same map, also after others have pushed it out of the cache', () => {
    const first = mapAt(board, 81, 18, 'quadrant');
    expect(mapAt(board, 81, 18, 'quadrant')).toBe(first);
    for (let columns = 82; columns < 92; columns++) mapAt(board, columns, 18, 'quadrant');
    const again = mapAt(board, 81, 18, 'quadrant');
    expect(again).not.toBe(first);
    expect(again.codes).toEqual(first.codes);
  });

  test('neighbours have different shade classes', () => {
    expect(board.edges.filter(([a, b]) => board.shades[a] === board.shades[b])).toEqual([]);
  });
});

test('a box that is too wide or too tall is letterboxed', () => {
  expect(frameOf(200, 20)).toEqual({ left: 50, top: 0, columns: 100, rows: 20 });
  expect(frameOf(80, 50)).toEqual({ left: 0, top: 10, columns: 80, rows: 30 });
  expect(frameOf(80, 16)).toEqual({ left: 0, top: 0, columns: 80, rows: 16 });
  for (const [, board] of BOARDS) {
    for (const kind of KINDS) {
      const map = mapAt(board, 200, 20, kind);
      expect(cellCodes(map, 49, 10).every((code) => code === -1)).toBe(true);
      expect(cellCodes(map, 150, 10).every((code) => code === -1)).toBe(true);
    }
  }
});
