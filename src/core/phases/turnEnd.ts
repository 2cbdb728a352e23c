// The end of a turn: the card (C-CARD-5) and the fortifying move (C-FORT-1).
import { armiesAt, idOf, territoriesOf } from '../queries.js';
import type { MoveOption, Rules, Seat, State } from '../types.js';
import { asksNothing, type Phase, unexpected } from './phase.js';

/** C-CARD-5: one card if at least one territory was captured, however many there were. */
export const drawCard: Phase<'drawCard'> = {
  ...asksNothing,
  next: (tx) => {
    if (tx.state.turn.captured.length > 0) tx.drawCard(tx.state.turn.seat);
    tx.pop();
  },
};

const fortifyOptions = (rules: Rules, state: State, seat: Seat): MoveOption[] => {
  const options: MoveOption[] = [];
  for (const at of territoriesOf(state, seat)) {
    const max = armiesAt(state, at) - 1; // at least one army stays behind
    if (max < 1) continue;
    const from = idOf(rules, at);
    for (const to of rules.profile.fortifyTargets(rules, state, at)) options.push({ from, to: idOf(rules, to), max });
  }
  return options;
};

/** C-FORT-1: once, from one territory to one other; then the turn is over. */
export const fortify: Phase<'fortify'> = {
  ask: (rules, state) => {
    const { seat } = state.turn;
    const options = fortifyOptions(rules, state, seat);
    return options.length === 0 ? null : { seat, mandatory: false, body: { kind: 'fortify', options } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type === 'fortify') {
      const { from, to, count } = answer;
      tx.emit({ type: 'armiesMoved', seat: tx.state.turn.seat, from, to, count, why: 'fortify' });
    } else if (answer.type !== 'skipFortify') unexpected(answer);
    tx.pop();
  },
  next: (tx) => tx.pop(),
};
