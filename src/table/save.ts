// Records on disk: one file a game, appended to, flushed before a person is asked again, readable by its owner only.
import { isUtf8 } from 'node:buffer';
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordHeader, Result } from '../core/index.js';
import {
  type DiskRecord,
  RECORD_ENDING,
  type RecordFile,
  resumeRecord,
  secretBeside,
  startRecord,
} from './diskRecord.js';
import { readPart, readWhole, sizeOfLarge, withFile } from './files.js';
import { codeOf, isLocked } from './lock.js';
import { entryLine, headerLine, MOST_BYTES, parseRecord, type ReadRecord, type RecordFault } from './recordText.js';

/** A record of a game that nobody wants to keep: there to be reported about. */
export const memoryRecord = (header: RecordHeader, secret: string | null = null): RecordFile => {
  const lines = [headerLine(header)];
  return {
    path: null,
    append: (entry) => void lines.push(entryLine(entry)),
    end: (outcome, hash) => {
      if (secret !== null) lines.push(entryLine({ secret }));
      lines.push(entryLine({ outcome, hash }));
    },
    sync: () => {},
    text: () => lines.join(''),
    onMoved: () => {},
    close: () => {},
  };
};

/**
 * Starts the record of a new game: it is safe with its first `sync`. Throws (a system error) if the file exists or cannot
 * be made. `secret`: of sealed dice (D-5).
 */
export const createRecord = (path: string, header: RecordHeader, secret: string | null = null): DiskRecord =>
  startRecord(path, headerLine(header), secret);

export type ReadFault = RecordFault | { readonly code: 'unreadable'; readonly reason: string };

const reasonOf = (error: unknown): string => codeOf(error) || String(error);

/** The text of the file at `path`, as it is, or what is wrong with it; a system error becomes a fault. */
export const readText = (path: string): Result<string, ReadFault> => {
  try {
    return textOf(readWhole(path, MOST_BYTES));
  } catch (error) {
    const bytes = sizeOfLarge(error);
    if (bytes !== null) return { ok: false, error: { code: 'tooLarge', bytes } };
    return { ok: false, error: { code: 'unreadable', reason: reasonOf(error) } };
  }
};

const NEWLINE = 0x0a;

/** In another encoding letters would turn into others, and a seed into another seed. Only a cut-off end may be torn. */
const textOf = (bytes: Buffer): Result<string, ReadFault> => {
  const whole = bytes.lastIndexOf(NEWLINE) + 1;
  if (isUtf8(bytes.subarray(0, whole))) return { ok: true, value: bytes.toString('utf8') };
  let line = 1;
  for (let at = 0; at < whole; line++) {
    const end = bytes.indexOf(NEWLINE, at) + 1;
    if (!isUtf8(bytes.subarray(at, end))) break;
    at = end;
  }
  return { ok: false, error: { code: 'damaged', line, what: 'not UTF-8' } };
};

/**
 * Reads the record at `path`; a system error becomes a fault. One with sealed dice whose game goes on here has its secret from
 * beside it.
 */
export const readRecord = (path: string): Result<ReadRecord, ReadFault> => {
  const text = readText(path);
  const read = text.ok ? parseRecord(text.value) : text;
  if (!read.ok) return read;
  const { record } = read.value;
  const secret = record.header.chance.dice === 'sealed' && record.secret === undefined ? secretBeside(path) : null;
  return secret === null ? read : { ok: true, value: { ...read.value, record: { ...record, secret } } };
};

/** Records are only ever appended to. */
const isSameLength = ({ record: a }: ReadRecord, { record: b }: ReadRecord): boolean =>
  a.entries.length === b.entries.length && (a.end === null) === (b.end === null);

/**
 * Opens a record to resume it. A cut-off last line, and nothing else, is taken away first. Throws `RecordInUse`
 * where another process goes on with it, and `EBUSY` where it is not what was read any more.
 */
export const continueRecord = (path: string, read: ReadRecord): DiskRecord =>
  resumeRecord(
    path,
    () => {
      const bytes = readWhole(path, MOST_BYTES);
      const again = parseRecord(bytes.toString('utf8'));
      // Between reading and locking another process may have resumed it.
      if (!again.ok || !isSameLength(again.value, read)) {
        throw Object.assign(new Error('it has changed meanwhile'), { code: 'EBUSY' });
      }
      // By bytes: what is not UTF-8 has another length as text.
      return { bytes, whole: read.truncated ? bytes.lastIndexOf(NEWLINE) + 1 : bytes.length };
    },
    secretBeside(path),
  );

const HEAD_BYTES = 20_000;
const TAIL_BYTES = 4096;

/** The first line, and the last one where it ends the game: what a list has to know, without reading the whole. */
export const skimRecord = (path: string): Result<ReadRecord, ReadFault> => {
  try {
    return withFile(path, (fd, { size }) => {
      const part = (from: number, most: number): string =>
        readPart(fd, Buffer.alloc(Math.min(most, size - from)), from).toString('utf8');
      const [head = ''] = part(0, HEAD_BYTES).split('\n', 1);
      const tail = part(Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
      const last = tail.trimEnd().split('\n').at(-1) ?? '';
      return parseRecord(`${head}\n${tail.endsWith('\n') && last.startsWith('{"outcome"') ? `${last}\n` : ''}`);
    });
  } catch (error) {
    return { ok: false, error: { code: 'unreadable', reason: reasonOf(error) } };
  }
};

/** Whether a process is going on with the record at `path`. */
export const isInUse = (path: string): boolean => {
  try {
    return isLocked(realpathSync(path));
  } catch {
    return false;
  }
};

/** The records in `folder`, newest first; [] when there is no such folder. */
export const listRecords = (folder: string): readonly { readonly path: string; readonly changed: number }[] => {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(RECORD_ENDING));
  } catch {
    return [];
  }
  return names
    .map((name) => join(folder, name))
    .flatMap((path) => {
      try {
        return [{ path, changed: statSync(path).mtimeMs }];
      } catch {
        return []; // gone meanwhile, a link to nowhere or to itself
      }
    })
    .sort((a, b) => b.changed - a.changed || (a.path < b.path ? 1 : -1));
};
