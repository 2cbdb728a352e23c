// Questions about a Napoleon position: zones, routes, landings, officers, what is left in the box. N-CONTROL, N-LIMIT.
import { armiesAt, connectedTo, territoriesOf } from '../queries.js';
import type { Known, NapoleonState, PlaceId, Rules, Seat, ZoneId } from '../types.js';
import { COLOURS, FORT_TOKENS, MOST_ADMIRALS, MOST_GENERALS, nap, SHIPS_OF_A_COLOUR } from './state.js';

export const zoneOf = (rules: Rules, place: PlaceId): number | null => rules.board.zoneIndex.get(place) ?? null;

export const zoneIdOf = (rules: Rules, zone: number): ZoneId => {
  const found = rules.board.zones[zone];
  if (!found) throw new Error(`bug: no zone number ${zone}`);
  return found.id;
};

type Fleet = Pick<NapoleonState, 'ships'>;
type Officers = Pick<NapoleonState, 'admirals' | 'captiveGenerals'>;

export const shipsAt = (n: Fleet, zone: number, seat: Seat): number => n.ships[zone]?.[seat] ?? 0;

/** N-CONTROL: the seat with the only ships in a zone. */
export const zoneController = (n: Fleet, zone: number): Seat | null => {
  let controller: Seat | null = null;
  for (const [seat, ships] of (n.ships[zone] ?? []).entries()) {
    if (ships === 0) continue;
    if (controller !== null) return null;
    controller = seat as Seat;
  }
  return controller;
};

export const zonesOf = (n: Fleet, seat: Seat): number[] =>
  n.ships.flatMap((_, zone) => (zoneController(n, zone) === seat ? [zone] : []));

/** The seat with ships in `zone` that is not `seat`; null if there is none. */
export const otherFleet = (n: Fleet, zone: number, seat: Seat): Seat | null => {
  const other = (n.ships[zone] ?? []).findIndex((ships, s) => ships > 0 && s !== seat);
  return other < 0 ? null : (other as Seat);
};

export const routesOf = (rules: Rules, n: Fleet, seat: Seat): number[] =>
  rules.board.routes.flatMap((route, i) => (route.zones.every((z) => zoneController(n, z) === seat) ? [i] : []));

/** Zones that touch a territory of `seat`, ascending (N-REINF-6). */
export const homeWaters = (rules: Rules, state: Known, seat: Seat): number[] => {
  const zones = new Set(territoriesOf(state, seat).flatMap((t) => rules.board.coasts[t] ?? []));
  return [...zones].sort((a, b) => a - b);
};

/** N-LAND-3: at most this many zones are passed. */
const MOST_ZONES = 3;

const NOWHERE: ReadonlyMap<number, readonly number[]> = new Map();

/**
 * N-LAND-3: territories that can be reached by sea from `from` for `seat`, with the zones that are passed, the fewest;
 * pairs joined by an edge excluded.
 */
export const landingsFrom = (
  rules: Rules,
  state: Known,
  from: number,
  seat: Seat,
): ReadonlyMap<number, readonly number[]> => {
  const { board } = rules;
  const n = nap(state);
  const coasts = board.coasts[from] ?? [];
  if (!coasts.some((z) => zoneController(n, z) === seat)) return NOWHERE;
  const reached = new Map<number, readonly number[]>();
  let paths = coasts.filter((z) => zoneController(n, z) === seat).map((z) => [z]);
  const seen = new Set(paths.flat());
  for (let length = 1; length <= MOST_ZONES; length++) {
    for (const path of paths) {
      for (const to of board.zones[path[path.length - 1] ?? -1]?.coasts ?? []) {
        if (to === from || reached.has(to) || board.neighbours[from]?.includes(to)) continue;
        reached.set(to, path);
      }
    }
    paths = paths.flatMap((path) =>
      (board.zones[path[path.length - 1] ?? -1]?.neighbours ?? []).flatMap((next) => {
        if (seen.has(next) || zoneController(n, next) !== seat) return [];
        seen.add(next);
        return [[...path, next]];
      }),
    );
  }
  return reached;
};

/** Zones of `seat` that can be reached from `from` through zones that it controls, `from` excluded. */
export const connectedZones = (rules: Rules, n: Fleet, from: number, seat: Seat): number[] => {
  const seen = new Set([from]);
  for (const at of seen) {
    for (const next of rules.board.zones[at]?.neighbours ?? []) if (zoneController(n, next) === seat) seen.add(next);
  }
  seen.delete(from);
  return [...seen].sort((a, b) => a - b);
};

/** Fair winds: own territories that touch the same connected group of own zones as `from`. */
export const seaConnected = (rules: Rules, state: Known, from: number, seat: Seat): number[] => {
  const n = nap(state);
  const start = (rules.board.coasts[from] ?? []).filter((z) => zoneController(n, z) === seat);
  const zones = new Set(start.flatMap((z) => [z, ...connectedZones(rules, n, z, seat)]));
  return territoriesOf(state, seat).filter(
    (t) => t !== from && (rules.board.coasts[t] ?? []).some((z) => zones.has(z)),
  );
};

/** N-MAN-1: whether a land manoeuvre, a naval one, or one by fair winds is possible at all. */
export const canMarch = (rules: Rules, state: Known, seat: Seat): boolean =>
  territoriesOf(state, seat).some((t) => armiesAt(state, t) > 1 && connectedTo(rules, state, t).length > 0);

export const canCruise = (rules: Rules, state: Known, seat: Seat): boolean => {
  const n = nap(state);
  return zonesOf(n, seat).some((z) => shipsAt(n, z, seat) > 1 && connectedZones(rules, n, z, seat).length > 0);
};

export const canFerry = (rules: Rules, state: Known, seat: Seat): boolean =>
  territoriesOf(state, seat).some((t) => armiesAt(state, t) > 1 && seaConnected(rules, state, t, seat).length > 0);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const generalsOf = (state: Known, seat: Seat): number =>
  sum(territoriesOf(state, seat).map((t) => nap(state).generals[t] ?? 0));

export const admiralsOf = (n: Officers, seat: Seat): number => sum(n.admirals.map((zone) => zone[seat] ?? 0));

export const shipsOf = (n: Fleet, seat: Seat): number => sum(n.ships.map((zone) => zone[seat] ?? 0));

export const fortsOf = (state: Known, seat: Seat): number =>
  territoriesOf(state, seat).filter((t) => nap(state).forts[t]).length;

const captives = (held: readonly (readonly number[])[], owner: Seat): number => sum(held.map((by) => by[owner] ?? 0));

/** N-LIMIT: how many more a seat may have; captives count against their owner. */
export const generalsLeft = (state: Known, seat: Seat): number =>
  MOST_GENERALS - generalsOf(state, seat) - captives(nap(state).captiveGenerals, seat);

export const admiralsLeft = (state: Known, seat: Seat): number =>
  MOST_ADMIRALS - admiralsOf(nap(state), seat) - captives(nap(state).captiveAdmirals, seat);

export const fortsLeft = (state: Known): number => FORT_TOKENS - nap(state).forts.filter(Boolean).length;

/** N-LIMIT: ships of the own colour, then those of the colours that nobody plays, shared by all who run out. */
export const shipsLeft = (rules: Rules, state: Known, seat: Seat): number => {
  const n = nap(state);
  const used = Array.from({ length: rules.players }, (_, s) => shipsOf(n, s as Seat));
  const borrowed = sum(used.map((ships) => Math.max(0, ships - SHIPS_OF_A_COLOUR)));
  const spare = (COLOURS - rules.players) * SHIPS_OF_A_COLOUR - borrowed;
  return Math.max(0, SHIPS_OF_A_COLOUR - (used[seat] ?? 0)) + spare;
};

/** All generals of `owner` in captivity, by captor. */
export const captorsOf = (n: Officers, owner: Seat): Seat[] =>
  n.captiveGenerals.flatMap((held, captor) => ((held[owner] ?? 0) > 0 ? [captor as Seat] : []));
