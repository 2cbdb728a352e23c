// One SSH channel as the streams of a terminal: keys in slices, frames only as fast as they are read.
import { EventEmitter } from 'node:events';
import type { TerminalInput, TerminalOutput } from '../../tui/terminal/session.js';

/** What is used of ssh2's channel. */
export interface Channel {
  readonly writableLength: number;
  write(text: string, done: () => void): boolean;
  pause(): unknown;
  resume(): unknown;
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Bytes of keys that one turn of the loop takes: a megabyte in one session must not keep the others waiting. */
const SLICE = 32;
/** Bytes that wait for a reader before only the newest frame is kept. */
const MOST_WAITING = 32 * 1024;

/** Rows and columns that a client may claim: what is beyond is a mistake or malice. */
const MOST_COLUMNS = 500;
const MOST_ROWS = 200;
const FALLBACK = { columns: 80, rows: 24 } as const;

export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

const sane = (value: number, fallback: number, most: number): number =>
  Number.isInteger(value) && value > 0 && value < 2 ** 31 ? Math.min(value, most) : fallback;

/** What a window is taken for: 0 is unknown, and there is an end to everything. */
export const windowOf = (columns: number, rows: number): WindowSize => ({
  columns: sane(columns, FALLBACK.columns, MOST_COLUMNS),
  rows: sane(rows, FALLBACK.rows, MOST_ROWS),
});

export interface ChannelStreams {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  resize(size: WindowSize): void;
  /** The other end is gone. */
  close(): void;
}

class Input extends EventEmitter implements TerminalInput {
  readonly isTTY = true;
  readonly #channel: Channel;
  #waiting: Buffer[] = [];
  #isPaused = true;
  #isDue = false;
  #isOver = false;

  constructor(channel: Channel) {
    super();
    this.#channel = channel;
    channel.on('data', (chunk) => {
      this.#waiting.push(chunk);
      channel.pause();
      this.#soon();
    });
  }

  resume(): this {
    this.#isPaused = false;
    this.#soon();
    return this;
  }

  pause(): this {
    this.#isPaused = true;
    return this;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#waiting = [];
    this.emit('end');
  }

  #soon(): void {
    if (this.#isDue || this.#isPaused || this.#isOver) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#give();
    });
  }

  /** One slice; the next has to wait for everybody else's turn. */
  #give(): void {
    const [first, ...rest] = this.#waiting;
    if (this.#isPaused || this.#isOver) return;
    if (first === undefined) {
      this.#channel.resume();
      return;
    }
    this.#waiting = first.length > SLICE ? [first.subarray(SLICE), ...rest] : rest;
    this.emit('data', first.subarray(0, SLICE));
    this.#soon();
  }
}

class Output extends EventEmitter implements TerminalOutput {
  readonly isTTY = true;
  columns: number;
  rows: number;
  readonly #channel: Channel;
  readonly #isBehind: () => boolean;
  readonly #onBytes: (bytes: number) => void;
  #isBlocked = false;
  #isOver = false;

  constructor(channel: Channel, size: WindowSize, isBehind: () => boolean, onBytes: (bytes: number) => void) {
    super();
    this.#channel = channel;
    this.columns = size.columns;
    this.rows = size.rows;
    this.#isBehind = isBehind;
    this.#onBytes = onBytes;
  }

  /** False while the other end is behind; 'drain' says when it is not any more. */
  write(text: string): boolean {
    if (this.#isOver) return true;
    this.#onBytes(text.length);
    this.#channel.write(text, () => this.drained());
    this.#isBlocked = this.#channel.writableLength > MOST_WAITING || this.#isBehind();
    return !this.#isBlocked;
  }

  drained(): void {
    if (!this.#isBlocked || this.#isOver || this.#channel.writableLength > 0 || this.#isBehind()) return;
    this.#isBlocked = false;
    this.emit('drain');
  }

  end(): void {
    this.#isOver = true;
  }
}

/**
 * `socket` says whether the connection under the channel is behind, and calls back when it is not any more: a client that
 * reads nothing opens its window all the same.
 */
export const streamsOf = (
  channel: Channel,
  size: WindowSize,
  socket: { isBehind(): boolean; onDrain(listener: () => void): () => void },
  onBytes: (bytes: number) => void = () => {},
): ChannelStreams => {
  const input = new Input(channel);
  const output = new Output(channel, size, () => socket.isBehind(), onBytes);
  // A session, its screens and whoever waits for its end may all listen.
  input.setMaxListeners(0);
  output.setMaxListeners(0);
  const forget = socket.onDrain(() => output.drained());
  const close = (): void => {
    forget();
    output.end();
    input.end();
  };
  channel.on('end', close);
  channel.on('close', close);
  channel.on('error', close);
  return {
    input,
    output,
    resize: ({ columns, rows }) => {
      if (output.columns === columns && output.rows === rows) return;
      output.columns = columns;
      output.rows = rows;
      output.emit('resize');
    },
    close,
  };
};
