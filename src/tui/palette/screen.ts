// The colours of words beside the map that stand for no seat, and of the paper that pictures of a screen are drawn on.
import { ANSI_16 } from '../terminal/colour.js';
import type { Ground } from './map.js';

/** A colour for words on a dark and on a light background, and its index among sixteen. */
interface Ink {
  readonly dark: number;
  readonly light: number;
  readonly ansi: { readonly dark: number; readonly light: number };
}

/** Cyan; on a light background, where sixteen colours have none that reads, blue. */
const CHOSEN: Ink = { dark: 0x2aa1b3, light: 0x005f87, ansi: { dark: 14, light: 4 } };
/** Orange; among sixteen colours yellow on dark, and red on light. */
const FAULT: Ink = { dark: 0xff8700, light: 0xaf0000, ansi: { dark: 11, light: 1 } };

const inkOf = ({ dark, light, ansi }: Ink, on: Ground): number | null => {
  if (on.depth === 0) return null;
  if (on.depth === 4) return ANSI_16[on.light ? ansi.light : ansi.dark] ?? null;
  return on.light ? light : dark;
};

/** What is chosen in a list or in the menu; null where the terminal has no colours. */
export const chosenInk = (on: Ground): number | null => inkOf(CHOSEN, on);

/** What has gone wrong. */
export const faultInk = (on: Ground): number | null => inkOf(FAULT, on);

/** A die that lost or met no other, among sixteen colours: grey, its pips in the terminal's ink. */
export const fadedDie = ({ light }: Ground): { readonly bg: number | null; readonly fg: number | null } => ({
  bg: ANSI_16[light ? 7 : 8] ?? null,
  fg: ANSI_16[light ? 0 : 15] ?? null,
});

/** The terminal's own two colours, in a picture of its screen. */
export const paperOf = (light: boolean): { readonly paper: number; readonly ink: number } =>
  light ? { paper: 0xffffff, ink: 0x1a1a1a } : { paper: 0x101010, ink: 0xd8d8d8 };
