// The package as it would be published: what is in it, and that it works in an empty folder without a network.
import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

jest.setTimeout(60_000);

const root = fileURLToPath(new URL('..', import.meta.url));
const readRoot = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly mode: number }[];
}

let folder = '';
let project = '';
let packed: Packed;
let installed: SpawnSyncReturns<string>;

/** The environment without what an outer npm passes on, and with a cache of its own: nothing can be fetched before. */
const environment = (): NodeJS.ProcessEnv => {
  const outer = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key) && key !== 'NODE_OPTIONS');
  return {
    ...Object.fromEntries(outer),
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
};

const isWindows = process.platform === 'win32';

const npm = (args: readonly string[], cwd: string): SpawnSyncReturns<string> => {
  const done = spawnSync('npm', [...args], { cwd, encoding: 'utf8', env: environment(), shell: isWindows });
  if (done.status !== 0) throw new Error(`npm ${args.join(' ')}: ${done.stderr}`);
  return done;
};

const started = (command: string, args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(command, [...args], { cwd: project, encoding: 'utf8', env: environment(), shell: isWindows });

/** Runs the installed command. */
const run = (...args: readonly string[]): SpawnSyncReturns<string> =>
  started(join(project, 'node_modules/.bin/risk-napoleon'), args);

const jsonOf = ({ status, stdout, stderr }: SpawnSyncReturns<string>): unknown => {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
};

/** The README's example of the rules as a library. */
const example = (): string => {
  const [, code] = /```js\n(import .*?)```/s.exec(readRoot('README.md')) ?? [];
  if (code === undefined) throw new Error('README.md has no example');
  return code;
};

beforeAll(() => {
  if (!existsSync(join(root, 'dist/cli.js'))) throw new Error('dist is missing: npm run build');
  folder = mkdtempSync(join(tmpdir(), 'risk-package-'));
  project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const [report] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root).stdout);
  packed = report as Packed;
  installed = npm(['install', '--no-audit', '--no-fund', join(folder, packed.filename)], project);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the tarball', () => {
  const EXPECTED = [
    /^(package\.json|README\.md|LICENSE)$/,
    /^bin\/risk-napoleon\.js$/,
    /^dist\/[\w-]+\.js$/,
    /^dist\/entry\/worker\.js$/,
    /^dist\/web\/(index\.html|page\.css|page\.js)$/,
    /^dist\/(LICENCES\.txt|RULEBOOK(\.(fr|it|pt))?\.md)$/,
    /^dist\/lib\/(core|bots)\/[\w/]+(\.d\.ts|\.js)$/,
    /^dist\/lib\/packages\/[\w-]+\.js$/,
  ];

  test('holds the program, its types and its papers, and nothing else', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths.filter((path) => !EXPECTED.some((expected) => expected.test(path)))).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'bin/risk-napoleon.js',
        'dist/RULEBOOK.fr.md',
        'dist/RULEBOOK.it.md',
        'dist/RULEBOOK.md',
        'dist/RULEBOOK.pt.md',
        'dist/cli.js',
        'dist/lib/bots/index.d.ts',
        'dist/lib/bots/index.js',
        'dist/lib/core/index.d.ts',
        'dist/lib/core/index.js',
      ]),
    );
  });

  test('is small, and its command can be executed', () => {
    // Rules, bots and screens; the server with its database; a tenth of it is the page for browsers.
    expect(packed.size).toBeLessThan(1_300_000);
    expect(packed.unpackedSize).toBeLessThan(4_000_000);
    const command = packed.files.find(({ path }) => path === 'bin/risk-napoleon.js');
    expect((command?.mode ?? 0) & 0o111).toBe(0o111);
  });

  test('needs no other package, and names the licences of those that are inside', () => {
    const { dependencies, license } = JSON.parse(readRoot('package.json'));
    expect(dependencies).toBeUndefined();
    expect(license).toBe('MIT');
    const licences = readFileSync(join(project, 'node_modules/risk-napoleon/dist/LICENCES.txt'), 'utf8');
    for (const name of ['ink', 'react', 'commander', 'seedrandom', '@noble/hashes', 'chalk'])
      expect(licences).toMatch(`\n${name} `);
  });
});

describe('installed in an empty folder', () => {
  test('nothing is run and nothing is warned of when it is installed', () => {
    const { scripts } = JSON.parse(readFileSync(join(project, 'node_modules/risk-napoleon/package.json'), 'utf8'));
    const atInstall = ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare'];
    expect(atInstall.filter((name) => name in scripts)).toEqual([]);
    expect(installed.stderr).toBe('');
  });

  test('the command tells odds and its version', () => {
    expect(jsonOf(run('odds', '5', '3', '--json'))).toMatchObject({ attackers: 5, defenders: 3 });
    const asAPersonWould = started('npx', ['--no-install', 'risk-napoleon', '--version']);
    expect(asAPersonWould.stdout.trim()).toBe(JSON.parse(readRoot('package.json')).version);
  });

  test('the command prints the rulebook of each language', () => {
    expect(run('rules', 'C-END-1').stdout).toMatch(/^\*\*C-END-1\*\* The last seat /);
    expect(run('rules', 'C-END-1', '--lang', 'fr').stdout).toMatch(/^\*\*C-END-1\*\* Le dernier joueur /);
    expect(run('rules', 'C-END-1', '--lang', 'it').stdout).toMatch(/^\*\*C-END-1\*\* Vince l’ultimo giocatore /);
    expect(run('rules', 'C-END-1', '--lang', 'pt').stdout).toMatch(/^\*\*C-END-1\*\* Ganha o último jogador /);
  });

  test('the command plays games, and their records replay to the same states', () => {
    const args = ['simulate', '--games', '1', '--players', '3', '--seed', 'package', '--json'];
    const played = jsonOf(run(...args, '--record', 'game.risk.jsonl')) as { finished: number; hashes: string[] };
    expect(played.finished).toBe(1);
    const verified = jsonOf(run('replay', 'game.risk.jsonl', '--verify', '--json'));
    expect(verified).toMatchObject({ ok: true, hash: played.hashes[0], firstDifference: null });
  });

  test("the README's example runs as it stands", () => {
    writeFileSync(join(project, 'example.js'), example());
    const output = execFileSync(process.execPath, ['example.js'], { cwd: project, encoding: 'utf8' });
    expect(output).toMatch(/winners: \[ \d/);
  });

  test('the types resolve and fit together, and know the example', () => {
    writeFileSync(join(project, 'example.ts'), example());
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      strict: true,
      noEmit: true,
      types: [],
      skipLibCheck: false,
      lib: ['es2023', 'dom'],
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['example.ts'] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});
