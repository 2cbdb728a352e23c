// Files that come from outside: regular ones only, opened without waiting for anybody, read up to a bound.
import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';

/** Codes of our own beside the system's: a pipe, a device or a socket, and a file that is larger than asked for. */
export const NOT_A_FILE = 'ENOTFILE';
export const TOO_LARGE = 'EFBIG';

/** Thrown where a file is not what it has to be. */
class FileFault extends Error {
  readonly code: string;
  /** Bytes that the file has; of no meaning where it is none. */
  readonly size: number;
  constructor(code: string, message: string, { size }: Stats) {
    super(`${code}: ${message}`);
    this.code = code;
    this.size = size;
  }
}

/** Bytes of the file that `error` found too large, or null. */
export const sizeOfLarge = (error: unknown): number | null =>
  error instanceof FileFault && error.code === TOO_LARGE ? error.size : null;

const requireRegular = (stats: Stats): Stats => {
  if (stats.isDirectory()) throw new FileFault('EISDIR', 'a folder', stats);
  if (!stats.isFile()) throw new FileFault(NOT_A_FILE, 'no regular file', stats);
  return stats;
};

/**
 * Does `read` with the regular file at `path`, open for reading, and what is known of it. Looked at before it is opened,
 * since opening alone does something to some devices, and after, since it may be another one by then. Throws a system
 * error, or one with the code `EISDIR` or `NOT_A_FILE`.
 */
export const withFile = <T>(path: string, read: (fd: number, stats: Stats) => T): T => {
  requireRegular(statSync(path));
  // Windows knows no such flag, and has no pipes among its files.
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    return read(fd, requireRegular(fstatSync(fd)));
  } finally {
    closeSync(fd);
  }
};

/** Fills `bytes` from position `from` of the file; gives what there was. A read may bring less than it could. */
export const readPart = (fd: number, bytes: Buffer, from: number): Buffer => {
  let at = 0;
  while (at < bytes.length) {
    const length = readSync(fd, bytes, at, bytes.length - at, from + at);
    if (length === 0) break;
    at += length;
  }
  return bytes.subarray(0, at);
};

/** Everything in the regular file at `path`; throws also where that is more than `most` bytes (`TOO_LARGE`). */
export const readWhole = (path: string, most: number): Buffer =>
  withFile(path, (fd, stats) => {
    // Files of /proc say that they have no bytes, and others grow: one more is asked for than there should be.
    const bytes = readPart(fd, Buffer.alloc(stats.size > most ? 0 : Math.max(stats.size, 4096) + 1), 0);
    if (stats.size > most || bytes.length > most) throw new FileFault(TOO_LARGE, 'too large', stats);
    return bytes;
  });
