// The keys that work now: in the last row of the screen, and in the frame of the panel with the cursor.
import { HELP_ONLY, liveBindings, shownKey } from '../keys/index.js';
import type { Model } from '../model.js';
import { bold, dim, type Line, span, widthOf } from './line.js';

/** As many keys as fit, the most useful first; and whether there are more. */
const keysWithin = (model: Model, columns: number, without: readonly string[]): { line: Line; isWhole: boolean } => {
  const { m } = model.context.words;
  let line: Line = [span(' ')];
  let isWhole = true;
  for (const binding of liveBindings(model)) {
    if (binding.rank >= HELP_ONLY || without.includes(binding.command)) continue;
    const next = [...line, bold(shownKey(binding, m, model.context.ascii)), dim(` ${binding.words(m)}  `)];
    if (widthOf(next) > columns + 1) isWhole = false;
    else line = next;
  }
  return { line, isWhole };
};

/** The line of keys; a sign at its end says that there are more. */
export const keysLine = (model: Model, columns: number, without: readonly string[]): Line => {
  const { line, isWhole } = keysWithin(model, columns, without);
  if (isWhole || line.length < 2) return line;
  const sign = model.context.ascii ? '...' : '…';
  return [...keysWithin(model, columns - sign.length, without).line, dim(sign)];
};

/** The keys of the panel with the cursor stand in its frame. */
export const inFrame = ({ looking }: Model): readonly string[] =>
  looking === null ? ['go', 'back'] : ['lookUp', 'look', 'lookGo', 'lookBack'];

/** Those that have room in `columns`. */
export const frameKeys = (model: Model, columns: number): Line => {
  const { m } = model.context.words;
  let line: Line = [];
  for (const binding of liveBindings(model)) {
    if (!inFrame(model).includes(binding.command)) continue;
    const next = [
      ...line,
      span(line.length === 0 ? '' : '   '),
      bold(shownKey(binding, m, model.context.ascii)),
      dim(` ${binding.words(m)}`),
    ];
    if (widthOf(next) <= columns) line = next;
  }
  return line;
};
