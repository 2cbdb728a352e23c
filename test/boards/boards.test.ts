// Boards of other programs: what is read of them, what their pictures become, and what is said of their faults.
import { describe, expect, test } from '@jest/globals';
import { type ReadFile, readBoard } from '../../src/boards/index.js';
import { loadPack, type PackData } from '../../src/core/index.js';
import { bmpOf, bytesOf, CARDS_FILE, conquestFile, dominationFile, gifOf, NINE, pngOf } from './support/fixtures.js';

const BESIDE: Readonly<Record<string, Uint8Array>> = {
  'nine.gif': gifOf(NINE),
  'nine.png': pngOf(NINE),
  'nine.bmp': bmpOf(NINE),
  'nine.cards': CARDS_FILE,
};
const beside = (name: string): Uint8Array | null => BESIDE[name] ?? null;
const read = (bytes: Uint8Array, files = beside): ReadFile => readBoard(bytes, 'my board', files);
const dataOf = (file: ReadFile): PackData => {
  if (file.data === null) throw new Error(`refused: ${JSON.stringify(file.remarks)}`);
  return file.data;
};
const said = (file: ReadFile): (string | number)[][] =>
  file.remarks.map(({ code, line }) => (line === null ? [code] : [code, line]));

/** What touches on the raster, by ids. */
const contacts = ({ raster }: PackData): Set<string> => {
  if (!raster) throw new Error('no raster');
  const ids = new Map(raster.territories.map(([symbol, id]) => [symbol, id]));
  const rows = raster.rows
    .split('\n')
    .map((row) => [...row.matchAll(/(\d*)(\D)/g)].map(([, n, s = '']) => s.repeat(Number(n || 1))).join(''));
  const found = new Set<string>();
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      for (const other of [row[x + 1], rows[y + 1]?.[x]]) {
        const pair = [ids.get(row[x] ?? ''), ids.get(other ?? '')].sort();
        if (pair[0] && pair[1] && pair[0] !== pair[1]) found.add(pair.join(' '));
      }
    }
  });
  return found;
};

const landEdges = (data: PackData): Set<string> =>
  new Set(data.board.edges.filter(([, , kind]) => kind === 'land').map(([a, b]) => [a, b].sort().join(' ')));

describe('Domination', () => {
  const file = read(dominationFile());
  const data = dataOf(file);

  test('a board with its cards has no remark', () => {
    expect(said(file)).toEqual([]);
    expect(file.format).toBe('domination');
    expect(loadPack(data).ok).toBe(true);
  });

  test('names, ids, codes, regions, bonuses and symbols are those of the file', () => {
    expect(data.names.board).toEqual({ en: 'Nine Rooms' });
    expect(data.board.id).toBe('nine-rooms');
    expect(data.names.territories['north-west']).toEqual({ en: 'North West' });
    expect(data.board.territories.map(({ code }) => code)).toEqual([
      'NWE',
      'NOR',
      'NEA',
      'WES',
      'MID',
      'EAS',
      'SWE',
      'SOU',
      'ISL',
    ]);
    expect(data.board.regions).toEqual([
      { id: 'top', bonus: 2 },
      { id: 'centre', bonus: 5 },
      { id: 'bottom', bonus: 2 },
    ]);
    // Not the order in which symbols are dealt where a file has none.
    expect(data.board.territories.map(({ symbol }) => symbol).slice(0, 3)).toEqual([
      'cavalry',
      'artillery',
      'infantry',
    ]);
  });

  test('the blue channel draws the true shapes, by GIF and by PNG', () => {
    const png = dataOf(read(dominationFile((text) => text.replace('nine.gif', 'nine.png'))));
    for (const each of [data, png]) expect(contacts(each)).toEqual(landEdges(each));
    expect(png.raster?.rows).toBe(data.raster?.rows);
  });

  test('listed neighbours without contact are joined by sea, with a dotted line', () => {
    const sea = data.board.edges.filter(([, , kind]) => kind === 'sea').map(([a, b]) => `${a} ${b}`);
    expect(sea).toEqual(['east isle', 'south isle']);
    expect(data.raster?.links.map(({ a, b, wrap }) => [a, b, wrap])).toEqual([
      ['east', 'isle', false],
      ['south', 'isle', false],
    ]);
  });

  test('the drawn lines between countries are closed, and strangers stay apart', () => {
    expect(landEdges(data).has('middle north')).toBe(true);
    expect(contacts(data).has('east north')).toBe(false);
    const apart = dataOf(
      read(dominationFile((text) => text.replace('2 1 3 5', '2 1 3').replace('5 2 4 6 8', '5 4 6 8'))),
    );
    expect(contacts(apart).has('middle north')).toBe(false);
  });

  test('C-MISSION-2: [missions] are secret missions: continents by number, others by *, an end of a player', () => {
    expect(data.secretMissions).toEqual([
      { id: 'mission-1', regions: ['top', 'bottom'] },
      { id: 'mission-2', territories: 6, armies: 2 },
      // The file says nothing of what it turns into: four in seven, rounded up.
      { id: 'mission-3', eliminate: 2, instead: { territories: 6 } },
      { id: 'mission-4', regions: ['centre'], others: 1 },
    ]);
  });

  test('missions that ask for what there is not are left out, and said', () => {
    const changed = (missions: string): ReadFile =>
      read(dominationFile(), (name) =>
        name === 'nine.cards' ? bytesOf(`[cards]\n\n[missions]\n${missions}`) : beside(name),
      );
    const file = changed(
      '0 0 0 1 4 0 no such continent\n0 10 1 0 0 0 more than there are\n0 0 0 0 0 0 nothing\n3 5 2 0 0 0 an end',
    );
    expect(said(file)).toEqual([
      ['badMission', 4],
      ['badMission', 5],
      ['badMission', 6],
    ]);
    expect(dataOf(file).secretMissions).toEqual([
      { id: 'mission-4', eliminate: 3, instead: { territories: 5, armies: 2 } },
    ]);
    expect(loadPack(dataOf(file)).ok).toBe(true);
  });

  test('a mission keeps its continents where an empty one before them falls away', () => {
    const file = read(
      dominationFile((text) =>
        text
          .replace('Top 2 red', 'Nowhere 9 red\r\nTop 2 red')
          .replace(/^(\d [A-Z]\S+) (\d)/gm, (_, head: string, n: string) => `${head} ${Number(n) + 1}`),
      ),
    );
    expect(said(file)).toEqual([['emptyRegion', 11]]);
    // The first asks for the empty one and the centre.
    expect(dataOf(file).secretMissions?.[0]).toEqual({ id: 'mission-1', regions: ['centre'] });
  });

  test('without its picture a board is drawn from its coordinates', () => {
    const plain = read(dominationFile(), (name) => (name === 'nine.cards' ? CARDS_FILE : null));
    expect(said(plain)).toEqual([['noPicture']]);
    expect(loadPack(dataOf(plain)).ok).toBe(true);
    const strangers = [...contacts(dataOf(plain))].filter((pair) => !landEdges(dataOf(plain)).has(pair));
    expect(strangers).toEqual([]);
  });
});

describe('Conquest', () => {
  test('a fill from each point draws the true shapes', () => {
    const file = read(conquestFile());
    expect(said(file)).toEqual([]);
    expect(loadPack(dataOf(file)).ok).toBe(true);
    expect(contacts(dataOf(file))).toEqual(landEdges(dataOf(file)));
    expect(dataOf(file).names.board).toEqual({ en: 'my board' });
  });

  test('two points in one land: the picture does not fit, and the coordinates are drawn', () => {
    const file = read(conquestFile((text) => text.replace('North West,30,30', 'North West,72,32')));
    expect(said(file)).toEqual([['pictureDisagrees']]);
    expect(loadPack(dataOf(file)).ok).toBe(true);
  });

  test('names in cp1252 and in UTF-8 are the same', () => {
    const utf8 = conquestFile((text) => text.replaceAll('Middle', 'Hérault'));
    const cp1252 = Uint8Array.from([...new TextDecoder().decode(utf8)].map((c) => c.charCodeAt(0)));
    expect(dataOf(read(cp1252)).names).toEqual(dataOf(read(utf8)).names);
  });
});

type Change = (text: string) => string;
const swap =
  (from: string, to: string): Change =>
  (text) => {
    if (!text.includes(from)) throw new Error(`no ${from} in the fixture`);
    return text.replace(from, to);
  };

/** Every fault of a file, and what is said of it; the board is played where the last word is true. */
const FAULTS: readonly (readonly [name: string, format: 'domination' | 'conquest', Change, unknown[], boolean])[] = [
  ['a border on one side only', 'domination', swap('4 1 5 7', '4 1 5'), ['oneWay', 33], true],
  [
    'a border on one side only',
    'conquest',
    swap('West,30,70,Centre,North West,Middle,South West', 'West,30,70,Centre,North West,Middle'),
    ['oneWayMended', 19],
    true,
  ],
  [
    'one way, meant',
    'conquest',
    (t) => swap('warn=yes', 'warn=no')(swap('Middle,South West', 'Middle')(t)),
    ['oneWay', 19],
    true,
  ],
  [
    'another case',
    'conquest',
    swap('West,30,70,Centre,North West', 'West,30,70,centre,NORTH WEST'),
    ['otherCase', 16],
    true,
  ],
  ['a neighbour twice', 'domination', swap('1 2 4', '1 2 4 4'), ['twiceJoined', 27], true],
  ['a border to itself', 'domination', swap('1 2 4', '1 1 2 4'), ['selfJoined', 27], true],
  ['a trailing comma', 'conquest', swap('Top,North,West', 'Top,North,West,'), ['trailingComma', 13], true],
  ['an unknown neighbour', 'domination', swap('1 2 4', '1 2 4 10'), ['unknownNeighbour', 27], false],
  ['an unknown neighbour', 'conquest', swap('Top,North,West', 'Top,Nord,West'), ['unknownNeighbour', 13], false],
  ['an unknown continent', 'domination', swap('1 North_West 1', '1 North_West 4'), ['unknownRegion', 16], false],
  ['an unknown continent', 'conquest', swap('30,30,Top', '30,30,Topp'), ['unknownRegion', 13], false],
  ['a missing section', 'domination', swap('[borders]', '; gone'), ['missingSection'], false],
  ['a missing section', 'conquest', swap('[Continents]', ';'), ['missingSection'], false],
  ['a short line', 'domination', swap('1 North_West 1 30 30', '1 North_West 1'), ['shortLine', 16], false],
  ['a short line', 'conquest', swap('North West,30,30,Top,North,West', 'North West,30,30'), ['shortLine', 13], false],
  ['a number that is none', 'conquest', swap('North West,30,30', 'North West,x,30'), ['badNumber', 13], false],
  ['a bonus that is none', 'domination', swap('Top 2 red', 'Top two red'), ['badBonus', 11], false],
  [
    'an empty continent',
    'domination',
    swap('Bottom 2 blue', 'Bottom 2 blue\nNowhere 3 red'),
    ['emptyRegion', 14],
    true,
  ],
  ['a name with an escape sequence', 'domination', swap('Middle', 'Mid\u001b[31mdle'), ['unsafeName', 20], true],
  ['two of one name', 'domination', swap('5 Middle', '5 North'), ['sameName', 20], true],
  ['two of one name', 'conquest', swap('Middle,70', 'North,70'), ['twiceNamed', 17], false],
  ['an unknown section', 'domination', swap('[borders]', '[weather]\nrain\n[borders]'), ['unknownSection', 26], true],
];

describe('faults', () => {
  test.each(FAULTS)('%s (%s)', (_, format, change, remark, plays) => {
    const file = read(format === 'domination' ? dominationFile(change) : conquestFile(change));
    expect(said(file)).toContainEqual(remark);
    expect(file.data !== null && loadPack(file.data).ok).toBe(plays);
  });
});
