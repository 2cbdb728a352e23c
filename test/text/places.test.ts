// Places as sentences name them: the forms of every class, and no sentence with a bare name where its language has none.
import { describe, expect, test } from '@jest/globals';
import { housePack, type PlaceId, type RegionId } from '../../src/core/index.js';
import { wordsOf } from '../../src/narration/words.js';
import { LANGUAGES, type Language, messagesIn, type Place } from '../../src/text/index.js';
import { napoleonRules } from '../support/napoleonTables.js';
import { rulesOf } from '../support/setups.js';
import { entriesOf, isSentence, parametersOf, said } from './support/catalogue.js';

const formsOf = (place: Place): string => [place.the, place.of, place.from, place.to, place.in].join(' | ');

const on = (board: 'world' | 'europe', language: Language) =>
  wordsOf(board === 'world' ? rulesOf(3, 'places') : napoleonRules(3, 'places'), [], language);

const FORMS: readonly (readonly [Language, 'world' | 'europe', id: string, forms: string])[] = [
  ['en', 'world', 'china', 'China | China | China | China | China'],
  ['fr', 'europe', 'brittany', 'la Bretagne | de la Bretagne | depuis la Bretagne | vers la Bretagne | en Bretagne'],
  ['fr', 'europe', 'portugal', 'le Portugal | du Portugal | depuis le Portugal | vers le Portugal | au Portugal'],
  ['fr', 'europe', 'piedmont', 'le Piémont | du Piémont | depuis le Piémont | vers le Piémont | en Piémont'],
  ['fr', 'europe', 'scotland', 'l’Écosse | de l’Écosse | depuis l’Écosse | vers l’Écosse | en Écosse'],
  ['fr', 'europe', 'rome', 'Rome | de Rome | depuis Rome | vers Rome | à Rome'],
  ['fr', 'europe', 'algiers', 'Alger | d’Alger | depuis Alger | vers Alger | à Alger'],
  ['fr', 'world', 'ural', 'l’Oural | de l’Oural | depuis l’Oural | vers l’Oural | dans l’Oural'],
  [
    'fr',
    'world',
    'northwest-territory',
    'les Territoires du Nord-Ouest | des Territoires du Nord-Ouest | depuis les Territoires du Nord-Ouest | vers les Territoires du Nord-Ouest | dans les Territoires du Nord-Ouest',
  ],
  [
    'fr',
    'europe',
    'black-sea',
    'la mer Noire | de la mer Noire | depuis la mer Noire | vers la mer Noire | en mer Noire',
  ],
  ['it', 'europe', 'bavaria', 'la Baviera | della Baviera | dalla Baviera | alla Baviera | in Baviera'],
  ['it', 'europe', 'portugal', 'il Portogallo | del Portogallo | dal Portogallo | al Portogallo | in Portogallo'],
  ['it', 'europe', 'holland', 'l’Olanda | dell’Olanda | dall’Olanda | all’Olanda | in Olanda'],
  ['it', 'europe', 'rome', 'Roma | di Roma | da Roma | a Roma | a Roma'],
  ['it', 'europe', 'algiers', 'Algeri | di Algeri | da Algeri | ad Algeri | ad Algeri'],
  ['it', 'world', 'ural', 'gli Urali | degli Urali | dagli Urali | agli Urali | negli Urali'],
  ['it', 'europe', 'black-sea', 'il Mar Nero | del Mar Nero | dal Mar Nero | al Mar Nero | nel Mar Nero'],
  ['pt', 'world', 'china', 'a China | da China | da China | para a China | na China'],
  ['pt', 'world', 'japan', 'o Japão | do Japão | do Japão | para o Japão | no Japão'],
  ['pt', 'world', 'ural', 'os Urais | dos Urais | dos Urais | para os Urais | nos Urais'],
  ['pt', 'europe', 'portugal', 'Portugal | de Portugal | de Portugal | para Portugal | em Portugal'],
];

describe('the forms of a place', () => {
  test.each(FORMS)('%s: %s %s', (language, board, id, forms) => {
    expect(formsOf(on(board, language).placeOf(id as PlaceId))).toBe(forms);
  });

  test('names stand with a capital on the map, and plurals take a plural verb', () => {
    const [fr, it] = [on('europe', 'fr'), on('world', 'it')];
    expect(fr.placeOf('black-sea' as PlaceId).bare).toBe('Mer Noire');
    expect(['ural', 'china'].map((id) => it.placeOf(id as PlaceId).many)).toEqual([true, false]);
    expect(on('europe', 'fr').regionOf('nordic-kingdoms' as RegionId).of).toBe('des Royaumes nordiques');
  });

  test('a name in another language stands without the articles of that one', () => {
    const pack = housePack('europe');
    if (pack === null) throw new Error('test: no pack');
    const rules = napoleonRules(3, 'places');
    const names = { ...pack.names, territories: { rome: { fr: { name: 'la Ville', article: 'la' } } } };
    const words = wordsOf({ ...rules, pack: { ...pack, names } }, [], 'it');
    expect(words.placeOf('rome' as PlaceId).of).toBe('di la Ville');
    expect(words.placeOf('moscow' as PlaceId).bare).toBe('Moscow');
  });

  test('where a sentence would be too long for its row, names are short', () => {
    const words = on('world', 'it');
    const ids = ['western-united-states', 'eastern-united-states'] as unknown as readonly PlaceId[];
    const say = (columns: number): string => words.fitting(columns, ids, (a, b) => `${a?.from} ${b?.to}.`);
    expect(say(80)).toBe('dagli Stati Uniti occidentali agli Stati Uniti orientali.');
    expect(say(50)).toBe('dagli Stati Uniti occ. agli Stati Uniti or.');
  });
});

/** A place whose bare name betrays itself: sentences may use the other forms only. */
const MARKED: Place = {
  bare: '<bare>',
  short: '<short>',
  the: '<the>',
  of: '<of>',
  from: '<from>',
  to: '<to>',
  in: '<in>',
  many: false,
};

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('no sentence has a bare place', () => {
    const english = entriesOf(messagesIn('en'));
    const entries = entriesOf(messagesIn(language));
    const taken: string[] = [];
    const bare = [...english].flatMap(([path, entry]) => {
      const there = entries.get(path) ?? '';
      if (!isSentence(entry) || !isSentence(there) || parametersOf(entry).length === 0) return [];
      const text = said(entry, there, path, { name: 'Ney', place: MARKED, number: 2 });
      if (/<(the|of|from|to|in)>/.test(text)) taken.push(path);
      return text.includes('<bare>') ? [`${path}: ${text}`] : [];
    });
    expect(bare).toEqual([]);
    expect(taken.length).toBeGreaterThan(45);
  });
});
