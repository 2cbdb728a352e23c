// How seats are told apart, with colour and without.
import { ANSI_16 } from '../terminal/colour.js';
import type { Ground } from './map.js';

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

/**
 * Four shades a seat, dark to bright, on the hues of Okabe and Ito: blue, vermilion, green, yellow, purple, sky blue, and
 * grey for neutrals. Lightness, chroma and hue were searched for the nearest palette in which no shade of one seat comes
 * close to any shade of another, also for people who see no red, green or blue. How close is said, and checked, in
 * test/tui/palette/distance.test.ts.
 */
const SEAT_SHADES: readonly (readonly number[])[] = [
  [0x143ea0, 0x2652b4, 0x3766ca, 0x4979df],
  [0x8b3c04, 0xa34805, 0xbb5407, 0xd4600a],
  [0x43834e, 0x50945b, 0x5ea469, 0x6cb677],
  [0xc59805, 0xddac16, 0xf1c144, 0xffd97e],
  [0x773375, 0x8a4787, 0x9d5b9a, 0xb170ad],
  [0x2a9ed2, 0x44b2e7, 0x5ac7fd, 0x95d9fe],
  [0x7c7c7c, 0x8c8b8a, 0x9d9b98, 0xaeaba7],
];

/** Land nobody holds yet. */
const NOBODY_SHADES: readonly number[] = [0x45474a, 0x525356, 0x5f6062, 0x6c6c6e];

/** The same among the 256 colours: rounding would lose hues and shades. */
const SEAT_SHADES_256: readonly (readonly number[])[] = [
  [0x0000af, 0x005faf, 0x005fd7, 0x5f87d7],
  [0x870000, 0xaf0000, 0xaf5f00, 0xd75f00],
  [0x5f875f, 0x00af5f, 0x5faf87, 0x5fd787],
  [0xafaf00, 0xd7af5f, 0xffaf00, 0xffd75f],
  [0x5f005f, 0x875f87, 0xaf5faf, 0xaf87af],
  [0x0087af, 0x0087ff, 0x5fafff, 0x87afd7],
  [0x767676, 0x878787, 0x949494, 0xb2b2b2],
];

const NOBODY_SHADES_256: readonly number[] = [0x444444, 0x4e4e4e, 0x585858, 0x626262];

/** The four shades of a seat for a depth of 8 or more bits. */
export const seatShades = (seat: number | null, depth: number): readonly number[] => {
  const [seats, nobody] = depth === 8 ? [SEAT_SHADES_256, NOBODY_SHADES_256] : [SEAT_SHADES, NOBODY_SHADES];
  return (seat === null ? nobody : seats[place(seat)]) ?? nobody;
};

/**
 * Seats in words: glyphs and bars on the terminal's own background and on the sea, which a shade of the map that is dark
 * or pale would be lost on. All are of the 256, so that one list does for both depths.
 */
const SEAT_INKS = {
  dark: [0x8787ff, 0xff8700, 0x00d787, 0xffd75f, 0xd787d7, 0x87d7ff, 0xa8a8a8],
  light: [0x0000af, 0x870000, 0x005f5f, 0x5f5f00, 0x870087, 0x005faf, 0x444444],
} as const;

/** The same as indices of the terminal's sixteen; null where neither of a seat's two can be seen on that background. */
const SEAT_INKS_16 = {
  dark: [12, 9, 10, 11, 13, 14, 7],
  light: [4, 1, null, null, 5, null, 8],
} as const;

/** A seat's colour as text; null is the terminal's own ink, which the seat's glyph is then drawn in. */
export const seatInk = (seat: number, { depth, light }: Ground): number | null => {
  const on = light ? 'light' : 'dark';
  if (depth === 0) return null;
  if (depth !== 4) return SEAT_INKS[on][place(seat)] ?? null;
  const index = SEAT_INKS_16[on][place(seat)] ?? null;
  return index === null ? null : (ANSI_16[index] ?? null);
};

/** Normal and bright of one hue in sixteen colours, as indices of the terminal's palette. */
const SEAT_ANSI: readonly (readonly [number, number])[] = [
  [4, 12],
  [1, 9],
  [2, 10],
  [3, 11],
  [5, 13],
  [6, 14],
  [8, 7],
];

/** The two of sixteen colours that a seat has. */
export const seatPair = (seat: number | null): readonly [number, number] => {
  const [normal, bright] = SEAT_ANSI[seat === null ? NEUTRAL_SEAT : place(seat)] ?? [8, 7];
  return [ANSI_16[normal] ?? 0, ANSI_16[bright] ?? 0];
};
