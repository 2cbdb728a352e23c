// serve --stdio: one login of an sshd becomes a session of the server that runs on the same data folder.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fingerprintOf } from '../server/identity.js';
import { socketPath } from '../server/serve.js';
import { type FromClient, type FromServer, frameOf, framesIn } from '../server/stdioFrames.js';
import { type Messages, plainText } from '../text/index.js';
import { UsageError } from './fail.js';

/** The key that sshd says the person has logged in with (ExposeAuthInfo yes); null where it says none. */
export const keyIn = (authInfo: string): string | null => {
  const [, base64] = /^publickey \S+ ([A-Za-z0-9+/=]+)/m.exec(authInfo) ?? [];
  return base64 === undefined ? null : fingerprintOf(Buffer.from(base64, 'base64'));
};

const readAuth = (path: string | undefined): string => {
  if (path === undefined) return '';
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const PASSED = /^(TERM|COLORTERM|LANG|LC_[A-Z]+)$/;

export const stdio = async (data: string, m: Messages, host: NodeJS.Process): Promise<void> => {
  const { env, stdin, stdout } = host;
  const socket = connect(socketPath(data));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', () => reject(new UsageError(m.server.serve.noServer(plainText(data)), 1)));
  });
  const send = (frame: FromClient): void => void socket.write(frameOf(frame));
  const command = env['SSH_ORIGINAL_COMMAND'] ?? null;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  send({
    hello: 1,
    key: keyIn(readAuth(env['SSH_USER_AUTH'])),
    user: env['USER'] ?? '',
    address: (env['SSH_CONNECTION'] ?? '').split(' ')[0] ?? '',
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (PASSED.test(name) && value ? [[name, value]] : [])),
    ),
    size: isTerminal ? [stdout.columns, stdout.rows] : null,
    command,
  });
  if (isTerminal) stdin.setRawMode(true);
  stdin.on('data', (bytes: Buffer) => send({ data: bytes.toString('base64') }));
  stdin.on('end', () => socket.end());
  stdout.on('resize', () => send({ size: [stdout.columns, stdout.rows] }));
  const code = await new Promise<number>((resolve) => {
    const read = framesIn<FromServer>((frame) => {
      if ('exit' in frame) resolve(frame.exit);
      else (frame.error === true ? host.stderr : stdout).write(Buffer.from(frame.data, 'base64'));
    });
    socket.on('data', read);
    socket.on('close', () => resolve(1));
  });
  if (isTerminal) stdin.setRawMode(false);
  socket.destroy();
  stdout.write('', () => host.exit(code));
};
