// A record as text: JSON lines, one thing a line (docs/RECORD.md). Reading trusts nothing and names the line of a fault.
import * as v from 'valibot';
import { MOST_PACK_BYTES, PACK_ENTRIES } from '../boards/schema.js';
import type { GameRecord, RecordEntry, RecordHeader, Result } from '../core/index.js';
import { RECORD_FORMAT } from '../core/index.js';
import { plainName, plainText } from '../text/plain.js';

/** Larger files are refused unread; a long game has about 200 kB. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** A line holds one action of a few names: longer ones are not ours. */
export const MOST_LINE = 20_000;
/** The first line may hold the whole content of a board that is none of the house's. */
const MOST_HEAD = MOST_LINE + MOST_PACK_BYTES;
/** The longest games that bots have played have some 5,000; this many are replayed within a minute. */
export const MOST_ENTRIES = 100_000;
const MOST_SEATS = 6;
const MOST_SEED = 200;

/** Stands in the first line for people who open the file. A part of the format, and so in one language. */
export const SECRET_NOTE =
  'This file tells everything: the dice to come, all cards, all names. Until the game is over it is for its players only.';

export type RecordFault =
  | { readonly code: 'tooLarge'; readonly bytes: number }
  | { readonly code: 'empty' }
  | { readonly code: 'notARecord'; readonly line: number }
  | { readonly code: 'newer' | 'older'; readonly line: number; readonly found: number; readonly known: number }
  | { readonly code: 'damaged'; readonly line: number; readonly what: string };

export interface ReadRecord {
  readonly record: GameRecord;
  /** The last line was cut off and is not counted. */
  readonly truncated: boolean;
  /** By entry of the record: its line in the file, from 1. */
  readonly lines: readonly number[];
  readonly firstLine: number;
  /** The line of the end of the game, or after the last one. */
  readonly lastLine: number;
}

/** As `shortHash` and `hash` of the core write them. */
const SHORT_HASH = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));
const HASH = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const shortText = v.pipe(v.string(), v.maxLength(MOST_SEED));
/** Shown as it is, and never changed: another seed is another game. */
const seedText = v.pipe(
  shortText,
  v.check((text) => plainText(text) === text, 'a seed with characters that cannot be shown'),
);
const COLOUR = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const SETUP = v.strictObject({
  variant: shortText,
  profile: shortText,
  board: shortText,
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS)),
  options: v.strictObject({
    deal: v.boolean(),
    rounds: v.nullable(v.number()),
    defence: v.pipe(v.array(v.picklist(['ask', 'auto'])), v.maxLength(MOST_SEATS)),
    resign: v.picklist(['bot', 'neutral']),
    missions: v.optional(v.literal('secret')),
    napoleon: v.nullable(
      v.strictObject({
        hands: v.picklist(['printed', 'even']),
        empirePoints: v.picklist(['mission', 'turn']),
        autoClaim: v.boolean(),
        reactions: v.pipe(v.array(v.picklist(['each', 'decisive', 'off'])), v.maxLength(MOST_SEATS)),
        skipEmpty: v.optional(v.literal(true)),
      }),
    ),
  }),
});
const CHANCE = v.variant('dice', [
  v.strictObject({ dice: v.literal('seed'), seed: seedText }),
  v.strictObject({
    dice: v.literal('sealed'),
    table: seedText,
    seal: HASH,
    words: v.pipe(v.array(seedText), v.maxLength(MOST_SEATS)),
  }),
]);
const SECRET = v.strictObject({ secret: HASH });
const SEATS = v.pipe(
  v.array(v.strictObject({ name: shortText, driver: shortText, colour: v.optional(COLOUR) })),
  v.minLength(1),
  v.maxLength(MOST_SEATS),
  v.check((seats) => {
    const colours = seats.flatMap(({ colour }) => colour ?? []);
    return colours.length === 0 || new Set(colours).size === seats.length;
  }, 'seats without a colour of their own'),
);
const HEADER = v.pipe(
  v.strictObject({
    format: v.number(),
    note: v.optional(shortText),
    rules: v.number(),
    packHash: shortText,
    setup: SETUP,
    pack: v.optional(v.strictObject(PACK_ENTRIES)),
    chance: CHANCE,
    seats: SEATS,
  }),
  v.check(({ setup, seats }) => setup.players === seats.length, 'a number of players that is not that of the seats'),
);
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const SEAT = v.pipe(COUNT, v.maxValue(MOST_SEATS - 1));
const ACTION = v.strictObject({ n: COUNT, seat: COUNT, action: v.looseObject({ type: v.string() }), h: SHORT_HASH });
const UNDO = v.strictObject({ n: COUNT, undo: COUNT, h: SHORT_HASH });
const OUTCOME = v.strictObject({
  winners: v.pipe(
    v.array(SEAT),
    v.minLength(1),
    v.check((seats) => new Set(seats).size === seats.length),
  ),
  reason: v.picklist(['conquest', 'lastSeat', 'rounds', 'points', 'mission']),
  rule: v.picklist(['C-END-1', 'C-END-3', 'C-END-4', 'C-MISSION-3', 'N-END-4', 'N-END-5']),
});
const END = v.strictObject({ outcome: OUTCOME, hash: HASH });
const ENTRY = v.union([ACTION, UNDO, SECRET, END]);

const fail = (fault: RecordFault): Result<never, RecordFault> => ({ ok: false, error: fault });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readHeader = (text: string, line: number): Result<RecordHeader, RecordFault> => {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('format' in value)) return fail({ code: 'notARecord', line });
  const { format } = value;
  if (typeof format === 'number' && format !== RECORD_FORMAT) {
    return fail({ code: format > RECORD_FORMAT ? 'newer' : 'older', line, found: format, known: RECORD_FORMAT });
  }
  const header = v.safeParse(HEADER, value);
  if (!header.success) return fail({ code: 'damaged', line, what: header.issues[0].message });
  const { note: _, ...rest } = header.output;
  const seats = rest.seats.map((s, i) => ({ ...s, name: plainName(s.name, String(i + 1)) }));
  // The secret of sealed dice is never in the first line.
  const chance = rest.chance.dice === 'sealed' ? { ...rest.chance, secret: null } : rest.chance;
  return { ok: true, value: { ...rest, chance, seats } as RecordHeader };
};

const tooLong = (line: number): Result<never, RecordFault> =>
  fail({ code: 'damaged', line, what: `longer than ${MOST_LINE} characters` });

/** D-5: what sealed dice came from, told when the game is over. */
interface SecretLine {
  readonly secret: string;
}
export type Entry = RecordEntry | NonNullable<GameRecord['end']> | SecretLine;

const readEntry = (row: string, line: number): Result<Entry, RecordFault> => {
  if (row.length > MOST_LINE) return tooLong(line);
  const value = parseJson(row);
  if (value === undefined) return fail({ code: 'damaged', line, what: 'not JSON' });
  const entry = v.safeParse(ENTRY, value);
  // Keys like `__proto__`, which every object seems to have, are no keys of ours either.
  const isOurs = entry.success && Object.keys(entry.output).length === Object.keys(Object(value)).length;
  if (!isOurs) return fail({ code: 'damaged', line, what: 'neither an action, an undo nor an end' });
  return { ok: true, value: entry.output as Entry };
};

/**
 * Reads a record. A last line without its end is dropped and said so; any other damage is a fault with its line.
 * `firstLine` is the number of the text's first line in the file that it comes from.
 */
export const parseRecord = (text: string, firstLine = 1): Result<ReadRecord, RecordFault> => {
  if (text.length > MOST_BYTES) return fail({ code: 'tooLarge', bytes: text.length });
  if (text.trim() === '') return fail({ code: 'empty' });
  const begin = text.startsWith('\ufeff') ? 1 : 0;
  const headEnd = text.indexOf('\n', begin);
  const head = text.slice(begin, headEnd < 0 ? undefined : headEnd);
  if (head.length > MOST_HEAD) return tooLong(firstLine);
  const header = readHeader(head, firstLine);
  if (!header.ok) return header;
  // Nothing whole comes before it that the game could go on from.
  if (headEnd < 0) return fail({ code: 'damaged', line: firstLine, what: 'cut off' });
  const entries: RecordEntry[] = [];
  const lines: number[] = [];
  let end: GameRecord['end'] = null;
  let secret: string | null = null;
  let at = headEnd + 1;
  let lastLine = firstLine;
  for (let line = firstLine + 1; ; line++) {
    const rowEnd = text.indexOf('\n', at);
    if (rowEnd < 0) break;
    const row = text.slice(at, rowEnd);
    at = rowEnd + 1;
    if (row.length <= MOST_LINE && row.trim() === '') continue;
    if (end !== null) return fail({ code: 'damaged', line, what: 'a line after the end of the game' });
    if (entries.length === MOST_ENTRIES) return fail({ code: 'damaged', line, what: `over ${MOST_ENTRIES} actions` });
    const entry = readEntry(row, line);
    if (!entry.ok) return entry;
    lastLine = line;
    if ('outcome' in entry.value) end = entry.value;
    else if ('secret' in entry.value) {
      if (secret !== null || header.value.chance.dice !== 'sealed') {
        return fail({ code: 'damaged', line, what: 'a secret that belongs nowhere' });
      }
      secret = entry.value.secret;
    } else if (secret !== null) return fail({ code: 'damaged', line, what: 'an action after the secret of the dice' });
    else {
      entries.push(entry.value);
      lines.push(line);
    }
  }
  const record: GameRecord = { header: header.value, entries, end, ...(secret === null ? {} : { secret }) };
  return { ok: true, value: { record, truncated: text.slice(at).trim() !== '', lines, firstLine, lastLine } };
};

/** The first line: what sealed dice come from is not in it. */
export const headerLine = ({ format, ...header }: RecordHeader): string => {
  const told = header.chance.dice === 'sealed' ? { ...header.chance, secret: undefined } : header.chance;
  return `${JSON.stringify({ format, note: SECRET_NOTE, ...header, chance: told })}\n`;
};
export const entryLine = (entry: Entry): string => `${JSON.stringify(entry)}\n`;
