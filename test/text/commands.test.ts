// --lang at the command as it is shipped: before and after the command, in errors too; and records know no language.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { LANGUAGES, type Language, type Messages, messagesIn } from '../../src/text/index.js';
import { ensureBuilt } from '../e2e/support/built.js';
import { KEYS, type Program, recordLines, startProgram } from '../e2e/support/terminal.js';
import { warm } from '../e2e/support/warm.js';

jest.setTimeout(120_000);

let folder = '';
const running = new Set<Program>();

beforeAll(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'risk-lang-'));
}, 120_000);
afterAll(() => {
  for (const program of running) program.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const shipped = warm();
afterAll(shipped.stop);
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  shipped.run(args, {
    PATH: process.env['PATH'],
    HOME: folder,
    LANG: 'C.UTF-8',
    RISK_NAPOLEON_STATE: join(folder, 'games'),
    RISK_NAPOLEON_CONFIG: join(folder, 'settings.json'),
    ...env,
  });

/** What each command says when it is refused, and the sentence that it should be. */
const REFUSALS: readonly (readonly [string, (m: Messages, folder: string) => string])[] = [
  ['play', (m) => m.cli.notATerminal],
  ['play --players 9', (m) => m.setupErrors.seatCount({ variant: 'napoleon', seats: 9, min: 3, max: 6 })],
  ['play --hands full', (m) => m.cli.badChoice('--hands', 'full', 'printed, even')],
  ['demo --bots 9', (m) => m.cli.tooManyBots(9, 4)],
  ['demo --variant napoleon --rounds 3', (m) => m.setupErrors.roundsFixed({ variant: 'napoleon', rounds: 5 })],
  ['resume', (m, at) => m.cli.noGames(join(at, 'games'))],
  ['resume 3', (m, at) => m.cli.noGamesAtAll(join(at, 'games'))],
  ['replay nothing.jsonl', (m) => m.recordFaults.unreadable('nothing.jsonl', '').split(':')[0] ?? ''],
  ['report', (m, at) => m.report.noRecord(join(at, 'games'))],
  ['games export 1 copy', (m, at) => m.cli.noGamesAtAll(join(at, 'games'))],
  ['games delete 1', (m, at) => m.cli.noGamesAtAll(join(at, 'games'))],
  ['simulate --games 0', (m) => m.cli.badNumber('--games', '0', 1, 1_000_000)],
  ['simulate --profile de', (m) => m.setupErrors.unknownProfile({ profile: 'de', known: 'en, pt, fr, it' })],
  ['odds x 3', (m) => m.cli.badNumber(m.cli.oddsAttackers, 'x', 1, 1000)],
  ['rules chess', (m) => m.cli.unknownRules('chess', '').split(':')[0] ?? ''],
];

describe.each([...LANGUAGES])('--lang %s', (language) => {
  const m = messagesIn(language);

  /** Before the command and after it in turn: every command is called in both ways in two of the languages. */
  const calls = REFUSALS.map(([line, sentence], n) => {
    const [args, option] = [line.split(' '), ['--lang', language]];
    const isBefore = (n + LANGUAGES.indexOf(language)) % 2 === 0;
    return [(isBefore ? [...option, ...args] : [...args, ...option]).join(' '), sentence] as const;
  });

  test.each(calls)('%s is refused in it', async (line, sentence) => {
    const { code, out, err } = await run(line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence(m, folder));
  });

  test.each(['--lang LANG --players 3 --variant chess', '--players 3 --lang LANG --variant chess'])(
    '%s, without a command',
    async (line) => {
      const [sentence] = m.setupErrors.unknownVariant({ variant: 'chess', known: '' }).split(':');
      expect((await run(line.replace('LANG', language).split(' '))).err).toContain(sentence);
    },
  );

  test('the language of the environment is taken where none is asked for, or one that there is not', async () => {
    const locale = { LANG: `${language}_XX.UTF-8` };
    expect((await run(['resume'], locale)).err).toContain(m.cli.noGames(join(folder, 'games')));
    const unknown = m.cli.unknownLanguage('xx', LANGUAGES.join(', '));
    expect((await run(['odds', '3', '3', '--lang', 'xx'], locale)).err).toContain(unknown);
  });

  test('what commands print is in it', async () => {
    expect((await run(['--lang', language, 'odds', '8', '5'])).out).toContain(m.cli.oddsLine(8, 5));
    expect((await run(['--lang', language, 'games'])).out).toContain(m.cli.noGamesAtAll(join(folder, 'games')));
    expect((await run(['--lang', language, 'rules'])).out).toContain(m.cli.rulesParts);
  });
});

describe('a record is the same whatever language it was played in', () => {
  const recordOf = async (language: Language): Promise<string> => {
    const file = join(folder, `${language}.risk.jsonl`);
    const args = ['--games', '1', '--players', '3', '--seed', 'babel', '--record', file];
    expect(await run(['--lang', language, 'simulate', ...args])).toMatchObject({ code: 0, err: '' });
    return readFileSync(file, 'utf8');
  };

  test('bots', async () => {
    const english = await recordOf('en');
    expect(english).toMatch(/"outcome"/);
    for (const language of ['fr', 'it', 'pt'] as const) expect(await recordOf(language)).toBe(english);
  });

  const GAME = ['--variant', 'napoleon', '--players', '3', '--deal', '--seed', 'babel', '--no-animation'];

  /** Answers questions with Enter, and quits; gives what was printed at the end. */
  const play = async (args: readonly string[], language: Language, state: string, answers: number): Promise<string> => {
    const m = messagesIn(language);
    const program = startProgram([...args, '--lang', language], { state });
    running.add(program);
    /** How many armies are left to place is a part of every question, so that no two are the same. */
    const question = (): string =>
      program.chosen() === '' ? '' : (program.rows().find((row) => row.includes(m.napoleon.placeOne)) ?? '');
    await program.until('a question', () => question() !== '');
    for (let n = 0; n < answers; n++) {
      const before = question();
      program.write(KEYS.enter);
      await program.until('the next question', () => question() !== '' && question() !== before);
    }
    program.write('q');
    await program.shows(m.screen.confirmQuit);
    program.write('q');
    expect(await program.exitCode()).toBe(0);
    const printed = program.output().slice(program.output().lastIndexOf('\x1b[?1049l'));
    expect(printed).toContain(m.cli.seedWas('babel'));
    expect(printed).toContain(m.cli.resumeWith('').trim());
    return printed;
  };

  test('a person who goes on in another language', async () => {
    const [there, here] = [join(folder, 'two'), join(folder, 'one')];
    const printed = await play(['play', ...GAME], 'fr', there, 3);
    const [, file = ''] = /resume (\S+)/.exec(printed) ?? [];
    await play(['resume', file], 'en', there, 3);
    await play(['play', ...GAME], 'en', here, 6);
    expect(recordLines(there)).toEqual(recordLines(here));
    expect(recordLines(here).length).toBeGreaterThan(6);
  });
});
