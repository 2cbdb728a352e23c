// The dice of each seat: what was rolled against what was to be expected, and how far chance alone strays.
import type { Seat } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padStart, type Span, said, span, unsaid, wrap } from '../frame/line.js';
import { seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';

const MEAN = 3.5;
/** Standard deviation of one die: sqrt(35 / 12). */
const DIE_SPREAD = 1.7078;

export interface Luck {
  readonly dice: number;
  /** The sum that was rolled, and the one to be expected. */
  readonly rolled: number;
  readonly expected: number;
  /** Two tables in three stray no further from what is to be expected: one standard deviation. */
  readonly spread: number;
}

export const luckOf = ({ luck }: Model, seat: number): Luck => {
  const { dice, pips } = luck[seat] ?? { dice: 0, pips: 0 };
  return { dice, rolled: pips, expected: MEAN * dice, spread: DIE_SPREAD * Math.sqrt(dice) };
};

/** Half the gauge's width, and how many spreads that is: nobody is lucky beyond it more than once in a hundred games. */
const HALF = 6;
const MOST_SPREADS = 3;

/** `──────┼──●───`: how far from what was to be expected, three spreads to each side. */
const gauge = (model: Model, { rolled, expected, spread }: Luck): Span => {
  const [line, middle, knob] = model.context.ascii ? ['-', '|', 'o'] : ['─', '┼', '●'];
  const strayed = spread === 0 ? 0 : (rolled - expected) / spread;
  const at = HALF + Math.round((HALF * Math.max(-MOST_SPREADS, Math.min(MOST_SPREADS, strayed))) / MOST_SPREADS);
  const cells = Array.from({ length: 2 * HALF + 1 }, (_, i) => (i === at ? knob : i === HALF ? middle : line));
  return span(cells.join(''), { say: '' });
};

const NAME_COLUMNS = 14;
const WIDTHS = [7, 9, 12, 9] as const;

/** The table of luck; nothing before the first roll. */
export const luckLines = (model: Model, columns: number): Line[] => {
  const { words } = model.context;
  const { luckTitle, luckColumns, luckNote } = words.m.screen;
  const rows = model.view.seats.flatMap((_, seat): Line[] => {
    const luck = luckOf(model, seat);
    if (luck.dice === 0) return [];
    const values = [`${luck.dice}`, `${luck.rolled}`, words.m.decimal(luck.expected, 1), `±${Math.round(luck.spread)}`];
    const name = words.seat(seat as Seat);
    return [
      [
        said(seatMark(model, seat as Seat), ''),
        span(` ${padEnd(name, NAME_COLUMNS)}`, { say: name }),
        ...values.map((value, i) => said(span(padStart(value, WIDTHS[i] ?? 0)), `${luckColumns[i]} ${value}`)),
        span('   ', { say: '' }),
        gauge(model, luck),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const head = unsaid([
    dim(' '.repeat(NAME_COLUMNS + 2)),
    ...luckColumns.map((name, i) => dim(padStart(name, WIDTHS[i] ?? 0))),
  ]);
  return [[bold(luckTitle)], head, ...rows, ...wrap(luckNote, columns - 1).map((text): Line => [dim(text)]), []];
};
