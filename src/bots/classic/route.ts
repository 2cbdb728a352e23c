// How a set of territories is taken: in which order, from where, with which of the armies to place, and how likely.
import type { Chart } from './chart.js';
import { capture, copyOf, type Field } from './field.js';
import { afterFight, certain, chanceOf, meanOf, type Spread, without } from './fights.js';

export interface Step {
  readonly from: number;
  readonly to: number;
}

export interface Route {
  readonly steps: readonly Step[];
  /** Armies of the pool that it needs, in the order in which they are needed. */
  readonly placed: readonly (readonly [at: number, count: number])[];
  /** That every fight is won. */
  readonly chance: number;
  /** The position then, with mean armies. */
  readonly after: Field;
  /** The position after the fight that is most likely lost; null where that cannot happen. */
  readonly failed: Field | null;
}

/** Fights that are as good as lost are not planned. */
const LEAST_CHANCE = 0.05;
/** What a fight to the end costs for each defender, and the garrison that stays. */
const PRICE = 0.9;
/** More than the mean is brought along. */
const SAFETY = 1.2;
/** The most armies that must move in: as many as dice were rolled. */
const DICE = 3;

/** What is being planned. */
interface Work {
  readonly field: Field;
  readonly wanted: Uint8Array;
  /** By territory, where it is not simply the armies there. */
  readonly spreads: Map<number, Spread>;
  readonly steps: Step[];
  readonly placed: [number, number][];
  left: number;
  chance: number;
  worst: number;
  failed: Field | null;
}

const armiesOf = ({ field, spreads }: Work, at: number): number => {
  const spread = spreads.get(at);
  return spread ? meanOf(spread) : (field.armies[at] ?? 0);
};

/** What can still be put on `at`. */
const poolFor = ({ field }: Work, at: number): number => field.late + (field.home[at] ? field.pool : 0);

const nextOf = (chart: Chart, at: number): readonly number[] => chart.neighbours[at] ?? [];

/** Wanted territories that hang together with `start`, through wanted ones; `start` itself is not wanted any more. */
const beyond = ({ field, wanted }: Work, start: number, seen: Uint8Array): number => {
  let need = 0;
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const n of nextOf(field.chart, at)) {
      if (!wanted[n] || seen[n]) continue;
      seen[n] = 1;
      need += PRICE * (field.armies[n] ?? 0) + 1;
      open.push(n);
    }
  }
  return need;
};

const place = (work: Work, at: number, count: number): void => {
  if (count <= 0) return;
  const { field, spreads, placed } = work;
  const spread = spreads.get(at) ?? certain(field.armies[at] ?? 0);
  spreads.set(at, { low: spread.low + count, chances: spread.chances });
  const early = field.home[at] ? Math.min(count, field.pool) : 0;
  field.pool -= early;
  field.late -= count - early;
  if (early > 0) placed.push([at, early]);
};

/** The cheapest way from my stacks through others' territories to a wanted one: its territories become wanted. */
const pathTo = (work: Work): boolean => {
  const { field, wanted } = work;
  const { chart, owner, armies, me } = field;
  const cost = new Float64Array(chart.size).fill(Number.POSITIVE_INFINITY);
  const back = new Int16Array(chart.size).fill(-1);
  const done = new Uint8Array(chart.size);
  for (let at = 0; at < chart.size; at++) {
    if (owner[at] !== me) continue;
    const strength = armiesOf(work, at) - 1 + poolFor(work, at);
    if (strength >= 1) cost[at] = -0.3 * strength;
  }
  for (;;) {
    let at = -1;
    for (let i = 0; i < chart.size; i++)
      if (!done[i] && (cost[i] ?? 0) < (at < 0 ? Number.POSITIVE_INFINITY : (cost[at] ?? 0))) at = i;
    if (at < 0) return false;
    done[at] = 1;
    if (wanted[at]) {
      for (let p = back[at] ?? -1; p >= 0 && owner[p] !== me; p = back[p] ?? -1) {
        wanted[p] = 1;
        work.left++;
      }
      return true;
    }
    for (const n of nextOf(chart, at)) {
      if (owner[n] === me || (owner[n] ?? -1) < 0) continue;
      const sum = (cost[at] ?? 0) + PRICE * (armies[n] ?? 0) + 1;
      if (sum < (cost[n] ?? 0)) [cost[n], back[n]] = [sum, at];
    }
  }
};

/** The stack to attack with next: the one that has just moved, else the strongest next to something wanted; -1 for none. */
const stackFor = (work: Work, head: number): number => {
  const { field, wanted } = work;
  const { chart, owner, me } = field;
  let best = -1;
  let most = 0;
  for (let to = 0; to < chart.size; to++) {
    if (wanted[to] !== 1) continue;
    for (const at of nextOf(chart, to)) {
      if (owner[at] !== me) continue;
      const strength = armiesOf(work, at) + poolFor(work, at);
      if (strength < 2) continue;
      if (at === head) return at;
      if (strength > most || (strength === most && at < best)) [best, most] = [at, strength];
    }
  }
  return best;
};

/** Dead ends first, then what has the fewest ways on; of equals the weakest. */
const targetFor = ({ field, wanted }: Work, from: number): number => {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const to of nextOf(field.chart, from)) {
    if (!wanted[to]) continue;
    const exits = nextOf(field.chart, to).filter((n) => wanted[n]).length;
    const price = 1000 * exits + (field.armies[to] ?? 0);
    if (price < least) [best, least] = [to, price];
  }
  return best;
};

/** How the armies part after `to` has fallen: what moves in, as a number where it is the smaller part. */
const part = (work: Work, from: number, to: number, left: Spread): readonly [stays: Spread, goes: Spread] => {
  const { field, wanted } = work;
  const seen = new Uint8Array(field.chart.size);
  const ahead = beyond(work, to, seen);
  const behind = nextOf(field.chart, from).some((n) => wanted[n] && !seen[n]) ? beyond(work, from, seen) : 0;
  const most = Math.max(1, Math.floor(meanOf(left)) - 1);
  if (behind === 0) return [certain(1), without(left, 1)];
  if (ahead === 0) {
    const few = Math.min(DICE, most);
    return [without(left, few), certain(few)];
  }
  const few = Math.min(most, Math.ceil(SAFETY * Math.min(ahead, behind)) + 2);
  if (ahead > behind) return [certain(Math.min(few, most)), without(left, Math.min(few, most))];
  return [without(left, Math.min(few, most)), certain(Math.min(few, most))];
};

/** Fights one of the fights; false when there is no hope. */
const fight = (work: Work, from: number, to: number): boolean => {
  const { field, spreads, wanted } = work;
  const { profile } = field.chart.rules;
  const defenders = field.armies[to] ?? 0;
  const before = scaled(spreads.get(from) ?? certain(field.armies[from] ?? 0), work.chance);
  const left = afterFight(profile, before, defenders);
  const chance = chanceOf(left);
  if (chance < LEAST_CHANCE) return false;
  if (work.chance - chance > work.worst) {
    work.worst = work.chance - chance;
    work.failed = settled(work);
    work.failed.armies[from] = 1;
    work.failed.armies[to] = Math.max(1, Math.round(defenders / 2));
  }
  work.chance = chance;
  wanted[to] = 0;
  work.left--;
  const [stays, goes] = part(work, from, to, left);
  capture(field, from, to, 0);
  spreads.set(from, stays);
  spreads.set(to, goes);
  work.steps.push({ from, to });
  // C-ATT-7: armies that came with the loser's cards stand with the stack that goes on.
  place(work, to, field.late);
  return true;
};

/** The same spread with `chance` in all. */
const scaled = (spread: Spread, chance: number): Spread => {
  const sum = chanceOf(spread);
  if (sum === chance || sum === 0) return sum === 0 ? { low: 1, chances: Float64Array.of(chance) } : spread;
  return { low: spread.low, chances: spread.chances.map((p) => (p * chance) / sum) };
};

/** The position with mean armies. */
const settled = ({ field, spreads }: Work): Field => {
  const copy = copyOf(field);
  for (const [at, spread] of spreads) copy.armies[at] = Math.max(1, Math.round(meanOf(spread)));
  return copy;
};

/**
 * A route through `targets`, others' territories, and whatever must be passed to get there. `lean` places what is
 * needed, else the whole pool goes to the first stack. Null where there is no way or no hope.
 */
export const routeTo = (start: Field, targets: readonly number[], lean: boolean): Route | null => {
  const field = copyOf(start);
  const { chart } = field;
  const work: Work = {
    field,
    wanted: new Uint8Array(chart.size),
    spreads: new Map(),
    steps: [],
    placed: [],
    left: targets.length,
    chance: 1,
    worst: 0,
    failed: null,
  };
  for (const t of targets) work.wanted[t] = 1;
  let head = -1;
  while (work.left > 0) {
    let from = stackFor(work, head);
    if (from < 0) {
      if (!pathTo(work)) return null;
      from = stackFor(work, head);
      if (from < 0) return null;
    }
    const free = poolFor(work, from);
    if (free > 0) {
      const need = SAFETY * beyond(work, from, new Uint8Array(chart.size)) + 2 - armiesOf(work, from);
      place(work, from, lean ? Math.min(free, Math.max(0, Math.ceil(need))) : free);
    }
    const to = targetFor(work, from);
    if (to < 0 || armiesOf(work, from) < 1.5) return null;
    if (!fight(work, from, to)) return null;
    head = to;
  }
  return {
    steps: work.steps,
    placed: work.placed,
    chance: work.chance,
    after: settled(work),
    failed: work.failed,
  };
};
