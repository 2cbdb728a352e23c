// Land of any size as the raster of a pack: 320 pixels wide, with links where listed neighbours do not touch.
import type { RasterData, RasterLink } from '../core/index.js';
import { type AreJoined, areTouching, parted, touching } from './contacts.js';
import { areasOf, type Land, NONE, withoutSpecks } from './land.js';

export const RASTER_WIDTH = 320;
const [LEAST_HEIGHT, MOST_HEIGHT] = [120, 240];

/** The height that keeps the proportions of a picture as far as a terminal can show them. */
export const rasterHeight = (width: number, height: number): number =>
  2 * Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, (RASTER_WIDTH * height) / Math.max(1, width))) / 2);

/** The commonest territory under each pixel of the raster; the sea where it has more than half. */
export const resampled = (land: Land, width: number, height: number): Land => {
  if (land.width === width && land.height === height) return land;
  const at = new Int16Array(width * height).fill(NONE);
  const commonest = counterOf(land);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * land.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * land.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * land.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * land.width) / width));
      at[y * width + x] = commonest(left, right, top, bottom);
    }
  }
  return { width, height, at };
};

const MOST_NUMBER = 1024;

/** What has most of a box of pixels; the sea where it has more than half, of as many the lower number. */
const counterOf = (land: Land): ((left: number, right: number, top: number, bottom: number) => number) => {
  const votes = new Int32Array(MOST_NUMBER);
  return (left, right, top, bottom) => {
    const found: number[] = [];
    let sea = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const territory = land.at[y * land.width + x] ?? NONE;
        if (territory === NONE) sea++;
        else {
          if (votes[territory] === 0) found.push(territory);
          votes[territory] = (votes[territory] ?? 0) + 1;
        }
      }
    }
    let [best, most] = [NONE, 0];
    for (const territory of found) {
      const count = votes[territory] ?? 0;
      if (count > most || (count === most && territory < best)) [best, most] = [territory, count];
      votes[territory] = 0;
    }
    return sea * 2 > (right - left) * (bottom - top) ? NONE : best;
  };
};

/** A territory that resampling has lost gets the pixel where most of it was, and its neighbours on the raster. */
const restored = (small: Land, land: Land, count: number): Land => {
  const areas = areasOf(small, count);
  const at = Int16Array.from(small.at);
  const lost = new Set([...areas.keys()].filter((t) => areas[t] === 0));
  for (let i = 0; i < land.at.length && lost.size > 0; i++) {
    const territory = land.at[i] ?? NONE;
    if (!lost.has(territory)) continue;
    const x = Math.floor((((i % land.width) + 0.5) * small.width) / land.width);
    const y = Math.floor(((Math.floor(i / land.width) + 0.5) * small.height) / land.height);
    at[y * small.width + x] = territory;
    lost.delete(territory);
  }
  return { ...small, at };
};

/** How far each pixel is from the nearest of another territory, in steps of a king. */
const depths = ({ width, height, at }: Land): Int16Array => {
  const depth = new Int16Array(at.length);
  const of = (x: number, y: number, own: number): number =>
    x < 0 || y < 0 || x >= width || y >= height || at[y * width + x] !== own ? 0 : (depth[y * width + x] ?? 0);
  const pass = (x: number, y: number, dx: number, isFirst: boolean): void => {
    const i = y * width + x;
    const own = at[i] ?? NONE;
    const dy = dx;
    const least = Math.min(of(x + dx, y, own), of(x, y + dy, own), of(x + dx, y + dy, own), of(x - dx, y + dy, own));
    depth[i] = isFirst ? least + 1 : Math.min(depth[i] ?? 0, least + 1);
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pass(x, y, -1, true);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) pass(x, y, 1, false);
  return depth;
};

type Spot = readonly [x: number, y: number];

/** Where each territory has most room: the middle of its longest row among its deepest pixels. */
const anchorsOf = (land: Land, count: number): readonly Spot[] => {
  const depth = depths(land);
  const best = new Int32Array(count).fill(-1);
  for (let i = 0; i < land.at.length; i++) {
    const t = land.at[i] ?? NONE;
    if (t === NONE) continue;
    const at = best[t] ?? -1;
    if (at < 0 || (depth[i] ?? 0) > (depth[at] ?? 0)) best[t] = i;
  }
  return [...best].map((first, t): Spot => {
    if (first < 0) return [0, 0];
    let last = first;
    while (land.at[last + 1] === t && depth[last + 1] === depth[first] && (last + 1) % land.width !== 0) last++;
    return [((first % land.width) + (last % land.width) + 1) / 2, Math.floor(first / land.width) + 0.5];
  });
};

/** Pixels of each territory that touch something else: where a dotted line can begin. */
const shores = (land: Land, count: number): readonly (readonly number[])[] => {
  const { width, at } = land;
  const found: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < at.length; i++) {
    const t = at[i] ?? NONE;
    if (t === NONE) continue;
    const isInner = [i - 1, i + 1, i - width, i + width].every((n) => at[n] === t);
    if (!isInner) found[t]?.push(i);
  }
  return found;
};

interface Way {
  readonly from: Spot;
  readonly to: Spot;
  /** Squared. */
  readonly length: number;
  /** Whole widths that `to` lies beyond the edge: -1, 0 or 1. */
  readonly around: number;
}

/** A way around the edge is taken where it is clearly shorter. */
const CLEARLY = 0.4;

const shortest = (land: Land, a: readonly number[], b: readonly number[]): Way => {
  // Some hundred pixels of each shore tell the shortest way closely enough.
  const some = (all: readonly number[]): readonly Spot[] => {
    const step = Math.max(1, Math.floor(all.length / 150));
    const few = all.filter((_, i) => i % step === 0);
    return few.map((i) => [(i % land.width) + 0.5, Math.floor(i / land.width) + 0.5]);
  };
  const [shoreA, shoreB] = [some(a), some(b)];
  const shortestOf = (around: number): Way | null => {
    let best: Way | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const from of shoreA) {
      for (const to of shoreB) {
        const [across, down] = [to[0] + around * land.width - from[0], to[1] - from[1]];
        const length = across * across + down * down;
        if (length >= least) continue;
        least = length;
        best = { from, to, length, around };
      }
    }
    return best;
  };
  const straight = shortestOf(0);
  if (straight === null) return { from: [0, 0], to: [0, 0], length: 0, around: 0 };
  return [1, -1].reduce<Way>((best, around) => {
    const way = shortestOf(around);
    const most = best.around === 0 ? best.length * CLEARLY * CLEARLY : best.length;
    return way !== null && way.length < most ? way : best;
  }, straight);
};

const rounded = (n: number): number => Math.round(n * 10) / 10;

const pathsOf = ({ width }: Land, { from, to, around }: Way): number[][] => {
  if (around === 0) return [[...from, ...to].map(rounded)];
  const edge = around > 0 ? width : 0;
  const far = to[0] + around * width;
  const y = from[1] + ((to[1] - from[1]) * (edge - from[0])) / (far - from[0] || 1);
  return [[from[0], from[1], edge, y].map(rounded), [to[0], to[1], width - edge, y].map(rounded)];
};

/** One letter a territory that no run length is taken for: letters first, then what lies beyond them. */
const symbolOf = (n: number): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return letters[n] ?? String.fromCharCode(0x100 + n - letters.length);
};

const runLengths = ({ width, height, at }: Land): string => {
  const lines: string[] = [];
  for (let y = 0; y < height; y++) {
    let line = '';
    for (let x = 0; x < width; ) {
      const own = at[y * width + x] ?? NONE;
      let end = x + 1;
      while (end < width && at[y * width + end] === own) end++;
      line += `${end - x === 1 ? '' : end - x}${own === NONE ? '~' : symbolOf(own)}`;
      x = end;
    }
    lines.push(line);
  }
  return lines.join('\n');
};

/** The raster of `land` for territories called `ids`, and which of `joins` it shows as links over the sea. */
export const rasterOf = (
  land: Land,
  ids: readonly string[],
  joins: readonly (readonly [number, number, boolean])[],
  areJoined: AreJoined,
): { readonly raster: RasterData; readonly links: ReadonlySet<string> } => {
  const count = ids.length;
  const height = rasterHeight(land.width, land.height);
  const small = withoutSpecks(resampled(land, RASTER_WIDTH, height), count);
  const apart = parted(small, areJoined, areasOf(small, count));
  const final = restored(apart, land, count);
  const pairs = touching(final);
  const edges = shores(final, count);
  const apartJoins = joins.filter(([a, b]) => !areTouching(pairs, a, b));
  const links = apartJoins.map(([a, b]): RasterLink => {
    const way = shortest(final, edges[a] ?? [], edges[b] ?? []);
    return { a: ids[a] ?? '', b: ids[b] ?? '', wrap: way.around !== 0, paths: pathsOf(final, way) };
  });
  const anchors = anchorsOf(final, count);
  return {
    raster: {
      width: RASTER_WIDTH,
      height,
      territories: ids.map((id, t) => [symbolOf(t), id, anchors[t]?.[0] ?? 0, anchors[t]?.[1] ?? 0]),
      zones: [],
      links,
      rows: runLengths(final),
    },
    links: new Set(apartJoins.map(([a, b]) => `${a} ${b}`)),
  };
};
