// A bug report from the real program: one key, and whoever gets the file sees the same screen.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { messagesIn } from '../../src/text/index.js';
import { cellOn, createScreen, feed } from '../tui/terminal/screen.js';
import { BIN, ensureBuilt } from './support/built.js';
import { KEYS, modesLeftOn, type Program, startProgram } from './support/terminal.js';

jest.setTimeout(120_000);

const m = messagesIn('en');

let folder = '';
let state = '';
const running = new Set<Program>();

beforeAll(ensureBuilt, 120_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-reports-'));
  state = join(folder, 'games');
});
afterEach(() => {
  for (const program of running) program.destroy();
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

interface Size {
  readonly columns: number;
  readonly rows: number;
}

const start = (args: readonly string[], size: Size, env: Readonly<Record<string, string>> = {}): Program => {
  const program = startProgram(args, { state, ...size, env });
  running.add(program);
  return program;
};

const reportsIn = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.report.md'));

/** Presses a key that changes the screen, and waits for the whole of the change. */
const press = async (program: Program, key: string): Promise<void> => {
  const isWhole = (): boolean =>
    program.output().lastIndexOf('\x1b[?2026l') >= program.output().lastIndexOf('\x1b[?2026h');
  await program.until('the frame before', isWhole);
  const before = program.output().length;
  program.write(key);
  await program.until('a new frame', () => program.output().length > before && isWhole());
};

/** Once the screen says so; a long name is cut. */
const reportedBy = (program: Program): Promise<void> => program.shows(m.report.inFolder('').trimEnd());

/** Every cell that a terminal shows after `bytes`, colours and all. */
const cellsAfter = async (bytes: string, { columns, rows }: Size): Promise<string[][]> => {
  const screen = createScreen(columns, rows);
  await feed(screen, bytes);
  const at = screen.buffer.active.viewportY;
  const all = Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => cellOn(screen, x, y)));
  if (at > 0) throw new Error('test: it scrolled');
  return all;
};

const GAME = [
  'play',
  '--variant',
  'classic',
  '--seed',
  'marengo',
  '--names',
  'Ann,Bob,Cleo',
  '--players',
  '3',
  '--deal',
  '--no-animation',
];

/**
 * What a command prints on a terminal: at least `rows` lines. A pseudo-terminal may be closed with the process before the
 * last of its output is read; then the command is given again.
 */
const printed = async (
  args: readonly string[],
  size: { readonly columns: number; readonly rows: number },
  rows: number,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  for (let attempt = 1; ; attempt++) {
    const program = start([...args], size, env);
    expect(await program.exitCode()).toBe(0);
    if (program.output().split('\n').length > rows) return program.output();
    if (attempt === 5) throw new Error(`test: only a part of the output:\n${program.text()}`);
  }
};

/** What the report's own words say of a game, as a person elsewhere would run it. */
const replayed = (...args: readonly string[]) =>
  spawnSync(process.execPath, [BIN, 'replay', ...args], { encoding: 'utf8', cwd: folder });

describe('`!`', () => {
  test.each([
    ['80 x 24', { columns: 80, rows: 24 }, [], {}],
    ['160 x 50', { columns: 160, rows: 50 }, [], {}],
    ['16 colours, ASCII, 115 x 30', { columns: 115, rows: 30 }, ['--ascii'], { TERM: 'xterm-16color', COLORTERM: '' }],
    ['no colours', { columns: 90, rows: 28 }, [], { NO_COLOR: '1' }],
  ] as const)('the very screen, at its size, cell by cell: %s', async (_, size, flags, env) => {
    const program = start([...GAME, ...flags], size, env);
    await program.shows(m.prompt.placeOne);
    program.write('a');
    await program.shows(m.prompt.place);
    // A number half typed, under an open pane, is what no record tells.
    program.write(`${KEYS.down}${KEYS.enter}`);
    await program.shows('How many armies on');
    for (const key of [KEYS.left, KEYS.left, 'r']) await press(program, key);
    const before = program.output();
    program.write('!');
    await reportedBy(program);
    const [name = ''] = reportsIn(state);
    const seen = await cellsAfter(before, size);

    const bigger = { columns: size.columns, rows: size.rows + 1 };
    const shown = await cellsAfter(await printed(['replay', join(state, name)], bigger, size.rows, env), bigger);
    expect(shown.slice(0, size.rows)).toEqual(seen);
  });

  test('of a game that was gone on with, with something taken back before: the same log as well', async () => {
    const size = { columns: 160, rows: 50 };
    const first = start(GAME, size);
    await first.shows(m.prompt.placeOne);
    first.write('a');
    await first.shows(m.prompt.place);
    first.write(`${KEYS.enter}`);
    await first.shows('How many armies on');
    first.write(`1${KEYS.enter}`);
    await first.until('one is placed', () => first.text().includes('2 armies to place'));
    first.write('u');
    await first.shows(m.log.tookBack);
    first.write(`q${KEYS.enter}`);
    expect(await first.exitCode()).toBe(0);
    const second = start(['resume', '1', '--no-animation'], size);
    await second.shows(m.prompt.place);
    expect(second.text()).toContain(m.log.tookBack);
    await press(second, KEYS.down);
    const seen = await cellsAfter(second.output(), size);
    second.write('!');
    await reportedBy(second);
    const bigger = { columns: 160, rows: 51 };
    const output = await printed(['replay', join(state, reportsIn(state)[0] ?? '')], bigger, size.rows);
    expect((await cellsAfter(output, bigger)).slice(0, 50)).toEqual(seen);
  });

  test('is one file for its owner, that names no folder of the player, and is found again after quitting', async () => {
    const program = start(GAME, { columns: 80, rows: 24 });
    await program.shows(m.prompt.placeOne);
    program.write('!');
    await reportedBy(program);
    program.write('!!!');
    await program.shows(m.report.justNow('').trimEnd());
    expect(reportsIn(state)).toHaveLength(1);
    program.write(`q${KEYS.enter}`);
    expect(await program.exitCode()).toBe(0);
    const printed = program.output().slice(program.output().lastIndexOf('\x1b[?1049l'));
    for (const name of reportsIn(state)) {
      expect(printed.replaceAll('\r\n', '')).toContain(join(state, name));
      const text = readFileSync(join(state, name), 'utf8');
      expect(text).not.toContain(folder);
      expect(text).toContain('Node | v');
      expect(text).toContain('80 x 24, true colours, TERM=xterm-256color');
      expect(text).toContain('LANG=C.UTF-8');
      expect(statSync(join(state, name)).mode & 0o777).toBe(0o600);
      expect(replayed(join(state, name), '--verify').status).toBe(0);
    }
  });
});

test('a game of bots that nobody records can be reported about as well', async () => {
  const program = start(['demo', '--variant', 'classic', '--seed', 'watched', '--players', '3'], {
    columns: 80,
    rows: 24,
  });
  await program.shows('thinking');
  program.write('!');
  await reportedBy(program);
  const [name = ''] = reportsIn(state);
  expect(replayed(join(state, name), '--verify').stdout).toContain(', with the same hashes');
  program.write(`q${KEYS.enter}`);
  expect(await program.exitCode()).toBe(0);
});

test('an error that should not be: the terminal is given back, the game is saved, the report is there and said', async () => {
  // The only way in from outside: a module that throws once in the middle of the game.
  const boom =
    "setInterval(() => { if (process.argv.length && globalThis.boom !== 1 && require('fs').existsSync(process.env.BOOM)) { globalThis.boom = 1; throw new Error('boom at sea'); } }, 20).unref()";
  const loader = `--import=data:text/javascript,${encodeURIComponent(`import{createRequire}from'node:module';const require=createRequire('/');${boom}`)}`;
  const trigger = join(folder, 'now');
  const program = start(GAME, { columns: 80, rows: 24 }, { NODE_OPTIONS: loader, BOOM: trigger });
  await program.shows(m.prompt.placeOne);
  program.write(KEYS.enter);
  const placed = (): number => readFileSync(join(state, recordIn(state)), 'utf8').split('"place"').length - 1;
  await program.until('all three have placed', () => placed() >= 3 && program.text().includes(m.prompt.placeOne));
  const { writeFileSync } = await import('node:fs');
  writeFileSync(trigger, '');
  expect(await program.exitCode()).toBe(1);
  expect(modesLeftOn(program.output())).toEqual([]);
  expect(program.isLineRestored()).toBe(true);
  const [name = ''] = reportsIn(state);
  const printed = program.output().slice(program.output().lastIndexOf('\x1b[?1049l')).replaceAll('\r\n', '');
  expect(printed).toContain('boom at sea');
  expect(printed).toContain(`attach it to an issue: ${join(state, name)}`);
  expect(printed).toContain('risk-napoleon resume');
  expect(readFileSync(join(state, name), 'utf8')).toMatch(/## Last error\n\n {4}Error: boom at sea\n {4}at /);
  expect(replayed(join(state, name)).stdout).toContain('Place one army where?');
  const again = start(['resume', '1'], { columns: 80, rows: 24 });
  await again.shows(m.prompt.placeOne);
});

const recordIn = (path: string): string => readdirSync(path).find((name) => name.endsWith('.risk.jsonl')) ?? '';
