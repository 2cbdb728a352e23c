// The log: what happened, one line an event, and what only one person may read of it.
import { dim, type Line, span, wrap } from '../line.js';
import { seatMark } from '../marks.js';
import type { Model } from '../model.js';
import type { LogLine } from '../told.js';

export const logLine = (model: Model, entry: LogLine): Line => [
  seatMark(model, entry.seat),
  span(` ${entry.text}`, { bold: entry.weight === 'turn', dim: entry.weight === 'minor' }),
];

/** Without what another person at this keyboard has spied, and without dice that still tumble. */
export const visibleLog = ({ log, decision, revealed, tumble }: Model): readonly LogLine[] =>
  log
    .slice(0, log.length - (tumble?.hides ?? 0))
    .filter(({ only }) => only === undefined || (decision?.seat === only && revealed === only));

/** All of it, long lines on several rows. */
export const logLines = (model: Model, columns: number): Line[] =>
  visibleLog(model).flatMap((entry) => {
    const [first = '', ...rest] = wrap(entry.text, columns - 4);
    const style = { bold: entry.weight === 'turn', dim: entry.weight === 'minor' };
    return [[seatMark(model, entry.seat), span(` ${first}`, style)], ...rest.map((text): Line => [dim(`    ${text}`)])];
  });
