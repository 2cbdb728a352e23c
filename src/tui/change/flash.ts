// A captured territory is lit for a moment before it has its new colour.
import type { Model } from '../model.js';

const isCaptured = ([, kind]: readonly [number, 'hit' | 'captured']): boolean => kind === 'captured';

/** What is lit in `model` because it has been captured. */
export const capturedIn = ({ flash }: Model): Model['flash'] =>
  flash.size === 0 ? flash : new Map([...flash].filter(isCaptured));

/** Whether something is lit, and on the screen: while dice tumble what was there before is. */
export const isLit = ({ flash, tumble }: Model): boolean => tumble === null && [...flash].some(isCaptured);

/** The moment is over. */
export const unlit = (model: Model): Model =>
  [...model.flash].some(isCaptured)
    ? { ...model, flash: new Map([...model.flash].filter((entry) => !isCaptured(entry))) }
    : model;
