// The shape of a pack as JSON: of our own files and of records that carry their board. What its content must be is checked by
// the rules (`loadPack`).
import * as v from 'valibot';
import { MISSION_TIMES } from '../core/index.js';

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

const value = v.union([whole, word, v.record(word, whole)]);
const mission = v.strictObject({
  id: word,
  rank: v.picklist([1, 2, 3, 4]),
  vp: v.nullable(whole),
  when: v.picklist(MISSION_TIMES),
  lasting: v.boolean(),
  fromRound: whole,
  condition: v.record(word, value),
});

const count = v.union([whole, v.record(word, whole)]);
const hold = { territories: count, armies: v.optional(whole) };
const anyMission = { id: word, from: v.optional(whole) };
const secretMission = v.union([
  v.strictObject({ ...anyMission, ...hold }),
  v.strictObject({ ...anyMission, regions: most(word, 1000), others: v.optional(whole) }),
  v.strictObject({ ...anyMission, eliminate: whole, instead: v.strictObject(hold) }),
]);

/** The parts of a pack, as records and files have them. */
export const PACK_ENTRIES = {
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
  secretMissions: v.optional(most(secretMission, 1000)),
  napoleon: v.optional(
    v.strictObject({ effects: v.record(word, word), missions: most(mission, 1000), capitals: most(word, 1000) }),
  ),
  raster: v.optional(raster),
};
