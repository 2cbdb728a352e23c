// All pieces, cards and points of Risk Napoleon told from events alone. Written apart from evolve.ts on purpose.
import type { GameEvent, Rules, State } from '../../src/core/index.js';

interface SeatPieces {
  supply: number;
  cards: number;
  status: string;
  held: number;
  readonly done: string[];
  readonly lasting: string[];
  since: boolean;
  readonly points: Record<string, number>;
}

export interface Pieces {
  readonly owner: (number | null)[];
  readonly armies: number[];
  readonly generals: number[];
  readonly forts: boolean[];
  readonly epidemics: number[];
  readonly ships: number[][];
  readonly admirals: number[][];
  /** By captor and owner. */
  readonly captives: { readonly general: number[][]; readonly admiral: number[][] };
  readonly seats: SeatPieces[];
  readonly piles: number[];
  discards: string[];
  deck: number;
  pool: number;
  turn: number;
  round: number;
  readonly history: number[][];
}

export const piecesOf = (state: State): Pieces => {
  const n = state.napoleon;
  if (n === null) throw new Error('test: not Risk Napoleon');
  return {
    owner: [...state.owner],
    armies: [...state.armies],
    generals: [...n.generals],
    forts: [...n.forts],
    epidemics: [...n.epidemics],
    ships: n.ships.map((row) => [...row]),
    admirals: n.admirals.map((row) => [...row]),
    captives: {
      general: n.captiveGenerals.map((row) => [...row]),
      admiral: n.captiveAdmirals.map((row) => [...row]),
    },
    seats: state.seats.map((seat, i) => {
      const missions = n.missions[i];
      return {
        supply: seat.supply,
        cards: seat.hand.length,
        status: seat.status,
        held: missions?.held.length ?? 0,
        done: (missions?.done ?? []).map((d) => d.mission),
        lasting: [...(missions?.lasting ?? [])],
        since: missions?.sinceTurn ?? false,
        points: { ...n.points[i] },
      };
    }),
    piles: n.piles.map((pile) => pile.length),
    discards: [...state.discards],
    deck: state.deck.length,
    pool: state.turn.pool,
    turn: state.turn.seat,
    round: state.turn.round,
    history: n.history.map((row) => [...row]),
  };
};

const add = (list: number[] | undefined, at: number, count: number): void => {
  if (!list) throw new Error('test: no such row');
  list[at] = (list[at] ?? 0) + count;
};

const drop = (list: string[], item: string): void => {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`test: ${item} is not there`);
  list.splice(at, 1);
};

/** Folds one event. Pieces come from the box, a supply or the pool, and leave only by being lost or returned. */
export const fold = ({ board }: Rules, p: Pieces, event: GameEvent): void => {
  const at = (id: string): number => board.index.get(id) ?? -1;
  const zone = (id: string): number => board.zoneIndex.get(id) ?? -1;
  const seatAt = (seat: number): SeatPieces => {
    const found = p.seats[seat];
    if (!found) throw new Error(`test: no seat ${seat}`);
    return found;
  };
  const officers = (what: 'general' | 'admiral', place: string, seat: number, count: number): void =>
    what === 'general' ? add(p.generals, at(place), count) : add(p.admirals[zone(place)], seat, count);
  switch (event.type) {
    case 'firstSeat':
      if (event.of === 'placing') p.turn = event.seat;
      break;
    case 'placingPassed':
      p.turn = event.to;
      break;
    case 'territoryClaimed':
      p.owner[at(event.territory)] = event.seat;
      add(p.armies, at(event.territory), 1);
      seatAt(event.seat).supply = Math.max(0, seatAt(event.seat).supply - 1);
      break;
    case 'armiesPlaced':
      add(p.armies, at(event.territory), event.count);
      if (event.from === 'supply') seatAt(event.seat).supply -= event.count;
      if (event.from === 'pool') p.pool -= event.count;
      break;
    case 'turnBegan':
      p.turn = event.seat;
      p.round = event.round;
      p.pool = 0;
      break;
    case 'reinforcementsCounted':
      p.pool += event.total;
      break;
    case 'poolChanged':
      p.pool += event.by;
      break;
    case 'setTraded':
      p.pool += event.value;
      seatAt(event.seat).cards -= 3;
      p.discards.push(...event.cards);
      break;
    case 'armiesLost':
      add(p.armies, at(event.territory), -event.count);
      break;
    case 'territoryCaptured':
    case 'territoryEntered':
      p.owner[at(event.territory)] = event.seat;
      break;
    case 'territoryEmptied':
      p.owner[at(event.territory)] = null;
      break;
    case 'armiesMoved':
      add(p.armies, at(event.from), -event.count);
      add(p.armies, at(event.to), event.count);
      break;
    case 'piecesPlaced':
      p.pool -= event.cost;
      if (event.what === 'ship') add(p.ships[zone(event.at)], event.seat, event.count);
      else if (event.what === 'fortification') {
        if (p.forts[at(event.at)]) throw new Error(`test: two fortifications on ${event.at}`);
        p.forts[at(event.at)] = true;
      } else officers(event.what, event.at, event.seat, event.count);
      break;
    case 'piecesMoved':
      for (const [place, count] of [
        [event.from, -event.count],
        [event.to, event.count],
      ] as const) {
        if (event.what === 'ship') add(p.ships[zone(place)], event.seat, count);
        else officers(event.what, place, event.seat, count);
      }
      break;
    case 'shipsLost':
      add(p.ships[zone(event.zone)], event.seat, -event.count);
      break;
    case 'fortificationLost':
      if (!p.forts[at(event.territory)]) throw new Error(`test: no fortification on ${event.territory}`);
      p.forts[at(event.territory)] = false;
      break;
    case 'officersCaptured':
      officers(event.what, event.at, event.owner, -event.count);
      if (event.kept) add(p.captives[event.what][event.seat], event.owner, event.count);
      break;
    case 'officersReturned':
      if (event.at !== null) officers(event.what, event.at, event.owner, -event.count);
      if (event.captor !== null) add(p.captives[event.what][event.captor], event.owner, -event.count);
      break;
    case 'ransomed':
      p.pool -= 1;
      add(p.captives.general[event.captor], event.seat, -1);
      add(p.generals, at(event.at), 1);
      break;
    case 'scored':
      seatAt(event.seat).points[event.source] = (seatAt(event.seat).points[event.source] ?? 0) + event.points;
      break;
    case 'epidemicPlaced':
      add(p.epidemics, at(event.territory), 1);
      break;
    case 'epidemicGone':
      add(p.epidemics, at(event.territory), -1);
      break;
    case 'cardDiscarded':
      p.deck--;
      p.discards.push(event.card);
      break;
    case 'handDiscarded':
    case 'cardPlayed':
      seatAt(event.seat).cards--;
      p.discards.push(event.card);
      break;
    case 'handTaken':
      seatAt(event.seat).cards += event.count;
      seatAt(event.loser).cards -= event.count;
      break;
    case 'deckShuffled':
      p.deck = p.round === 0 ? board.territories.length + 2 : p.deck + p.discards.length;
      p.discards = [];
      break;
    case 'cardDrawn':
      p.deck--;
      seatAt(event.seat).cards++;
      break;
    case 'missionDrawn':
      seatAt(event.seat).held++;
      add(p.piles, event.rank - 1, -1);
      break;
    case 'missionAccomplished': {
      const seat = seatAt(event.seat);
      seat.held--;
      seat.done.push(event.mission);
      if (event.lasting) seat.lasting.push(event.mission);
      seat.since = true;
      break;
    }
    case 'lastingLost':
      drop(seatAt(event.seat).lasting, event.mission);
      break;
    case 'missionsClosed':
      seatAt(event.seat).held = 0;
      seatAt(event.seat).lasting.splice(0);
      break;
    case 'turnClosed':
      seatAt(event.seat).since = false;
      break;
    case 'roundScored':
      p.history.push(p.seats.map(({ points }) => Object.values(points).reduce((a, b) => a + b, 0)));
      break;
    case 'seatEliminated':
      seatAt(event.seat).status = 'out';
      break;
    case 'seatResigned':
      if (event.to === 'neutral') {
        // Its cards go to the discards, in the order in which it held them; they are known once they lie there.
        seatAt(event.seat).status = 'neutral';
        seatAt(event.seat).supply = 0;
      }
      break;
    default:
      break;
  }
};
