// Acting on and looking at a state alone, where a test has no step to go on from.
import {
  type Action,
  apply,
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

export const applyTo = (rules: Rules, state: State, seat: Seat, action: Action): Result<Step, Rejection> =>
  apply(rules, momentOf(rules, state), seat, action);

export const viewOf = (rules: Rules, state: State, viewer: Viewer): View => view(rules, momentOf(rules, state), viewer);
