// Counts of legal action sequences from a position: one wrong limit anywhere changes them.
import { type Action, expand, type Moment, momentOf, type Rules, type State } from '../../src/core/index.js';
import { applyNow } from './moments.js';

export interface Divided {
  readonly action: Action;
  readonly count: number;
}

const answersIn = ({ decision }: Moment): readonly Action[] => (decision ? expand(decision) : []);

const after = (rules: Rules, now: Moment, action: Action): Moment => {
  if (!now.decision) throw new Error('test: nothing is asked');
  const step = applyNow(rules, now, now.decision.seat, action);
  if (!step.ok) throw new Error(`test: ${JSON.stringify(action)} is refused`);
  return step.value;
};

const countFrom = (rules: Rules, now: Moment, depth: number): number => {
  if (depth === 0) return 1;
  const actions = answersIn(now);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + countFrom(rules, after(rules, now, action), depth - 1), 0);
};

/** Sequences of `depth` answers; those that end the game earlier do not count, as in chess. */
export const perft = (rules: Rules, state: State, depth: number): number =>
  countFrom(rules, momentOf(rules, state), depth);

/** The counts below each first answer. */
export const divide = (rules: Rules, state: State, depth: number): Divided[] => {
  const now = momentOf(rules, state);
  return answersIn(now).map((action) => ({ action, count: countFrom(rules, after(rules, now, action), depth - 1) }));
};
