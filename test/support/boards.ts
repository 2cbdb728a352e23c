// Small boards for tests: few enough territories to count every game tree, odd enough to catch a bot.
import { type BoardData, type CardSymbol, loadPack, type Pack } from '../../src/core/index.js';

const SYMBOLS: readonly CardSymbol[] = ['infantry', 'cavalry', 'artillery'];

interface Sketch {
  /** Region id -> bonus and the codes of its territories. */
  readonly regions: Readonly<Record<string, readonly [bonus: number, codes: string]>>;
  /** Chains of joined territories: `AAA BBB CCC` joins A to B and B to C. */
  readonly joins: readonly string[];
}

const draw = (id: string, { regions, joins }: Sketch): BoardData => {
  const placed = Object.entries(regions).flatMap(([region, [, codes]]) =>
    codes.split(' ').map((code) => ({ id: code.toLowerCase(), code, region })),
  );
  const edges = joins.flatMap((chain) => {
    const ids = chain.toLowerCase().split(' ');
    return ids.slice(1).map((to, i) => [ids[i] ?? '', to, 'land'] as const);
  });
  return {
    id,
    regionKind: 'continent',
    territories: placed.map((t, n) => ({ ...t, symbol: SYMBOLS[n % 3] ?? 'infantry' })),
    regions: Object.entries(regions).map(([region, [bonus]]) => ({ id: region, bonus })),
    edges,
    zones: [],
    routes: [],
  };
};

/** Four territories in a row; both ends have one exit. */
export const ROW = draw('row', {
  regions: { west: [2, 'AAA BBB'], east: [3, 'CCC DDD'] },
  joins: ['AAA BBB CCC DDD'],
});

/** Six in a ring, two regions. */
export const RING = draw('ring', {
  regions: { north: [2, 'AAA BBB CCC'], south: [2, 'DDD EEE FFF'] },
  joins: ['AAA BBB CCC DDD EEE FFF AAA'],
});

/** A hub with four leaves: one region, and territories with a single exit. */
export const STAR = draw('star', {
  regions: { all: [4, 'HUB AAA BBB CCC DDD'] },
  joins: ['HUB AAA', 'HUB BBB', 'HUB CCC', 'HUB DDD'],
});

/** Two clusters of four, everything joined within, two joins between them. */
export const TWINS = draw('twins', {
  regions: { left: [3, 'AAA BBB CCC DDD'], right: [3, 'EEE FFF GGG HHH'] },
  joins: ['AAA BBB CCC DDD AAA CCC', 'BBB DDD', 'EEE FFF GGG HHH EEE GGG', 'FFF HHH', 'CCC EEE', 'DDD FFF'],
});

const codeOfNumber = (n: number): string =>
  [Math.floor(n / 676), Math.floor(n / 26) % 26, n % 26].map((i) => String.fromCharCode(65 + i)).join('');

/** `columns` x `rows` territories joined as a grid; a region for each row of the grid, or a single one. */
export const grid = (columns: number, rows: number, oneRegion = false): BoardData => {
  const row = (y: number): string => Array.from({ length: columns }, (_, x) => codeOfNumber(y * columns + x)).join(' ');
  const column = (x: number): string => Array.from({ length: rows }, (_, y) => codeOfNumber(y * columns + x)).join(' ');
  const all = Array.from({ length: rows }, (_, y) => row(y));
  return draw(`grid-${columns}x${rows}${oneRegion ? '-one' : ''}`, {
    regions: oneRegion
      ? { all: [5, all.join(' ')] }
      : Object.fromEntries(all.map((codes, y) => [`row-${y}`, [2, codes] as const])),
    joins: [...all, ...Array.from({ length: columns }, (_, x) => column(x))],
  });
};

export const SMALL_BOARDS: readonly BoardData[] = [ROW, RING, STAR, TWINS];

/** A board without names as a checked pack. */
export const packOf = (board: BoardData): Pack => {
  const names = { board: {}, territories: {}, regions: {}, zones: {}, routes: {} };
  const pack = loadPack({ board, names });
  if (!pack.ok) throw new Error(`test: board refused: ${JSON.stringify(pack.error)}`);
  return pack.value;
};
