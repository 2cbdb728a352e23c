// Who is going on with a record: one process at a time. The lock lies beside the record and names its process, so that
// one that was killed does not keep others out.
import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, readlinkSync, statSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { readWhole } from './files.js';

export const LOCK_ENDING = '.lock';

/** Where a process cannot be looked up (another machine, another container) its lock counts as long as it writes. */
const FOREIGN_COUNTS_MS = 60 * 60 * 1000;

/** A process: its id, when it began (ids are used again), and the machine on which both mean something. */
export interface Holder {
  readonly pid: number;
  readonly began: string;
  readonly machine: string;
}

export interface Lock {
  /** Throws when another process has taken the record over. A lock that was deleted is made anew. */
  check(): void;
  release(): void;
}

/** Thrown where a record is in use. */
export class RecordInUse extends Error {
  readonly code = 'EBUSY';
  readonly holder: Holder | null;
  /** The holder is on another machine or in another container: nobody here can tell whether it is still there. */
  readonly isForeign: boolean;
  constructor(holder: Holder | null, isForeign: boolean) {
    super('another process goes on with it');
    this.holder = holder;
    this.isForeign = isForeign;
  }
}

const textOf = ({ pid, began, machine }: Holder): string => `${pid}:${began}:${machine}`;

const holderOf = (text: string): Holder | null => {
  const [, pid, began, machine] = /^(\d{1,10}):([^:]*):(.*)$/.exec(text) ?? [];
  return pid === undefined || began === undefined || machine === undefined
    ? null
    : { pid: Number(pid), began, machine };
};

const tryTo = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** The code of a system error, '' for anything else. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** When process `pid` began, in some unit that tells it from a later one of the same id; '' where none is known. */
const beganAt = (pid: number): string => {
  if (process.platform === 'linux') {
    const [state = 'Z', ...fields] = (tryTo(() => readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? '')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? 'gone' : (fields[18] ?? ''); // field 22 of proc(5); a zombie runs no more
  }
  if (process.platform === 'win32') return '';
  const env = { LC_ALL: 'C', TZ: 'UTC0' };
  const text = tryTo(() => execFileSync('/bin/ps', ['-o', 'lstart=', '-p', `${pid}`], { env, encoding: 'latin1' }));
  return (text ?? '').trim().replaceAll(':', '.');
};

/** This machine since it was started, and the container, as far as processes can see each other. */
const thisMachine = (): string => {
  const boot = tryTo(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8)) ?? '';
  const space = tryTo(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')) ?? '';
  return `${hostname()}/${boot}/${space}`;
};

let ownHolder: Holder | null = null;
const self = (): Holder => {
  ownHolder ??= { pid: process.pid, began: beganAt(process.pid), machine: thisMachine() };
  return ownHolder;
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether processes of `a` and `b` see each other. Names of machines change; starts do not. */
const isSameMachine = (a: string, b: string): boolean => {
  const [host, ...start] = a.split('/');
  const [otherHost, ...otherStart] = b.split('/');
  return start[0] === '' ? host === otherHost : start.join('/') === otherStart.join('/');
};

/** Whether `b` is machine `a`, started anew since. */
const isStartedAnew = (a: string, b: string): boolean => {
  const [host, start] = a.split('/');
  const [otherHost, otherStart] = b.split('/');
  return host === otherHost && start !== otherStart;
};

/** Whether the process that made the lock is certainly no more. */
const isGone = (holder: Holder, madeAt: number, lastWritten: number): boolean => {
  const own = self();
  if (!isSameMachine(own.machine, holder.machine)) {
    if (isStartedAnew(own.machine, holder.machine)) return true;
    return Date.now() - Math.max(madeAt, lastWritten) > FOREIGN_COUNTS_MS;
  }
  if (!exists(holder.pid)) return true;
  const began = beganAt(holder.pid);
  if (began !== '') return began !== holder.began;
  return madeAt < Date.now() - uptime() * 1000;
};

const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOSYS', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP']);

/** Makes `path` where there is nothing yet; false where there is. */
const makeNew = (make: () => void): boolean => {
  try {
    make();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** A link that leads nowhere is made and filled in one step; where there are none a file has to do. */
const make = (path: string, text: string): boolean => {
  try {
    return makeNew(() => symlinkSync(text, path));
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error;
    return makeNew(() => writeFileSync(path, text, { flag: 'wx', mode: 0o600 }));
  }
};

/** Bytes that a lock may have. */
const MOST_TEXT = 1000;

/** What the lock says; null where there is none. */
const readText = (path: string): string | null =>
  tryTo(() => readlinkSync(path)) ?? tryTo(() => readWhole(path, MOST_TEXT).toString('utf8'));

interface Found {
  readonly text: string;
  readonly holder: Holder | null;
  readonly isGone: boolean;
}

/** A file that says nothing yet is being written. */
const UNFINISHED_MS = 5000;

const look = (path: string, record: string): Found | null => {
  const text = readText(path);
  const made = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (text === null || made === undefined) return null;
  const holder = holderOf(text);
  const written = statSync(record, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return { text, holder, isGone: holder ? isGone(holder, made, written) : Date.now() - made > UNFINISHED_MS };
};

const refuse = (found: Found | null): never => {
  const isForeign = found?.holder ? !isSameMachine(self().machine, found.holder.machine) : false;
  throw new RecordInUse(found?.holder ?? null, isForeign);
};

const TRIES = 5;
/** Long enough for others who found the same lock of a process that is gone to have done what they were about to do. */
const SETTLE_MS = 50;

const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const acquire = (path: string, record: string, text: string): void => {
  let found: Found | null = null;
  for (let n = 0; n < TRIES; n++) {
    if (make(path, text)) {
      if (found === null) return;
      sleep(SETTLE_MS);
      if (readText(path) === text) return;
    }
    found = look(path, record);
    if (found === null) continue;
    if (!found.isGone) refuse(found);
    // Two who do this at once may both believe to hold it; before anything is written `check` tells all but the last.
    if (readText(path) === found.text) tryTo(() => unlinkSync(path));
  }
  refuse(found);
};

/** Whether a process that is there goes on with `record` (its real path). */
export const isLocked = (record: string): boolean => {
  const found = look(record + LOCK_ENDING, record);
  return found !== null && !found.isGone;
};

/** Takes `record` (its real path) for this process. Throws `RecordInUse`, or a system error where no lock can be made. */
export const lockRecord = (record: string): Lock => {
  const path = record + LOCK_ENDING;
  const text = textOf(self());
  acquire(path, record, text);
  const isMine = (): boolean => readText(path) === text;
  return {
    check: () => {
      if (!isMine()) acquire(path, record, text);
    },
    release: () => {
      if (isMine()) tryTo(() => unlinkSync(path));
    },
  };
};
