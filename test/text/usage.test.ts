// The help of the command line and its refusals, in every language, as the built command prints them.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import stringWidth from 'string-width';
import { LANGUAGES, type Language, messagesIn } from '../../src/text/index.js';
import { ensureBuilt } from '../e2e/support/built.js';
import { warm } from '../e2e/support/warm.js';

jest.setTimeout(120_000);

beforeAll(ensureBuilt, 120_000);

const shipped = warm();
afterAll(shipped.stop);
const run = (...args: readonly string[]) =>
  shipped.run(args, { PATH: process.env['PATH'], HOME: '/', LANG: 'C.UTF-8' });

/** Commands and their parts as the sources write them: `games export`. */
const COMMANDS: readonly string[] = Object.keys(messagesIn('en').usage.texts).filter(
  (key) => /^[a-z]+(?: [a-z]+)?$/.test(key) && key !== 'help',
);

test('every command of the command line has its text', async () => {
  const source = readdirSync('src/cli/commands')
    .map((name) => readFileSync(`src/cli/commands/${name}`, 'utf8'))
    .join('\n');
  const named = [...source.matchAll(/\.command\('([a-z]+)'/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !COMMANDS.some((path) => path.split(' ').includes(name)))).toEqual([]);
});

test.each(COMMANDS)('%s --help says something of every option and argument', async (path) => {
  const { code, out } = await run(...path.split(' '), '--help');
  expect(code).toBe(0);
  // A line with a term has its text two spaces after it, or is the rest of a text.
  expect(out.split('\n').filter((line) => /^ {2}(?:-|\S+$)/.test(line) && !/^ {2}\S.*? {2,}\S/.test(line))).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const { usage } = messagesIn(language);

  test.each(['', 'replay', 'simulate'])('the help of "%s" is in it, within 80 columns', async (command) => {
    const { out } = await run(...command.split(' ').filter((word) => word !== ''), '--lang', language, '--help');
    expect(out).toContain(usage.titles.options);
    expect(out).not.toMatch(/\b(?:display|show|print|write|the)\b/);
    expect(out.split('\n').filter((line) => stringWidth(line) > 80 || /^\s*[:;?!»]/.test(line))).toEqual([]);
  });

  const REFUSED: readonly (readonly [string, (m: ReturnType<typeof messagesIn>) => string])[] = [
    ['play --sed x', (m) => m.usage.unknownOption('--sed', '--seed')],
    ['odds 3', (m) => m.usage.missingArgument('D')],
    ['demo --seed', (m) => m.usage.missingValue(`--seed <${m.usage.values['text']}>`)],
    ['odds 1 2 3', (m) => m.usage.tooManyArguments('odds')],
  ];
  test.each(REFUSED)('%s is refused in it', async (line, sentence) => {
    const [command = '', ...rest] = line.split(' ');
    const { code, out, err } = await run(command, '--lang', language, ...rest);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${sentence(messagesIn(language as Language))}\n` });
  });
});
