// Who touches whom on a draft of the map, kept up to date while single pixels change.
import type { Code, Edge, SourceMap } from './raster.js';

export type Pair = readonly [a: Code, b: Code];

export interface Contacts {
  /** How much is wrong: each pixel's edge at which strangers touch, and each pair that should touch and does not. */
  readonly wrong: () => number;
  /** By how much less would be wrong if the pixel were `code`. */
  readonly gain: (at: number, code: Code) => number;
  readonly flip: (at: number, code: Code) => void;
  /** How many pairs should touch and do not. */
  readonly missing: () => number;
  /** Pairs that touch and should not, or do not touch and should. */
  readonly wrongPairs: () => readonly Pair[];
  /** Pixels whose change could mend a wrong pair. */
  readonly between: (pair: Pair) => readonly number[];
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly codes: Int16Array;
}

const MUST = 1;
const MAY = 2;

/** What each pair may do: a land edge must touch, a sea link may, nothing else may. */
const rulesFor = (source: SourceMap, edges: readonly Edge[]): Uint8Array => {
  const n = source.territories;
  const rules = new Uint8Array(n * n);
  for (const [a, b] of edges) {
    rules[a * n + b] = MUST;
    rules[b * n + a] = MUST;
  }
  for (const { a, b } of source.links) {
    if (rules[a * n + b] === MUST) rules[a * n + b] = MAY;
    if (rules[b * n + a] === MUST) rules[b * n + a] = MAY;
  }
  return rules;
};

/** The four neighbours of a pixel, -1 beyond the edge. */
const around = ({ width, height }: Pixels, at: number): readonly [number, number, number, number] => {
  const x = at % width;
  return [
    x > 0 ? at - 1 : -1,
    x + 1 < width ? at + 1 : -1,
    at >= width ? at - width : -1,
    at + width < width * height ? at + width : -1,
  ];
};

const REACH = 2;

/** Adds `bit` to every pixel within reach of one of `code`. */
const markNear = ({ width, height, codes }: Pixels, code: Code, marks: Uint8Array, bit: number): void => {
  for (let at = codes.indexOf(code); at >= 0; at = codes.indexOf(code, at + 1)) {
    const x = at % width;
    const y = (at - x) / width;
    for (let j = Math.max(0, y - REACH); j <= Math.min(height - 1, y + REACH); j++) {
      const row = j * width;
      for (let i = Math.max(0, x - REACH); i <= Math.min(width - 1, x + REACH); i++)
        marks[row + i] = (marks[row + i] ?? 0) | bit;
    }
  }
};

/** Pixels within two steps of both territories of a pair. */
const between = (pixels: Pixels, a: Code, b: Code): readonly number[] => {
  const marks = new Uint8Array(pixels.codes.length);
  markNear(pixels, a, marks, 1);
  markNear(pixels, b, marks, 2);
  const found: number[] = [];
  for (let at = marks.indexOf(3); at >= 0; at = marks.indexOf(3, at + 1)) found.push(at);
  return found;
};

/** More than a single pixel can touch: a contact that is missing is never the price of one that is wrong. */
const MISSING = 5;

/** How often each pair touches, and how far that is from what it should be. */
const createTally = (source: SourceMap, edges: readonly Edge[]) => {
  const n = source.territories;
  const rules = rulesFor(source, edges);
  const counts = new Int32Array(n * n);
  /** Pairs that are wrong, as `a * n + b`. */
  const wrong = new Set<number>();
  const wrongOf = (pair: number): number => {
    const count = counts[pair] ?? 0;
    if (count > 0) return rules[pair] === 0 ? count : 0;
    return rules[pair] === MUST ? MISSING : 0;
  };
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) if (wrongOf(a * n + b) > 0) wrong.add(a * n + b);
  /** Counts one contact more or less; answers by how much more is wrong. */
  const touch = (one: Code, other: Code, change: number): number => {
    if (one < 0 || other < 0 || one === other) return 0;
    const pair = Math.min(one, other) * n + Math.max(one, other);
    const before = wrongOf(pair);
    counts[pair] = (counts[pair] ?? 0) + change;
    const after = wrongOf(pair);
    if (before === 0 && after > 0) wrong.add(pair);
    else if (before > 0 && after === 0) wrong.delete(pair);
    return after - before;
  };
  const wrongPairs = (): readonly Pair[] =>
    [...wrong].sort((a, b) => a - b).map((pair) => [Math.floor(pair / n), pair % n] as const);
  const sum = (): number => [...wrong].reduce((total, pair) => total + wrongOf(pair), 0);
  const missing = (): number => [...wrong].filter((pair) => counts[pair] === 0).length;
  return { touch, wrongPairs, sum, missing };
};

export const createContacts = (pixels: Pixels, source: SourceMap, edges: readonly Edge[]): Contacts => {
  const { codes, width } = pixels;
  const { touch, wrongPairs, sum, missing } = createTally(source, edges);
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    if (code < 0) continue;
    if ((at + 1) % width !== 0) touch(code, codes[at + 1] ?? 0, 1);
    if (at + width < codes.length) touch(code, codes[at + width] ?? 0, 1);
  }
  let wrong = sum();
  const flip = (at: number, code: Code): number => {
    const old = codes[at] ?? 0;
    let change = 0;
    for (const next of around(pixels, at)) if (next >= 0) change += touch(old, codes[next] ?? 0, -1);
    for (const next of around(pixels, at)) if (next >= 0) change += touch(code, codes[next] ?? 0, 1);
    codes[at] = code;
    wrong += change;
    return change;
  };
  return {
    wrong: () => wrong,
    flip,
    missing,
    wrongPairs,
    between: ([a, b]) => between(pixels, a, b),
    gain: (at, code) => {
      const old = codes[at] ?? 0;
      const change = flip(at, code);
      flip(at, old);
      return -change;
    },
  };
};
