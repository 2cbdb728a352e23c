// Every end of the process: a terminal that goes, one that never reads, a reader that has gone. Every mode and every signal:
// `npm run soak -- ends`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { messagesIn } from '../../src/text/index.js';
import { BIN, ensureBuilt } from './support/built.js';
import { BUSY, fill, leftBehind, linesIn, recordIn, starter, TABLE } from './support/busy.js';
import { KEYS, modesLeftOn, type Program } from './support/terminal.js';

jest.setTimeout(120_000);

const m = messagesIn('en');

let folder = '';
let state = '';
const running = new Set<Program>();

beforeAll(ensureBuilt, 120_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-ends-'));
  state = join(folder, 'games');
});
afterEach(() => {
  for (const program of running) program.destroy();
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

const start = starter(() => state, running);
const record = (): string => recordIn(state);
const lines = (): number => linesIn(state);

const modes = Object.entries(BUSY).filter(([mode]) => ['the screen, with keys and bots', 'words'].includes(mode));
describe.each(modes)('%s', (_, busy) => {
  test('the window closes: it ends as if by SIGHUP, and lets go of its record', async () => {
    const { program, goOn } = await busy(start, state);
    goOn();
    program.hangUp();
    expect(await program.endedWith()).toBe(129);
    expect(leftBehind(state)).toEqual([]);
  });
});

test.each([
  ['SIGINT', 130, 'words'],
  ['SIGHUP', 129, 'the screen, with keys and bots'],
] as const)('a terminal that does not read does not keep %s from ending it', async (signal, code, mode) => {
  const { program, goOn } = (await BUSY[mode]?.(start, state)) ?? {};
  if (program === undefined || goOn === undefined) throw new Error(`test: no ${mode}`);
  fill(program);
  goOn();
  program.kill(signal);
  // Noted while nothing is read yet.
  expect(await program.endedWith()).toBe(code);
  expect(leftBehind(state)).toEqual([]);
});

test('bots play on while the terminal does not read', async () => {
  const program = start(['demo', ...TABLE, '--no-animation', '--record', record()], { columns: 200, rows: 60 });
  await program.until('it is on its way', () => lines() > 5);
  fill(program);
  const before = lines();
  await program.happens('more lines', () => lines() > before + 6);
  program.kill('SIGTERM');
  expect(await program.endedWith()).toBe(143);
});

test('SIGQUIT from outside gives the terminal back', async () => {
  const program = start(['play', ...TABLE, '--record', record()]);
  await program.shows(m.prompt.placeOne);
  program.kill('SIGQUIT');
  expect(await program.exitCode()).toBe(131);
  expect(modesLeftOn(program.output())).toEqual([]);
  expect(program.isLineRestored()).toBe(true);
  expect(leftBehind(state)).toEqual([]);
});

test('a reader that has gone (| head) ends words without a sound, and lets go of the record', () => {
  const command = `"${process.execPath}" "${BIN}" play --screen-reader ${TABLE.join(' ')} --record "${record()}"`;
  const { stderr } = spawnSync('sh', ['-c', `yes 1 | ${command} | head -n 3`], {
    encoding: 'utf8',
    env: { ...process.env, RISK_NAPOLEON_STATE: state },
  });
  expect(stderr).toBe('');
  expect(leftBehind(state)).toEqual([]);
});

test('a record that is deleted while it is played: said at once, and what is said at the end is true', async () => {
  const program = start(['play', ...TABLE, '--no-animation', '--record', record()], { columns: 200, rows: 50 });
  await program.shows(m.prompt.placeOne);
  const begun = readFileSync(record(), 'utf8').split('\n').length;
  rmSync(state, { recursive: true });
  program.write(KEYS.enter);
  await program.shows(m.recordMoves.gone('game.risk.jsonl', 'game.risk.jsonl').slice(0, 40));
  program.kill('SIGTERM');
  expect(await program.exitCode()).toBe(143);
  const said = program.text().replaceAll('\n', '');
  expect(said).toContain(m.recordMoves.gone(record(), record()));
  expect(said).toContain(`risk-napoleon resume ${record()}`);
  expect(readFileSync(record(), 'utf8').split('\n').length).toBeGreaterThan(begun);
  expect(leftBehind(state)).toEqual([]);
});

test('where it cannot be written at all, the goodbye does not say that it is saved', async () => {
  const program = start(['play', ...TABLE, '--no-animation', '--record', record()], { columns: 200, rows: 50 });
  await program.shows(m.prompt.placeOne);
  rmSync(state, { recursive: true });
  // A file where its folder was.
  spawnSync('touch', [state]);
  program.kill('SIGTERM');
  expect(await program.exitCode()).toBe(143);
  const said = program.text().replaceAll('\n', '');
  expect(said).not.toContain('resume');
  expect(said).toContain(m.cli.writeFailed(record(), '').slice(0, 20));
});

test.each(['\x03', 'q\r1\r'])('in words at one keyboard, what the last person heard is gone after %j', async (end) => {
  const program = start(['play', '--screen-reader', '--variant', 'classic', '--players', '3', '--bots', '0', '--deal']);
  await program.shows('1.');
  program.write('c\r');
  await program.shows(m.spoken.cover.slice(0, 20));
  program.write('\r');
  await program.shows(m.screen.noCards);
  program.write(end);
  await program.exitCode();
  expect(program.text()).not.toContain(m.screen.noCards);
  expect(program.text()).toContain('resume');
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a game that another process has taken over is no fault of the program', async () => {
  const program = start(['play', ...TABLE, '--no-animation', '--record', record()], { columns: 200, rows: 50 });
  await program.shows(m.prompt.placeOne);
  const lock = `${record()}.lock`;
  // The process of this test is there, and is another one.
  const [, , ...machine] = readlinkSync(lock).split(':');
  const began = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')[19];
  unlinkSync(lock);
  symlinkSync([process.pid, began, ...machine].join(':'), lock);
  program.write(KEYS.enter);
  expect(await program.exitCode()).toBe(1);
  expect(program.text().replaceAll('\n', '')).toContain(m.cli.inUse(record(), process.pid));
  expect(program.text()).not.toContain('report');
  expect(modesLeftOn(program.output())).toEqual([]);
});

test.each([
  [{ LANG: 'C' }, [], false],
  [{ LANG: 'C' }, ['--no-ascii'], true],
])('with %j and %j the map has characters outside ASCII: %p', async (env, args, isUnicode) => {
  const program = start(['play', ...TABLE, '--no-animation', ...args], { env });
  await program.shows(m.prompt.placeOne);
  expect(/[^\x00-\x7f]/.test(program.text())).toBe(isUnicode);
  expect(program.text().includes(m.cli.plainCharacters)).toBe(!isUnicode);
});
