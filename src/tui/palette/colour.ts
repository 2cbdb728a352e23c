// Arithmetic on colours as 0xRRGGBB.
import { type ColourDepth, shownAt } from '../terminal/colour.js';

export const BLACK = 0x000000;
export const WHITE = 0xffffff;

const channels = (colour: number): readonly [number, number, number] => [
  (colour >> 16) & 255,
  (colour >> 8) & 255,
  colour & 255,
];

export const hexOf = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** `amount` 0 gives `a`, 1 gives `b`. */
export const mix = (a: number, b: number, amount: number): number => {
  const to = channels(b);
  return channels(a).reduce((sum, from, k) => sum * 256 + Math.round(from + ((to[k] ?? 0) - from) * amount), 0);
};

const MOST_KEPT = 2000;

/** The same function, which keeps what it has found: few colours are asked for, and those for each cell of a map. */
const kept = (of: (colour: number) => number): ((colour: number) => number) => {
  const found = new Map<number, number>();
  return (colour) => {
    const known = found.get(colour);
    if (known !== undefined) return known;
    const value = of(colour);
    if (found.size >= MOST_KEPT) found.clear();
    found.set(colour, value);
    return value;
  };
};

/** Relative luminance of WCAG 2, 0..1. */
export const luminance = kept((colour) => {
  const [r = 0, g = 0, b = 0] = channels(colour).map((each) => {
    const c = each / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
});

/** Contrast ratio of WCAG 2, 1..21. */
export const contrast = (a: number, b: number): number => {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
};

/** Black or white, whichever reads better; one of them always reaches 4.5:1. */
export const inkOn = kept((background) => (contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE));

/** Contrast that words need, by WCAG 2 (1.4.3), and shapes (1.4.11). */
export const WORDS = 4.5;
export const SHAPES = 3;

/**
 * The ink of `background` softened for what is secondary, as far as it stays words that read at 4.5:1. `softness` 0 is
 * the full ink, 1 the background.
 */
export const softInkOn = (background: number, softness: number, depth: ColourDepth): number => {
  const ink = inkOn(background);
  const ways = [1, 0.75, 0.5, 0.25].map((part) => shownAt(mix(ink, background, softness * part), depth));
  return ways.find((soft) => contrast(soft, background) >= WORDS) ?? ink;
};

/** `colour` moved away from `line`, black or white, until a line of that colour shows on it as a shape. */
export const groundUnder = (line: number, colour: number, depth: ColourDepth): number => {
  const away = inkOn(line);
  const ways = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((amount) => shownAt(mix(colour, away, amount), depth));
  return ways.find((ground) => contrast(ground, line) >= SHAPES) ?? away;
};
