// The boards and the inputs that the map's tests share.

import { EUROPE_RASTER } from '../../../src/core/data/europe/raster.js';
import { WORLD_RASTER } from '../../../src/core/data/world/raster.js';
import { createMapBoard, type MapBoard, type MapInput, type PixelKind } from '../../../src/tui/board/index.js';
import { europeGraph, worldGraph } from './graphs.js';

export const BOARDS: readonly (readonly [name: string, board: MapBoard])[] = [
  ['world', createMapBoard(WORLD_RASTER, worldGraph)],
  ['europe', createMapBoard(EUROPE_RASTER, europeGraph)],
];

export const KINDS: readonly PixelKind[] = ['half', 'quadrant', 'sextant', 'octant'];

export const SIZES: readonly (readonly [columns: number, rows: number])[] = [
  [73, 21],
  [78, 16],
  [78, 20],
  [80, 16],
  [80, 19],
  [80, 21],
  [100, 30],
  [120, 34],
  [114, 32],
  [160, 45],
  [200, 55],
];

/** Numbers of 0..n-1 that look random and are the same in every run. */
export const dealer = (seed: number): ((n: number) => number) => {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
};

/** A game in full swing: six seats, counts of one to three digits, a mark here and there. */
export const sampleInput = (board: MapBoard, change: Partial<MapInput> = {}): MapInput => {
  const deal = dealer(7);
  return {
    board,
    columns: 80,
    rows: 16,
    owners: board.codes.map(() => deal(6)),
    armies: board.codes.map(() => (deal(10) === 0 ? 100 + deal(40) : 1 + deal(14))),
    marks: board.codes.map(() => (deal(4) === 0 ? '*' : '')),
    names: null,
    own: 0,
    cursor: null,
    targets: null,
    source: null,
    flash: null,
    colourBy: 'owner',
    depth: 24,
    ascii: false,
    light: false,
    kind: 'quadrant',
    ...change,
  };
};

/** Every territory of one seat: only shades and textures tell them apart. */
export const oneOwner = (board: MapBoard, seat: number, change: Partial<MapInput> = {}): MapInput =>
  sampleInput(board, { owners: board.codes.map(() => seat), marks: board.codes.map(() => ''), ...change });
