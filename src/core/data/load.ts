// From the data of a pack to a checked, frozen pack. The only place that brands ids of packs.
import { canonicalJson, sha256 } from '../hash.js';
import type {
  Board,
  BoardData,
  CardId,
  EffectId,
  MissionId,
  Pack,
  PackData,
  PackFault,
  Region,
  RegionId,
  Result,
  Route,
  Territory,
  TerritoryId,
  Zone,
  ZoneId,
} from '../types.js';
import { packFault } from './check.js';

const frozen = <T>(items: readonly T[]): readonly T[] => Object.freeze([...items]);

const ascending = (indices: readonly number[]): readonly number[] => frozen([...indices].sort((a, b) => a - b));

/** Where each id stands in `items`. */
const numbered = (items: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(items.map(({ id }, i) => [id, i]));

const boardOf = (data: BoardData): Board => {
  const [index, regionIndex, zoneIndex] = [numbered(data.territories), numbered(data.regions), numbered(data.zones)];
  const at = (id: string): number => index.get(id) ?? -1;
  const zoneAt = (id: string): number => zoneIndex.get(id) ?? -1;
  const territories = data.territories.map(
    ({ id, code, region, symbol }): Territory =>
      Object.freeze({ id: id as TerritoryId, code, region: regionIndex.get(region) ?? -1, symbol }),
  );
  const regions = data.regions.map(
    ({ id, bonus }, i): Region =>
      Object.freeze({
        id: id as RegionId,
        bonus,
        territories: frozen(territories.flatMap((t, n) => (t.region === i ? [n] : []))),
      }),
  );
  const edges = data.edges.map(([from, to, kind, oneWay]) =>
    Object.freeze([at(from), at(to), kind, oneWay === 'one-way'] as const),
  );
  const leadsTo = territories.map((): number[] => []);
  for (const [from, to, , isOneWay] of edges) {
    leadsTo[from]?.push(to);
    if (!isOneWay) leadsTo[to]?.push(from);
  }
  const zones = data.zones.map(
    ({ id, code, adjacent, coasts }): Zone =>
      Object.freeze({
        id: id as ZoneId,
        code,
        neighbours: ascending(adjacent.map(zoneAt)),
        coasts: ascending(coasts.map(at)),
      }),
  );
  return Object.freeze({
    id: data.id,
    regionKind: data.regionKind,
    territories: frozen(territories),
    regions: frozen(regions),
    neighbours: frozen(leadsTo.map(ascending)),
    edges: frozen(edges),
    zones: frozen(zones),
    routes: frozen(
      data.routes.map(
        ({ id, bonus, zones: on }): Route => Object.freeze({ id, bonus, zones: ascending(on.map(zoneAt)) }),
      ),
    ),
    coasts: frozen(territories.map((_, n) => frozen(zones.flatMap((z, i) => (z.coasts.includes(n) ? [i] : []))))),
    zoneIndex,
    index,
  });
};

/** What rules read of a pack, and nothing else: the same content under other names has the same hash. */
const hashOf = ({ board, startArmies = {}, napoleon }: PackData): string =>
  sha256(canonicalJson({ board, startArmies, napoleon: napoleon ?? null })).slice(0, 16);

/**
 * 16 hex digits of everything that a game reads of its pack: with secret missions those too, else not, so that a board may get
 * others without harm to games that never had any.
 */
export const contentHash = (pack: Pack, hasSecrets: boolean): string =>
  hasSecrets ? sha256(pack.hash + canonicalJson(pack.secretMissions)).slice(0, 16) : pack.hash;

/** A pack of data that are known to be sound, and its hash where that is known too: making one costs more than all the rest. */
export const packOf = (data: PackData, knownHash?: string): Pack => {
  const { effects = {}, missions = [], capitals = [] } = data.napoleon ?? {};
  const { secretMissions = [] } = data;
  return Object.freeze({
    data,
    board: boardOf(data.board),
    startArmies: Object.freeze({ ...data.startArmies }),
    effects: new Map(Object.entries(effects).map(([card, effect]) => [card as CardId, effect as EffectId])),
    missions: frozen(missions),
    missionsById: new Map(missions.map((m) => [m.id as MissionId, m])),
    capitals: new Set(capitals.map((id) => id as TerritoryId)),
    secretMissions: frozen(secretMissions),
    secretMissionsById: new Map(secretMissions.map((m) => [m.id as MissionId, m])),
    names: data.names,
    missionNames: data.missionNames ?? {},
    raster: data.raster ?? null,
    hash: knownHash ?? hashOf(data),
  });
};

/** Freezes `value` and all that it holds. */
const freezeAll = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeAll(part);
  return Object.freeze(value);
};

/**
 * The pack that `data` describes, or the first fault of it. The data are copied, so that nobody can change them
 * afterwards. Whoever reads them from a file checks their shape before: here it is taken for granted.
 */
export const loadPack = (data: PackData): Result<Pack, PackFault> => {
  const fault = packFault(data);
  if (fault !== null) return { ok: false, error: fault };
  return { ok: true, value: packOf(freezeAll(JSON.parse(JSON.stringify(data)) as PackData)) };
};
