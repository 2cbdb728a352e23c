// (state, event) -> state for what only Risk Napoleon knows. Called by evolve.ts and by nothing else.
import { changed, merged } from '../change.js';
import { indexOf, regionsHeldBy, seatsIn } from '../queries.js';
import type { EventOf, MissionId, NapoleonEvent, NapoleonState, NapoleonTurn, Rules, Seat, State } from '../types.js';
import { pairOf, pairsWith } from './battle.js';
import { zoneOf } from './queries.js';
import { freshTurn, nap, pointsOf, totalPoints } from './state.js';

const put = <T>(items: readonly T[], index: number, value: T): readonly T[] => {
  const copy = items.slice();
  copy[index] = value;
  return copy;
};

const addAt = (table: readonly (readonly number[])[], row: number, column: number, by: number) => {
  const value = (table[row]?.[column] ?? 0) + by;
  if (value < 0) throw new Error(`bug: ${value} pieces`);
  return put(table, row, put(table[row] ?? [], column, value));
};

const withN = (state: State, change: Partial<NapoleonState>): State =>
  changed(state, { napoleon: merged(nap(state), change) });

/** Bookkeeping of the turn: no piece moves. */
export const withNapoleonTurn = (state: State, change: Partial<NapoleonTurn>): State =>
  withN(state, { turn: merged(nap(state).turn, change) });

const withSeatMissions = (state: State, seat: Seat, change: Partial<NapoleonState['missions'][number]>): State => {
  const n = nap(state);
  const old = n.missions[seat];
  return old ? withN(state, { missions: put(n.missions, seat, { ...old, ...change }) }) : state;
};

const addGenerals = (rules: Rules, state: State, place: string, by: number): State => {
  const n = nap(state);
  const at = rules.board.index.get(place) ?? -1;
  const value = (n.generals[at] ?? 0) + by;
  if (value < 0) throw new Error(`bug: ${value} generals on ${place}`);
  return withN(state, { generals: put(n.generals, at, value) });
};

const addPieces = (
  rules: Rules,
  state: State,
  what: 'ship' | 'general' | 'admiral' | 'fortification',
  { seat, at, count }: { readonly seat: Seat; readonly at: string; readonly count: number },
): State => {
  const n = nap(state);
  const zone = zoneOf(rules, at as never) ?? -1;
  switch (what) {
    case 'ship':
      return withN(state, { ships: addAt(n.ships, zone, seat, count) });
    case 'admiral':
      return withN(state, { admirals: addAt(n.admirals, zone, seat, count) });
    case 'general':
      return addGenerals(rules, state, at, count);
    case 'fortification':
      return withN(state, { forts: put(n.forts, rules.board.index.get(at) ?? -1, count > 0) });
  }
};

const pay = (state: State, cost: number): State =>
  cost === 0 ? state : { ...state, turn: { ...state.turn, pool: state.turn.pool - cost } };

const onPiecesPlaced = (rules: Rules, state: State, event: EventOf<'piecesPlaced'>): State => {
  const placed = addPieces(rules, pay(state, event.cost), event.what, event);
  if (event.what !== 'fortification' || state.turn.round === 0) return placed;
  const territory = rules.board.territories[rules.board.index.get(event.at) ?? -1]?.id;
  return territory ? withNapoleonTurn(placed, { builtForts: [...nap(placed).turn.builtForts, territory] }) : placed;
};

const captiveKey = (what: 'general' | 'admiral') => (what === 'general' ? 'captiveGenerals' : 'captiveAdmirals');

const onCaptured = (rules: Rules, state: State, event: EventOf<'officersCaptured'>): State => {
  const { seat, owner, what, at, count } = event;
  const taken = addPieces(rules, state, what, { seat: owner, at, count: -count });
  if (!event.kept) return taken;
  const key = captiveKey(what);
  return withN(taken, { [key]: addAt(nap(taken)[key], seat, owner, count) });
};

const onReturned = (rules: Rules, state: State, event: EventOf<'officersReturned'>): State => {
  const { owner, what, count, at, captor } = event;
  const key = captiveKey(what);
  const freed = captor === null ? state : withN(state, { [key]: addAt(nap(state)[key], captor, owner, -count) });
  return at === null ? freed : addPieces(rules, freed, what, { seat: owner, at, count: -count });
};

const onRansomed = (rules: Rules, state: State, event: EventOf<'ransomed'>): State => {
  const n = nap(state);
  const freed = withN(pay(state, 1), { captiveGenerals: addAt(n.captiveGenerals, event.captor, event.seat, -1) });
  return addGenerals(rules, freed, event.at, 1);
};

const onScored = (state: State, { seat, source, points }: EventOf<'scored'>): State => {
  const n = nap(state);
  const old = n.points[seat];
  return old ? withN(state, { points: put(n.points, seat, { ...old, [source]: old[source] + points }) }) : state;
};

const addEpidemic = (rules: Rules, state: State, territory: string, by: number): State => {
  const n = nap(state);
  const at = rules.board.index.get(territory) ?? -1;
  return withN(state, { epidemics: put(n.epidemics, at, (n.epidemics[at] ?? 0) + by) });
};

const onMissionDrawn = (state: State, event: EventOf<'missionDrawn'>): State => {
  const n = nap(state);
  const pile = n.piles[event.rank - 1] ?? [];
  const [mission, ...rest] = pile;
  if (mission === undefined || mission !== event.mission) throw new Error('bug: drew a mission that is not on top');
  const drawn = withN(state, { piles: put(n.piles, event.rank - 1, rest) });
  const dealt = withSeatMissions(drawn, event.seat, { held: [...(n.missions[event.seat]?.held ?? []), mission] });
  return withNapoleonTurn(dealt, { drawn: [...nap(dealt).turn.drawn, mission] });
};

const onAccomplished = (state: State, event: EventOf<'missionAccomplished'>): State => {
  const { seat, mission, points, armies, lasting } = event;
  const n = nap(state);
  const old = n.missions[seat];
  if (!old) return state;
  const done = withSeatMissions(state, seat, {
    held: old.held.filter((m) => m !== mission),
    done: [...old.done, { mission, round: state.turn.round, points }],
    lasting: lasting ? [...old.lasting, mission] : old.lasting,
    sinceTurn: true,
  });
  // N-MISSION-4: a lasting mission brings its one regiment from the pool after this one on.
  const now = armies - (armies > 0 && lasting ? 1 : 0);
  return now === 0 ? done : withNapoleonTurn(done, { missionArmies: nap(done).turn.missionArmies + now });
};

const without = (missions: readonly MissionId[], mission: MissionId): readonly MissionId[] =>
  missions.filter((m) => m !== mission);

/** The turn's memory, made anew when a turn begins. */
export const beginNapoleonTurn = (rules: Rules, state: State): State => {
  if (state.napoleon === null) return state;
  const others = seatsIn(state).filter((seat) => seat !== state.turn.seat);
  const most = Math.max(...others.map((seat) => pointsOf(state, seat)));
  return withN(state, {
    turn: {
      ...freshTurn(rules),
      othersIn: others.length,
      leaders: others.filter((seat) => pointsOf(state, seat) === most),
      regions: regionsHeldBy(rules, state, state.turn.seat),
    },
  });
};

const onPiecesMoved = (rules: Rules, state: State, event: EventOf<'piecesMoved'>): State => {
  const { seat, what, from, to, count } = event;
  const left = addPieces(rules, state, what, { seat, at: from, count: -count });
  return addPieces(rules, left, what, { seat, at: to, count });
};

const onQuiet = (state: State, { seat, from, to }: EventOf<'quietSet'>): State => {
  if (from === null || to === null) return withNapoleonTurn(state, { quiet: [...nap(state).turn.quiet, seat] });
  const quiet = [...pairOf(state, from, to).quiet, seat];
  return withNapoleonTurn(state, { pairs: pairsWith(state, from, to, { quiet }) });
};

/** Events that evolve.ts itself carries out: they change who owns what. */
type OwnerEvent = EventOf<'territoryEntered' | 'territoryEmptied'>;

/** The state after an event of Risk Napoleon. */
export const evolveNapoleon = (rules: Rules, state: State, event: Exclude<NapoleonEvent, OwnerEvent>): State => {
  const n = nap(state);
  switch (event.type) {
    case 'piecesPlaced':
      return onPiecesPlaced(rules, state, event);
    case 'shipsLost':
      return addPieces(rules, state, 'ship', { seat: event.seat, at: event.zone, count: -event.count });
    case 'fortificationLost':
      return withN(state, { forts: put(n.forts, indexOf(rules, event.territory), false) });
    case 'piecesMoved':
      return onPiecesMoved(rules, state, event);
    case 'handDiscarded':
    case 'cardPlayed': {
      const hand = (state.seats[event.seat]?.hand ?? []).filter((c) => c !== event.card);
      const seats = state.seats.map((s, i) => (i === event.seat ? { ...s, hand } : s));
      return { ...state, seats, discards: [...state.discards, event.card] };
    }
    case 'officersCaptured':
      return onCaptured(rules, state, event);
    case 'officersReturned':
      return onReturned(rules, state, event);
    case 'ransomed':
      return onRansomed(rules, state, event);
    case 'scored':
      return onScored(state, event);
    case 'epidemicPlaced':
      return addEpidemic(rules, state, event.territory, 1);
    case 'epidemicGone':
      return addEpidemic(rules, state, event.territory, -1);
    case 'cardDiscarded':
      return { ...state, deck: state.deck.filter((c) => c !== event.card), discards: [...state.discards, event.card] };
    case 'missionPiles':
      return withN(state, { piles: event.piles ?? [] });
    case 'missionDrawn':
      return onMissionDrawn(state, event);
    case 'missionAccomplished':
      return onAccomplished(state, event);
    case 'lastingLost':
      return withSeatMissions(state, event.seat, {
        lasting: without(n.missions[event.seat]?.lasting ?? [], event.mission),
      });
    case 'missionsClosed':
      return withSeatMissions(state, event.seat, { held: [], lasting: [] });
    case 'poolChanged':
      return { ...state, turn: { ...state.turn, pool: state.turn.pool + event.by } };
    case 'roundScored':
      return withN(state, { history: [...n.history, n.points.map(totalPoints)] });
    case 'turnClosed':
      return withSeatMissions(state, event.seat, { sinceTurn: false });
    case 'reactionsSet':
      return withN(state, { reactions: put(n.reactions, event.seat, event.reactions) });
    case 'diceThrown': {
      const { from, to } = event;
      return withNapoleonTurn(state, {
        pairs: pairsWith(state, from, to, { rolls: pairOf(state, from, to).rolls + 1 }),
      });
    }
    case 'quietSet':
      return onQuiet(state, event);
    case 'missionsRevealed':
    case 'handSpied':
    case 'attackStopped':
      return state;
  }
};
