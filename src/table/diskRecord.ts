// A record that is open to be continued. Whatever becomes of its file meanwhile, the whole game is on the disk.
import {
  type BigIntStats,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { isSecret } from '../core/index.js';
import { makeFolder } from './folder.js';
import { codeOf, type Lock, lockRecord, RecordInUse } from './lock.js';
import type { RecordSink } from './log.js';
import { entryLine } from './recordText.js';

export const RECORD_ENDING = '.risk.jsonl';

/** The file was deleted or moved away; another file bears its name; or another program has written to it. */
export type MoveReason = 'gone' | 'replaced' | 'changed';

/** The record goes on in another file, which has all of it. `from` and `to` are the same where the name was free. */
export interface Move {
  readonly why: MoveReason;
  readonly from: string;
  readonly to: string;
}

export interface RecordFile extends RecordSink {
  /** Where it is now; null where the record is kept in memory alone. */
  readonly path: string | null;
  /** Everything written so far. */
  text(): string;
  /** Tells `listener` of each move from now on, once the record is whole in its new place. */
  onMoved(listener: (move: Move) => void): void;
  close(): void;
}

/** One on the disk. */
export interface DiskRecord extends RecordFile {
  readonly path: string;
}

/** `path` with a number before its ending. */
export const numbered = (path: string, n: number): string => {
  const ending = path.endsWith(RECORD_ENDING) ? RECORD_ENDING : extname(path);
  return `${path.slice(0, path.length - ending.length)}-${n}${ending}`;
};

/** Whether `error` means that a name is taken: by a file, or by a process that is about to make it. */
export const isTaken = (error: unknown): boolean => codeOf(error) === 'EEXIST' || error instanceof RecordInUse;

const MOST_NAMES = 100;

/** What `make` makes of `path`, or of the first numbered name that is not taken. */
export const inFreeName = <T>(path: string, make: (path: string) => T, first = 1): T => {
  for (let n = first; ; n++) {
    try {
      return make(n === 1 ? path : numbered(path, n));
    } catch (error) {
      if (!isTaken(error) || n >= first + MOST_NAMES) throw error;
    }
  }
};

const writeWhole = (fd: number, bytes: Buffer): void => {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
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

/** What a record's dice come from while its game goes on, beside it: an unfinished record that is given away foretells nothing (D-5). */
const SECRET_ENDING = '.secret';
const secretPath = (record: string): string => `${record}${SECRET_ENDING}`;

/** The secret that is kept beside the record at `path`; null where there is none. */
export const secretBeside = (path: string): string | null => {
  try {
    const text = readFileSync(secretPath(path), 'utf8').trim();
    return isSecret(text) ? text : null;
  } catch {
    return null;
  }
};

/** Keeps `secret` beside the record at `path`, for its owner only. */
const keepSecret = (path: string, secret: string): void => {
  removeSecret(path);
  const fd = openSync(secretPath(path), 'ax', 0o600);
  try {
    writeWhole(fd, Buffer.from(`${secret}\n`, 'utf8'));
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

const removeSecret = (path: string): void => {
  try {
    unlinkSync(secretPath(path));
  } catch {} // there is none, or it is somebody else's to remove: the record tells it anyway
};

/** The name under which a record that may not be there yet is locked. */
const lockName = (path: string): string => join(realpathSync(dirname(path)), basename(path));

/** A new file at `path`, for its owner only, that holds `bytes`; throws where there is one. */
const makeFile = (path: string, bytes: Buffer): number => {
  const fd = openSync(path, 'ax', 0o600);
  try {
    writeWhole(fd, bytes);
    return fd;
  } catch (error) {
    closeSync(fd);
    unlinkSync(path);
    throw error;
  }
};

/** A record's file, open and locked. */
interface Place {
  readonly path: string;
  readonly fd: number;
  readonly lock: Lock;
  readonly device: bigint;
  readonly number: bigint;
}

const placeOf = (path: string, fd: number, lock: Lock): Place => {
  const { dev, ino } = fstatSync(fd, { bigint: true });
  return { path, fd, lock, device: dev, number: ino };
};

/** Where the secret cannot be kept the game could not be played on: then there is no record. */
const keepSecretOf = ({ path, fd }: Place, secret: string): void => {
  try {
    keepSecret(path, secret);
  } catch (error) {
    closeSync(fd);
    unlinkSync(path);
    throw error;
  }
};

/** Makes and locks a file of its own, the secret of its dice beside it. */
const makePlace = (path: string, bytes: Buffer, secret: string | null): Place => {
  makeFolder(dirname(path));
  const lock = lockRecord(lockName(path));
  try {
    const place = placeOf(path, makeFile(path, bytes), lock);
    if (secret !== null) keepSecretOf(place, secret);
    return place;
  } catch (error) {
    lock.release();
    throw error;
  }
};

const NOTHING_THERE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ESTALE']);

const lookAt = (path: string): BigIntStats | null => {
  try {
    return statSync(path, { bigint: true });
  } catch (error) {
    if (NOTHING_THERE.has(codeOf(error))) return null;
    throw error;
  }
};

interface Beginning {
  readonly place: Place;
  /** All that the file holds. */
  readonly bytes: Buffer;
  /** The file is new: neither its beginning nor its name is safe yet. */
  readonly isNew: boolean;
  /** What the last line but one will tell: kept beside the file until then. */
  readonly secret: string | null;
}

/** Appends whole lines: when the disk refuses a part of one, the file goes back to the last whole line. */
const goOnIn = ({ place: begun, bytes, isNew, secret }: Beginning): DiskRecord => {
  let place = begun;
  /** The folder of a file that is new. */
  let newIn = isNew ? dirname(place.path) : null;
  let isDirty = isNew;
  let isClosed = false;
  let size = bytes.length;
  const parts: Buffer[] = [bytes];
  const listeners: ((move: Move) => void)[] = [];

  /** Why the path does not name what is open any more; null where it does. */
  const reason = (): MoveReason | null => {
    const found = lookAt(place.path);
    if (found === null) return 'gone';
    if (found.dev !== place.device || found.ino !== place.number) return 'replaced';
    return found.size === BigInt(size) ? null : 'changed';
  };

  /** Writes all of it anew, beside what is there, and goes on in that file. */
  const moveOn = (why: MoveReason): void => {
    const from = place.path;
    place.lock.release();
    // A name that is free again is the best, since people know it.
    const next = inFreeName(from, (path) => makePlace(path, Buffer.concat(parts), secret), why === 'gone' ? 1 : 2);
    if (secret !== null && next.path !== from) removeSecret(from);
    closeSync(place.fd);
    place = next;
    newIn = dirname(next.path);
    isDirty = true;
    for (const listener of listeners) listener({ why, from, to: next.path });
  };

  /** Sees to it that what is written goes where people will find it. Throws where another process goes on with it. */
  const settle = (): void => {
    const why = reason();
    // Where all is gone the lock may be gone with it.
    if (why !== 'gone') place.lock.check();
    if (why !== null) moveOn(why);
  };

  const write = (line: string): void => {
    settle();
    const added = Buffer.from(line, 'utf8');
    try {
      writeWhole(place.fd, added);
    } catch (error) {
      ftruncateSync(place.fd, size);
      throw error;
    }
    parts.push(added);
    size += added.length;
    isDirty = true;
  };

  return {
    get path() {
      return place.path;
    },
    append: (entry) => write(entryLine(entry)),
    end: (outcome, hash) => {
      // Both at once: a record with its secret and without its end would be no whole game and foretell one.
      write(`${secret === null ? '' : entryLine({ secret })}${entryLine({ outcome, hash })}`);
      if (secret === null) return;
      fsyncSync(place.fd);
      removeSecret(place.path);
    },
    text: () => Buffer.concat(parts).toString('utf8'),
    onMoved: (listener) => void listeners.push(listener),
    sync: () => {
      settle();
      if (isDirty) fsyncSync(place.fd);
      if (newIn !== null) syncFolder(newIn);
      newIn = null;
      isDirty = false;
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      closeSync(place.fd);
      place.lock.release();
    },
  };
};

const truncate = (path: string, length: number): void => {
  const fd = openSync(path, 'r+');
  try {
    ftruncateSync(fd, length);
  } finally {
    closeSync(fd);
  }
};

/**
 * Starts a record at `path` with its first line: safe with its first `sync`. Throws where there is a file already.
 * `secret`: of sealed dice.
 */
export const startRecord = (path: string, line: string, secret: string | null = null): DiskRecord => {
  const bytes = Buffer.from(line, 'utf8');
  return goOnIn({ place: makePlace(path, bytes, secret), bytes, isNew: true, secret });
};

/**
 * Goes on with the record at `path`. `readAgain` gives its bytes once nobody else can change them, or throws; what is
 * after its last whole line is taken away. Throws `RecordInUse` where another process goes on with it.
 */
export const resumeRecord = (
  path: string,
  readAgain: () => { readonly bytes: Buffer; readonly whole: number },
  secret: string | null = null,
): DiskRecord => {
  const lock = lockRecord(realpathSync(path));
  try {
    const { bytes, whole } = readAgain();
    if (whole < bytes.length) truncate(path, whole);
    const place = placeOf(path, openSync(path, 'a'), lock);
    return goOnIn({ place, bytes: bytes.subarray(0, whole), isNew: false, secret });
  } catch (error) {
    lock.release();
    throw error;
  }
};
