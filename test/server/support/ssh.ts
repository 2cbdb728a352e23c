// A server on loopback, and OpenSSH clients in pseudo-terminals that log in to it.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { DEFAULT_LIMITS } from '../../../src/server/limits.js';
import { type Served, type ServeOptions, serve } from '../../../src/server/serve.js';
import { openFolderStore } from '../../../src/store/index.js';
import { type Program, startProgram } from '../../e2e/support/terminal.js';

const isThere = (command: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

/** Whether there is an OpenSSH client; on a machine of root's with apt it is installed where it is missing. */
export const hasSsh = (): boolean => {
  if (isThere('ssh') && isThere('ssh-keygen')) return true;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    spawnSync('apt-get', ['install', '-y', '-qq', 'openssh-client'], { stdio: 'ignore', timeout: 120_000 });
  }
  const found = isThere('ssh') && isThere('ssh-keygen');
  if (!found) process.stderr.write('No OpenSSH client (package openssh-client): tests of SSH did not run.\n');
  return found;
};

export interface TestServer {
  readonly served: Served;
  readonly data: string;
  readonly log: string[];
  /** Moves the clock of the games. */
  wait(ms: number): void;
  /** A client of `who` in a pseudo-terminal; `null` has no key. */
  login(who: string | null, options?: LoginOptions): Program;
  /** A command without a terminal. */
  command(who: string | null, command: string): Promise<Ran>;
  stop(): Promise<void>;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface LoginOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly command?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const startServer = async (change: Partial<ServeOptions> = {}): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'risk-serve-'));
  const data = change.data ?? join(folder, 'data');
  const log: string[] = [];
  let offset = 0;
  const served = await serve({
    host: '127.0.0.1',
    port: 0,
    data,
    name: 'risk.example.org',
    guests: true,
    allow: null,
    admins: [],
    limits: DEFAULT_LIMITS,
    metricsHost: '127.0.0.1',
    metricsPort: null,
    logLevel: 'info',
    addresses: 'hash',
    // Keys are pressed as soon as the screen asks for them.
    calmMs: 0,
    log: (line) => log.push(line),
    openStore: (onError) => openFolderStore({ path: data, now: () => Date.now() + offset, onError }),
    ...change,
  });
  const programs: Program[] = [];
  const keyOf = (who: string): string => {
    const path = join(folder, `key-${who}`);
    if (!existsSync(path)) spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path]);
    return path;
  };
  const client = (who: string | null): string[] => [
    ...['ssh', '-F', '/dev/null', '-e', 'none', '-p', `${served.port}`],
    ...(who === null ? [] : ['-i', keyOf(who)]),
    ...Object.entries({
      IdentitiesOnly: 'yes',
      IdentityAgent: 'none',
      StrictHostKeyChecking: 'no',
      UserKnownHostsFile: '/dev/null',
      GlobalKnownHostsFile: '/dev/null',
      LogLevel: 'ERROR',
      ControlPath: 'none',
      SendEnv: 'LANG COLORTERM LC_*',
      ...(who === null ? { PubkeyAuthentication: 'no' } : {}),
    }).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
    `${who ?? 'visitor'}@127.0.0.1`,
  ];
  return {
    served,
    data,
    log,
    wait: (ms) => {
      offset += ms;
    },
    login: (who, { columns = 80, rows = 24, command, env = { LANG: 'en_GB.UTF-8' } } = {}) => {
      const [ssh = 'ssh', ...rest] = client(who);
      const program = startProgram(command === undefined ? [] : [command], {
        command: [ssh, '-tt', ...rest],
        columns,
        rows,
        state: folder,
        env,
      });
      programs.push(program);
      return program;
    },
    // The server runs in this process: it must be able to answer meanwhile.
    command: (who, command) =>
      new Promise((resolve) => {
        const [ssh = 'ssh', ...rest] = client(who);
        const child = execFile(ssh, [...rest, command], { encoding: 'utf8', timeout: 20_000 }, (_error, out, err) => {
          resolve({ code: child.exitCode ?? -1, out, err });
        });
        child.stdin?.end();
      }),
    stop: async () => {
      for (const program of programs) program.destroy();
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
