// Measuring and printing. Times are CPU times of this process, so that a busy machine disturbs them less.

/** What was measured: its samples, what they are compared with in the same run, and what they should be. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly samples: readonly number[];
  /** What stands in the table for the samples; their median unless given. */
  readonly shown?: number;
  readonly note?: string;
  readonly target?: { readonly text: string; readonly isMet: boolean };
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** CPU milliseconds that `work` takes, system time and helper threads (garbage collection) included. */
export const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** `count` samples of `work` after `warmUp` that do not count. */
export const sample = (count: number, warmUp: number, work: (n: number) => number): number[] =>
  Array.from({ length: count + warmUp }, (_, n) => work(n)).slice(warmUp);

export const atMost = (row: Row, limit: number, text: string): Row => ({
  ...row,
  target: { text, isMet: (row.shown ?? median(row.samples)) <= limit },
});

export const atLeast = (row: Row, limit: number, text: string): Row => ({
  ...row,
  target: { text, isMet: (row.shown ?? median(row.samples)) >= limit },
});

const number = (value: number): string => {
  if (!Number.isFinite(value)) return '-';
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US');
  return value.toPrecision(3);
};

const cellsOf = ({ what, unit, samples, shown, note, target }: Row): string[] => [
  what,
  `${number(shown ?? median(samples))} ${unit}`,
  samples.length < 2 ? '' : `${number(Math.min(...samples))} - ${number(Math.max(...samples))}`,
  note ?? '',
  target === undefined ? '' : `${target.text} ${target.isMet ? 'ok' : 'OVER'}`,
];

const HEAD = ['', 'median', 'min - max', 'compared', 'target'];

/** The rows as a table of plain text. */
export const tableOf = (rows: readonly Row[]): string => {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, c) => Math.max(...cells.map((row) => row[c]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, c) => cell.padEnd(widths[c] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
