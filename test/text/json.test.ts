// JSON for outputs: the same data, and nothing in it that steers a terminal.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonText, plainJson } from '../../src/text/index.js';

const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

test('C1 controls and marks that turn a line round are escaped', () => {
  expect(jsonText({ a: '\u009b31mX\u202e\u2069\u0085\x1b[m' })).toBe(
    '{"a":"\\u009b31mX\\u202e\\u2069\\u0085\\u001b[m"}',
  );
  expect(jsonText(['é界🎲'])).toBe('["é界🎲"]');
});

test('any value comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = jsonText(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(text).not.toMatch(UNSAFE);
    }),
  );
});

test('lines of JSON stay lines', () => {
  expect(plainJson('{"a":"\u009b"}\r\n{"b":1}\n')).toBe('{"a":"\\u009b"}\r\n{"b":1}\n');
});
