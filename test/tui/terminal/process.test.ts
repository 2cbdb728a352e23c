import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pty, { type IPty } from '@lydell/node-pty';
import { buildSync } from 'esbuild';
import { until } from '../../support/until.js';
import { createScreen, rowsOf } from './screen.js';

jest.setTimeout(20_000);

let directory = '';
const bundle = (): string => join(directory, 'program.mjs');

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'terminal-'));
  buildSync({
    entryPoints: [fileURLToPath(new URL('program.ts', import.meta.url))],
    outfile: bundle(),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rmSync(directory, { recursive: true }));

const running = new Set<IPty>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** Runs a command in a pseudo-terminal with a screen to look at. */
const run = (command: string, args: readonly string[]) => {
  const screen = createScreen(40, 6);
  const child = pty.spawn(command, [...args], {
    name: 'xterm-256color',
    cols: 40,
    rows: 6,
    env: { ...process.env, PS1: 'shell> ' },
  });
  running.add(child);
  let code: number | null = null;
  child.onData((data) => screen.write(data));
  child.onExit(({ exitCode, signal = 0 }) => {
    code = signal === 0 ? exitCode : 128 + signal; // as shells have it
    running.delete(child);
  });
  return {
    child,
    screen,
    shows: (text: string) => until(() => rowsOf(screen).join('\n').includes(text)),
    exitCode: async () => {
      await until(() => code !== null);
      return code;
    },
    expectRestored: async () => {
      await until(() => screen.buffer.active.type === 'normal');
      expect(screen.modes).toMatchObject({ wraparoundMode: true, bracketedPasteMode: false });
    },
  };
};

describe('a real process in a pseudo-terminal', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('%s gives the terminal back before the process ends', async (signal) => {
    const program = run(process.execPath, [bundle()]);
    await program.shows('ready');
    expect(program.screen.buffer.active.type).toBe('alternate');
    program.child.kill(signal);
    expect(await program.exitCode()).toBe({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal]);
    await program.shows(`saved on ${signal}`);
    await program.expectRestored();
  });

  test('a line that is cut ends it by SIGHUP, and by no fault', async () => {
    const note = join(directory, 'code');
    // The first shell dies with the line, as a login shell does; the second one sees how the program ends.
    const watched = `trap : HUP; "$0" "$1"; echo $? > "${note}"`;
    const program = run('sh', ['-c', 'sh -c "$0" "$@"; exit', watched, process.execPath, bundle()]);
    await program.shows('ready');
    (program.child as IPty & { destroy(): void }).destroy(); // missing in its types
    await until(() => existsSync(note) && readFileSync(note, 'utf8') !== '');
    expect(readFileSync(note, 'utf8').trim()).toBe('129');
  });

  test.each([
    ['t', 'bug: thrown'],
    ['r', 'bug: rejected'],
  ])('a fault (%s) is told on the restored screen', async (key, message) => {
    const program = run(process.execPath, [bundle()]);
    await program.shows('ready');
    program.child.write(key);
    expect(await program.exitCode()).toBe(1);
    await program.expectRestored();
    await until(() => rowsOf(program.screen).join('').includes('saved on'));
    const buffer = program.screen.buffer.active;
    const all = Array.from({ length: buffer.length }, (_, y) => buffer.getLine(y)?.translateToString(true) ?? '');
    expect(all.join('')).toContain(message);
  });

  test.each([
    ['\x03', 'process.exit'],
    ['q', 'running out of work'],
  ])('%j ends it by %s', async (key) => {
    const program = run(process.execPath, [bundle()]);
    await program.shows('ready');
    program.child.write('\x1b[A');
    await program.shows('key up');
    program.child.resize(30, 5);
    program.screen.resize(30, 5);
    await program.shows('30x5');
    program.child.write(key);
    expect(await program.exitCode()).toBe(0);
    await program.expectRestored();
  });

  test('Ctrl-Z stops it under a shell, fg brings it back', async () => {
    const shell = run('bash', ['--norc', '--noprofile', '-i']);
    await shell.shows('shell>');
    shell.child.write(`${process.execPath} ${bundle()}\r`);
    await shell.shows('ready');
    shell.child.write('\x1a');
    await shell.shows('Stopped');
    expect(shell.screen.buffer.active.type).toBe('normal');
    shell.child.write('fg\r');
    await shell.shows('resized');
    expect(shell.screen.buffer.active.type).toBe('alternate');
    shell.child.write('\x1b[A');
    await shell.shows('key up');
    shell.child.write('q');
    await shell.shows('shell>');
    shell.child.write('exit\r');
    await shell.exitCode();
  });

  test('a stop from outside gives the terminal back, too', async () => {
    const shell = run('bash', ['--norc', '--noprofile', '-i']);
    await shell.shows('shell>');
    shell.child.write(`${process.execPath} ${bundle()}\r`);
    await shell.shows('ready');
    shell.child.write('p');
    await shell.shows('pid ');
    const pid = Number(/pid (\d+)/.exec(rowsOf(shell.screen).join('\n'))?.[1]);
    process.kill(pid, 'SIGTSTP');
    await shell.shows('Stopped');
    expect(shell.screen.buffer.active.type).toBe('normal');
    shell.child.write('fg\r');
    await shell.shows('resized');
    expect(shell.screen.buffer.active.type).toBe('alternate');
    process.kill(pid, 'SIGTSTP');
    await until(() => shell.screen.buffer.active.type === 'normal');
    shell.child.write('fg\r');
    await until(() => shell.screen.buffer.active.type === 'alternate');
    shell.child.write('q');
    await until(() => shell.screen.buffer.active.type === 'normal');
    shell.child.write('exit\r');
    await shell.exitCode();
  });

  test('Ctrl-Z does not lock up where no shell could continue it', async () => {
    const program = run(process.execPath, [bundle()]);
    await program.shows('ready');
    program.child.write('\x1a');
    await program.shows('resized');
    program.child.write('\x1b[A');
    await program.shows('key up');
    program.child.write('q');
    expect(await program.exitCode()).toBe(0);
  });
});
