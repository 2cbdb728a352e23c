// The log: what happened, one line an event, and what only one person may read of it.

import type { LogLine } from '../../narration/told.js';
import { dim, type Line, span, wrap } from '../frame/line.js';
import { seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';

/** Without what another person at this keyboard has spied. */
export const visibleLog = ({ log, decision, revealed }: Model): readonly LogLine[] =>
  log.filter(({ only }) => only === undefined || (decision?.seat === only && revealed === only));

/** A line of the log on as many rows as it needs, set in after the first. */
const wrapped = (model: Model, entry: LogLine, columns: number): Line[] => {
  const [first = '', ...rest] = wrap(entry.text, columns - 4);
  const style = { bold: entry.weight === 'turn', dim: entry.weight === 'minor' };
  return [[seatMark(model, entry.seat), span(` ${first}`, style)], ...rest.map((text): Line => [dim(`    ${text}`)])];
};

/** All of it. */
export const logLines = (model: Model, columns: number): Line[] =>
  visibleLog(model).flatMap((entry) => wrapped(model, entry, columns));

/** The newest lines, on at most `rows` rows. */
export const newestLines = (model: Model, columns: number, rows: number): Line[] =>
  rows <= 0
    ? []
    : visibleLog(model)
        .slice(-rows)
        .flatMap((entry) => wrapped(model, entry, columns))
        .slice(-rows);
