// The languages have the same sentences, called the same way, and nothing is left in English by accident.
import { describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { housePack } from '../../src/core/index.js';
import { EFFECT_WORDS, LANGUAGES, type Language, messagesIn, plainName, plainText } from '../../src/text/index.js';
import { span, wrap, wrapLine } from '../../src/tui/frame/line.js';
import { entriesOf, isSentence, parametersOf, type Samples, said } from './support/catalogue.js';

const OTHERS = LANGUAGES.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

const english = entriesOf(messagesIn('en'));
const SAMPLE: Samples = { name: 'Murat', place: 'Paris', number: 3 };
/** A name that elides what stands before it, and one of each: sentences change with them. */
const SAMPLES: readonly Samples[] = [SAMPLE, { name: 'Augereau', place: 'Odessa', number: 1 }];

describe.each(OTHERS)('%s', (language) => {
  const entries = entriesOf(messagesIn(language));

  test('has the keys of English, and no others', () => {
    expect([...entries.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has strings where English has strings, and functions of as many parameters', () => {
    const shape = (all: ReadonlyMap<string, unknown>): string[] =>
      [...all].map(([path, entry]) => `${path} ${typeof entry === 'function' ? entry.length : '-'}`).sort();
    expect(shape(entries)).toEqual(shape(english));
  });

  test('says something, in words, whatever it is called with', () => {
    const wrong = [...english].flatMap(([path, entry]) =>
      SAMPLES.flatMap((samples) => {
        const text = said(entry, entries.get(path) ?? '', path, samples);
        return text === '' || /\b(undefined|NaN|null|function)\b|\[object|=>/.test(text) ? [`${path}: ${text}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('shows in every sentence what English shows in it', () => {
    const shown = (text: string): string => [...new Set(text.match(/<\w+>|Murat|Paris|\d+/g) ?? [])].sort().join(' ');
    const wrong = [...english].flatMap(([path, entry]) => {
      if (!isSentence(entry)) return [];
      const [here, there] = [entries.get(path) ?? '', entry].map((e) => shown(said(entry, e, path, SAMPLE)));
      return here === there ? [] : [`${path}: ${here} for ${there}`];
    });
    expect(wrong).toEqual([]);
  });

  test('is not English, except where it is meant to be', () => {
    const same = [...english].flatMap(([path, entry]) => {
      const text = said(entry, entry, path, SAMPLE);
      const hasWords = /\p{L}{2}/u.test(text.replace(/<\w+>|Murat|Paris/g, ''));
      return hasWords && text === said(entry, entries.get(path) ?? '', path, SAMPLE) ? [path] : [];
    });
    expect(same.sort()).toEqual([...SAME[language]].sort());
  });

  test('has the quotation marks and apostrophes of print', () => {
    const typed = [...english].flatMap(([path, entry]) => {
      const text = said(entry, entries.get(path) ?? '', path, SAMPLE);
      return /['"]/.test(text) ? [`${path}: ${text}`] : [];
    });
    expect(typed).toEqual([]);
  });
});

/** Words that both languages have, with the same meaning. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  fr: [
    'daily.hours',
    'bots.names.colonel',
    'inspect.labels.missions',
    'inspect.labels.points',
    'inspect.labels.route',
    'story.keys.moment',
    'keys.menu',
    'keys.missions',
    'keys.page',
    'keys.pause',
    'keys.score',
    'look.empires',
    'look.hint.empire',
    'napoleon.bought.fortification',
    'napoleon.columns.missions',
    'napoleon.fortification',
    'napoleon.progress.fortifications',
    'napoleon.progress.regions',
    'napoleon.progress.zones',
    'napoleon.sources.empires',
    'napoleon.sources.missions',
    'report.terminal',
    'screen.panes.missions',
    'screen.phases.claimMission',
    'screen.phases.combat',
    'screen.title',
    'server.bots.colonel',
    'server.form.missions',
    'server.lobby.code',
    'server.lobby.labels.clock',
    'server.lobby.labels.invitation',
    'server.lobby.table',
    'server.lobby.tables',
    'server.table.bot',
    'server.table.of',
    'server.time.minutes',
    'settings.options.autoClaim',
    'settings.values.cells.octant',
    'settings.values.cells.quadrant',
    'settings.values.cells.sextant',
    'server.variants.napoleon-basic',
    'symbols.joker',
    'tournament.columns.bot',
    'tournament.columns.points',
    'usage.values.code',
    'usage.values.options',
    'viewer.keys.action',
    'web.page.menu',
  ],
  it: [
    'daily.hours',
    'bots.bot',
    'cli.seedWas',
    'ending.seed',
    'keyNames.esc',
    'keyNames.home',
    'napoleon.via',
    'screen.title',
    'server.settings.mouse',
    'server.table.bot',
    'server.time.minutes',
    'settings.names.mouse',
    'settings.options.seed',
    'settings.window',
    'spoken.no',
    'tournament.columns.bot',
    'usage.values.CxR',
    'usage.values.file',
  ],
  pt: [
    'daily.hours',
    'bots.bot',
    ...['end', 'enter', 'esc', 'home', 'pgdn', 'pgup'].map((key) => `keyNames.${key}`),
    'napoleon.bought.general',
    'report.terminal',
    'screen.speeds.normal',
    'screen.title',
    'server.table.bot',
    'server.time.minutes',
    'settings.values.pace.normal',
    'symbols.joker',
    'tournament.columns.bot',
    'web.page.menu',
  ],
};

test('the parameters of English can be read from its source', () => {
  const unread = [...english].flatMap(([path, entry]) =>
    isSentence(entry) && parametersOf(entry).length !== entry.length ? [path] : [],
  );
  expect(unread).toEqual([]);
});

const texts = (language: Language, number: number): string[] => {
  const entries = entriesOf(messagesIn(language));
  return [...english].map(
    ([path, entry]) => `${path}: ${said(entry, entries.get(path) ?? '', path, { ...SAMPLE, number })}`,
  );
};

describe('typography', () => {
  test('French has no plain space before : ; ? ! » and after «, so that no line begins with one of them', () => {
    const words = texts('fr', 2).map((text) => text.slice(text.indexOf(': ') + 2));
    const { missionNames = {} } = housePack('europe') ?? {};
    const packs = Object.values(missionNames).flatMap(({ name, text }) => [name['fr'] ?? '', text['fr'] ?? '']);
    const effects = Object.values(EFFECT_WORDS).flatMap(({ name, text }) => [name.fr, text.fr]);
    const plain = [...words, ...packs, ...effects].filter((text) => / [:;?!»](?:$|[\s.,)»\u00a0])|« /.test(text));
    expect(plain).toEqual([]);
  });

  test('a line is never broken at a space that holds it together', () => {
    const text = 'Où placer vos armées\u00a0? Dans les territoires\u00a0: deux «\u00a0mots\u00a0».';
    for (let columns = 12; columns < 40; columns++) {
      const rows = [
        ...wrap(text, columns),
        ...wrapLine([span(text)], columns).map((l) => l.map((s) => s.text).join('')),
      ];
      expect(rows.filter((row) => /^\s*[:;?!»]/.test(row))).toEqual([]);
    }
    expect(plainText(` a  b\u00a0: c\n`)).toBe('a b\u00a0: c');
    expect(plainName('Ney\u00a0I', '')).toBe('Ney I');
  });

  test('keys are called as on the keyboards of the language', () => {
    const english = (language: Language): string[] =>
      texts(language, 2).filter((text) => !text.startsWith('keyNames.') && /\b(Enter|PgUp|PgDn)\b/.test(text));
    expect([...english('fr'), ...english('it')]).toEqual([]);
  });

  test('an ellipsis follows its word', () => {
    for (const language of LANGUAGES) expect(texts(language, 2).filter((text) => / …/.test(text))).toEqual([]);
  });
});

/** Sentences whose number is never 1. */
const ALWAYS_MANY: readonly string[] = ['menu.playersItem', 'lobby.kind', 'cli.simulated'];

/** Nouns that a count stands before, in the singular and in the plural. */
const NOUNS: Readonly<Record<Language, string>> = {
  en: 'armies|regiments|cards|dice|territories|ships|generals|admirals|targets|games|actions|wins|zones|sets|bots|minutes|hours|days|seats|names|players',
  fr: 'armées|régiments|cartes|dés|territoires|navires|généraux|amiraux|cibles|parties|actions|victoires|zones|combinaisons|bots|minutes|heures|jours|places|noms|joueurs',
  it: 'armate|reggimenti|carte|dadi|territori|navi|generali|ammiragli|bersagli|partite|azioni|vittorie|zone|combinazioni|minuti|ore|giorni|posti|nomi|giocatori',
  pt: 'exércitos|regimentos|cartas|dados|territórios|navios|generais|almirantes|alvos|jogos|ações|vitórias|zonas|conjuntos|bots|minutos|horas|dias|lugares|nomes|jogadores',
};

describe.each([...LANGUAGES])('counts of 1 in %s', (language) => {
  test('stand with a singular', () => {
    const plural = new RegExp(`(?<![\\d.,:/-])\\b1 (?:${NOUNS[language]})(?![\\p{L}])`, 'u');
    const wrong = texts(language, 1).filter(
      (text) => plural.test(text) && !ALWAYS_MANY.includes(text.slice(0, text.indexOf(':'))),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the names of keys', () => {
  /** Too long for the line of keys at 80 columns: they stand on the help page, or they come first. */
  const LONG = ['auto', 'repeat', 'stop', 'quiet', 'quietBattle', 'report'];
  const HELP_COLUMNS = 24;

  test.each([...LANGUAGES])('%s: short enough for the line of keys', (language) => {
    const keys = Object.entries(messagesIn(language).keys);
    const long = keys.filter(([key, text]) => stringWidth(text) > (LONG.includes(key) ? HELP_COLUMNS : 12));
    expect(long).toEqual([]);
  });
});

describe('words that were decided against (TERMS.md)', () => {
  const AGAINST: Readonly<Record<Language, RegExp>> = {
    en: /\btaken back\b|\bgo on with\b|\bpassed over\b|\bmaritime zone|\beyes of\b/i,
    fr: /\bprovince|pourpre|graine aléatoire|\bterritoire voisin/i,
    it: /\bsem[ei]\b|\bprovinci[ae]\b|\bobiettiv[oi]\b|fase di combattimento/i,
    pt: /\bvocê|\blínguas?\b|\brelan[cç]|\bretomar\b|\btela\b|\barquivo\b/i,
  };

  test.each([...LANGUAGES])('%s: none of them stands in a sentence', (language) => {
    const effects = Object.values(EFFECT_WORDS).flatMap(({ name, text }) => [name[language], text[language]]);
    const said = texts(language, 2).map((text) => text.slice(text.indexOf(': ') + 2));
    const found = [...said, ...effects].filter((text) => AGAINST[language].test(text));
    expect(found).toEqual([]);
  });
});
