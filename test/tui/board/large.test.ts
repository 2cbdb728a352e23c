// Boards that fill the screen, and one without a picture: room for every label, right contacts where there can be.
import { describe, expect, test } from '@jest/globals';
import { readBoard } from '../../../src/boards/index.js';
import { drawPack } from '../../../src/cli/boards/draw.js';
import { housePack, loadPack, type Pack } from '../../../src/core/index.js';
import { createMapBoard, type Layout, layoutAt, type MapBoard, nodesRaster } from '../../../src/tui/board/index.js';
import { largeBoard } from '../../boards/support/large.js';
import { gridText } from '../support/screens.js';

const packOf = (withPicture: boolean): Pack => {
  const { map, picture } = largeBoard();
  const { data } = readBoard(map, 'large', (name) => (withPicture && name === 'large.gif' ? picture : null));
  const pack = data && loadPack(data);
  if (!pack?.ok) throw new Error('refused');
  return pack.value;
};

const boardOf = (pack: Pack): MapBoard => createMapBoard(pack.raster ?? nodesRaster(pack.board), pack.board);

/** Pairs that touch and are not joined, and that are joined by land and do not touch. */
const wrongOn = ({ map, board }: Layout): { readonly strangers: number; readonly apart: number } => {
  const key = (a: number, b: number): number => Math.min(a, b) * 1024 + Math.max(a, b);
  const touching = new Set<number>();
  map.codes.forEach((code, at) => {
    const right = (at + 1) % map.width === 0 ? -1 : (map.codes[at + 1] ?? -1);
    for (const other of [right, map.codes[at + map.width] ?? -1]) {
      if (code >= 0 && other >= 0 && other !== code) touching.add(key(code, other));
    }
  });
  const joins = new Map(board.edges.map(([a, b, kind]) => [key(a, b), kind]));
  return {
    strangers: [...touching].filter((pair) => !joins.has(pair)).length,
    apart: [...joins].filter(([pair, kind]) => kind === 'land' && !touching.has(pair)).length,
  };
};

const hasRoom = ({ runs, map }: Layout): boolean =>
  runs.every((own) => own.some(({ width }) => width >= map.labelWidth));

describe('254 territories', () => {
  const [pictured, placed] = [boardOf(packOf(true)), boardOf(packOf(false))];

  test.each([
    [80, 17],
    [80, 22],
    [110, 26],
    [160, 34],
    [160, 35],
  ])('every label has room at %s x %s', (columns, rows) => {
    for (const board of [pictured, placed]) expect(hasRoom(layoutAt(board, columns, rows, 'quadrant'))).toBe(true);
  });

  test('strips of contact are cut where single pixels stall', () => {
    // 18 pairs were wrong at each of these sizes while only single pixels were flipped.
    for (const [columns, rows] of [
      [110, 26],
      [160, 34],
      [160, 35],
    ] as const) {
      const { strangers, apart } = wrongOn(layoutAt(pictured, columns, rows, 'quadrant'));
      expect(strangers).toBeLessThanOrEqual(1);
      expect(apart).toBeLessThanOrEqual(2);
    }
  });
});

describe('a board without a picture', () => {
  const { raster, ...data } = housePack('world')?.data ?? { raster: null };
  const pack = loadPack(data as Pack['data']);
  const world = pack.ok ? pack.value : null;

  test('is drawn as nodes and lines: each has room, and nothing touches', () => {
    if (world === null) throw new Error('refused');
    expect(world.raster).toBeNull();
    for (const [columns, rows] of [
      [80, 17],
      [160, 40],
    ] as const) {
      const layout = layoutAt(boardOf(world), columns, rows, 'quadrant');
      expect(hasRoom(layout)).toBe(true);
      expect(wrongOn(layout).strangers).toBe(0);
    }
    const look = { columns: 100, rows: 30, depth: 0, ascii: true, light: false, kind: 'quadrant' } as const;
    const text = gridText(drawPack(world, look));
    for (const { code } of world.board.territories) expect(text).toContain(code);
  });
});
