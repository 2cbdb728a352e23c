import { describe, expect, test } from '@jest/globals';
import { napoleon } from '../../support/napoleonPlay.js';

const land = (text: string, seats = 3) => napoleon(`${text} | turn a 2 | do combat`, seats);

describe('N-LAND-4', () => {
  test.each([
    [2, 0],
    [3, 1],
    [4, 2],
    [9, 3],
  ])('N-LAND-4: %i regiments against one epidemic: at least 2 must be left, so %i dice at most', (armies, most) => {
    const game = land(`a AND${armies} | b ARA3 ROM1 | plague ARA`);
    expect(game.offers('attack AND ARA')).toHaveLength(most);
  });

  test('N-LAND-4: one regiment for each epidemic, at once, before any reaction', () => {
    const game = land('a AND6 | b ARA3 CAS1 | plague ARA2 | hand b ROM | reactions b each').act('attack AND ARA - 3 0');
    expect(game.log()).toEqual(['armiesLost a AND 2 toll', 'attackDeclared a AND ARA 3']);
    expect([game.asked(), game.at('AND')]).toEqual(['b react', 'a4']);
    expect(land('a AND4 | b ARA3 | plague ARA2').offers('attack AND ARA')).toHaveLength(1);
    expect(land('a AND3 | b ARA3 | plague ARA2').offers('attack AND ARA')).toHaveLength(0);
  });

  test('N-LAND-4: paid once for each pair and turn, however many rolls', () => {
    const game = land('a AND9 | b ARA3 ROM1 | plague ARA | dice 1 6 6 1 6 6').act('attack AND ARA - 1 0');
    expect(game.at('AND')).toBe('a7'); // toll and roll
    game.act('attack AND ARA - 1 0');
    expect([game.only('armiesLost').map((e) => e.why), game.at('AND')]).toEqual([['battle'], 'a6']);
  });

  test('N-LAND-4: each origin pays for itself', () => {
    const game = land('a AND9 PRO9 | b ARA3 ROM1 | plague ARA | dice 1 6 6 1 6 6');
    game.act('attack AND ARA - 1 0').act('attack PRO ARA - 1 0');
    expect([game.at('AND'), game.at('PRO')]).toEqual(['a7', 'a7']);
  });

  test('N-LAND-4: an epidemic that arrives later is paid for with the next roll', () => {
    const paid = 'memory pairs=AND:ARA:1:2:0::- onLand=1';
    const game = land(`a AND9 | b ARA3 ROM1 | plague ARA2 | ${paid} | dice 1 6 6`).act('attack AND ARA - 1 0');
    expect(game.only('armiesLost').map((e) => [e.why, e.count])).toEqual([
      ['toll', 1],
      ['battle', 1],
    ]);
  });

  test('N-LAND-4: whoever cannot pay for it and keep two has its attack ended', () => {
    const paid = 'memory pairs=AND:ARA:1:2:0::- onLand=1';
    expect(land(`a AND2 | b ARA3 ROM1 | plague ARA2 | ${paid}`).offers('attack AND ARA')).toEqual([]);
    expect(land(`a AND2 | b ARA3 ROM1 | plague ARA | ${paid}`).offers('attack AND ARA')).toHaveLength(1);
  });

  test('N-LAND-4: an epidemic that went meanwhile costs nothing more', () => {
    const paid = 'memory pairs=AND:ARA:2:2:0::- onLand=1';
    const game = land(`a AND9 | b ARA3 ROM1 | plague ARA | ${paid} | dice 1 6 6`).act('attack AND ARA - 1 0');
    expect(game.at('AND')).toBe('a8');
  });

  test('N-LAND-4: the toll is no loss in a roll: it counts for no mission of the defender', () => {
    const game = land('a AND9 | b ARA3 ROM1 | plague ARA2 | dice 1 6 6').act('attack AND ARA - 1 0');
    expect(game.n().turn.destroyed).toEqual([0, 1, 0]);
  });
});

describe('N-LAND-5', () => {
  test('N-LAND-5: a territory without regiments is entered without a fight; one at least goes, one stays', () => {
    const game = land('a AND4 | b CAS1 | empty ARA');
    expect(game.offers('attack AND ARA')).toEqual([]);
    game.act('enter AND ARA');
    expect(game.log()).toEqual(['territoryEntered a AND ARA']);
    expect(game.legal()).toEqual(['moveIn 1 0', 'moveIn 2 0', 'moveIn 3 0']);
    game.act('moveIn 2 0');
    expect([game.at('AND'), game.at('ARA')]).toEqual(['a2', 'a2']);
    expect(land('a AND1 | b CAS1 | empty ARA').offers('enter')).toEqual([]);
  });

  test('N-LAND-5: generals may go along', () => {
    const game = land('a AND4 | b CAS1 | empty ARA | generals AND2').act('enter AND ARA').act('moveIn 1 2');
    expect([game.marks('AND'), game.marks('ARA')]).toEqual(['', '2g']);
  });

  test('N-LAND-5: by landing too', () => {
    expect(land('a AND4 | b CAS1 | empty NAP | ships WME a1').can('enter AND NAP')).toBe(true);
  });

  test('N-LAND-5: no card for it, and no capture for any mission', () => {
    const game = land('a AND4 | b CAS1 | empty ARA').act('enter AND ARA').act('moveIn 1 0').act('endAttack');
    expect(game.n().turn.captures).toEqual([]);
    expect(game.act('endManoeuvre').only('cardDrawn')).toEqual([]);
  });

  test('N-LAND-5: its fortification stands, and the toll is paid', () => {
    const game = land('a AND4 | b CAS1 | empty ARA | forts ARA | plague ARA').act('enter AND ARA');
    expect(game.log()).toEqual(['armiesLost a AND 1 toll', 'territoryEntered a AND ARA']);
    game.act('moveIn 1 0');
    expect([game.at('AND'), game.at('ARA'), game.marks('ARA')]).toEqual(['a2', 'a1', 'f 1e']);
    expect(land('a AND2 | b CAS1 | empty ARA | plague ARA').offers('enter')).toEqual([]);
  });

  test('N-LAND-5: it falls if the attacker has rolled against that territory in this turn', () => {
    const rolled = 'memory pairs=AND:ARA:0:1:0::- onLand=1';
    const game = land(`a AND4 | b CAS1 | empty ARA | forts ARA | ${rolled}`).act('enter AND ARA');
    expect(game.only('fortificationLost')).toHaveLength(1);
  });
});
