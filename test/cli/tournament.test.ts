// risk-napoleon simulate --table: the same results however they are come by.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { UsageError } from '../../src/cli/fail.js';
import { type TournamentFlags, tournament } from '../../src/cli/tournament/tournament.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { BIN, ensureBuilt } from '../e2e/support/built.js';

jest.setTimeout(60_000);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-cup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FLAGS: TournamentFlags = {
  table: 'colonel,random,random',
  variant: 'classic',
  deal: true,
  rounds: '1',
  seed: 'cup',
  games: '4',
  workers: '1',
  json: true,
};

const run = async (flags: TournamentFlags, stopAfter = Number.POSITIVE_INFINITY, language = 'en' as const) => {
  let out = '';
  const stopping = new AbortController();
  let ticks = 0;
  const output = {
    print: (text: string) => {
      out += text;
    },
    error: () => undefined,
    errorIsTerminal: true,
    // Asked once a game: a tournament that is stopped in the middle.
    now: () => {
      if (ticks++ >= stopAfter) stopping.abort();
      return 0;
    },
  };
  await tournament(flags, messagesIn(language), output, stopping.signal);
  return out;
};

test('D-1: stopped and gone on with, it comes to the same', async () => {
  const keep = join(folder, 'kept.jsonl');
  const whole = JSON.parse(await run(FLAGS));
  expect(whole).toMatchObject({ games: 4, finished: 4, seed: 'cup', variant: 'classic' });
  expect(JSON.parse(await run({ ...FLAGS, keep }, 2)).games).toBe(2);
  expect(readFileSync(keep, 'utf8').trim().split('\n')).toHaveLength(3);
  // Killed while it wrote a line.
  appendFileSync(keep, '{"n":3,"se');
  expect(JSON.parse(await run({ ...FLAGS, keep }))).toEqual(whole);
  // All there: nothing is played.
  expect(JSON.parse(await run({ ...FLAGS, keep }, 0))).toEqual(whole);
});

test('a file of another tournament, or of none, is refused and left as it was', async () => {
  const keep = join(folder, 'other.jsonl');
  await run({ ...FLAGS, games: '1', keep });
  const before = readFileSync(keep, 'utf8');
  await expect(run({ ...FLAGS, seed: 'another', keep })).rejects.toThrow(UsageError);
  expect(readFileSync(keep, 'utf8')).toBe(before);
  writeFileSync(keep, before.replace('"rounds":1', '"rounds":-1'));
  await expect(run({ ...FLAGS, keep })).rejects.toThrow(/line 1|line 2/);
  writeFileSync(keep, 'no results\n');
  await expect(run({ ...FLAGS, keep })).rejects.toThrow(/line 1/);
});

test('CSV has a line for each seat of each game', async () => {
  const lines = (await run({ ...FLAGS, json: false, csv: true })).trim().split('\n');
  expect(lines[0]).toBe('n,seed,seat,bot,win,place,kills,rounds,actions');
  expect(lines).toHaveLength(1 + 4 * 3);
  expect(lines[1]).toMatch(/^1,cup-1,1,colonel,[01],[123],0,1,\d+$/);
});

test.each(LANGUAGES)('the table is told in %s, strongest first', async (language) => {
  const text = await run({ ...FLAGS, json: false }, undefined, language as 'en');
  const m = messagesIn(language);
  const [head = '', first = '', second = ''] = text.split('\n').slice(2);
  expect(head).toContain(m.tournament.columns.wins);
  expect([first, second].map((line) => line.split(' ')[0]).sort()).toEqual(['colonel', 'random']);
  for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
});

test('who plays is said once, and rightly', async () => {
  await expect(run({ ...FLAGS, bots: 'colonel' })).rejects.toThrow(UsageError);
  await expect(run({ ...FLAGS, table: 'colonel,nobody,random' })).rejects.toThrow(/nobody/);
  await expect(run({ ...FLAGS, workers: '0' })).rejects.toThrow(/--workers/);
});

test('D-1: as shipped, two threads come to what one does', async () => {
  await ensureBuilt();
  const args = ['simulate', '--table', 'colonel,random,random', '--variant', 'classic', '--rounds', '1', '--deal'];
  const [one, two] = ['1', '2'].map((workers) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [BIN, ...args, '--games', '4', '--seed', 'cup', '--json', '--workers', workers],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return JSON.parse(stdout);
  });
  expect(two).toEqual(one);
  expect(one.hashes).toHaveLength(4);
});
