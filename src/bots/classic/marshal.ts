// The strong bot's answers in the classic games: a search over what the whole turn may bring, made anew for every question.
import { type Answer, isJoker, type Rules, type Seat, type View } from '../../core/index.js';
import { goalOf, pullOf } from '../secret.js';
import { chartOf } from './chart.js';
import { copyOf, type Field, fieldOf, shift } from './field.js';
import { claimFor, placeForNeutral, placeInSetup } from './opening.js';
import { BUDGET, bestPlan, bestWorth, type Judge, type Plan, placedOn, type Search } from './plans.js';
import { nearness, withMission } from './purpose.js';
import {
  type Asked,
  attackOf,
  claimOf,
  defendOf,
  fortifyOf,
  moveInOf,
  noAttack,
  noFortify,
  noTrade,
  placeOf,
  tradeOf,
} from './question.js';
import { type Weights, weightsFor } from './weights.js';
import { worthOf } from './worth.js';

/** What the bot thinks with in one decision. */
interface Thought {
  readonly rules: Rules;
  readonly view: View;
  readonly field: Field;
  readonly search: Search;
}

export interface Choice {
  readonly answer: Answer;
  /** The plan that it belongs to; null where there is none. */
  readonly plan: Plan | null;
  /** What the game is worth with it, from 0 to 1; null where nothing was weighed. */
  readonly worth: number | null;
}

type AskedOf<K extends Asked['kind']> = Extract<Asked, { kind: K }>;

const bestOf = <T>(items: readonly T[], worth: (item: T) => number): readonly [T, number] => {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [best, most] = [item, value];
  }
  if (best === undefined) throw new Error('bug: nothing to choose from');
  return [best, most];
};

const isFront = ({ chart, owner, me }: Field, at: number): boolean =>
  (chart.neighbours[at] ?? []).some((n) => owner[n] !== me);

/** The first placement of a row of plans. */
const firstPlaced = (plan: Plan | null): readonly [number, number] | null =>
  plan === null ? null : (plan.route.placed[0] ?? firstPlaced(plan.next));

/** C-REINF-3: what the plan needs, then the rest where it is worth most. */
const place = ({ rules, field, search }: Thought, { on, most }: AskedOf<'place'>): Choice => {
  const plan = bestPlan(field, search);
  const first = firstPlaced(plan);
  if (first !== null && plan) {
    const [at, count] = first;
    return { answer: placeOf(rules, at, Math.min(count, most)), plan, worth: plan.worth };
  }
  const fronts = on.filter((at) => isFront(field, at));
  // With a plan that needs nothing more, the rest stands well where things are when it has been carried out.
  const then = plan ? plan.route.after : field;
  const spots = fronts.length > 0 ? fronts : on;
  const count = Math.min(most, Math.max(1, Math.ceil(field.pool / 2)));
  const [at] = bestOf(spots, (t) => search.judge.stay(placedOn(then, t, count)));
  return { answer: placeOf(rules, at, count), plan, worth: plan?.worth ?? null };
};

const trade = ({ rules, field, search }: Thought, { sets, mandatory }: AskedOf<'trade'>): Choice => {
  if (sets.length === 0) return { answer: noTrade(), plan: null, worth: null };
  const [set] = bestOf(sets, (s) => 2 * s.value + Math.min(1, s.bonusOn.length) - 3 * s.cards.filter(isJoker).length);
  const [bonusOn] = set.bonusOn.length === 0 ? [null] : bestOf(set.bonusOn, (at) => (isFront(field, at) ? 1 : 0));
  const answer = tradeOf(rules, set, bonusOn);
  if (mandatory) return { answer, plan: null, worth: null };
  const traded = copyOf(field);
  traded.pool += set.value + (bonusOn === null ? 0 : rules.profile.cardBonus);
  traded.sets++;
  traded.cards[field.me] = (traded.cards[field.me] ?? 0) - 3;
  const kept = bestWorth(field, search);
  const now = bestWorth(traded, { ...search, nodes: 0 });
  return now >= kept ? { answer, plan: null, worth: now } : { answer: noTrade(), plan: null, worth: kept };
};

const attack = ({ rules, field, search }: Thought, { options }: AskedOf<'attack'>): Choice => {
  const plan = bestPlan(field, search);
  const step = plan?.route.steps[0];
  const option = step && options.find(({ from, to }) => from === step.from && to === step.to);
  if (!plan || !option) return { answer: noAttack(), plan: null, worth: search.judge.stay(field) };
  return { answer: attackOf(rules, option, option.max), plan, worth: plan.worth };
};

/** Numbers of armies worth a thought: the ends, the middle, and what leaves the origin safe. */
const countsBetween = (min: number, max: number): number[] => [
  ...new Set([max, min, Math.floor((min + max) / 2), Math.max(min, max - 2), Math.min(max, min + 2)]),
];

const moveIn = ({ field, search }: Thought, { from, to, min, max }: AskedOf<'moveIn'>): Choice => {
  const after = (count: number): Field => {
    const copy = copyOf(field);
    shift(copy, from, to, count);
    return copy;
  };
  const [count, worth] = bestOf(countsBetween(min, max), (n) => bestWorth(after(n), { ...search, nodes: 0 }));
  return { answer: moveInOf(count), plan: null, worth };
};

/** Steps to the nearest territory of others, by territory of mine. */
const distances = ({ chart, owner, me }: Field): Int16Array => {
  const distance = new Int16Array(chart.size).fill(-1);
  const open: number[] = [];
  for (let at = 0; at < chart.size; at++) {
    if (owner[at] === me) continue;
    distance[at] = 0;
    open.push(at);
  }
  for (const at of open) {
    for (const n of chart.neighbours[at] ?? []) {
      if (distance[n] !== -1) continue;
      distance[n] = (distance[at] ?? 0) + 1;
      open.push(n);
    }
  }
  return distance;
};

/** A step towards the enemy is worth this for each army, where nothing else is to be said. */
const STEP = 1e-5;

const fortify = ({ rules, field, search }: Thought, { options }: AskedOf<'fortify'>): Choice => {
  const distance = distances(field);
  const stay = search.judge.stay(field);
  const moves = options.flatMap((option) =>
    [...new Set([option.max, Math.ceil(option.max / 2)])].map((count) => ({ option, count })),
  );
  const [best, worth] = bestOf(moves, ({ option: { from, to }, count }) => {
    const copy = copyOf(field);
    shift(copy, from, to, count);
    return search.judge.stay(copy) + STEP * count * ((distance[from] ?? 0) - (distance[to] ?? 0));
  });
  if (worth <= stay + STEP / 2) return { answer: noFortify(), plan: null, worth: stay };
  return { answer: fortifyOf(rules, best.option, best.count), plan: null, worth };
};

/** The position and the search with which the strong bot thinks in a classic game. */
export const classicThought = (
  rules: Rules,
  view: View,
  seat: Seat,
  weights = weightsFor(rules.players),
): Pick<Thought, 'field' | 'search'> => {
  const field = fieldOf(chartOf(rules), view, seat);
  const goal = goalOf(rules, view, seat);
  const worth = (of: Field): number =>
    goal === null ? worthOf(of, weights) : withMission(worthOf(of, weights), nearness(of, goal));
  const judge: Judge = { worth, stay: worth };
  const gain = weights.gain * worth(field);
  return { field, search: { judge, gain, nodes: 0, budget: BUDGET } };
};

/** What the strong bot does in a classic game, and why. */
export const chooseClassic = (rules: Rules, view: View, seat: Seat, asked: Asked, weights?: Weights): Choice => {
  const thought: Thought = { rules, view, ...classicThought(rules, view, seat, weights) };
  const { field } = thought;
  const plain = (answer: Answer): Choice => ({ answer, plan: null, worth: null });
  switch (asked.kind) {
    case 'claim':
      return plain(
        claimOf(
          rules,
          claimFor(field, asked.free, (region) => pullOf(rules, view, seat, region)),
        ),
      );
    case 'place':
      if (asked.of !== seat) return plain(placeOf(rules, placeForNeutral(field, asked.on, asked.of), asked.most));
      if (view.turn.round === 0) return plain(placeOf(rules, placeInSetup(field, asked.on), asked.most));
      return place(thought, asked);
    case 'trade':
      return trade(thought, asked);
    case 'attack':
      return attack(thought, asked);
    case 'defend':
      return plain(defendOf(asked.max));
    case 'moveIn':
      return moveIn(thought, asked);
    case 'fortify':
      return fortify(thought, asked);
  }
};
