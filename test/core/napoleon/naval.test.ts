import { describe, expect, test } from '@jest/globals';
import { napoleon } from '../../support/napoleonPlay.js';

const fleet = (text: string, seats = 3) => napoleon(`a IDF9 AND3 | b ROM3 | ${text} | turn a 2 | do combat`, seats);

describe('N-COMBAT', () => {
  test('N-COMBAT: naval actions are over with the first land attack', () => {
    const game = fleet('ships WEA a3 | dice 6 1');
    expect(game.offers('enter').length).toBeGreaterThan(0);
    game.act('attack IDF HOL - 1 0').act('moveIn 1 0');
    expect(game.offers('enter')).toEqual([]);
    expect(game.offers('sail')).toEqual([]);
  });

  test('N-COMBAT: entering an empty territory is a land attack', () => {
    const game = fleet('empty HOL | ships WEA a3, NSE b1');
    expect(game.offers('sail WEA NSE')).toHaveLength(2);
    game.act('enter IDF HOL').act('moveIn 3 0');
    expect([game.at('HOL'), ...game.offers('sail'), ...game.offers('enter WEA')]).toEqual(['a3']);
  });
});

describe('N-NAVAL-1', () => {
  test('N-NAVAL-1: ships of two seats in one zone must fight first; nothing else is offered', () => {
    const game = fleet('ships WEA a3 b1, BAR a2 c2, WME a5');
    expect(game.question('combat')).toMatchObject({ forced: true, mandatory: true });
    expect(game.legal().every((line) => /^sail (WEA WEA|BAR BAR) - /.test(line))).toBe(true);
    expect(game.reject('endAttack')).toMatchObject({ code: 'illegal' });
    expect(game.reject('sail WME ADR - 1 0')).toMatchObject({ code: 'illegal' });
    expect(game.reject('attack IDF HOL - 1 0')).toMatchObject({ code: 'illegal' });
  });

  test('N-NAVAL-1: in the order the attacker chooses', () => {
    for (const [first, then] of [
      ['WEA', 'BAR'],
      ['BAR', 'WEA'],
    ] as const) {
      const game = fleet('ships WEA a3 b1, BAR a2 c1 | dice 6 1 6 1');
      game.act(`sail ${first} ${first} - 1 0`);
      expect(game.legal().every((line) => line.startsWith(`sail ${then} ${then}`))).toBe(true);
      game.act(`sail ${then} ${then} - 1 0`);
      expect(game.question('combat').forced).toBe(false);
    }
  });

  test('N-NAVAL-1: up to three dice against up to two, each at most its ships; nobody stays behind', () => {
    expect(fleet('ships WEA a3 b2').offers('sail')).toEqual([1, 2, 3].map((n) => `sail WEA WEA - ${n} 0`));
    expect(fleet('ships WEA a1 b2').offers('sail')).toEqual(['sail WEA WEA - 1 0']);
    const game = fleet('ships WEA a3 b2 | ask b').act('sail WEA WEA - 3 0');
    expect(game.asked()).toBe('b defend');
    expect(game.question('defend')).toMatchObject({ offers: [{ dice: [1, 2] }] });
    expect(fleet('ships WEA a3 b1 | ask b | dice 6 6 6 1').act('sail WEA WEA - 3 0').sea('WEA')).toBe('a3');
  });

  test('N-NAVAL-1: to the end of one side: the fight goes on until then', () => {
    const game = fleet('ships WEA a2 b2 | dice 6 1 5 1 1 6');
    game.act('sail WEA WEA - 2 0');
    expect(game.sea('WEA')).toBe('a1 b1');
    expect(game.question('combat').forced).toBe(true);
    game.act('sail WEA WEA - 1 0');
    expect([game.sea('WEA'), game.question('combat').forced]).toEqual(['b1', false]);
  });

  test('N-NAVAL-1: all admirals take part on both sides', () => {
    const game = fleet('ships WEA a3 b3 | admirals WEA a2 b1 | dice 3 3 1 3 4');
    expect(game.reject('sail WEA WEA - 3 0')).toMatchObject({ code: 'illegal' });
    expect(game.reject('sail WEA WEA - 3 1')).toMatchObject({ code: 'illegal' });
    game.act('sail WEA WEA - 3 2');
    // 3+1, 3+1 against 4+1, 3
    expect(game.only('diceRolled')[0]).toMatchObject({ attackBonus: [1, 1, 0], defenceBonus: [1, 0] });
    expect(game.sea('WEA')).toBe('a2*2 b2*1');
  });

  test('N-NAVAL-1: admirals are captured only with the last ship of their side', () => {
    const game = fleet('ships WEA a2 b9 | admirals WEA a1 | dice 1 1 6 6');
    // Both ships that roll are lost, and they are the last.
    game.act('sail WEA WEA - 2 1');
    expect([game.sea('WEA'), game.points(), game.n().captiveAdmirals[1]]).toEqual(['b9', [-1, 1, 0], [1, 0, 0]]);

    const left = fleet('ships WEA a3 b9 | admirals WEA a1 | dice 1 6 1').act('sail WEA WEA - 1 1');
    expect([left.sea('WEA'), left.points()]).toEqual(['a2*1 b9', [0, 0, 0]]);

    const won = fleet('ships WEA a3 b1 | admirals WEA b2 | dice 6 1').act('sail WEA WEA - 1 0');
    expect([won.sea('WEA'), won.points(), won.n().captiveAdmirals[0]]).toEqual(['a3', [2, -2, 0], [0, 2, 0]]);
  });

  test('N-NAVAL-1: fleets that meet only later in the turn do not: they stay in their zones', () => {
    const game = fleet('ships WEA a3, NSE b2 | dice 6 1 1').act('sail WEA NSE - 1 0');
    expect([game.sea('WEA'), game.sea('NSE')]).toEqual(['a3', 'b1']);
    expect(game.question('combat').forced).toBe(false);
  });
});

describe('N-NAVAL-2', () => {
  test('N-NAVAL-2: from two ships up into an adjacent zone; one ship stays behind', () => {
    const game = fleet('ships WEA a3, NSE b2, BAR c1, WME c1');
    expect(game.offers('sail')).toEqual([
      'sail WEA NSE - 1 0',
      'sail WEA NSE - 2 0',
      'sail WEA BAR - 1 0',
      'sail WEA BAR - 2 0',
    ]);
    expect(fleet('ships WEA a1, NSE b2').offers('sail')).toEqual([]);
    expect(fleet('ships WEA a1').offers('enter')).toEqual([]);
    expect(game.reject('sail WEA WME - 1 0')).toMatchObject({ code: 'illegal' });
  });

  test('N-NAVAL-2: an empty zone is entered without a fight, with at least one ship', () => {
    const game = fleet('ships WEA a4').act('enter WEA NSE');
    expect(game.asked()).toBe('a moveIn');
    expect(game.legal()).toEqual(['moveIn 1 0', 'moveIn 2 0', 'moveIn 3 0']);
    game.act('moveIn 3 0');
    expect([game.sea('WEA'), game.sea('NSE')]).toEqual(['a1', 'a3']);
    const forced = fleet('ships WEA a2').act('enter WEA NSE');
    expect([forced.sea('WEA'), forced.sea('NSE'), forced.asked()]).toEqual(['a1', 'a1', 'a combat']);
  });

  test('N-NAVAL-2: a zone of the seat’s own is neither attacked nor entered', () => {
    expect(
      fleet('ships WEA a4, NSE a2')
        .legal()
        .filter((line) => /^(enter|sail) WEA NSE/.test(line)),
    ).toEqual([]);
  });

  test('N-NAVAL-2: a zone that is won: at least the dice rolled move in, and no more than all but one', () => {
    const game = fleet('ships WEA a5, NSE b1 | dice 6 5 4 1').act('sail WEA NSE - 3 0');
    expect(game.legal()).toEqual(['moveIn 3 0', 'moveIn 4 0']);
    const lessDice = fleet('ships WEA a5, NSE b1 | dice 6 1').act('sail WEA NSE - 1 0');
    expect(lessDice.legal()).toEqual(['moveIn 1 0', 'moveIn 2 0', 'moveIn 3 0', 'moveIn 4 0']);
  });

  test('N-NAVAL-2: as often as wished, from any zone', () => {
    const game = fleet('ships WEA a5, NSE b1, BAL b1 | dice 6 1 6 1');
    game.act('sail WEA NSE - 1 0').act('moveIn 3 0').act('sail NSE BAL - 1 0').act('moveIn 2 0');
    expect([game.sea('WEA'), game.sea('NSE'), game.sea('BAL')]).toEqual(['a2', 'a1', 'a2']);
  });

  test('N-NAVAL-2: it may be left alone altogether', () => {
    expect(fleet('ships WEA a5, NSE b1').can('endAttack')).toBe(true);
  });
});

describe('N-NAVAL-3', () => {
  test.each([
    [0, [0, 0, 0]],
    [1, [1, 0, 0]],
    [2, [1, 1, 0]],
  ])('N-NAVAL-3: %i admirals in attack: %j', (admirals, bonus) => {
    const game = fleet(`ships WEA a4, NSE b2 | admirals WEA a${admirals} | dice 6 6 6 1 1`);
    game.act(`sail WEA NSE - 3 ${admirals}`);
    expect(game.only('diceRolled')[0]?.attackBonus).toEqual(bonus);
  });

  test.each([
    [0, [0, 0]],
    [1, [1, 0]],
    [2, [1, 1]],
  ])('N-NAVAL-3: %i admirals in defence: %j', (admirals, bonus) => {
    const game = fleet(`ships WEA a4, NSE b2 | admirals NSE b${admirals} | dice 1 1 1 6 6`);
    game.act('sail WEA NSE - 3 0');
    expect(game.only('diceRolled')[0]?.defenceBonus).toEqual(bonus);
  });

  test('N-NAVAL-3: the bonus decides: 4 and an admiral beat 4', () => {
    const game = fleet('ships WEA a2, NSE b2 | admirals WEA a1 | dice 4 4 1').act('sail WEA NSE - 1 1');
    expect([game.sea('WEA'), game.sea('NSE')]).toEqual(['a2*1', 'b1']);
    const without = fleet('ships WEA a2, NSE b2 | admirals WEA a1 | dice 4 4 1').act('sail WEA NSE - 1 0');
    expect([without.sea('WEA'), without.sea('NSE')]).toEqual(['a1*1', 'b2']);
  });
});

describe('N-LAND-7 at sea', () => {
  test('N-LAND-7: admirals that took part go along; others of the zone may', () => {
    const game = fleet('ships WEA a5, NSE b1 | admirals WEA a2 | dice 6 1').act('sail WEA NSE - 1 1');
    expect(game.legal()).toEqual(
      [1, 2, 3, 4].flatMap((count) => [1, 2].map((leaders) => `moveIn ${count} ${leaders}`)),
    );
    game.act('moveIn 2 2');
    expect([game.sea('WEA'), game.sea('NSE')]).toEqual(['a3', 'a2*2']);
  });

  test('N-LAND-7: they are captured if every die’s ship is lost, though others stay behind', () => {
    const game = fleet('ships WEA a5, NSE b2 | admirals WEA a2 | dice 1 6 5').act('sail WEA NSE - 1 1');
    expect([game.sea('WEA'), game.points()]).toEqual(['a4*1', [-1, 1, 0]]);
    expect(game.n().captiveAdmirals[1]).toEqual([1, 0, 0]);
  });
});
