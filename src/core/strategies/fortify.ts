// C-FORT-1: where armies may go from a territory at the end of a turn.
import { neighboursOf } from '../queries.js';
import type { Rules } from '../rules.js';
import type { State } from '../types.js';

/** `en`: an adjacent own territory. */
export const adjacentOwn = (rules: Rules, state: State, from: number): readonly number[] =>
  neighboursOf(rules, from).filter((to) => state.owner[to] === state.owner[from]);
