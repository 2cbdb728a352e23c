// The look of a cell as the terminal is told of it, and the shortest way from one look to the next.

import { BOLD, type Cell, DIM, INVERSE, ITALIC, UNDERLINE } from './cell.js';
import { type ColourDepth, sgrColour, sgrReadable } from './colour.js';

export interface Look {
  /** SGR parameters of the colours, '' where the terminal has none. */
  readonly fg: string;
  readonly bg: string;
  readonly attrs: number;
}

export const plainLook = (depth: ColourDepth): Look => ({
  fg: sgrColour(null, depth, 'fg'),
  bg: sgrColour(null, depth, 'bg'),
  attrs: 0,
});

/** Block elements and their sextants are pictures of two colours, which may well come out the same. */
const isPicture = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x2580 && code <= 0x259f) || (code >= 0x1fb00 && code <= 0x1fbff);
};

export const lookOf = (cell: Cell, char: string, depth: ColourDepth): Look => ({
  fg: isPicture(char) ? sgrColour(cell.fg, depth, 'fg') : sgrReadable(cell.fg, cell.bg, depth),
  bg: sgrColour(cell.bg, depth, 'bg'),
  attrs: cell.attrs,
});

const SHOWN_ON_SPACE = UNDERLINE | INVERSE;

/** Whether `char` looks the same in both: nothing but the background shows behind a space. */
export const sameLook = (a: Look, b: Look, char: string): boolean => {
  if (a === b) return true;
  if (a.bg !== b.bg) return false;
  if (char === ' ' && ((a.attrs | b.attrs) & SHOWN_ON_SPACE) === 0) return true;
  return a.fg === b.fg && a.attrs === b.attrs;
};

const ON: readonly (readonly [number, string])[] = [
  [BOLD, '1'],
  [DIM, '2'],
  [ITALIC, '3'],
  [UNDERLINE, '4'],
  [INVERSE, '7'],
];

const OFF: readonly (readonly [number, string])[] = [
  [BOLD | DIM, '22'],
  [ITALIC, '23'],
  [UNDERLINE, '24'],
  [INVERSE, '27'],
];

const chosen = (table: typeof ON, attrs: number): string[] =>
  table.flatMap(([bits, code]) => ((attrs & bits) === 0 ? [] : [code]));

const stepwise = (from: Look, to: Look): readonly string[] => {
  const gone = from.attrs & ~to.attrs;
  // Bold and dim share one "off": what is to stay of them is switched on again.
  const kept = (gone & (BOLD | DIM)) === 0 ? from.attrs : from.attrs & ~(BOLD | DIM);
  return [
    ...chosen(OFF, gone),
    ...chosen(ON, to.attrs & ~kept),
    ...(from.fg === to.fg ? [] : [to.fg]),
    ...(from.bg === to.bg ? [] : [to.bg]),
  ];
};

const afresh = (to: Look, plain: Look): readonly string[] => [
  '0',
  ...chosen(ON, to.attrs),
  ...(to.fg === plain.fg ? [] : [to.fg]),
  ...(to.bg === plain.bg ? [] : [to.bg]),
];

/** The shorter of changing what differs and starting from a reset; '' if nothing differs. */
export const sgrBetween = (from: Look, to: Look, plain: Look): string => {
  const changes = stepwise(from, to);
  if (changes.length === 0) return '';
  const reset = afresh(to, plain);
  if (reset.length === 1) return '\x1b[m';
  const [a, b] = [changes.join(';'), reset.join(';')];
  return `\x1b[${a.length <= b.length ? a : b}m`;
};
