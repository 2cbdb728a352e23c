// What keeps a server from starting: one sentence that says what, where, and what to do; nothing is changed.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { UsageError } from '../../src/cli/fail.js';
import { type ServeFlags, serveCommand } from '../../src/cli/serve.js';
import { openFolderStore } from '../../src/store/index.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';

let folder: string;
let undo: (() => void | Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'risk-bad-'));
  undo = [];
});
afterEach(async () => {
  for (const one of undo) await one();
  rmSync(folder, { recursive: true, force: true });
});

const data = (): string => join(folder, 'data');
const host = { env: {}, getuid: () => 1000, once: () => {} } as unknown as NodeJS.Process;
const words = messagesIn('en').server.serve;

/** What the command says; it must refuse. */
const refusal = async (flags: ServeFlags, language: 'en' | 'fr' | 'it' | 'pt' = 'en'): Promise<string> => {
  const said: string[] = [];
  const output = { print: () => {}, error: (text: string) => said.push(text), errorIsTerminal: false, now: () => 0 };
  try {
    await serveCommand({ port: '0', data: data(), log: 'silent', ...flags }, messagesIn(language), host, output);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('test: it started');
};

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIIQVPXLJlSpAhzU1yyqXW4Pq3sqYSFAlOgaUvrPDAjkl';

const CASES: readonly {
  readonly what: string;
  /** Makes it so; gives the flags. */
  readonly make: () => ServeFlags | Promise<ServeFlags>;
  /** What the sentence names. */
  readonly names: () => readonly string[];
}[] = [
  {
    what: 'a port that is taken',
    make: async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
      undo.push(() => new Promise((resolve) => other.close(() => resolve())));
      const at = other.address();
      return { port: `${typeof at === 'object' ? at?.port : 0}` };
    },
    names: () => ['--port'],
  },
  {
    what: 'an address that is not this machine',
    make: () => ({ host: '192.0.2.1' }),
    names: () => ['192.0.2.1'],
  },
  {
    what: 'a data folder that cannot be written to',
    make: () => {
      writeFileSync(join(folder, 'file'), '');
      return { data: join(folder, 'file', 'data') };
    },
    names: () => [join(folder, 'file', 'data')],
  },
  {
    what: 'a data folder of a running server',
    make: () => {
      const store = openFolderStore({ path: data() });
      undo.push(() => store.close());
      return {};
    },
    names: () => [data(), `${process.pid}`],
  },
  {
    what: 'a data folder that is something else',
    make: () => {
      mkdirSync(data());
      writeFileSync(join(data(), 'store.json'), '{"name":"somebody else\'s"}');
      return {};
    },
    names: () => [join(data(), 'store.json')],
  },
  {
    what: 'a store that a newer version has written',
    make: () => {
      mkdirSync(data());
      writeFileSync(join(data(), 'store.json'), '{"format":999}');
      return {};
    },
    names: () => [join(data(), 'store.json'), '999'],
  },
  {
    what: 'a damaged row',
    make: () => {
      mkdirSync(join(data(), 'players'), { recursive: true });
      writeFileSync(join(data(), 'store.json'), '{"format":1}');
      writeFileSync(join(data(), 'players', '000001.json'), '{"id":1');
      return {};
    },
    names: () => [join(data(), 'players', '000001.json')],
  },
  {
    what: 'a host key that others can read',
    make: () => {
      mkdirSync(data());
      writeFileSync(join(data(), 'host_key'), 'secret');
      chmodSync(join(data(), 'host_key'), 0o644);
      return {};
    },
    names: () => [join(data(), 'host_key'), 'chmod 600'],
  },
  {
    what: 'a host key that is none',
    make: () => {
      mkdirSync(data());
      writeFileSync(join(data(), 'host_key'), 'secret', { mode: 0o600 });
      return {};
    },
    names: () => [join(data(), 'host_key')],
  },
  {
    what: 'an allow list with a broken line',
    make: () => {
      writeFileSync(join(folder, 'allow'), `# friends\n${KEY} ney\nssh-ed25519 AAAA lannes\n`);
      return { allow: join(folder, 'allow') };
    },
    names: () => [join(folder, 'allow'), '3', 'ssh-ed25519 AAAA lannes'],
  },
  {
    what: 'an allow list that is not there',
    make: () => ({ allow: join(folder, 'nobody') }),
    names: () => [join(folder, 'nobody')],
  },
  { what: 'a limit that there is not', make: () => ({ limit: 'beds=3' }), names: () => ['beds=3', 'connections'] },
  { what: 'an operator without a fingerprint', make: () => ({ admin: 'me' }), names: () => ['me', 'SHA256:'] },
  { what: 'a port that is none', make: () => ({ port: 'ssh' }), names: () => ['--port', 'ssh'] },
];

// Root may write anywhere and read anything: what depends on that is made otherwise above.
test.each(CASES)('$what: one sentence that names it', async ({ make, names }) => {
  const flags = await make();
  const said = await refusal(flags);
  for (const name of names()) expect(said).toContain(name);
  expect(said.split('\n').length).toBeLessThan(4);
  expect(said).not.toMatch(/\n\s+at |undefined|\[object/);
});

test('the port is free again, and so is the folder, after a start that was refused', async () => {
  await refusal({ allow: join(folder, 'nobody') });
  const store = openFolderStore({ path: data() });
  await store.close();
});

test('no refusal carries an escape sequence of a file', async () => {
  writeFileSync(join(folder, 'allow'), '\x1b]0;title\x07 broken\n');
  const said = await refusal({ allow: join(folder, 'allow') });
  expect(said).not.toContain('\x1b');
  expect(said).toContain(words.allowLine(join(folder, 'allow'), 1, '').slice(0, 20));
});

test.each(LANGUAGES)('%s: a port that is taken', async (language) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
  undo.push(() => new Promise((resolve) => other.close(() => resolve())));
  const at = other.address();
  const port = typeof at === 'object' ? (at?.port ?? 0) : 0;
  expect(await refusal({ port: `${port}` }, language)).toBe(messagesIn(language).server.serve.portTaken(port));
});
