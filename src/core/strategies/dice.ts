// How many dice each side may roll: C-ATT-2 and C-ATT-3.
import type { DiceRange } from '../types.js';

/** C-ATT-2 `en`, `pt`: choose 1 to 3, at most one fewer than the armies in the territory. */
export const oneStaysBehind = (armies: number): DiceRange | null =>
  armies < 2 ? null : { min: 1, max: Math.min(3, armies - 1) };

/** C-ATT-3 `en`, `pt`, `it`: choose 1 or 2, at most the armies in the territory. */
export const chosenDefence = (armies: number): DiceRange => ({ min: 1, max: Math.min(2, armies) });

/** C-ATT-2 `fr`: no choice: four armies or more roll 3 dice, three 2, two 1. */
export const fixedByArmies = (armies: number): DiceRange | null => {
  if (armies < 2) return null;
  const dice = Math.min(3, armies - 1);
  return { min: dice, max: dice };
};

/**
 * C-ATT-2 `it`: choose 1 to 3, at most the armies in the territory; but never so many that the dice compared could empty
 * it: min(dice, the defender's most dice) is at most armies - 1.
 */
export const onePerArmy = (armies: number, defenders: number): DiceRange | null => {
  if (armies < 2) return null;
  const compared = chosenDefence(defenders).max;
  const most = Math.min(3, armies);
  return { min: 1, max: Math.min(most, compared) <= armies - 1 ? most : armies - 1 };
};

/** C-ATT-3 `fr`: no choice: two dice with two armies or more, else one. */
export const twoIfPossible = (armies: number): DiceRange => {
  const dice = Math.min(2, armies);
  return { min: dice, max: dice };
};
