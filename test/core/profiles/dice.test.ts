// How many dice each rulebook lets both sides roll, and what that means for the capture that follows.
import { describe, expect, test } from '@jest/globals';
import { decision, fightOdds, findProfile, ofType, PROFILE_IDS, rollCounts } from '../../../src/core/index.js';
import { play, position } from '../../support/play.js';

const facing = (profile: string, armies: number, defenders: number, more = ''): string =>
  `classic/${profile}/world 3 | a ALA${armies} | b KAM${defenders} PER1 | c *1 | turn a 2 | do attack ${more}`;

/** `1-3`: the least and the most dice that Alaska may roll on Kamchatka; `none` where it cannot attack. */
const allowed = (profile: string, armies: number, defenders: number): string => {
  const { rules, state } = position(facing(profile, armies, defenders));
  const open = decision(rules, state);
  const offers = open?.kind === 'attack' ? ofType(open.offers, 'attack') : [];
  return offers.find(({ to }) => to === 'kamchatka')?.dice.join('-') ?? 'none';
};

describe('C-ATT-2', () => {
  test.each([
    //  armies      1       2      3      4      5      9
    ['en', 1, ['none', '1-1', '1-2', '1-3', '1-3', '1-3']],
    ['en', 2, ['none', '1-1', '1-2', '1-3', '1-3', '1-3']],
    ['en', 3, ['none', '1-1', '1-2', '1-3', '1-3', '1-3']],
    ['pt', 1, ['none', '1-1', '1-2', '1-3', '1-3', '1-3']],
    ['pt', 2, ['none', '1-1', '1-2', '1-3', '1-3', '1-3']],
    ['pt', 3, ['none', '1-1', '1-2', '1-3', '1-3', '1-3']],
    ['fr', 1, ['none', '1-1', '2-2', '3-3', '3-3', '3-3']],
    ['fr', 2, ['none', '1-1', '2-2', '3-3', '3-3', '3-3']],
    ['fr', 3, ['none', '1-1', '2-2', '3-3', '3-3', '3-3']],
    ['it', 1, ['none', '1-2', '1-3', '1-3', '1-3', '1-3']],
    ['it', 2, ['none', '1-1', '1-3', '1-3', '1-3', '1-3']],
    ['it', 3, ['none', '1-1', '1-3', '1-3', '1-3', '1-3']],
  ] as const)('C-ATT-2: %s against %i: 1, 2, 3, 4, 5 and 9 armies may roll %j', (profile, defenders, expected) => {
    expect([1, 2, 3, 4, 5, 9].map((armies) => allowed(profile, armies, defenders))).toEqual(expected);
  });

  test.each([
    ['en', 3, 2, 3, false],
    ['it', 3, 2, 3, true],
    ['en', 2, 1, 2, false],
    ['it', 2, 1, 2, true],
    ['it', 2, 2, 2, false],
    ['en', 4, 2, 2, true],
    ['fr', 4, 2, 2, false],
    ['fr', 4, 2, 3, true],
    ['fr', 3, 2, 1, false],
    ['it', 2, 1, 3, false],
  ] as const)('C-ATT-2: %s, %i armies on %i with %i dice: %s', (profile, armies, defenders, dice, isLegal) => {
    const attack = `attack ALA KAM ${dice}`;
    if (!isLegal) {
      expect(play(facing(profile, armies, defenders)).reject(attack)).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
      return;
    }
    const rolls = [...new Array(dice).fill(1), ...new Array(Math.min(2, defenders)).fill(6)].join(' ');
    const game = play(facing(profile, armies, defenders, `| dice ${rolls}`)).act(attack);
    expect(game.log()[0]).toBe(`attackDeclared a ALA KAM ${dice}`);
  });

  test.each([0, -1, 4, 1.5, Number.NaN, '2'])('C-ATT-2: %p dice are refused by all four', (dice) => {
    for (const profile of PROFILE_IDS) {
      const game = play(facing(profile, 9, 2));
      const action = { type: 'attack', from: 'alaska', to: 'kamchatka', dice };
      expect(game.reject(action)).toEqual({ code: 'illegal', rule: 'C-ATT-1' });
    }
  });

  test('C-ATT-2: by no rulebook can the worst roll empty the territory that attacks', () => {
    for (const profile of PROFILE_IDS) {
      for (const armies of [2, 3, 4, 5]) {
        for (const defenders of [1, 2, 3]) {
          const [least = 0, most = 0] = allowed(profile, armies, defenders).split('-').map(Number);
          for (let dice = least; dice <= most; dice++) {
            const defence = Math.min(2, defenders);
            const rolls = [...new Array(dice).fill(1), ...new Array(defence).fill(6)].join(' ');
            const game = play(facing(profile, armies, defenders, `| dice ${rolls}`)).act(`attack ALA KAM ${dice}`);
            expect(game.at('ALA')).toBe(`a${armies - Math.min(dice, defence)}`);
            expect(game.at('ALA')).not.toBe('a0');
          }
        }
      }
    }
  });
});

describe('C-ATT-3', () => {
  test.each(['en', 'pt', 'it'])('C-ATT-3: by %s the defender chooses one die or two', (profile) => {
    const game = play(facing(profile, 9, 3, '| ask b | dice 1 1 1 6')).act('attack ALA KAM 3');
    expect(game.question('defend')).toMatchObject({ seat: 1, offers: [{ dice: [1, 2] }] });
    expect(game.reject('defend 3')).toEqual({ code: 'illegal', rule: 'C-ATT-3' });
    expect(game.act('defend 1').log()).toEqual(['diceRolled a b ALA KAM 1+1+1 6', 'armiesLost a ALA 1']);
  });

  test('C-ATT-3: by fr the dice are fixed: two with two armies or more, one with one; nothing is asked', () => {
    const two = play(facing('fr', 9, 2, '| ask b | dice 1 1 1 6 6')).act('attack ALA KAM 3');
    expect(two.log()).toContain('diceRolled a b ALA KAM 1+1+1 6+6');
    expect(two.asked()).toBe('a attack');
    const one = play(facing('fr', 9, 1, '| ask b | dice 1 1 1 6')).act('attack ALA KAM 3');
    expect(one.log()).toContain('diceRolled a b ALA KAM 1+1+1 6');
    expect(one.asked()).toBe('a attack');
  });

  test('C-ATT-3: the preference can be changed by every rulebook, even where it changes nothing', () => {
    for (const profile of PROFILE_IDS) {
      const game = play(facing(profile, 9, 2)).act('setDefence ask', 'b');
      expect(game.state().seats[1]?.defence).toBe('ask');
    }
  });
});

describe('C-ATT-6', () => {
  test('C-ATT-6: by it more dice than may move in: two of three armies go without a question', () => {
    const game = play(facing('it', 3, 1, '| dice 6 5 4 1')).act('attack ALA KAM 3');
    expect(game.log()).toContain('armiesMoved a ALA KAM 2 capture');
    expect([game.at('ALA'), game.at('KAM')]).toEqual(['a1', 'a2']);
  });

  test('C-ATT-6: by it two armies with two dice: one moves in, one stays', () => {
    const game = play(facing('it', 2, 1, '| dice 6 5 1')).act('attack ALA KAM 2');
    expect([game.at('ALA'), game.at('KAM')]).toEqual(['a1', 'a1']);
  });

  test.each([
    ['it', 4, 3, 3, 3],
    ['it', 5, 3, 3, 4],
    ['it', 5, 2, 2, 4],
    ['it', 3, 1, 1, 2],
    ['it', 3, 2, 2, 2],
    ['en', 5, 3, 3, 4],
    ['en', 5, 1, 1, 4],
    ['pt', 5, 2, 2, 4],
    ['fr', 4, 3, 3, 3],
    ['fr', 5, 3, 3, 4],
    ['fr', 3, 2, 2, 2],
  ] as const)('C-ATT-6: %s, %i armies, %i dice: %i to %i move in', (profile, armies, dice, min, max) => {
    const rolls = [...new Array(dice).fill(6), 1].join(' ');
    const game = play(facing(profile, armies, 1, `| dice ${rolls}`)).act(`attack ALA KAM ${dice}`);
    if (min === max) {
      expect(game.log()).toContain(`armiesMoved a ALA KAM ${min} capture`);
      return;
    }
    expect(game.question('moveIn')).toMatchObject({ offers: [{ count: [min, max] }] });
    expect(game.reject(`moveIn ${min - 1}`)).toEqual({ code: 'illegal', rule: 'C-ATT-6' });
    expect(game.reject(`moveIn ${max + 1}`)).toEqual({ code: 'illegal', rule: 'C-ATT-6' });
    game.act(`moveIn ${max}`);
    expect(game.at('ALA')).toBe(`a${armies - max}`);
  });
});

describe('odds by rulebook', () => {
  const diceOf = (profile: string) => {
    const found = findProfile('classic', profile);
    if (!found.ok) throw new Error('test: no profile');
    return found.value;
  };

  test('C-ATT-2: en, pt and fr give the same odds to a fight with the most dice', () => {
    for (const [a, d] of [
      [2, 1],
      [3, 2],
      [4, 4],
      [10, 7],
    ] as const) {
      const { win } = fightOdds(diceOf('en'), a, d);
      for (const profile of ['pt', 'fr']) expect(fightOdds(diceOf(profile), a, d).win).toBeCloseTo(win, 12);
    }
  });

  test('C-ATT-2: it: two armies against one win with two dice, three against two with three', () => {
    const [, one = 0] = rollCounts(2, 1).defenderLoses;
    expect(fightOdds(diceOf('it'), 2, 1).win).toBeCloseTo(one / 216, 12);
    // 3 against 2 with three dice: both lost wins at once; one each leaves 2 against 1; else a single army is left.
    const [, each = 0, both = 0] = rollCounts(3, 2).defenderLoses;
    expect(fightOdds(diceOf('it'), 3, 2).win).toBeCloseTo(both / 7776 + (each / 7776) * (one / 216), 12);
  });
});
