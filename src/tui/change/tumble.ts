// What is on the screen while dice tumble: what was there before they were thrown. The result is not known there yet.
import type { Model } from '../model.js';

/** Shown instead of `model` until its dice lie: the position, the questions and the log of before, and the dice. */
export const shownOf = (model: Model): Model => {
  const { tumble, size, lastRoll, confirm, pane, scroll } = model;
  if (tumble === null) return model;
  return { ...tumble.before, size, lastRoll, confirm, pane, scroll, tumble, decision: null, flash: new Map() };
};

/** The dice one turn further, or at rest. */
export const turnDice = (model: Model): Model => {
  const { tumble } = model;
  return { ...model, tumble: tumble !== null && tumble.left > 1 ? { ...tumble, left: tumble.left - 1 } : null };
};
