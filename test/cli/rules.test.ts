import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../src/cli/fail.js';
import { type RulesFlags, rules } from '../../src/cli/rules.js';
import { PROFILE_IDS, PROFILES } from '../../src/core/index.js';
import { messagesIn } from '../../src/text/index.js';

const printed = (part?: string, flags: RulesFlags = {}): string => {
  let text = '';
  const print = (more: string): void => {
    text += more;
  };
  rules(part, flags, messagesIn('en'), { print, error: print, errorIsTerminal: false, now: () => 0 });
  return text;
};

const RULEBOOK = readFileSync('docs/RULEBOOK.md', 'utf8');

/** Numbers in bold, where a rule is laid down. */
const numbersIn = (text: string): string[] => [...text.matchAll(/^\*\*([A-Z0-9-]+)\*\*/gm)].map(([, id]) => id ?? '');

const headings = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []));

describe('rules', () => {
  test('without arguments it prints what the rulebook is, what holds in every game, and what else there is', () => {
    const text = printed();
    expect(text.startsWith('# Rulebook\n')).toBe(true);
    expect(numbersIn(text)).toEqual(['D-1', 'D-2', 'D-3', 'D-4']);
    for (const part of ['napoleon', 'classic', 'napoleon-basic', 'two-player', 'rulebooks', 'every', 'rulings']) {
      expect(text).toMatch(new RegExp(`^ {2}${part} +\\S`, 'm'));
    }
  });

  test('every game that can be played has its part', () => {
    for (const { variant } of PROFILES) expect(printed(variant)).toMatch(new RegExp(`^## .*\\(\`${variant}\`\\)`));
  });

  test('classic: its own section, the four rulebooks, the rulings about its rules', () => {
    const text = printed('classic');
    expect(headings(text)).toEqual(['Classic (`classic`)', 'The four rulebooks (`rulebooks`)', 'Rulings']);
    expect(numbersIn(text)).toEqual(numbersIn(RULEBOOK).filter((id) => id.startsWith('C-')));
    expect(text).toContain('\n- C-ATT-7: ');
    expect(text).toContain('\n- Everywhere: ');
    expect(text).not.toMatch(/\n- [NTD]-/);
  });

  test('napoleon: its own section and the rulings about its rules', () => {
    const text = printed('napoleon');
    expect(headings(text)[0]).toBe('Risk Napoleon (`napoleon`)');
    expect(numbersIn(text)).toEqual(numbersIn(RULEBOOK).filter((id) => id.startsWith('N-')));
    expect(text).toContain('\n- N-MISSION-5: ');
    expect(text).not.toMatch(/\n- [CTD]-/);
  });

  test('a game that is played like classic comes with classic', () => {
    expect(headings(printed('napoleon-basic')).slice(0, 2)).toEqual([
      'Classic rules on Napoleonic Europe (`napoleon-basic`)',
      'Classic (`classic`)',
    ]);
    const text = printed('two-player');
    expect(headings(text).slice(0, 2)).toEqual(['Two players with neutrals (`two-player`)', 'Classic (`classic`)']);
    expect(text).toContain('\n- T-5: ');
    expect(text).toContain('\n- C-ATT-7: ');
  });

  test.each(PROFILE_IDS)('with --profile %s only that rulebook’s differences are told', (profile) => {
    const text = printed('classic', { profile });
    const books = [...text.matchAll(/^### \w+ \(`(\w\w)`\)$/gm)].map(([, id]) => id);
    expect(books).toEqual([profile]);
    expect(headings(text)).toEqual(['Classic (`classic`)', 'Rulings']);
  });

  test('--profile alone prints that rulebook’s differences', () => {
    expect(printed(undefined, { profile: 'fr' })).toMatch(/^### French \(`fr`\)\n/);
    expect(printed('rulebooks', { profile: 'fr' })).toBe(printed(undefined, { profile: 'fr' }));
  });

  test.each(numbersIn(RULEBOOK))('%s: one rule by its number, with its rulings', (number) => {
    const text = printed(number.toLowerCase());
    expect(text.startsWith(`**${number}** `)).toBe(true);
    expect(numbersIn(text)).toEqual([number]);
    const rulings = RULEBOOK.split('\n').filter((line) => line.startsWith(`- ${number}:`));
    for (const ruling of rulings) expect(text).toContain(ruling);
  });

  test('a rule that the rulebooks disagree about says how', () => {
    const text = printed('C-FORT-1');
    for (const id of ['pt', 'fr', 'it']) expect(text).toContain(`- \`${id}\` Fortify (C-FORT-1): `);
  });

  test.each(['risk', 'C-ATT-99', 'X-1', '', '__proto__', 'Classic', 'napoleon-', '../package.json'])(
    '"%s" is refused in one clear line',
    (part) => {
      expect(() => printed(part)).toThrow(UsageError);
      expect(() => printed(part)).toThrow(
        `The rulebook has no part "${part}". Parts: napoleon, classic, napoleon-basic, two-player, rulebooks, every, rulings; or the number of a rule, like C-ATT-2.`,
      );
    },
  );

  test('an unknown rulebook is refused, control characters and all', () => {
    expect(() => printed('classic', { profile: 'de' })).toThrow('There is no rulebook "de".');
    expect(() => printed('classic', { profile: '\u001b[31mde' })).toThrow(/^[^\u001b]*$/);
    expect(() => printed('\u001b]0;x\u0007')).toThrow(/^[^\u001b\u0007]*$/);
  });
});
