// A board without a picture, as nodes and lines: a block for each territory, those that are joined near each other, and a dotted
// line for each join. Zones of the sea are blocks of their own below.
import type { Board, RasterData, RasterEntry, RasterLink } from '../../core/index.js';

/** A block and the way to the next one, in pixels of the raster. */
const BLOCK = { width: 14, height: 7 };
const STEP = { x: 20, y: 11 };
/** The proportions of a map that fills a terminal. */
const ASPECT = 16 / 9;

/** Territories in an order in which neighbours come soon after each other: region by region, from one to the next. */
const orderOf = ({ territories, neighbours }: Board): readonly number[] => {
  const order = new Set<number>();
  const regionOf = (at: number): number => territories[at]?.region ?? -1;
  for (const [first] of territories.entries()) {
    const open = order.has(first) ? [] : [first];
    while (open.length > 0) {
      // What is in the region of the last one comes before what leads out of it.
      const last = [...order].at(-1);
      const near = open.findIndex((at) => last !== undefined && regionOf(at) === regionOf(last));
      const [at] = open.splice(Math.max(0, near), 1);
      if (at === undefined || order.has(at)) continue;
      order.add(at);
      open.push(...(neighbours[at] ?? []).filter((n) => !order.has(n)));
    }
  }
  return [...order];
};

/** Letters that no run length and no water is taken for. */
const symbolOf = (n: number): string => String.fromCharCode(0x100 + n);

export const nodesRaster = (board: Board): RasterData => {
  const order = orderOf(board);
  const columns = Math.max(1, Math.ceil(Math.sqrt((order.length * ASPECT * STEP.y) / STEP.x)));
  const landRows = Math.ceil(order.length / columns);
  const rows = landRows + Math.ceil(board.zones.length / columns);
  const [width, height] = [columns * STEP.x, rows * STEP.y];
  const placeOf = (n: number): readonly [x: number, y: number] => {
    const row = Math.floor(n / columns);
    // Back and forth, so that the end of a row is beside the beginning of the next.
    const column = row % 2 === 0 ? n % columns : columns - 1 - (n % columns);
    return [column * STEP.x + STEP.x / 2, row * STEP.y + STEP.y / 2];
  };
  const spots = new Map(order.map((at, n) => [at, placeOf(n)]));
  const pixels = Array.from({ length: height }, () => new Array<string>(width).fill('~'));
  const entry = (n: number, id: string, [x, y]: readonly [number, number]): RasterEntry => {
    const [left, top] = [Math.round(x - BLOCK.width / 2), Math.round(y - BLOCK.height / 2)];
    for (let j = 0; j < BLOCK.height; j++) pixels[top + j]?.fill(symbolOf(n), left, left + BLOCK.width);
    return [symbolOf(n), id, x, y];
  };
  const territories = board.territories.map(({ id }, at) => entry(at, id, spots.get(at) ?? [0, 0]));
  const zones = board.zones.map(({ id }, n) => {
    const [x, y] = placeOf(landRows * columns + n);
    return entry(board.territories.length + n, id, [x, y]);
  });
  const links = board.edges.map(([a, b]): RasterLink => {
    const path = [...(spots.get(a) ?? [0, 0]), ...(spots.get(b) ?? [0, 0])];
    return { a: board.territories[a]?.id ?? '', b: board.territories[b]?.id ?? '', wrap: false, paths: [path] };
  });
  return { width, height, territories, zones, links, rows: pixels.map((row) => row.join('')).join('\n') };
};
