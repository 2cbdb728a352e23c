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

/** Shares of one box, indexed by `code + offset` so that sea codes fit below zero, and where they are not 0. */
interface Shares {
  readonly shares: Int32Array;
  readonly found: readonly number[];
}

/** What is under small pixels. */
const createCounter = (source: SourceMap, across: readonly Span[], down: readonly Span[]) => {
  const { codes, width } = source;
  const offset = source.zones + 1;
  const shares = new Int32Array(offset + source.territories);
  /** Where `shares` is not 0. */
  let found: number[] = [];
  const none: Span = { start: 0, weights: [] };
  const fill = (x: number, y: number): Shares => {
    for (const at of found) shares[at] = 0;
    found = [];
    const [column, row] = [across[x] ?? none, down[y] ?? none];
    for (let j = 0; j < row.weights.length; j++) {
      const high = row.weights[j] ?? 0;
      const line = (row.start + j) * width + column.start;
      for (let i = 0; i < column.weights.length; i++) {
        const at = (codes[line + i] ?? VOID) + offset;
        const before = shares[at] ?? 0;
        if (before === 0) found.push(at);
        shares[at] = before + (column.weights[i] ?? 0) * high;
      }
    }
    return { shares, found };
  };
  const shareOf = (x: number, y: number, code: Code): number => {
    const [column, row] = [across[x] ?? none, down[y] ?? none];
    let share = 0;
    for (let j = 0; j < row.weights.length; j++) {
      const line = (row.start + j) * width + column.start;
      for (let i = 0; i < column.weights.length; i++)
        if (codes[line + i] === code) share += (column.weights[i] ?? 0) * (row.weights[j] ?? 0);
    }
    return share;
  };
  /** The code that is alone under a pixel; null where there are several. Most pixels have one. */
  const onlyCode = (x: number, y: number): Code | null => {
    const [column, row] = [across[x] ?? none, down[y] ?? none];
    const first = codes[row.start * width + column.start] ?? VOID;
    for (let j = 0; j < row.weights.length; j++) {
      const line = (row.start + j) * width + column.start;
      for (let i = 0; i < column.weights.length; i++) if (codes[line + i] !== first) return null;
    }
    return first;
  };
  return { offset, fill, shareOf, onlyCode };
};

/** Where the largest share is from `from` to `to`, of as many the first; `from` where there is none. */
const largest = ({ shares, found }: Shares, from: number, to: number): number => {
  let best = from;
  for (const at of found) {
    if (at < from || at >= to) continue;
    const [share, most] = [shares[at] ?? 0, shares[best] ?? 0];
    if (share > most || (share === most && at < best)) best = at;
  }
  return best;
};

export const createBoxes = (source: SourceMap, width: number, height: number): Boxes => {
  const { offset, fill, shareOf, onlyCode } = createCounter(
    source,
    spans(source.width, width),
    spans(source.height, height),
  );
  const area = source.width * source.height;
  const lands = offset + source.territories;
  const winner = (box: Shares): Code => {
    let land = 0;
    for (const at of box.found) if (at >= offset) land += box.shares[at] ?? 0;
    return (land * 2 >= area ? largest(box, offset, lands) : largest(box, 0, offset)) - offset;
  };
  return {
    area,
    share: shareOf,
    seaAt: (x, y) => {
      const box = fill(x, y);
      const sea = largest(box, 0, offset);
      if ((box.shares[sea] ?? 0) > 0) return sea - offset;
      return source.zones > 0 ? zoneCode(0) : VOID;
    },
    vote: () => {
      const codes = new Int16Array(width * height);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) codes[y * width + x] = onlyCode(x, y) ?? winner(fill(x, y));
      }
      return codes;
    },
  };
};
