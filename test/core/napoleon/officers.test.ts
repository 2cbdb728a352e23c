import { describe, expect, test } from '@jest/globals';
import { napoleon } from '../../support/napoleonPlay.js';

const land = (text: string, seats = 3) => napoleon(`${text} | turn a 2 | do combat`, seats);

describe('N-LAND-7', () => {
  test('N-LAND-7: the attacker says with each roll how many generals of the origin take part', () => {
    const game = land('a AND5 | b ARA3 ROM1 | generals AND2');
    expect(game.offers('attack AND ARA')).toEqual(
      [1, 2, 3].flatMap((dice) => [0, 1, 2].map((leaders) => `attack AND ARA - ${dice} ${leaders}`)),
    );
  });

  test('N-LAND-7: they are captured if every die’s unit of that roll is lost, and only those', () => {
    const game = land('a AND5 | b ARA3 ROM1 | generals AND2 | dice 1 6 6').act('attack AND ARA - 1 1');
    expect(game.log().slice(2)).toEqual([
      'diceRolled a b AND ARA 1 6+6 1 0+0',
      'armiesLost a AND 1',
      'officersCaptured b a general AND 1 true',
      'scored b officers 1',
      'scored a officers -1',
    ]);
    expect([game.marks('AND'), game.n().captiveGenerals[1]]).toEqual(['1g', [1, 0, 0]]);
  });

  test.each([
    ['attack AND ARA - 2 2', '1 1 6 6', 2],
    ['attack AND ARA - 2 2', '6 1 6 6', 0],
    ['attack AND ARA - 3 2', '1 1 1 6 6', 0], // the third die has lost nothing
    ['attack AND ARA - 1 0', '1 6 6', 0],
  ])('N-LAND-7: %s with dice %s: %i captured', (line, dice, captured) => {
    const game = land(`a AND5 | b ARA3 ROM1 | generals AND2 | dice ${dice}`).act(line);
    expect(game.n().captiveGenerals[1]?.[0]).toBe(captured);
    expect(game.points()).toEqual([0 - captured, captured, 0]);
  });

  test('N-LAND-7: all of the defender’s generals take part, and are captured with its last regiment', () => {
    const game = land('a AND5 | b ARA2 ROM1 | generals ARA2 | dice 6 1 1').act('attack AND ARA - 1 0');
    expect([game.at('ARA'), game.points()]).toEqual(['b1', [0, 0, 0]]);
    const taken = land('a AND5 | b ARA1 ROM1 | generals ARA2 | dice 6 1').act('attack AND ARA - 1 0');
    expect(taken.only('diceRolled')[0]?.defenceBonus).toEqual([1]);
    expect([taken.points(), taken.n().captiveGenerals[0], taken.n().turn.officersCaptured]).toEqual([
      [2, -2, 0],
      [0, 2, 0],
      2,
    ]);
  });

  test('N-LAND-7: points may fall below nothing, and each officer is one', () => {
    const game = land('a AND5 | b ARA1 ROM1 | generals ARA3 | points b 1 0 0 0 | dice 6 1').act('attack AND ARA - 1 0');
    expect(game.points()).toEqual([3, -2, 0]);
  });

  test('N-LAND-7: decided on the final dice: a rally saves the unit, and so the general', () => {
    const game = land('a AND5 | b ARA3 ROM1 | generals AND | hand a IRE | dice 1 6 6').act('attack AND ARA - 1 1');
    expect(game.asked()).toBe('a react');
    game.act('react IRE');
    expect([game.at('AND'), game.marks('AND'), game.points()]).toEqual(['a5', '1g', [0, 0, 0]]);
  });

  test('N-LAND-7: a neutral captor scores nothing, the owner still loses one, and the officer goes to its supply', () => {
    const game = land('a AND5 | b ARA3 | neutral b | resigned b | generals AND | resign neutral | dice 1 6 6');
    game.act('attack AND ARA - 1 1');
    expect(game.log().slice(4)).toEqual(['officersCaptured b a general AND 1 false', 'scored a officers -1']);
    expect([
      game.points(),
      game
        .n()
        .captiveGenerals.flat()
        .every((n) => n === 0),
    ]).toEqual([[-1, 0, 0], true]);
  });

  test('N-LAND-7: a neutral’s generals are captured like any other', () => {
    const game = land('a AND5 | b ARA1 ROM1 | neutral b | resigned b | generals ARA | resign neutral | dice 6 1');
    game.act('attack AND ARA - 1 0');
    expect([game.points(), game.n().captiveGenerals[0]]).toEqual([
      [1, -1, 0],
      [0, 1, 0],
    ]);
  });

  test('N-LAND-7: officers that took part move in with the capture; others at the origin may', () => {
    const game = land('a AND5 | b ARA1 ROM1 | generals AND3 | dice 6 1').act('attack AND ARA - 1 1');
    expect(game.offers('moveIn 1')).toEqual(['moveIn 1 1', 'moveIn 1 2', 'moveIn 1 3']);
    expect(game.reject('moveIn 1 0')).toEqual({ code: 'illegal', rule: 'N-LAND-7' });
    game.act('moveIn 1 2');
    expect([game.marks('AND'), game.marks('ARA')]).toEqual(['1g', '2g']);
  });

  test('N-LAND-7: where there is nothing to choose they go without a question', () => {
    const game = land('a AND2 | b ARA1 ROM1 | generals AND | dice 6 1').act('attack AND ARA - 1 1');
    expect([game.marks('AND'), game.marks('ARA')]).toEqual(['', '1g']);
  });
});

describe('N-LIMIT', () => {
  const mustering = (text: string, seats = 3) => napoleon(`${text} | turn a 2 | pool 30 | do muster`, seats);

  test.each([
    ['generals IDF3', 0],
    ['generals IDF2', 1],
    ['generals IDF BRE | captive b a general 1', 0],
    ['captive b a general 2 | captive c a general 1', 0],
    ['captive a b general 3', 1],
  ])('N-LIMIT: three generals a seat, on the board and captured: %s', (text, places) => {
    expect(mustering(`a IDF3 BRE1 | b ROM1 | ${text}`).offers('buy general')).toHaveLength(2 * places);
  });

  test.each([
    ['admirals WEA a2', 0],
    ['admirals WEA a1', 1],
    ['admirals WEA a1 | captive b a admiral 1', 0],
    ['captive a b admiral 2', 1],
  ])('N-LIMIT: two admirals a seat, on the board and captured: %s', (text, places) => {
    expect(mustering(`a IDF3 BRE1 | b ROM1 | ships WEA a3 | ${text}`).offers('buy admiral')).toHaveLength(places);
  });

  test('N-LIMIT: twenty-six ships a seat with six seats', () => {
    const game = mustering('a IDF3 | b ROM1 | c NAP1 | d LOM1 | e PIE1 | ships NSE a20, WEA a4', 6);
    expect(game.offers('buy ship')).toEqual(['buy ship WEA 1', 'buy ship WEA 2']);
    expect(mustering('a IDF3 | b ROM1 | c NAP1 | d LOM1 | e PIE1 | ships NSE a26', 6).offers('buy ship')).toEqual([]);
  });

  test('N-LIMIT: with fewer seats the ships of colours that nobody plays may be used, by all together', () => {
    // Five seats: one colour of 26 to share.
    const five = (ships: string) =>
      mustering(`a IDF3 | b ROM1 | c NAP1 | d LOM1 | ships ${ships}`, 5).offers('buy ship').length;
    expect(five('NSE a26')).toBe(26);
    expect(five('NSE a26, BAL b40')).toBe(12);
    expect(five('NSE a26, BAL b52')).toBe(0);
    expect(five('NSE a50')).toBe(2);
    expect(five('NSE a52')).toBe(0);
    expect(five('NSE a10, BAL b52')).toBe(16); // its own are its own
  });

  test('N-LIMIT: twelve fortifications in the box, one a territory', () => {
    const twelve = 'forts ROM NAP LOM PIE AUS BOH HUN GAL ILL STP LIT';
    const game = mustering(`a IDF3 BRE1 | b ROM1 | ${twelve}`);
    expect(game.offers('buy fortification')).toHaveLength(2);
    game.act('buy fortification IDF');
    expect(game.offers('buy fortification')).toEqual([]);
  });

  test('N-LIMIT: captives stay with their captor; only their owner’s limit counts them', () => {
    const game = mustering('a IDF3 | b ROM1 | generals IDF3 | captive a b general 3 | captive a c general 3');
    expect(game.n().captiveGenerals[0]).toEqual([0, 3, 3]);
    expect(game.offers('buy general')).toEqual([]);
  });
});
