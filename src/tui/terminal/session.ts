// One player's terminal, from taking it over to giving it back. Knows streams only, so that a network channel will do.

import { writeSync } from 'node:fs';
import type { Grid } from './cell.js';
import { type ColourDepth, detectDepth, type Environment } from './colour.js';
import { diffGrids } from './diff.js';
import { createKeyDecoder, type Key } from './keys.js';

/** What is needed of `process.stdin` or a channel. */
export interface TerminalInput {
  readonly isTTY?: boolean | undefined;
  on(event: 'data', listener: (chunk: Buffer | string) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'data', listener: (chunk: Buffer | string) => void): unknown;
  resume(): unknown;
  pause(): unknown;
  setRawMode?(raw: boolean): unknown;
  ref?(): unknown;
  unref?(): unknown;
}

/** What is needed of `process.stdout` or a channel; `columns` and `rows` are re-read at each 'resize'. */
export interface TerminalOutput {
  readonly isTTY?: boolean | undefined;
  readonly fd?: number | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  on(event: 'resize' | 'drain', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'resize' | 'drain', listener: () => void): unknown;
  write(text: string): boolean;
}

export interface TerminalOptions {
  readonly stdin: TerminalInput;
  readonly stdout: TerminalOutput;
  readonly env: Environment;
  readonly noColour: boolean;
  readonly depth?: ColourDepth | undefined;
  /** Whether clicks and the wheel are reported; the terminal's own marking of text then needs Shift. */
  readonly mouse?: boolean;
  /** Stops the process until it is continued (Ctrl-Z); without it `suspend` does nothing. */
  readonly stopProcess?: ((resume: () => void) => void) | undefined;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Terminal {
  readonly depth: ColourDepth;
  size(): Size;
  /** Shows a grid of the terminal's size. While the terminal is behind, only the newest grid is kept. */
  draw(grid: Grid): void;
  /** Repaints everything, at once, with the last grid drawn (Ctrl-L). */
  invalidate(): void;
  /** All three return a function that removes the listener. */
  onKey(listener: (key: Key) => void): () => void;
  onResize(listener: (size: Size) => void): () => void;
  /** No key will ever come again: the line was cut, or the window closed. */
  onGone(listener: () => void): () => void;
  /** Gives the terminal back to the shell and stops the process. */
  suspend(): void;
  /** Takes the terminal over again after a stop, whoever caused it. */
  resume(): void;
  /** Gives the terminal back for good; may be called again, and from an exit handler. */
  close(): void;
  bytesWritten(): number;
}

/** Pairs of what is set and what undoes it; undone in the reverse order. */
const MODES: readonly (readonly [string, string])[] = [
  ['\x1b[?1049h', '\x1b[?1049l'], // alternate screen
  ['\x1b[?25l', '\x1b[?25h'], // cursor
  ['\x1b[?2004h', '\x1b[?2004l'], // bracketed paste
  ['\x1b[?7l', '\x1b[?7h'], // autowrap
  ['\x1b[m', '\x1b[m'], // attributes
];

const BEGIN_FRAME = '\x1b[?2026h';
const END_FRAME = '\x1b[?2026l';
/** A frame of fewer characters cannot be torn, and the marks would be most of it. */
const MARKED_FROM = 24;

/** Presses and releases, in the form that knows no bounds; undone whether it was set or not. */
const MOUSE_ON = '\x1b[?1000h\x1b[?1006h';
const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l';

const ENTER = MODES.map(([set]) => set).join('');
/** A frame may have been cut off in the middle. */
const LEAVE =
  END_FRAME +
  MOUSE_OFF +
  MODES.toReversed()
    .map(([, undo]) => undo)
    .join('');

const FALLBACK: Size = { columns: 80, rows: 24 };

/** Listeners called in the order they came; one may remove itself while being called. */
const createListeners = <T>() => {
  const listeners = new Set<(value: T) => void>();
  return {
    add(listener: (value: T) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call(value: T): void {
      for (const listener of [...listeners]) listener(value);
    },
  };
};

/** Writes past the stream, since an exit handler cannot wait for it; false if that is not possible. */
const writeNow = (stdout: TerminalOutput, text: string): boolean => {
  if (!stdout.isTTY || stdout.fd === undefined) return false;
  try {
    return writeSync(stdout.fd, text) === Buffer.byteLength(text);
  } catch {
    return false;
  }
};

/** Takes the terminal over: alternate screen, no cursor, no autowrap, raw keys. */
export const openTerminal = (options: TerminalOptions): Terminal => {
  const { stdin, stdout, env, noColour, stopProcess, mouse = false } = options;
  const depth = options.depth ?? detectDepth(env, { noColour });
  const keys = createListeners<Key>();
  const sizes = createListeners<Size>();
  const ends = createListeners<void>();
  const decoder = createKeyDecoder(keys.call);

  let state: 'open' | 'suspended' | 'closed' = 'open';
  /** The terminal is gone; nothing can be written any more. */
  let lost = false;
  let blocked = false;
  /** What the terminal shows; null = not known. */
  let shown: Grid | null = null;
  /** The newest grid, shown or waiting. */
  let latest: Grid | null = null;
  let written = 0;

  const send = (text: string): void => {
    if (lost) return;
    written += Buffer.byteLength(text);
    blocked = !stdout.write(text);
  };

  const sendNow = (text: string): void => {
    if (lost) return;
    if (writeNow(stdout, text)) written += Buffer.byteLength(text);
    else send(text);
  };

  const show = (): void => {
    if (latest === null || state !== 'open' || blocked || lost) return;
    const bytes = diffGrids(shown, latest, depth);
    shown = latest;
    if (bytes !== '') send(bytes.length < MARKED_FROM ? bytes : BEGIN_FRAME + bytes + END_FRAME);
  };

  const repaint = (): void => {
    shown = null;
    show();
  };

  const size = (): Size => ({
    columns: stdout.columns || FALLBACK.columns,
    rows: stdout.rows || FALLBACK.rows,
  });

  const enter = (): void => {
    stdin.setRawMode?.(true);
    stdin.ref?.();
    stdin.resume();
    send(mouse ? ENTER + MOUSE_ON : ENTER);
  };

  const leave = (): void => {
    sendNow(LEAVE);
    stdin.setRawMode?.(false);
    stdin.pause();
    stdin.unref?.();
  };

  const onData = (chunk: Buffer | string): void => decoder.write(chunk);
  const onDrain = (): void => {
    blocked = false;
    show();
  };
  const onResized = (): void => {
    // The terminal moved or cut what it showed; the listener's next grid has to be painted in full.
    shown = null;
    if (state === 'open') sizes.call(size());
  };

  const onEnd = (): void => {
    if (state !== 'closed') ends.call();
  };

  // Those of errors stay on after the end: a late EPIPE or EIO must not crash the process.
  stdout.on('error', () => {
    lost = true;
  });
  stdin.on('error', onEnd);
  stdin.on('end', onEnd);
  stdin.on('data', onData);
  stdout.on('drain', onDrain);
  stdout.on('resize', onResized);
  enter();

  const resume = (): void => {
    if (state === 'closed') return;
    // Stopped from outside, the shell has changed the terminal behind the stream's back, which believes it still raw.
    if (state === 'open') stdin.setRawMode?.(false);
    state = 'open';
    enter();
    repaint();
    sizes.call(size());
  };

  return {
    depth,
    size,
    draw(grid) {
      // The caller may go on to change its grid, so the cells are kept in a list of our own.
      latest = { ...grid, cells: grid.cells.slice() };
      show();
    },
    invalidate: repaint,
    onKey: keys.add,
    onResize: sizes.add,
    onGone: ends.add,
    suspend() {
      if (state !== 'open' || !stopProcess) return;
      state = 'suspended';
      leave();
      stopProcess(() => {
        if (state === 'suspended') resume();
      });
    },
    resume,
    close() {
      if (state === 'closed') return;
      const wasOpen = state === 'open';
      state = 'closed';
      decoder.close();
      stdin.off('data', onData);
      stdout.off('drain', onDrain);
      stdout.off('resize', onResized);
      if (wasOpen) leave();
    },
    bytesWritten: () => written,
  };
};
