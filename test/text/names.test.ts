// Everything on the boards, every mission and every card effect has its words in every language.
import { describe, expect, test } from '@jest/globals';
import stringWidth from 'string-width';
import { EFFECT_IDS, HOUSE_DATA, type Named, type PackData } from '../../src/core/index.js';
import { EFFECT_WORDS, LANGUAGES } from '../../src/text/index.js';

type Words = Readonly<Record<string, string>>;

/** What is wrong with the words of `id`, if anything. */
const faultsOf = (id: string, words: Words | undefined): string[] => {
  if (words === undefined) return [`${id}: no words`];
  if (Object.keys(words).sort().join() !== [...LANGUAGES].sort().join()) return [`${id}: ${Object.keys(words)}`];
  return LANGUAGES.filter((l) => (words[l] ?? '').trim() === '' || (l !== 'en' && /['"]/.test(words[l] ?? ''))).map(
    (l) => `${id} ${l}`,
  );
};

const repeated = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

/** Names without what goes with them. */
const bare = (named: Named | undefined): Words | undefined =>
  named && Object.fromEntries(Object.entries(named).map(([l, n]) => [l, typeof n === 'string' ? n : n.name]));

describe.each(HOUSE_DATA.map((pack): [string, PackData] => [pack.board.id, pack]))('the board %s', (_id, pack) => {
  const { board, names } = pack;
  const places = [
    ['territories', board.territories],
    ['regions', board.regions],
    ['zones', board.zones ?? []],
    ['routes', board.routes ?? []],
  ] as const;

  test('has a name in every language', () => {
    expect(faultsOf('board', names.board)).toEqual([]);
  });

  test.each(places)('its %s have names in every language, and nothing else has', (kind, there) => {
    const words = names[kind];
    expect(Object.keys(words).sort()).toEqual(there.map((place) => String(place.id)).sort());
    expect(there.flatMap((place) => faultsOf(place.id, bare(words[place.id])))).toEqual([]);
  });

  test.each([...LANGUAGES])('no two places have the same name in %s', (language) => {
    const all = (['territories', 'zones'] as const).flatMap((kind) =>
      Object.values(names[kind]).map((named) => bare(named)?.[language] ?? ''),
    );
    expect(repeated(all)).toEqual([]);
  });

  /** What the narrowest list of each kind has room for: a short name is needed where the name is longer. */
  const COLUMNS = { territories: board.zones.length > 0 ? 17 : 21, regions: 20, zones: 23 } as const;
  test.each([...LANGUAGES])('names are short enough for lists in %s', (language) => {
    const long = (['territories', 'regions', 'zones'] as const).flatMap((kind) =>
      Object.values(names[kind])
        .map((named) => named[language] ?? '')
        .map((name) => (typeof name === 'string' ? name : (name.short ?? name.name)))
        .filter((name) => stringWidth(name) > COLUMNS[kind]),
    );
    expect(long).toEqual([]);
  });
});

describe('missions', () => {
  const { missions = [] } = HOUSE_DATA[1]?.napoleon ?? {};
  const { missionNames = {} } = HOUSE_DATA[1] ?? {};
  const ids = missions.map(({ id }) => String(id));

  test('all 48 have a name and a text in every language', () => {
    expect(ids).toHaveLength(48);
    expect(Object.keys(missionNames).sort()).toEqual([...ids].sort());
    expect(ids.flatMap((id) => faultsOf(`${id} name`, missionNames[id]?.name))).toEqual([]);
    expect(ids.flatMap((id) => faultsOf(`${id} text`, missionNames[id]?.text))).toEqual([]);
  });

  test('their texts take the same numbers in every language, and only those that the mission has', () => {
    const taken = (text: string): string => [...new Set(text.match(/\{.*?\}/g) ?? [])].sort().join(' ');
    const wrong = missions.flatMap(({ id, condition }) => {
      const words = missionNames[id]?.text;
      const english = taken(words?.['en'] ?? '');
      const has = (key: string): boolean => key in condition && typeof condition[key as 'captured'] !== 'string';
      const unknown = [...english.matchAll(/\{(\w+)\}/g)].filter(([, key]) => key === undefined || !has(key));
      const others = LANGUAGES.filter((language) => taken(words?.[language] ?? '') !== english);
      return [...unknown.map(([key]) => `${id} ${key}`), ...others.map((language) => `${id} ${language}`)];
    });
    expect(wrong).toEqual([]);
  });

  test.each([...LANGUAGES])('no two have the same name in %s', (language) => {
    expect(repeated(ids.map((id) => missionNames[id]?.name[language] ?? ''))).toEqual([]);
  });
});

describe('card effects', () => {
  test('all 20 have a name and a text in every language', () => {
    expect(EFFECT_IDS).toHaveLength(20);
    expect(Object.keys(EFFECT_WORDS).sort()).toEqual([...EFFECT_IDS].sort());
    expect(EFFECT_IDS.flatMap((id) => faultsOf(`${id} name`, EFFECT_WORDS[id]?.name))).toEqual([]);
    expect(EFFECT_IDS.flatMap((id) => faultsOf(`${id} text`, EFFECT_WORDS[id]?.text))).toEqual([]);
  });

  test.each([...LANGUAGES])('no two have the same name in %s', (language) => {
    expect(repeated(EFFECT_IDS.map((id) => EFFECT_WORDS[id]?.name[language] ?? ''))).toEqual([]);
  });

  test('texts have the same numbers in every language', () => {
    const digits = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ');
    const wrong = EFFECT_IDS.flatMap((id) =>
      LANGUAGES.filter((l) => digits(EFFECT_WORDS[id]?.text[l] ?? '') !== digits(EFFECT_WORDS[id]?.text.en ?? '')).map(
        (l) => `${id} ${l}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
