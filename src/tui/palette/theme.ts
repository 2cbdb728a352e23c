// The colours of the table around the map: ground, panels, words, frames. In 16 colours and without any the terminal keeps
// its own two, and nothing is painted.
import { XTERM_PALETTE } from '../terminal/colour.js';
import { mix } from './colour.js';
import type { Ground } from './map.js';

export interface Theme {
  /** Behind everything, and behind panels. */
  readonly ground: number;
  readonly panel: number;
  /** Behind the chosen row. */
  readonly row: number;
  readonly text: number;
  /** The chosen, counts, keys. */
  readonly bright: number;
  /** Hints and headers. */
  readonly dim: number;
  readonly title: number;
  /** Frames: of the panel with the cursor, and of the others. */
  readonly focus: number;
  readonly frame: number;
  /** The border of the map. */
  readonly neatline: number;
}

const DARK: Theme = {
  ground: 0x100e0b,
  panel: 0x1a1611,
  row: 0x33291c,
  text: 0xece2cc,
  bright: 0xfff9ec,
  dim: 0xa99d85,
  title: 0xcdb98c,
  focus: 0xd8c9a3,
  frame: 0x5c4f39,
  neatline: 0xa8925f,
};

const LIGHT: Theme = {
  ground: 0xe9dcc0,
  panel: 0xf6eedb,
  row: 0xe6d8b8,
  text: 0x2b2117,
  bright: 0x14100b,
  dim: 0x6a5b43,
  title: 0x6a5024,
  focus: 0x5b4729,
  frame: 0xb7a27b,
  neatline: 0x7d673f,
};

const at = (index: number): number => XTERM_PALETTE[index] ?? 0;

const DARK_256: Theme = {
  ground: at(233),
  panel: at(234),
  row: at(236),
  text: at(254),
  bright: at(231),
  dim: at(247),
  title: at(180),
  focus: at(187),
  frame: at(239),
  neatline: at(137),
};

const LIGHT_256: Theme = {
  ground: at(187),
  panel: at(255),
  row: at(223),
  text: at(235),
  bright: at(16),
  dim: at(239),
  title: at(58),
  focus: at(239),
  frame: at(144),
  neatline: at(94),
};

/** The name of the game, from its upper row to its lower. */
const GOLD = { top: 0xfff1c9, bottom: 0xa87a35, onLight: { top: 0x9a6f2e, bottom: 0x4a3410 } } as const;

/** `share`: 0 is the upper row, 1 the lower. */
export const goldAt = (share: number, { light }: Pick<Ground, 'light'>): number => {
  const { top, bottom } = light ? GOLD.onLight : GOLD;
  return mix(top, bottom, share);
};

/** Null where cells are left in the terminal's own colours. */
export const themeOf = ({ depth, light }: Ground): Theme | null => {
  if (depth === 24) return light ? LIGHT : DARK;
  if (depth === 8) return light ? LIGHT_256 : DARK_256;
  return null;
};
