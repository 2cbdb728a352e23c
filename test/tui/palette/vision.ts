// How colours look to people who see two of the three kinds of light, and how different two colours are for them.
import { toLab } from '../../../src/tui/terminal/colour.js';

/** A matrix on linear sRGB, row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];
type Rgb = readonly [number, number, number];

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
 * severity 1.0.
 */
const PROTANOPIA: Matrix = [
  0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
];
const DEUTERANOPIA: Matrix = [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881];

/**
 * Brettel, Viénot and Mollon, "Computerized simulation of color appearance for dichromats" (1997), with the values of
 * libDaltonLens for sRGB: two half planes. The model of Machado et al. was not made for tritanopia.
 */
const TRITANOPIA: readonly [Matrix, Matrix] = [
  [1.01277, 0.13548, -0.14826, -0.01243, 0.86812, 0.14431, 0.07589, 0.805, 0.11911],
  [0.93678, 0.18979, -0.12657, 0.06154, 0.81526, 0.1232, -0.37562, 1.12767, 0.24796],
];
const TRITAN_NORMAL: Rgb = [0.03901, -0.02788, -0.01113];

const linear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const toByte = (c: number): number => {
  const within = Math.min(1, Math.max(0, c));
  return Math.round(255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055));
};

const dot = ([a, b, c]: Rgb, [r, g, h]: Rgb): number => a * r + b * g + c * h;

const through = ([a, b, c, d, e, f, g, h, i]: Matrix, colour: Rgb): number =>
  [dot([a, b, c], colour), dot([d, e, f], colour), dot([g, h, i], colour)].reduce((sum, x) => sum * 256 + toByte(x), 0);

const linearOf = (colour: number): Rgb => [
  linear((colour >> 16) & 255),
  linear((colour >> 8) & 255),
  linear(colour & 255),
];

/** By the name of a kind of sight: what 0xRRGGBB looks like, as 0xRRGGBB. */
export const SIGHTS: Readonly<Record<string, (colour: number) => number>> = {
  normal: (colour) => colour,
  protanopia: (colour) => through(PROTANOPIA, linearOf(colour)),
  deuteranopia: (colour) => through(DEUTERANOPIA, linearOf(colour)),
  tritanopia: (colour) => {
    const rgb = linearOf(colour);
    return through(TRITANOPIA[dot(TRITAN_NORMAL, rgb) >= 0 ? 0 : 1], rgb);
  },
};

/** Distance in OKLab, 0 (the same) to 1 (black and white); about 0.02 is the least that is noticed side by side. */
export const distance = (a: number, b: number): number => {
  const [p, q] = [toLab(a), toLab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

/** The least distance between a colour of `as` and one of `bs`. */
export const leastBetween = (as: readonly number[], bs: readonly number[], sight: (colour: number) => number): number =>
  Math.min(...as.flatMap((a) => bs.map((b) => distance(sight(a), sight(b)))));

/** The least distance between any two of `colours`. */
export const leastAmong = (colours: readonly number[], sight: (colour: number) => number): number =>
  Math.min(...colours.flatMap((a, i) => colours.slice(i + 1).map((b) => distance(sight(a), sight(b)))));
