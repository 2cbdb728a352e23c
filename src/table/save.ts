// Records on disk: one file a game, appended to, flushed before a person is asked again, readable by its owner only.
import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RecordHeader, Result } from '../core/index.js';
import { makeFolder } from './folder.js';
import { codeOf, isLocked, type Lock, lockRecord } from './lock.js';
import { entryLine, headerLine, MOST_BYTES, parseRecord, type ReadRecord, type RecordFault } from './recordText.js';
import type { RecordSink } from './table.js';

export const RECORD_ENDING = '.risk.jsonl';

export interface RecordFile extends RecordSink {
  /** Null where the record is kept in memory alone. */
  readonly path: string | null;
  /** Everything written so far. */
  text(): string;
  close(): void;
}

/** One on the disk. */
export interface DiskRecord extends RecordFile {
  readonly path: string;
}

/** A record of a game that nobody wants to keep: there to be reported about. */
export const memoryRecord = (header: RecordHeader): RecordFile => {
  const lines = [headerLine(header)];
  return {
    path: null,
    append: (entry) => void lines.push(entryLine(entry)),
    end: (outcome, hash) => void lines.push(entryLine({ outcome, hash })),
    sync: () => {},
    text: () => lines.join(''),
    close: () => {},
  };
};

const writeWhole = (fd: number, line: string): void => {
  const bytes = Buffer.from(line, 'utf8');
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
};

/**
 * Appends whole lines: when the disk refuses a part of one, the file goes back to the last whole line. `unsynced`: the
 * folder of a file that is new, whose beginning and name are not safe yet; null for an old one.
 */
const appender = (path: string, fd: number, lock: Lock, unsynced: string | null = null): DiskRecord => {
  let newIn = unsynced;
  let isDirty = newIn !== null;
  let isClosed = false;
  let { size } = fstatSync(fd);
  const write = (line: string): void => {
    // The same game open twice: lines of both would make a record of neither.
    lock.check();
    if (fstatSync(fd).size !== size) throw Object.assign(new Error('another program writes to it'), { code: 'EBUSY' });
    try {
      writeWhole(fd, line);
    } catch (error) {
      ftruncateSync(fd, size);
      throw error;
    }
    size += Buffer.byteLength(line);
    isDirty = true;
  };
  return {
    path,
    append: (entry) => write(entryLine(entry)),
    end: (outcome, hash) => write(entryLine({ outcome, hash })),
    text: () => readFileSync(path, 'utf8'),
    sync: () => {
      if (isDirty) fsyncSync(fd);
      if (newIn !== null) syncFolder(newIn);
      newIn = null;
      isDirty = false;
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      closeSync(fd);
      lock.release();
    },
  };
};

/** A file is not safe before its name is. Not every system can do that; then there is nothing to be done. */
const syncFolder = (folder: string): void => {
  try {
    const fd = openSync(folder, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {}
};

/** `change`, which takes the lock over; where it fails, the lock is given back. */
const locked = (record: string, change: (lock: Lock) => DiskRecord): DiskRecord => {
  const lock = lockRecord(record);
  try {
    return change(lock);
  } catch (error) {
    lock.release();
    throw error;
  }
};

/**
 * Starts the record of a new game: it is safe with its first `sync`. Throws (a system error) if the file exists or cannot
 * be made.
 */
export const createRecord = (path: string, header: RecordHeader): DiskRecord => {
  const folder = dirname(path);
  makeFolder(folder);
  return locked(join(realpathSync(folder), basename(path)), (lock) => {
    const fd = openSync(path, 'ax', 0o600);
    try {
      writeWhole(fd, headerLine(header));
      return appender(path, fd, lock, folder);
    } catch (error) {
      closeSync(fd);
      unlinkSync(path);
      throw error;
    }
  });
};

export type ReadFault = RecordFault | { readonly code: 'unreadable'; readonly reason: string };

const reasonOf = (error: unknown): string => codeOf(error) || String(error);

/** Everything in the file at `path`, or null when it goes on for too long: a pipe or a device does not say how long. */
const readBytes = (path: string): Buffer | null => {
  const fd = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for (;;) {
      const part = Buffer.alloc(64 * 1024);
      const length = readSync(fd, part, 0, part.length, null);
      if (length === 0) return Buffer.concat(parts);
      size += length;
      if (size > MOST_BYTES) return null;
      parts.push(part.subarray(0, length));
    }
  } finally {
    closeSync(fd);
  }
};

/** The text of the file at `path`, as it is, or what is wrong with it; a system error becomes a fault. */
export const readText = (path: string): Result<string, ReadFault> => {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) return { ok: false, error: { code: 'tooLarge', bytes: size } };
    const bytes = readBytes(path);
    return bytes === null ? { ok: false, error: { code: 'tooLarge', bytes: MOST_BYTES + 1 } } : textOf(bytes);
  } catch (error) {
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

/** Reads the record at `path`; a system error becomes a fault. */
export const readRecord = (path: string): Result<ReadRecord, ReadFault> => {
  const text = readText(path);
  return text.ok ? parseRecord(text.value) : text;
};

/** Records are only ever appended to. */
const isSameLength = ({ record: a }: ReadRecord, { record: b }: ReadRecord): boolean =>
  a.entries.length === b.entries.length && (a.end === null) === (b.end === null);

/**
 * Opens a record to go on with it. A cut-off last line, and nothing else, is taken away first. Throws `RecordInUse`
 * where another process goes on with it, and `EBUSY` where it is not what was read any more.
 */
export const continueRecord = (path: string, read: ReadRecord): DiskRecord =>
  locked(realpathSync(path), (lock) => {
    const bytes = readFileSync(path);
    const again = parseRecord(bytes.toString('utf8'));
    // Between reading and locking another process may have gone on with it.
    if (!again.ok || !isSameLength(again.value, read)) {
      throw Object.assign(new Error('it has changed meanwhile'), { code: 'EBUSY' });
    }
    if (read.truncated) {
      const fd = openSync(path, 'r+');
      try {
        // By bytes: what is not UTF-8 has another length as text.
        ftruncateSync(fd, bytes.lastIndexOf(NEWLINE) + 1);
      } finally {
        closeSync(fd);
      }
    }
    return appender(path, openSync(path, 'a'), lock);
  });

const HEAD_BYTES = 20_000;
const TAIL_BYTES = 4096;

/** The first line, and the last one where it ends the game: what a list has to know, without reading the whole. */
export const skimRecord = (path: string): Result<ReadRecord, ReadFault> => {
  let fd: number | null = null;
  try {
    fd = openSync(path, 'r');
    const { size } = fstatSync(fd);
    const part = (from: number, most: number): string => {
      const bytes = Buffer.alloc(Math.min(most, size - from));
      return bytes.toString('utf8', 0, readSync(fd ?? 0, bytes, 0, bytes.length, from));
    };
    const [head = ''] = part(0, HEAD_BYTES).split('\n', 1);
    const tail = part(Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
    const last = tail.trimEnd().split('\n').at(-1) ?? '';
    return parseRecord(`${head}\n${tail.endsWith('\n') && last.startsWith('{"outcome"') ? `${last}\n` : ''}`);
  } catch (error) {
    return { ok: false, error: { code: 'unreadable', reason: reasonOf(error) } };
  } finally {
    if (fd !== null) closeSync(fd);
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
