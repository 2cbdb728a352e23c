// Killbot, a well-known opponent of other Risk programs, written anew from a description of what it does: it looks for a
// seat that it can wipe out in one walk, else for the continent that costs least. A yardstick for measurements only; it
// remembers its walk between questions, as no bot of the game does.

import {
  askedOf,
  attackOf,
  claimOf,
  defendOf,
  fortifyOf,
  moveInOf,
  noAttack,
  noFortify,
  placeOf,
  tradeOf,
} from '../../src/bots/classic/question.js';
import type { BotFactory } from '../../src/bots/index.js';
import { isJoker, type Rules, type Seat, type View } from '../../src/core/index.js';
import { type Ground, ground } from './ground.js';

const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined => {
  let top: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > most) [top, most] = [item, value];
  }
  return top;
};

/** 1.3 times the armies, cut to a whole number. */
const want = (armies: number): number => Math.trunc(1.3 * armies);

const unplaced = ({ owner, regions }: Ground, free: readonly number[], me: number, next: Ground['next']): number => {
  const open = regions.filter(({ territories }) => territories.every((t) => owner[t] === null || owner[t] === me));
  const goal = best(
    open.filter(({ territories }) => territories.some((t) => owner[t] === null)),
    ({ territories }) => -territories.length,
  );
  const inside = free.filter((t) => goal?.territories.includes(t));
  const touching = (t: number): number => next(t).filter((n) => owner[n] === me).length;
  const pool = inside.length > 0 ? inside : free;
  const joined = inside.filter((t) => touching(t) > 0);
  if (joined.length > 0) return joined[0] ?? 0;
  return best(pool, (t) => (inside.length > 0 ? -next(t).length : touching(t))) ?? 0;
};

/** A walk that begins next to `at` and passes every territory of `set` once, or null. At most so many steps are tried. */
const walkThrough = (g: Ground, set: readonly number[], start: number): number[] | null => {
  let tries = 4000;
  const inSet = new Set(set);
  const walk = (at: number, path: number[]): number[] | null => {
    if (path.length === set.length) return path;
    if (tries-- < 0) return null;
    for (const n of g.next(at)) {
      if (!inSet.has(n) || path.includes(n)) continue;
      const found = walk(n, [...path, n]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
};

interface Walk {
  readonly path: readonly number[];
}

/** 3a and 3b: whom it can wipe out with `n` armies to place, and the walk. */
const killWalk = (g: Ground, n: number): Walk | null => {
  const { me, view } = g;
  const mine = g.total(me);
  const stack = Math.max(0, ...g.fronts(me).map((t) => g.armies(t)));
  const scores = g.rivals().map((seat) => ({
    seat,
    score: g.total(seat) - (g.setValue() * (view.seats[seat]?.cards ?? 0)) / 3,
  }));
  const target = best(
    scores.filter(({ seat }) => stack + n > g.total(seat) + g.held(seat).length),
    ({ score }) => -score,
  );
  if (!target || mine <= 2 * target.score) return null;
  const held = g.held(target.seat);
  if (held.length > 20) return null;
  let cheapest: { readonly path: readonly number[]; readonly spare: number } | null = null;
  for (const start of held) {
    const walk = walkThrough(g, held, start);
    if (!walk) continue;
    const way = g.cheapestWay([start], me);
    if (!way) continue;
    const [from, ...rest] = way.path;
    if (from === undefined) continue;
    const cost = [...rest.slice(0, -1), ...walk].reduce((sum, t) => sum + g.armies(t), 0);
    const spare = g.armies(from) + n - cost;
    if (spare > 0 && (cheapest === null || spare > cheapest.spare)) {
      cheapest = { path: [from, ...rest.slice(0, -1), ...walk], spare };
    }
  }
  return cheapest;
};

const need = (g: Ground, region: number): number => {
  const { me } = g;
  const around = g.around(region, me);
  const way = g.cheapestWay(g.region(region).territories, me);
  const byWay = way ? g.armies(way.path[0] ?? -1) - Math.trunc(1.2 * way.cost) : 0;
  return want(g.foes(region, me)) - Math.max(around, byWay);
};

/** 3c: the continents that it wants. */
const wanted = (g: Ground, n: number): number[] => {
  const all = g.regions.map((_, region) => region);
  const others = all.filter((region) => !g.owns(region, g.me));
  if (others.length === all.length) {
    const cheapest = best(all, (region) => -need(g, region));
    return cheapest === undefined ? [] : [cheapest];
  }
  return all.filter((region) => g.owns(region, g.me) || need(g, region) < n / (all.length / 4));
};

/** Where an army toward `region` stands. */
const toward = (g: Ground, region: number): number => {
  const { me } = g;
  const { territories } = g.region(region);
  const foesNear = (t: number): number => g.next(t).filter((f) => g.isFoe(f, me) && territories.includes(f)).length;
  if (g.owns(region, me)) {
    const exposed = g.doors(region).filter((t) => g.isFront(t, me));
    return best(exposed, (t) => -g.armies(t)) ?? territories[0] ?? 0;
  }
  const inside = territories.filter((t) => g.owner[t] === me);
  const good = best(inside, foesNear);
  if (good !== undefined && foesNear(good) > 0) return good;
  return g.cheapestWay(territories, me)?.path[0] ?? g.fronts(me)[0] ?? 0;
};

const placing = (g: Ground, n: number): number => {
  const { me } = g;
  const goals = wanted(g, n);
  const needy = goals.filter((r) => !g.owns(r, me) || g.doors(r).some((t) => g.armies(t) <= 20 && g.isFront(t, me)));
  const owned = goals.some((r) => g.owns(r, me));
  if (needy.length > 0 && (owned || goals.length > 0)) return toward(g, needy[g.armies(0) % needy.length] ?? 0);
  const ratio = (r: number): number => g.share(r, me);
  return toward(
    g,
    best(
      g.regions.map((_, r) => r).filter((r) => !g.owns(r, me)),
      ratio,
    ) ?? 0,
  );
};

type Pair = readonly [from: number, to: number];

const attacks = (g: Ground, goals: readonly number[]): Pair | null => {
  const { me } = g;
  for (const region of goals) {
    if (g.owns(region, me)) continue;
    const { territories } = g.region(region);
    const foes = territories.filter((t) => g.isFoe(t, me));
    if (want(g.foes(region, me)) + foes.length > g.around(region, me)) continue;
    const stronger = (t: number): number[] =>
      g.next(t).filter((f) => g.owner[f] === me && g.armies(f) > g.armies(t) && g.armies(f) > 1);
    for (const t of foes) {
      const from = stronger(t).find((f) => g.next(f).filter((x) => g.isFoe(x, me)).length === 1);
      if (from !== undefined) return [from, t];
    }
    for (const t of foes) {
      const from = best(stronger(t), (f) => g.armies(f));
      if (from !== undefined) return [from, t];
    }
  }
  for (let region = 0; region < g.regions.length; region++) {
    const holder = g.holder(region);
    if (holder === null || holder === me) continue;
    for (const t of g.doors(region)) {
      const from = g.next(t).find((f) => g.owner[f] === me && g.armies(f) > 2 * g.armies(t));
      if (from !== undefined) return [from, t];
    }
  }
  const all = g
    .fronts(me)
    .flatMap((f) => g.next(f).flatMap((t): Pair[] => (g.isFoe(t, me) && g.armies(f) > 1 ? [[f, t]] : [])));
  if (g.view.turn.captured.length === 0) {
    const pair = best(all, ([f, t]) => g.armies(f) / g.armies(t));
    if (pair && g.armies(pair[0]) > g.armies(pair[1])) return pair;
  }
  const rest = g.rivals().reduce((sum, seat) => sum + g.total(seat), 0);
  if (g.total(me) > rest) return best(all, ([f, t]) => g.armies(f) - g.armies(t)) ?? null;
  return null;
};

const fortifying = (g: Ground, options: readonly { from: number; to: number; max: number }[]) => {
  const { me } = g;
  const inner = options.filter(({ from }) => !g.isFront(from, me));
  const depth = g.depths(me);
  const forward = inner.filter(({ from, to }) => (depth[to] ?? 0) < (depth[from] ?? 0));
  const move = best(forward, ({ max }) => max);
  if (move) return move;
  const weakest = (t: number): number =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...g
        .next(t)
        .filter((f) => g.isFoe(f, me))
        .map((f) => g.armies(f)),
    );
  return best(
    options.filter(({ from, to }) => weakest(to) < weakest(from)),
    ({ max }) => max,
  );
};

export const killbot: BotFactory = (rules: Rules) => {
  let walk: Walk | null = null;
  let goals: readonly number[] = [];
  let turn = '';
  const answer = (view: View, seat: Seat, decision: Parameters<ReturnType<BotFactory>>[1]) => {
    const asked = askedOf(rules, view, decision);
    if (!asked) throw new Error('killbot plays the classic games only');
    const g = ground(rules, view, seat);
    const now = `${view.turn.round}/${view.turn.seat}`;
    if (now !== turn) [walk, goals, turn] = [null, [], now];
    switch (asked.kind) {
      case 'claim':
        return claimOf(rules, unplaced(g, asked.free, seat, g.next));
      case 'place': {
        if (asked.of !== seat) {
          const spot = best(asked.on, (t) => g.next(t).filter((f) => g.rivals().includes(g.owner[f] as Seat)).length);
          return placeOf(rules, spot ?? asked.on[0] ?? 0, asked.most);
        }
        if (view.turn.round === 0) {
          const region = best(
            g.regions.map((_, r) => r).filter((r) => !g.owns(r, seat)),
            (r) => g.share(r, seat),
          );
          const spot = toward(g, region ?? 0);
          return placeOf(rules, asked.on.includes(spot) ? spot : (asked.on[0] ?? 0), asked.most);
        }
        walk = killWalk(g, asked.pool);
        const start = walk?.path[0];
        if (start !== undefined) return placeOf(rules, start, asked.most);
        goals = wanted(g, asked.pool);
        const spot = placing(g, asked.pool);
        const several = goals.length > 1 ? Math.max(1, Math.ceil(asked.pool / 2)) : asked.pool;
        return placeOf(rules, asked.on.includes(spot) ? spot : (asked.on[0] ?? 0), Math.min(asked.most, several));
      }
      case 'trade': {
        const set = best(
          asked.sets,
          (s) => -10 * s.cards.filter(isJoker).length + Math.min(1, s.bonusOn.length) + 0.1 * s.value,
        );
        return set ? tradeOf(rules, set, set.bonusOn[0] ?? null) : { type: 'endTrade' as const };
      }
      case 'attack': {
        if (walk) {
          const path = walk.path;
          const at = path.findIndex(
            (t, i) => g.owner[t] === seat && i + 1 < path.length && g.owner[path[i + 1] ?? -1] !== seat,
          );
          const option = asked.options.find(({ from, to }) => from === path[at] && to === path[at + 1]);
          if (option) return attackOf(rules, option, option.max);
          walk = null;
        }
        const pair = attacks(g, goals.length > 0 ? goals : wanted(g, 0));
        const option = pair && asked.options.find(({ from, to }) => from === pair[0] && to === pair[1]);
        return option ? attackOf(rules, option, option.max) : noAttack();
      }
      case 'defend':
        return defendOf(asked.max);
      case 'moveIn': {
        const { from, to, min, max } = asked;
        if (walk) return moveInOf(max);
        const [behind, ahead] = [g.next(from), g.next(to)].map((n) => n.filter((t) => g.isFoe(t, seat)));
        if (!ahead?.length) return moveInOf(min);
        if (!behind?.length) return moveInOf(max);
        const joined = behind.every((t) => ahead.includes(t) || g.next(t).some((n) => ahead.includes(n)));
        return moveInOf(joined ? max : Math.max(min, Math.floor((min + max) / 2)));
      }
      case 'fortify': {
        const move = fortifying(g, asked.options);
        return move ? fortifyOf(rules, move, move.max) : noFortify();
      }
    }
  };
  return (view, decision, rng) => [answer(view, decision.seat, decision), rng];
};
