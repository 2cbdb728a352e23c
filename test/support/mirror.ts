// The board told from events alone: what a screen knows that never sees a state. Written apart from evolve.ts on purpose.
import type { GameEvent, Rules, State } from '../../src/core/index.js';

export interface Mirror {
  readonly owner: (number | null)[];
  readonly armies: number[];
  readonly supply: number[];
  /** How many cards each seat holds. */
  readonly cards: number[];
  pool: number;
  deck: number;
  discards: number;
  setsTraded: number;
  turn: number;
  round: number;
  /** Who had the first turn. */
  first: number;
  captured: string[];
  cardBonusUsed: boolean;
  readonly defence: string[];
  readonly resigned: boolean[];
  readonly status: string[];
}

export const mirrorOf = (state: State): Mirror => ({
  owner: [...state.owner],
  armies: [...state.armies],
  supply: state.seats.map((seat) => seat.supply),
  cards: state.seats.map((seat) => seat.hand.length),
  pool: state.turn.pool,
  deck: state.deck.length,
  discards: state.discards.length,
  setsTraded: state.setsTraded,
  turn: state.turn.seat,
  round: state.turn.round,
  first: state.turn.first,
  captured: [...state.turn.captured],
  cardBonusUsed: state.turn.cardBonusUsed,
  defence: state.seats.map((seat) => seat.defence),
  resigned: state.seats.map((seat) => seat.resigned),
  status: state.seats.map((seat) => seat.status),
});

const add = (list: number[], index: number, count: number): void => {
  list[index] = (list[index] ?? 0) + count;
};

/** Folds one event into the mirror. Armies come from a supply, the pool or a card, and leave only by being lost. */
export const reflect = (rules: Rules, mirror: Mirror, event: GameEvent): void => {
  const at = (id: string): number => rules.board.index.get(id) ?? -1;
  switch (event.type) {
    case 'firstSeat':
      if (event.of === 'placing') mirror.turn = event.seat;
      mirror.first = event.seat;
      break;
    case 'placingPassed':
      mirror.turn = event.to;
      break;
    case 'territoryClaimed':
      mirror.owner[at(event.territory)] = event.seat;
      add(mirror.armies, at(event.territory), 1);
      add(mirror.supply, event.seat, -1);
      break;
    case 'armiesPlaced':
      add(mirror.armies, at(event.territory), event.count);
      if (event.from === 'supply') add(mirror.supply, event.seat, -event.count);
      if (event.from === 'pool') mirror.pool -= event.count;
      if (event.from === 'card') mirror.cardBonusUsed = true;
      break;
    case 'turnBegan':
      mirror.turn = event.seat;
      mirror.round = event.round;
      mirror.pool = 0;
      mirror.captured = [];
      mirror.cardBonusUsed = false;
      break;
    case 'reinforcementsCounted':
      mirror.pool += event.total;
      break;
    case 'setTraded':
      mirror.pool += event.value;
      mirror.setsTraded++;
      mirror.discards += 3;
      add(mirror.cards, event.seat, -3);
      break;
    case 'armiesLost':
      add(mirror.armies, at(event.territory), -event.count);
      break;
    case 'territoryCaptured':
      mirror.owner[at(event.territory)] = event.seat;
      mirror.captured.push(event.territory);
      break;
    case 'defenceSet':
      mirror.defence[event.seat] = event.defence;
      break;
    case 'seatEliminated':
      mirror.status[event.seat] = 'out';
      break;
    case 'armiesMoved':
      add(mirror.armies, at(event.from), -event.count);
      add(mirror.armies, at(event.to), event.count);
      break;
    case 'handTaken':
      add(mirror.cards, event.seat, event.count);
      add(mirror.cards, event.loser, -event.count);
      break;
    case 'deckShuffled':
      mirror.deck += mirror.discards;
      mirror.discards = 0;
      break;
    case 'cardDrawn':
      mirror.deck--;
      add(mirror.cards, event.seat, 1);
      break;
    case 'seatResigned':
      mirror.resigned[event.seat] = true;
      if (event.to === 'neutral') {
        mirror.status[event.seat] = 'neutral';
        mirror.defence[event.seat] = 'auto';
        mirror.discards += mirror.cards[event.seat] ?? 0;
        mirror.cards[event.seat] = 0;
        mirror.supply[event.seat] = 0;
      }
      break;
    default:
      break;
  }
};
