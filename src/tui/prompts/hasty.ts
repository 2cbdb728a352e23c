// Ending attacks too early: what is worth a question before it cannot be taken back.
import type { Model } from '../model.js';

/** Nothing captured, so no card for it, though a good attack is at hand. */
const GOOD_ODDS = 0.6;
/** There is a card already, but the next territory is as good as taken. */
const NEAR_CERTAIN = 0.95;

/** Whether the seat on turn has captured something in it. */
export const hasCaptured = ({ view }: Model): boolean =>
  (view.napoleon?.turn.captures.length ?? view.turn.captured.length) > 0;

/** Whether to ask before attacks end, where the best that is left is won with the chance `best`. */
export const isHasty = (model: Model, best: number): boolean => best >= (hasCaptured(model) ? NEAR_CERTAIN : GOOD_ODDS);
