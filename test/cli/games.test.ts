// Games that are opened for the screen: where they are recorded, and how one comes back to them.
import { mkdtempSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newGame, seedPart } from '../../src/cli/games.js';
import { setupOf } from '../../src/cli/options.js';
import { messagesIn } from '../../src/text/index.js';
import type { OpenGame } from '../../src/tui/session/opened.js';

const m = messagesIn('en');
let env: NodeJS.ProcessEnv = {};
const open: OpenGame[] = [];

beforeEach(() => {
  env = { RISK_NAPOLEON_STATE: mkdtempSync(join(tmpdir(), 'risk-games-')) };
  // All within one minute.
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 21, 45), doNotFake: ['setImmediate', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
  for (const { record } of open.splice(0)) record?.close();
  rmSync(env['RISK_NAPOLEON_STATE'] ?? '', { recursive: true, force: true });
});

const start = (seed: string): OpenGame => {
  const game = setupOf(m, { variant: 'classic', seed, deal: true }, 1);
  const opened = newGame({ game, placeForMe: false, file: null }, m, env);
  open.push(opened);
  return opened;
};
const names = (): string[] =>
  readdirSync(env['RISK_NAPOLEON_STATE'] ?? '').filter((name) => name.endsWith('.risk.jsonl'));

test('a second game in the same minute gets a number, also while the first is being made by another process', () => {
  const first = start('same');
  start('same');
  expect(names()).toEqual(['2026-11-30-2145-classic-same-2.risk.jsonl', '2026-11-30-2145-classic-same.risk.jsonl']);
  // Its lock alone is there: the file is about to be.
  unlinkSync(first.record?.path ?? '');
  start('same');
  expect(names()).toEqual(['2026-11-30-2145-classic-same-2.risk.jsonl', '2026-11-30-2145-classic-same-3.risk.jsonl']);
});

test('the commands name the record wherever it has gone', () => {
  const game = start('gone');
  const path = game.record?.path ?? '';
  expect(game.commands().resumeCommand).toBe(`risk-napoleon resume ${path}`);
  unlinkSync(path);
  game.record?.sync();
  expect(game.commands().resumeCommand).toBe(`risk-napoleon resume ${game.record?.path}`);
  expect(names()).toContain((game.record?.path ?? '').split('/').at(-1));
});

test.each([
  ['k7m2p', 'k7m2p'],
  ['Élysée-界_1', 'Élysée-界_1'],
])('the seed %s stands in the name as it is', (seed, part) => {
  expect(seedPart(seed)).toBe(part);
});

test('seeds of which a part cannot stand in a name are told apart all the same', () => {
  const seeds = ['a/b', 'ab', 'a b', 'a:b', '//', '::', '🎲', '🎯', 'x'.repeat(30), 'x'.repeat(31)];
  const parts = seeds.map(seedPart);
  expect(new Set(parts).size).toBe(seeds.length);
  for (const part of parts) expect(part).toMatch(/^[\p{L}\p{M}\p{N}_-]{1,31}$/u);
});
