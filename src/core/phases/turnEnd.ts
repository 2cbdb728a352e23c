// The end of a turn: the card (C-CARD-5) and the fortifying move (C-FORT-1).
import { armiesAt, idOf, territoriesOf } from '../queries.js';
import type { Bounds, OfferOf, Rules, Seat, State } from '../types.js';
import { asksNothing, type Phase, unexpected } from './phase.js';

/** C-CARD-5: one card if at least one territory was captured, however many there were. */
export const drawCard: Phase<'drawCard'> = {
  ...asksNothing,
  next: (tx) => {
    if (tx.state.turn.captured.length > 0) tx.drawCard(tx.state.turn.seat);
    tx.pop();
  },
};

const fortifyOffers = (rules: Rules, state: State, seat: Seat): OfferOf<'fortify' | 'skipFortify'>[] => {
  const offers: OfferOf<'fortify' | 'skipFortify'>[] = [];
  for (const at of territoriesOf(state, seat)) {
    const max = armiesAt(state, at) - 1; // at least one army stays behind
    if (max < 1) continue;
    const from = idOf(rules, at);
    const count: Bounds = [1, max];
    for (const to of rules.profile.fortifyTargets(rules, state, at))
      offers.push({ type: 'fortify', from, to: idOf(rules, to), count });
  }
  return offers;
};

/** C-FORT-1: once, from one territory to one other; then the turn is over. */
export const fortify: Phase<'fortify'> = {
  ask: (rules, state) => {
    const { seat } = state.turn;
    const offers = fortifyOffers(rules, state, seat);
    if (offers.length === 0) return null;
    offers.push({ type: 'skipFortify' });
    return { seat, mandatory: false, body: { kind: 'fortify', offers } };
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
