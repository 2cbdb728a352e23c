// Commands that are printed are pasted: what comes out at the other end is the file that was meant.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quotedFor, shellOf } from '../../src/cli/quote.js';
import { plainText } from '../../src/text/index.js';

const FILES = [
  '/games/a.risk.jsonl',
  'two  spaces',
  ' at the ends \' and quotes " too ',
  'e\u0301te\u0301', // decomposed
  '\u212bngstr\u00f6m', // a sign that would turn into a letter
  '👩\u200d👩\u200d👧 family',
  'left\u202eright\u2069',
  'a\x1b[31mb\x9b32m\x07',
  'tab\tand\nlines',
  '$HOME `id` $(id) \\ ! * ? {a,b} #%41 & | ; < >',
  '-rf',
  '12',
  'z\u0301\u0302\u0303\u0304\u0305\u0306algo',
];

const hasBash = spawnSync('bash', ['-c', 'true']).status === 0;
const withBash = hasBash ? test : test.skip;

/** What bash makes of the arguments. */
const pasted = (text: string): string => spawnSync('bash', ['-c', `printf %s ${text}`], { encoding: 'utf8' }).stdout;

describe('for a shell of Unix', () => {
  withBash.each(FILES)('%j arrives as it is', (file) => {
    const expected = /^(-|\d+$)/.test(file) ? `./${file}` : file;
    expect(pasted(quotedFor('posix', file))).toBe(expected);
  });

  test.each(FILES)('%j: what is shown of it is not changed on its way to the screen, and steers nothing', (file) => {
    const text = `risk-napoleon resume ${quotedFor('posix', file)}`;
    expect(plainText(text)).toBe(text);
  });

  test('so with any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (file) => {
        const text = `x ${quotedFor('posix', file)}`;
        expect(plainText(text)).toBe(text.trimEnd());
      }),
    );
  });

  test('a plain path is left as it is', () => {
    expect(quotedFor('posix', '/home/ann/.local/state/x.risk.jsonl')).toBe('/home/ann/.local/state/x.risk.jsonl');
    expect(quotedFor('posix', "Ann's game")).toBe("'Ann'\\''s game'");
  });
});

describe('for Windows', () => {
  const PATH = 'C:\\Users\\Ann Lee\\100% fun $x\\g.risk.jsonl';

  test('PowerShell: nothing is expanded within single quotes', () => {
    expect(quotedFor('powershell', PATH)).toBe(`'${PATH}'`);
    expect(quotedFor('powershell', "Ann's game")).toBe("'Ann''s game'");
    expect(quotedFor('powershell', 'a\u202eb $x')).toBe('"a$([char]0x202e)b `$x"');
    expect(quotedFor('powershell', 'C:\\games\\g.risk.jsonl')).toBe('C:\\games\\g.risk.jsonl');
  });

  test('the old shell: double quotes, and no % that could begin the name of a variable', () => {
    expect(quotedFor('cmd', PATH)).toBe('"C:\\Users\\Ann Lee\\100"^%" fun $x\\g.risk.jsonl"');
  });

  test.each([
    ['linux', {}, 'posix'],
    ['darwin', { PROMPT: 'x' }, 'posix'],
    ['win32', { PROMPT: '$P$G' }, 'cmd'],
    ['win32', {}, 'powershell'],
    ['win32', { SHELL: '/usr/bin/bash', PROMPT: '$P$G' }, 'posix'],
    ['win32', { MSYSTEM: 'MINGW64' }, 'posix'],
  ] as const)('%s with %j: %s', (platform, env, shell) => {
    expect(shellOf(platform, env)).toBe(shell);
  });
});
