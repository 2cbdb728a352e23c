// How many dice each side may roll: C-ATT-2 and C-ATT-3. The few answers that there are are made once.
import type { Bounds } from '../types.js';

const UP_TO: readonly Bounds[] = [1, 2, 3].map((most): Bounds => [1, most]);
const JUST: readonly Bounds[] = [1, 2, 3].map((dice): Bounds => [dice, dice]);

const of = (table: readonly Bounds[], dice: number): Bounds => {
  const bounds = table[dice - 1];
  if (bounds === undefined) throw new Error(`bug: ${dice} dice`);
  return bounds;
};

/** C-ATT-2 `en`, `pt`: choose 1 to 3, at most one fewer than the armies in the territory. */
export const oneStaysBehind = (armies: number): Bounds | null =>
  armies < 2 ? null : of(UP_TO, Math.min(3, armies - 1));

/** C-ATT-3 `en`, `pt`, `it`: choose 1 or 2, at most the armies in the territory. */
export const chosenDefence = (armies: number): Bounds => of(UP_TO, Math.min(2, armies));

/** C-ATT-2 `fr`: no choice: four armies or more roll 3 dice, three 2, two 1. */
export const fixedByArmies = (armies: number): Bounds | null => (armies < 2 ? null : of(JUST, Math.min(3, armies - 1)));

/**
 * C-ATT-2 `it`: choose 1 to 3, at most the armies in the territory; but never so many that the dice compared could empty
 * it: min(dice, the defender's most dice) is at most armies - 1.
 */
export const onePerArmy = (armies: number, defenders: number): Bounds | null => {
  if (armies < 2) return null;
  const [, compared] = chosenDefence(defenders);
  const most = Math.min(3, armies);
  return of(UP_TO, Math.min(most, compared) <= armies - 1 ? most : armies - 1);
};

/** C-ATT-3 `fr`: no choice: two dice with two armies or more, else one. */
export const twoIfPossible = (armies: number): Bounds => of(JUST, Math.min(2, armies));
