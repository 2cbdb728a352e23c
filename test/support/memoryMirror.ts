// What all may know of the turn in Risk Napoleon, told from events alone: attacks, captures, claims, manoeuvres, who
// wants to be asked. Written apart from evolve.ts on purpose. `Pieces` are the pieces as they stood before the event.
import {
  type CardId,
  type EventOf,
  effectOf,
  type GameEvent,
  isJoined,
  missionOf,
  nap,
  type Rules,
  type State,
} from '../../src/core/index.js';
import type { Pieces } from './napoleonMirror.js';

interface PairMemory {
  paid: number;
  rolls: number;
  ambush: number;
  sappers: boolean;
  fog: boolean;
  readonly quiet: number[];
}

export interface Memory {
  readonly reactions: string[];
  missionArmies: number;
  mayRansom: boolean;
  builtForts: string[];
  onLand: boolean;
  /** By `from to`. */
  pairs: Record<string, PairMemory>;
  charges: string[];
  blocked: string[];
  captures: unknown[];
  officersCaptured: number;
  navalWins: number;
  eliminated: number;
  destroyed: number[];
  lost: number[];
  claims: unknown[];
  othersIn: number;
  leaders: number[];
  regions: number[];
  quiet: number[];
  marches: number;
  cruises: number;
  fairWinds: number;
  fresh: { generals: number[]; admirals: number[] };
  stood: { armies: number[]; ships: number[] };
}

/** What a mirror keeps to itself. */
export interface Thread {
  /** The attack that is under way, or was last. */
  attack: { readonly from: string; readonly to: string } | null;
  /** Paid before its target was named. */
  toll: number;
  isManoeuvre: boolean;
  isRevealing: boolean;
}

export const newThread = (): Thread => ({ attack: null, toll: 0, isManoeuvre: false, isRevealing: false });

export const memoryOf = (state: State): Memory => {
  const { turn, reactions } = nap(state);
  const {
    drawn: _,
    pairs,
    ...rest
  } = structuredClone(turn) as unknown as Memory & {
    drawn: unknown;
    pairs: readonly (PairMemory & { from: string; to: string })[];
  };
  const byPlaces = pairs.map(({ from, to, ...pair }) => [`${from} ${to}`, pair] as const);
  return { ...rest, reactions: [...reactions], pairs: Object.fromEntries(byPlaces) };
};

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const pairIn = (memory: Memory, from: string, to: string): PairMemory => {
  const key = `${from} ${to}`;
  const pair = memory.pairs[key] ?? { paid: 0, rolls: 0, ambush: 0, sappers: false, fog: false, quiet: [] };
  memory.pairs[key] = pair;
  return pair;
};

/** A new turn remembers nothing but who is in, who leads and what is held. */
const beginTurn = ({ board, players }: Rules, pieces: Pieces, memory: Memory, seat: number): void => {
  const others = pieces.seats.flatMap((s, i) => (s.status === 'in' && i !== seat ? [i] : []));
  const total = (i: number): number => Object.values(pieces.seats[i]?.points ?? {}).reduce((a, b) => a + b, 0);
  const most = Math.max(...others.map(total));
  Object.assign(memory, {
    missionArmies: 0,
    mayRansom: false,
    builtForts: [],
    onLand: false,
    pairs: {},
    charges: [],
    blocked: [],
    captures: [],
    officersCaptured: 0,
    navalWins: 0,
    eliminated: 0,
    destroyed: zeros(players),
    lost: zeros(players),
    claims: [],
    othersIn: others.length,
    leaders: others.filter((i) => total(i) === most),
    regions: board.regions.flatMap((r, i) => (r.territories.every((t) => pieces.owner[t] === seat) ? [i] : [])),
    quiet: [],
    marches: 0,
    cruises: 0,
    fairWinds: 0,
    fresh: { generals: [], admirals: [] },
    stood: { armies: [], ships: [] },
  } satisfies Partial<Memory>);
};

/** N-MAN-2: who stands where when the manoeuvres begin. */
const beginManoeuvres = (pieces: Pieces, memory: Memory): void => {
  const own = (value: number, at: number): number => (pieces.owner[at] === pieces.turn ? value : 0);
  const mine = (row: readonly number[]): number => row[pieces.turn] ?? 0;
  memory.marches = 1;
  memory.cruises = 1;
  memory.fairWinds = 0;
  memory.fresh = { generals: pieces.generals.map(own), admirals: pieces.admirals.map(mine) };
  memory.stood = { armies: pieces.armies.map(own), ships: pieces.ships.map(mine) };
};

const lower = (list: number[], at: number, by: number): void => {
  list[at] = Math.max(0, (list[at] ?? 0) - by);
};

/** N-MAN-2: newcomers leave first. */
const leave = (stood: number[], at: number, standing: number, count: number): void =>
  lower(stood, at, Math.max(0, count - Math.max(0, standing - (stood[at] ?? 0))));

const playedOn = (rules: Rules, memory: Memory, { attack }: Thread, card: CardId): void => {
  const effect = effectOf(rules, card);
  if (effect === 'forced-march') memory.marches++;
  if (effect === 'fair-winds') memory.fairWinds++;
  if (attack === null) return;
  const { from, to } = attack;
  if (effect === 'cavalry-charge') memory.charges.push(from);
  if (effect === 'sappers') pairIn(memory, from, to).sappers = true;
  if (effect === 'fog-of-war') pairIn(memory, from, to).fog = true;
  if (effect === 'ambush') pairIn(memory, from, to).ambush++;
  if (effect === 'general-winter') memory.blocked.push(to);
};

type Moved = EventOf<'piecesMoved'>;
type Marched = EventOf<'armiesMoved'>;

/** A piece went from one place to another in the phase of manoeuvres. */
const manoeuvred = (
  rules: Rules,
  { ships }: Pieces,
  memory: Memory,
  event: Moved,
  next: GameEvent | undefined,
): void => {
  const { fresh, stood } = memory;
  const territory = rules.board.index.get(event.from) ?? -1;
  const zone = rules.board.zoneIndex.get(event.from) ?? -1;
  if (event.what === 'general') lower(fresh.generals, territory, 1);
  else if (event.what === 'admiral') lower(fresh.admirals, zone, 1);
  else if (next?.type === 'piecesMoved' && next.what === 'admiral') lower(stood.ships, zone, event.count);
  else {
    if (memory.cruises > 0) memory.cruises--;
    else memory.fairWinds--;
    leave(stood.ships, zone, ships[zone]?.[event.seat] ?? 0, event.count);
  }
};

const marched = (rules: Rules, { armies }: Pieces, memory: Memory, event: Marched): void => {
  const at = rules.board.index.get(event.from) ?? -1;
  if (event.why === 'officer') lower(memory.stood.armies, at, event.count);
  if (event.why !== 'march' && event.why !== 'ferry') return;
  if (event.why === 'march') memory.marches--;
  else memory.fairWinds--;
  leave(memory.stood.armies, at, armies[at] ?? 0, event.count);
};

/** Lost in the roll that was told just before: by the attacker, to the defender's credit, or the defender's last ship. */
const lostInRoll = (rules: Rules, pieces: Pieces, memory: Memory, events: readonly GameEvent[], n: number): void => {
  const event = events[n];
  const roll = [events[n - 1], events[n - 2]].find((e) => e?.type === 'diceRolled');
  if (roll?.type !== 'diceRolled' || !event) return;
  const { seat, defender } = roll;
  if (event.type !== 'armiesLost' && event.type !== 'shipsLost') return;
  if (event.seat === seat) memory.destroyed[defender] = (memory.destroyed[defender] ?? 0) + event.count;
  else if (event.type === 'shipsLost') {
    const zone = rules.board.zoneIndex.get(event.zone) ?? -1;
    if (pieces.ships[zone]?.[defender] === event.count) memory.navalWins++;
  }
};

/** Folds event `n` of a step. */
export const recall = (
  rules: Rules,
  pieces: Pieces,
  memory: Memory,
  thread: Thread,
  events: readonly GameEvent[],
  n: number,
): void => {
  const event = events[n];
  if (!event) return;
  const { board } = rules;
  const pay = (from: string, to: string): void => {
    if (thread.toll > 0) pairIn(memory, from, to).paid += thread.toll;
    thread.toll = 0;
    memory.onLand = true;
  };
  switch (event.type) {
    case 'turnBegan':
      beginTurn(rules, pieces, memory, event.seat);
      Object.assign(thread, newThread());
      break;
    case 'reactionsSet':
      memory.reactions[event.seat] = event.reactions;
      break;
    case 'quietSet':
      if (event.from === null || event.to === null) memory.quiet.push(event.seat);
      else pairIn(memory, event.from, event.to).quiet.push(event.seat);
      break;
    case 'reinforcementsCounted':
      memory.missionArmies = 0;
      break;
    case 'missionsRevealed':
      thread.isRevealing = true;
      if (pieces.seats[event.seat]?.status === 'in') memory.claims = [];
      break;
    case 'missionAccomplished':
      memory.missionArmies += Math.max(0, event.armies - (event.lasting ? 1 : 0));
      if (!thread.isRevealing) memory.claims.push({ seat: event.seat, rank: missionOf(rules, event.mission).rank });
      break;
    case 'ransomed':
      memory.mayRansom = true;
      break;
    case 'piecesPlaced':
      if (event.what === 'fortification' && pieces.round > 0) memory.builtForts.push(event.at);
      break;
    case 'armiesLost':
      if (event.why === 'toll') thread.toll += event.count;
      if (event.why === 'battle') lostInRoll(rules, pieces, memory, events, n);
      break;
    case 'shipsLost':
      lostInRoll(rules, pieces, memory, events, n);
      break;
    case 'attackDeclared':
      thread.attack = { from: event.from, to: event.to };
      if (board.index.has(event.to)) pay(event.from, event.to);
      break;
    case 'territoryEntered':
      pay(event.from, event.territory);
      break;
    case 'diceThrown':
      pairIn(memory, event.from, event.to).rolls++;
      break;
    case 'cardPlayed':
      playedOn(rules, memory, thread, event.card);
      break;
    case 'territoryCaptured': {
      const [from, at] = [board.index.get(event.from) ?? -1, board.index.get(event.territory) ?? -1];
      const { territory, loser } = event;
      memory.captures.push({
        territory,
        loser,
        byLanding: !isJoined(rules, from, at),
        epidemic: (pieces.epidemics[at] ?? 0) > 0,
        fortified: events.slice(0, n).some((e) => e.type === 'fortificationLost' && e.territory === territory),
      });
      memory.lost[loser] = (memory.lost[loser] ?? 0) + 1;
      break;
    }
    case 'officersCaptured':
      if (event.seat === pieces.turn) memory.officersCaptured += event.count;
      break;
    case 'seatEliminated':
      if (event.by !== null) memory.eliminated++;
      break;
    case 'attackEnded':
      thread.isManoeuvre = true;
      beginManoeuvres(pieces, memory);
      break;
    case 'armiesMoved':
      marched(rules, pieces, memory, event);
      break;
    case 'piecesMoved':
      if (thread.isManoeuvre) manoeuvred(rules, pieces, memory, event, events[n + 1]);
      break;
    default:
      break;
  }
};
