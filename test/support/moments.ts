// Acting on and looking at a state alone, where a test has no step to go on from.
import {
  type Action,
  apply,
  type Moment,
  momentOf,
  type Rejection,
  type Result,
  type Rules,
  type Seat,
  type State,
  type Step,
  type View,
  type Viewer,
  view,
} from '../../src/core/index.js';

/** As an answer to the open question. */
export const applyTo = (rules: Rules, state: State, seat: Seat, action: Action): Result<Step, Rejection> =>
  applyNow(rules, momentOf(rules, state), seat, action);

export const applyNow = (rules: Rules, now: Moment, seat: Seat, action: Action): Result<Step, Rejection> =>
  apply(rules, now, seat, action, now.decision?.id ?? null);

export const viewOf = (rules: Rules, state: State, viewer: Viewer): View => view(rules, momentOf(rules, state), viewer);
