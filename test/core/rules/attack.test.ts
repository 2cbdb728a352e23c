import { describe, expect, test } from '@jest/globals';
import { decision, ofType, rollCounts } from '../../../src/core/index.js';
import { play } from '../../support/play.js';

const attacking = (armies: number, defenders: number, more = '') =>
  play(`classic/en/world 3 | a ALA${armies} NWT1 BRA2 | b KAM${defenders} ALB1 | c *1 | turn a 2 | do attack ${more}`);

describe('C-ATT-1', () => {
  test('C-ATT-1: an own territory with two armies or more attacks an adjacent one of another seat', () => {
    const game = attacking(2, 1);
    const offers = ofType(game.question('attack').offers, 'attack');
    expect(offers.filter(({ from }) => from === 'alaska')).toEqual([
      { type: 'attack', from: 'alaska', to: 'alberta', dice: [1, 1] },
      { type: 'attack', from: 'alaska', to: 'kamchatka', dice: [1, 1] },
    ]);
  });

  test.each([
    ['attack NWT ALB 1', 'one army cannot attack'],
    ['attack ALA NWT 1', 'not an own territory'],
    ['attack ALA JAP 1', 'not a territory that is not adjacent'],
    ['attack KAM ALA 1', 'not from a territory of another seat'],
    ['attack ALA ALA 1', 'not itself'],
  ])('C-ATT-1: %s is refused: %s', (line) => {
    expect(attacking(5, 1).reject(line)).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
  });

  test('C-ATT-1: as often as wished, from any territory, switching freely', () => {
    const game = attacking(5, 3, '| dice 1 1 1 6 6 5 6 6 6 1 1');
    game.act('attack ALA KAM 3').act('attack BRA NAF 1').act('attack ALA KAM 2');
    expect(game.log()).toEqual(['attackDeclared a ALA KAM 2', 'diceRolled a b ALA KAM 6+6 1+1', 'armiesLost b KAM 2']);
    expect(['ALA', 'BRA', 'KAM', 'NAF'].map(game.at)).toEqual(['a3', 'a1', 'b1', 'c1']);
  });

  test('C-ATT-1: a line across the sea joins as land does', () => {
    expect(attacking(3, 1).legal()).toContain('attack BRA NAF 1');
  });

  test('C-ATT-1: with one army left an attack cannot go on', () => {
    const game = attacking(3, 3, '| dice 1 1 6 6');
    game.act('attack ALA KAM 2');
    expect(game.at('ALA')).toBe('a1');
    expect(game.reject('attack ALA KAM 1')).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
    expect(game.legal().some((line) => line.startsWith('attack ALA'))).toBe(false);
  });

  test('C-ATT-1: when nothing can be attacked the attack ends without a question', () => {
    const game = play('classic/en/world 3 | a ALA2 | b KAM3 BRA1 | c *1 | turn a 2 | do attack | dice 1 6 5').act(
      'attack ALA KAM 1',
    );
    expect(game.log()).toContain('attackEnded a');
    expect(game.asked()).toBe('b place');
  });
});

describe('C-ATT-2', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 3],
    [30, 3],
  ])('C-ATT-2: %i armies roll 1 to %i dice', (armies, most) => {
    const game = attacking(armies, 2);
    const dice = game.legal().filter((line) => line.startsWith('attack ALA KAM'));
    expect(dice).toEqual(Array.from({ length: most }, (_, i) => `attack ALA KAM ${i + 1}`));
  });

  test.each([1, 2, 3, 4])('C-ATT-2: with %i armies no other number of dice is accepted', (armies) => {
    const allowed = Math.min(3, armies - 1);
    const attack = (dice: unknown) => ({ type: 'attack', from: 'alaska', to: 'kamchatka', dice });
    for (const dice of [0, allowed + 1, 4, -1, Number.NaN, 1.5, '2', '1', null, undefined, [1], true, 1e9]) {
      expect(attacking(armies, 2).reject(attack(dice))).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
    }
  });
});

describe('C-ATT-3', () => {
  test('C-ATT-3: the defender chooses one or two dice, after the attacker and before any die falls', () => {
    const game = attacking(4, 2, '| ask b | dice 6 5 4 3');
    game.act('attack ALA KAM 3');
    expect(game.log()).toEqual(['attackDeclared a ALA KAM 3']);
    expect(game.question('defend')).toMatchObject({
      seat: 1,
      mandatory: true,
      offers: [{ dice: [1, 2] }],
      battle: { from: 'alaska', to: 'kamchatka', dice: 3 },
    });
    game.act('defend 1');
    expect(game.log()).toContain('diceRolled a b ALA KAM 6+5+4 3');
  });

  test('C-ATT-3: a defender with one army is not asked and rolls one die', () => {
    const game = attacking(4, 1, '| ask b | dice 1 1 1 2').act('attack ALA KAM 3');
    expect(game.log()).toContain('diceRolled a b ALA KAM 1+1+1 2');
  });

  test.each([2, 3, 4, 20])('C-ATT-3: a defender with %i armies may roll one or two, nothing else', (armies) => {
    for (const dice of [0, 3, 4, -1, Number.NaN, 1.5, '2', null, undefined, [2]]) {
      const game = attacking(4, armies, '| ask b').act('attack ALA KAM 1');
      expect(game.reject({ type: 'defend', dice })).toEqual({ code: 'illegal', rule: 'C-ATT-3' });
    }
    const game = attacking(4, armies, '| ask b').act('attack ALA KAM 1');
    expect(game.legal()).toEqual(['defend 1', 'defend 2']);
  });

  test('C-ATT-3: the attacker cannot answer for the defender, nor go on before the answer', () => {
    const game = attacking(4, 2, '| ask b').act('attack ALA KAM 3');
    for (const line of ['defend 1', 'attack ALA KAM 3', 'endAttack']) {
      expect(game.reject(line, 'a')).toEqual({ code: 'notYourDecision', rule: 'C-ATT-3' });
    }
  });

  test('C-ATT-3: with the preference `auto` the most dice are rolled without a question', () => {
    const game = attacking(4, 2, '| dice 1 1 1 2 3').act('attack ALA KAM 3');
    expect(game.log()).toContain('diceRolled a b ALA KAM 1+1+1 3+2');
  });

  test('C-ATT-3: a seat may change its own preference at any time, in anyone’s turn', () => {
    const game = attacking(4, 2, '| dice 1 1 1 2 3');
    game.act('setDefence ask', 'b');
    expect(game.log()).toEqual(['defenceSet b ask']);
    game.act('attack ALA KAM 3');
    expect(game.asked()).toBe('b defend');
    expect(game.reject('setDefence ask', 'b')).toMatchObject({ code: 'illegal' });
    game.act('setDefence auto', 'b');
    expect(game.log().slice(0, 2)).toEqual(['defenceSet b auto', 'diceRolled a b ALA KAM 1+1+1 3+2']);
  });

  test('C-ATT-3: a change of another seat leaves the question as it is', () => {
    const game = attacking(4, 2, '| ask b').act('attack ALA KAM 3');
    const before = game.question('defend');
    game.act('setDefence ask', 'c');
    expect(game.question('defend')).toEqual({ ...before, id: before.id + 1 });
  });

  test.each(['| ask b', ''])('C-ATT-3: neutral armies roll the most dice, whatever was preferred %s', (preferred) => {
    const game = play(
      `classic/en/world 4 | a ALA4 | b KAM2 | c BRA1 | d *1 | turn a 2 | do attack | resign neutral ${preferred} | dice 1 1 1 2 3`,
    );
    game.act('resign', 'b').act('attack ALA KAM 3');
    expect(game.log()).toContain('diceRolled a b ALA KAM 1+1+1 3+2');
  });
});

describe('C-ATT-4', () => {
  test.each([
    ['3 v 2: highest against highest, second against second', '1 6 4', '3 5', 0, 2],
    ['3 v 2: the third die is ignored', '6 5 1', '5 4', 0, 2],
    ['3 v 2: the order in which they fell does not matter', '4 5 6', '5 6', 2, 0],
    ['ties go to the defender', '6 6 6', '6 6', 2, 0],
    ['a tie and a win', '6 5 1', '6 4', 1, 1],
    ['3 v 1: one army is at stake', '6 1 1', '5', 0, 1],
    ['3 v 1: a tie', '5 1 1', '5', 1, 0],
    ['2 v 2: one each', '6 2', '5 3', 1, 1],
    ['2 v 1: the higher die counts', '2 3', '2', 0, 1],
    ['1 v 2: the higher die counts', '5', '1 6', 1, 0],
    ['1 v 1: a win', '6', '5', 0, 1],
    ['1 v 1: a tie', '1', '1', 1, 0],
  ])('C-ATT-4: %s', (_name, attack, defence, attackerLoses, defenderLoses) => {
    const game = attacking(9, 9, `| ask b | dice ${attack} ${defence}`);
    game.act(`attack ALA KAM ${attack.split(' ').length}`).act(`defend ${defence.split(' ').length}`);
    expect([game.at('ALA'), game.at('KAM')]).toEqual([`a${9 - attackerLoses}`, `b${9 - defenderLoses}`]);
  });

  test('C-ATT-4: the attacker’s dice fall first, then the defender’s; both are shown highest first', () => {
    const game = attacking(9, 9, '| dice 2 6 3 1 5').act('attack ALA KAM 3');
    expect(game.log()).toEqual([
      'attackDeclared a ALA KAM 3',
      'diceRolled a b ALA KAM 6+3+2 5+1',
      'armiesLost b KAM 2',
    ]);
  });

  test('C-ATT-4: of all outcomes of three dice against two, exactly so many cost each side', () => {
    expect(rollCounts(3, 2)).toEqual({ outcomes: 7776, defenderLoses: [2275, 2611, 2890] });
  });
});

describe('C-ATT-5', () => {
  test('C-ATT-5: the attacker may stop after any roll', () => {
    const game = attacking(9, 9, '| dice 6 6 6 1 1 1 1 1 6 6').act('attack ALA KAM 3');
    expect(game.legal().at(-1)).toBe('endAttack');
    game.act('attack ALA KAM 3');
    expect(game.legal().at(-1)).toBe('endAttack');
    game.act('endAttack');
    expect(game.log()).toEqual(['attackEnded a']);
    expect(game.asked()).toBe('a fortify');
  });

  test('C-ATT-5: a seat need not attack at all', () => {
    expect(attacking(9, 9).act('endAttack').asked()).toBe('a fortify');
  });
});

describe('C-ATT-6', () => {
  test.each([
    [9, 3, 3, 8],
    [9, 1, 1, 8],
    [4, 2, 2, 3],
    [5, 3, 3, 4],
  ])('C-ATT-6: from %i armies after %i dice, %i to %i move in', (armies, dice, min, max) => {
    const rolled = '6 '.repeat(dice);
    const game = attacking(armies, 1, `| dice ${rolled}1`).act(`attack ALA KAM ${dice}`);
    expect(game.question('moveIn')).toMatchObject({
      from: 'alaska',
      to: 'kamchatka',
      offers: [{ count: [min, max] }],
      mandatory: true,
    });
    for (const count of [min - 1, max + 1, 0, -1, Number.NaN, min + 0.5, String(min), null]) {
      expect(game.reject({ type: 'moveIn', count })).toEqual({ code: 'illegal', rule: 'C-ATT-6' });
    }
    game.act(`moveIn ${min}`);
    expect([game.at('ALA'), game.at('KAM')]).toEqual([`a${armies - min}`, `a${min}`]);
  });

  test('C-ATT-6: one army stays behind; with nothing to choose nothing is asked', () => {
    const game = attacking(4, 1, '| dice 6 6 6 1').act('attack ALA KAM 3');
    expect(game.log().slice(-2)).toEqual(['territoryCaptured a b ALA KAM', 'armiesMoved a ALA KAM 3 capture']);
    expect([game.at('ALA'), game.at('KAM')]).toEqual(['a1', 'a3']);
  });

  test('C-ATT-6: the dice of the last roll count, not those of an earlier one', () => {
    const game = attacking(9, 2, '| dice 6 5 4 6 1 6 1').act('attack ALA KAM 3').act('attack ALA KAM 1');
    expect(game.question('moveIn')).toMatchObject({ offers: [{ count: [1, 7] }] });
    game.act('moveIn 1');
  });

  test('C-ATT-6: nothing is attacked before the capture move is answered', () => {
    const game = attacking(9, 1, '| dice 6 6 6 1').act('attack ALA KAM 3');
    for (const line of ['attack ALA ALB 3', 'attack ALA KAM 3', 'endAttack', 'fortify ALA NWT 1', 'place ALA 1']) {
      expect(game.reject(line)).toEqual({ code: 'illegal', rule: 'C-ATT-6' });
    }
    expect(game.asked()).toBe('a moveIn');
  });

  test('C-ATT-6: the new territory attacks in the same turn', () => {
    const game = attacking(9, 1, '| dice 6 6 6 1').act('attack ALA KAM 3').act('moveIn 4');
    expect(game.legal()).toContain('attack KAM JAP 3');
    expect(decision(game.rules, game.state())?.seat).toBe(0);
  });
});
