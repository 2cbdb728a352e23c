// Arithmetic on colours as 0xRRGGBB.

export const BLACK = 0x000000;
export const WHITE = 0xffffff;

const channels = (colour: number): readonly [number, number, number] => [
  (colour >> 16) & 255,
  (colour >> 8) & 255,
  colour & 255,
];

/** `amount` 0 gives `a`, 1 gives `b`. */
export const mix = (a: number, b: number, amount: number): number => {
  const to = channels(b);
  return channels(a).reduce((sum, from, k) => sum * 256 + Math.round(from + ((to[k] ?? 0) - from) * amount), 0);
};

/** Relative luminance of WCAG 2, 0..1. */
export const luminance = (colour: number): number => {
  const [r = 0, g = 0, b = 0] = channels(colour).map((each) => {
    const c = each / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of WCAG 2, 1..21. */
export const contrast = (a: number, b: number): number => {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
};

const inks = new Map<number, number>();

/** Black or white, whichever reads better; one of them always reaches 4.5:1. */
export const inkOn = (background: number): number => {
  const known = inks.get(background);
  if (known !== undefined) return known;
  const ink = contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
  if (inks.size > 2000) inks.clear();
  inks.set(background, ink);
  return ink;
};

/** A softer ink for what is secondary, still at 3:1 for shapes. */
export const quietInkOn = (background: number): number => {
  const ink = inkOn(background);
  const soft = mix(ink, background, 0.3);
  return contrast(soft, background) >= 3 ? soft : ink;
};
