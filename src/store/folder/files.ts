// Small files that are whole or as they were before, however a process ends.
import { closeSync, openSync, readdirSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const TEMPORARY = '.new';

/** The way to the disk: tests have one that is full. */
export interface Disk {
  /** Writes `bytes` from `at` on to the end of the file; gives how many it took. */
  write(fd: number, bytes: Buffer, at: number): number;
}

export const THE_DISK: Disk = { write: writeSync };

/** Writes all of `bytes`. */
export const writeAll = (disk: Disk, fd: number, bytes: Buffer): void => {
  for (let at = 0; at < bytes.length; ) at += disk.write(fd, bytes, at);
};

/** Writes `text` beside `path` and puts it in its place; safe from a loss of power once resolved. */
export const replaceFile = async (disk: Disk, path: string, text: string): Promise<void> => {
  const fresh = `${path}${TEMPORARY}`;
  try {
    const file = await open(fresh, 'w', 0o600);
    try {
      writeAll(disk, file.fd, Buffer.from(text));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(fresh, path);
  } catch (error) {
    removeFile(fresh);
    throw error;
  }
  await syncFolder(dirname(path));
};

/** The same at once, without waiting for the disk. */
export const replaceNow = (disk: Disk, path: string, text: string): void => {
  const fresh = `${path}${TEMPORARY}`;
  try {
    const fd = openSync(fresh, 'w', 0o600);
    try {
      writeAll(disk, fd, Buffer.from(text));
    } finally {
      closeSync(fd);
    }
    renameSync(fresh, path);
  } catch (error) {
    removeFile(fresh);
    throw error;
  }
};

/** A file is not safe before its name is. Not every system can do that; then there is nothing to be done. */
export const syncFolder = async (folder: string): Promise<void> => {
  try {
    const file = await open(folder, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch {}
};

/** Takes a file away; one that is not there is fine. */
export const removeFile = (path: string): void => {
  try {
    unlinkSync(path);
  } catch {}
};

/** The files of `folder` whose names are a number and `ending`, by number; left-overs of a killed process are removed. */
export const numberedFiles = (folder: string, ending: string): ReadonlyMap<number, string> => {
  const found = new Map<number, string>();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith(TEMPORARY)) removeFile(path);
    else if (name.endsWith(ending) && /^\d{1,15}$/.test(name.slice(0, -ending.length))) {
      found.set(Number(name.slice(0, -ending.length)), path);
    }
  }
  return new Map([...found].sort(([a], [b]) => a - b));
};

export const fileName = (number: number, ending: string): string => `${`${number}`.padStart(6, '0')}${ending}`;
