// Cursor moves: the fewest bytes from where the cursor is known (or not known) to be, to where it is wanted.

export interface Cursor {
  /** Column from 0; null = not known, as after the last column or after a glyph of disputed width. */
  readonly x: number | null;
  /** Row from 0; null = not known. */
  readonly y: number | null;
}

const count = (n: number): string => (n === 1 ? '' : String(n));

const shortest = (candidates: readonly string[]): string =>
  candidates.reduce((best, candidate) => (candidate.length < best.length ? candidate : best));

const absolute = (x: number, y: number): string => {
  if (x > 0) return `\x1b[${y + 1};${x + 1}H`;
  return `\x1b[${y > 0 ? y + 1 : ''}H`;
};

const forward = (columns: number): string => (columns === 0 ? '' : `\x1b[${count(columns)}C`);

const horizontal = (from: number | null, to: number): string => {
  const candidates = [`\x1b[${to + 1}G`, `\r${forward(to)}`];
  if (from !== null && from <= to) candidates.push(forward(to - from));
  if (from !== null && from > to) candidates.push('\b'.repeat(from - to), `\x1b[${count(from - to)}D`);
  return shortest(candidates);
};

const vertical = (rows: number): string => {
  if (rows === 0) return '';
  return rows > 0 ? `\x1b[${count(rows)}B` : `\x1b[${count(-rows)}A`;
};

/** Line feeds never come without a carriage return, since a local terminal may add one by itself. */
export const moveCursor = ({ x: fromX, y: fromY }: Cursor, x: number, y: number): string => {
  if (fromY === null) return absolute(x, y);
  const rows = y - fromY;
  const candidates = [absolute(x, y), vertical(rows) + horizontal(fromX, x)];
  if (rows > 0 && rows < 4) candidates.push(`\r${'\n'.repeat(rows)}${forward(x)}`);
  return shortest(candidates);
};
