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
 * grey for neutrals. Lightness steps are kept small and hues were searched so that no shade of one seat comes close to
 * any shade of another, also for people who see no red, green or blue.
 */
const SEAT_SHADES: readonly (readonly number[])[] = [
  [0x1e3f9b, 0x2f53b0, 0x4067c6, 0x527bdd],
  [0x863802, 0xa34500, 0xbf5306, 0xd66828],
  [0x35794b, 0x498c5d, 0x5da171, 0x71b684],
  [0xc19907, 0xd8ae1f, 0xeec340, 0xfeda76],
  [0x78366c, 0x8c497f, 0xa15c93, 0xb670a7],
  [0x2e9ece, 0x48b2e4, 0x5fc8fa, 0x97dafe],
  [0x72706c, 0x86837f, 0x9a9793, 0xaeaba7],
];

/** Land nobody holds yet. */
const NOBODY_SHADES: readonly number[] = [0x4a4f57, 0x565b64, 0x626872, 0x6f7580];

/** The same for 256 colours, chosen by hand among those there are: rounding would lose hues and shades. */
const SEAT_SHADES_256: readonly (readonly number[])[] = [
  [0x0000af, 0x005faf, 0x005fd7, 0x5f87d7],
  [0x870000, 0xaf5f00, 0xd75f00, 0xff875f],
  [0x005f00, 0x00875f, 0x00af5f, 0x5faf87],
  [0xaf8700, 0xd7af00, 0xffd700, 0xffff5f],
  [0x5f005f, 0x870087, 0xaf5faf, 0xd787d7],
  [0x0087af, 0x00afd7, 0x5fafd7, 0x87d7ff],
  [0x6c6c6c, 0x808080, 0x949494, 0xa8a8a8],
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
