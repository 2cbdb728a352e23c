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
  for (let i = 0; i < at.length; i++) {
    const one = at[i] ?? NONE;
    if (one === NONE) continue;
    const right = (i + 1) % width === 0 ? NONE : (at[i + 1] ?? NONE);
    const below = at[i + width] ?? NONE;
    if (right !== NONE && right !== one) pairs.add(keyOf(one, right));
    if (below !== NONE && below !== one) pairs.add(keyOf(one, below));
  }
  return pairs;
};

export const areTouching = (pairs: ReadonlySet<number>, a: number, b: number): boolean => pairs.has(keyOf(a, b));

/**
 * Lines of up to `radius` pixels between listed neighbours are filled from both sides, a pixel a round. A pixel that would
 * bring strangers together stays as it is.
 */
export const closed = (land: Land, radius: number, areJoined: AreJoined): Land => {
  let at = land.at;
  for (let round = 0; round < radius; round++) {
    const next = Int16Array.from(at);
    for (let i = 0; i < at.length; i++) {
      if (at[i] !== NONE) continue;
      const near = nearLands(land, at, i, radius);
      const [first] = near;
      if (first === undefined || near.length < 2 || !allJoined(near, areJoined)) continue;
      const beside = around(land, i).map((n) => at[n] ?? NONE);
      const own = near.find((territory) => beside.includes(territory));
      if (own === undefined) continue;
      const now = around(land, i).map((n) => next[n] ?? NONE);
      if (now.every((other) => other === NONE || other === own || areJoined(own, other))) next[i] = own;
    }
    at = next;
  }
  return { ...land, at };
};

/** The territories within `radius` pixels in a straight line, nearest first. */
const nearLands = ({ width, height }: Land, at: Int16Array, i: number, radius: number): number[] => {
  const x = i % width;
  const y = (i - x) / width;
  const found: number[] = [];
  const look = (at: number): void => {
    if (at !== NONE && !found.includes(at)) found.push(at);
  };
  for (let d = 1; d <= radius; d++) {
    if (x >= d) look(at[i - d] ?? NONE);
    if (x + d < width) look(at[i + d] ?? NONE);
    if (y >= d) look(at[i - d * width] ?? NONE);
    if (y + d < height) look(at[i + d * width] ?? NONE);
  }
  return found;
};

const allJoined = (near: readonly number[], areJoined: AreJoined): boolean =>
  near.every((a, i) => near.slice(i + 1).every((b) => areJoined(a, b)));

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
  for (const radius of [1, 2, 3]) {
    const next = closed(land, radius, areJoined);
    const touched = share(next);
    if (touched < reached + 0.1) continue;
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
