// Arrow keys on the map: the nearest choice in a direction, such that every choice can be reached.
import type { Layout } from './board.js';

export type Direction = 'up' | 'down' | 'left' | 'right';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** A label's middle, in columns; a row is two of them high. */
interface Spot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Where each arrow leads from each choice. */
type Arrows = Map<number, Map<Direction, number>>;

const SIDEWAYS_COST = 2;

/** How far `to` is along `direction`, and how far beside it. */
const offset = (from: Spot, to: Spot, direction: Direction): readonly [along: number, beside: number] => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  switch (direction) {
    case 'up':
      return [-dy, Math.abs(dx)];
    case 'down':
      return [dy, Math.abs(dx)];
    case 'left':
      return [-dx, Math.abs(dy)];
    case 'right':
      return [dx, Math.abs(dy)];
  }
};

const costOf = (from: Spot, to: Spot, direction: Direction): number => {
  const [along, beside] = offset(from, to, direction);
  return along > 0 ? along + SIDEWAYS_COST * beside : Number.POSITIVE_INFINITY;
};

const cheapest = (spots: readonly Spot[], cost: (spot: Spot) => number): number | null => {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const each = cost(spot);
    if (each < least) [least, best] = [each, spot.id];
  }
  return best;
};

/** The nearest choice straight ahead (within 45 degrees), else anywhere on that side. */
const ahead = (from: Spot, spots: readonly Spot[], direction: Direction): number | null => {
  const others = spots.filter((spot) => spot.id !== from.id);
  const inCone = others.filter((spot) => {
    const [along, beside] = offset(from, spot, direction);
    return along > 0 && beside <= along;
  });
  return cheapest(inCone.length > 0 ? inCone : others, (spot) => costOf(from, spot, direction));
};

/** Beyond the map's edge: the first choice from the other side, on boards that go round. */
const around = (from: Spot, spots: readonly Spot[], direction: Direction, width: number): number | null => {
  if (direction === 'up' || direction === 'down') return null;
  const shift = direction === 'right' ? width : -width;
  const moved = spots.filter((spot) => spot.id !== from.id).map((spot) => ({ ...spot, x: spot.x + shift }));
  return cheapest(moved, (spot) => costOf(from, spot, direction));
};

const reach = (arrows: Arrows, start: number): Set<number> => {
  const seen = new Set([start]);
  for (const at of seen) for (const next of arrows.get(at)?.values() ?? []) seen.add(next);
  return seen;
};

/** Ids that lead to `goal`. */
const sourcesOf = (arrows: Arrows, goal: number): Set<number> => {
  const seen = new Set([goal]);
  for (const at of seen) for (const [id, ways] of arrows) if ([...ways.values()].includes(at)) seen.add(id);
  return seen;
};

interface Patch {
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
  readonly cost: number;
}

/** The cheapest new arrow from one of `starts` to one of `goals`; free directions come first. */
const findPatch = (
  spots: readonly Spot[],
  arrows: Arrows,
  starts: ReadonlySet<number>,
  goals: ReadonlySet<number>,
): Patch | null => {
  let best: Patch | null = null;
  for (const from of spots) {
    if (!starts.has(from.id)) continue;
    for (const to of spots) {
      if (!goals.has(to.id)) continue;
      for (const direction of DIRECTIONS) {
        const [along, beside] = offset(from, to, direction);
        const taken = arrows.get(from.id)?.has(direction) ? 10_000 : 0;
        const cost = taken + Math.abs(along) + SIDEWAYS_COST * beside + (along > 0 ? 0 : 1000);
        if (!best || cost < best.cost) best = { from: from.id, to: to.id, direction, cost };
      }
    }
  }
  return best;
};

/** Adds arrows until every choice can be reached from every other. */
const connect = (spots: readonly Spot[], arrows: Arrows): void => {
  const first = spots[0];
  if (!first) return;
  const all = new Set(spots.map((spot) => spot.id));
  for (let round = 0; round < 2 * spots.length; round++) {
    const reached = reach(arrows, first.id);
    const leading = sourcesOf(arrows, first.id);
    const missing = new Set([...all].filter((id) => !reached.has(id)));
    const lost = new Set([...all].filter((id) => !leading.has(id)));
    const patch =
      missing.size > 0
        ? findPatch(spots, arrows, reached, missing)
        : lost.size > 0
          ? findPatch(spots, arrows, lost, leading)
          : null;
    if (!patch) return;
    arrows.get(patch.from)?.set(patch.direction, patch.to);
  }
};

const spotOf = (layout: Layout, id: number): Spot => {
  const label = layout.labels[id];
  return { id, x: label?.centre ?? 0, y: 2 * (label?.row ?? 0) + 1 };
};

const arrowsFrom = (from: Spot, spots: readonly Spot[], width: number | null): Map<Direction, number> => {
  const ways = new Map<Direction, number>();
  for (const direction of DIRECTIONS) {
    const found = ahead(from, spots, direction) ?? (width === null ? null : around(from, spots, direction, width));
    if (found !== null) ways.set(direction, found);
  }
  return ways;
};

/** The last set of choices at each size: keys come in series. */
const last = new WeakMap<Layout, { readonly key: string; readonly arrows: Arrows }>();

const arrowsAmong = (layout: Layout, ids: readonly number[], width: number | null): Arrows => {
  const key = ids.join();
  const before = last.get(layout);
  if (before?.key === key) return before.arrows;
  const spots = ids.map((id) => spotOf(layout, id));
  const arrows: Arrows = new Map(spots.map((spot) => [spot.id, arrowsFrom(spot, spots, width)]));
  connect(spots, arrows);
  last.set(layout, { key, arrows });
  return arrows;
};

/**
 * The choice that an arrow key leads to from `from` (itself a choice or not), or null when there is none that way. Every
 * candidate can be reached from every other by some sequence of arrows.
 */
export const neighbourInDirection = (
  layout: Layout,
  from: number,
  candidates: readonly number[],
  direction: Direction,
): number | null => {
  const width = layout.board.wraps ? layout.map.columns : null;
  const ids = [...new Set(candidates)].sort((a, b) => a - b);
  if (ids.includes(from)) return arrowsAmong(layout, ids, width).get(from)?.get(direction) ?? null;
  const spots = ids.map((id) => spotOf(layout, id));
  return arrowsFrom(spotOf(layout, from), spots, width).get(direction) ?? null;
};
