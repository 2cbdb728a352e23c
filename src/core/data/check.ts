// What makes a pack unplayable: the first fault of its data, as a code with values. Sentences are made of them elsewhere.
import type { BoardData, PackData } from '../types.js';
import { napoleonFault } from './checkNapoleon.js';
import { secretMissionsFault } from './checkSecrets.js';
import { namesFault, rasterFault } from './checkShown.js';
import { type Fault, fault, firstFault, isId, repeated } from './fault.js';

export const MOST_TERRITORIES = 255;
const LEAST_TERRITORIES = 2;

const CODE = /^[A-Z]{3}$/;

const idsFault = ({ id, territories, regions, zones, routes }: BoardData): Fault => {
  const places = [...territories, ...zones];
  const bad = [id, ...[...places, ...regions, ...routes].map((each) => each.id)].find((each) => !isId(each));
  if (bad !== undefined) return fault('badId', { id: bad });
  const code = places.find((each) => !CODE.test(each.code));
  if (code !== undefined) return fault('badCode', { id: code.id, code: code.code });
  // A zone and a territory may not share an id: units stand on either.
  const twice = [
    places.map((p) => p.id),
    territories.map((t) => t.code),
    zones.map((z) => z.code),
    regions.map((r) => r.id),
    routes.map((r) => r.id),
  ];
  return firstFault(twice, (ids) => {
    const found = repeated(ids);
    return found === undefined ? null : fault('twice', { id: found });
  });
};

const sizeFault = ({ territories }: BoardData): Fault => {
  const count = territories.length;
  if (count < LEAST_TERRITORIES) return fault('fewTerritories', { count, least: LEAST_TERRITORIES });
  return count > MOST_TERRITORIES ? fault('manyTerritories', { count, most: MOST_TERRITORIES }) : null;
};

const isBonus = (bonus: number): boolean => Number.isInteger(bonus) && bonus >= 0 && bonus <= 1000;

const regionsFault = ({ territories, regions, routes }: BoardData): Fault => {
  const known = new Set(regions.map((r) => r.id));
  const lost = territories.find((t) => !known.has(t.region));
  if (lost !== undefined) return fault('unknownRegion', { territory: lost.id, region: lost.region });
  const held = new Set(territories.map((t) => t.region));
  const empty = regions.find((r) => !held.has(r.id));
  if (empty !== undefined) return fault('emptyRegion', { region: empty.id });
  const bonus = [...regions, ...routes].find((each) => !isBonus(each.bonus));
  return bonus === undefined ? null : fault('badBonus', { id: bonus.id, bonus: bonus.bonus });
};

const edgesFault = ({ territories, edges }: BoardData): Fault => {
  const known = new Set(territories.map((t) => t.id));
  const seen = new Set<string>();
  return firstFault(edges, ([from, to, kind, oneWay]) => {
    if (!known.has(from)) return fault('unknownNeighbour', { territory: to, neighbour: from });
    if (!known.has(to)) return fault('unknownNeighbour', { territory: from, neighbour: to });
    if (from === to) return fault('selfEdge', { territory: from });
    if (!['land', 'sea'].includes(kind) || ![undefined, 'one-way'].includes(oneWay)) {
      return fault('badEdge', { from, to });
    }
    const pair = [from, to].sort().join(' ');
    return seen.size === seen.add(pair).size ? fault('edgeTwice', { from, to }) : null;
  });
};

/** The first territory that cannot be reached from the first one, by `next`. */
const unreached = (ids: readonly string[], next: ReadonlyMap<string, readonly string[]>): string | undefined => {
  const seen = new Set(ids.slice(0, 1));
  for (const at of seen) for (const to of next.get(at) ?? []) seen.add(to);
  return ids.find((id) => !seen.has(id));
};

/** Everything must be reachable from everywhere: what cannot be attacked can never be conquered. */
const connectionFault = ({ territories, edges }: BoardData): Fault => {
  const ids = territories.map((t) => t.id);
  const [out, back] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const join = (map: Map<string, string[]>, a: string, b: string): void => {
    map.set(a, [...(map.get(a) ?? []), b]);
  };
  for (const [from, to, , oneWay] of edges) {
    join(out, from, to);
    join(back, to, from);
    if (oneWay !== undefined) continue;
    join(out, to, from);
    join(back, from, to);
  }
  const [first = ''] = ids;
  const far = unreached(ids, out);
  if (far !== undefined) return fault('disconnected', { from: first, to: far });
  const trap = unreached(ids, back);
  return trap === undefined ? null : fault('disconnected', { from: trap, to: first });
};

const zonesFault = ({ territories, zones, routes }: BoardData): Fault => {
  const known = new Set(territories.map((t) => t.id));
  const byId = new Map(zones.map((z) => [z.id, z]));
  const found = firstFault(zones, (zone) => {
    const unknown = zone.coasts.find((t) => !known.has(t)) ?? zone.adjacent.find((z) => !byId.has(z));
    if (unknown !== undefined) return fault('unknownPlace', { id: zone.id, place: unknown });
    const twice = repeated(zone.coasts) ?? repeated(zone.adjacent);
    if (twice !== undefined) return fault('twice', { id: twice });
    const other = zone.adjacent.find((z) => z === zone.id || !byId.get(z)?.adjacent.includes(zone.id));
    return other === undefined ? null : fault('oneSidedZone', { zone: zone.id, other });
  });
  if (found !== null) return found;
  return firstFault(routes, (route) => {
    if (route.zones.length === 0) return fault('emptyRoute', { route: route.id });
    const unknown = route.zones.find((z) => !byId.has(z));
    return unknown === undefined ? null : fault('unknownPlace', { id: route.id, place: unknown });
  });
};

const MOST_START_ARMIES = 10_000;

const armiesFault = ({ startArmies = {} }: PackData): Fault =>
  firstFault(Object.entries(startArmies), ([seats, armies]) =>
    /^\d+$/.test(seats) && Number.isInteger(armies) && armies > 0 && armies <= MOST_START_ARMIES
      ? null
      : fault('badArmies', { seats, armies: `${armies}` }),
  );

/** The first fault of `data`, or null. Its shape is taken for granted: whoever reads a file has checked that. */
export const packFault = (data: PackData): Fault =>
  sizeFault(data.board) ??
  idsFault(data.board) ??
  regionsFault(data.board) ??
  edgesFault(data.board) ??
  connectionFault(data.board) ??
  zonesFault(data.board) ??
  armiesFault(data) ??
  secretMissionsFault(data) ??
  napoleonFault(data) ??
  namesFault(data) ??
  rasterFault(data);
