// The other door: a login that an sshd has checked, over the socket in the data folder; as frames, and as the command.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { keyIn } from '../../src/cli/stdio.js';
import { enrolKey } from '../../src/server/identity.js';
import { socketPath } from '../../src/server/serve.js';
import { type FromServer, frameOf, framesIn } from '../../src/server/stdioFrames.js';
import { messagesIn } from '../../src/text/index.js';
import { BIN, ensureBuilt } from '../e2e/support/built.js';
import { modesLeftOn, startProgram } from '../e2e/support/terminal.js';
import { startServer, type TestServer } from './support/ssh.js';

jest.setTimeout(60_000);

const { server: words } = messagesIn('en');
/** A key as sshd writes it into the file that SSH_USER_AUTH names. */
const PUBLIC = 'AAAAC3NzaC1lZDI1NTE5AAAAIIQVPXLJlSpAhzU1yyqXW4Pq3sqYSFAlOgaUvrPDAjkl';
const KEY = keyIn(`publickey ssh-ed25519 ${PUBLIC}`) ?? '';

let server: TestServer;
let folder: string;
beforeAll(ensureBuilt);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-stdio-'));
});
afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const hello = (change: object = {}) => ({
  hello: 1 as const,
  key: KEY,
  user: 'ney',
  address: '127.0.0.1',
  env: { TERM: 'xterm-256color', LANG: 'en_GB.UTF-8' },
  size: null,
  command: 'games --json',
  ...change,
});

interface Said {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Sends these lines; resolves when the other side hangs up. */
const talk = (lines: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    const socket: Socket = connect(socketPath(server.data), () => {
      for (const line of lines) socket.write(line);
    });
    let [out, err, code]: [string, string, number | null] = ['', '', null];
    const read = framesIn<FromServer>((frame) => {
      if ('exit' in frame) code = frame.exit;
      else if (frame.error === true) err += Buffer.from(frame.data, 'base64').toString('utf8');
      else out += Buffer.from(frame.data, 'base64').toString('utf8');
    });
    socket.on('data', read);
    socket.on('error', () => {});
    socket.on('close', () => resolve({ out, err, code }));
  });
const ask = (change: object = {}): Promise<Said> => talk([frameOf(hello(change) as never)]);

test('the socket is for its owner only', async () => {
  server = await startServer();
  expect(statSync(socketPath(server.data)).mode & 0o077).toBe(0);
});

test('a command, by the key that sshd names', async () => {
  server = await startServer();
  await enrolKey(server.served.store, 'Ney', KEY);
  expect(await ask()).toEqual({ out: '[]\n', err: '', code: 0 });
  const made = await ask({ command: 'new --variant classic --players 3 --json' });
  expect(JSON.parse(made.out)).toMatchObject({ id: 1, status: 'open' });
  expect(await ask({ command: 'bogus' })).toEqual({ out: '', err: `${words.commands.unknown('bogus')}\n`, code: 2 });
});

test('who is not let in: a guest where there are none, a key that is not in the list', async () => {
  server = await startServer({ guests: false });
  expect(await ask({ key: null })).toEqual({ out: '', err: '', code: 1 });
  expect(await ask({ key: 'SHA256:short' })).toEqual({ out: '', err: '', code: 1 });
  expect((await ask()).code).toBe(0);
  await server.stop();
  const allow = join(folder, 'allow');
  writeFileSync(allow, '# nobody\n');
  server = await startServer({ allow });
  expect(await ask()).toEqual({ out: '', err: '', code: 1 });
});

const BROKEN: readonly (readonly [what: string, lines: readonly string[]])[] = [
  ['no frame', ['hello\n', '\n', '[]\n', '7\n', 'null\n']],
  ['a size of words', [frameOf(hello({ size: 'large', command: null }) as never)]],
  ['a size of nothing', [frameOf(hello({ size: [null, {}], command: null }) as never)]],
  ['an impossible size', [frameOf(hello({ size: [4_294_967_295, 0], command: null }) as never)]],
  ['an environment that is none', [frameOf(hello({ env: 'TERM=x' }) as never)]],
  ['a user that is none', [frameOf(hello({ user: { name: 'x' }, address: null }) as never)]],
  ['keys that are none', [frameOf(hello({ size: [80, 24], command: null }) as never), '{"data":7}\n{"size":7}\n']],
];

test.each(BROKEN)('%s: nothing breaks, others are answered', async (_what, lines) => {
  server = await startServer();
  await enrolKey(server.served.store, 'Ney', KEY);
  const socket = connect(socketPath(server.data));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.on('error', () => {});
  for (const line of lines) socket.write(line);
  expect((await ask()).code).toBe(0);
  socket.destroy();
});

test('letters of several bytes come through wherever the pieces end', () => {
  const seen: unknown[] = [];
  const read = framesIn((frame) => seen.push(frame));
  for (const byte of Buffer.from(frameOf(hello({ user: 'Élodie Masséna' }) as never))) read(Buffer.from([byte]));
  expect(seen).toEqual([hello({ user: 'Élodie Masséna' })]);
});

test('the command: the lobby on this terminal, which is given back as it was', async () => {
  server = await startServer();
  const auth = join(folder, 'auth');
  writeFileSync(auth, `publickey ssh-ed25519 ${PUBLIC}\n`);
  const program = startProgram(['serve', '--stdio', '--data', server.data], {
    state: folder,
    env: { SSH_USER_AUTH: auth, SSH_CONNECTION: '192.0.2.7 1 192.0.2.1 22', USER: 'ney', LANG: 'en_GB.UTF-8' },
  });
  await program.shows(words.door.name);
  program.write('\x15Ney\r');
  await program.shows(words.lobby.hereTitle);
  expect((await server.served.store.playerByKey(KEY))?.name).toBe('Ney');
  program.resize(120, 36);
  await program.until('the new size', () => program.rows()[1]?.length === 120);
  program.write('q');
  await program.shows(words.lobby.confirmLeave);
  program.write('\r');
  expect(await program.exitCode()).toBe(0);
  expect(modesLeftOn(program.output())).toEqual([]);
  expect(program.isLineRestored()).toBe(true);
  program.destroy();
});

test('the command of a script, and a folder without a server', async () => {
  server = await startServer();
  const run = (data: string, command: string) =>
    spawnSync(process.execPath, [BIN, 'serve', '--stdio', '--data', data], {
      encoding: 'utf8',
      timeout: 20_000,
      input: '',
      env: { ...process.env, SSH_ORIGINAL_COMMAND: command, LANG: 'en_GB.UTF-8', LC_ALL: '' },
    });
  const none = run(join(folder, 'nowhere'), 'games');
  expect(none.status).toBe(1);
  expect(none.stderr).toContain(join(folder, 'nowhere'));
});
