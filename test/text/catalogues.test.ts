// The languages have the same sentences, called the same way, and nothing is left in English by accident.
import { describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { LANGUAGES, type Language, messagesIn } from '../../src/text/index.js';
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
    'bots.names.colonel',
    'keys.menu',
    'keys.missions',
    'keys.page',
    'keys.pause',
    'keys.score',
    'napoleon.columns.missions',
    'napoleon.fortification',
    'napoleon.progress.fortifications',
    'napoleon.progress.regions',
    'napoleon.progress.zones',
    'napoleon.sources.empires',
    'napoleon.sources.missions',
    'report.terminal',
    'screen.columns.short.0',
    'screen.panes.missions',
    'screen.phases.claimMission',
    'screen.phases.combat',
    'screen.title',
    'symbols.joker',
    'tournament.columns.bot',
    'tournament.columns.points',
    'viewer.keys.action',
  ],
  it: ['bots.bot', 'napoleon.via', 'screen.columns.short.0', 'screen.title', 'spoken.no', 'tournament.columns.bot'],
  pt: [
    'bots.bot',
    'report.terminal',
    'screen.columns.short.0',
    'screen.speeds.normal',
    'screen.title',
    'symbols.joker',
    'tournament.columns.bot',
  ],
};

test('the parameters of English can be read from its source', () => {
  const unread = [...english].flatMap(([path, entry]) =>
    isSentence(entry) && parametersOf(entry).length !== entry.length ? [path] : [],
  );
  expect(unread).toEqual([]);
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
