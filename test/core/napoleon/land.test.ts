import { describe, expect, test } from '@jest/globals';
import { landingsFrom, type Seat } from '../../../src/core/index.js';
import { napoleon } from '../../support/napoleonPlay.js';

const land = (text: string, seats = 3) => napoleon(`${text} | turn a 2 | do combat`, seats);

describe('N-LAND-1', () => {
  test('N-LAND-1: from two regiments up, to a neighbour of another seat, one to three dice, fewer than regiments', () => {
    const game = land('a AND2 POR4 MOR1 | b ARA3 CAS2 ROM1');
    expect(game.offers('attack AND')).toEqual(['attack AND CAS - 1 0', 'attack AND ARA - 1 0']);
    expect(game.offers('attack POR')).toEqual([1, 2, 3].map((dice) => `attack POR CAS - ${dice} 0`));
    expect(game.offers('attack MOR')).toEqual([]);
    for (const line of [
      'attack AND POR - 1 0',
      'attack AND ROM - 1 0',
      'attack AND ARA - 2 0',
      'attack MOR ALG - 1 0',
    ]) {
      expect(game.reject(line)).toEqual({ code: 'illegal', rule: 'N-LAND-1' });
    }
  });

  test('N-LAND-1: a dotted line across the sea joins as land does', () => {
    expect(land('a AND3 | b MOR1 ROM1').offers('attack AND MOR')).toHaveLength(2);
  });

  test('N-LAND-1: the defender chooses one die or two; ties go to it; the attacker may stop after any roll', () => {
    const game = land('a AND4 | b ARA3 | ask b | dice 6 3 3 6 2').act('attack AND ARA - 3 0');
    expect(game.asked()).toBe('b defend');
    expect(game.legal()).toEqual(['defend 1', 'defend 2']);
    game.act('defend 2');
    expect(game.log()).toEqual([
      'diceThrown a b AND ARA 6+3+3 6+2',
      'diceRolled a b AND ARA 6+3+3 6+2',
      'armiesLost a AND 1',
      'armiesLost b ARA 1',
    ]);
    expect(game.can('endAttack')).toBe(true);
    expect(game.only('diceRolled')[0]).toMatchObject({ attackBonus: [0, 0, 0], defenceBonus: [0, 0] });
  });

  test('N-LAND-1: a capture: at least as many move in as dice rolled, at most all but one', () => {
    const game = land('a AND6 | b ARA1 ROM1 | dice 6 6 1').act('attack AND ARA - 2 0');
    expect(game.asked()).toBe('a moveIn');
    expect(game.legal()).toEqual(['moveIn 2 0', 'moveIn 3 0', 'moveIn 4 0', 'moveIn 5 0']);
    game.act('moveIn 4 0');
    expect([game.at('AND'), game.at('ARA')]).toEqual(['a2', 'a4']);
    const after = land('a AND4 | b ARA2 ROM1 | dice 6 6 6 1 1').act('attack AND ARA - 3 0');
    expect([after.at('AND'), after.at('ARA'), after.asked()]).toEqual(['a1', 'a3', 'a combat']);
  });
});

describe('N-LAND-2', () => {
  test.each([
    [3, 0, [0, 0, 0]],
    [3, 1, [1, 0, 0]],
    [3, 2, [1, 1, 0]],
    [3, 3, [1, 1, 0]],
    [2, 2, [1, 1]],
    [1, 1, [1]],
    [1, 2, [1]],
    [1, 3, [1]],
  ])('N-LAND-2: %i dice with %i generals of the attacker: %j', (dice, generals, bonus) => {
    const rolls = [...new Array(dice).fill(6), 1, 1].join(' ');
    const game = land(`a AND9 | b ARA4 | generals AND3 | dice ${rolls}`).act(`attack AND ARA - ${dice} ${generals}`);
    expect(game.only('diceRolled')[0]?.attackBonus).toEqual(bonus);
  });

  test.each([
    ['', 2, [0, 0]],
    ['generals ARA |', 2, [1, 0]],
    ['generals ARA2 |', 2, [1, 1]],
    ['generals ARA3 |', 2, [1, 1]],
    ['forts ARA |', 2, [1, 0]],
    ['forts ARA | generals ARA |', 2, [2, 0]],
    ['forts ARA | generals ARA2 |', 2, [2, 1]],
    ['forts ARA | generals ARA3 |', 2, [2, 1]],
    ['forts ARA | generals ARA3 |', 1, [2]],
    ['generals ARA3 |', 1, [1]],
    ['forts ARA |', 1, [1]],
  ])('N-LAND-2: %s defending with %i dice: %j', (pieces, dice, bonus) => {
    const rolls = [1, 1, 1, ...new Array(dice).fill(6)].join(' ');
    const game = land(`a AND9 | b ARA${dice} | ${pieces} dice ${rolls}`).act('attack AND ARA - 3 0');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual(bonus);
  });

  test('N-LAND-2: dice are sorted first and then added to; they may exceed six', () => {
    // 6+1, 4+1 against 6+2, 6+1: sorted before, so the attacker's second die is its 4.
    const game = land('a AND9 | b ARA4 | generals AND2 ARA2 | forts ARA | dice 4 2 6 6 6').act('attack AND ARA - 3 2');
    expect(game.only('diceRolled')[0]).toMatchObject({ attack: [6, 4, 2], defence: [6, 6] });
    expect([game.at('AND'), game.at('ARA')]).toEqual(['a7', 'b4']);
  });

  test('N-LAND-2: the bonus decides', () => {
    const roll = (pieces: string, leaders = 0) =>
      land(`a AND9 | b ARA2 IRE1 | ${pieces} dice 5 1 1 5 1`).act(`attack AND ARA - 3 ${leaders}`).log().slice(3);
    expect(roll('')).toEqual(['armiesLost a AND 2']); // 5 against 5, 1 against 1
    expect(roll('generals AND |', 1)).toEqual(['armiesLost a AND 1', 'armiesLost b ARA 1']);
    expect(roll('generals AND2 |', 2)).toEqual(['armiesLost b ARA 2', 'territoryCaptured a b AND ARA']);
    expect(roll('generals AND2 | forts ARA |', 2)).toEqual(['armiesLost a AND 1', 'armiesLost b ARA 1']);
    expect(roll('generals AND |', 0)).toEqual(['armiesLost a AND 2']); // the general stays out of it
  });
});

describe('N-LAND-3', () => {
  test('N-LAND-3: the worked example: Andalusia lands in Egypt through three zones with two ships each', () => {
    const game = land('a AND6 | b EGY1 ROM1 | ships WME a2, ADR a2, EME a2 | dice 6 5 4 1');
    game.act('attack AND EGY - 3 0');
    expect(game.log()).toEqual([
      'attackDeclared a AND EGY 3',
      'diceThrown a b AND EGY 6+5+4 1',
      'diceRolled a b AND EGY 6+5+4 1',
      'armiesLost b EGY 1',
      'territoryCaptured a b AND EGY',
    ]);
    // The capture move follows the same way.
    expect(game.legal()).toEqual(['moveIn 3 0', 'moveIn 4 0', 'moveIn 5 0']);
    game.act('moveIn 5 0');
    expect([game.at('AND'), game.at('EGY')]).toEqual(['a1', 'a5']);
    expect(game.n().turn.captures).toEqual([
      { territory: 'egypt', loser: 1, byLanding: true, epidemic: false, fortified: false },
    ]);
  });

  test.each([
    ['WME a2, ADR a2', 'the last zone is nobody’s'],
    ['ADR a2, EME a2', 'the first zone is nobody’s'],
    ['WME a2, EME a2', 'the zone between is nobody’s'],
    ['WME a2, ADR a2 b1, EME a2', 'a zone of two fleets is nobody’s'],
    ['WME a2, ADR b2, EME a2', 'a zone is another seat’s'],
  ])('N-LAND-3: not with %s: %s', (ships) => {
    const state = land(`a AND6 | b EGY1 ROM1 | ships ${ships}`);
    expect(state.offers('attack AND EGY')).toEqual([]);
  });

  test('N-LAND-3: through one zone, and through two', () => {
    const one = land('a AND6 | b NAP1 EGY1 | ships WME a1');
    expect(one.offers('attack AND NAP')).toHaveLength(3);
    expect(one.offers('attack AND ILL')).toEqual([]);
    const two = land('a AND6 | b NAP1 ILL1 | ships WME a1, ADR a1');
    expect(two.offers('attack AND ILL')).toHaveLength(3);
  });

  test('N-LAND-3: not through four zones', () => {
    const game = land('a AND6 | b NRU1 ROM1 | ships BAR a1, WME a1, ADR a1, EME a1, BLA a1');
    expect(game.offers('attack AND RUM')).toHaveLength(3); // by the third
    expect(game.offers('attack AND NRU')).toEqual([]); // by the fourth
    const reached = landingsFrom(game.rules, game.state(), 11, 0 as Seat);
    expect(Math.max(...[...reached.values()].map((path) => path.length))).toBe(3);
  });

  test('N-LAND-3: only from a territory that touches a controlled zone', () => {
    const game = land('a BUR6 CAS6 | b EGY1 ROM1 | ships WME a2, ADR a2, EME a2');
    expect(game.offers('attack BUR EGY')).toEqual([]);
    expect(game.offers('attack CAS EGY')).toEqual([]);
  });

  test('N-LAND-3: a pair that is joined by an edge is never a landing', () => {
    const game = land('a AND6 | b MOR1 ARA1 | ships WME a2, BAR a2 | dice 6 1')
      .act('attack AND MOR - 1 0')
      .act('moveIn 1 0');
    expect(game.n().turn.captures[0]?.byLanding).toBe(false);
    expect(game.legal()).toEqual([...new Set(game.legal())]);
  });

  test('N-LAND-3: one ship in a zone is enough, and ships are not moved by a landing', () => {
    const game = land('a AND6 | b NAP1 ROM1 | ships WME a1 | dice 6 1').act('attack AND NAP - 1 0').act('moveIn 1 0');
    expect(game.sea('WME')).toBe('a1');
  });
});

describe('N-LAND-6', () => {
  test('N-LAND-6: a fortification falls with a territory that was fought for', () => {
    const game = land('a AND6 | b ARA1 ROM1 | forts ARA | dice 6 1').act('attack AND ARA - 1 0');
    expect(game.only('fortificationLost')).toEqual([{ type: 'fortificationLost', territory: 'aragon' }]);
    expect(game.marks('ARA')).toBe('');
    expect(game.n().turn.captures[0]?.fortified).toBe(true);
  });

  test('N-LAND-6: it stands while the territory does', () => {
    expect(land('a AND6 | b ARA3 ROM1 | forts ARA | dice 6 1 1').act('attack AND ARA - 1 0').marks('ARA')).toBe('f');
  });

  test('N-LAND-6: a roll from another origin of the same turn is combat as well', () => {
    // No roll from Andalusia: the defender retreats; but Portugal has rolled before.
    const rolled = 'memory pairs=PRO:ARA:0:1:0::- onLand=1';
    const game = land(`a AND6 PRO3 | b ARA3 CAS2 ROM1 | forts ARA | hand b LIT | reactions b each | ${rolled}`);
    game.act('attack AND ARA - 1 0').act('react LIT CAS');
    expect(game.only('fortificationLost')).toHaveLength(1);
    const none = land('a AND6 PRO3 | b ARA3 CAS2 ROM1 | forts ARA | hand b LIT | reactions b each');
    none.act('attack AND ARA - 1 0').act('react LIT CAS');
    expect([none.only('fortificationLost'), none.marks('ARA')]).toEqual([[], 'f']);
  });
});
