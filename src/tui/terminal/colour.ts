// Colours on their way out: how many the terminal has, and which of them comes nearest.

import type { Colour } from './cell.js';

/** Bits of colour: none, the 16 of ANSI, the 256 of xterm, truecolor. */
export type ColourDepth = 0 | 4 | 8 | 24;

export type Layer = 'fg' | 'bg';

/** What the sixteen are where nobody has changed them: xterm's own. */
export const ANSI_16: readonly number[] = [
  0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00,
  0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];

const CUBE_LEVELS = [0, 95, 135, 175, 215, 255] as const;

const rgb = (r: number, g: number, b: number): number => (r << 16) | (g << 8) | b;

/** xterm's 256 colours as 0xRRGGBB: the 16 of ANSI, a cube of 216, a ramp of 24 greys. */
export const XTERM_PALETTE: readonly number[] = [
  ...ANSI_16,
  ...CUBE_LEVELS.flatMap((r) => CUBE_LEVELS.flatMap((g) => CUBE_LEVELS.map((b) => rgb(r, g, b)))),
  ...Array.from({ length: 24 }, (_, step) => rgb(8 + 10 * step, 8 + 10 * step, 8 + 10 * step)),
];

/** The variables that tell about colours; `process.env` will do. */
export interface Environment {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly COLORTERM?: string | undefined;
  readonly TERM?: string | undefined;
  /** GNU screen's session. */
  readonly STY?: string | undefined;
  readonly WT_SESSION?: string | undefined;
  readonly OS?: string | undefined;
}

const FORCED: Readonly<Record<string, ColourDepth | undefined>> = { '0': 0, false: 0, '1': 4, '2': 8, '3': 24 };

const fromTerm = (term: string): ColourDepth => {
  if (/-(direct|truecolor)$|^(alacritty|foot|contour|xterm-(kitty|ghostty)|wezterm)/.test(term)) return 24;
  if (/256/.test(term)) return 8;
  if (term === '' || /^(dumb|unknown|vt\d+)\b/.test(term)) return 0;
  return 4; // linux, screen, tmux, xterm, rxvt, ansi, cygwin ...
};

/**
 * The colours a terminal has, by the first of: the player's own wish (`noColour`), NO_COLOR (if not empty),
 * FORCE_COLOR (0-3, or anything else for "at least 16"), TERM=dumb, COLORTERM, Windows, the name in TERM.
 */
export const detectDepth = (env: Environment, { noColour }: { readonly noColour: boolean }): ColourDepth => {
  if (noColour || env.NO_COLOR) return 0;
  const term = env.TERM ?? '';
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) {
    const depth = FORCED[forced];
    if (depth !== undefined) return depth;
  }
  const found = term === 'dumb' ? 0 : fromEnvironment(env, term);
  return forced !== undefined && found === 0 ? 4 : found;
};

const fromEnvironment = (env: Environment, term: string): ColourDepth => {
  // GNU screen hands COLORTERM on from outside, but garbles truecolor.
  const inScreen = env.STY !== undefined && term.startsWith('screen');
  if (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? '') && !inScreen) return 24;
  if (term === '' && (env.WT_SESSION !== undefined || env.OS === 'Windows_NT')) return 24;
  return fromTerm(term);
};

type Lab = readonly [number, number, number];

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** OKLab, where equal distances look about equally different. */
export const toLab = (colour: number): Lab => {
  const r = linear(colour >> 16);
  const g = linear((colour >> 8) & 0xff);
  const b = linear(colour & 0xff);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const distance = (a: Lab, b: Lab): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

const ANSI_LABS = ANSI_16.map(toLab);

const CACHE_LIMIT = 4096;

const remembered = (compute: (colour: number) => number): ((colour: number) => number) => {
  const cache = new Map<number, number>();
  return (colour) => {
    let index = cache.get(colour);
    if (index === undefined) {
      index = compute(colour);
      if (cache.size >= CACHE_LIMIT) cache.clear();
      cache.set(colour, index);
    }
    return index;
  };
};

/** The nearest of the 16 ANSI colours, as an index. */
export const nearest16 = remembered((colour) => {
  const lab = toLab(colour);
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, other] of ANSI_LABS.entries()) {
    const far = distance(lab, other);
    if (far < bestDistance) {
      best = index;
      bestDistance = far;
    }
  }
  return best;
});

const cubeStep = (channel: number): number => {
  if (channel < 48) return 0;
  return channel < 115 ? 1 : Math.floor((channel - 35) / 40);
};

/** The nearest of xterm's colours 16-255, as an index: those below 16 are the user's to redefine. */
export const nearest256 = remembered((colour) => {
  const [r, g, b] = [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
  const cube = 16 + 36 * cubeStep(r) + 6 * cubeStep(g) + cubeStep(b);
  const grey = 232 + Math.max(0, Math.min(23, Math.round(((r + g + b) / 3 - 8) / 10)));
  const lab = toLab(colour);
  const far = (index: number): number => distance(lab, toLab(XTERM_PALETTE[index] ?? 0));
  return far(grey) < far(cube) ? grey : cube;
});

/** The colour that a terminal of that depth shows for `colour`. */
export const shownAt = (colour: number, depth: ColourDepth): number => {
  if (depth !== 4 && depth !== 8) return colour;
  return XTERM_PALETTE[depth === 4 ? nearest16(colour) : nearest256(colour)] ?? colour;
};

const sgr16 = (index: number, layer: Layer): string =>
  String((index < 8 ? 30 + index : 82 + index) + (layer === 'bg' ? 10 : 0));

const sgrIndex = (index: number, depth: 4 | 8, layer: Layer): string =>
  depth === 4 ? sgr16(index, layer) : `${layer === 'fg' ? 38 : 48};5;${index}`;

/** The SGR parameters that choose a colour; '' where there are none to choose from. */
export const sgrColour = (colour: Colour, depth: ColourDepth, layer: Layer): string => {
  if (depth === 0) return '';
  if (colour === null) return layer === 'fg' ? '39' : '49';
  if (depth === 24) {
    return `${layer === 'fg' ? 38 : 48};2;${colour >> 16};${(colour >> 8) & 0xff};${colour & 0xff}`;
  }
  return sgrIndex(depth === 4 ? nearest16(colour) : nearest256(colour), depth, layer);
};

/** Black or white, whichever stands out more, as an index that no theme is expected to redefine much. */
const contrasting = (index: number, depth: 4 | 8): number => {
  const light = toLab(XTERM_PALETTE[index] ?? 0)[0] > 0.6;
  if (depth === 4) return light ? 0 : 15;
  return light ? 16 : 231;
};

/**
 * The SGR parameters of a foreground that is to be read on a background: two colours that were different stay
 * different, by taking black or white for the text where both come nearest to the same one.
 */
export const sgrReadable = (fg: Colour, bg: Colour, depth: ColourDepth): string => {
  if (fg !== null && bg !== null && fg !== bg && (depth === 4 || depth === 8)) {
    const nearest = depth === 4 ? nearest16 : nearest256;
    const index = nearest(bg);
    if (nearest(fg) === index) return sgrIndex(contrasting(index, depth), depth, 'fg');
  }
  return sgrColour(fg, depth, 'fg');
};
