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
  unlinkSync,
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

const writeWhole = (fd: number, line: string): void => {
  const bytes = Buffer.from(line, 'utf8');
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
};

/** Appends whole lines: when the disk refuses a part of one, the file goes back to the last whole line. */
const appender = (path: string, fd: number): RecordFile => {
  let isDirty = false;
  let { size } = fstatSync(fd);
  const write = (line: string): void => {
    // The same game open twice: lines of both would make a record of neither.
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
  try {
    writeWhole(fd, headerLine(header));
    fsyncSync(fd);
  } catch (error) {
    closeSync(fd);
    unlinkSync(path);
    throw error;
  }
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
  // By bytes: what is not UTF-8 has another length as text.
  if (read.truncated) ftruncateSync(fd, readFileSync(path).lastIndexOf('\n') + 1);
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
    .flatMap((path) => {
      const found = statSync(path, { throwIfNoEntry: false }); // gone meanwhile, or a link to nowhere
      return found ? [{ path, changed: found.mtimeMs }] : [];
    })
    .sort((a, b) => b.changed - a.changed || (a.path < b.path ? 1 : -1));
};
