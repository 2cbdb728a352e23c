// Golden files are compared line by line; the first line that differs is reported. `tools/golden.ts` writes them anew.
import { describe, expect, test } from '@jest/globals';
import { PROFILES } from '../src/core/index.js';
import { filesUnder } from './support/files.js';
import { GOLDEN_FILES, PERFT_FOLDER, readLines } from './support/golden.js';

const firstDifference = (known: readonly string[], now: readonly string[]): object | null => {
  const at = now.findIndex((line, i) => line !== known[i]);
  if (at >= 0) return { line: at + 1, known: known[at] ?? '(nothing)', now: now[at] };
  return now.length === known.length ? null : { line: now.length + 1, known: known[now.length], now: '(nothing)' };
};

describe('golden files', () => {
  test.each(GOLDEN_FILES)('D-1: $path plays out as it did', ({ path, lines }) => {
    expect(firstDifference(readLines(path), lines())).toBeNull();
  });

  test('every variant that can be played has a golden game with every rulebook', () => {
    const files = filesUnder('test/golden', ['.txt']);
    const missing = PROFILES.filter(({ variant, id }) => !files.some((path) => path.includes(`/${variant}-${id}-`)));
    expect(missing.map(({ variant, id }) => `${variant} ${id}`)).toEqual([]);
  });

  test('there are no golden files that nothing writes', () => {
    const known: ReadonlySet<string> = new Set(GOLDEN_FILES.map(({ path }) => path));
    const files = [...filesUnder('test/golden', ['.txt']), ...filesUnder(PERFT_FOLDER, ['.txt'])];
    expect(files.filter((path) => !known.has(path))).toEqual([]);
  });
});
