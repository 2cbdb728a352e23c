// `npm run soak -- disk`: the program on a disk that is really full. Needs the right to mount a small file system.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { replay } from '../../src/core/index.js';
import { readRecord } from '../../src/table/save.js';
import { messagesIn } from '../../src/text/index.js';
import { ensureBuilt } from '../e2e/support/built.js';
import { KEYS, modesLeftOn, type Program, startProgram } from '../e2e/support/terminal.js';
import { randomOf } from '../support/fuzz.js';
import { COUNT, SEED, tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const m = messagesIn('en');
const folder = mkdtempSync(join(tmpdir(), 'disk-'));
const mount = (): boolean => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', folder]).status === 0;
const isMounted = process.platform === 'linux' && mount();
if (!isMounted) tell('SKIPPED: a small file system cannot be mounted here (it needs Linux and root)');

beforeAll(ensureBuilt);
afterAll(() => {
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

const path = join(folder, 'game.risk.jsonl');
const filler = join(folder, 'filler');

/** Leaves about `bytes` of room. */
const fill = (bytes: number): void => {
  rmSync(filler, { force: true });
  for (let size = 96 * 1024; size > 0; size -= 1024) {
    try {
      writeFileSync(filler, Buffer.alloc(size));
      break;
    } catch {}
  }
  const { length } = readFileSync(filler);
  writeFileSync(filler, Buffer.alloc(Math.max(0, length - bytes)));
};

const playUntilItEnds = async (program: Program): Promise<number> => {
  let isOver = false;
  const over = program.exitCode().then((code) => {
    isOver = true;
    return code;
  });
  while (!isOver) {
    program.write(KEYS.enter);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return over;
};

const whole = () => {
  const read = readRecord(path);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.truncated).toBe(false);
  expect(replay(read.value.record)).toMatchObject({ ok: true });
  return read.value.record;
};

(isMounted ? test : test.skip)(
  'a full disk: the record stays whole, it is said what happened, and it goes on',
  async () => {
    const random = randomOf(SEED);
    const args = [
      'play',
      '--variant',
      'classic',
      '--players',
      '3',
      '--deal',
      '--seed',
      'disk',
      '--no-animation',
      '--record',
      path,
    ];
    const first = startProgram(args, { state: folder });
    await first.shows(m.prompt.placeOne);
    first.kill('SIGKILL');
    await first.exitCode();
    first.destroy();
    let actions = 0;
    const times = COUNT ?? 10;
    for (let n = 1; n <= times && whole().end === null; n++) {
      const before = readFileSync(path);
      fill(Math.floor(random() * 6000));
      const program = startProgram(['resume', '--no-animation', path], { state: folder });
      const code = await playUntilItEnds(program);
      const said = program.output().slice(program.output().lastIndexOf('\x1b[?1049l'));
      program.destroy();
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`Cannot write ${path}`) });
      expect(said).toContain(m.cli.reasons.ENOSPC);
      expect(modesLeftOn(program.output())).toEqual([]);
      expect(readFileSync(path).subarray(0, before.length).equals(before)).toBe(true);
      expect(whole().entries.length).toBeGreaterThanOrEqual(actions);
      actions = whole().entries.length;
      rmSync(filler);
    }
    tell(`${times} full disks, ${actions} actions`);
    fill(0);
    const other = join(folder, 'other.risk.jsonl');
    const refused = startProgram(['play', '--variant', 'classic', '--bots', '2', '--players', '3', '--record', other], {
      state: folder,
    });
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output()).toContain('Cannot create');
    refused.destroy();
    expect(existsSync(other)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.lock'))).toEqual([]);
  },
);
