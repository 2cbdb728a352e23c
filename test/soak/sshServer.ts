// An OpenSSH server of our own for one test: on loopback, as whoever runs it, with keys and everything else in one folder.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const DEADLINE = 10_000;

export interface SshServer {
  /** The OpenSSH client with all it needs to log in; the command to run there follows. */
  readonly client: readonly string[];
  /** What it has said so far, for errors. */
  log(): string;
  stop(): Promise<void>;
}

/** The path of a command; servers are often where only root looks for commands. */
const commandPath = (name: string): string => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin'];
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (path === undefined) {
    throw new Error(`there is no ${name}: install OpenSSH, server and client (openssh-server and openssh-client)`);
  }
  return path;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });

const makeKey = (path: string): void => {
  const { status, stderr } = spawnSync(commandPath('ssh-keygen'), ['-q', '-t', 'ed25519', '-N', '', '-f', path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ssh-keygen: ${stderr}`);
};

const configOf = (folder: string, port: number): string =>
  [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${join(folder, 'host')}`,
    `AuthorizedKeysFile ${join(folder, 'authorized')}`,
    'PidFile none',
    'StrictModes no', // the temporary folder belongs to everybody
    'UsePAM no',
    'PermitRootLogin prohibit-password',
    'AuthenticationMethods publickey',
    'PrintMotd no',
    'PrintLastLog no',
    'UseDNS no',
    'ClientAliveInterval 1', // seconds; a line that is dead for a few of them is given up
    'ClientAliveCountMax 3',
    '',
  ].join('\n');

/** Resolves once the server listens; a server that ends before that is an error with what it said. */
const untilItListens = (server: ChildProcess, log: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string): void => {
      clearTimeout(limit);
      // Only root needs it: an ordinary user's server changes into no such folder.
      const [, missing] = /Missing privilege separation directory: (\S+)/.exec(log()) ?? [];
      const hint =
        missing === undefined ? '' : `\nroot's sshd needs the folder ${missing}: make it, or be another user`;
      reject(new Error(`sshd ${reason}:\n${log()}${hint}`));
    };
    const limit = setTimeout(() => fail(`does not listen within ${DEADLINE} ms`), DEADLINE);
    server.stderr?.on('data', () => {
      if (!log().includes('Server listening on')) return;
      clearTimeout(limit);
      resolve();
    });
    server.once('error', (error) => fail(error.message));
    server.once('close', (code) => fail(`ended with ${code}`));
  });

/** Starts a server with everything it needs in `folder`, which must be empty of its files. */
export const startSshServer = async (folder: string): Promise<SshServer> => {
  const [sshd, ssh] = [commandPath('sshd'), commandPath('ssh')];
  const port = await freePort();
  const [host, user] = [join(folder, 'host'), join(folder, 'user')];
  makeKey(host);
  makeKey(user);
  writeFileSync(join(folder, 'authorized'), readFileSync(`${user}.pub`));
  writeFileSync(join(folder, 'known'), `[127.0.0.1]:${port} ${readFileSync(`${host}.pub`, 'utf8')}`);
  writeFileSync(join(folder, 'config'), configOf(folder, port));
  const server = spawn(sshd, ['-D', '-e', '-f', join(folder, 'config')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  await untilItListens(server, () => log);
  const options = {
    IdentitiesOnly: 'yes',
    StrictHostKeyChecking: 'yes',
    UserKnownHostsFile: join(folder, 'known'),
    GlobalKnownHostsFile: '/dev/null',
    PreferredAuthentications: 'publickey',
    ControlPath: 'none',
    LogLevel: 'ERROR',
  };
  return {
    client: [
      ...[ssh, '-F', '/dev/null', '-tt', '-e', 'none', '-i', user, '-p', `${port}`],
      ...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
      `${userInfo().username}@127.0.0.1`,
    ],
    log: () => log,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
};
