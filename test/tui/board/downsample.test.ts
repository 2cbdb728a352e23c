import { describe, expect, test } from '@jest/globals';
import { codeAt, frameOf, rasterAt } from '../../../src/tui/board/downsample.js';
import { layoutAt, type MapBoard, territoryAt } from '../../../src/tui/board/index.js';
import { zoneOf } from '../../../src/tui/board/raster.js';
import { BOARDS, SIZES } from './maps.js';

const pairName = (board: MapBoard, a: number, b: number): string =>
  [board.codes[a] ?? '?', board.codes[b] ?? '?'].sort().join('-');

/** The pairs of territories whose pixels touch. */
const contacts = (board: MapBoard, columns: number, rows: number): ReadonlySet<string> => {
  const map = rasterAt(board.source, board.edges, columns, rows);
  const found = new Set<string>();
  for (let y = 0; y < 2 * rows; y++) {
    for (let x = 0; x < columns; x++) {
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

  test.each(SIZES)('at %d x %d every land border is there and no other', (columns, rows) => {
    const found = contacts(board, columns, rows);
    expect(all.filter((pair) => !sea.includes(pair) && !found.has(pair))).toEqual([]);
    expect([...found].filter((pair) => !all.includes(pair))).toEqual([]);
  });

  test.each(SIZES)('at %d x %d every territory has room for its label, on its own ground', (columns, rows) => {
    const { map, labels } = layoutAt(board, columns, rows);
    const least = columns >= 118 ? 5 : 3;
    labels.forEach(({ row, column, width }, territory) => {
      expect([board.codes[territory], width >= least]).toEqual([board.codes[territory], true]);
      for (let x = column; x < column + width; x++) {
        expect([codeAt(map, x, 2 * row), codeAt(map, x, 2 * row + 1)]).toEqual([territory, territory]);
      }
    });
  });

  test('a click on a label finds its territory, one beyond the map finds none', () => {
    layoutAt(board, 80, 16).labels.forEach(({ row, column }, territory) => {
      expect(territoryAt(board, 80, 16, column, row)).toBe(territory);
    });
    expect(territoryAt(board, 80, 16, 80, 3)).toBeNull();
    expect(territoryAt(board, 80, 16, 3, -1)).toBeNull();
  });

  test('the same size gives the same map, also after others have pushed it out of the cache', () => {
    const first = rasterAt(board.source, board.edges, 81, 18);
    expect(rasterAt(board.source, board.edges, 81, 18)).toBe(first);
    for (let columns = 82; columns < 92; columns++) rasterAt(board.source, board.edges, columns, 18);
    const again = rasterAt(board.source, board.edges, 81, 18);
    expect(again).not.toBe(first);
    expect(again.codes).toEqual(first.codes);
  });

  test('neighbours have different shade classes', () => {
    expect(board.edges.filter(([a, b]) => board.shades[a] === board.shades[b])).toEqual([]);
  });

  test('both ends of a link that goes round the world are dotted at 80 x 16', () => {
    const columns = [...layoutAt(board, 80, 16).links.cells].map((cell) => cell % 80);
    const wraps = board.source.links.some((link) => link.wrap);
    expect([columns.includes(0), columns.includes(79)]).toEqual(wraps ? [true, true] : [false, false]);
  });

  test.each(SIZES)('at %d x %d every sea link shows water or a dot, unless its shores meet', (columns, rows) => {
    const { cells, pixels } = layoutAt(board, columns, rows).links;
    expect(cells.size).toBeGreaterThan(0);
    for (const pixel of pixels) expect(rasterAt(board.source, board.edges, columns, rows).codes[pixel]).toBeLessThan(0);
  });
});

test('a box that is too wide or too tall is letterboxed', () => {
  expect(frameOf(200, 20)).toEqual({ left: 50, top: 0, columns: 100, rows: 20 });
  expect(frameOf(80, 50)).toEqual({ left: 0, top: 10, columns: 80, rows: 30 });
  expect(frameOf(80, 16)).toEqual({ left: 0, top: 0, columns: 80, rows: 16 });
  for (const [, board] of BOARDS) {
    const map = rasterAt(board.source, board.edges, 200, 20);
    expect([codeAt(map, 49, 20), codeAt(map, 150, 20)]).toEqual([-1, -1]);
  }
});

test('zones that meet differ in tone', () => {
  for (const [, board] of BOARDS) {
    const map = rasterAt(board.source, board.edges, 200, 55);
    map.codes.forEach((code, at) => {
      const [here, right] = [zoneOf(code), at % 200 < 199 ? zoneOf(map.codes[at + 1] ?? -1) : null];
      if (here !== null && right !== null && here !== right) expect((here - right) % 2).not.toBe(0);
    });
  }
});
