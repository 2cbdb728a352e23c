// Records on a real disk, and on one that is full.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hash, replay } from '../../src/core/index.js';
import type { Move } from '../../src/table/diskRecord.js';
import { headerLine, parseRecord, type ReadRecord } from '../../src/table/recordText.js';
import { onLinux } from '../support/platform.js';
import { headerFor } from '../support/setups.js';
import { bots, firstPlace, memorySink, personsIn, roomOf, seatOf, settled, shortRules, sitIn } from './games.js';

/** How the disk behaves: `room` bytes are still free, and `calls` are what it was asked to do. */
const disk = { room: Number.POSITIVE_INFINITY, isBroken: false, calls: [] as string[] };

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

const realFs = await import('node:fs');
jest.unstable_mockModule('node:fs', () => ({
  ...realFs,
  writeSync: (fd: number, data: Buffer | string, at = 0) => {
    disk.calls.push('write');
    const bytes = Buffer.from(data).subarray(at);
    if (disk.room === 0) throw full();
    // A disk that fills up takes a part, and refuses only the rest.
    const taken = realFs.writeSync(fd, bytes.subarray(0, Math.min(disk.room, bytes.length)));
    disk.room -= taken;
    return taken;
  },
  fsyncSync: (fd: number) => {
    disk.calls.push('sync');
    if (disk.isBroken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    realFs.fsyncSync(fd);
  },
}));
const { continueRecord, createRecord, isInUse, listRecords, readRecord, skimRecord } = await import(
  '../../src/table/save.js'
);

let folder = '';
let text = '';
let lines: string[] = [];

beforeAll(async () => {
  const rules = shortRules('save');
  const record = memorySink();
  await roomOf(rules, { record }).done;
  lines = [headerLine(headerFor(rules)), ...record.lines];
  text = lines.join('');
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  Object.assign(disk, { room: Number.POSITIVE_INFINITY, isBroken: false, calls: [] });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (name = 'game.risk.jsonl'): string => join(folder, name);

const readable = (file = path()) => {
  const read = readRecord(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const parsed = (of: string): ReadRecord => {
  const read = parseRecord(of);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** `text` with a byte in its n-th line that no UTF-8 has there. */
const tornIn = (text: string, n: number): Buffer => {
  const rows = text.split('\n');
  const before = Buffer.from(`${rows.slice(0, n - 1).join('\n')}\n`);
  return Buffer.concat([before, Buffer.from([0xc3]), Buffer.from(rows.slice(n - 1).join('\n'))]);
};

const replayed = (file = path()) => {
  const result = replay(readable(file).record);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('a record on disk', () => {
  test('a game written down is the text that was expected, for its owner only', async () => {
    const rules = shortRules('save');
    const record = createRecord(path('new/folder/game.risk.jsonl'), headerFor(rules));
    await roomOf(rules, { record }).done;
    record.close();
    expect(readFileSync(record.path, 'utf8')).toBe(text);
    if (process.platform !== 'win32') {
      expect(statSync(record.path).mode & 0o777).toBe(0o600);
      expect(statSync(path('new')).mode & 0o777).toBe(0o700);
    }
  });

  test('a file that exists is never written over', () => {
    writeFileSync(path(), 'mine');
    expect(() => createRecord(path(), headerFor(shortRules()))).toThrow('EEXIST');
    expect(readFileSync(path(), 'utf8')).toBe('mine');
  });

  test('a new record is safe with its first sync: the file, then its name in the folder', () => {
    const record = createRecord(path(), headerFor(shortRules()));
    expect(disk.calls).toEqual(['write']);
    record.sync();
    expect(disk.calls).toEqual(['write', 'sync', 'sync']);
    record.sync();
    record.close();
    expect(disk.calls).toEqual(['write', 'sync', 'sync']);
  });

  test('what was written is flushed before a person is asked', async () => {
    const rules = shortRules('save');
    const record = createRecord(path(), headerFor(rules));
    const room = roomOf(rules, { record, drivers: personsIn(rules, [0]) });
    const person = sitIn(room, [seatOf(0)]);
    for (let asked = 1; asked < 8; asked++) {
      while (person.questions.length < asked) await settled();
      expect(disk.calls.at(-1)).toBe('sync');
      expect(readFileSync(path(), 'utf8').split('\n')).toHaveLength(room.moment.state.actions + 2);
      await person.answer(firstPlace(room));
    }
    await room.close();
    record.close();
  });

  test('killed in the middle of any line: goes on from the last whole one and ends as if nothing had been', async () => {
    const rules = shortRules('save');
    for (let kept = 1; kept < lines.length; kept += 9) {
      const whole = lines.slice(0, kept).join('');
      const next = lines[kept] ?? '';
      writeFileSync(path(), whole + next.slice(0, 1 + (kept % (next.length - 1))));
      const read = readable();
      expect(read.truncated).toBe(true);
      const { timeline } = replayed();
      expect(readFileSync(path(), 'utf8')).not.toBe(whole); // reading alone changes nothing
      const record = continueRecord(path(), read);
      expect(readFileSync(path(), 'utf8')).toBe(whole);
      await roomOf(rules, { timeline, record, drivers: bots(rules, timeline.state.actions) }).done;
      record.close();
      expect(readFileSync(path(), 'utf8')).toBe(text);
    }
  });

  test.each([
    ['CRLF', (t: string) => t.replaceAll('\n', '\r\n')],
    ['a byte order mark', (t: string) => `\ufeff${t}`],
    ['names of several bytes', (t: string) => t.replace(/"name":"[^"]*"/, '"name":"Élysée 界"')],
  ])('a cut-off line in a file with %s is taken away, and nothing else', async (_, change) => {
    const whole = change(lines.slice(0, 50).join(''));
    writeFileSync(path(), `${whole}{"n":`);
    const { timeline } = replayed();
    const record = continueRecord(path(), readable());
    expect(readFileSync(path(), 'utf8')).toBe(whole);
    const rules = shortRules('save');
    await roomOf(rules, { timeline, record, drivers: bots(rules, timeline.state.actions) }).done;
    record.close();
    expect(hash(replayed().timeline.state)).toBe(readable().record.end?.hash);
  });

  test.each([
    ['cp1252', (t: string) => Buffer.from(t.replace(/"name":"[^"]*"/, '"name":"Ren\xe9"'), 'latin1'), 1],
    ['UTF-16', (t: string) => Buffer.from(`\ufeff${t}`, 'utf16le'), 1],
    ['a torn letter in line 5', (t: string) => tornIn(t, 5), 5],
  ])('%s is not guessed at: the line is named, and nothing is changed', (_, encode, line) => {
    const bytes = encode(lines.slice(0, 20).join(''));
    writeFileSync(path(), bytes);
    expect(readRecord(path())).toEqual({ ok: false, error: { code: 'damaged', line, what: 'not UTF-8' } });
    expect(readFileSync(path())).toEqual(bytes);
  });

  test('a last line that was cut off inside a letter is taken away', () => {
    const whole = lines.slice(0, 20).join('');
    writeFileSync(path(), Buffer.concat([Buffer.from(`${whole}{"n":20,"x":"`), Buffer.from([0xe7, 0x95])]));
    continueRecord(path(), readable()).close();
    expect(readFileSync(path(), 'utf8')).toBe(whole);
  });

  test('a damaged record is left exactly as it is', () => {
    for (const n of [0, 1, 30, lines.length - 1]) {
      const damaged = lines.map((line, i) => (i === n ? line.replace(/[{]/, '[') : line)).join('');
      writeFileSync(path(), damaged);
      const read = readRecord(path());
      expect(read).toMatchObject({ ok: false, error: { line: n + 1 } });
      expect(readFileSync(path(), 'utf8')).toBe(damaged);
    }
  });

  test('what cannot be read is a fault with the reason', () => {
    expect(readRecord(path('none'))).toEqual({
      ok: false,
      error: { code: 'unreadable', reason: expect.stringContaining('ENOENT') },
    });
    expect(readRecord(folder)).toEqual({
      ok: false,
      error: { code: 'unreadable', reason: expect.stringContaining('EISDIR') },
    });
    writeFileSync(path('empty'), '');
    expect(readRecord(path('empty'))).toEqual({ ok: false, error: { code: 'empty' } });
    writeFileSync(path('binary'), Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0xff, 0xfe]));
    expect(readRecord(path('binary'))).toEqual({ ok: false, error: { code: 'notARecord', line: 1 } });
  });

  onLinux.test(
    'what is no file is neither waited for nor read: a device, a pipe without a writer, a socket',
    async () => {
      expect(readRecord('/dev/zero')).toEqual({ ok: false, error: { code: 'unreadable', reason: 'ENOTFILE' } });
      execFileSync('mkfifo', [path('pipe.risk.jsonl')]);
      const server = createServer().listen(path('socket.risk.jsonl'));
      await new Promise((resolve) => server.once('listening', resolve));
      for (const name of ['pipe.risk.jsonl', 'socket.risk.jsonl']) {
        const fault = { ok: false, error: { code: 'unreadable', reason: 'ENOTFILE' } };
        expect(readRecord(path(name))).toEqual(fault);
        expect(skimRecord(path(name))).toEqual(fault);
        expect(() => continueRecord(path(name), parsed(text))).toThrow(expect.objectContaining({ code: 'ENOTFILE' }));
      }
      expect(readRecord(folder)).toEqual({ ok: false, error: { code: 'unreadable', reason: 'EISDIR' } });
      server.close();
    },
  );

  onLinux.test('a pipe in the place of a lock is a lock of nobody knows whom', () => {
    writeFileSync(path(), text);
    execFileSync('mkfifo', [`${path()}.lock`]);
    expect(isInUse(path())).toBe(false);
    expect(() => continueRecord(path(), readable())).toThrow(expect.objectContaining({ code: 'EBUSY' }));
  });

  test('a file that is too large is refused unread', () => {
    writeFileSync(path(), '');
    realFs.truncateSync(path(), 40 * 1024 * 1024);
    expect(readRecord(path())).toEqual({ ok: false, error: { code: 'tooLarge', bytes: 40 * 1024 * 1024 } });
  });
});

describe('two at one record', () => {
  const next = (n: number) => JSON.parse(lines[n] ?? '');

  test('the second is refused while the first goes on, and may go on after it', () => {
    writeFileSync(path(), lines.slice(0, 10).join(''));
    const first = continueRecord(path(), readable());
    expect(() => continueRecord(path(), readable())).toThrow(expect.objectContaining({ code: 'EBUSY' }));
    expect(isInUse(path())).toBe(true);
    first.append(next(10));
    first.close();
    expect(isInUse(path())).toBe(false);
    const second = continueRecord(path(), readable());
    second.append(next(11));
    second.close();
    expect(readFileSync(path(), 'utf8')).toBe(lines.slice(0, 12).join(''));
    expect(readdirSync(folder)).toEqual(['game.risk.jsonl']);
  });

  test('a new game is taken from its first moment, and by any name of its file', () => {
    const first = createRecord(path(), headerFor(shortRules('save')));
    symlinkSync(path(), path('link'));
    expect(() => continueRecord(path('link'), readable())).toThrow(expect.objectContaining({ code: 'EBUSY' }));
    first.close();
    continueRecord(path('link'), readable()).close();
  });

  test('a game that went on between reading and taking it is not gone on with', () => {
    writeFileSync(path(), lines.slice(0, 10).join(''));
    const read = readable();
    writeFileSync(path(), lines.slice(0, 12).join(''));
    expect(() => continueRecord(path(), read)).toThrow('changed meanwhile');
    expect(isInUse(path())).toBe(false);
  });

  onLinux.test('whoever lost the lock to another process writes nothing more', () => {
    writeFileSync(path(), lines.slice(0, 10).join(''));
    const record = continueRecord(path(), readable());
    // The process that started this one is there, and is another one.
    const [, ...rest] = readlinkSync(`${path()}.lock`).split(':');
    const began = readFileSync(`/proc/${process.ppid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
    unlinkSync(`${path()}.lock`);
    symlinkSync([process.ppid, began, ...rest.slice(1)].join(':'), `${path()}.lock`);
    expect(() => record.append(next(10))).toThrow(expect.objectContaining({ code: 'EBUSY' }));
    record.close();
    expect(readFileSync(path(), 'utf8')).toBe(lines.slice(0, 10).join(''));
    expect(isInUse(path())).toBe(true);
  });
});

describe('a record that is not there any more while it is played', () => {
  /** A record of ten lines, gone on with, and the moves that it tells of. */
  const begun = (name?: string) => {
    writeFileSync(path(name), lines.slice(0, 10).join(''));
    const record = continueRecord(path(name), readable(path(name)));
    const moves: Move[] = [];
    record.onMoved((move) => moves.push(move));
    return { record, moves };
  };
  const upTo = (n: number): string => lines.slice(0, n).join('');
  const next = (n: number) => JSON.parse(lines[n] ?? '');
  const textAt = (name: string): string => readFileSync(path(name), 'utf8');

  test.each([
    ['deleted', () => unlinkSync(path())],
    ['moved away', () => renameSync(path(), path('elsewhere'))],
    ['gone with its whole folder', () => rmSync(folder, { recursive: true })],
  ])('%s: the whole game is written anew where it was, and told at once', (what, change) => {
    const { record, moves } = begun();
    change();
    record.append(next(10));
    expect(moves).toEqual([{ why: 'gone', from: path(), to: path() }]);
    expect(textAt('game.risk.jsonl')).toBe(upTo(11));
    expect(isInUse(path())).toBe(true);
    record.append(next(11));
    expect(moves).toHaveLength(1);
    record.close();
    expect(textAt('game.risk.jsonl')).toBe(upTo(12));
    expect(isInUse(path())).toBe(false);
    expect(readdirSync(folder)).toEqual(what === 'moved away' ? ['elsewhere', 'game.risk.jsonl'] : ['game.risk.jsonl']);
    if (what === 'moved away') expect(textAt('elsewhere')).toBe(upTo(10));
  });

  test.each([
    ['replaced', upTo, (n: number) => upTo(n)],
    ['replaced', () => 'mine', () => 'mine'],
  ] as const)('replaced by another file: that one is left alone, and the game goes on beside it', (why, now, then) => {
    const { record, moves } = begun();
    writeFileSync(path('other'), now(10)); // of the same size, the first time
    renameSync(path('other'), path());
    record.append(next(10));
    expect(moves).toEqual([{ why, from: path(), to: path('game-2.risk.jsonl') }]);
    expect(record.path).toBe(path('game-2.risk.jsonl'));
    expect(textAt('game.risk.jsonl')).toBe(then(10));
    expect(isInUse(path())).toBe(false);
    expect(isInUse(path('game-2.risk.jsonl'))).toBe(true);
    record.close();
    expect(textAt('game-2.risk.jsonl')).toBe(upTo(11));
    expect(readdirSync(folder)).toEqual(['game-2.risk.jsonl', 'game.risk.jsonl']);
  });

  test.each([
    ['appended to', () => appendFileSync(path(), lines[10] ?? ''), 11],
    ['cut', () => truncateSync(path(), upTo(9).length), 9],
  ])('%s by another program: what that wrote is left alone, and the game goes on beside it', (_, change, left) => {
    const { record, moves } = begun();
    writeFileSync(path('game-2.risk.jsonl'), 'taken');
    change();
    record.append(next(10));
    expect(moves).toEqual([{ why: 'changed', from: path(), to: path('game-3.risk.jsonl') }]);
    record.close();
    expect(textAt('game.risk.jsonl')).toBe(upTo(left));
    expect(textAt('game-2.risk.jsonl')).toBe('taken');
    expect(textAt('game-3.risk.jsonl')).toBe(upTo(11));
    expect(record.text()).toBe(upTo(11));
  });

  test('noticed before anything is said about it, too: there is nothing more to be written', () => {
    const { record, moves } = begun();
    unlinkSync(path());
    record.sync();
    expect(moves).toHaveLength(1);
    expect(textAt('game.risk.jsonl')).toBe(upTo(10));
    expect(disk.calls).toContain('sync');
    record.close();
  });

  test('another link to the same file, or another way to it, is no move', () => {
    const { record, moves } = begun();
    linkSync(path(), path('second'));
    record.append(next(10));
    record.close();
    expect(moves).toEqual([]);
    expect(textAt('second')).toBe(upTo(11));
  });

  test('where it cannot be written anew that is an error, and the next line tries again', () => {
    const { record, moves } = begun();
    unlinkSync(path());
    disk.room = 0;
    expect(() => record.append(next(10))).toThrow('ENOSPC');
    expect(readdirSync(folder)).toEqual([]);
    expect(moves).toEqual([]);
    disk.room = Number.POSITIVE_INFINITY;
    record.append(next(10));
    record.close();
    expect(textAt('game.risk.jsonl')).toBe(upTo(11));
  });

  test('a record of any name keeps its ending', () => {
    const { record, moves } = begun('my.game.txt');
    writeFileSync(path('new'), '');
    renameSync(path('new'), path('my.game.txt'));
    record.sync();
    record.close();
    expect(moves.map(({ to }) => to)).toEqual([path('my.game-2.txt')]);
  });
});

describe('a disk that fills up', () => {
  test.each([0, 1, 20])(
    'with %i bytes of room left, the record keeps its whole lines and the error is told',
    async (left) => {
      const rules = shortRules('save');
      writeFileSync(path(), lines.slice(0, 60).join(''));
      const { timeline } = replayed();
      const record = continueRecord(path(), readable());
      disk.room = (lines[60]?.length ?? 0) + left;
      const room = roomOf(rules, { timeline, record, drivers: bots(rules, timeline.state.actions) });
      await expect(room.done).rejects.toMatchObject({ code: 'ENOSPC' });
      record.close();
      expect(readFileSync(path(), 'utf8')).toBe(lines.slice(0, 61).join(''));
      expect(hash(room.moment.state)).toBe(hash(replayed().timeline.state));

      disk.room = Number.POSITIVE_INFINITY;
      const again = replayed();
      const rest = continueRecord(path(), readable());
      await roomOf(rules, { timeline: again.timeline, record: rest, drivers: bots(rules, 0) }).done;
      rest.close();
      expect(readFileSync(path(), 'utf8')).toBe(text);
    },
  );

  test('a line that is written in parts arrives whole', async () => {
    const record = createRecord(path(), headerFor(shortRules('save')));
    disk.room = 10;
    const entry = JSON.parse(lines[1] ?? '');
    expect(() => record.append(entry)).toThrow('ENOSPC');
    disk.room = Number.POSITIVE_INFINITY;
    record.append(entry);
    record.close();
    expect(readFileSync(path(), 'utf8')).toBe(lines.slice(0, 2).join(''));
  });

  test('an error while flushing is told', () => {
    const record = createRecord(path(), headerFor(shortRules('save')));
    record.append(JSON.parse(lines[1] ?? ''));
    disk.isBroken = true;
    expect(() => record.sync()).toThrow('EIO');
    record.close();
  });

  test('a record that cannot even begin leaves no file behind', () => {
    disk.room = 0;
    expect(() => createRecord(path(), headerFor(shortRules('save')))).toThrow('ENOSPC');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the list of records', () => {
  test('of a long record only its ends are read: who plays what, and how it ended', () => {
    writeFileSync(path(), text);
    const { record } = readable();
    const skimmed = skimRecord(path());
    expect(skimmed).toMatchObject({ ok: true, value: { record: { header: record.header, end: record.end } } });
    writeFileSync(path(), text.slice(0, -1)); // its end is cut off
    expect(skimRecord(path())).toMatchObject({ ok: true, value: { record: { end: null } } });
    writeFileSync(path(), lines.slice(0, 1).join(''));
    expect(skimRecord(path())).toMatchObject({ ok: true, value: { record: { entries: [], end: null } } });
    writeFileSync(path(), 'Dear diary');
    expect(skimRecord(path())).toMatchObject({ ok: false, error: { code: 'notARecord' } });
  });

  test('newest first, records only, and no folder is no records', () => {
    expect(listRecords(path('nowhere'))).toEqual([]);
    for (const [name, seconds] of [
      ['old.risk.jsonl', 1000],
      ['new.risk.jsonl', 3000],
      ['mid.risk.jsonl', 2000],
      ['notes.txt', 4000],
    ] as const) {
      writeFileSync(path(name), text);
      utimesSync(path(name), seconds, seconds);
    }
    expect(listRecords(folder).map((r) => r.path)).toEqual(['new', 'mid', 'old'].map((n) => path(`${n}.risk.jsonl`)));
  });

  test('a link to nowhere and a folder with such a name harm nobody', () => {
    writeFileSync(path('a.risk.jsonl'), text);
    symlinkSync(path('gone'), path('b.risk.jsonl'));
    mkdirSync(path('c.risk.jsonl'));
    const listed = listRecords(folder).map((r) => r.path);
    expect(listed).toContain(path('a.risk.jsonl'));
    expect(listed.filter((p) => readRecord(p).ok)).toEqual([path('a.risk.jsonl')]);
  });

  test('a folder that may not be read is no records', () => {
    mkdirSync(path('locked'));
    chmodSync(path('locked'), 0);
    expect(listRecords(path('locked'))).toEqual([]);
  });
});
