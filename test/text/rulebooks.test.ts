// The rulebook in every language is the English one: the same rules, ids and tables, and the same numbers in each rule.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { EFFECT_IDS, housePack, PROFILE_IDS } from '../../src/core/index.js';
import { EFFECT_WORDS, LANGUAGES, type Language, messagesIn } from '../../src/text/index.js';

type Translation = Exclude<Language, 'en'>;
const TRANSLATIONS = LANGUAGES.filter((language): language is Translation => language !== 'en');

/** A heading, a paragraph, an item of a list or a row of a table. */
const piecesOf = (language: Language): readonly string[] =>
  readFileSync(`docs/${messagesIn(language).cli.rulesFile}`, 'utf8')
    .trim()
    .split(/\n\n+|\n(?=- |\| )/)
    .map((piece) => piece.replace(/\s+/g, ' '));

const RULE = /(?<![\w-])[CDNT]-(?:[A-Z]+-)?(?:\d+|[A-Z]+)(?![\w-])/g;
const CODE = /`[^`]*`/g;

/** How each language says 2, 3 and so on. */
const NUMBERS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    2: 'two|both',
    3: 'three|third',
    4: 'four',
    5: 'five|fives|fifth',
    6: 'six|sixth',
    7: 'seven',
    8: 'eight',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
  },
  fr: {
    2: 'deux',
    3: 'trois|troisième',
    4: 'quatre',
    5: 'cinq|cinquième',
    6: 'six|sixième',
    7: 'sept',
    8: 'huit',
    10: 'dix',
    11: 'onze',
    12: 'douze',
  },
  it: {
    2: 'due|entrambi|entrambe',
    3: 'tre|terzo',
    4: 'quattro',
    5: 'cinque|quinto|quinta',
    6: 'sei|sesta',
    7: 'sette',
    8: 'otto',
    10: 'dieci',
    11: 'undici',
    12: 'dodici',
  },
  pt: {
    2: 'dois|duas|ambos|ambas',
    3: 'três|terceiro',
    4: 'quatro',
    5: 'cinco|quinta|quinto',
    6: 'seis|sexto',
    7: 'sete',
    8: 'oito',
    10: 'dez',
    11: 'onze',
    12: 'doze',
  },
};

/** The numbers that a piece says, figures as they come and then the words, without those of rules and options. */
const numbersIn = (piece: string, language: Language): string => {
  const text = piece.replace(RULE, '').replace(CODE, '');
  const written = Object.entries(NUMBERS[language]).flatMap(([value, words]) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))].map(() => Number(value)),
  );
  return [...(text.match(/\d+/g) ?? []), '|', ...written].join(' ');
};

/** What may not differ between languages: what kind of piece it is, its id or number, what it refers to. */
const frameOf = (piece: string): string => {
  const [, mark = '', id = ''] = /^(#+|-|\|)? ?.*?(?:\(`([\w-]+)`\)$)?$/.exec(piece) ?? [];
  const [, defined = ''] = /^\*\*(.*?)\*\* /.exec(piece) ?? [];
  const [, ruling = ''] = /^- ([A-Z][A-Z0-9-]+) ?:/.exec(piece) ?? [];
  const cells = mark === '|' ? piece.split('|').length : 0;
  const refers = [...(piece.match(RULE) ?? []), ...(piece.match(CODE) ?? [])].sort();
  return [mark, cells, id, defined, ruling, ...refers].join(' ');
};

/** What is written alike in English, and means the same. */
const SAME: Readonly<Record<Translation, readonly string[]>> = {
  fr: ['### 3. Combat', '### Missions'],
  it: ['## Risk Napoleon (`napoleon`)', '| Iberia | 4 | 3 |', '| Prussia | 4 | 4 |'],
  pt: [],
};
const hasWords = (piece: string): boolean => /\p{L}{2}/u.test(piece);

const english = piecesOf('en');

describe.each(TRANSLATIONS)('the rulebook in %s', (language) => {
  const pieces = piecesOf(language);
  const differing = (what: (piece: string, language: Language) => string): string[] =>
    pieces.flatMap((piece, n) => {
      const [here, there] = [what(piece, language), what(english[n] ?? '', 'en')];
      return here === there ? [] : [`${piece.slice(0, 60)}: ${here} for ${there}`];
    });

  test('has the headings, rules, rulings and tables of the English one, in its order', () => {
    expect(differing(frameOf)).toEqual([]);
    expect(pieces).toHaveLength(english.length);
  });

  test('says the same numbers everywhere', () => {
    expect(differing(numbersIn)).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const same = pieces.filter((piece, n) => piece === english[n] && hasWords(piece));
    expect(same).toEqual(SAME[language]);
  });

  test('has the quotation marks and apostrophes of print', () => {
    expect(pieces.filter((piece) => /['"]/.test(piece.replace(CODE, '')))).toEqual([]);
  });

  test('calls games, empires, territories and effects as the screen does', () => {
    const names = housePack('europe')?.names;
    const words = [
      ...Object.values(names?.territories ?? {}),
      ...Object.values(names?.regions ?? {}),
      ...EFFECT_IDS.map((id) => EFFECT_WORDS[id]?.name),
    ].map((word) => {
      const name = word?.[language] ?? '';
      return typeof name === 'string' ? name : name.name;
    });
    const text = pieces.join('\n');
    expect(words.filter((word) => !new RegExp(`(?:[:,] |\\| )${word}(?:[,.;]| ;| \\|)`).test(text))).toEqual([]);
    const { symbols, menu } = messagesIn(language);
    for (const word of Object.values(symbols)) expect(text).toContain(word);
    for (const id of PROFILE_IDS) expect(text).toContain(`\n### ${menu.profiles[id]} (\`${id}\`)\n`);
  });

  test('refers to its own headings', () => {
    const [, last = ''] = /^## (.*) \(`rulings`\)$/m.exec(pieces.join('\n')) ?? [];
    const [, books = ''] = /^## (.*) \(`rulebooks`\)$/m.exec(pieces.join('\n')) ?? [];
    const [, basic = ''] = /^## (.*) \(`napoleon-basic`\)$/m.exec(pieces.join('\n')) ?? [];
    for (const title of [last, books, basic]) expect(pieces.join('\n')).toContain(`_${title}_`);
  });
});
