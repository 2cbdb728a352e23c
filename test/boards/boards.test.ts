// Boards of other programs: what is read of them, what their pictures become, and what is said of their faults.
import { deflateSync } from 'node:zlib';
import { describe, expect, jest, test } from '@jest/globals';
import { REFUSALS, type ReadFile, readBoard, WARNINGS } from '../../src/boards/index.js';
import { HOUSE_BOARDS, loadPack, loadRules, type PackData } from '../../src/core/index.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { setupOf } from '../support/setups.js';
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

test.each(HOUSE_BOARDS)('a file called "%s" is a board of its own, which the classic games are played on', (called) => {
  const plain = dataOf(
    readBoard(
      dominationFile((text) => text.replace('Nine Rooms', called)),
      'my board',
      beside,
    ),
  );
  expect(plain.board.id).toBe(`${called}-2`);
  expect(plain.names.board).toEqual({ en: called });
  const pack = loadPack(plain);
  if (!pack.ok) throw new Error(pack.error.code);
  const setup = { ...setupOf(3, 'own'), board: plain.board.id };
  expect(loadRules(setup, [pack.value])).toMatchObject({ ok: true });
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

  test('points on one spot, in a corner, outside: each has its place on the map', () => {
    for (const at of ['5,5', '0,0', '999999,-999999']) {
      const file = read(conquestFile((text) => text.replace('nine.bmp', '').replace(/,\d+,\d+,/g, `,${at},`)));
      const data = dataOf(file);
      expect(loadPack(data).ok).toBe(true);
      expect(data.raster?.territories).toHaveLength(9);
    }
  });

  test('255 points on one spot end as well', () => {
    const rows = Array.from({ length: 255 }, (_, n) => `T${n},9,9,All,T${(n + 1) % 255},T${(n + 254) % 255}`);
    const file = read(bytesOf(['[Map]', '[Continents]', 'All=5', '[Territories]', ...rows].join('\n')));
    expect(dataOf(file).raster?.territories).toHaveLength(255);
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

/** A picture's first bytes alone, with a size of its own. */
const headOf = (bytes: Uint8Array, at: number, width: number, height: number, isLittle: boolean): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  const data = new DataView(copy.buffer);
  data.setUint32(at, width, isLittle);
  data.setUint32(at + 4, height, isLittle);
  return copy;
};

/** The sum that a chunk of a PNG ends with. */
const crc32 = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let k = 0; k < 8; k++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** 16 x 16 pixels in passes, as the header says, and forty million bytes behind that. */
const bomb = (): Uint8Array => {
  const head = Buffer.from([0, 0, 0, 16, 0, 0, 0, 16, 8, 6, 0, 0, 1]);
  const packed = deflateSync(Buffer.alloc(40_000_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ]);
};

const MORE: Readonly<Record<string, Uint8Array>> = {
  'short.gif': gifOf(NINE).subarray(0, 900),
  'huge.png': headOf(pngOf(NINE), 16, 65_535, 65_535, false),
  'huge.bmp': headOf(bmpOf(NINE), 18, 65_535, 65_535, true),
  'bomb.png': bomb(),
  'eight.gif': gifOf({ ...NINE, at: NINE.at.map((room) => (room === 4 ? -1 : room)) }),
  'ten.gif': gifOf({ ...NINE, at: NINE.at.map((room, i) => (i < 30 ? 20 : room)) }),
  'odd.cards': bytesOf('[cards]\nElephant 3\n[missions]\nnonsense'),
};

/** Every fault of a file, and what is said of it (null: nothing); the board is played where the last word is true. */
const FAULTS: readonly (readonly [
  name: string,
  format: 'domination' | 'conquest',
  Change,
  unknown[] | null,
  boolean,
])[] = [
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
  ['a trailing blank', 'domination', swap('1 2 4', '1 2 4 \t '), null, true],
  ['a name that is too long', 'domination', swap('5 Middle', `5 ${'M'.repeat(70)}`), ['longName', 20], true],
  ['no name', 'conquest', swap('Middle,70', ',70'), ['noName', 17], false],
  ['a number out of turn', 'domination', swap('5 Middle', '6 Middle'), ['wrongId', 20], false],
  ['no borders at all', 'domination', (t) => t.replace(/^\d( \d)+\r$/gm, ''), ['noJoins'], false],
  [
    'one territory',
    'conquest',
    (t) => `${t.split('[Territories]')[0]}[Territories]\nOne,1,1,Top`,
    ['fewTerritories'],
    false,
  ],
  [
    '256 territories',
    'conquest',
    (t) => `${t}\n${Array.from({ length: 247 }, (_, n) => `X${n},1,1,Top,Isle`).join('\n')}`,
    ['manyTerritories'],
    false,
  ],
  ['no board at all', 'domination', () => 'dear diary', ['unknownFormat'], false],
  ['no text', 'domination', swap('5 Middle', '5 \u0000'), ['notText'], false],
  ['a flood of text', 'domination', (t) => `${t}\n${';'.repeat(1024 * 1024)}`, ['fileTooLarge'], false],
  ['a flood of text', 'conquest', (t) => `${t}\n${';'.repeat(1024 * 1024)}`, ['fileTooLarge'], false],
  ['no cards', 'domination', swap('nine.cards', 'ten.cards'), ['noCards'], true],
  ['no picture', 'conquest', swap('nine.bmp', 'ten.bmp'), ['noPicture'], true],
  ['a picture that is none', 'domination', swap('map nine.gif', 'map nine.cards'), ['badPicture'], true],
  ['a picture that breaks off', 'domination', swap('map nine.gif', 'map short.gif'), ['badPicture'], true],
  ['a picture of a gigapixel', 'domination', swap('map nine.gif', 'map huge.png'), ['pictureTooLarge'], true],
  ['a picture of a gigapixel', 'conquest', swap('nine.bmp', 'huge.bmp'), ['pictureTooLarge'], true],
  [
    'a picture that unpacks to a hundred times its size',
    'domination',
    swap('map nine.gif', 'map bomb.png'),
    ['badPicture'],
    true,
  ],
  ['a picture without a territory', 'domination', swap('map nine.gif', 'map eight.gif'), ['pictureDisagrees'], true],
  ['a picture with more than there is', 'domination', swap('map nine.gif', 'map ten.gif'), ['pictureStray'], true],
  ['coordinates outside', 'domination', swap('5 Middle 2 70 70', '5 Middle 2 7000 70'), ['outside'], true],
  ['a card that cannot be read', 'domination', swap('crd nine.cards', 'crd odd.cards'), ['badCard', 2], true],
  ['a mission that cannot be read', 'domination', swap('crd nine.cards', 'crd odd.cards'), ['badMission', 4], true],
  ['an unknown section', 'domination', swap('[borders]', '[weather]\nrain\n[borders]'), ['unknownSection', 26], true],
];

/** Faults that only the rules find: in both formats nothing is said of the file, and the board is refused. */
const APART: Change = (t) =>
  t
    .replace(/^(9 )6 8\r$/m, '$1\r')
    .replace('6 3 5 9', '6 3 5')
    .replace('8 5 7 9', '8 5 7');

describe('faults', () => {
  const files = (name: string): Uint8Array | null => MORE[name] ?? beside(name);

  test.each(FAULTS)('%s (%s)', (_, format, change, remark, plays) => {
    const file = read(format === 'domination' ? dominationFile(change) : conquestFile(change), files);
    if (remark === null) expect(said(file)).toEqual([]);
    else expect(said(file)).toContainEqual(remark);
    expect(file.data !== null && loadPack(file.data).ok).toBe(plays);
  });

  test('a board in two parts is refused, with two territories that cannot reach each other', () => {
    const pack = loadPack(dataOf(read(dominationFile(APART))));
    expect(pack).toMatchObject({ ok: false, error: { code: 'disconnected', values: { to: 'isle' } } });
  });

  test('every fault has its example here, and its sentence in four languages', () => {
    const told = FAULTS.flatMap(
      ([, format, change]) =>
        read(format === 'domination' ? dominationFile(change) : conquestFile(change), files).remarks,
    );
    expect([...new Set(told.map(({ code }) => code))].sort()).toEqual([...WARNINGS, ...REFUSALS].sort());
    for (const { code, values } of told) {
      const sentences = LANGUAGES.map((language) => messagesIn(language).boardFiles.remarks[code](values));
      expect(new Set(sentences).size).toBe(LANGUAGES.length);
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|\u001b/);
    }
  });

  test('decoders say nothing on the screen', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    read(dominationFile(swap('map nine.gif', 'map short.gif')), files);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
