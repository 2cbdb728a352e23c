import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../src/cli/fail.js';
import { type RulesFlags, rules } from '../../src/cli/rules.js';
import { PROFILE_IDS, PROFILES } from '../../src/core/index.js';
import { type Language, messagesIn } from '../../src/text/index.js';

const printed = (part?: string, flags: RulesFlags = {}, language: Language = 'en'): string => {
  let text = '';
  const print = (more: string): void => {
    text += more;
  };
  rules(part, flags, messagesIn(language), { print, error: print, errorIsTerminal: false, now: () => 0 });
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
    expect(numbersIn(text)).toEqual(['D-1', 'D-2', 'D-3', 'D-4', 'D-5']);
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

const FIRST_WORDS = {
  fr: {
    overview: '# Livret de règles\n',
    classic: '## Jeu classique (`classic`)\n\nDe trois à six joueurs, sur le plateau du monde',
    rulings: '\n## Arbitrages\n\nCe que les sources laissent ouvert',
    ruling: '\n- C-ATT-3 : `auto` est une réponse permanente',
    differs: '\n- `it` Déplacement (C-FORT-1) : ',
  },
  it: {
    overview: '# Regolamento\n',
    classic: '## Gioco classico (`classic`)\n\nDa tre a sei giocatori, sul tabellone del mondo',
    rulings: '\n## Chiarimenti\n\nCiò che le fonti lasciano aperto',
    ruling: '\n- C-ATT-3: `auto` è una risposta permanente',
    differs: '\n- `it` Spostamento (C-FORT-1): ',
  },
  pt: {
    overview: '# Livro de regras\n',
    classic: '## Jogo clássico (`classic`)\n\nPara três a seis jogadores, no tabuleiro do mundo',
    rulings: '\n## Esclarecimentos\n\nO que as fontes deixam em aberto',
    ruling: '\n- C-ATT-3: `auto` é uma resposta permanente',
    differs: '\n- `it` Deslocação (C-FORT-1): ',
  },
} as const;

describe.each(['fr', 'it', 'pt'] as const)('rules in %s', (language) => {
  const words = FIRST_WORDS[language];
  const idsIn = (text: string): string[] => [...text.matchAll(/^#+ .*\(`([\w-]+)`\)$/gm)].map(([, id]) => id ?? '');
  const rulingsIn = (text: string): string[] =>
    [...text.matchAll(/^- ([A-Z]+-[A-Z0-9-]+) ?:/gm)].map(([, id]) => id ?? '');

  test('the overview, with the same parts as in English', () => {
    const text = printed(undefined, {}, language);
    expect(text.startsWith(words.overview)).toBe(true);
    const parts = (all: string): string[] => [...all.matchAll(/^ {2}([\w-]+) {2}/gm)].map(([, id]) => id ?? '');
    expect(parts(text)).toEqual(parts(printed()));
    expect(text).toContain(messagesIn(language).cli.rulesParts);
  });

  test('classic: the same sections, rules and rulings as in English', () => {
    const [text, english] = [printed('classic', {}, language), printed('classic')];
    expect(text.startsWith(words.classic)).toBe(true);
    expect(text).toContain(words.rulings);
    for (const found of [idsIn, numbersIn, rulingsIn]) expect(found(text)).toEqual(found(english));
  });

  test.each(numbersIn(RULEBOOK))('%s: by its number, with as many rulings as in English', (number) => {
    const [text, english] = [printed(number, {}, language), printed(number)];
    expect(numbersIn(text)).toEqual([number]);
    expect(rulingsIn(text)).toEqual(rulingsIn(english));
    expect(text).not.toBe(english);
  });

  test('how the rulebooks differ in a rule, and what was decided about it', () => {
    expect(printed('C-FORT-1', {}, language)).toContain(words.differs);
    expect(printed('c-att-3', {}, language)).toContain(words.ruling);
    expect(idsIn(printed(undefined, { profile: 'fr' }, language))).toEqual(['fr']);
  });

  test('what there is not is refused in it', () => {
    expect(() => printed('risk', {}, language)).toThrow(
      messagesIn(language).cli.unknownRules('risk', '').split(':')[0],
    );
  });
});
