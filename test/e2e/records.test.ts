// Records and the real program: killed again and again, and two at one game. The long forms are in test/soak/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { messagesIn } from '../../src/text/index.js';
import { BIN, ensureBuilt } from './support/built.js';
import { killOverAndOver } from './support/kills.js';
import { type Program, startProgram } from './support/terminal.js';

jest.setTimeout(120_000);

const m = messagesIn('en');

let folder = '';
const running = new Set<Program>();

beforeAll(ensureBuilt, 120_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-records-'));
});
afterEach(() => {
  for (const program of running) program.destroy();
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

const start = (...args: readonly string[]): Program => {
  const program = startProgram(args, { state: folder });
  running.add(program);
  return program;
};

test('killed five times at random moments, it goes on each time, and nothing that was shown is lost', async () => {
  const { kills, actions } = await killOverAndOver(folder, 5, 1809);
  expect(kills).toBe(5);
  expect(actions).toBeGreaterThan(0);
});

test('a game that is being played is not gone on with by a second process, and is once the first was killed', async () => {
  const path = join(folder, 'game.risk.jsonl');
  const first = start('play', '--variant', 'classic', '--players', '3', '--deal', '--record', path);
  await first.shows(m.prompt.placeOne);
  const before = readFileSync(path);

  const second = start('resume', path);
  expect(await second.exitCode()).toBe(2);
  expect(second.output()).toContain('is being played by another process (pid ');
  expect(second.output()).not.toContain('\x1b[?1049h');
  expect(readFileSync(path)).toEqual(before);
  expect(existsSync(`${path}.lock`)).toBe(false); // a link that leads nowhere

  const list = start('resume');
  await list.exitCode();
  expect(list.text()).toContain('being played');

  first.kill('SIGKILL');
  await first.exitCode();
  // Both find the lock of a process that is gone.
  const both = [start('resume', path), start('resume', path)];
  const loser = await Promise.any(both.map(async (program) => [program, await program.exitCode()] as const));
  expect(loser[1]).toBe(2);
  expect(loser[0].output()).toContain('is being played');
  await both.find((program) => program !== loser[0])?.shows(m.prompt.placeOne);
});

test('D-1: language, place and time of day change no game', () => {
  const games = ['simulate', '--games', '2', '--players', '3', '--seed', 'everywhere', '--rounds', '4', '--json'];
  const path = join(folder, 'game.risk.jsonl');
  const run = (args: readonly string[], env: Readonly<Record<string, string>>): string => {
    const { status, stdout } = spawnSync(process.execPath, [BIN, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    expect(status).toBe(0);
    return stdout;
  };
  run(['simulate', '--variant', 'classic', '--players', '3', '--seed', 'x', '--rounds', '3', '--record', path], {});
  const seen = [
    { LC_ALL: 'C', TZ: 'UTC' },
    { LC_ALL: 'ar_EG.UTF-8', TZ: 'Pacific/Apia' },
  ].map((env) => [
    JSON.parse(run([...games, '--variant', 'classic'], env)).hashes,
    JSON.parse(run(['replay', path, '--verify', '--json'], env)),
  ]);
  expect(seen[1]).toEqual(seen[0]);
});
