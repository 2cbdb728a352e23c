// Charts in cells: land as bands above each other, points as lines of dots. Pure; nothing here knows a terminal.
import type { Seat } from '../../core/index.js';
import { whole } from '../../text/index.js';
import { joined, type Line, padStart, type Span, span } from '../frame/line.js';
import { barInk, fillOf, seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';

const EIGHTHS = 8;
const LOWER = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇'] as const;

/** The share of a column that is a seat's, from the bottom up, in eighths of a cell. */
interface Band {
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

/** `held` as bands of a column of `rows` cells, in the order of `seats`; what nobody holds on top. */
export const bandsOf = (held: readonly number[], seats: readonly Seat[], all: number, rows: number): Band[] => {
  const high = rows * EIGHTHS;
  let sum = 0;
  const bands = seats.map((seat): Band => {
    const from = Math.round((high * sum) / all);
    sum += held[seat] ?? 0;
    return { seat, from, to: Math.round((high * sum) / all) };
  });
  return [...bands, { seat: null, from: Math.round((high * sum) / all), to: high }].filter(({ from, to }) => to > from);
};

/** One cell of the chart, `row` from the bottom: two bands of it at the most, those with the greatest shares. */
const cellOf = (model: Model, bands: readonly Band[], row: number): Span => {
  const [low, high] = [row * EIGHTHS, (row + 1) * EIGHTHS];
  const shares = bands
    .map(({ seat, from, to }) => ({ seat, share: Math.min(to, high) - Math.max(from, low) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, 2);
  const [most] = shares;
  if (model.context.depth === 0 || model.context.ascii) {
    const seat = most?.seat ?? null;
    return span(seat === null ? ' ' : seatMark(model, seat).text, { say: '' });
  }
  const inOrder = bands.filter(({ seat }) => shares.some((each) => each.seat === seat));
  const [lower, upper] = inOrder;
  const fill = (band: Band | undefined): number | null =>
    band === undefined || band.seat === null ? null : fillOf(model, band.seat).fill;
  if (upper === undefined) return span(' ', { bg: fill(lower), say: '' });
  const part = Math.min(EIGHTHS - 1, Math.max(1, shares.find(({ seat }) => seat === lower?.seat)?.share ?? 0));
  return span(LOWER[part] ?? ' ', { fg: fill(lower), bg: fill(upper), say: '' });
};

/** `▼ Davout 14`, on the seat's fill, in the last columns of its band where that is a whole row high. */
const labelOf = (model: Model, seat: Seat, count: number): Span => {
  const { fill, ink } = fillOf(model, seat);
  const text = ` ${seatMark(model, seat).text} ${model.context.words.seat(seat)} ${count} `;
  return span(
    text,
    fill === null ? { inverse: true, bold: true, say: '' } : { bg: fill, fg: ink, bold: true, say: '' },
  );
};

/** The row from the bottom that lies wholly in a band, nearest to its middle; null where none does. */
const rowIn = ({ from, to }: Band): number | null => {
  const [first, last] = [Math.ceil(from / EIGHTHS), Math.floor(to / EIGHTHS) - 1];
  return first > last ? null : Math.floor((first + last) / 2);
};

const MOST_LABEL = 22;

/** Which mark each of `columns` shows. */
export const columnMarks = (count: number, columns: number): number[] =>
  Array.from({ length: columns }, (_, x) => Math.min(count - 1, Math.floor((x * count) / columns)));

/**
 * Who held how much of `all` over time: a column of cells for each share of `marks`, the seats in their order from the
 * bottom up, named at the right.
 */
export const landChart = (
  model: Model,
  marks: readonly (readonly number[])[],
  seats: readonly Seat[],
  all: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Line[] => {
  const bands = marks.map((held) => bandsOf(held, seats, all, rows));
  const at = columnMarks(marks.length, columns);
  const last = bands.at(-1) ?? [];
  const labels = new Map(
    last.flatMap((band): [number, Span][] => {
      const row = rowIn(band);
      if (band.seat === null || row === null) return [];
      return [[row, labelOf(model, band.seat, marks.at(-1)?.[band.seat] ?? 0)]];
    }),
  );
  return Array.from({ length: rows }, (_, y): Line => {
    const row = rows - 1 - y;
    const label = labels.get(row);
    const room = label === undefined || label.text.length > Math.min(MOST_LABEL, columns / 2) ? 0 : label.text.length;
    const cells = at.slice(0, columns - room).map((mark) => cellOf(model, bands[mark] ?? [], row));
    return joined([...cells, ...(room > 0 && label ? [label] : [])]);
  });
};

/** Below the chart: where each round begins, and where a replay stands. */
export const axisLine = (model: Model, rounds: readonly number[], columns: number, now: number | null): Line => {
  const cells = Array.from({ length: columns }, () => ' ');
  const at = columnMarks(rounds.length, columns);
  const { round } = model.context.words.m.story;
  let free = 0;
  at.forEach((mark, x) => {
    const isFirst = x === 0 || rounds[at[x - 1] ?? 0] !== rounds[mark];
    const number = rounds[mark] ?? 0;
    const [long, short] = [round(number), `${number}`];
    const next = at.findIndex((other, k) => k > x && rounds[other] !== rounds[mark]);
    const text = (next < 0 ? columns : next) - x > long.length + 1 ? long : short;
    if (!isFirst || x < free || x + text.length > columns) return;
    [...text].forEach((letter, k) => {
      cells[x + k] = letter;
    });
    free = x + text.length + 1;
  });
  const line = cells.join('');
  if (now === null) return [span(line, { dim: true, say: '' })];
  const x = Math.max(
    0,
    at.findIndex((mark) => mark >= now),
  );
  return [
    span(line.slice(0, x), { dim: true, say: '' }),
    span(line.slice(x, x + 1), { inverse: true, say: '' }),
    span(line.slice(x + 1), { dim: true, say: '' }),
  ];
};

// --- Points ---------------------------------------------------------------------------------------------------------------

/** Bits of a braille cell by column and row of its dots. */
const DOTS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;

const BLANK_BRAILLE = 0x2800;

interface Dots {
  readonly mask: number;
  readonly seat: Seat;
}

/** Lines of points over rounds, the first ones of `seats` drawn over the others. `values` by round, then by seat; from 0 on. */
export const pointsChart = (
  model: Model,
  values: readonly (readonly number[])[],
  seats: readonly Seat[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Line[] => {
  const all = values.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const labels = [whole(most), whole(least)];
  const gutter = Math.max(...labels.map((text) => text.length)) + 1;
  const wide = Math.max(4, columns - gutter);
  const [across, down] = [2 * wide, 4 * rows];
  const cells = new Map<number, Dots>();
  const dot = (x: number, y: number, seat: Seat): void => {
    const [column, row] = [Math.floor(x / 2), Math.floor(y / 4)];
    const key = row * wide + column;
    const bit = DOTS[x % 2]?.[y % 4] ?? 0;
    cells.set(key, { mask: (cells.get(key)?.mask ?? 0) | bit, seat });
  };
  const steps = Math.max(1, values.length - 1);
  for (const seat of [...seats].reverse()) {
    for (let x = 0; x < across; x++) {
      const t = (x * steps) / Math.max(1, across - 1);
      const [a, b] = [values[Math.floor(t)]?.[seat] ?? 0, values[Math.min(steps, Math.ceil(t))]?.[seat] ?? 0];
      const value = a + (b - a) * (t - Math.floor(t));
      dot(x, Math.round(((down - 1) * (most - value)) / (most - least)), seat);
    }
  }
  return Array.from({ length: rows }, (_, y): Line => {
    const label = y === 0 ? labels[0] : y === rows - 1 ? labels[1] : '';
    const parts = Array.from({ length: wide }, (__, x): Span => {
      const cell = cells.get(y * wide + x);
      if (cell === undefined) return span(' ', { say: '' });
      return span(String.fromCodePoint(BLANK_BRAILLE + cell.mask), { fg: barInk(model, cell.seat), say: '' });
    });
    return [span(`${padStart(label ?? '', gutter - 1)} `, { dim: true, say: '' }), ...joined(parts)];
  });
};
