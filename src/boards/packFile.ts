// Our own packs as JSON (docs/PACK.md): the shape is checked here, the content by the rules (`loadPack`).
import * as v from 'valibot';
import type { PackData, RasterData } from '../core/index.js';
import { joinedBy } from './contacts.js';
import { landOfPoints, type Point } from './points.js';
import { RASTER_WIDTH, rasterHeight, rasterOf } from './raster.js';

export const PACK_FORMAT = 1;
/** The largest house pack has some 150 kB. */
export const MOST_PACK_BYTES = 8 * 1024 * 1024;

const word = v.pipe(v.string(), v.maxLength(60));
const texts = v.record(word, v.pipe(v.string(), v.maxLength(400)));
const names = v.record(
  word,
  v.union([
    word,
    v.strictObject({ name: word, article: v.optional(word), in: v.optional(word), short: v.optional(word) }),
  ]),
);
const namesById = v.record(word, names);
const whole = v.pipe(v.number(), v.integer());
const most = <T extends v.GenericSchema>(items: T, count: number) => v.pipe(v.array(items), v.maxLength(count));

const edge = v.union([
  v.strictTuple([word, word, v.picklist(['land', 'sea'])]),
  v.strictTuple([word, word, v.picklist(['land', 'sea']), v.literal('one-way')]),
]);

const board = v.strictObject({
  id: word,
  regionKind: v.picklist(['continent', 'empire']),
  territories: most(
    v.strictObject({ id: word, code: word, region: word, symbol: v.picklist(['infantry', 'cavalry', 'artillery']) }),
    1000,
  ),
  regions: most(v.strictObject({ id: word, bonus: whole }), 1000),
  edges: most(edge, 20_000),
  zones: v.optional(
    most(v.strictObject({ id: word, code: word, adjacent: most(word, 1000), coasts: most(word, 1000) }), 1000),
    [],
  ),
  routes: v.optional(most(v.strictObject({ id: word, bonus: whole, zones: most(word, 1000) }), 1000), []),
});

const entry = v.strictTuple([v.pipe(v.string(), v.maxLength(2)), word, v.number(), v.number()]);
const raster = v.strictObject({
  width: v.pipe(whole, v.minValue(1), v.maxValue(4096)),
  height: v.pipe(whole, v.minValue(1), v.maxValue(4096)),
  territories: most(entry, 1000),
  zones: most(entry, 1000),
  links: most(
    v.strictObject({ a: word, b: word, wrap: v.boolean(), paths: most(most(v.number(), 1000), 100) }),
    20_000,
  ),
  rows: v.pipe(v.string(), v.maxLength(MOST_PACK_BYTES)),
});

/** Conditions of missions are checked key by key by the rules. */
const mission = v.looseObject({ id: word, rank: whole });

/** The file's shape; docs/pack.schema.json is made of it. */
export const PACK_SCHEMA = v.strictObject({
  $schema: v.optional(v.string()),
  pack: v.literal(PACK_FORMAT),
  board,
  names: v.strictObject({
    board: texts,
    territories: namesById,
    regions: namesById,
    zones: v.optional(namesById, {}),
    routes: v.optional(namesById, {}),
  }),
  missionNames: v.optional(v.record(word, v.strictObject({ name: texts, text: texts }))),
  startArmies: v.optional(v.record(word, whole)),
  napoleon: v.optional(
    v.strictObject({ effects: v.record(word, word), missions: most(mission, 1000), capitals: most(word, 1000) }),
  ),
  raster: v.optional(raster),
  /** Where each territory lies, in any units: a map is made of it where there is no raster. */
  places: v.optional(v.record(word, v.strictTuple([v.number(), v.number()]))),
});

/** What is wrong in a pack's file: where (`board.territories.3.code`), and what was found there. */
export interface PackFileFault {
  readonly code: 'notJson' | 'notAPack' | 'newerPack' | 'packTooLarge' | 'noPlace';
  readonly values: Readonly<Record<string, string | number>>;
}

export type ReadPack =
  | { readonly ok: true; readonly data: PackData }
  | { readonly ok: false; readonly fault: PackFileFault };

const fail = (code: PackFileFault['code'], values: PackFileFault['values'] = {}): ReadPack => ({
  ok: false,
  fault: { code, values },
});

type Places = Readonly<Record<string, readonly [number, number]>>;

/** A raster made of places, so that every board has a map. */
export const rasterOfPlaces = (data: PackData, places: Places): RasterData => {
  const ids = data.board.territories.map(({ id }) => id);
  const index = new Map(ids.map((id, i) => [id, i]));
  const joins = data.board.edges.map(
    ([a, b, , oneWay]) => [index.get(a) ?? 0, index.get(b) ?? 0, oneWay === 'one-way'] as const,
  );
  const points = ids.map((id): Point => places[id] ?? [0, 0]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const height = rasterHeight(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const areJoined = joinedBy(joins, ids.length);
  return rasterOf(landOfPoints(points, joins, areJoined, RASTER_WIDTH, height), ids, joins, areJoined).raster;
};

/** The data of a pack's file, of known shape and not yet checked by the rules. */
export const readPackFile = (bytes: Uint8Array): ReadPack => {
  if (bytes.length > MOST_PACK_BYTES) return fail('packTooLarge', { bytes: bytes.length, most: MOST_PACK_BYTES });
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('notJson');
  }
  const version = typeof json === 'object' && json !== null ? (json as { pack?: unknown }).pack : undefined;
  if (typeof version === 'number' && version > PACK_FORMAT) {
    return fail('newerPack', { found: version, known: PACK_FORMAT });
  }
  const checked = v.safeParse(PACK_SCHEMA, json);
  if (!checked.success) {
    const [issue] = checked.issues;
    return fail('notAPack', { where: v.getDotPath(issue) ?? '', found: issue.received });
  }
  const { $schema: _, pack: __, places, ...rest } = checked.output;
  const data = rest as unknown as PackData;
  if (data.raster !== undefined || data.board.territories.length === 0) return { ok: true, data };
  const lost = data.board.territories.find(({ id }) => places?.[id] === undefined);
  if (lost !== undefined) return fail('noPlace', { territory: lost.id });
  return { ok: true, data: { ...data, raster: rasterOfPlaces(data, places ?? {}) } };
};

/** `data` as a pack's file. */
export const packFileText = (data: PackData): string => `${JSON.stringify({ pack: PACK_FORMAT, ...data }, null, 1)}\n`;
