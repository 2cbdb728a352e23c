// The chance of a fight as a bar of two colours.
import type { Seat } from '../../core/index.js';
import type { Model } from '../model.js';
import { type Line, span } from './line.js';
import { barInk, fillOf } from './marks.js';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** The chance as a bar of two colours; without colours the attacker's share is inverse. */
export const chanceBar = (model: Model, attacker: Seat, defender: Seat, win: number, columns: number): Line => {
  const [mine, theirs] = [fillOf(model, attacker).fill, fillOf(model, defender).fill];
  const eighths = Math.round(win * columns * 8);
  const full = Math.floor(eighths / 8);
  if (model.context.ascii) return [span('='.repeat(full), { say: '' }), span('-'.repeat(columns - full), { say: '' })];
  if (mine === null || theirs === null)
    return [span(' '.repeat(full), { inverse: true, say: '' }), span('░'.repeat(columns - full), { say: '' })];
  const part = EIGHTHS[eighths % 8] ?? '';
  const rest = columns - full - (part === '' ? 0 : 1);
  return [
    span(' '.repeat(full), { bg: mine, say: '' }),
    ...(part === '' ? [] : [span(part, { fg: mine, bg: theirs, say: '' })]),
    span(' '.repeat(Math.max(0, rest)), { bg: theirs, say: '' }),
  ];
};

/** The same as a thin line for rows of a list, in the colours of words beside the map; nothing where there are none. */
export const chanceLine = (model: Model, attacker: Seat, defender: Seat, win: number, columns: number): Line => {
  const full = Math.max(0, Math.min(columns, Math.round(win * columns)));
  const [mine, theirs] = [barInk(model, attacker), barInk(model, defender)];
  const [on, off] = model.context.ascii ? ['=', '-'] : mine === null ? ['━', '─'] : ['━', '━'];
  return [span(on.repeat(full), { fg: mine, say: '' }), span(off.repeat(columns - full), { fg: theirs, say: '' })];
};
