// docs/SOURCES.md leads from the sentences of the sources to rules, code and tests that are there.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { filesUnder } from './support/files.js';

const read = (path: string): string => readFileSync(path, 'utf8');
const RULE = /(?<![\w-])(?:[CDT]-(?:[A-Z]+-)?(?:\d+|WORLD)|N-[A-Z]+(?:-\d+)?)(?![\w-])/g;
const PATH = /`((?:src|test)\/[\w./]+)`/g;

const sources = read('docs/SOURCES.md');
const rulebook = read('docs/RULEBOOK.md');
const rules = new Set([...rulebook.matchAll(/^\*\*([CDNT]-[A-Z0-9-]+)\*\*/gm)].map(([, id]) => id ?? ''));

interface Row {
  readonly line: string;
  readonly rules: readonly string[];
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const pathsIn = (text: string): string[] => [...text.matchAll(PATH)].map(([, path]) => path ?? '');

/** The rows that name a rule: the last two columns are code and tests. */
const rows: readonly Row[] = sources.split('\n').flatMap((line): Row[] => {
  const cells = line.split('|').slice(1, -1);
  const [code = '', tests = ''] = cells.slice(-2);
  const named = (cells.length === 4 ? cells[0] : cells[3])?.match(RULE) ?? [];
  return named.length === 0 ? [] : [{ line, rules: named, code: pathsIn(code), tests: pathsIn(tests) }];
});

/** Rules that no line of code carries: they hold because nothing happens. */
const WITHOUT_CODE: ReadonlySet<string> = new Set(['C-CARD-6', 'C-ATT-5']);

const names = (text: string, rule: string): boolean => new RegExp(`(?<![\\w-])${rule}(?![\\w-])`).test(text);

/** Whether a test's title begins with the rule. */
const titled = (text: string, rule: string): boolean => new RegExp(`['\`]${rule}(?![\\w-])`).test(text);

describe('docs/SOURCES.md', () => {
  test('it has a table for each source', () => {
    expect([...sources.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      'Portuguese',
      'English',
      'French',
      'Italian',
      'Risk Napoleon, basic part',
      'Risk Napoleon, advanced part',
      'Rules that come from no sentence',
    ]);
    expect(rows.length).toBeGreaterThan(260);
  });

  test('every rule that it names is in the rulebook', () => {
    expect((sources.match(RULE) ?? []).filter((rule) => !rules.has(rule))).toEqual([]);
  });

  test('every file that it names exists', () => {
    expect(pathsIn(sources).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('each rule of a row is named by its code and proved by a test of its tests', () => {
    const missing = rows.flatMap(({ line, rules: named, code, tests }) =>
      named
        .filter(
          (rule) =>
            !(WITHOUT_CODE.has(rule) || code.some((path) => names(read(path), rule))) ||
            !tests.some((path) => titled(read(path), rule)),
        )
        .map((rule) => `${rule}: ${line}`),
    );
    expect(missing).toEqual([]);
  });

  test('every rule of every game has its place there', () => {
    const said = new Set(sources.match(RULE) ?? []);
    expect([...rules].filter((rule) => !said.has(rule) && !rule.startsWith('D-'))).toEqual([]);
  });
});

/** The phases of a turn of Risk Napoleon have rules, but are none: `N-EPI` is no number. */
const NAMED = /(?<![\w-])[NT]-(?:[A-Z]+-\d+|\d+|[A-Z]+)\b/g;

describe('the rules of Risk Napoleon', () => {
  const own = [...rules].filter((rule) => rule.startsWith('N-'));

  test('all of them stand in the rulebook', () => {
    const series = { SETUP: 7, NAVAL: 3, LAND: 9, MAN: 3, EPI: 4, END: 5, MISSION: 7, CARD: 6 };
    const numbered = Object.entries(series).flatMap(([family, last]) =>
      Array.from({ length: last }, (_, i) => `N-${family}-${i + 1}`),
    );
    const reinforce = Array.from({ length: 10 }, (_, i) => `N-REINF-${i}`);
    const lone = ['N-PIECES', 'N-LIMIT', 'N-VP', 'N-START', 'N-COMBAT', 'N-CONTROL'];
    expect([...own].sort()).toEqual([...numbered, ...reinforce, ...lone].sort());
  });

  test('each has code and a test that names it', () => {
    const code = filesUnder('src/core', ['.ts']).map(read);
    const tests = filesUnder('test/core', ['.test.ts']).map(read);
    expect(own.filter((rule) => !code.some((text) => names(text, rule)))).toEqual([]);
    expect(own.filter((rule) => !tests.some((text) => titled(text, rule)))).toEqual([]);
  });
});

describe('the rules of two players', () => {
  const own = [...rules].filter((rule) => rule.startsWith('T-'));

  test('T-1 to T-6 and T-WORLD stand in the rulebook', () => {
    expect(own).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6', 'T-WORLD']);
  });

  test('each has code and a test that names it', () => {
    const code = filesUnder('src/core', ['.ts']).map(read);
    const tests = filesUnder('test/core', ['.test.ts']).map(read);
    expect(own.filter((rule) => !code.some((text) => names(text, rule)))).toEqual([]);
    expect(own.filter((rule) => !tests.some((text) => titled(text, rule)))).toEqual([]);
  });

  test('code of the rules names no T- or N- rule that the rulebook does not have', () => {
    const named = filesUnder('src/core', ['.ts']).flatMap((path) => read(path).match(NAMED) ?? []);
    expect([...new Set(named)].filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
