// risk-napoleon boards: every answer and every refusal, by its functions.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkBoard, convertBoard, drawBoard, listBoards, showBoard } from '../../src/cli/boards/boards.js';
import { openBoard } from '../../src/cli/boards/files.js';
import { UsageError } from '../../src/cli/fail.js';
import { housePack } from '../../src/core/index.js';
import { messagesIn } from '../../src/text/index.js';
import { CARDS_FILE, conquestFile, dominationFile, gifOf, NINE } from '../boards/support/fixtures.js';

const m = messagesIn('en');
let folder = '';
let env: NodeJS.ProcessEnv = {};
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boards-'));
  env = { XDG_CONFIG_HOME: at('config'), HOME: folder };
  mkdirSync(at('config/risk-napoleon/boards'), { recursive: true });
  mkdirSync(at('nine'));
  mkdirSync(at('empty'));
  writeFileSync(at('nine/nine.map'), dominationFile());
  writeFileSync(at('nine/nine.gif'), gifOf(NINE));
  writeFileSync(at('nine/nine.cards'), CARDS_FILE);
  writeFileSync(at('secret.gif'), gifOf(NINE));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const output = () => {
  const printed: string[] = [];
  const errors: string[] = [];
  return {
    print: (text: string) => void printed.push(text),
    error: (text: string) => void errors.push(text),
    errorIsTerminal: false,
    now: () => 0,
    printed,
    errors,
  };
};
const refusal = (what: () => unknown): string => {
  try {
    what();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('not refused');
};

describe('boards', () => {
  test('a board of the house goes out as a pack and comes back the same', () => {
    for (const id of ['europe', 'world']) {
      const out = output();
      convertBoard(id, at(`${id}.json`), m, env, out);
      const back = openBoard(at(`${id}.json`), m, env).pack;
      expect(back.hash).toBe(housePack(id)?.hash);
      expect(back.names).toEqual(housePack(id)?.names);
      expect(back.raster).toEqual(housePack(id)?.raster);
    }
  });

  test('no file is replaced', () => {
    writeFileSync(at('mine.json'), 'mine');
    expect(refusal(() => convertBoard('world', at('mine.json'), m, env, output()))).toContain('exists');
    expect(readFileSync(at('mine.json'), 'utf8')).toBe('mine');
  });

  test('a folder with one board is that board; a file of the own folder goes by its name', () => {
    expect(openBoard(at('nine'), m, env).pack.board.id).toBe('nine-rooms');
    expect(refusal(() => openBoard(at('empty'), m, env))).toContain('one .map or .json file');
    writeFileSync(at('config/risk-napoleon/boards/rooms.map'), conquestFile());
    expect(openBoard('rooms', m, env).pack.board.territories).toHaveLength(9);
    const out = output();
    listBoards('en', m, env, out);
    expect(out.printed.join('')).toMatch(
      /europe \(Napoleonic Europe\).*Risk Napoleon[\s\S]*rooms\.map \(rooms\) {2}9 terr/,
    );
  });

  test('what a board names in other folders is not read', () => {
    writeFileSync(
      at('nine/outside.map'),
      dominationFile((text) => text.replace('map nine.gif', 'map ../secret.gif')),
    );
    const { remarks } = openBoard(at('nine/outside.map'), m, env);
    rmSync(at('nine/outside.map'));
    expect(remarks.map(({ code }) => code)).toEqual(['noPicture']);
  });

  test('check says every fault with its line, in the language', () => {
    writeFileSync(
      at('bad.map'),
      conquestFile((text) => text.replace('Top,North,West', 'Topp,Nord,West').replace('Middle,70', 'Middle,x')),
    );
    const lines = refusal(() => checkBoard(at('bad.map'), 'fr', messagesIn('fr'), output())).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('ligne 17');
    expect(lines[2]).toContain('«\u00a0Topp\u00a0»');
  });

  test('a pack of a wrong shape is refused by the place of its fault', () => {
    const good = JSON.parse(readFileSync(at('world.json'), 'utf8')) as { board: { territories: { code: number }[] } };
    const [first] = good.board.territories;
    if (first) first.code = 7;
    writeFileSync(at('shape.json'), JSON.stringify(good));
    expect(refusal(() => checkBoard(at('shape.json'), 'en', m, output()))).toContain('board.territories.0.code');
    writeFileSync(at('newer.json'), '{"pack": 2}');
    expect(refusal(() => checkBoard(at('newer.json'), 'en', m, output()))).toContain('newer version');
  });

  test('a pack with places instead of a raster gets a map', () => {
    const { raster, ...rest } = JSON.parse(readFileSync(at('world.json'), 'utf8')) as {
      raster: { territories: [string, string, number, number][] };
    };
    const places = Object.fromEntries(raster.territories.map(([, id, x, y]) => [id, [x, y]]));
    writeFileSync(at('places.json'), JSON.stringify({ ...rest, places }));
    expect(openBoard(at('places.json'), m, env).pack.raster?.territories).toHaveLength(42);
    delete places['japan'];
    writeFileSync(at('lost.json'), JSON.stringify({ ...rest, places }));
    expect(refusal(() => openBoard(at('lost.json'), m, env))).toContain('japan');
  });

  test('show tells regions with their bonuses and territories', () => {
    const out = output();
    showBoard(at('nine'), 'en', m, env, out);
    expect(out.printed.join('')).toContain('Centre  +5  West (WES), Middle (MID) and East (EAS)\n');
  });

  test('draw prints the map, or writes it as a picture', async () => {
    const out = output();
    const here = { env, depth: 0 as const, size: null };
    await drawBoard(at('nine'), { size: '80x20' }, m, here, out, new AbortController().signal);
    expect(out.printed.join('').split('\n')).toHaveLength(21);
    expect(out.printed.join('')).toContain('MID');
    await drawBoard(at('nine'), { svg: at('nine.svg') }, m, here, out, new AbortController().signal);
    expect(existsSync(at('nine.svg'))).toBe(true);
    expect(readFileSync(at('nine.svg'), 'utf8')).toMatch(/^<svg/);
  });
});
