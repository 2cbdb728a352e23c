import { describe, expect, test } from '@jest/globals';
import { housePack, housePacks, loadRules, type Setup } from '../../src/core/index.js';
import { grid, packOf, ROW, SMALL_BOARDS } from '../support/boards.js';
import { rulesFrom, rulesOf, setupOf } from '../support/setups.js';

describe('the world board', () => {
  const { board } = rulesOf(3, 'board');

  test('C-REINF-2: 42 territories in six continents with their bonuses', () => {
    expect(board.territories).toHaveLength(42);
    expect(board.regions.map(({ id, bonus, territories }) => `${id} ${territories.length} ${bonus}`)).toEqual([
      'north-america 9 5',
      'south-america 4 2',
      'europe 7 5',
      'africa 6 3',
      'asia 12 7',
      'australia 4 2',
    ]);
  });

  test('C-ATT-1: joins go both ways, 83 of them, and everything can be reached', () => {
    expect(board.edges).toHaveLength(83);
    board.neighbours.forEach((near, from) => {
      expect(near.length).toBeGreaterThan(0);
      for (const to of near) expect(board.neighbours[to]).toContain(from);
    });
  });

  test('C-ATT-1: the joins that decide games are there', () => {
    const joined = (a: string, b: string): boolean =>
      board.neighbours[board.index.get(a) ?? -1]?.includes(board.index.get(b) ?? -1) ?? false;
    for (const [a, b] of [
      ['alaska', 'kamchatka'],
      ['greenland', 'iceland'],
      ['brazil', 'north-africa'],
      ['western-europe', 'north-africa'],
      ['southern-europe', 'middle-east'],
      ['east-africa', 'middle-east'],
      ['siam', 'indonesia'],
      ['mongolia', 'japan'],
      ['afghanistan', 'ural'],
    ] as const) {
      expect(joined(a, b)).toBe(true);
    }
    expect(joined('china', 'kamchatka')).toBe(false);
    expect(joined('egypt', 'western-europe')).toBe(false);
  });

  test('D-3: the hashes of both packs are pinned: changed content would make records of old games worthless', () => {
    expect(housePacks().map((pack) => [pack.board.id, pack.hash])).toEqual([
      ['world', 'b28b00ab28c2633b'],
      ['europe', '0c745a9c1e514fb6'],
    ]);
  });

  test('D-1: rules and board are frozen', () => {
    const rules = rulesOf(3, 'frozen');
    for (const part of [rules, rules.board, rules.board.territories, rules.board.neighbours, rules.cards]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });
});

describe('other boards', () => {
  test('D-3: small, star-shaped and large ones are accepted', () => {
    for (const data of [...SMALL_BOARDS, grid(15, 17)]) {
      expect(rulesFrom(setupOf(3, 'x', {}, data.id), [data]).board.territories).toHaveLength(data.territories.length);
    }
    expect(grid(15, 17).territories).toHaveLength(255);
  });

  test('C-SETUP-3: a board with fewer territories than seats is refused', () => {
    expect(loadRules(setupOf(4, 'x', {}, 'row'), [packOf(ROW)]).ok).toBe(true);
    expect(loadRules(setupOf(5, 'x', {}, 'row'), [packOf(ROW)])).toMatchObject({
      ok: false,
      error: { code: 'fewerTerritories', rule: 'C-SETUP-3', values: { territories: 4, seats: 5 } },
    });
  });
});

describe('setups that are refused', () => {
  const setup = setupOf(3, 'x');
  const refusals: readonly (readonly [string, object, string])[] = [
    ['an unknown variant', { variant: 'chess' }, 'unknownVariant'],
    ['an unknown profile', { profile: 'de' }, 'unknownProfile'],
    ['an unknown board', { board: 'moon' }, 'unknownBoard'],
    ['too few seats', { players: setup.players - 1 }, 'seatCount'],
    ['a defence for each seat but one', { options: { ...setup.options, defence: ['ask', 'auto'] } }, 'defence'],
    ['a defence that is none', { options: { ...setup.options, defence: ['ask', 'auto', 'run'] } }, 'defence'],
    ['a deal that is neither yes nor no', { options: { ...setup.options, deal: 1 } }, 'option'],
    ['an unknown way to resign', { options: { ...setup.options, resign: 'flee' } }, 'option'],
    ['no number of rounds', { options: { ...setup.options, rounds: '5' } }, 'rounds'],
  ];

  test.each(refusals)('D-3: %s', (_what, change, code) => {
    expect(loadRules({ ...setup, ...change } as Setup)).toMatchObject({ ok: false, error: { code } });
  });

  test('D-3: the boards that a variant is not played on', () => {
    for (const { board } of housePacks().filter((pack) => pack !== housePack('world'))) {
      expect(loadRules({ ...setup, board: board.id })).toMatchObject({
        ok: false,
        error: { code: 'boardNotForVariant' },
      });
    }
  });
});
