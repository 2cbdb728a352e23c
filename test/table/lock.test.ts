// One process at a record: whoever is gone, however it went, keeps nobody out.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  lutimesSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isLocked, lockRecord, RecordInUse } from '../../src/table/lock.js';
import { onLinux } from '../support/platform.js';

let folder = '';
let record = '';
let path = '';
const children = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  record = join(folder, 'game');
  path = `${record}.lock`;
  writeFileSync(record, '');
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** A process that does nothing. */
const sleeper = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
  children.add(child);
  await once(child.stdout, 'data');
  return child;
};

/** When a process began, as the lock has it on Linux. */
const beganAt = (pid: number): string =>
  readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')[19] ?? '';

/** What this process writes into a lock. */
const ownText = (): string => {
  const lock = lockRecord(record);
  const text = readlinkSync(path);
  lock.release();
  return text;
};

/** A lock of another process of this machine. */
const lockOf = (pid: number, began: string): void => {
  const [, , ...machine] = ownText().split(':');
  symlinkSync(`${pid}:${began}:${machine.join(':')}`, path);
};

const refusal = (): RecordInUse => {
  try {
    lockRecord(record);
  } catch (error) {
    if (error instanceof RecordInUse) return error;
    throw error;
  }
  throw new Error('test: it was not refused');
};

test('it lies beside the record while it is held, and is gone after', () => {
  const lock = lockRecord(record);
  expect(isLocked(record)).toBe(true);
  expect(refusal().holder?.pid).toBe(process.pid);
  lock.release();
  expect(existsSync(path) || lstatSync(path, { throwIfNoEntry: false })).toBeFalsy();
  expect(isLocked(record)).toBe(false);
  lock.release();
});

onLinux.describe('the process that holds it', () => {
  test('is there: refused, and it is said which', async () => {
    const { pid = 0 } = await sleeper();
    lockOf(pid, beganAt(pid));
    expect(refusal()).toMatchObject({ holder: { pid }, isForeign: false });
    expect(isLocked(record)).toBe(true);
  });

  test('was killed: taken over at once', async () => {
    const child = await sleeper();
    lockOf(child.pid ?? 0, beganAt(child.pid ?? 0));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isLocked(record)).toBe(false);
    const lock = lockRecord(record);
    lock.check();
    lock.release();
  });

  test('was killed, and nobody has asked for its exit yet: taken over at once', async () => {
    // Its parent is stopped, so that it stays behind as a zombie.
    const script = "console.log(require('child_process').spawn('sleep', ['100']).pid)";
    const parent = spawn(process.execPath, ['-e', script]);
    children.add(parent);
    const [data] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(`${data}`);
    lockOf(pid, beganAt(pid));
    expect(isLocked(record)).toBe(true);
    parent.kill('SIGSTOP');
    process.kill(pid, 'SIGKILL');
    while (!/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))) await new Promise((done) => setImmediate(done));
    lockRecord(record).release();
  });

  test('is another one by now, with the same number: taken over', async () => {
    const { pid = 0 } = await sleeper();
    lockOf(pid, `${Number(beganAt(pid)) - 1}`);
    lockRecord(record).release();
  });

  test('ran before the machine was started anew: taken over', () => {
    const [pid = '', began, machine = ''] = ownText().split(':');
    const [host, , space] = machine.split('/');
    symlinkSync(`${pid}:${began}:${host}/00000000/${space}`, path);
    lockRecord(record).release();
  });

  test('is elsewhere: refused as long as the record was written to within the hour', () => {
    symlinkSync('7:123:elsewhere/00000000/1', path);
    expect(refusal()).toMatchObject({ isForeign: true });
    const old = Date.now() / 1000 - 2 * 3600;
    lutimesSync(path, old, old);
    expect(refusal()).toMatchObject({ isForeign: true });
    utimesSync(record, old, old);
    lockRecord(record).release();
  });
});

test.each([
  ['', 10],
  ['what is this', 10],
  ['::', 10],
  ['99999999999999999999:1:x', 10],
])('a lock file that says %j is a torn one: it counts only while it may still be written', (text, seconds) => {
  writeFileSync(path, text);
  expect(refusal().holder).toBeNull();
  const old = Date.now() / 1000 - seconds;
  utimesSync(path, old, old);
  lockRecord(record).release();
});

describe('while it is held', () => {
  test('one that was deleted is made anew', () => {
    const lock = lockRecord(record);
    unlinkSync(path);
    lock.check();
    expect(isLocked(record)).toBe(true);
    lock.release();
  });

  test('one that another process has taken is an error, and is not taken away from it', async () => {
    const lock = lockRecord(record);
    unlinkSync(path);
    const child = await sleeper();
    const began = process.platform === 'linux' ? beganAt(child.pid ?? 0) : '';
    symlinkSync(`${child.pid}:${began}:${readMachine()}`, path);
    expect(() => lock.check()).toThrow(RecordInUse);
    const text = readlinkSync(path);
    lock.release();
    expect(readlinkSync(path)).toBe(text);
  });
});

const readMachine = (): string => {
  const other = join(folder, 'other');
  const lock = lockRecord(other);
  const [, , ...machine] = readlinkSync(`${other}.lock`).split(':');
  lock.release();
  return machine.join(':');
};
