import { describe, expect, jest, test } from '@jest/globals';
import { createGrid, type Grid } from '../../../src/tui/terminal/cell.js';
import {
  type Drain,
  type ExitCause,
  FLUSH_MS,
  type ProcessHost,
  restoreOnExit,
} from '../../../src/tui/terminal/exits.js';
import type { Key } from '../../../src/tui/terminal/keys.js';
import { parseFrame } from '../../../src/tui/terminal/parse.js';
import { createTerminal, openTerminal, type Size, type TerminalOptions } from '../../../src/tui/terminal/session.js';
import { createFakeInput, createFakeOutput } from './fakes.js';
import { createScreen, feed, rowsOf } from './screen.js';

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?7l\x1b[>0u\x1b[>4;0m\x1b[m';
const LEAVE = '\x1b[?2026l\x1b[?1006l\x1b[?1000l\x1b[m\x1b[>4;m\x1b[<u\x1b[?7h\x1b[?2004l\x1b[?25h\x1b[?1049l';

const open = (options: Partial<TerminalOptions> = {}) => {
  const stdin = createFakeInput();
  const stdout = createFakeOutput(10, 2);
  const terminal = openTerminal({ stdin, stdout, env: {}, noColour: false, depth: 24, ...options });
  return { stdin, stdout, terminal };
};

const frame = (text: string): Grid => parseFrame(text, 10, 2);

describe('terminal session', () => {
  test('opens the screen and closes it in the reverse order, once', () => {
    const { stdin, stdout, terminal } = open();
    expect(stdout.taken()).toBe(ENTER);
    expect(stdin.calls.splice(0)).toEqual(['raw true', 'ref', 'resume']);
    terminal.close();
    terminal.close();
    expect(stdout.taken()).toBe(LEAVE);
    expect(stdin.calls).toEqual(['raw false', 'pause', 'unref']);
    expect([stdin.listenerCount('data'), stdout.listenerCount('resize'), stdout.listenerCount('drain')]).toEqual([
      0, 0, 0,
    ]);
  });

  test('a real terminal gets all its modes and its text back', async () => {
    const { stdout, terminal } = open();
    const screen = createScreen(10, 2);
    const before = { ...screen.modes };
    await feed(screen, `shell\x1b[1mbold${stdout.taken()}`);
    expect(screen.buffer.active.type).toBe('alternate');
    expect(screen.modes).toMatchObject({ wraparoundMode: false, bracketedPasteMode: true });
    terminal.draw(frame('\x1b[31mhello'));
    await feed(screen, stdout.taken());
    expect(rowsOf(screen)[0]).toBe('hello');
    terminal.close();
    await feed(screen, stdout.taken());
    expect(screen.buffer.active.type).toBe('normal');
    expect({ ...screen.modes }).toEqual(before);
    expect(rowsOf(screen)[0]).toBe('shellbold');
  });

  test('marks the beginning and the end of a frame that could be torn, and of no other', () => {
    const stdin = createFakeInput();
    const stdout = createFakeOutput(40, 1);
    const terminal = openTerminal({ stdin, stdout, env: {}, noColour: false, depth: 24 });
    stdout.taken();
    terminal.draw(parseFrame('x'.repeat(40), 40, 1));
    expect(stdout.taken()).toBe(`\x1b[?2026h\x1b[H\x1b[2J${'x'.repeat(40)}\x1b[?2026l`);
    terminal.draw(parseFrame(`y${'x'.repeat(39)}`, 40, 1));
    expect(stdout.taken()).toBe('\x1b[Hy');
  });

  test('asks for mouse reports only where they are wanted', () => {
    expect(open({ mouse: true }).stdout.taken()).toBe(`${ENTER}\x1b[?1000h\x1b[?1006h`);
  });

  test('draws only what changed, in one write a frame, and nothing for the same frame', () => {
    const { stdout, terminal } = open();
    stdout.taken();
    terminal.draw(frame('abc'));
    terminal.draw(frame('abd'));
    terminal.draw(frame('abd'));
    expect(stdout.writes).toEqual(['\x1b[H\x1b[2Jabc', '\x1b[1;3Hd']);
  });

  test('counts the bytes it writes', () => {
    const { stdout, terminal } = open();
    terminal.draw(frame('é界'));
    expect(terminal.bytesWritten()).toBe(Buffer.byteLength(stdout.taken()));
  });

  test('a grid that is changed after it was drawn is drawn again', () => {
    const { stdout, terminal } = open();
    const grid = createGrid(10, 2);
    terminal.draw(grid);
    stdout.taken();
    grid.cells[0] = { char: 'x', fg: null, bg: null, attrs: 0 };
    terminal.draw(grid);
    expect(stdout.taken()).toContain('x');
  });

  test('repaints in full when told to', () => {
    const { stdout, terminal } = open();
    terminal.draw(frame('abc'));
    stdout.taken();
    terminal.invalidate();
    expect(stdout.taken()).toBe('\x1b[H\x1b[2Jabc');
  });

  test('while the terminal is behind, keeps the newest frame only', () => {
    const { stdout, terminal } = open();
    stdout.taken();
    stdout.hasRoom = false;
    terminal.draw(frame('a'));
    stdout.taken();
    terminal.draw(frame('b'));
    terminal.draw(frame('c'));
    expect(stdout.writes).toEqual([]);
    stdout.hasRoom = true;
    stdout.emit('drain');
    expect(stdout.writes).toEqual(['\x1b[Hc']);
    terminal.draw(frame('d'));
    expect(stdout.writes).toHaveLength(2);
  });

  test('hands on keys until the listener is removed', () => {
    const { stdin, terminal } = open();
    const keys: Key[] = [];
    const remove = terminal.onKey((key) => keys.push(key));
    stdin.emit('data', Buffer.from('\x1b[B\x1b'));
    stdin.emit('data', Buffer.from('[A'));
    remove();
    stdin.emit('data', Buffer.from('x'));
    expect(keys.map((key) => key.name)).toEqual(['down', 'up']);
  });

  test('tells of a new size and paints the next frame in full', () => {
    const { stdout, terminal } = open();
    terminal.draw(frame('abc'));
    stdout.taken();
    const listener = jest.fn((_size: Size) => terminal.draw(parseFrame('abc', 6, 3)));
    terminal.onResize(listener);
    stdout.columns = 6;
    stdout.rows = 3;
    stdout.emit('resize');
    expect(listener).toHaveBeenCalledWith({ columns: 6, rows: 3 });
    expect(stdout.taken()).toContain('\x1b[2Jabc');
    // there and back again before the next frame: the same size, but not the same screen
    stdout.emit('resize');
    expect(stdout.taken()).toContain('\x1b[2Jabc');
  });

  test.each([
    [undefined, undefined],
    [0, 0],
  ])('has 80x24 where the size is %p', (columns, rows) => {
    const stdout = createFakeOutput(columns, rows);
    expect(open({ stdout }).terminal.size()).toEqual({ columns: 80, rows: 24 });
  });

  test.each([
    [4000, 3000, { columns: 500, rows: 160 }],
    [65535, 1, { columns: 500, rows: 1 }],
    [1, 65535, { columns: 1, rows: 160 }],
  ])('a window of %ix%i is drawn in so far only', (columns, rows, size) => {
    expect(open({ stdout: createFakeOutput(columns, rows) }).terminal.size()).toEqual(size);
  });

  test('Ctrl-Z gives the terminal back, fg takes it over again', () => {
    let wake = (): void => {};
    const { stdin, stdout, terminal } = open({
      stopProcess: (resume) => {
        wake = resume;
      },
    });
    const resized = jest.fn();
    terminal.onResize(resized);
    terminal.draw(frame('abc'));
    stdout.taken();
    stdin.calls.length = 0;
    terminal.suspend();
    expect(stdout.taken()).toBe(LEAVE);
    expect(stdin.calls.splice(0)).toEqual(['raw false', 'pause', 'unref']);
    terminal.draw(frame('abd'));
    expect(stdout.taken()).toBe('');
    wake();
    wake();
    expect(stdout.taken()).toBe(`${ENTER}\x1b[H\x1b[2Jabd`);
    expect(stdin.calls).toEqual(['raw true', 'ref', 'resume']);
    expect(resized).toHaveBeenCalledTimes(1);
  });

  test('Ctrl-Z does nothing where the process is not the player’s own', () => {
    const { stdout, terminal } = open();
    stdout.taken();
    terminal.suspend();
    expect(stdout.taken()).toBe('');
  });

  test('a stop from outside is mended too', () => {
    const { stdin, stdout, terminal } = open();
    terminal.draw(frame('abc'));
    stdout.taken();
    stdin.calls.length = 0;
    terminal.resume();
    expect(stdin.calls).toEqual(['raw false', 'raw true', 'ref', 'resume']);
    expect(stdout.taken()).toContain(`${ENTER}\x1b[H\x1b[2Jabc`);
  });

  test('closed while suspended, it does not touch the shell’s screen', () => {
    const { stdout, terminal } = open({ stopProcess: () => {} });
    terminal.suspend();
    stdout.taken();
    terminal.close();
    terminal.resume();
    terminal.draw(frame('abc'));
    expect(stdout.taken()).toBe('');
  });

  test('a terminal that is gone stops the writing, not the program', () => {
    const { stdin, stdout, terminal } = open();
    stdout.taken();
    stdout.emit('error', new Error('EPIPE'));
    stdin.emit('error', new Error('EIO'));
    terminal.draw(frame('abc'));
    terminal.close();
    stdout.emit('error', new Error('EIO'));
    expect(stdout.taken()).toBe('');
  });
});

describe('restoreOnExit', () => {
  const createHost = (isReading = true) => {
    const stdin = createFakeInput();
    const stdout = createFakeOutput(10, 2);
    const terminal = createTerminal({ stdin, stdout, env: {}, noColour: false, depth: 24 });
    const listeners = new Map<string, (...values: unknown[]) => void>();
    const events: string[] = [];
    const waiting: (() => void)[] = [];
    const output: Drain = { write: (_, done) => (isReading ? done() : waiting.push(done)) };
    const host: ProcessHost = {
      on: (event, listener) => listeners.set(event, listener),
      off: (event) => listeners.delete(event),
      removeAllListeners: (event) => listeners.delete(event),
      pid: 1805,
      stdout: output,
      stderr: output,
      kill: (pid, signal) => events.push(`kill ${pid} ${signal}, listeners ${listeners.has(signal)}`),
      exit: (code) => events.push(`exit ${code}`),
    };
    const onEnd = (cause: ExitCause, reason: unknown): void => {
      const what = reason instanceof Error ? `: ${reason.message}` : '';
      events.push(`${cause}${what}, restored ${stdout.taken().endsWith(LEAVE)}`);
    };
    const exits = restoreOnExit(terminal, { onEnd, host });
    const written = stdout.taken();
    terminal.open();
    return { terminal, stdin, stdout, listeners, events, exits, written, waiting };
  };

  test('listens before anything is written to the terminal', () => {
    const { written, listeners, stdout } = createHost();
    expect(written).toBe('');
    expect(listeners.has('SIGTERM')).toBe(true);
    expect(stdout.taken()).toBe(ENTER);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGQUIT', 131],
  ])('%s restores, calls back, exits with %d', (signal, code) => {
    const { listeners, events, exits } = createHost();
    listeners.get(signal)?.(signal);
    expect(events).toEqual([`${signal}, restored true`, `exit ${code}`]);
    expect(exits.isEnding()).toBe(true);
  });

  test('SIGHUP restores, calls back, and ends the process itself', () => {
    const { listeners, events } = createHost();
    listeners.get('SIGHUP')?.('SIGHUP');
    // The second is for a process that signals do not kill: the first one of a container.
    expect(events).toEqual(['SIGHUP, restored true', 'kill 1805 SIGHUP, listeners false', 'exit 129']);
  });

  test.each(['end', 'error'])('input that comes to its %s ends the process by SIGHUP, once', (event) => {
    const { stdin, events } = createHost();
    stdin.emit(event, new Error('EIO'));
    stdin.emit('end');
    expect(events).toEqual(['SIGHUP, restored true', 'kill 1805 SIGHUP, listeners false', 'exit 129']);
    const other = createHost();
    other.exits.uninstall();
    other.stdin.emit(event, new Error('EIO'));
    expect(other.events).toEqual([]);
  });

  test('output that cannot be written any more ends the process by SIGHUP', () => {
    const { stdout, events } = createHost();
    stdout.taken();
    stdout.emit('error', new Error('EIO'));
    expect(events).toEqual(['SIGHUP, restored false', 'kill 1805 SIGHUP, listeners false', 'exit 129']);
  });

  test('it waits for what was said to go out, but not for ever, and not once it is asked again', () => {
    jest.useFakeTimers();
    try {
      const first = createHost(false);
      first.listeners.get('SIGTERM')?.('SIGTERM');
      expect(first.events).toEqual(['SIGTERM, restored true']);
      for (const done of first.waiting) done();
      expect(first.events.at(-1)).toBe('exit 143');

      const never = createHost(false);
      never.listeners.get('SIGTERM')?.('SIGTERM');
      jest.advanceTimersByTime(FLUSH_MS - 1);
      expect(never.events).toHaveLength(1);
      jest.advanceTimersByTime(1);
      expect(never.events.at(-1)).toBe('exit 143');
      expect(FLUSH_MS).toBeLessThan(1000);

      const again = createHost(false);
      again.listeners.get('SIGTERM')?.('SIGTERM');
      again.listeners.get('SIGINT')?.('SIGINT');
      expect(again.events).toEqual(['SIGTERM, restored true', 'exit 130']);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each(['uncaughtException', 'unhandledRejection'])('%s is told once the screen is restored', (cause) => {
    const { listeners, events } = createHost();
    listeners.get(cause)?.(new Error('bug: no such seat'));
    expect(events).toEqual([`${cause}: bug: no such seat, restored true`, 'exit 1']);
  });

  test('exit restores, a continued process is taken over again, uninstalling takes all away', () => {
    const { listeners, stdout, events, exits } = createHost();
    listeners.get('SIGCONT')?.();
    expect(stdout.taken().endsWith(ENTER)).toBe(true);
    listeners.get('exit')?.();
    expect(stdout.taken()).toBe(LEAVE);
    expect(events).toEqual([]);
    exits.uninstall();
    expect(listeners.size).toBe(0);
  });
});
