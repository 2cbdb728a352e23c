// How seats are told apart: one fill and one ink of labels on it, the same on the map, in lists, in titles and in the log.
import { ANSI_16, shownAt, XTERM_PALETTE } from '../terminal/colour.js';
import { contrast, luminance, mix, WORDS } from './colour.js';
import type { Ground } from './map.js';
import { themeOf } from './theme.js';

/** Seats from this number on are neutral armies. */
export const NEUTRAL_SEAT = 6;

/**
 * Shapes that differ in outline, none of them a mark of the map; the last is for neutrals. No card suits and no crosses:
 * programs that take them for emoji make them two cells wide, and `✚12` reads as a sum.
 */
export const SEAT_GLYPHS: readonly string[] = ['▲', '●', '◆', '▼', '✘', '♪', '○'];

export const SEAT_LETTERS: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'N'];

const place = (seat: number): number => Math.min(seat, NEUTRAL_SEAT);

export const seatGlyph = (seat: number, ascii: boolean): string =>
  (ascii ? SEAT_LETTERS : SEAT_GLYPHS)[place(seat)] ?? '?';

/** The colours of one holder of land. */
export interface SeatColours {
  readonly fill: number;
  /** Of labels and signs on the fill. */
  readonly ink: number;
  /** Of the line between two territories of it. */
  readonly border: number;
}

const PALE = 0xfff9ec;
const DEEP = 0x14110d;

/**
 * The hues of Okabe and Ito: blue, vermilion, green, yellow, purple, sky blue, and grey for neutrals; searched for the
 * palette in which no two come close, also for people who see no red, green or blue. How close is said, and checked, in
 * test/tui/palette/distance.test.ts.
 */
const DARK: readonly SeatColours[] = [
  { fill: 0x3a65b9, ink: PALE, border: 0x173e8f },
  { fill: 0xb5441f, ink: PALE, border: 0x822400 },
  { fill: 0x68b078, ink: DEEP, border: 0x367f4a },
  { fill: 0xebc35b, ink: DEEP, border: 0xb7901c },
  { fill: 0x89427a, ink: PALE, border: 0x611c54 },
  { fill: 0x86cbe7, ink: DEEP, border: 0x5498b3 },
  { fill: 0x817f7c, ink: DEEP, border: 0x53514f },
];

const LIGHT: readonly SeatColours[] = [
  { fill: 0x2650a1, ink: PALE, border: 0x022a78 },
  { fill: 0xb24019, ink: PALE, border: 0x7c2402 },
  { fill: 0x61926b, ink: DEEP, border: 0x33633e },
  { fill: 0xc79b2d, ink: DEEP, border: 0x8f6c06 },
  { fill: 0x743068, ink: PALE, border: 0x4d0843 },
  { fill: 0x5aaac9, ink: DEEP, border: 0x237996 },
  { fill: 0x6a6865, ink: PALE, border: 0x464441 },
];

/** Land nobody holds yet. */
const NOBODY: Readonly<Record<'dark' | 'light', SeatColours>> = {
  dark: { fill: 0x4a443a, ink: PALE, border: 0x2c2821 },
  light: { fill: 0xcdbf9f, ink: DEEP, border: 0x9a8d6f },
};

/** The same among the 256 colours, as indices: rounding would lose hues. The borders are their fills halved. */
const FILLS_256 = {
  dark: [25, 160, 108, 185, 89, 117, 244],
  light: [26, 160, 72, 172, 90, 80, 241],
} as const;
const BORDERS_256 = {
  dark: [17, 88, 65, 136, 132, 67, 239],
  light: [18, 88, 29, 94, 53, 30, 237],
} as const;
const NOBODY_256 = { dark: { fill: 238, border: 235 }, light: { fill: 180, border: 137 } } as const;

/** The same as indices of the terminal's sixteen. Its borders are black. */
const FILLS_16 = [4, 1, 2, 3, 5, 6, 8] as const;
const PALE_ON_16: readonly number[] = [4, 1, 5, 8];
const NOBODY_16 = 7;

const xterm = (index: number): number => XTERM_PALETTE[index] ?? 0;

const of256 = (seat: number | null, light: boolean): SeatColours => {
  const on = light ? 'light' : 'dark';
  const { ink } = ofTrue(seat, light);
  const readable = ink === PALE ? xterm(231) : xterm(16);
  if (seat === null) {
    const { fill, border } = NOBODY_256[on];
    return { fill: xterm(fill), border: xterm(border), ink: readable };
  }
  return {
    fill: xterm(FILLS_256[on][place(seat)] ?? 0),
    border: xterm(BORDERS_256[on][place(seat)] ?? 0),
    ink: readable,
  };
};

const of16 = (seat: number | null): SeatColours => {
  const index = seat === null ? NOBODY_16 : (FILLS_16[place(seat)] ?? 0);
  const ink = ANSI_16[PALE_ON_16.includes(index) ? 15 : 0] ?? 0;
  return { fill: ANSI_16[index] ?? 0, ink, border: ANSI_16[0] ?? 0 };
};

const ofTrue = (seat: number | null, light: boolean): SeatColours => {
  const nobody = NOBODY[light ? 'light' : 'dark'];
  return seat === null ? nobody : ((light ? LIGHT : DARK)[place(seat)] ?? nobody);
};

/** The colours of a seat, or of land that nobody holds; without colours the truecolor ones, which nobody draws. */
export const seatColours = (seat: number | null, { depth, light }: Ground): SeatColours => {
  if (depth === 4) return of16(seat);
  return depth === 8 ? of256(seat, light) : ofTrue(seat, light);
};

/** Bright of the same hue, in sixteen colours: where an action comes from. */
export const brightOf16 = (fill: number): number => {
  const index = ANSI_16.indexOf(fill);
  return ANSI_16[index === 8 ? 7 : index < 8 ? index + 8 : index] ?? fill;
};

const inks = new Map<string, number>();

/**
 * A seat's colour as words and signs on `background`: its fill, moved towards black or white as far as it must be to be
 * read. Null where there is none: the terminal's own ink does.
 */
export const seatInkOn = (seat: number, background: number, ground: Ground): number | null => {
  if (ground.depth === 0 || ground.depth === 4)
    return seatInk16(seat, { ...ground, light: luminance(background) > 0.3 });
  const key = `${place(seat)} ${background} ${ground.depth} ${ground.light}`;
  const known = inks.get(key);
  if (known !== undefined) return known;
  const { fill } = seatColours(seat, { ...ground, depth: 24 });
  const towards = contrast(PALE, background) > contrast(DEEP, background) ? PALE : DEEP;
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
  const found = shares
    .map((part) => shownAt(mix(fill, towards, part), ground.depth))
    .find((ink) => contrast(ink, background) >= WORDS + 0.6);
  const ink = found ?? towards;
  if (inks.size > 500) inks.clear();
  inks.set(key, ink);
  return ink;
};

/** The same on the panels beside the map. */
export const seatInk = (seat: number, ground: Ground): number | null =>
  seatInkOn(seat, themeOf(ground)?.panel ?? (ground.light ? PALE : 0), ground);

/** As indices of the terminal's sixteen; null where neither of a seat's two can be seen on that background. */
const INKS_16 = {
  dark: [12, 9, 10, 11, 13, 14, 7],
  light: [4, 1, null, null, 5, null, 8],
} as const;

const seatInk16 = (seat: number, { depth, light }: Ground): number | null => {
  if (depth === 0) return null;
  const index = INKS_16[light ? 'light' : 'dark'][place(seat)] ?? null;
  return index === null ? null : (ANSI_16[index] ?? null);
};
