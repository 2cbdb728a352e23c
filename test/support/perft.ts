// Counts of legal action sequences from a position: one wrong limit anywhere changes them.
import { type Action, decision, legalActions, type Rules, type State } from '../../src/core/index.js';
import { applyTo } from './moments.js';

export interface Divided {
  readonly action: Action;
  readonly count: number;
}

const after = (rules: Rules, state: State, action: Action): State => {
  const open = decision(rules, state);
  if (!open) throw new Error('test: nothing is asked');
  const step = applyTo(rules, state, open.seat, action);
  if (!step.ok) throw new Error(`test: ${JSON.stringify(action)} is refused`);
  return step.value.state;
};

/** Sequences of `depth` answers; those that end the game earlier do not count, as in chess. */
export const perft = (rules: Rules, state: State, depth: number): number => {
  if (depth === 0) return 1;
  const actions = legalActions(rules, state);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + perft(rules, after(rules, state, action), depth - 1), 0);
};

/** The counts below each first answer. */
export const divide = (rules: Rules, state: State, depth: number): Divided[] =>
  legalActions(rules, state).map((action) => ({ action, count: perft(rules, after(rules, state, action), depth - 1) }));
