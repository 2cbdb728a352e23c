// Reinforcements: C-REINF-1 to C-REINF-3, and trading sets: C-CARD-1 to C-CARD-4, C-ATT-7.
import { SET_SIZE, setsIn } from '../cards.js';
import { countTerritories, idOf, regionsHeldBy, territoriesOf } from '../queries.js';
import type { Rules } from '../rules.js';
import type { EventOf, Seat, State } from '../types.js';
import { asksNothing, type Phase, unexpected } from './phase.js';

/** C-REINF-1, C-REINF-2: what `seat` would get if its turn began with this position. */
export const countReinforcements = (
  rules: Rules,
  position: Pick<State, 'owner' | 'armies'>,
  seat: Seat,
): EventOf<'reinforcementsCounted'> => {
  const { territoriesPerArmy, leastReinforcement } = rules.profile;
  const territories = countTerritories(position, seat);
  const forTerritories = Math.max(leastReinforcement, Math.floor(territories / territoriesPerArmy));
  const regions = regionsHeldBy(rules, position, seat).flatMap((index) => {
    const region = rules.board.regions[index];
    return region ? [{ region: region.id, bonus: region.bonus }] : [];
  });
  const total = regions.reduce((sum, { bonus }) => sum + bonus, forTerritories);
  return { type: 'reinforcementsCounted', seat, territories, forTerritories, regions, total };
};

export const reinforce: Phase<'reinforce'> = {
  ...asksNothing,
  next: (tx) => {
    tx.emit(countReinforcements(tx.rules, tx.state, tx.state.turn.seat));
    // C-CARD-3: sets first, before anything is placed.
    tx.replace({ kind: 'place' }, { kind: 'trade', downTo: tx.rules.profile.handLimit, optional: true });
  },
};

export const trade: Phase<'trade'> = {
  ask: (rules, state, frame) => {
    const { seat, pool } = state.turn;
    const hand = state.seats[seat]?.hand.length ?? 0;
    const mandatory = frame.downTo !== null && hand > frame.downTo;
    if (!mandatory && !frame.optional) return null;
    const sets = setsIn(rules, state, seat);
    // With nothing to place, going on at once would tell the others that the hand holds no set (`fr`, C-ATT-7).
    const wouldTell = !mandatory && pool === 0 && hand >= SET_SIZE;
    return sets.length === 0 && !wouldTell ? null : { seat, mandatory, body: { kind: 'trade', sets } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type === 'endTrade') return tx.pop();
    if (answer.type !== 'trade') return unexpected(answer);
    const { seat } = tx.state.turn;
    const value = tx.rules.profile.setValue(tx.state.setsTraded + 1); // C-CARD-2
    tx.emit({ type: 'setTraded', seat, cards: answer.cards, value });
    if (answer.bonusOn === null) return;
    const count = tx.rules.profile.cardBonus; // C-CARD-4
    tx.emit({ type: 'armiesPlaced', seat, territory: answer.bonusOn, count, from: 'card' });
  },
  next: (tx) => tx.pop(),
};

/** C-REINF-3: everything in the pool is placed on own territories before going on. */
export const place: Phase<'place'> = {
  ask: (rules, state) => {
    const { seat, pool } = state.turn;
    if (pool === 0) return null;
    const on = territoriesOf(state, seat).map((index) => idOf(rules, index));
    // A single territory leaves no choice; but a hand of three might hold a set, and going on at once would tell the
    // others that no trade was offered.
    const isForced = on.length < 2 && (state.seats[seat]?.hand.length ?? 0) < SET_SIZE;
    return isForced
      ? null
      : { seat, mandatory: true, body: { kind: 'place', of: seat, pool, after: 0, most: pool, on } };
  },
  take: (tx, _frame, answer) => {
    if (answer.type !== 'place') return unexpected(answer);
    const { territory, count } = answer;
    tx.emit({ type: 'armiesPlaced', seat: tx.state.turn.seat, territory, count, from: 'pool' });
  },
  next: (tx) => {
    const { seat, pool } = tx.state.turn;
    const [only] = territoriesOf(tx.state, seat);
    if (pool > 0 && only !== undefined) {
      tx.emit({ type: 'armiesPlaced', seat, territory: idOf(tx.rules, only), count: pool, from: 'pool' });
    }
    tx.pop();
  },
};
