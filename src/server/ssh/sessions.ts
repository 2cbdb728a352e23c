// What a client may open on a connection: sessions with a terminal or a command, and nothing else.
import type { Connection, PseudoTtyInfo, ServerChannel, Session } from 'ssh2';
import { plainText } from '../../text/index.js';
import type { CallerEnvironment, CommandLine, TerminalLine } from '../line.js';
import { type ChannelStreams, streamsOf, windowOf } from './channel.js';

/** Sessions at once on one connection. */
const MOST_SESSIONS = 4;
const MOST_VARIABLES = 30;
const MOST_VALUE = 100;
const MOST_COMMAND = 2000;
/** Milliseconds that a channel has to send what is left before it is closed under it. */
const LINGER = 2000;

/** The only variables that are taken. */
const isTaken = (name: string): boolean => /^(TERM|COLORTERM|LANG|LC_[A-Z]{1,20})$/.test(name);

const plain = (text: string): string => plainText(text.slice(0, MOST_VALUE));

export interface Opened {
  /** A terminal; `command` is null for a shell. */
  terminal(line: TerminalLine, command: string | null): void;
  command(line: CommandLine, command: string): void;
}

export interface Backpressure {
  isBehind(): boolean;
  onDrain(listener: () => void): () => void;
}

interface Pty {
  readonly columns: number;
  readonly rows: number;
}

const hangUp = (channel: ServerChannel, code: number): void => {
  if (channel.destroyed) return;
  channel.exit(code);
  channel.end();
  setTimeout(() => channel.close(), LINGER).unref();
};

/** Newlines as a terminal in raw mode wants them. */
const crlf = (text: string): string => text.replace(/\r?\n/g, '\r\n');

const terminalLine = (channel: ServerChannel, streams: ChannelStreams, env: CallerEnvironment): TerminalLine => ({
  input: streams.input,
  output: streams.output,
  env,
  hangUp: (text, code) => {
    if (text !== '' && channel.writable) channel.write(`${crlf(text)}\r\n`);
    streams.close();
    hangUp(channel, code);
  },
});

const write = (stream: NodeJS.WritableStream, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (text === '' || !stream.writable) resolve();
    else stream.write(text, () => resolve());
  });

const commandLine = (channel: ServerChannel, hasTerminal: boolean, env: CallerEnvironment): CommandLine => {
  const form = (text: string): string => (hasTerminal ? crlf(text) : text);
  return {
    env,
    print: (text) => write(channel, form(text)),
    printError: (text) => write(hasTerminal ? channel : channel.stderr, form(text)),
    onGone: (listener) => void channel.on('close', listener),
    exit: (code) => hangUp(channel, code),
  };
};

const takeSession = (
  session: Session,
  opened: Opened,
  socket: Backpressure,
  onBytes: (bytes: number) => void,
): void => {
  const env: Record<string, string> = {};
  let pty: Pty | null = null;
  let streams: ChannelStreams | null = null;
  let isOpen = false;

  const windowed = (info: Pick<PseudoTtyInfo, 'cols' | 'rows'>): Pty => windowOf(info.cols, info.rows);
  session.on('pty', (accept, _reject, info) => {
    pty = windowed(info);
    // The terminal's own kind comes with the request; the variable of that name only where it does not.
    env['TERM'] = plain((info as { readonly term?: string }).term ?? env['TERM'] ?? '');
    accept?.();
  });
  session.on('window-change', (accept, _reject, info) => {
    const size = windowed(info);
    if (pty !== null) pty = size;
    streams?.resize(size);
    accept?.();
  });
  session.on('env', (accept, reject, { key, val }) => {
    if (!isTaken(key) || Object.keys(env).length >= MOST_VARIABLES) reject?.();
    else {
      env[key] = plain(val);
      accept?.();
    }
  });
  const refuse = (_accept: unknown, reject: (() => void) | undefined): void => reject?.();
  session.on('x11', refuse);
  session.on('auth-agent', refuse);
  session.on('subsystem', refuse);
  session.on('sftp', refuse);

  const open = (channel: ServerChannel, command: string | null): void => {
    channel.on('error', () => {}); // a late one must not end the process
    if (pty !== null && (command === null || command === 'words')) {
      streams = streamsOf(channel, pty, socket, onBytes);
      opened.terminal(terminalLine(channel, streams, env), command);
    } else if (command !== null) opened.command(commandLine(channel, pty !== null, env), command);
    else opened.command(commandLine(channel, false, env), 'help');
  };
  session.on('shell', (accept, reject) => {
    if (isOpen) return reject?.();
    isOpen = true;
    return open(accept(), null);
  });
  session.on('exec', (accept, reject, { command }) => {
    if (isOpen) return reject?.();
    isOpen = true;
    return open(accept(), plainText(command.slice(0, MOST_COMMAND)));
  });
};

/**
 * Takes the sessions of a client that is logged in, and refuses everything else that it may ask for. Where it has none for
 * `emptyMs` milliseconds, it is hung up on.
 */
export const takeSessions = (
  client: Connection,
  opened: Opened,
  socket: Backpressure,
  onBytes: (bytes: number) => void,
  emptyMs: number,
): void => {
  let sessions = 0;
  let empty: NodeJS.Timeout | undefined;
  const waitEmpty = (): void => {
    empty = setTimeout(() => client.end(), emptyMs);
  };
  waitEmpty();
  client.on('close', () => clearTimeout(empty));
  client.on('session', (accept, reject) => {
    if (sessions >= MOST_SESSIONS) return reject();
    sessions++;
    clearTimeout(empty);
    const session = accept();
    session.on('close', () => {
      sessions--;
      if (sessions === 0) waitEmpty();
    });
    return takeSession(session, opened, socket, onBytes);
  });
  const refuse = (_accept: unknown, reject: (() => void) | undefined): void => reject?.();
  client.on('tcpip', refuse);
  client.on('openssh.streamlocal', refuse);
  client.on('request', refuse);
};
