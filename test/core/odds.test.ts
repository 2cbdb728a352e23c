import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  compareDice,
  type DiceRules,
  fightOdds,
  MOST_ARMIES,
  resumeStream,
  rollCounts,
  seedStream,
  sortDice,
} from '../../src/core/index.js';
import { rulesOf } from '../support/setups.js';

interface Published {
  readonly win: readonly (readonly number[])[];
  readonly attackerLosses: readonly (readonly number[])[];
  readonly defenderLosses: readonly (readonly number[])[];
  readonly large: {
    readonly even: { readonly armies: number; readonly win: number };
    readonly smallestOverHalf: Readonly<Record<string, number>>;
  };
  readonly rolls: readonly (readonly [number, number, number, readonly number[]])[];
}

const PUBLISHED: Published = JSON.parse(readFileSync('test/core/odds.published.json', 'utf8'));
const dice: DiceRules = rulesOf(3, 'odds').profile;

/** Armies in the attacking territory for A of the published tables: one stays behind. */
const withTheOneThatStays = (a: number): number => a + 1;

describe('C-ATT-4: single rolls', () => {
  test.each(PUBLISHED.rolls)(
    'C-ATT-4: %i dice against %i: of %i outcomes the defender loses 0, 1, 2 in %j',
    (a, d, total, counts) => {
      expect(rollCounts(a, d)).toEqual({ outcomes: total, defenderLoses: counts });
      expect(counts.reduce((sum, n) => sum + n, 0)).toBe(total);
    },
  );

  test('C-ATT-4: three dice against two, counted by hand: 2890, 2611, 2275', () => {
    const found = [0, 0, 0];
    const faces = [1, 2, 3, 4, 5, 6];
    for (const a of faces)
      for (const b of faces)
        for (const c of faces)
          for (const d of faces)
            for (const e of faces) {
              const { attacker, defender } = compareDice(sortDice([a, b, c]), sortDice([d, e]));
              expect(attacker + defender).toBe(2);
              found[defender] = (found[defender] ?? 0) + 1;
            }
    expect(found).toEqual([2275, 2611, 2890]);
  });

  test('C-ATT-4: sorting leaves the dice that were passed as they are', () => {
    const rolled = Object.freeze([2, 6, 4]);
    expect(sortDice(rolled)).toEqual([6, 4, 2]);
    expect(rolled).toEqual([2, 6, 4]);
  });
});

describe('published odds', () => {
  const cells = PUBLISHED.win.flatMap((row, i) => row.map((win, j) => ({ a: i + 1, d: j + 1, win })));

  test('C-ATT-4: all hundred published chances to three decimals', () => {
    expect(cells).toHaveLength(100);
    const wrong = cells.filter(({ a, d, win }) => {
      return fightOdds(dice, withTheOneThatStays(a), d).win.toFixed(3) !== win.toFixed(3);
    });
    expect(wrong).toEqual([]);
  });

  test('C-ATT-4: expected losses of both sides to five decimals', () => {
    for (const { a, d } of cells) {
      const odds = fightOdds(dice, withTheOneThatStays(a), d);
      expect(odds.attackerLosses).toBeCloseTo(PUBLISHED.attackerLosses[a - 1]?.[d - 1] ?? -1, 5);
      expect(odds.defenderLosses).toBeCloseTo(PUBLISHED.defenderLosses[a - 1]?.[d - 1] ?? -1, 5);
    }
  });

  test('C-ATT-4: large armies', () => {
    const { even, smallestOverHalf } = PUBLISHED.large;
    expect(fightOdds(dice, withTheOneThatStays(even.armies), even.armies).win.toFixed(3)).toBe(even.win.toFixed(3));
    for (const [defenders, least] of Object.entries(smallestOverHalf)) {
      expect(fightOdds(dice, withTheOneThatStays(least), Number(defenders)).win).toBeGreaterThan(0.5);
      expect(fightOdds(dice, withTheOneThatStays(least - 1), Number(defenders)).win).toBeLessThan(0.5);
    }
  });

  test('C-ATT-2: one army cannot attack: no chance, no losses', () => {
    expect(fightOdds(dice, 1, 5)).toEqual({
      attackers: 1,
      defenders: 5,
      win: 0,
      attackerLosses: 0,
      defenderLosses: 0,
    });
  });

  test('C-ATT-4: losses are bounded and chances grow with the attacker and shrink with the defender', () => {
    for (let a = 2; a <= 60; a += 3) {
      for (let d = 1; d <= 60; d += 3) {
        const odds = fightOdds(dice, a, d);
        expect(odds.win).toBeLessThanOrEqual(1);
        expect(odds.attackerLosses).toBeLessThanOrEqual(a - 1);
        expect(odds.defenderLosses).toBeLessThanOrEqual(d);
        expect(fightOdds(dice, a + 1, d).win).toBeGreaterThanOrEqual(odds.win);
        expect(fightOdds(dice, a, d + 1).win).toBeLessThanOrEqual(odds.win);
      }
    }
  });

  test('C-ATT-4: up to a thousand armies a side; beyond is refused, never guessed', () => {
    expect(fightOdds(dice, MOST_ARMIES, MOST_ARMIES).win).toBeGreaterThan(0.9);
    for (const [a, d] of [
      [MOST_ARMIES + 1, 1],
      [2, MOST_ARMIES + 1],
      [Number.NaN, 3],
    ] as const) {
      expect(() => fightOdds(dice, a, d)).toThrow(/odds/);
    }
  });

  test('C-ATT-4: a fight played out many times comes close to its odds', () => {
    const { win } = fightOdds(dice, 6, 4);
    let wins = 0;
    const stream = resumeStream(seedStream('many fights'));
    const die = (): number => stream.die();
    const games = 4000;
    for (let n = 0; n < games; n++) {
      let [a, d] = [6, 4];
      while (a > 1 && d > 0) {
        const attack = sortDice(Array.from({ length: Math.min(3, a - 1) }, die));
        const lost = compareDice(attack, sortDice(Array.from({ length: Math.min(2, d) }, die)));
        a -= lost.attacker;
        d -= lost.defender;
      }
      if (d === 0) wins++;
    }
    expect(Math.abs(wins / games - win)).toBeLessThan(0.03);
  });
});
