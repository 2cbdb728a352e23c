// Packs: what is refused, with which code and values; what is not part of the rules; one-way joins; boards too small.
import { describe, expect, test } from '@jest/globals';
import { BOTS } from '../../src/bots/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import {
  type BoardData,
  create,
  HOUSE_DATA,
  housePacks,
  loadPack,
  loadRules,
  type MissionData,
  PACK_FAULTS,
  type Pack,
  type PackData,
  type PackFault,
  type Setup,
} from '../../src/core/index.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { grid, packOf, RING, STAR } from '../support/boards.js';
import { play } from '../support/play.js';
import { chanceFrom, napoleonOptions, setupOf } from '../support/setups.js';

const NAMES = { board: {}, territories: {}, regions: {}, zones: {}, routes: {} };

const pack = (data: PackData): Pack => {
  const loaded = loadPack(data);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

const faultOf = (data: PackData): PackFault | null => {
  const loaded = loadPack(data);
  return loaded.ok ? null : loaded.error;
};

const board = (change: Partial<BoardData>): PackData => ({ board: { ...STAR, ...change }, names: NAMES });

const EUROPE: PackData = HOUSE_DATA.find((data) => data.napoleon !== undefined) ?? board({});
const ZONED = EUROPE.board;

const europe = (change: Partial<NonNullable<PackData['napoleon']>>): PackData => ({
  ...EUROPE,
  napoleon: { effects: {}, missions: [], capitals: [], ...EUROPE.napoleon, ...change },
});

const mission = (change: object): PackData =>
  europe({
    missions: [
      {
        id: 'm',
        rank: 1,
        vp: 1,
        when: 'end',
        lasting: false,
        fromRound: 1,
        condition: { captured: 2 },
        ...change,
      } as MissionData,
    ],
  });

const raster = (change: Partial<NonNullable<PackData['raster']>>): PackData => {
  const drawn: NonNullable<PackData['raster']> = {
    width: 5,
    height: 1,
    territories: STAR.territories.map(({ id }, n) => ['abcde'[n] ?? '', id, n, 0]),
    zones: [],
    links: [],
    rows: 'abcde',
  };
  return { board: STAR, names: NAMES, raster: { ...drawn, ...change } };
};

const one = STAR.territories.slice(0, 1);
const [bal = ZONED.zones[0]] = ZONED.zones;
const zones = (change: object): BoardData => ({
  ...ZONED,
  zones: ZONED.zones.map((z) => (z === bal ? { ...z, ...change } : z)),
});

const secret = (mission: object): PackData => ({
  board: STAR,
  names: NAMES,
  secretMissions: [{ id: 'all', ...mission } as NonNullable<PackData['secretMissions']>[number]],
});

const REFUSED: readonly (readonly [what: string, data: PackData, code: string, values: object])[] = [
  ['an id that is no word', board({ id: 'My Board' }), 'badId', { id: 'My Board' }],
  [
    'a territory that is called like a joker',
    board({ territories: [...STAR.territories, { ...STAR.territories[1], id: 'joker-1' } as (typeof one)[0]] }),
    'badId',
    { id: 'joker-1' },
  ],
  ['a territory twice', board({ territories: [...STAR.territories, ...one] }), 'twice', { id: 'hub' }],
  [
    'a code twice',
    board({ territories: STAR.territories.map((t, i) => (i < 2 ? { ...t, code: 'SAM' } : t)) }),
    'twice',
    { id: 'SAM' },
  ],
  ['a zone with a territory’s id', { ...EUROPE, board: zones({ id: 'rome' }) }, 'twice', { id: 'rome' }],
  [
    'a code that is no code',
    board({ territories: STAR.territories.map((t, i) => (i === 1 ? { ...t, code: 'aa' } : t)) }),
    'badCode',
    { id: 'aaa', code: 'aa' },
  ],
  [
    'a secret mission twice',
    { ...secret({}), secretMissions: [1, 2].map(() => ({ id: 'a', territories: 2 })) },
    'twice',
    { id: 'a' },
  ],
  ['a secret mission’s id that is no word', secret({ id: 'A b', territories: 2 }), 'badId', { id: 'A b' }],
  ...(
    [
      ['more territories than there are', { territories: 6 }, 'territories'],
      ['a number of territories that lacks a table', { territories: { 3: 2, 4: 2, 5: 2 } }, 'territories'],
      ['no armies', { territories: 2, armies: 0 }, 'armies'],
      ['a region that there is not', { regions: ['mars'] }, 'regions'],
      ['a region twice', { regions: ['all', 'all'] }, 'regions'],
      ['more others than there are', { regions: ['all'], others: 1 }, 'others'],
      ['no region at all', { regions: [] }, 'others'],
      ['the elimination of a seventh player', { eliminate: 7, instead: { territories: 2 } }, 'eliminate'],
      ['an elimination that turns into too many territories', { eliminate: 1, instead: { territories: 9 } }, 'instead'],
      ['a table that there is not', { territories: 2, from: 7 }, 'from'],
    ] as const
  ).map(
    ([what, mission, key]) =>
      [`C-MISSION-2: ${what}`, secret(mission), 'badSecretMission', { mission: 'all', key }] as const,
  ),
  ['one territory', board({ territories: one, edges: [] }), 'fewTerritories', { count: 1, least: 2 }],
  ['256 territories', { board: grid(16, 16), names: NAMES }, 'manyTerritories', { count: 256, most: 255 }],
  [
    'an unknown region',
    board({ regions: [{ id: 'x', bonus: 1 }] }),
    'unknownRegion',
    { territory: 'hub', region: 'all' },
  ],
  [
    'a region without territories',
    board({ regions: [...STAR.regions, { id: 'x', bonus: 1 }] }),
    'emptyRegion',
    { region: 'x' },
  ],
  ['a bonus below nothing', board({ regions: [{ id: 'all', bonus: -1 }] }), 'badBonus', { id: 'all', bonus: -1 }],
  [
    'a join to nowhere',
    board({ edges: [['hub', 'moon', 'land']] }),
    'unknownNeighbour',
    { territory: 'hub', neighbour: 'moon' },
  ],
  [
    'a join from nowhere',
    board({ edges: [['moon', 'hub', 'land']] }),
    'unknownNeighbour',
    { territory: 'hub', neighbour: 'moon' },
  ],
  ['a join to itself', board({ edges: [['hub', 'hub', 'land']] }), 'selfEdge', { territory: 'hub' }],
  ['a join twice', board({ edges: [...STAR.edges, ['aaa', 'hub', 'sea']] }), 'edgeTwice', { from: 'aaa', to: 'hub' }],
  [
    'a join of no kind',
    board({ edges: STAR.edges.map(([a, b]) => [a, b, 'air' as 'sea']) }),
    'badEdge',
    { from: 'hub', to: 'aaa' },
  ],
  [
    'a territory that cannot be reached',
    board({ edges: STAR.edges.slice(1) }),
    'disconnected',
    { from: 'hub', to: 'aaa' },
  ],
  [
    'a territory that cannot be left',
    board({ edges: STAR.edges.map(([a, b], i) => (i === 0 ? [a, b, 'land', 'one-way'] : [a, b, 'land'])) }),
    'disconnected',
    { from: 'aaa', to: 'hub' },
  ],
  [
    'a zone on an unknown coast',
    { ...EUROPE, board: zones({ coasts: ['moon'] }) },
    'unknownPlace',
    { id: bal?.id, place: 'moon' },
  ],
  [
    'zones that are next to each other one way',
    { ...EUROPE, board: zones({ adjacent: [] }) },
    'oneSidedZone',
    { other: 'baltic-sea' },
  ],
  [
    'a route without zones',
    { ...EUROPE, board: { ...ZONED, routes: [{ id: 'r', bonus: 1, zones: [] }] } },
    'emptyRoute',
    { route: 'r' },
  ],
  [
    'a route through nothing',
    { ...EUROPE, board: { ...ZONED, routes: [{ id: 'r', bonus: 1, zones: ['x'] }] } },
    'unknownPlace',
    { id: 'r' },
  ],
  ['no starting armies', { ...board({}), startArmies: { 3: 0 } }, 'badArmies', { seats: '3', armies: '0' }],
  ['an effect of no card', europe({ effects: { moon: 'levy' } }), 'unknownCard', { card: 'moon' }],
  [
    'an effect that does not exist',
    europe({ effects: { rome: 'magic' } }),
    'unknownEffect',
    { card: 'rome', effect: 'magic' },
  ],
  ['a capital that is none', europe({ capitals: ['moon'] }), 'unknownCapital', { capital: 'moon' }],
  ['a mission of rank 5', mission({ rank: 5 }), 'badMission', { mission: 'm' }],
  ['a mission at no time', mission({ when: 'never' }), 'badMission', { mission: 'm' }],
  ['a mission without a condition', mission({ condition: {} }), 'badCondition', { mission: 'm', key: '' }],
  ['a condition that nobody knows', mission({ condition: { luck: 1 } }), 'badCondition', { mission: 'm', key: 'luck' }],
  [
    'a condition of an unknown empire',
    mission({ condition: { region: 'x' } }),
    'badCondition',
    { mission: 'm', key: 'region' },
  ],
  ['a garrison of nothing', mission({ condition: { garrison: 2 } }), 'badCondition', { mission: 'm', key: 'garrison' }],
  ['an empire’s points without an empire', mission({ vp: null }), 'badCondition', { mission: 'm', key: 'region' }],
  [
    'a number by seats with a gap',
    mission({ condition: { captured: { 3: 1, 4: 1, 6: 1 } } }),
    'missingNumber',
    { key: 'captured', seats: 5 },
  ],
  [
    'a name that steers a terminal',
    { board: STAR, names: { ...NAMES, territories: { hub: { en: 'x\u001b[2J' } } } },
    'badName',
    { id: 'hub' },
  ],
  [
    'a name that turns the line round',
    { board: STAR, names: { ...NAMES, regions: { all: { en: { name: 'A', short: '\u202eB' } } } } },
    'badName',
    { id: 'all' },
  ],
  [
    'an empty text',
    { ...EUROPE, missionNames: { raiders: { name: { en: 'R' }, text: { en: ' ' } } } },
    'badName',
    { id: 'raiders' },
  ],
  ['a picture without a territory', raster({ territories: [['a', 'hub', 0, 0]] }), 'rasterPlaces', { id: 'aaa' }],
  ['a picture of another board', raster({ zones: [['f', 'sea', 0, 0]] }), 'rasterPlaces', { id: 'sea' }],
  ['a picture on which a territory cannot be seen', raster({ rows: 'abcd~' }), 'rasterPlaces', { id: 'ddd' }],
  ['a picture with a short row', raster({ rows: 'abcd' }), 'rasterRows', { row: 1 }],
  ['a picture with a row too few', raster({ height: 2 }), 'rasterRows', { row: 2 }],
  ['a picture of a gigapixel', raster({ width: 1e6, height: 1e3 }), 'rasterRows', { row: 0 }],
];

describe('a pack that cannot be played', () => {
  test.each(REFUSED)('D-3: %s is refused', (_what, data, code, values) => {
    expect(faultOf(data)).toMatchObject({ code, values });
  });

  test('D-3: every reason has its example here, and its sentence with the values in four languages', () => {
    expect([...new Set(REFUSED.map(([, , code]) => code))].sort()).toEqual([...PACK_FAULTS].sort());
    for (const [, data] of REFUSED) {
      const fault = faultOf(data);
      for (const language of LANGUAGES) {
        const sentence = fault === null ? '' : messagesIn(language).packFaults[fault.code](fault.values);
        expect(sentence).toMatch(/^\S.*\.$/);
        expect(sentence).not.toMatch(/undefined|null/);
      }
    }
  });
});

describe('packs of the house', () => {
  test('D-3: both pass the check that everybody’s pass, and come out the same', () => {
    const checked = HOUSE_DATA.map(pack);
    expect(checked).toEqual(housePacks());
  });

  test('D-3: written as JSON and read again they are the same packs', () => {
    expect(HOUSE_DATA.map((data) => pack(JSON.parse(JSON.stringify(data))))).toEqual(housePacks());
  });
});

describe('a checked pack', () => {
  test('D-3: is frozen, and changes of the data do not reach it', () => {
    const data = { ...EUROPE, board: JSON.parse(JSON.stringify(EUROPE.board)) };
    const loaded = pack(data);
    data.board.territories[0].symbol = 'infantry';
    expect(loaded.board.territories[0]?.symbol).toBe('artillery');
    for (const part of [loaded, loaded.board, loaded.missions, loaded.missions[0], loaded.names.territories]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test('D-3: its hash is of what rules read: board, cards, missions, capitals, armies; not of names and picture', () => {
    const { hash } = pack(EUROPE);
    const { raster: _, ...unseen } = EUROPE;
    for (const same of [{ ...EUROPE, names: NAMES }, { ...EUROPE, missionNames: {} }, unseen]) {
      expect(pack(same).hash).toBe(hash);
    }
    const { effects = {}, missions = [], capitals = [] } = EUROPE.napoleon ?? {};
    const others = [
      { ...EUROPE, board: { ...ZONED, routes: [] } },
      europe({ effects: { ...effects, rome: 'levy' } }),
      europe({ missions: missions.slice(1) }),
      europe({ missions: missions.map((m) => (m.id === 'raiders' ? { ...m, vp: 2 } : m)) }),
      europe({ capitals: capitals.slice(1) }),
      { ...EUROPE, startArmies: { 3: 30 } },
    ];
    const hashes = others.filter((data) => faultOf(data) === null).map((data) => pack(data).hash);
    expect(new Set([hash, ...hashes]).size).toBe(hashes.length + 1);
    expect(hashes.length).toBeGreaterThan(4);
  });
});

describe('content that the rules play by', () => {
  const napoleonSetup = (seats: number, id: string): Setup => ({
    ...setupOf(seats, 'own', { napoleon: napoleonOptions(seats) }, id),
    variant: 'napoleon',
  });
  const own = (change: Partial<PackData> = {}): PackData => ({ ...EUROPE, board: { ...ZONED, id: 'own' }, ...change });

  test('N-SETUP-2: a pack with own missions and cards plays the whole game, by these', () => {
    const missions = (EUROPE.napoleon?.missions ?? []).map((m) => ({ ...m, id: `own-${m.id}` }));
    const napoleon = { missions, effects: { rome: 'levy' }, capitals: ['rome'] };
    const { raster: _, ...data } = own({ napoleon });
    const rules = loadRules(napoleonSetup(3, 'own'), [pack(data)]);
    if (!rules.ok) throw new Error(rules.error.code);
    const { state, finished } = playBots(
      rules.value,
      chanceFrom('own'),
      [0, 1, 2].map(() => BOTS.colonel(rules.value)),
      20_000,
    );
    expect(finished).toBe(true);
    const held = state.napoleon?.missions.flatMap((m) => [...m.held, ...m.done.map((d) => d.mission)]) ?? [];
    expect(held.length).toBeGreaterThan(0);
    expect(held.every((id) => id.startsWith('own-'))).toBe(true);
  });

  test('N-SETUP-2: with fewer missions of a rank than seats it is refused', () => {
    const missions = (EUROPE.napoleon?.missions ?? []).filter((m, i) => m.rank !== 3 || i % 4 === 0);
    const count = missions.filter((m) => m.rank === 3).length;
    const data = own({ napoleon: { effects: {}, capitals: [], missions } });
    expect(loadRules(napoleonSetup(count, 'own'), [pack(data)]).ok).toBe(true);
    expect(loadRules(napoleonSetup(count + 1, 'own'), [pack(data)])).toMatchObject({
      ok: false,
      error: { code: 'fewMissions', rule: 'N-SETUP-2', values: { rank: 3, seats: count + 1 } },
    });
  });

  test('N-SETUP-4: a board with too little room for the regiments of setup is refused; exactly enough is played', () => {
    const { missions = [] } = EUROPE.napoleon ?? {};
    const plain = missions.map((m): MissionData => ({ ...m, vp: 1, lasting: false, condition: { captured: 1 } }));
    const napoleon = { effects: {}, capitals: [], missions: plain };
    const sized = (columns: number): Pack =>
      pack({ board: { ...grid(columns, 1), id: 'own' }, names: NAMES, napoleon });
    // 40 regiments each for three seats, ten in a territory: four territories each.
    expect(loadRules(napoleonSetup(3, 'own'), [sized(11)])).toMatchObject({
      ok: false,
      error: { code: 'boardFull', rule: 'N-SETUP-4', values: { armies: 40, room: 30 } },
    });
    const rules = loadRules(napoleonSetup(3, 'own'), [sized(12)]);
    if (!rules.ok) throw new Error(rules.error.code);
    expect(
      playBots(
        rules.value,
        chanceFrom('own'),
        [0, 1, 2].map(() => BOTS.random(rules.value)),
        20_000,
      ).finished,
    ).toBe(true);
  });

  test('T-WORLD: two players share a board of their own with one neutral, whatever its size', () => {
    for (const board of [RING, STAR, grid(7, 1)]) {
      const setup: Setup = { ...setupOf(2, 'x', {}, board.id), variant: 'two-player' };
      const rules = loadRules(setup, [packOf(board)]);
      if (!rules.ok) throw new Error(rules.error.code);
      const { state } = create(rules.value, chanceFrom('x'));
      const each = Math.floor(board.territories.length / 3);
      const held = [0, 1, 2].map((seat) => state.owner.filter((owner) => owner === seat).length);
      expect(held).toEqual([each, each, board.territories.length - 2 * each]);
      const bots = [0, 1].map(() => BOTS.colonel(rules.value));
      expect(playBots(rules.value, chanceFrom('x'), bots, 20_000).finished).toBe(true);
    }
  });

  test('T-WORLD: a board that cannot be shared by three is refused; T-2: so is another one of the size of Europe', () => {
    const [a, b] = STAR.territories;
    const pair: BoardData = {
      ...STAR,
      id: 'pair',
      territories: [a, b].flatMap((t) => t ?? []),
      edges: [['hub', 'aaa', 'land']],
    };
    const setup: Setup = { ...setupOf(2, 'x', {}, 'pair'), variant: 'two-player' };
    expect(loadRules(setup, [packOf(pair)])).toMatchObject({
      ok: false,
      error: { code: 'boardSize', rule: 'T-WORLD', values: { territories: 2, needed: 3 } },
    });
    const small = packOf({ ...RING, id: 'europe' });
    expect(loadRules({ ...setup, board: 'europe' }, [small])).toMatchObject({
      ok: false,
      error: { code: 'boardSize', rule: 'T-2', values: { territories: 6, needed: 48 } },
    });
  });

  test('C-SETUP-1: starting armies are the pack’s where it has some for that many seats', () => {
    const armed = pack({ board: RING, names: NAMES, startArmies: { 3: 5, 9: 5 } });
    const armies = (seats: number): number | undefined => {
      const rules = loadRules(setupOf(seats, 'x', {}, 'ring'), [armed]);
      return rules.ok ? rules.value.profile.startArmies[seats] : undefined;
    };
    expect([3, 4, 9].map(armies)).toEqual([5, 30, undefined]);
  });

  test('C-ATT-1: a one-way join is attacked along, and not back', () => {
    const edges: BoardData['edges'] = RING.edges.map(([a, b], i) =>
      i === 0 ? [a, b, 'land', 'one-way'] : [a, b, 'land'],
    );
    const ring = { ...RING, edges };
    const attacks = (line: string): string[] => [...play(line, [ring]).legal()].filter((a) => a.startsWith('attack'));
    const there = attacks('classic/en/ring 3 | a AAA5 CCC1 DDD1 | b BBB5 EEE1 | c FFF1 | turn a 2 | do attack');
    const back = attacks('classic/en/ring 3 | a AAA5 CCC1 DDD1 | b BBB5 EEE1 | c FFF1 | turn b 2 | do attack');
    expect(there.some((a) => a.startsWith('attack AAA BBB'))).toBe(true);
    expect(back.some((a) => a.startsWith('attack BBB AAA'))).toBe(false);
    expect(back.some((a) => a.startsWith('attack BBB CCC'))).toBe(true);
  });
});
