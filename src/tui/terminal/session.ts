// One player's terminal, from taking it over to giving it back. Knows streams only, so that a network channel will do.

import type { Answer } from './answers.js';
import type { Grid } from './cell.js';
import { type ColourDepth, detectDepth, type Environment } from './colour.js';
import { createKeyDecoder, type Key } from './keys.js';
import { entering, leaving, MOUSE_OFF, MOUSE_ON, titled } from './modes.js';
import { createPainter } from './painter.js';

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
  /** Whether the window's title is set, and given back at the end. */
  readonly title?: boolean;
  /** What the terminal is asked about itself when it is taken over (see `answers.ts`); '' for nothing. */
  readonly questions?: string;
  /** Stops the process until it is continued (Ctrl-Z); without it `suspend` does nothing. */
  readonly stopProcess?: ((resume: () => void) => void) | undefined;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Terminal {
  readonly depth: ColourDepth;
  /** Takes the terminal over. What is to restore it, however this ends, has to be there before. */
  open(): void;
  size(): Size;
  /** Shows a grid of the terminal's size. While the terminal is behind, only the newest grid is kept. */
  draw(grid: Grid): void;
  /** Whether clicks and the wheel are reported from now on. */
  setMouse(isOn: boolean): void;
  /** The window's title from the next picture on; nothing where that is not set. */
  setTitle(text: string): void;
  /** Writes what is no picture: a bell, a notice. Whoever does not read is not called either. */
  signal(bytes: string): void;
  /** What the terminal says of itself, whenever it does. */
  onAnswer(listener: (answer: Answer) => void): () => void;
  /** Resolves when the last question is answered, or no answer is waited for any more. */
  answered(): Promise<void>;
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

const FALLBACK: Size = { columns: 80, rows: 24 };

/** Larger pictures are not drawn. */
export const MOST_COLUMNS = 1000;
export const MOST_ROWS = 400;

/** Larger windows are drawn in so far: a key is to be answered at once, and millions of cells are no screen. */
const MOST_DRAWN: Size = { columns: 500, rows: 160 };

/** The size of a window as far as it is drawn in; 80x24 where it has none. */
export const boundedSize = ({ columns, rows }: Pick<TerminalOutput, 'columns' | 'rows'>): Size => ({
  columns: Math.min(columns || FALLBACK.columns, MOST_DRAWN.columns),
  rows: Math.min(rows || FALLBACK.rows, MOST_DRAWN.rows),
});

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

/** Longest wait for what a terminal says of itself, in milliseconds. */
export const ANSWER_MS = 300;

/** Whether answers are still to come. */
const createAsking = (questions: string) => {
  let timer: NodeJS.Timeout | undefined;
  let resolve: () => void = () => {};
  const over = questions === '' ? Promise.resolve() : new Promise<void>((done) => (resolve = done));
  const end = (): void => {
    clearTimeout(timer);
    resolve();
  };
  return {
    begin: (): void => {
      timer = setTimeout(end, ANSWER_MS);
    },
    end,
    over: () => over,
  };
};

/** A terminal that is not taken over yet: nothing is written, and no key is read, before `open`. */
export const createTerminal = (options: TerminalOptions): Terminal => {
  const { stdin, stdout, env, noColour, stopProcess, title = false, questions = '' } = options;
  let shownTitle = '';
  let mouse = options.mouse ?? false;
  const depth = options.depth ?? detectDepth(env, { noColour });
  const keys = createListeners<Key>();
  const sizes = createListeners<Size>();
  const ends = createListeners<void>();
  const answers = createListeners<Answer>();
  const asking = createAsking(questions);
  const decoder = createKeyDecoder(keys.call, {
    onAnswer: (answer) => {
      answers.call(answer);
      if (answer.of === 'attributes') asking.end();
    },
  });
  const painter = createPainter((text) => stdout.write(text), depth);
  let state: 'new' | 'open' | 'suspended' | 'closed' = 'new';

  const enter = (): void => {
    state = 'open';
    stdin.setRawMode?.(true);
    stdin.ref?.();
    stdin.resume();
    painter.send(entering({ mouse, title }));
    if (shownTitle !== '') painter.send(titled(shownTitle));
    painter.release();
  };

  const leave = (to: 'suspended' | 'closed'): void => {
    state = to;
    painter.hold();
    painter.send(leaving({ title }));
    stdin.setRawMode?.(false);
    stdin.pause();
    stdin.unref?.();
  };

  const onData = (chunk: Buffer | string): void => decoder.write(chunk);
  const onResized = (): void => {
    // The terminal moved or cut what it showed; the listener's next grid has to be painted in full.
    painter.forget();
    if (state === 'open') sizes.call(boundedSize(stdout));
  };
  const onEnd = (): void => {
    if (state !== 'closed') ends.call();
  };
  const onLost = (): void => {
    painter.lose();
    onEnd();
  };

  const listen = (): void => {
    // Those of errors stay on after the end: a late EPIPE or EIO must not crash the process.
    stdout.on('error', onLost);
    stdin.on('error', onEnd);
    stdin.on('end', onEnd);
    stdin.on('data', onData);
    stdout.on('drain', painter.drained);
    stdout.on('resize', onResized);
  };

  const stopListening = (): void => {
    decoder.close();
    stdin.off('data', onData);
    stdout.off('drain', painter.drained);
    stdout.off('resize', onResized);
  };

  const resume = (): void => {
    if (state === 'closed' || state === 'new') return;
    // Stopped from outside, the shell has changed the terminal behind the stream's back, which believes it still raw.
    if (state === 'open') stdin.setRawMode?.(false);
    enter();
    painter.repaint();
    sizes.call(boundedSize(stdout));
  };

  return {
    depth,
    size: () => boundedSize(stdout),
    open() {
      if (state !== 'new') return;
      listen();
      enter();
      if (questions !== '') {
        painter.send(questions);
        asking.begin();
      }
    },
    draw: painter.draw,
    setMouse: (isOn) => {
      if (isOn !== mouse && state === 'open') painter.send(isOn ? MOUSE_ON : MOUSE_OFF);
      mouse = isOn;
    },
    setTitle: (text) => {
      if (!title || text === shownTitle) return;
      shownTitle = text;
      painter.note(titled(text));
    },
    signal: (bytes) => {
      if (state === 'open' && !painter.isBehind()) painter.send(bytes);
    },
    onAnswer: answers.add,
    answered: asking.over,
    invalidate: painter.repaint,
    onKey: keys.add,
    onResize: sizes.add,
    onGone: ends.add,
    suspend() {
      if (state !== 'open' || !stopProcess) return;
      leave('suspended');
      stopProcess(() => {
        if (state === 'suspended') resume();
      });
    },
    resume,
    close() {
      if (state === 'closed') return;
      stopListening();
      asking.end();
      if (state === 'open') leave('closed');
      else state = 'closed';
    },
    bytesWritten: painter.bytesWritten,
  };
};

/** Takes a terminal over at once: alternate screen, no cursor, no autowrap, raw keys. */
export const openTerminal = (options: TerminalOptions): Terminal => {
  const terminal = createTerminal(options);
  terminal.open();
  return terminal;
};
