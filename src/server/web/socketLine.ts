// A WebSocket as a line to one person: the streams of a terminal, sentences, or one command.
import type { WebSocket } from 'ws';
import { plainText } from '../../text/index.js';
import type { FromHouse, Hello } from '../../web/protocol.js';
import type { CallerEnvironment, CommandLine, TerminalLine } from '../line.js';
import type { LineEditor } from '../lineEditor.js';
import { type Channel, type ChannelStreams, streamsOf, windowOf } from '../ssh/channel.js';

/** Milliseconds that a socket has to send what is left before it is cut. */
const LINGER = 2000;
const MOST_LINE = 200;

export const tell = (socket: WebSocket, message: FromHouse): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
};

/** Says why, and hangs up. `status` is WebSocket's own: 1000 well, 1008 against the rules of the house. */
export const hangUp = (socket: WebSocket, text: string, code: number, status = 1000): void => {
  tell(socket, { bye: plainText(text), code });
  socket.close(status);
  setTimeout(() => socket.terminate(), LINGER).unref();
};

/** What a page draws with: xterm.js, in the language of its browser. */
const environmentOf = ({ language }: Hello): CallerEnvironment => ({
  TERM: 'xterm-256color',
  COLORTERM: 'truecolor',
  LANG: /^[a-z]{2}\b/i.test(language) ? `${language.slice(0, 2).toLowerCase()}.UTF-8` : '',
});

const channelOf = (socket: WebSocket, onData: (listener: (bytes: Buffer) => void) => void): Channel => ({
  get writableLength() {
    return socket.bufferedAmount;
  },
  write: (text, done) => {
    if (socket.readyState !== socket.OPEN) done();
    else socket.send(Buffer.from(text), { binary: true }, () => done());
    return true;
  },
  // What comes is counted, and cut off where it is too much: nobody is read slowly here.
  pause: () => {},
  resume: () => {},
  on: (event: string, listener: (value: never) => void) => {
    if (event === 'data') onData(listener as (bytes: Buffer) => void);
    else if (event === 'close') socket.on('close', listener as () => void);
  },
});

export interface SocketLine {
  readonly terminal: TerminalLine;
  readonly command: CommandLine;
  /** Keys that have come; false where the line takes none. */
  data(bytes: Buffer): boolean;
  resize(columns: number, rows: number): void;
  /** A line that was typed, in words. */
  typed(line: string): void;
}

/** A page of plain HTML takes lines and gives lines: nothing has to be echoed or drawn. */
const speechOf =
  (socket: WebSocket, take: (listener: (line: string | null) => void) => void) =>
  (onLine: (line: string | null) => void): LineEditor => {
    take(onLine);
    socket.on('close', () => onLine(null));
    return {
      say: (lines) => {
        if (lines.length > 0) tell(socket, { say: lines });
      },
      ask: () => tell(socket, { ask: true }),
      close: () => take(() => {}),
    };
  };

export const socketLine = (socket: WebSocket, hello: Hello, onBytes: (bytes: number) => void): SocketLine => {
  let onData: (bytes: Buffer) => void = () => {};
  let onLine: (line: string | null) => void = () => {};
  const env = environmentOf(hello);
  const streams: ChannelStreams = streamsOf(
    channelOf(socket, (listener) => {
      onData = listener;
    }),
    windowOf(...hello.size),
    { isBehind: () => false, onDrain: () => () => {} },
    onBytes,
  );
  const speech = speechOf(socket, (listener) => {
    onLine = listener;
  });
  const print = (text: string, error: boolean): Promise<void> =>
    new Promise((resolve) => {
      if (socket.readyState !== socket.OPEN) return resolve();
      socket.send(JSON.stringify({ print: text, error } satisfies FromHouse), () => resolve());
    });
  return {
    terminal: {
      input: streams.input,
      output: streams.output,
      env,
      ...(hello.kind === 'words' ? { speech } : {}),
      hangUp: (text, code) => {
        streams.close();
        hangUp(socket, text, code);
      },
    },
    command: {
      env,
      print: (text) => print(text, false),
      printError: (text) => print(text, true),
      onGone: (listener) => void socket.on('close', listener),
      exit: (code) => hangUp(socket, '', code),
    },
    data: (bytes) => {
      if (hello.kind === 'screen') onData(bytes);
      return hello.kind === 'screen';
    },
    resize: (columns, rows) => streams.resize(windowOf(columns, rows)),
    typed: (line) => onLine(line.slice(0, MOST_LINE)),
  };
};
