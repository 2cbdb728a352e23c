// From board data to a checked, frozen board. The only place that brands ids of boards.
import { canonicalJson, sha256 } from '../hash.js';
import type { Board, BoardData, Region, RegionId, Result, Route, SetupError, Territory, TerritoryId, Zone, ZoneId } from '../types.js';
import { EUROPE } from './europe.js';
import { WORLD } from './world.js';

export const BUILT_IN_BOARDS: readonly BoardData[] = [WORLD, EUROPE];

const fail = (what: string): Result<never, SetupError> => ({
  ok: false,
  error: { code: 'board', rule: 'D-3', values: { what } },
});

const duplicate = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** The first fault of the data in words of its own terms, or null. */
const faultOf = (data: BoardData): string | null => {
  const ids = data.territories.map((t) => t.id);
  const twice = duplicate(ids) ?? duplicate(data.territories.map((t) => t.code)) ?? duplicate(data.regions.map((r) => r.id));
  if (twice !== undefined) return `${twice} appears twice`;
  if (ids.length < 2) return 'fewer than two territories';
  for (const t of data.territories) {
    if (!data.regions.some((r) => r.id === t.region)) return `${t.id}: unknown region ${t.region}`;
    if (!/^[A-Z]{3}$/.test(t.code)) return `${t.id}: the code must be three capital letters`;
  }
  for (const region of data.regions) {
    if (!Number.isInteger(region.bonus) || region.bonus < 0) return `${region.id}: bad bonus`;
    if (!data.territories.some((t) => t.region === region.id)) return `${region.id}: no territories`;
  }
  for (const [a, b] of data.edges) {
    if (!ids.includes(a) || !ids.includes(b) || a === b) return `bad join ${a} - ${b}`;
  }
  for (const zone of data.zones) {
    const unknown = zone.coasts.find((t) => !ids.includes(t)) ?? zone.adjacent.find((z) => !data.zones.some((o) => o.id === z));
    if (unknown !== undefined) return `${zone.id}: unknown place ${unknown}`;
  }
  const joined = data.edges.map(([a, b]) => [a, b].sort().join(' - '));
  return duplicate(joined) ?? null;
};

/** Territories that cannot be reached from the first one could never be conquered. */
const isConnected = (neighbours: readonly (readonly number[])[]): boolean => {
  const seen = new Set([0]);
  for (const at of seen) for (const next of neighbours[at] ?? []) seen.add(next);
  return seen.size === neighbours.length;
};

/** Checks `data` and numbers its territories; the error says what is wrong with it. */
export const loadBoard = (data: BoardData): Result<Board, SetupError> => {
  const fault = faultOf(data);
  if (fault !== null) return fail(fault);
  const index = new Map(data.territories.map((t, i) => [t.id, i]));
  const at = (id: string): number => index.get(id) ?? -1;
  const regionIndex = new Map(data.regions.map((r, i) => [r.id, i]));
  const territories: Territory[] = data.territories.map((t) =>
    Object.freeze({
      id: t.id as TerritoryId,
      code: t.code,
      region: regionIndex.get(t.region) ?? -1,
      symbol: t.symbol,
    }),
  );
  const regions: Region[] = data.regions.map((r, i) =>
    Object.freeze({
      id: r.id as RegionId,
      bonus: r.bonus,
      territories: Object.freeze(territories.flatMap((t, n) => (t.region === i ? [n] : []))),
    }),
  );
  const edges = data.edges.map(([a, b, kind]) => Object.freeze([at(a), at(b), kind] as const));
  const neighbours = territories.map((_, n) =>
    Object.freeze(edges.flatMap(([a, b]) => (a === n ? [b] : b === n ? [a] : [])).sort((a, b) => a - b)),
  );
  if (!isConnected(neighbours)) return fail('the territories are not all connected');
  const zoneIndex = new Map(data.zones.map((z, i) => [z.id, i]));
  const ascending = (indices: readonly number[]): readonly number[] => Object.freeze([...indices].sort((a, b) => a - b));
  const zones: Zone[] = data.zones.map((z) =>
    Object.freeze({
      id: z.id as ZoneId,
      code: z.code,
      neighbours: ascending(z.adjacent.map((id) => zoneIndex.get(id) ?? -1)),
      coasts: ascending(z.coasts.map(at)),
    }),
  );
  const routes: Route[] = data.routes.map((r) =>
    Object.freeze({ id: r.id, bonus: r.bonus, zones: ascending(r.zones.map((id) => zoneIndex.get(id) ?? -1)) }),
  );
  const board: Board = Object.freeze({
    id: data.id,
    regionKind: data.regionKind,
    territories: Object.freeze(territories),
    regions: Object.freeze(regions),
    neighbours: Object.freeze(neighbours),
    edges: Object.freeze(edges),
    zones: Object.freeze(zones),
    routes: Object.freeze(routes),
    coasts: Object.freeze(territories.map((_, n) => zones.flatMap((z, i) => (z.coasts.includes(n) ? [i] : [])))),
    zoneIndex,
    index,
    hash: sha256(canonicalJson(data)).slice(0, 16),
  });
  return { ok: true, value: board };
};
