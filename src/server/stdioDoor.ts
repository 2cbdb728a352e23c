// The other door: logins of an sshd on this machine, over a socket that only the server's own user can open.
import { chmodSync, unlinkSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { plainName, plainText } from '../text/index.js';
import { addressGroup } from './limits.js';
import type { Caller, CallerEnvironment, CommandLine } from './line.js';
import { type Channel, streamsOf, windowOf } from './ssh/channel.js';
import type { Opened } from './ssh/sessions.js';
import { type FromClient, frameOf, framesIn } from './stdioFrames.js';

type Hello = Extract<FromClient, { hello: 1 }>;

const MOST_VALUE = 100;
const FINGERPRINT = /^SHA256:[A-Za-z0-9+/]{43}$/;

const plainEnv = (env: unknown): CallerEnvironment =>
  Object.fromEntries(
    Object.entries(Object(env) as Record<string, unknown>).flatMap(([name, value]) =>
      /^(TERM|COLORTERM|LANG|LC_[A-Z]{1,20})$/.test(name) && typeof value === 'string'
        ? [[name, plainText(value.slice(0, MOST_VALUE))]]
        : [],
    ),
  );

/** Columns and rows; null where it is neither: what they may be is `windowOf`'s. */
const sizeIn = (value: unknown): readonly [number, number] | null => {
  if (!Array.isArray(value)) return null;
  const [columns, rows] = value as unknown[];
  return typeof columns === 'number' && typeof rows === 'number' ? [columns, rows] : null;
};

/** The socket as the channel that streams are made of. */
const channelOf = (socket: Socket, onData: (listener: (bytes: Buffer) => void) => void): Channel => ({
  get writableLength() {
    return socket.writableLength;
  },
  write: (text, done) => socket.write(frameOf({ data: Buffer.from(text).toString('base64') }), () => done()),
  pause: () => socket.pause(),
  resume: () => socket.resume(),
  on: (event: string, listener: (value: never) => void) => {
    if (event === 'data') onData(listener as (bytes: Buffer) => void);
    else socket.on(event, listener as () => void);
  },
});

const hangUp = (socket: Socket, code: number): void => {
  if (socket.writable) socket.end(frameOf({ exit: code }));
};

const commandLine = (socket: Socket, env: CallerEnvironment): CommandLine => {
  const write = (text: string, error: boolean): Promise<void> =>
    new Promise((resolve) => {
      const data = Buffer.from(text).toString('base64');
      socket.write(frameOf(error ? { data, error } : { data }), () => resolve());
    });
  return {
    env,
    print: (text) => write(text, false),
    printError: (text) => write(text, true),
    onGone: (listener) => void socket.on('close', listener),
    exit: (code) => hangUp(socket, code),
  };
};

const greet = (
  socket: Socket,
  hello: Hello,
  onCaller: (caller: Caller) => Opened | null,
  onData: (listener: (bytes: Buffer) => void) => void,
  onResize: (listener: (size: readonly [number, number]) => void) => void,
): void => {
  const key = typeof hello.key === 'string' && FINGERPRINT.test(hello.key) ? hello.key : null;
  const opened = onCaller({
    login: key === null ? { by: 'guest' } : { by: 'key', fingerprint: key },
    user: plainName(`${hello.user}`.slice(0, 200), ''),
    address: addressGroup(`${hello.address}`.slice(0, 100)),
  });
  if (opened === null) {
    hangUp(socket, 1);
    return;
  }
  const env = plainEnv(hello.env);
  const command = typeof hello.command === 'string' ? plainText(hello.command.slice(0, 2000)) : null;
  const size = sizeIn(hello.size);
  if (size === null || (command !== null && command !== 'words')) {
    opened.command(commandLine(socket, env), command ?? 'help');
    return;
  }
  const streams = streamsOf(channelOf(socket, onData), windowOf(...size), {
    isBehind: () => false,
    onDrain: () => () => {},
  });
  onResize((to) => streams.resize(windowOf(...to)));
  opened.terminal(
    {
      input: streams.input,
      output: streams.output,
      env,
      hangUp: (text, code) => {
        if (text !== '' && socket.writable)
          socket.write(frameOf({ data: Buffer.from(`${text}\r\n`).toString('base64') }));
        streams.close();
        hangUp(socket, code);
      },
    },
    command,
  );
};

/** Opens the socket at `path`. `onCaller` gives null for somebody who is not let in. */
export const listenStdio = async (path: string, onCaller: (caller: Caller) => Opened | null): Promise<Server> => {
  try {
    unlinkSync(path); // of a server that was killed: the folder's lock is ours
  } catch {}
  const server = createServer((socket) => {
    let isGreeted = false;
    let onBytes: (bytes: Buffer) => void = () => {};
    let onSize: (size: readonly [number, number]) => void = () => {};
    socket.on('error', () => {});
    socket.on(
      'data',
      framesIn<FromClient>((frame) => {
        if ('hello' in frame) {
          if (isGreeted) return;
          isGreeted = true;
          greet(
            socket,
            frame,
            onCaller,
            (listener) => {
              onBytes = listener;
            },
            (listener) => {
              onSize = listener;
            },
          );
        } else if ('data' in frame && typeof frame.data === 'string') onBytes(Buffer.from(frame.data, 'base64'));
        else if ('size' in frame) {
          const size = sizeIn(frame.size);
          if (size !== null) onSize(size);
        }
      }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
  chmodSync(path, 0o600);
  return server;
};
