// What the strong bot has in mind at one question of Risk Napoleon: the field that plans are tried on, the search, and what
// its missions ask for.
import {
  type Answer,
  armiesAt,
  landingsFrom,
  missionPoints,
  nap,
  progressOf,
  type Rules,
  type Seat,
  territoriesOf,
  type View,
} from '../../core/index.js';
import { type Chart, chartOf } from '../classic/chart.js';
import { type Field, fieldOf } from '../classic/field.js';
import { BUDGET, type Plan, type Search } from '../classic/plans.js';
import { threatTo } from '../survey.js';
import type { FightField } from './combat.js';
import { hardened, judgeOf } from './judge.js';
import { wishesOf } from './wishes.js';

export interface NapoleonChoice {
  readonly answer: Answer;
  /** The plan on land that it belongs to; null where there is none. */
  readonly plan: Plan | null;
}

export interface Thought extends FightField {
  readonly field: Field;
  readonly search: Search;
}

/** Landings make neighbours of what the sea joins, for as long as the zones are held. */
const withLandings = (rules: Rules, view: View, seat: Seat): Chart => {
  const chart = chartOf(rules);
  const neighbours = chart.neighbours.map((next) => [...next]);
  for (const from of territoriesOf(view, seat)) {
    for (const to of landingsFrom(rules, view, from, seat).keys()) {
      if (view.owner[to] === seat || view.owner[to] === null) continue;
      neighbours[from]?.push(to);
      neighbours[to]?.push(from);
    }
  }
  return { ...chart, neighbours };
};

/** The board as plans see it: who is on turn may land, and what helps a defender counts as more regiments. */
export const landFieldOf = (rules: Rules, view: View, seat: Seat): Field => {
  const chart = view.turn.seat === seat ? withLandings(rules, view, seat) : chartOf(rules);
  return hardened(rules, view, fieldOf(chart, view, seat));
};

export const thoughtOf = (rules: Rules, view: View, seat: Seat): Thought => {
  return {
    rules,
    view,
    seat,
    wishes: wishesOf(rules, view, seat),
    field: landFieldOf(rules, view, seat),
    search: { judge: judgeOf(rules, view, seat), gain: 0.02, nodes: 0, budget: BUDGET / 3 },
  };
};

export const indexIn = (rules: Rules, value: unknown): number => rules.board.index.get(String(value)) ?? -1;

export const bestOf = <T>(items: readonly T[], worth: (item: T) => number): readonly [T, number] | null => {
  let best: readonly [T, number] | null = null;
  for (const item of items) {
    const value = worth(item);
    if (best === null || value > best[1]) best = [item, value];
  }
  return best;
};

export const isLast = ({ rules, view }: FightField): boolean => view.turn.round >= (rules.profile.rounds ?? 5);

/** Points of missions that a piece of this kind would accomplish by itself, or nearly. */
export const missionPull = ({ rules, view, seat }: FightField, keys: readonly string[], within: number): number =>
  (nap(view).missions[seat]?.held ?? []).reduce((sum, mission) => {
    const parts = progressOf(rules, view, seat, mission);
    const open = parts.filter(({ have, need }) => have < need);
    const gap = open.reduce((all, { have, need }) => all + need - have, 0);
    return open.length > 0 && open.every(({ key }) => keys.includes(key)) && gap <= within
      ? sum + missionPoints(rules, mission) / gap
      : sum;
  }, 0);

/** What stands safely: an army larger than what faces it. */
export const safety = ({ rules, view, seat }: FightField, at: number): number =>
  armiesAt(view, at) - threatTo(rules, view, at, seat);

/** Plans that may follow the first: the judge looks further than a plan does. */
export const DEPTH = 3;
