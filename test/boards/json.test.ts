// Where a text stops being JSON: named by line and column, whatever the engine says.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonFault } from '../../src/boards/jsonFault.js';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('a fault in JSON', () => {
  test.each([
    ['{\n "a": 1\n "b": 2\n}', 3, 2],
    ['{\n "a": 1,\n}', 3, 1],
    ['[1, 2,]', 1, 7],
    ["{'a': 1}", 1, 2],
    ['{"a": [1, 2}', 1, 12],
    ['{"a": 01}', 1, 8],
    ['{"a": "x\ny"}', 1, 7],
    ['{"a": {\n"b": 1', 2, 7],
    ['{} {}', 1, 4],
    ['', 1, 1],
  ])('%j', (text, line, column) => {
    expect(jsonFault(text)).toEqual({ line, column });
  });

  test('is found where the engine finds one, and nowhere else', () => {
    const spoiled = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom(...'{}[],:"0 \\n'), fc.boolean())
      .map(([text, n, mark, isInserted]) => {
        const at = n % (text.length + 1);
        return text.slice(0, at) + (isInserted ? mark : '') + text.slice(at + (isInserted ? 0 : 1));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), spoiled), (text) => (jsonFault(text) === null) === isJson(text)),
      { numRuns: 400, seed: 16 },
    );
  });
});
