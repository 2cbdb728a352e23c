// A record as text: JSON lines, one thing a line (docs/RECORD.md). Reading trusts nothing and names the line of a fault.
import * as v from 'valibot';
import type { GameRecord, RecordEntry, RecordHeader, Result } from '../core/index.js';
import { RECORD_FORMAT } from '../core/index.js';
import { plainName, plainText } from '../text/plain.js';

/** Larger files are refused unread; a long game has about 200 kB. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** A line holds one action of a few names: longer ones are not ours. */
export const MOST_LINE = 20_000;
const MOST_SEATS = 6;
const MOST_SEED = 200;

export type RecordFault =
  | { readonly code: 'tooLarge'; readonly bytes: number }
  | { readonly code: 'empty' }
  | { readonly code: 'notARecord'; readonly line: number }
  | { readonly code: 'newer'; readonly found: number; readonly known: number }
  | { readonly code: 'damaged'; readonly line: number; readonly what: string };

export interface ReadRecord {
  readonly record: GameRecord;
  /** The last line was cut off and is not counted. */
  readonly truncated: boolean;
  /** By entry of the record: its line in the text, from 1. */
  readonly lines: readonly number[];
}

const shortText = v.pipe(v.string(), v.maxLength(MOST_SEED));
/** Shown as it is, and never changed: another seed is another game. */
const seedText = v.pipe(
  shortText,
  v.check((text) => plainText(text) === text, 'a seed with characters that cannot be shown'),
);
const SETUP = v.strictObject({
  variant: shortText,
  profile: shortText,
  board: shortText,
  options: v.strictObject({
    deal: v.boolean(),
    rounds: v.nullable(v.number()),
    defence: v.pipe(v.array(v.picklist(['ask', 'auto'])), v.maxLength(MOST_SEATS)),
    resign: v.picklist(['bot', 'neutral']),
  }),
  seed: seedText,
  seats: v.pipe(
    v.array(v.strictObject({ name: shortText, driver: shortText })),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
  ),
});
const HEADER = v.strictObject({
  format: v.number(),
  rules: v.number(),
  boardHash: shortText,
  setup: SETUP,
});
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const ACTION = v.strictObject({ n: COUNT, seat: COUNT, action: v.looseObject({ type: v.string() }), h: shortText });
const UNDO = v.strictObject({ undo: COUNT, h: shortText });
const END = v.strictObject({ outcome: v.looseObject({}), hash: shortText });
const ENTRY = v.union([ACTION, UNDO, END]);

const fail = (fault: RecordFault): Result<never, RecordFault> => ({ ok: false, error: fault });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readHeader = (line: string): Result<RecordHeader, RecordFault> => {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null || !('format' in value)) return fail({ code: 'notARecord', line: 1 });
  const { format } = value;
  if (typeof format === 'number' && format > RECORD_FORMAT) {
    return fail({ code: 'newer', found: format, known: RECORD_FORMAT });
  }
  const header = v.safeParse(HEADER, value);
  if (!header.success) return fail({ code: 'damaged', line: 1, what: header.issues[0].message });
  const { setup } = header.output;
  const seats = setup.seats.map((s, i) => ({ driver: s.driver, name: plainName(s.name, String(i + 1)) }));
  return { ok: true, value: { ...header.output, setup: { ...setup, seats } } as RecordHeader };
};

/** Reads a record. A last line without its end is dropped and said so; any other damage is a fault with its line. */
export const parseRecord = (text: string): Result<ReadRecord, RecordFault> => {
  if (text.length > MOST_BYTES) return fail({ code: 'tooLarge', bytes: text.length });
  if (text.trim() === '') return fail({ code: 'empty' });
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const rows = body.split('\n');
  const tail = rows.pop() ?? '';
  const header = readHeader(rows[0] ?? tail);
  if (!header.ok) return header;
  // Nothing whole comes before it that the game could go on from.
  if (rows.length === 0) return fail({ code: 'damaged', line: 1, what: 'cut off' });
  const entries: RecordEntry[] = [];
  const lines: number[] = [];
  let end: GameRecord['end'] = null;
  for (const [i, row] of rows.entries()) {
    const line = i + 1;
    if (i === 0 || row.trim() === '') continue;
    if (end !== null) return fail({ code: 'damaged', line, what: 'a line after the end of the game' });
    if (row.length > MOST_LINE) return fail({ code: 'damaged', line, what: `longer than ${MOST_LINE} characters` });
    const value = parseJson(row);
    if (value === undefined) return fail({ code: 'damaged', line, what: 'not JSON' });
    const entry = v.safeParse(ENTRY, value);
    if (!entry.success) return fail({ code: 'damaged', line, what: 'neither an action, an undo nor an end' });
    if ('outcome' in entry.output) end = entry.output as unknown as GameRecord['end'];
    else {
      entries.push(entry.output as unknown as RecordEntry);
      lines.push(line);
    }
  }
  const record: GameRecord = { header: header.value, entries, end };
  return { ok: true, value: { record, truncated: tail.trim() !== '', lines } };
};

export const headerLine = (header: RecordHeader): string => `${JSON.stringify(header)}\n`;
export const entryLine = (entry: RecordEntry | NonNullable<GameRecord['end']>): string => `${JSON.stringify(entry)}\n`;
