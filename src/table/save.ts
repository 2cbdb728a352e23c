// Records on disk: one file a game, appended to, flushed before a person is asked again, readable by its owner only.
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RecordHeader, Result } from '../core/index.js';
import { entryLine, headerLine, MOST_BYTES, parseRecord, type ReadRecord, type RecordFault } from './recordText.js';
import type { RecordSink } from './table.js';

export const RECORD_ENDING = '.risk.jsonl';

export interface RecordFile extends RecordSink {
  readonly path: string;
  close(): void;
}

/** Appends whole lines: when the disk refuses a part of one, the file goes back to the last whole line. */
const appender = (path: string, fd: number): RecordFile => {
  let isDirty = false;
  const write = (line: string): void => {
    const { size } = fstatSync(fd);
    const bytes = Buffer.from(line, 'utf8');
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    } catch (error) {
      ftruncateSync(fd, size);
      throw error;
    }
    isDirty = true;
  };
  return {
    path,
    append: (entry) => write(entryLine(entry)),
    end: (outcome, hash) => write(entryLine({ outcome, hash })),
    sync: () => {
      if (isDirty) fsyncSync(fd);
      isDirty = false;
    },
    close: () => closeSync(fd),
  };
};

/** Starts the record of a new game. Throws (a system error) if the file exists or cannot be made. */
export const createRecord = (path: string, header: RecordHeader): RecordFile => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const fd = openSync(path, 'ax', 0o600);
  writeSync(fd, headerLine(header));
  fsyncSync(fd);
  return appender(path, fd);
};

export type ReadFault = RecordFault | { readonly code: 'unreadable'; readonly reason: string };

/** Reads the record at `path`; a system error becomes a fault. */
export const readRecord = (path: string): Result<ReadRecord, ReadFault> => {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) return { ok: false, error: { code: 'tooLarge', bytes: size } };
    return parseRecord(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { ok: false, error: { code: 'unreadable', reason } };
  }
};

/** Opens a record to go on with it. A cut-off last line, and nothing else, is taken away first. */
export const continueRecord = (path: string, read: ReadRecord): RecordFile => {
  const fd = openSync(path, 'r+');
  if (read.truncated) {
    const whole = Buffer.byteLength(readFileSync(path, 'utf8').slice(0, read.wholeLength), 'utf8');
    ftruncateSync(fd, whole);
  }
  closeSync(fd);
  return appender(path, openSync(path, 'a'));
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
    .map((path) => ({ path, changed: statSync(path).mtimeMs }))
    .sort((a, b) => b.changed - a.changed || (a.path < b.path ? 1 : -1));
};
