// C-FORT-1: where armies may go from a territory at the end of a turn.
import { connectedTo, idOf, neighboursOf, territoriesOf } from '../queries.js';
import type { Rules, State } from '../types.js';

/** `en`: an adjacent territory of the seat's own. */
export const adjacentOwn = (rules: Rules, state: State, from: number): readonly number[] => {
  const seat = state.owner[from];
  const found: number[] = [];
  for (const to of neighboursOf(rules, from)) if (state.owner[to] === seat) found.push(to);
  return found;
};

/** `pt`: a territory of its own that is connected through its own territories. */
export const connectedOwn = (rules: Rules, state: State, from: number): readonly number[] =>
  connectedTo(rules, state, from);

/** `it`: any territory of its own. */
export const anyOwn = (_rules: Rules, state: State, from: number): readonly number[] =>
  territoriesOf(state, state.owner[from] ?? null).filter((to) => to !== from);

/** `fr`: a territory captured this turn, from an adjacent own one. */
export const capturedNextDoor = (rules: Rules, state: State, from: number): readonly number[] =>
  adjacentOwn(rules, state, from).filter((to) => state.turn.captured.includes(idOf(rules, to)));
