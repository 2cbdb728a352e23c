// The colours of the map that belong to no seat and no region: water, what stands on it, and the marks of an action.
import { ANSI_16, type ColourDepth, XTERM_PALETTE } from '../terminal/colour.js';

/** What a colour is chosen for: how many there are to choose from, and what they stand on. */
export interface Ground {
  readonly depth: ColourDepth;
  /** Whether the terminal's background is light. */
  readonly light: boolean;
}

export interface Sea {
  /** Far from land, nearer, and along the coast. */
  readonly deep: number;
  readonly mid: number;
  readonly shallow: number;
  /** The dashes between two zones. */
  readonly line: number;
  /** Words, and the dots of sea links. */
  readonly ink: number;
}

const at = (index: number): number => XTERM_PALETTE[index] ?? 0;
const ansi = (index: number): number => ANSI_16[index] ?? 0;

const DARK: Sea = { deep: 0x0d1a24, mid: 0x11232f, shallow: 0x19323f, line: 0x234453, ink: 0x8fb0bd };
const LIGHT: Sea = { deep: 0xd3e0e2, mid: 0xdce7e5, shallow: 0xe9efe8, line: 0xa9c2c7, ink: 0x3d5d6b };
const DARK_256: Sea = { deep: at(233), mid: at(234), shallow: at(236), line: at(238), ink: at(109) };
const LIGHT_256: Sea = { deep: at(253), mid: at(254), shallow: at(255), line: at(250), ink: at(240) };

/** Sixteen colours leave plain ground. */
const DARK_16: Sea = { deep: ansi(0), mid: ansi(0), shallow: ansi(0), line: ansi(8), ink: ansi(7) };
const LIGHT_16: Sea = { deep: ansi(15), mid: ansi(15), shallow: ansi(15), line: ansi(7), ink: ansi(0) };

export const seaOf = ({ depth, light }: Ground): Sea => {
  if (depth === 4) return light ? LIGHT_16 : DARK_16;
  if (depth === 8) return light ? LIGHT_256 : DARK_256;
  return light ? LIGHT : DARK;
};

/** Columns from land within which water is shallow, and within which it is neither shallow nor deep. */
export const SHALLOW_WITHIN = 1.3;
export const MID_WITHIN = 2.9;

/** The two plates that labels stand on while something is chosen, and what is written on them. */
export interface Plates {
  /** What may be chosen, and where an action comes from. */
  readonly legal: number;
  readonly legalInk: number;
  /** What is chosen. */
  readonly chosen: number;
  readonly chosenInk: number;
}

const IVORY = 0xfff9ec;
const NIGHT = 0x0b0907;

export const platesOf = ({ depth, light }: Ground): Plates => {
  const [pale, deep] = depth === 4 ? [ansi(15), ansi(0)] : depth === 8 ? [at(231), at(16)] : ([IVORY, NIGHT] as const);
  return light
    ? { legal: pale, legalInk: deep, chosen: deep, chosenInk: pale }
    : { legal: deep, legalInk: pale, chosen: pale, chosenInk: deep };
};

/** How far the whole chosen land goes towards this, and the land an action comes from towards white. */
export const tintOf = ({ depth }: Ground): number => (depth === 8 ? at(231) : IVORY);
export const CHOSEN_TINT = 0.5;
export const ORIGIN_TINT = 0.03;

/** What the map behind the menu is dimmed towards, and how far. */
export const BEHIND = 0.74;

/** What the darker shades of a region come nearer to. */
export const SHADOW = 0x101010;
