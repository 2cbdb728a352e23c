// What the layers may know of each other, and what the rules must never do. Folders that do not exist yet are fine.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { PROFILE_IDS, VARIANTS } from '../src/core/index.js';
import { filesUnder } from './support/files.js';
import { type Import, importsOf, lineOf, nodesOf, type Source, sourcesUnder } from './support/sources.js';

const ALL = sourcesUnder('src');
const under = (...folders: readonly string[]): Source[] =>
  ALL.filter(({ path }) => folders.some((folder) => path.startsWith(`src/${folder}/`) || path === `src/${folder}.ts`));

/** The layer of a path: `src/core/game` is in `core`, `src/cli` is `cli`. */
const layerOf = (path: string): string => (path.split('/')[1] ?? '').replace(/\.tsx?$/, '');

/** A file as imports name it: `src/core/game`. */
const moduleOf = ({ path }: Source): string => path.replace(/\.tsx?$/, '');

/** Layer -> the other layers that it may import. A layer that is not named here may not exist. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  text: [],
  bots: ['core'],
  config: ['core', 'text'],
  boards: ['core', 'text'],
  narration: ['core', 'text'],
  table: ['core', 'bots', 'boards'],
  store: ['table'],
  tui: ['core', 'bots', 'table', 'text', 'narration', 'config'],
  web: ['text'],
  server: ['core', 'bots', 'table', 'store', 'text', 'config', 'narration', 'tui', 'web'],
  cli: ['core', 'bots', 'table', 'text', 'config', 'narration', 'tui', 'server', 'store', 'boards'],
};

/** Layer -> the packages that it may import; layers that are not named may import any. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  core: ['seedrandom/lib/alea.js', '@noble/hashes/hmac.js', '@noble/hashes/sha2.js', '@noble/hashes/utils.js'],
  bots: [],
  text: [],
};

/** Imports that break the rules above, on purpose and for now. Keep it short. */
const TOLERATED: ReadonlySet<string> = new Set([
  // Names in a record are cleaned when it is read; the cleaning is kept beside the texts.
  'src/table/recordText.ts -> src/text/plain',
  'src/text/plain.ts -> string-width',
]);

const IMPORTS = ALL.flatMap(importsOf);
const arrow = ({ from, target }: Import): string => `${from.path} -> ${target}`;
const untolerated = (imports: readonly Import[]): string[] => imports.map(arrow).filter((text) => !TOLERATED.has(text));

describe('imports', () => {
  test('what is tolerated is still needed', () => {
    const all: ReadonlySet<string> = new Set(IMPORTS.map(arrow));
    expect([...TOLERATED].filter((text) => !all.has(text))).toEqual([]);
  });

  test('every file is in a layer that has its place', () => {
    expect([...new Set(ALL.map(({ path }) => layerOf(path)))].filter((layer) => !(layer in MAY_IMPORT))).toEqual([]);
  });

  test('they point one way', () => {
    const wrong = IMPORTS.filter(({ from, target, isOwn }) => {
      const [layer, other] = [layerOf(from.path), layerOf(target)];
      return isOwn && (!target.startsWith('src/') || (layer !== other && !MAY_IMPORT[layer]?.includes(other)));
    });
    expect(untolerated(wrong)).toEqual([]);
  });

  test('no file imports itself over others, not even for a type', () => {
    const imported = new Map<string, string[]>();
    for (const { from, target, isOwn } of IMPORTS) {
      if (isOwn) imported.set(moduleOf(from), [...(imported.get(moduleOf(from)) ?? []), target]);
    }
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (module: string, path: readonly string[]): void => {
      if (path.includes(module)) circles.push([...path.slice(path.indexOf(module)), module].join(' -> '));
      if (done.has(module) || path.includes(module)) return;
      for (const next of imported.get(module) ?? []) visit(next, [...path, module]);
      done.add(module);
    };
    for (const source of ALL) visit(moduleOf(source), []);
    expect(circles).toEqual([]);
  });

  test('a game starts without Ink: only the files of the menu import it, and those are loaded at need', () => {
    const isMenus = (path: string): boolean => /^src\/tui\/(screens\/|terminal\/inkHost\b)/.test(path);
    const others = ALL.filter(({ path }) => !isMenus(path));
    const ofInk = IMPORTS.filter(({ target, isOwn }) => !isOwn && /^(ink|react)\b/.test(target));
    expect(ofInk.length).toBeGreaterThan(0);
    expect(ofInk.filter(({ from }) => !isMenus(from.path)).map(arrow)).toEqual([]);
    const atOnce = others.flatMap((source) =>
      nodesOf(source).flatMap((node) =>
        ts.isImportDeclaration(node) &&
        node.importClause?.isTypeOnly !== true &&
        /\/(screens|inkHost)\b/.test(node.moduleSpecifier.getText())
          ? [lineOf(source, node)]
          : [],
      ),
    );
    expect(atOnce).toEqual([]);
  });

  test('core, bots and texts use no package but those they are allowed', () => {
    const wrong = IMPORTS.filter(({ from, target, isOwn }) => {
      const allowed = PACKAGES[layerOf(from.path)];
      return !isOwn && allowed !== undefined && !allowed.includes(target);
    });
    expect(untolerated(wrong)).toEqual([]);
  });

  test('the rules have one door: nobody outside imports from core but through its index', () => {
    const wrong = IMPORTS.filter(
      ({ from, target }) =>
        target.startsWith('src/core/') && target !== 'src/core/index' && layerOf(from.path) !== 'core',
    );
    expect(untolerated(wrong)).toEqual([]);
  });

  test('what packs hold imports nothing but types', () => {
    const data = under('core/data/europe', 'core/data/world');
    expect(data.length).toBeGreaterThan(0);
    const wrong = data.flatMap(importsOf).filter(({ typeOnly }) => !typeOnly);
    expect(untolerated(wrong)).toEqual([]);
  });

  test('only tx.ts draws from the game’s stream', () => {
    const users = IMPORTS.filter(
      ({ from, names, isExport }) => !isExport && layerOf(from.path) === 'core' && names.includes('resumeStream'),
    );
    expect(users.map(({ from }) => from.path)).toEqual(['src/core/tx.ts']);
  });
});

const FORBIDDEN_NAMES: ReadonlySet<string> = new Set([
  'Date',
  'process',
  'console',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Promise',
  'Intl',
  'localeCompare',
  'crypto',
  'globalThis',
  'require',
  'structuredClone',
]);

const isForbidden = (node: ts.Node): boolean => {
  if (ts.isAwaitExpression(node)) return true;
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return true;
  if (!ts.isIdentifier(node)) return false;
  return FORBIDDEN_NAMES.has(node.text) || node.text.startsWith('toLocale');
};

describe('rules and bots', () => {
  test('they have no clock, no chance of their own, no input, no output and no locale', () => {
    const found = under('core', 'bots').flatMap((source) =>
      nodesOf(source).flatMap((node) => (isForbidden(node) ? [`${lineOf(source, node)} ${node.getText()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test('only evolve.ts writes owners and armies into a state; notation builds one', () => {
    // As a spread, or as what `changed` puts in the place of a state's own.
    const isChange = (node: ts.ObjectLiteralExpression): boolean =>
      node.properties.some(ts.isSpreadAssignment) ||
      (ts.isCallExpression(node.parent) && ['changed', 'merged'].includes(node.parent.expression.getText()));
    const writers = under('core').filter((source) =>
      nodesOf(source).some(
        (node) =>
          ts.isObjectLiteralExpression(node) &&
          isChange(node) &&
          node.properties.some((p) => p.name !== undefined && ['owner', 'armies'].includes(p.name.getText())),
      ),
    );
    expect(writers.map(({ path }) => path)).toEqual(['src/core/evolve.ts', 'src/core/notation/parse.ts']);
  });

  test('`catch` is for those who touch the outside: core and bots have none', () => {
    const found = under('core', 'bots').flatMap((source) =>
      nodesOf(source).flatMap((node) => (ts.isCatchClause(node) ? [lineOf(source, node)] : [])),
    );
    expect(found).toEqual([]);
  });
});

describe('variants and profiles', () => {
  const variants: ReadonlySet<string> = new Set(VARIANTS);
  const profiles: ReadonlySet<string> = new Set(PROFILE_IDS);
  const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
  ]);

  /** Languages share their ids with profiles: there the other side must speak of a profile to count. */
  const isId = (node: ts.Node, other: string, strict: boolean): boolean => {
    if (!ts.isStringLiteralLike(node)) return false;
    return variants.has(node.text) || (profiles.has(node.text) && (strict || /profile/i.test(other)));
  };

  const comparesId = (node: ts.Node, strict: boolean): boolean => {
    if (ts.isBinaryExpression(node) && EQUALITY.has(node.operatorToken.kind)) {
      return isId(node.left, node.right.getText(), strict) || isId(node.right, node.left.getText(), strict);
    }
    if (ts.isCaseClause(node)) return isId(node.expression, node.parent.parent.getText().slice(0, 80), strict);
    return false;
  };

  test('nothing outside profiles, types, cli and texts compares an id of one', () => {
    const exempt = ['src/core/profiles/', 'src/core/types/', 'src/cli', 'src/text/'];
    const found = ALL.filter(({ path }) => !exempt.some((start) => path.startsWith(start))).flatMap((source) => {
      const strict = ['core', 'bots', 'table'].includes(layerOf(source.path));
      return nodesOf(source).flatMap((node) =>
        comparesId(node, strict) ? [`${lineOf(source, node)} ${node.getText().slice(0, 60)}`] : [],
      );
    });
    expect(found).toEqual([]);
  });
});

describe('types', () => {
  test('no `any`, no `!`, no silenced checks in src', () => {
    const found = ALL.flatMap((source) => [
      ...nodesOf(source).flatMap((node) =>
        node.kind === ts.SyntaxKind.AnyKeyword || ts.isNonNullExpression(node) ? [lineOf(source, node)] : [],
      ),
      ...(/@ts-(ignore|expect-error|nocheck)/.test(source.text) ? [`${source.path} @ts-`] : []),
    ]);
    expect(found).toEqual([]);
  });

  test('no enums, no default exports', () => {
    const found = ALL.flatMap((source) =>
      nodesOf(source).flatMap((node) =>
        ts.isEnumDeclaration(node) || (ts.isExportAssignment(node) && !node.isExportEquals)
          ? [lineOf(source, node)]
          : [],
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('the rulebook', () => {
  /** Rules that no line of code carries, with the reason. */
  const WITHOUT_CODE: Readonly<Record<string, string>> = {
    'C-CARD-6': 'says that nothing happens: the code has nothing to do',
  };

  const numbers = [
    ...new Set(
      [...readFileSync('docs/RULEBOOK.md', 'utf8').matchAll(/\*\*([CD]-(?:[A-Z]+-)?\d+)\*\*/g)].map((m) => m[1]),
    ),
  ].filter((number) => number !== undefined);
  const mentions = (texts: readonly string[], number: string): boolean =>
    texts.some((text) => new RegExp(`${number}(?!\\d)`).test(text));

  test('it numbers its rules', () => {
    expect(numbers.length).toBeGreaterThan(30);
  });

  test('every rule has code that names it, or a reason why not', () => {
    const texts = ALL.map(({ text }) => text);
    expect(numbers.filter((number) => !mentions(texts, number) && !(number in WITHOUT_CODE))).toEqual([]);
    expect(Object.keys(WITHOUT_CODE).filter((number) => mentions(texts, number))).toEqual([]);
  });

  test('every rule has a test that is named after it', () => {
    const names = filesUnder('test', ['.test.ts', '.test.tsx'])
      .filter((path) => path !== 'test/architecture.test.ts')
      .flatMap((path) => readFileSync(path, 'utf8').match(/['`][CD]-[A-Z0-9-]+/g) ?? [])
      .map((name) => name.slice(1));
    expect(numbers.filter((number) => !names.includes(number))).toEqual([]);
  });

  test('code and tests name no rule that the rulebook does not have', () => {
    const known: ReadonlySet<string> = new Set(numbers);
    const named = ALL.flatMap(({ text }) => text.match(/\b[CD]-(?:(?:SETUP|REINF|CARD|ATT|FORT|END)-)?\d+/g) ?? []);
    expect([...new Set(named)].filter((number) => !known.has(number))).toEqual([]);
  });
});
