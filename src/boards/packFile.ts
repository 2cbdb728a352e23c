// Our own packs as JSON (docs/PACK.md): the shape is checked here, the content by the rules (`loadPack`).
import * as v from 'valibot';
import type { PackData, RasterData } from '../core/index.js';
import { joinedBy } from './contacts.js';
import { jsonFault } from './jsonFault.js';
import { landOfPoints, type Point } from './points.js';
import { RASTER_WIDTH, rasterHeight, rasterOf } from './raster.js';
import { MOST_PACK_BYTES, PACK_ENTRIES } from './schema.js';

export const PACK_FORMAT = 1;

/** The file's shape; docs/pack.schema.json is made of it. */
export const PACK_SCHEMA = v.strictObject({
  $schema: v.optional(v.string()),
  pack: v.literal(PACK_FORMAT),
  ...PACK_ENTRIES,
  /** Where each territory lies, in any units: a map is made of it where there is no raster. */
  places: v.optional(v.record(v.pipe(v.string(), v.maxLength(60)), v.strictTuple([v.number(), v.number()]))),
});

/** What is wrong in a pack's file: where (`board.territories.3.code`), and what was found there. */
export interface PackFileFault {
  readonly code: 'notUtf8' | 'notJson' | 'notAPack' | 'missing' | 'newerPack' | 'packTooLarge' | 'noPlace';
  readonly values: Readonly<Record<string, string | number>>;
}

export type ReadPack =
  | { readonly ok: true; readonly data: PackData }
  | { readonly ok: false; readonly fault: PackFileFault };

const fail = (code: PackFileFault['code'], values: PackFileFault['values'] = {}): ReadPack => ({
  ok: false,
  fault: { code, values },
});

/** Characters of what is said of a value in a file. */
const MOST_SAID = 80;

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
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail('notUtf8');
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('notJson', { ...(jsonFault(text) ?? { line: 1, column: 1 }) });
  }
  const version = typeof json === 'object' && json !== null ? (json as { pack?: unknown }).pack : undefined;
  if (typeof version === 'number' && version > PACK_FORMAT) {
    return fail('newerPack', { found: version, known: PACK_FORMAT });
  }
  const checked = v.safeParse(PACK_SCHEMA, json);
  if (!checked.success) {
    const [issue] = checked.issues;
    const where = v.getDotPath(issue) ?? '';
    if (issue.received === 'undefined') return fail('missing', { where });
    const short = (text: string): string => (text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text);
    // Of lists that may have several shapes it is only known that none fits.
    const wanted = issue.expected === issue.received ? null : issue.expected;
    return fail('notAPack', { where, found: short(issue.received), wanted: short(wanted ?? '') });
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
