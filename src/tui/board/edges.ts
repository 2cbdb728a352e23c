// Thin lines between territories of one ground, as eighths of a cell on its edges: for cells that are too coarse to draw them
// with pixels.
import { cellCodes, codeAt, type PixelMap } from './downsample.js';

/** A line in a cell, which is then of the ground of `territory` alone. */
export interface EdgeLine {
  readonly char: string;
  readonly territory: number;
}

/** By cell. */
export type EdgeLines = ReadonlyMap<number, EdgeLine>;

/** The characters for a line on each side of a cell; null where there is none that does without turning the cell over. */
export interface LineChars {
  readonly right: string;
  readonly left: string | null;
  readonly below: string | null;
  readonly above: string;
}

/** Lines in the ink on the ground behind; they are what the others are where a cell is turned over. */
export const COLOUR_LINES = { right: '▕', left: '▏', below: '▁', above: '▔' } as const satisfies LineChars;
/** Seven eighths of a cell in the ink, which leave a line. */
export const PLAIN_LINES: LineChars = { right: '▉', left: null, below: null, above: '▇' };

/** Whether a line is one of those in the ink. */
export const isInked = (char: string): boolean => Object.values<string>(COLOUR_LINES).includes(char);

export interface Sides {
  /** Whether the cell can carry a line: it is of one ground, and has no label. */
  readonly isOpen: (at: number) => boolean;
  /** Whether it could if it were drawn of one ground: it has no label. */
  readonly isFree: (at: number) => boolean;
  /** Whether a line belongs between two territories. */
  readonly isBorder: (a: number, b: number) => boolean;
  /** Whether there is one between them already. */
  readonly hasLine: (a: number, b: number) => boolean;
}

/** Where two territories touch: a cell and the one right of it or below, or twice the same. */
export interface Contact {
  readonly near: number;
  readonly far: number;
  readonly isBeside: boolean;
}

/** All contacts by pair, `a-b` with the smaller number first. */
export type Touching = ReadonlyMap<string, readonly Contact[]>;

export const pairKey = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

export const touchingOn = (map: PixelMap): Touching => {
  const found = new Map<string, Contact[]>();
  const cellAt = (x: number, y: number): number => Math.floor(y / map.down) * map.columns + Math.floor(x / map.across);
  const note = (x: number, y: number, i: number, j: number): void => {
    const a = codeAt(map, x, y);
    if (a < 0) return;
    const b = codeAt(map, i, j);
    if (b < 0 || a === b) return;
    const key = pairKey(a, b);
    const list = found.get(key) ?? [];
    list.push({ near: cellAt(x, y), far: cellAt(i, j), isBeside: j === y });
    found.set(key, list);
  };
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      note(x, y, x + 1, y);
      if (y + 1 < map.height) note(x, y, x, y + 1);
    }
  }
  return found;
};

/** What of the board is needed to draw lines on it. */
interface Lined {
  readonly map: PixelMap;
  readonly cells: Int16Array;
  readonly touching: Touching;
}

/** A cell carries one line, so one of the two beside a border does. */
export const edgeLines = (
  { map, cells, touching }: Lined,
  chars: LineChars,
  { isOpen, isFree, isBorder, hasLine }: Sides,
): EdgeLines => {
  const { columns, rows } = map;
  const lines = new Map<number, EdgeLine & { readonly key: string }>();
  /** Lines by pair. */
  const counts = new Map<string, number>();
  const holder = (at: number): number => cells[at] ?? -1;
  const put = (at: number, char: string, territory: number, key: string): void => {
    const before = lines.get(at)?.key;
    if (before !== undefined) counts.set(before, (counts.get(before) ?? 1) - 1);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    lines.set(at, { char, territory, key });
  };
  const part = (near: number, far: number, isBeside: boolean): void => {
    const [a, b] = [holder(near), holder(far)];
    if (a < 0 || b < 0 || a === b || !isBorder(a, b)) return;
    const [one, other] = isBeside ? [chars.right, chars.left] : [chars.below, chars.above];
    if (one !== null && isOpen(near) && !lines.has(near)) put(near, one, a, pairKey(a, b));
    else if (other !== null && isOpen(far) && !lines.has(far)) put(far, other, b, pairKey(a, b));
  };
  for (let at = 0; at < columns * rows; at++) {
    if (at + columns < columns * rows) part(at, at + columns, false);
    if (at % columns < columns - 1) part(at, at + 1, true);
  }
  /** A line where a pair meets on the coast or in one cell alone: a cell there is drawn of one ground. */
  const force = (key: string, contacts: readonly Contact[], canTake: (at: number) => boolean): boolean => {
    const [a = -1, b = -1] = key.split('-').map(Number);
    const isTheirs = (at: number): boolean =>
      isFree(at) &&
      canTake(at) &&
      cellCodes(map, at % columns, Math.floor(at / columns)).every((code) => code < 0 || code === a || code === b);
    return contacts.some(({ near, far, isBeside }) => {
      const one = (isBeside ? chars.right : chars.below) ?? COLOUR_LINES.below;
      const other = (isBeside ? chars.left : chars.above) ?? COLOUR_LINES.left;
      if (isTheirs(near)) put(near, one, a, key);
      else if (isTheirs(far)) put(far, other, b, key);
      else return false;
      return true;
    });
  };
  const isSpare = (at: number): boolean => (counts.get(lines.get(at)?.key ?? '') ?? 0) > 1;
  for (const [key, contacts] of touching) {
    const [a = -1, b = -1] = key.split('-').map(Number);
    if ((counts.get(key) ?? 0) > 0 || !isBorder(a, b) || hasLine(a, b)) continue;
    if (!force(key, contacts, (at) => !lines.has(at))) force(key, contacts, isSpare);
  }
  return lines;
};
