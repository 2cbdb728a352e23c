// risk-napoleon boards: every answer and every refusal, by its functions.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkBoard, convertBoard, drawBoard, listBoards, showBoard } from '../../src/cli/boards/boards.js';
import { openBoard } from '../../src/cli/boards/files.js';
import { UsageError } from '../../src/cli/fail.js';
import { rulesOf, setupOf } from '../../src/cli/options.js';
import { playRecorded } from '../../src/cli/simulate.js';
import { type GameSetup, hash, headerOf, housePack, replay } from '../../src/core/index.js';
import { parseRecord } from '../../src/table/recordText.js';
import { messagesIn } from '../../src/text/index.js';
import { CARDS_FILE, conquestFile, dominationFile, gifOf, NINE } from '../boards/support/fixtures.js';
import { until } from '../support/until.js';

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
    const checked = output();
    checkBoard(at('nine'), 'en', m, env, checked);
    expect(checked.printed.join('')).toContain('Nine Rooms can be played');
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
    const lines = refusal(() => checkBoard(at('bad.map'), 'fr', messagesIn('fr'), env, output())).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('ligne 17');
    expect(lines[2]).toContain('«\u00a0Topp\u00a0»');
  });

  test('a pack of a wrong shape is refused by the place of its fault', () => {
    const good = JSON.parse(readFileSync(at('world.json'), 'utf8')) as { board: { territories: { code: number }[] } };
    const [first] = good.board.territories;
    if (first) first.code = 7;
    writeFileSync(at('shape.json'), JSON.stringify(good));
    expect(refusal(() => checkBoard(at('shape.json'), 'en', m, env, output()))).toContain(
      'board.territories.0.code is wrong: 7, wanted string',
    );
    writeFileSync(at('nasty.json'), '{"pack": 1, "bo\u001b[31mard": "\\u001b[2J"}');
    const nasty = refusal(() => checkBoard(at('nasty.json'), 'en', m, env, output()));
    expect(nasty).toContain('is missing');
    expect(nasty).not.toContain('\u001b');
    writeFileSync(at('newer.json'), '{"pack": 2}');
    expect(refusal(() => checkBoard(at('newer.json'), 'en', m, env, output()))).toContain('newer version');
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

describe('boards draw --watch', () => {
  test('draws again at each save, in place or by a new file, with what is wrong in it', async () => {
    mkdirSync(at('loop'));
    const save = (text: string, into = at('loop/mine.json')): void => writeFileSync(into, text);
    const good = readFileSync(at('world.json'), 'utf8');
    save(good);
    const out = output();
    const stopping = new AbortController();
    const draws = (): number => out.printed.filter((text) => text.startsWith('Watching')).length;
    const here = { env, depth: 0 as const, size: null };
    const flags = { watch: true, size: '80x20', svg: at('loop/mine.svg') };
    const done = drawBoard(at('loop'), flags, m, here, out, stopping.signal);
    expect(draws()).toBe(1);
    const first = readFileSync(at('loop/mine.svg'), 'utf8');

    save(good.replace('"alaska"', '"Alaska!"'));
    await until(() => draws() === 2);
    expect(out.errors.join('')).toContain('Refused');

    // Many editors write a new file and put it in the place of the old one.
    save(good.replace('"bonus": 5', '"bonus": 9').replaceAll('"ALA"', '"ZZZ"'), at('loop/mine.tmp'));
    renameSync(at('loop/mine.tmp'), at('loop/mine.json'));
    await until(() => draws() === 3);
    expect(readFileSync(at('loop/mine.svg'), 'utf8')).not.toBe(first);
    save(good);
    await until(() => draws() === 4);
    expect(readFileSync(at('loop/mine.svg'), 'utf8')).toBe(first);

    stopping.abort();
    await done;
    expect(draws()).toBe(4);
  });
});

describe('a game on a board of one’s own', () => {
  const silent = output();
  const game = (): GameSetup => {
    const { data } = openBoard(at('nine'), m, env);
    return setupOf(m, { board: at('nine'), players: '3', seed: 'own', bots: 'recruit' }, 0, data);
  };

  test('its record carries the board: it replays when the files are gone', () => {
    const { setup, pack, chance, seats } = game();
    const rules = rulesOf(m, setup, pack);
    const file = at('own.risk.jsonl');
    const played = playRecorded(rules, { chance, seats }, file, m, silent, () => {});
    const read = parseRecord(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.record.header.pack).toEqual(pack);
    const again = replay(read.value.record);
    expect(again.ok && hash(again.value.timeline.state)).toBe(hash(played.state));
  });

  test('a record of the house’s boards has none', () => {
    const { setup, chance, seats } = setupOf(m, { board: 'world', seed: 'own' }, 0);
    expect(headerOf(rulesOf(m, setup), chance, seats)).not.toHaveProperty('pack');
  });

  test('a board that was changed in the record is refused, by its hash', () => {
    const text = readFileSync(at('own.risk.jsonl'), 'utf8');
    const read = parseRecord(text.replace('"bonus":5', '"bonus":6'));
    const again = read.ok ? replay(read.value.record) : read;
    expect(again).toMatchObject({ ok: false, error: { code: 'board' } });
    const broken = parseRecord(text.replace('["north-west","north","land"]', '["north-west","nowhere","land"]'));
    expect(broken.ok && replay(broken.value.record)).toMatchObject({ ok: false, error: { code: 'setup' } });
  });

  test('a changed pack of Risk Napoleon plays the whole advanced game', () => {
    const europe = JSON.parse(readFileSync(at('europe.json'), 'utf8')) as { napoleon: { missions: { vp: number }[] } };
    for (const mission of europe.napoleon.missions) if (mission.vp !== null) mission.vp += 1;
    writeFileSync(at('mine2.json'), JSON.stringify(europe));
    const { data } = openBoard(at('mine2.json'), m, env);
    const mine = setupOf(m, { board: at('mine2.json'), players: '3', seed: 'own' }, 0, data);
    expect(mine.setup.variant).toBe('napoleon');
    const rules = rulesOf(m, mine.setup, mine.pack);
    expect(playRecorded(rules, mine, null, m, silent, () => {}).finished).toBe(true);
  });
});

describe('any board that the checker accepts', () => {
  const reasons = new Set<string>();
  afterAll(() => expect([...reasons].sort()).toEqual(['conquest', 'mission']));

  test.each([2, 3, 4, 5, 6])(
    'is played to its end by bots at %s seats, for the whole board and for missions',
    (players) => {
      const random = fc.sample(
        fc.record({
          count: fc.integer({ min: Math.max(6, players), max: 24 }),
          extra: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 30 }),
          regions: fc.integer({ min: 1, max: 5 }),
          goals: fc.array(fc.tuple(fc.nat(2), fc.nat(), fc.nat(2)), { minLength: 2, maxLength: 8 }),
        }),
        { numRuns: 2, seed: players },
      );
      for (const { count, extra, regions, goals } of random) {
        const id = (n: number): string => `t-${n % count}`;
        // A ring, so that everything can be reached, and whatever chance adds to it.
        const pairs = new Map<string, readonly unknown[]>();
        for (let n = 0; n < count; n++) pairs.set([id(n), id(n + 1)].sort().join(), [id(n), id(n + 1), 'land']);
        for (const [a, b, oneWay] of extra) {
          const key = [id(a), id(b)].sort().join();
          if (id(a) === id(b) || pairs.has(key)) continue;
          pairs.set(key, oneWay ? [id(a), id(b), 'land', 'one-way'] : [id(a), id(b), 'land']);
        }
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
        const file = {
          pack: 1,
          board: {
            id: 'random',
            regionKind: 'continent',
            territories: Array.from({ length: count }, (_, n) => ({
              id: id(n),
              code: `X${letters[Math.floor(n / 26)]}${letters[n % 26]}`,
              region: `r-${n % regions}`,
              symbol: 'infantry',
            })),
            regions: Array.from({ length: regions }, (_, n) => ({ id: `r-${n}`, bonus: n })),
            edges: [...pairs.values()],
          },
          names: { board: { en: 'Random' }, territories: {}, regions: {} },
          // One of each kind and with any numbers that can be reached; as many as players for whoever is to eliminate itself.
          secretMissions: [
            ...goals.map(([kind, n, more], i) => {
              const named = { id: `goal-${i}` };
              if (kind === 0) return { ...named, territories: 1 + (n % count), armies: 1 + more };
              if (kind === 1) return { ...named, eliminate: 1 + (n % 6), instead: { territories: 1 + (n % count) } };
              const others = Math.min(more, regions - 1);
              return { ...named, regions: [`r-${n % regions}`], others };
            }),
            ...Array.from({ length: players }, (_, n) => ({ id: `last-${n}`, territories: Math.max(2, count - n) })),
          ],
          places: Object.fromEntries(Array.from({ length: count }, (_, n) => [id(n), [(n * 37) % 100, (n * 61) % 80]])),
        };
        writeFileSync(at('random.json'), JSON.stringify(file));
        const { data } = openBoard(at('random.json'), m, env);
        for (const missions of players === 2 ? ['none'] : ['none', 'secret']) {
          const flags = { board: at('random.json'), variant: 'classic', players: `${players}`, seed: 's', missions };
          const game = setupOf(m, flags, 0, data);
          const rules = rulesOf(m, game.setup, game.pack);
          const { finished, state } = playRecorded(rules, game, null, m, output(), () => {});
          expect(finished).toBe(true);
          reasons.add(state.outcome?.reason ?? '');
        }
      }
    },
  );
});
