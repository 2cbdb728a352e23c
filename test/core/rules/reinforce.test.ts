import { describe, expect, test } from '@jest/globals';
import { play } from '../../support/play.js';

/** Territories in an order in which the first 36 never make up a whole continent. */
const SCATTERED = (
  'ALA NWT GRE ALB ONT QUE WUS EUS VEN PER BRA ICE SCA GBR NEU WEU SEU NAF EGY EAF CON SAF ' +
  'URA SIB YAK IRK KAM MON JAP AFG CHI MEA IND INO NGU WAU'
).split(' ');

const CONTINENTS = {
  'north-america': [5, 'ALA NWT GRE ALB ONT QUE WUS EUS CAM'],
  'south-america': [2, 'VEN PER BRA ARG'],
  europe: [5, 'ICE SCA GBR NEU WEU SEU UKR'],
  africa: [3, 'NAF EGY EAF CON SAF MAD'],
  asia: [7, 'URA SIB YAK IRK KAM MON JAP AFG CHI MEA IND SIA'],
  australia: [2, 'INO NGU WAU EAU'],
} as const;

const ones = (codes: readonly string[]): string => codes.map((code) => `${code}1`).join(' ');

/** The turn of seat a begins with these territories; the others are seat b's but one. */
const beginTurn = (codes: readonly string[], more = '') => {
  const other = ['EAU', 'CAM', 'ARG', 'UKR', 'MAD', 'SIA', 'CHI'].find((code) => !codes.includes(code)) ?? '';
  return play(`classic/en/world 3 | a ${ones(codes)} | c ${other}1 | b *1 | turn c 1 | do fortify ${more}`).settle();
};

const counted = (game: ReturnType<typeof play>): string =>
  game.log().find((line) => line.startsWith('reinforcementsCounted')) ?? '';

describe('C-REINF-1', () => {
  test.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [8, 3],
    [9, 3],
    [10, 3],
    [11, 3],
    [12, 4],
    [13, 4],
    [14, 4],
    [15, 5],
    [17, 5],
    [18, 6],
    [35, 11],
    [36, 12],
  ])('C-REINF-1: %i territories bring %i armies', (territories, armies) => {
    const game = beginTurn(SCATTERED.slice(0, territories));
    expect(counted(game)).toBe(`reinforcementsCounted a ${territories} ${armies} - ${armies}`);
  });

  test('C-REINF-1: the first turn of the game brings reinforcements too', () => {
    const game = play('classic/en/world 3 | turn b 0 | supply b 1 | a ALA1 | b *1 | c NWT1 | do placeSetup');
    game.act('place BRA 1');
    expect(game.log()).toContain('turnBegan a 1');
    expect(counted(game)).toBe('reinforcementsCounted a 1 3 - 3');
  });
});

describe('C-REINF-2', () => {
  test.each(Object.entries(CONTINENTS))('C-REINF-2: %s brings its bonus', (continent, [bonus, codes]) => {
    const held = codes.split(' ');
    const base = Math.max(3, Math.floor(held.length / 3));
    const expected = `reinforcementsCounted a ${held.length} ${base} ${continent} ${bonus} ${base + bonus}`;
    expect(counted(beginTurn(held))).toBe(expected);
  });

  test.each(Object.entries(CONTINENTS))('C-REINF-2: %s less one territory brings nothing', (_, [, codes]) => {
    const held = codes.split(' ').slice(1);
    const base = Math.max(3, Math.floor(held.length / 3));
    expect(counted(beginTurn(held))).toBe(`reinforcementsCounted a ${held.length} ${base} - ${base}`);
  });

  test('C-REINF-2: several continents add up, on top of the territories', () => {
    const held = `${CONTINENTS.africa[1]} ${CONTINENTS.australia[1]} ${CONTINENTS['south-america'][1]}`.split(' ');
    expect(counted(beginTurn(held))).toBe('reinforcementsCounted a 14 4 south-america 2+africa 3+australia 2 11');
  });

  test('C-REINF-2: a continent taken during the turn brings nothing before the next turn', () => {
    const game = play(
      'classic/en/world 3 | a INO1 NGU1 WAU4 | b EAU1 *1 | c ALA1 | turn a 2 | do attack | deck BRA | dice 6 5 4 1',
    );
    game.act('attack WAU EAU 3');
    expect(game.log()).toEqual([
      'attackDeclared a WAU EAU 3',
      'diceRolled a b WAU EAU 6+5+4 1',
      'armiesLost b EAU 1',
      'territoryCaptured a b WAU EAU',
      'armiesMoved a WAU EAU 3 capture',
      'attackEnded a',
      'cardDrawn a BRA',
    ]);
    expect(game.state().turn.pool).toBe(0);
  });
});

describe('C-REINF-3', () => {
  const placing = 'classic/en/world 3 | a ALA1 KAM1 | b BRA1 | c *1 | turn a 2 | do place';

  test('C-REINF-3: armies are placed on own territories only, one answer up to the whole pool', () => {
    const game = play(`${placing} | pool 3`);
    for (const line of ['place ALA 0', 'place ALA 4', 'place ALA -1', 'place BRA 1', 'place PER 1']) {
      expect(game.reject(line)).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
    }
    game.act('place KAM 3');
    expect(game.at('KAM')).toBe('a4');
    expect(game.asked()).toBe('a attack');
  });

  test('C-REINF-3: nothing may be attacked before all are placed', () => {
    const game = play(`${placing} | pool 3`).act('place ALA 2');
    expect(game.reject('attack ALA NWT 1')).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
    expect(game.reject('endAttack')).toEqual({ code: 'illegal', rule: 'C-REINF-3' });
    game.act('place ALA 1');
    expect([game.asked(), game.at('ALA')]).toEqual(['a attack', 'a4']);
  });

  test('C-REINF-3: a seat with a single territory places there without a question', () => {
    const game = beginTurn(['ALA']);
    expect(game.log()).toContain('armiesPlaced a ALA 3 pool');
    expect([game.asked(), game.at('ALA')]).toEqual(['a attack', 'a4']);
  });
});
