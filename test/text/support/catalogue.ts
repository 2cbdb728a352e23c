// A catalogue as a flat list, and what its sentences say when they are called.
import type { Place } from '../../../src/text/index.js';

/** Called with anything: what the parameters of English are called decides what they get. */
type Sentence = (...values: readonly unknown[]) => unknown;

export type Entry = string | Sentence;

export const isSentence = (entry: Entry): entry is Sentence => typeof entry === 'function';

/** `screen.confirmQuit` -> the string or the function that stands there. */
export const entriesOf = (catalogue: object): ReadonlyMap<string, Entry> => {
  const entries = new Map<string, Entry>();
  const walk = (value: unknown, path: string): void => {
    if (path === 'placeOf') return; // makes places, and says nothing
    if (typeof value === 'string' || typeof value === 'function') entries.set(path, value as Entry);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
    } else throw new Error(`test: ${path} is a ${typeof value}`);
  };
  walk(catalogue, '');
  return entries;
};

/** The names of a function's parameters, from its source: `(name, from)`. */
export const parametersOf = (sentence: Sentence): string[] => {
  const [, list = ''] = /^(?:\(([^)]*)\)|(?=\w+\s*=>))/.exec(sentence.toString()) ?? [];
  const alone = /^(\w+)\s*=>/.exec(sentence.toString())?.[1];
  return (alone ?? list)
    .split(',')
    .map((name) => name.trim().replace(/^_/, ''))
    .filter((name) => name !== '');
};

/** What parameters are given; texts of their own where they are neither names nor places nor numbers. */
export interface Samples {
  readonly name: string;
  /** A name that stands in every form, or the forms of one. */
  readonly place: string | Place;
  readonly number: number;
}

const SETUP_VALUES = {
  variant: 'two-player',
  profile: 'en',
  board: 'world',
  known: 'a, b',
  playable: 'c, d',
  min: 3,
  max: 6,
  seats: 7,
  rounds: 5,
  what: 'what',
  territories: 4,
  needed: 48,
  armies: 40,
  room: 30,
  missions: 2,
  rank: 2,
  fault: 'badBonus',
};

/** What any remark or fault of a board's file may name. */
const BOARD_FILE_VALUES = {
  ...Object.fromEntries(
    'name known territory neighbour region section text file other bonus id wanted where'
      .split(' ')
      .map((key) => [key, `<${key}>`]),
  ),
  found: 3,
  count: 300,
  most: 255,
  bytes: 5000,
  pixels: 12,
  line: 7,
  column: 12,
};

/** What any reason for refusing a pack may name. */
const PACK_VALUES = {
  ...Object.fromEntries(
    ['id code territory region neighbour from to place zone other route card effect capital mission key'].flatMap(
      (keys) => keys.split(' ').map((key) => [key, `<${key}>`]),
    ),
  ),
  count: 300,
  least: 2,
  most: 255,
  bonus: 7,
  seats: 3,
  armies: 40,
  row: 9,
};

const SEATS = ['name', 'names', 'by', 'loser', 'owner', 'captor', 'target', 'winners', 'who'];
const PLACES = ['from', 'to', 'place', 'empire', 'territory', 'territories', 'zone', 'zones'];
const TEXTS = [
  'what how option known text path reason folder driver share mean percent profiles hash found rule seed mission effect',
  'source cards card rolls shown regions variant age mode attack defence command message missions line sentence label',
  'lock step before after one other file attacker defender',
]
  .join(' ')
  .split(' ');

/** Parameters that mean a number in one sentence and a text in another. */
const NUMBERS_AT: Readonly<Record<string, readonly string[]>> = {
  'cli.difference.cards': ['before', 'after'],
  'recordFaults.newer': ['found', 'known', 'line'],
  'recordFaults.number': ['found', 'known'],
  'recordFaults.rulesVersion': ['found', 'known'],
  'log.reinforced': ['territories', 'zones'],
  'spoken.worth': ['territories'],
  'boardFiles.commands.listed': ['territories', 'regions'],
  'boardFiles.commands.good': ['territories', 'regions'],
};

/** Sentences that take several places, and those that take a name as it stands on the map. */
const PLACE_LISTS: Readonly<Record<string, readonly string[]>> = {
  'screen.recap': ['territories'],
  'napoleon.warnEmpty': ['territories'],
  'inspect.lacks': ['places'],
  'napoleon.warnEmpire': ['empires'],
};
const AS_TEXT: Readonly<Record<string, readonly string[]>> = {
  'napoleon.via': ['zones'],
  'boardFiles.commands.region': ['territories'],
  'recordMoves.gone': ['from', 'to'],
  'recordMoves.replaced': ['from', 'to'],
  'recordMoves.changed': ['from', 'to'],
};

const placeOf = (place: string | Place): Place =>
  typeof place === 'string'
    ? { bare: place, short: place, the: place, of: place, from: place, to: place, in: place, many: false }
    : place;

const givenTo = (path: string, parameter: string, samples: Samples): unknown => {
  if (NUMBERS_AT[path]?.includes(parameter)) return samples.number;
  if (parameter === 'v') {
    if (path.startsWith('boardFiles.')) return BOARD_FILE_VALUES;
    return path.startsWith('packFaults.') ? PACK_VALUES : SETUP_VALUES;
  }
  if (parameter === 'items') return ['A', 'B', 'C'];
  if (parameter === 'depth') return 24;
  if (parameter === 'line' && !path.endsWith('position')) return samples.number;
  if (SEATS.includes(parameter)) return samples.name;
  if (PLACE_LISTS[path]?.includes(parameter)) return [placeOf(samples.place)];
  if (AS_TEXT[path]?.includes(parameter)) return typeof samples.place === 'string' ? samples.place : '<text>';
  if (PLACES.includes(parameter)) return placeOf(samples.place);
  return TEXTS.includes(parameter) ? `<${parameter}>` : samples.number;
};

/** What stands at `path` in `m`, called like the English one. */
export const said = (english: Entry, entry: Entry, path: string, samples: Samples): string => {
  if (!isSentence(entry) || !isSentence(english)) return String(entry);
  return String(entry(...parametersOf(english).map((parameter) => givenTo(path, parameter, samples))));
};
