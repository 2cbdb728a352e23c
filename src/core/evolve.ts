// (state, event) -> state: the only writer of the board. Everything that changes does so here, and shows as an event.
import { changed, merged } from './change.js';
import { beginNapoleonTurn, evolveNapoleon } from './napoleon/evolve.js';
import { indexOf } from './queries.js';
import type { EventOf, GameEvent, Rules, Seat, SeatState, State, TerritoryId, TurnState } from './types.js';

const put = <T>(items: readonly T[], index: number, value: T): readonly T[] => {
  const copy = items.slice();
  copy[index] = value;
  return copy;
};

const withSeat = (state: State, seat: Seat, change: Partial<SeatState>): State => {
  const old = state.seats[seat];
  if (!old) throw new Error(`bug: no seat ${seat}`);
  return changed(state, { seats: put(state.seats, seat, merged(old, change)) });
};

const withTurn = (state: State, change: Partial<TurnState>): State =>
  changed(state, { turn: merged(state.turn, change) });

const handOf = (state: State, seat: Seat): SeatState['hand'] => state.seats[seat]?.hand ?? [];

const addArmies = (rules: Rules, state: State, territory: TerritoryId, count: number): State => {
  const index = indexOf(rules, territory);
  const total = (state.armies[index] ?? 0) + count;
  if (total < 0) throw new Error(`bug: ${territory} would hold ${total} armies`);
  return changed(state, { armies: put(state.armies, index, total) });
};

const setOwner = (rules: Rules, state: State, territory: TerritoryId, owner: Seat | null): State =>
  changed(state, { owner: put(state.owner, indexOf(rules, territory), owner) });

/** On a board with more territories than starting armies, those that are missing come from the box. */
const takeSupply = (state: State, seat: Seat, count: number): State =>
  withSeat(state, seat, { supply: Math.max(0, (state.seats[seat]?.supply ?? 0) - count) });

const onArmiesPlaced = (rules: Rules, state: State, event: EventOf<'armiesPlaced'>): State => {
  const placed = addArmies(rules, state, event.territory, event.count);
  if (event.from === 'supply') return takeSupply(placed, event.seat, event.count);
  if (event.from === 'pool') return withTurn(placed, { pool: placed.turn.pool - event.count });
  return event.from === 'card' ? withTurn(placed, { cardBonusUsed: true }) : placed;
};

const onSetTraded = (state: State, event: EventOf<'setTraded'>): State => {
  const hand = handOf(state, event.seat).filter((card) => !event.cards.includes(card));
  const traded = withSeat(state, event.seat, { hand });
  return {
    ...withTurn(traded, { pool: traded.turn.pool + event.value }),
    discards: [...traded.discards, ...event.cards],
    setsTraded: traded.setsTraded + 1,
  };
};

const onCaptured = (rules: Rules, state: State, event: EventOf<'territoryCaptured'>): State =>
  withTurn(setOwner(rules, state, event.territory, event.seat), {
    captured: [...state.turn.captured, event.territory],
  });

const onHandTaken = (state: State, event: EventOf<'handTaken'>): State => {
  const cards = handOf(state, event.loser);
  const emptied = withSeat(state, event.loser, { hand: [] });
  return withSeat(emptied, event.seat, { hand: [...handOf(emptied, event.seat), ...cards] });
};

const onCardDrawn = (state: State, event: EventOf<'cardDrawn'>): State => {
  const [card, ...deck] = state.deck;
  if (card === undefined || card !== event.card) throw new Error('bug: drew a card that is not on top');
  return { ...withSeat(state, event.seat, { hand: [...handOf(state, event.seat), card] }), deck };
};

const onTurnBegan = (state: State, event: EventOf<'turnBegan'>): State =>
  withTurn(state, { seat: event.seat, round: event.round, pool: 0, captured: [], cardBonusUsed: false });

const onFirstSeat = (state: State, event: EventOf<'firstSeat'>): State =>
  withTurn(state, event.of === 'turns' ? { first: event.seat } : { seat: event.seat, first: event.seat });

/** C-END-3 with `--resign neutral`: the armies stay, the cards go to the discards. */
const onResigned = (state: State, event: EventOf<'seatResigned'>): State => {
  if (event.to === 'bot') return withSeat(state, event.seat, { resigned: true });
  const hand = handOf(state, event.seat);
  const left = withSeat(state, event.seat, { resigned: true, status: 'neutral', hand: [], supply: 0, defence: 'auto' });
  return { ...left, discards: [...left.discards, ...hand] };
};

/** The state after `event`. */
export const evolve = (rules: Rules, state: State, event: GameEvent): State => {
  switch (event.type) {
    case 'seatsRolled':
    case 'attackDeclared':
    case 'diceRolled':
    case 'attackEnded':
    case 'noCardLeft':
    case 'secretMissionShown':
      return state;
    case 'reinforcementsCounted':
      return withTurn(state, { pool: state.turn.pool + event.total });
    case 'firstSeat':
      return onFirstSeat(state, event);
    case 'territoryClaimed':
      return takeSupply(
        addArmies(rules, setOwner(rules, state, event.territory, event.seat), event.territory, 1),
        event.seat,
        1,
      );
    case 'armiesPlaced':
      return onArmiesPlaced(rules, state, event);
    case 'placingPassed':
      return withTurn(state, { seat: event.to });
    case 'turnBegan':
      return beginNapoleonTurn(rules, onTurnBegan(state, event));
    case 'setTraded':
      return onSetTraded(state, event);
    case 'armiesLost':
      return addArmies(rules, state, event.territory, -event.count);
    case 'territoryCaptured':
      return onCaptured(rules, state, event);
    case 'armiesMoved':
      return addArmies(rules, addArmies(rules, state, event.from, -event.count), event.to, event.count);
    case 'seatEliminated':
      return withSeat(state, event.seat, { status: 'out' });
    case 'handTaken':
      return onHandTaken(state, event);
    case 'deckShuffled':
      return { ...state, deck: event.deck ?? [], discards: [] };
    case 'cardDrawn':
      return onCardDrawn(state, event);
    case 'defenceSet':
      return withSeat(state, event.seat, { defence: event.defence });
    case 'seatResigned':
      return onResigned(state, event);
    case 'territoryEntered':
      return setOwner(rules, state, event.territory, event.seat);
    case 'territoryEmptied':
      return setOwner(rules, state, event.territory, null);
    case 'secretMissionDealt':
      return event.mission === null ? state : withSeat(state, event.seat, { mission: event.mission });
    case 'gameEnded':
      return { ...state, outcome: event.outcome };
    default:
      return evolveNapoleon(rules, state, event);
  }
};
