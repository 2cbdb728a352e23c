// Which part of the reference raster each small pixel covers, in whole numbers so that ties are the same everywhere.
import { type Code, type SourceMap, VOID, zoneCode } from './raster.js';

export interface Boxes {
  /** The area of a pixel. */
  readonly area: number;
  /** The area of `code` under pixel (x, y). */
  readonly share: (x: number, y: number, code: Code) => number;
  /** The sea with the largest share under pixel (x, y), or VOID. */
  readonly seaAt: (x: number, y: number) => Code;
  /** Land where land covers at least half, then the largest share: one code a pixel. */
  readonly vote: () => Int16Array;
}

/** Source positions under one small pixel and how much of each, scaled by the number of small pixels. */
interface Span {
  readonly start: number;
  readonly weights: readonly number[];
}

const spans = (from: number, to: number): readonly Span[] =>
  Array.from({ length: to }, (_, at) => {
    const start = Math.floor((at * from) / to);
    const end = Math.ceil(((at + 1) * from) / to);
    const weights = Array.from({ length: end - start }, (__, k) => {
      const left = Math.max(at * from, (start + k) * to);
      const right = Math.min((at + 1) * from, (start + k + 1) * to);
      return right - left;
    });
    return { start, weights };
  });

/** Shares of one box, indexed by `code + offset` so that sea codes fit below zero. */
const createCounter = (source: SourceMap, across: readonly Span[], down: readonly Span[]) => {
  const offset = source.zones + 1;
  const shares = new Int32Array(offset + source.territories);
  const fill = (x: number, y: number): Int32Array => {
    shares.fill(0);
    const column = across[x];
    const row = down[y];
    if (!column || !row) return shares;
    row.weights.forEach((high, j) => {
      const line = (row.start + j) * source.width + column.start;
      column.weights.forEach((wide, i) => {
        const at = (source.codes[line + i] ?? VOID) + offset;
        shares[at] = (shares[at] ?? 0) + wide * high;
      });
    });
    return shares;
  };
  return { offset, fill };
};

const largest = (shares: Int32Array, from: number, to: number): number => {
  let best = from;
  for (let at = from; at < to; at++) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  return best;
};

export const createBoxes = (source: SourceMap, width: number, height: number): Boxes => {
  const { offset, fill } = createCounter(source, spans(source.width, width), spans(source.height, height));
  const area = source.width * source.height;
  const winner = (shares: Int32Array): Code => {
    let land = 0;
    for (let at = offset; at < shares.length; at++) land += shares[at] ?? 0;
    const code = land * 2 >= area ? largest(shares, offset, shares.length) : largest(shares, 0, offset);
    return code - offset;
  };
  return {
    area,
    share: (x, y, code) => fill(x, y)[code + offset] ?? 0,
    seaAt: (x, y) => {
      const shares = fill(x, y);
      const sea = largest(shares, 0, offset);
      if ((shares[sea] ?? 0) > 0) return sea - offset;
      return source.zones > 0 ? zoneCode(0) : VOID;
    },
    vote: () => {
      const codes = new Int16Array(width * height);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) codes[y * width + x] = winner(fill(x, y));
      }
      return codes;
    },
  };
};
