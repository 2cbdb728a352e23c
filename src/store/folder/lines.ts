// Files of lines that are only ever appended to: records and chats.
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../table/lock.js';
import { type Disk, syncFolder, writeAll } from './files.js';

export interface LineFile {
  readonly count: number;
  /** Adds a line at once: on its way to the disk when this returns. Throws, and leaves the file as it was. */
  append(line: string): void;
  /** Resolves when every line so far is on the disk. */
  sync(): Promise<void>;
  read(): readonly string[];
}

const NEWLINE = 0x0a;

/** The bytes of the file; empty where there is none. */
const bytesOf = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
};

const countLines = (bytes: Buffer): number => {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
};

/** Opens the file at `path`, which need not exist. A last line that was cut off while it was written is taken away. */
export const openLines = (disk: Disk, path: string): LineFile => {
  const bytes = bytesOf(path);
  let count = countLines(bytes);
  let size = bytes.lastIndexOf(NEWLINE) + 1;
  let isNew = bytes.length === 0;
  if (size < bytes.length) {
    const fd = openSync(path, 'r+');
    try {
      ftruncateSync(fd, size);
    } finally {
      closeSync(fd);
    }
  }
  /** Lines that are on the disk for sure: those that were there before may not have been flushed. */
  let safe = count === 0 ? 0 : -1;
  let syncing: Promise<void> | null = null;

  const append = (line: string): void => {
    const fd = openSync(path, 'a', 0o600);
    try {
      if (fstatSync(fd).size !== size)
        throw Object.assign(new Error('another program writes to it'), { code: 'EBUSY' });
      const row = Buffer.from(`${line}\n`);
      try {
        writeAll(disk, fd, row);
      } catch (error) {
        ftruncateSync(fd, size);
        throw error;
      }
      size += row.length;
      count++;
    } finally {
      closeSync(fd);
    }
  };

  const flush = async (): Promise<void> => {
    const upTo = count;
    const file = await open(path, 'r+');
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
    if (isNew) await syncFolder(dirname(path));
    isNew = false;
    safe = Math.max(safe, upTo);
  };

  return {
    get count() {
      return count;
    },
    append,
    sync: async () => {
      // Whoever comes while the disk is busy shares the next flush with all others who came meanwhile.
      while (safe < count) {
        if (syncing === null) {
          syncing = flush().finally(() => {
            syncing = null;
          });
        }
        await syncing;
      }
    },
    read: () => {
      const text = bytesOf(path).subarray(0, size).toString('utf8');
      return text === '' ? [] : text.slice(0, -1).split('\n');
    },
  };
};
