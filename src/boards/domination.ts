// Boards of Domination: a `.map` file with sections, and a `.cards` file beside it.
import type { CardSymbol } from '../core/index.js';
import { createRemarks, type ForeignBoard, type ForeignMission, type ReadBoard, type Remarks } from './foreign.js';
import { checkCount, joinsOf, type Listed, withoutEmpty } from './joins.js';
import { linesOf, nameOf, quoted, type SourceLine, wholeOf } from './lines.js';

const SECTIONS = ['files', 'continents', 'countries', 'borders'] as const;
type Section = (typeof SECTIONS)[number] | 'header' | 'other';

const MOST_BONUS = 1000;

interface Row extends SourceLine {
  readonly words: readonly string[];
}

/** Lines by section; comments begin with a semicolon. */
const sectionsOf = (lines: readonly SourceLine[], remarks: Remarks): ReadonlyMap<string, readonly Row[]> => {
  const rows = new Map<string, Row[]>();
  let section: Section | string = 'header';
  for (const { number, text } of lines) {
    if (text === '' || text.startsWith(';')) continue;
    const title = /^\[(.+)\]$/.exec(text)?.[1]?.trim().toLowerCase();
    if (title !== undefined) {
      section = title;
      if (![...SECTIONS, 'cards', 'missions'].includes(title as never)) {
        remarks.say('unknownSection', number, { section: quoted(title) });
      }
      if (!rows.has(title)) rows.set(title, []);
      continue;
    }
    rows.set(section, [...(rows.get(section) ?? []), { number, text, words: text.split(/\s+/) }]);
  }
  return rows;
};

const spaced = (word: string): string => word.replace(/[_-]/g, ' ');

const fileNamed = (rows: readonly Row[], key: string): string | null =>
  rows.find(({ words }) => words[0]?.toLowerCase() === key && words.length > 1)?.text.replace(/^\S+\s+/, '') ?? null;

interface Region {
  readonly name: string;
  readonly bonus: number;
}

const regionOf = ({ words, number }: Row, remarks: Remarks): Region | null => {
  const [raw, worth] = words;
  if (raw === undefined || worth === undefined) {
    remarks.say('shortLine', number, { wanted: 'name bonus colour' });
    return null;
  }
  const [name, bonus] = [nameOf(spaced(raw), number, remarks), wholeOf(worth)];
  if (bonus === null || bonus < 0 || bonus > MOST_BONUS) {
    remarks.say('badBonus', number, { bonus: quoted(worth), most: MOST_BONUS });
    return null;
  }
  return name === null ? null : { name, bonus };
};

interface Country {
  readonly name: string;
  /** 0-based, in the file's order. */
  readonly region: number;
  readonly x: number;
  readonly y: number;
}

const countryOf = ({ words, number }: Row, i: number, regions: number, remarks: Remarks): Country | null => {
  if (words.length < 5) {
    remarks.say('shortLine', number, { wanted: 'id name continent x y' });
    return null;
  }
  const [id, region, x, y] = [words[0], words[2], words[3], words[4]].map(wholeOf);
  const name = nameOf(spaced(words[1] ?? ''), number, remarks);
  if (id !== i + 1) {
    remarks.say('wrongId', number, { id: quoted(words[0] ?? ''), wanted: i + 1 });
    return null;
  }
  if (typeof region !== 'number' || typeof x !== 'number' || typeof y !== 'number') {
    remarks.say('badNumber', number, { wanted: 'id name continent x y' });
    return null;
  }
  if (region < 1 || region > regions) {
    remarks.say('unknownRegion', number, { region });
    return null;
  }
  return name === null ? null : { name, region: region - 1, x, y };
};

/** Names are for people here, so that two of one name stay apart by a number. */
const distinct = (countries: readonly Country[], rows: readonly Row[], remarks: Remarks): readonly string[] => {
  const seen = new Map<string, number>();
  return countries.map(({ name }, i) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (count > 1) remarks.say('sameName', rows[i]?.number ?? null, { name });
    return count === 1 ? name : `${name} ${count}`;
  });
};

const bordersOf = (rows: readonly Row[], names: readonly string[], remarks: Remarks): Listed[] =>
  rows.flatMap(({ words, number }): Listed[] => {
    const numbers = words.map(wholeOf);
    const bad = words.find((_, i) => numbers[i] === null);
    if (bad !== undefined) {
      remarks.say('badNumber', number, { wanted: 'id neighbour neighbour ...' });
      return [];
    }
    const [from = 0, ...to] = numbers.flatMap((n) => n ?? []);
    const isKnown = (n: number): boolean => n >= 1 && n <= names.length;
    for (const n of [from, ...to]) {
      if (!isKnown(n)) remarks.say('unknownNeighbour', number, { neighbour: n, count: names.length });
    }
    return isKnown(from) ? [{ from: from - 1, line: number, to: to.filter(isKnown).map((n) => n - 1) }] : [];
  });

const SYMBOLS: Readonly<Record<string, CardSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  cannon: 'artillery',
  artillery: 'artillery',
};

/** What a `.cards` file adds: a symbol for each territory, and secret missions. */
export interface ForeignCards {
  readonly symbols: readonly (CardSymbol | null)[];
  readonly missions: readonly ForeignMission[];
}

const missionOf = ({ words, number, text }: Row, remarks: Remarks): ForeignMission[] => {
  const [player, countries, armies] = words.slice(0, 3).map(wholeOf);
  const continents = words.slice(3, 6).map((word) => (word === '*' ? '*' : wholeOf(word)));
  const isRead =
    [player, countries, armies].every((n) => typeof n === 'number' && n >= 0) &&
    continents.length === 3 &&
    continents.every((c) => c !== null && (c === '*' || c >= 0));
  if (!isRead) {
    remarks.say('badMission', number, { text: quoted(text) });
    return [];
  }
  const told = quoted(words.slice(6).join(' '));
  return [
    {
      player: player ?? 0,
      countries: countries ?? 0,
      armies: armies ?? 0,
      continents: continents.flatMap((c) => c ?? []),
      text: told,
      line: number,
    },
  ];
};

/** Reads a `.cards` file for a board of `count` territories. Faults of it cost a card or a mission, never the board. */
export const readDominationCards = (bytes: Uint8Array, count: number, remarks: Remarks): ForeignCards => {
  const sections = sectionsOf(linesOf(bytes, 'latin1', remarks) ?? [], remarks);
  const symbols = new Array<CardSymbol | null>(count).fill(null);
  for (const { words, number, text } of sections.get('cards') ?? []) {
    const kind = words[0]?.toLowerCase() ?? '';
    if (kind === 'wildcard') continue;
    const [symbol, id] = [SYMBOLS[kind], wholeOf(words[1])];
    if (symbol === undefined || id === null || id < 1 || id > count) {
      remarks.say('badCard', number, { text: quoted(text) });
    } else symbols[id - 1] = symbol;
  }
  return { symbols, missions: (sections.get('missions') ?? []).flatMap((row) => missionOf(row, remarks)) };
};

const headerName = (rows: readonly Row[], remarks: Remarks): string | null => {
  const row = rows.find(({ words }) => words[0]?.toLowerCase() === 'name' && words.length > 1);
  return row ? nameOf(row.words.slice(1).join(' '), row.number, remarks) : null;
};

/** Reads a `.map` file; `cardsOf` gives the bytes of the file beside it that it names, or null. */
export const readDomination = (bytes: Uint8Array, cardsOf: (name: string) => Uint8Array | null): ReadBoard => {
  const remarks = createRemarks();
  const lines = linesOf(bytes, 'latin1', remarks);
  const refused = (): ReadBoard => ({ board: null, remarks: remarks.all });
  if (lines === null) return refused();
  const sections = sectionsOf(lines, remarks);
  for (const section of SECTIONS.slice(1)) {
    if (!sections.has(section)) remarks.say('missingSection', null, { section: `[${section}]` });
  }
  if (remarks.isRefused) return refused();
  const rows = (section: Section): readonly Row[] => sections.get(section) ?? [];
  const regions = rows('continents').flatMap((row) => regionOf(row, remarks) ?? []);
  const countries = rows('countries').flatMap((row, i) => countryOf(row, i, rows('continents').length, remarks) ?? []);
  checkCount(rows('countries').length, remarks);
  if (remarks.isRefused) return refused();
  const names = distinct(countries, rows('countries'), remarks);
  const joins = joinsOf(bordersOf(rows('borders'), names, remarks), names, true, remarks);
  const cards = fileNamed(rows('files'), 'crd');
  const cardBytes = cards === null ? null : cardsOf(cards);
  if (cards !== null && cardBytes === null) remarks.say('noCards', null, { file: quoted(cards) });
  if (remarks.isRefused) return refused();
  const read = cardBytes === null ? null : readDominationCards(cardBytes, names.length, remarks);
  const kept = withoutEmpty(
    regions,
    rows('continents').map(({ number }) => number),
    countries.map(({ region }) => region),
    remarks,
  );
  const board: ForeignBoard = {
    format: 'domination',
    name: headerName(rows('header'), remarks),
    territories: countries.map(({ region, x, y }, i) => ({
      name: names[i] ?? '',
      region: kept.numberOf(region),
      x,
      y,
      symbol: read?.symbols[i] ?? null,
    })),
    regions: kept.regions,
    joins,
    missions: (read?.missions ?? []).map((mission) => ({
      ...mission,
      continents: mission.continents.map((c) =>
        c === '*' || c === 0 || c > regions.length ? c : kept.numberOf(c - 1) + 1,
      ),
    })),
    picture: fileNamed(rows('files'), 'map'),
    cards,
  };
  return { board, remarks: remarks.all };
};
