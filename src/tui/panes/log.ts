// The log: what happened, one line an event, and what only one person may read of it.

import type { LogLine } from '../../narration/told.js';
import { type Line, linesWithin, span, wrap } from '../frame/line.js';
import { seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';

/** Without what another person at this keyboard has spied. */
export const visibleLog = ({ log, decision, revealed }: Model): readonly LogLine[] =>
  log.filter(({ only }) => only === undefined || (decision?.seat === only && revealed === only));

/** A line of the log on as many rows as it needs, set in after the first. */
const wrapped = (model: Model, entry: LogLine, columns: number): Line[] => {
  const [first = '', ...rest] = wrap(entry.text, columns - 2);
  const style = { bold: entry.weight === 'turn', dim: entry.weight === 'minor' };
  return [
    [seatMark(model, entry.seat), span(` ${first}`, style)],
    ...rest.map((text): Line => [span('  '), span(text, style)]),
  ];
};

/** All of it. */
export const logLines = (model: Model, columns: number): Line[] =>
  visibleLog(model).flatMap((entry) => wrapped(model, entry, columns));

/** The newest entries, whole, on at most `rows` rows; of one that is longer its beginning. */
export const newestLines = (model: Model, columns: number, rows: number): Line[] => {
  const shown: Line[] = [];
  for (const entry of visibleLog(model).toReversed()) {
    const lines = wrapped(model, entry, columns);
    if (shown.length + lines.length > rows) return shown.length > 0 ? shown : [...linesWithin(lines, columns, rows)];
    shown.unshift(...lines);
  }
  return shown;
};
