// What the strong bot might do with the rest of its turn: goals, each with a route, in a row; and which row is worth most.
import { copyOf, type Field } from './field.js';
import { type Route, routeTo } from './route.js';

export type Goal =
  /** Wipe out `seat`. */
  | { readonly kind: 'kill'; readonly seat: number }
  /** Hold `region` whole. */
  | { readonly kind: 'complete'; readonly region: number }
  /** Take `region` from `seat`, which holds it. */
  | { readonly kind: 'break'; readonly region: number; readonly seat: number }
  /** Take one territory. */
  | { readonly kind: 'take'; readonly at: number };

export interface Plan {
  readonly goal: Goal;
  readonly route: Route;
  /** What the game is worth then, the chance of failure included. */
  readonly worth: number;
  /** What follows when all goes well. */
  readonly next: Plan | null;
}

/** What positions are worth to the seat that thinks. */
export interface Judge {
  /** With the turn going on. */
  worth(field: Field): number;
  /** If nothing more were attacked this turn. */
  stay(field: Field): number;
}

export interface Search {
  readonly judge: Judge;
  /** The least gain for which an attack is made, in the judge's measure. */
  readonly gain: number;
  /** Plans looked at so far in this decision, and the most there may be. */
  nodes: number;
  readonly budget: number;
}

/** Routes for one decision: a budget counted in nodes, never in time (D-2). */
export const BUDGET = 1500;
/** How many of the best plans are carried on with: of the first, of those that follow it, and so on. */
const WIDTH: readonly number[] = [4, 2, 1, 1, 1];

interface Aim {
  readonly goal: Goal;
  readonly targets: readonly number[];
}

const ownedBy = (field: Field, seat: number): number[] => {
  const found: number[] = [];
  for (let at = 0; at < field.chart.size; at++) if (field.owner[at] === seat) found.push(at);
  return found;
};

/** Roughly what taking territories costs. */
const priceOf = (field: Field, targets: readonly number[]): number =>
  targets.reduce((sum, t) => sum + 0.85 * (field.armies[t] ?? 0) + 1, 0);

/** Others' territories next to a stack of mine that can attack, the pool included. */
const inReach = (field: Field): number[] => {
  const { chart, owner, armies, me, pool } = field;
  const found: number[] = [];
  for (let at = 0; at < chart.size; at++) {
    if (owner[at] === me || (owner[at] ?? -1) < 0) continue;
    const can = chart.neighbours[at]?.some((n) => owner[n] === me && (armies[n] ?? 0) + pool >= 2);
    if (can) found.push(at);
  }
  return found;
};

const aimsOf = (field: Field): Aim[] => {
  const { chart, owner, armies, me, players, alive, pool } = field;
  let power = pool;
  for (let at = 0; at < chart.size; at++) if (owner[at] === me) power += Math.max(0, (armies[at] ?? 0) - 1);
  const aims: Aim[] = [];
  const add = (goal: Goal, targets: readonly number[]): void => {
    if (targets.length > 0 && priceOf(field, targets) <= 1.15 * power + 2) aims.push({ goal, targets });
  };
  for (let seat = 0; seat < players; seat++) {
    if (seat !== me && alive[seat]) add({ kind: 'kill', seat }, ownedBy(field, seat));
  }
  chart.regions.forEach(({ bonus, territories }, region) => {
    const others = territories.filter((t) => owner[t] !== me);
    if (bonus > 0) add({ kind: 'complete', region }, others);
    const [first] = territories;
    const holder = first === undefined ? -1 : (owner[first] ?? -1);
    const isHeld = holder >= 0 && holder < players && holder !== me && territories.every((t) => owner[t] === holder);
    if (!isHeld || bonus === 0) return;
    const weakest = [...territories].sort((a, b) => (armies[a] ?? 0) - (armies[b] ?? 0));
    for (const t of weakest.slice(0, 3)) add({ kind: 'break', region, seat: holder }, [t]);
  });
  for (const at of inReach(field)) add({ kind: 'take', at }, [at]);
  return aims;
};

const worthWith = (route: Route, search: Search, then: number): number =>
  route.failed === null ? then : route.chance * then + (1 - route.chance) * search.judge.worth(route.failed);

const plansFor = (field: Field, search: Search): Plan[] => {
  const plans: Plan[] = [];
  for (const { goal, targets } of aimsOf(field)) {
    for (const lean of field.pool > 0 ? [true, false] : [true]) {
      if (search.nodes >= search.budget) return plans;
      search.nodes++;
      const route = routeTo(field, targets, lean);
      if (!route) continue;
      plans.push({ goal, route, worth: worthWith(route, search, search.judge.worth(route.after)), next: null });
    }
  }
  return plans.sort((a, b) => b.worth - a.worth);
};

/** The best row of plans from here; null where staying is better. `depth`: plans that may follow the first; `nth`: how many came before. */
export const bestPlan = (field: Field, search: Search, depth = 2, nth = 0): Plan | null => {
  const stay = search.judge.stay(field) + search.gain;
  let best: Plan | null = null;
  const width = WIDTH[nth] ?? 1;
  for (const plan of plansFor(field, search).slice(0, width)) {
    const next = depth > 0 ? bestPlan(plan.route.after, search, depth - 1, nth + 1) : null;
    const worth = next ? worthWith(plan.route, search, next.worth) : plan.worth;
    if (worth > stay && (best === null || worth > best.worth)) best = { ...plan, worth, next };
  }
  return best;
};

/** What the position is worth when the best is made of it. */
export const bestWorth = (field: Field, search: Search, depth = 1): number => {
  const plan = bestPlan(field, search, depth);
  return Math.max(search.judge.stay(field), plan?.worth ?? Number.NEGATIVE_INFINITY);
};

/** The same position with `count` armies of the pool on `at`. */
export const placedOn = (field: Field, at: number, count: number): Field => {
  const copy = copyOf(field);
  copy.armies[at] = (copy.armies[at] ?? 0) + count;
  copy.pool -= count;
  return copy;
};
