// How many dice each side may roll: C-ATT-2 and C-ATT-3.
import type { DiceRange } from '../profiles/profile.js';

/** C-ATT-2 `en`, `pt`: choose 1 to 3, at most one fewer than the armies in the territory. */
export const oneStaysBehind = (armies: number): DiceRange | null =>
  armies < 2 ? null : { min: 1, max: Math.min(3, armies - 1) };

/** C-ATT-3 `en`, `pt`, `it`: choose 1 or 2, at most the armies in the territory. */
export const chosenDefence = (armies: number): DiceRange => ({ min: 1, max: Math.min(2, armies) });
