// Rolls with bonuses against a count of its own: every outcome, written apart from the rules.
import { describe, expect, test } from '@jest/globals';
import { fightOdds, type RollBonus, rollCounts } from '../../../src/core/index.js';
import { napoleon } from '../../support/napoleonPlay.js';

const outcomes = (dice: number): number[][] =>
  dice === 0 ? [[]] : outcomes(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((die) => [...rest, die]));

/** How often the defender loses 0, 1, 2 of all outcomes. */
const count = (a: number, d: number, attack: readonly number[], defence: readonly number[]): number[] => {
  const pairs = Math.min(a, d);
  const found = new Array<number>(pairs + 1).fill(0);
  for (const mine of outcomes(a)) {
    const high = [...mine].sort((x, y) => y - x).map((die, i) => die + (attack[i] ?? 0));
    for (const theirs of outcomes(d)) {
      const low = [...theirs].sort((x, y) => y - x).map((die, i) => die + (defence[i] ?? 0));
      let lost = 0;
      for (let i = 0; i < pairs; i++) if ((high[i] ?? 0) > (low[i] ?? 0)) lost++;
      found[lost] = (found[lost] ?? 0) + 1;
    }
  }
  return found;
};

const GENERALS: readonly (readonly number[])[] = [[], [1], [1, 1]];

describe('rolls with bonuses', () => {
  test('N-LAND-2: three dice with one attacking general against two: 3970, 2377, 1429 of 7776', () => {
    const { outcomes: all, defenderLoses } = rollCounts(3, 2, { attack: [1], defence: [] });
    expect([all, [...defenderLoses].reverse()]).toEqual([7776, [3970, 2377, 1429]]);
  });

  test('N-LAND-2: three against two without any: 2890, 2611, 2275', () => {
    expect([...rollCounts(3, 2).defenderLoses].reverse()).toEqual([2890, 2611, 2275]);
  });

  test.each(GENERALS.map((attack, n) => [n, attack] as const))(
    'N-LAND-2: %i attacking generals against every defence, by every number of dice',
    (_, attack) => {
      for (const dice of [1, 2, 3]) {
        for (const other of [1, 2]) {
          for (const fort of [0, 1, 2, 3]) {
            for (const generals of GENERALS) {
              const given = Array.from({ length: other }, (_, i) => (generals[i] ?? 0) + (i === 0 ? fort : 0));
              const own = attack.slice(0, dice);
              const bonus: RollBonus = { attack: own, defence: given };
              expect(rollCounts(dice, other, bonus).defenderLoses).toEqual(count(dice, other, own, given));
            }
          }
        }
      }
    },
  );

  test('N-LAND-2: a charge on top of two generals', () => {
    expect(rollCounts(3, 2, { attack: [2, 1], defence: [2, 1] }).defenderLoses).toEqual(count(3, 2, [2, 1], [2, 1]));
    // Equal bonuses on both sides change nothing.
    expect(rollCounts(3, 2, { attack: [2, 1], defence: [2, 1] }).defenderLoses).toEqual(rollCounts(3, 2).defenderLoses);
  });

  test('N-LAND-2: a fight to the end with bonuses', () => {
    const { profile } = napoleon('a AND3 | b ARA1 | turn a 2 | do combat').rules;
    // Two against one: one roll of one die each; the general wins ties but a tie is still 1 above.
    const one = fightOdds(profile, 2, 1, { attack: [1], defence: [] });
    expect(one.win).toBeCloseTo(21 / 36, 12);
    expect(fightOdds(profile, 2, 1, { attack: [], defence: [1] }).win).toBeCloseTo(10 / 36, 12);
    expect(fightOdds(profile, 2, 1).win).toBeCloseTo(15 / 36, 12);
    // Three against two by hand: roll two against two, then what is left.
    const two = count(2, 2, [1, 1], []);
    const [lost0 = 0, lost1 = 0, lost2 = 0] = two;
    expect(lost0 + lost1 + lost2).toBe(1296);
    const expected = (lost2 + lost1 * (21 / 36)) / 1296;
    expect(fightOdds(profile, 3, 2, { attack: [1, 1], defence: [] }).win).toBeCloseTo(expected, 12);
  });
});

describe('the rules roll as the odds count', () => {
  test('N-LAND-2: all 216 outcomes of two dice and two generals against one, as the game plays them', () => {
    const found = [0, 0];
    for (const dice of outcomes(3)) {
      const game = napoleon(
        `a AND9 | b ARA1 ROM1 | generals AND2 | forts ARA | turn a 2 | do combat | dice ${dice.join(' ')}`,
      );
      game.act('attack AND ARA - 2 2');
      const taken = game.only('territoryCaptured').length;
      found[taken] = (found[taken] ?? 0) + 1;
    }
    expect(found).toEqual(count(2, 1, [1, 1], [1]));
  });
});
