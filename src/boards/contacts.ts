// Which territories touch on a picture, and what is done so that just the listed neighbours do.
import { around, type Land, NONE } from './land.js';

/** Whether two territories are listed as neighbours, in either direction. */
export type AreJoined = (a: number, b: number) => boolean;

export const joinedBy = (joins: readonly (readonly [number, number, boolean])[], count: number): AreJoined => {
  const table = new Uint8Array(count * count);
  for (const [a, b] of joins) {
    table[a * count + b] = 1;
    table[b * count + a] = 1;
  }
  return (a, b) => table[a * count + b] === 1;
};

const keyOf = (a: number, b: number): number => Math.min(a, b) * 1024 + Math.max(a, b);

/** The pairs that touch, each as `lower * 1024 + higher`. */
export const touching = (land: Land): ReadonlySet<number> => {
  const { width, at } = land;
  const pairs = new Set<number>();
  // Contacts of a pair mostly come one after the other.
  let last = -1;
  const add = (one: number, other: number): void => {
    const key = keyOf(one, other);
    if (key === last) return;
    last = key;
    pairs.add(key);
  };
  for (let i = 0; i < at.length; i++) {
    const one = at[i] ?? NONE;
    if (one === NONE) continue;
    const right = at[i + 1] ?? NONE;
    const below = at[i + width] ?? NONE;
    if (right !== NONE && right !== one && (i + 1) % width !== 0) add(one, right);
    if (below !== NONE && below !== one) add(one, below);
  }
  return pairs;
};

export const areTouching = (pairs: ReadonlySet<number>, a: number, b: number): boolean => pairs.has(keyOf(a, b));

/** The most territories that lie within three pixels of one in a straight line. */
const MOST_NEAR = 12;

/** Pixels of no land beside some: those from which lines begin to be filled. */
const shoreOf = ({ width, at }: Land): number[] => {
  const shore: number[] = [];
  for (let i = 0; i < at.length; i++) {
    if (at[i] !== NONE) continue;
    const x = i % width;
    const isShore =
      (x > 0 && at[i - 1] !== NONE) ||
      (x + 1 < width && at[i + 1] !== NONE) ||
      (i >= width && at[i - width] !== NONE) ||
      (i + width < at.length && at[i + width] !== NONE);
    if (isShore) shore.push(i);
  }
  return shore;
};

/**
 * Lines of up to `radius` pixels between listed neighbours are filled from both sides, a pixel a round. A pixel that would
 * bring strangers together stays as it is. `shore` is that of `land`, where it is known already.
 */
export const closed = (land: Land, radius: number, areJoined: AreJoined, shore = shoreOf(land)): Land => {
  const { width, height } = land;
  const near = new Int16Array(MOST_NEAR);
  let at = land.at;
  let open = shore;
  for (let round = 0; round < radius; round++) {
    const next = Int16Array.from(at);
    const later: number[] = [];
    for (const i of open) {
      if (at[i] !== NONE) continue;
      const count = nearLands({ width, height, at }, i, radius, near);
      later.push(i);
      if (count < 2 || !allJoined(near, count, areJoined)) continue;
      const own = near[0] ?? NONE;
      const beside = around(land, i);
      const fits = beside.every((n) => {
        const other = next[n] ?? NONE;
        return other === NONE || other === own || areJoined(own, other);
      });
      if (!fits) continue;
      next[i] = own;
      for (const n of beside) if (at[n] === NONE) later.push(n);
    }
    at = next;
    open = [...new Set(later)].sort((a, b) => a - b);
  }
  return { ...land, at };
};

/** The territories within `radius` pixels in a straight line, nearest first, into `near`; how many they are. */
const nearLands = ({ width, height, at }: Land, i: number, radius: number, near: Int16Array): number => {
  const x = i % width;
  const y = (i - x) / width;
  let count = 0;
  const look = (territory: number): void => {
    if (territory === NONE) return;
    for (let n = 0; n < count; n++) if (near[n] === territory) return;
    near[count++] = territory;
  };
  for (let d = 1; d <= radius; d++) {
    if (x >= d) look(at[i - d] ?? NONE);
    if (x + d < width) look(at[i + d] ?? NONE);
    if (y >= d) look(at[i - d * width] ?? NONE);
    if (y + d < height) look(at[i + d * width] ?? NONE);
  }
  return count;
};

const allJoined = (near: Int16Array, count: number, areJoined: AreJoined): boolean => {
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) if (!areJoined(near[a] ?? NONE, near[b] ?? NONE)) return false;
  return true;
};

/** By how much the share of listed neighbours that touch must rise for lines that much thicker to be lines. */
const RISE = 0.1;

/** The smallest radius after which a larger one brings no tenth of the listed neighbours together that were apart. */
export const closeLines = (
  land: Land,
  joins: readonly (readonly [number, number, boolean])[],
  areJoined: AreJoined,
): Land => {
  const share = (of: Land): number => {
    const pairs = touching(of);
    return joins.filter(([a, b]) => areTouching(pairs, a, b)).length / Math.max(1, joins.length);
  };
  let best = land;
  let reached = share(land);
  const shore = shoreOf(land);
  for (const radius of [1, 2, 3]) {
    if (reached + RISE > 1) break;
    const next = closed(land, radius, areJoined, shore);
    const touched = share(next);
    if (touched < reached + RISE) continue;
    best = next;
    reached = touched;
  }
  return best;
};

/** Strangers that touch are parted: the whole strip of contact on the side of the larger one becomes water. */
export const parted = (land: Land, areJoined: AreJoined, sizes: ArrayLike<number>): Land => {
  const at = Int16Array.from(land.at);
  for (let i = 0; i < at.length; i++) {
    const one = land.at[i] ?? NONE;
    if (one === NONE) continue;
    const isWrong = around(land, i).some((n) => {
      const other = land.at[n] ?? NONE;
      if (other === NONE || other === one || areJoined(one, other)) return false;
      const [mine, its] = [sizes[one] ?? 0, sizes[other] ?? 0];
      return mine > its || (mine === its && one > other);
    });
    if (isWrong) at[i] = NONE;
  }
  return { ...land, at };
};
