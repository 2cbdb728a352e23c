// Plain text is measured without a table in the bundle and in tests: it has the width that string-width says.
import { expect, test } from '@jest/globals';
// The path into the package, since tests have the tool in its place.
import measure from '../../../node_modules/string-width/index.js';
// @ts-expect-error A tool without types.
import { plainWidth } from '../../../tools/plainWidth.js';

test('every plain character has the width that the package says, alone and beside a letter', () => {
  let plain = 0;
  for (let code = 0; code < 0x10000; code++) {
    for (const text of [String.fromCharCode(code), `e${String.fromCharCode(code)}`]) {
      const width: number | null = plainWidth(text);
      if (width === null) continue;
      plain += 1;
      if (width !== measure(text)) throw new Error(`U+${code.toString(16)}: ${width} for ${measure(text)}`);
    }
  }
  expect(plain).toBeGreaterThan(1000);
});

test('colours take no columns, and all else is left to the package', () => {
  expect(plainWidth('\x1b[38;2;1;2;3mNey\x1b[0m')).toBe(3);
  for (const text of ['界', 'e\u0301', '🎲', '\u200b', '\t', '\x1b]0;title\x07']) expect(plainWidth(text)).toBeNull();
});
