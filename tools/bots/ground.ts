// The board as the reference opponents speak of it.
import type { Rules, Seat, View } from '../../src/core/index.js';

export interface Way {
  /** From an own territory to the goal. */
  readonly path: readonly number[];
  /** Armies of others on it. */
  readonly cost: number;
}

export interface Ground {
  readonly view: View;
  readonly me: Seat;
  readonly owner: View['owner'];
  readonly regions: Rules['board']['regions'];
  next(at: number): readonly number[];
  armies(at: number): number;
  isFoe(at: number, seat: Seat): boolean;
  isFront(at: number, seat: Seat): boolean;
  held(seat: Seat): number[];
  fronts(seat: Seat): number[];
  total(seat: Seat): number;
  rivals(): Seat[];
  region(index: number): Rules['board']['regions'][number];
  owns(region: number, seat: Seat): boolean;
  /** The seat that holds a region whole; null for none. */
  holder(region: number): Seat | null;
  /** Territories with a neighbour outside. */
  doors(region: number): number[];
  /** Others' armies in it. */
  foes(region: number, seat: Seat): number;
  /** Armies of `seat` in it and next to its doors. */
  around(region: number, seat: Seat): number;
  /** Armies of `seat` there against all others', from 0. */
  share(region: number, seat: Seat): number;
  cheapestWay(goals: readonly number[], seat: Seat): Way | null;
  /** Steps to the nearest foe through own territories. */
  depths(seat: Seat): number[];
  setValue(): number;
}

export const ground = (rules: Rules, view: View, me: Seat): Ground => {
  const { board, profile } = rules;
  const { owner } = view;
  const next = (at: number): readonly number[] => board.neighbours[at] ?? [];
  const armies = (at: number): number => view.armies[at] ?? 0;
  const isFoe = (at: number, seat: Seat): boolean => owner[at] !== seat && owner[at] !== null;
  const isFront = (at: number, seat: Seat): boolean => owner[at] === seat && next(at).some((n) => isFoe(n, seat));
  const all = board.territories.map((_, at) => at);
  const region = (index: number): Rules['board']['regions'][number] => {
    const found = board.regions[index];
    if (!found) throw new Error(`no region ${index}`);
    return found;
  };
  const owns = (index: number, seat: Seat): boolean => region(index).territories.every((t) => owner[t] === seat);
  const doors = (index: number): number[] =>
    region(index).territories.filter((t) => next(t).some((n) => !region(index).territories.includes(n)));
  const sum = (territories: readonly number[]): number => territories.reduce((total, t) => total + armies(t), 0);
  const foes = (index: number, seat: Seat): number => sum(region(index).territories.filter((t) => isFoe(t, seat)));
  const around = (index: number, seat: Seat): number => {
    const near = new Set(region(index).territories);
    for (const door of doors(index)) for (const n of next(door)) near.add(n);
    return sum([...near].filter((t) => owner[t] === seat));
  };
  return {
    view,
    me,
    owner,
    regions: board.regions,
    next,
    armies,
    isFoe,
    isFront,
    held: (seat) => all.filter((t) => owner[t] === seat),
    fronts: (seat) => all.filter((t) => isFront(t, seat)),
    total: (seat) => sum(all.filter((t) => owner[t] === seat)),
    rivals: () => view.seats.flatMap(({ status }, seat) => (status === 'in' && seat !== me ? [seat as Seat] : [])),
    region,
    owns,
    holder: (index) => {
      const [first] = region(index).territories;
      const seat = first === undefined ? null : (owner[first] ?? null);
      return seat !== null && seat < rules.players && owns(index, seat) ? seat : null;
    },
    doors,
    foes,
    around,
    share: (index, seat) => sum(region(index).territories.filter((t) => owner[t] === seat)) / (foes(index, seat) + 1),
    cheapestWay: (goals, seat) => {
      const cost = all.map((t) => (owner[t] === seat && armies(t) > 0 ? 0 : Number.POSITIVE_INFINITY));
      const back = all.map(() => -1);
      const open = new Set(all);
      while (open.size > 0) {
        let at = -1;
        for (const t of open) if (at < 0 || (cost[t] ?? 0) < (cost[at] ?? 0)) at = t;
        if ((cost[at] ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY) return null;
        open.delete(at);
        if (goals.includes(at) && owner[at] !== seat) {
          const path = [at];
          for (let p = back[at] ?? -1; p >= 0; p = back[p] ?? -1) path.unshift(p);
          return { path, cost: cost[at] ?? 0 };
        }
        for (const n of next(at)) {
          const price = owner[n] === seat ? Number.POSITIVE_INFINITY : (cost[at] ?? 0) + armies(n);
          if (open.has(n) && price < (cost[n] ?? 0)) [cost[n], back[n]] = [price, at];
        }
      }
      return null;
    },
    depths: (seat) => {
      const depth: number[] = all.map((t) => (isFront(t, seat) ? 1 : 0));
      let edge = all.filter((t) => depth[t] === 1);
      for (let step = 2; edge.length > 0; step++) {
        edge = edge.flatMap((t) => next(t).filter((n) => owner[n] === seat && depth[n] === 0));
        for (const t of edge) depth[t] = step;
      }
      return depth;
    },
    setValue: () => profile.setValue(view.setsTraded + 1, rules.cards.slice(0, 3), rules.pack),
  };
};
