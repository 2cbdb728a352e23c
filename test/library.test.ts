// The library as others use it: bundled for each place where JavaScript runs, and typed for each way to find types.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { filesUnder } from './support/files.js';
import { playWholeGame } from './support/wholeGame.js';

jest.setTimeout(60_000);

const root = fileURLToPath(new URL('..', import.meta.url));
const lib = join(root, 'dist/lib');

let project = '';

beforeAll(() => {
  if (!existsSync(lib)) throw new Error('dist is missing: npm run build');
  project = mkdtempSync(join(tmpdir(), 'risk-library-'));
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(root, join(project, 'node_modules/risk-napoleon'), 'junction');
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

/** Our own sources become the package, as its users name it. */
const asPackage: Plugin = {
  name: 'as-package',
  setup: (bundler) => {
    const through = (filter: RegExp, name: string): void =>
      bundler.onResolve({ filter }, () => bundler.resolve(name, { kind: 'import-statement', resolveDir: project }));
    through(/\/src\/core\/index\.js$/, 'risk-napoleon');
    through(/\/src\/bots\/index\.js$/, 'risk-napoleon/bots');
  },
};

/** The bundle of a whole game; `preserveSymlinks`: it may not find what is installed beside the package's sources. */
const bundle = async (options: BuildOptions): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'test/support/wholeGame.ts')],
    bundle: true,
    write: false,
    preserveSymlinks: true,
    plugins: [asPackage],
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
};

const PLAY = 'process.stdout.write(JSON.stringify(playWholeGame()));';

/** Runs a program in a Node of its own. */
const run = (name: string, code: string): unknown => {
  writeFileSync(join(project, name), code);
  return JSON.parse(execFileSync(process.execPath, [name], { cwd: project, encoding: 'utf8' }));
};

describe('the library bundled with esbuild plays the same game', () => {
  const played = JSON.parse(JSON.stringify(playWholeGame()));

  test('of Risk Napoleon, to its end', () => {
    expect(played).toMatchObject({ finished: true, outcome: { reason: 'points' }, hasReplay: 'function' });
  });

  test('for a browser, where there is no process, no require and no Buffer', async () => {
    const code = await bundle({ platform: 'browser', format: 'iife', globalName: 'game', target: 'es2022' });
    const page = createContext({ TextEncoder });
    expect(runInContext(`${code};JSON.stringify(game.playWholeGame())`, page)).toBe(JSON.stringify(played));
  });

  test('as an ES module for Node', async () => {
    const code = await bundle({ platform: 'node', format: 'esm' });
    expect(run('game.mjs', code.replace(/export \{[^}]*\};/, PLAY))).toEqual(played);
  });

  test('as CommonJS for Node', async () => {
    const code = await bundle({ platform: 'node', format: 'cjs' });
    expect(run('game.cjs', `${code};${PLAY}`)).toEqual(played);
  });

  test('what is not used is left out: odds alone need no board, no mission and no bot', async () => {
    const contents = "import { fightOdds } from 'risk-napoleon'; console.log(fightOdds);";
    const code = await bundle({ entryPoints: [], stdin: { contents, resolveDir: project }, format: 'esm' });
    expect(code).toContain('fightOdds');
    expect(code.length).toBeLessThan(10_000);
  });
});

describe('the library is for reading', () => {
  const modules = filesUnder('dist/lib', ['.js']);

  test('a module for each source, with its comments and names', () => {
    const game = readFileSync(join(lib, 'core/game.js'), 'utf8');
    expect(game).toMatch(/^\/\/ Create a game, ask what is to be decided, apply an action/);
    expect(game).toMatch(/^export const apply = \(rules, .*\) => \{$/m);
    expect(modules).toEqual(expect.arrayContaining(['dist/lib/core/index.js', 'dist/lib/bots/index.js']));
  });

  test('nothing in it needs Node, another package, or code that was made at run time', () => {
    const imported = modules.flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(/\bfrom ['"]([^'"]+)['"]|\brequire\(['"]([^'"]+)['"]\)/g),
      ].map(([, from, required]) => from ?? required ?? ''),
    );
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((path) => !path.startsWith('.'))).toEqual([]);
  });
});

describe('its types resolve', () => {
  const SOURCE = `import { apply, create, type Decision, loadRules, type Rules } from 'risk-napoleon';
import { BOTS, type Bot } from 'risk-napoleon/bots';
export const botOf = (rules: Rules): Bot => BOTS.colonel(rules);
export const code = (decision: Decision): string => decision.kind;
export const doors = [apply, create, loadRules];
// @ts-expect-error: they are types, not any
export const wrong: number = loadRules;
`;
  const { ModuleKind: Module, ModuleResolutionKind: Find } = ts;
  /** TypeScript's own library is read once. */
  const standard = new Map<string, ts.SourceFile | undefined>();
  const hostOf = (options: ts.CompilerOptions): ts.CompilerHost => {
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile;
    host.getSourceFile = (path, ...rest) => {
      if (!/[\\/]typescript[\\/]lib[\\/]/.test(path)) return read(path, ...rest);
      if (!standard.has(path)) standard.set(path, read(path, ...rest));
      return standard.get(path);
    };
    return host;
  };

  test.each([
    ['bundler', 'user.ts', Module.ESNext, Find.Bundler],
    ['node16', 'user.mts', Module.Node16, Find.Node16],
    ['nodenext', 'user.mts', Module.NodeNext, Find.NodeNext],
    ['nodenext, required', 'user.cts', Module.NodeNext, Find.NodeNext],
    ['node10', 'user.ts', Module.ESNext, Find.Node10],
  ])('with %s', (_, name, module, moduleResolution) => {
    const file = join(project, name);
    writeFileSync(file, SOURCE);
    const options: ts.CompilerOptions = {
      module,
      moduleResolution,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
      preserveSymlinks: true,
      ignoreDeprecations: '6.0',
    };
    const program = ts.createProgram([file], options, hostOf(options));
    const found = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(found).toEqual([]);
  });
});
