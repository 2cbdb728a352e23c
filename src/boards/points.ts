// Land for boards that have points and no picture: around each point an area, its edge roughened, water where points are far.
import { type AreJoined, parted } from './contacts.js';
import { areasOf, type Land, NONE } from './land.js';

/** How far land reaches from its point, in median distances between neighbours. */
const REACH = 0.62;
/** How far the edges are roughened, likewise. */
const ROUGHNESS = 0.09;
const MARGIN = 0.06;
/** Pixels between places that lie on one spot. */
const APART = 7;

export type Point = readonly [x: number, y: number];

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
};

/** Fixed noise from -1 to 1 over a box of pixels, smooth over `step` of them. */
const noiseOver = (width: number, height: number, step: number, salt: number): ((x: number, y: number) => number) => {
  const [across, down] = [Math.floor(width / step) + 2, Math.floor(height / step) + 2];
  const lattice = new Float64Array(across * down);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(salt, 1274126177);
      h = Math.imul(h ^ (h >>> 13), 1274126177);
      lattice[j * across + i] = ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
    }
  }
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [(x / step) | 0, (y / step) | 0];
    const [u, v] = [x / step - i, y / step - j];
    const at = j * across + i;
    return mix(
      mix(lattice[at] ?? 0, lattice[at + 1] ?? 0, u),
      mix(lattice[at + across] ?? 0, lattice[at + across + 1] ?? 0, u),
      v,
    );
  };
};

/** Points brought into a box of `width` pixels, in their own proportions as far as the box allows; those on one spot apart. */
const placed = (points: readonly Point[], width: number, height: number): Point[] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const across = (width * (1 - 2 * MARGIN)) / Math.max(1, right - left);
  const down = (height * (1 - 2 * MARGIN)) / Math.max(1, bottom - top);
  const taken = new Set<string>();
  return points.map(([x, y]): Point => {
    let spot: Point = [
      Math.round(width * MARGIN + (x - left) * across),
      Math.round(height * MARGIN + (y - top) * down),
    ];
    // Places that lie on one spot go apart, row by row, and around the box if need be.
    while (taken.has(spot.join(' '))) {
      const n = (spot[1] * width + spot[0] + APART) % (width * height);
      spot = [n % width, Math.floor(n / width)];
    }
    taken.add(spot.join(' '));
    return spot;
  });
};

/** Which of `spots` is nearest to a place and nearer than `reach`; NONE where there is none. Of as many the first. */
const nearestOf = (spots: readonly Point[], reach: number): ((x: number, y: number) => number) => {
  const square = (n: number): number => Math.floor(n / reach);
  const key = (i: number, j: number): number => (j + 4096) * 8192 + i + 4096;
  const bySquare = new Map<number, number[]>();
  for (const [t, [x, y]] of spots.entries()) {
    const at = key(square(x), square(y));
    bySquare.set(at, [...(bySquare.get(at) ?? []), t]);
  }
  return (x, y) => {
    let [nearest, least] = [NONE, reach * reach];
    for (let j = square(y) - 1; j <= square(y) + 1; j++) {
      for (let i = square(x) - 1; i <= square(x) + 1; i++) {
        for (const t of bySquare.get(key(i, j)) ?? []) {
          const [px, py] = spots[t] ?? [0, 0];
          const d = (px - x) * (px - x) + (py - y) * (py - y);
          if (d < least || (d === least && t < nearest)) [nearest, least] = [t, d];
        }
      }
    }
    return nearest;
  };
};

/** The land around `points`, `width` pixels wide; every territory has at least the pixel of its point. */
export const landOfPoints = (
  points: readonly Point[],
  joins: readonly (readonly [number, number, boolean])[],
  areJoined: AreJoined,
  width: number,
  height: number,
): Land => {
  const spots = placed(points, width, height);
  const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);
  const between = joins.map(([a, b]) => distance(spots[a] ?? [0, 0], spots[b] ?? [0, 0]));
  const unit = Math.max(4, median(between));
  const [reach, rough] = [unit * REACH, unit * ROUGHNESS];
  const nearestTo = nearestOf(spots, reach);
  const [coarseX, coarseY] = [noiseOver(width, height, unit / 3, 1), noiseOver(width, height, unit / 3, 2)];
  const [fineX, fineY] = [noiseOver(width, height, unit / 8, 3), noiseOver(width, height, unit / 8, 4)];
  const at = new Int16Array(width * height).fill(NONE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x + rough * coarseX(x, y) + (rough / 2) * fineX(x, y);
      const v = y + rough * coarseY(x, y) + (rough / 2) * fineY(x, y);
      at[y * width + x] = nearestTo(u, v);
    }
  }
  for (const [t, [x, y]] of spots.entries()) at[y * width + x] = t;
  const land = { width, height, at };
  const apart = parted(land, areJoined, areasOf(land, points.length));
  for (const [t, [x, y]] of spots.entries()) apart.at[y * width + x] = t;
  return apart;
};
