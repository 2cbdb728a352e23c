// The colours of the map that belong to no seat and no region: water, what stands on it, and the marks of an action.
import { ANSI_16, type ColourDepth } from '../terminal/colour.js';

/** What a colour is chosen for: how many there are to choose from, and what they stand on. */
export interface Ground {
  readonly depth: ColourDepth;
  /** Whether the terminal's background is light. */
  readonly light: boolean;
}

export interface Sea {
  /** Of zones with even and with odd numbers. */
  readonly tones: readonly [number, number];
  /** Water of no zone. */
  readonly void: number;
  /** The lines of sea links. */
  readonly dots: number;
  /** Words. */
  readonly ink: number;
}

const DARK_SEA: Sea = { tones: [0x112038, 0x17294a], void: 0x0a1220, dots: 0x8aa4cc, ink: 0xb8c7d9 };
const LIGHT_SEA: Sea = { tones: [0xdbe7f2, 0xc9dbec], void: 0xeceff3, dots: 0x3f5f8a, ink: 0x24435f };

const DARK_SEA_256: Sea = { tones: [0x121212, 0x262626], void: 0x000000, dots: 0x87afd7, ink: 0xc6c6c6 };
const LIGHT_SEA_256: Sea = { tones: [0xeeeeee, 0xd7d7ff], void: 0xe4e4e4, dots: 0x5f5f87, ink: 0x444444 };

const ansiSea = (water: number, dots: number, ink: number): Sea => {
  const [w = 0, d = 0, i = 0] = [ANSI_16[water], ANSI_16[dots], ANSI_16[ink]];
  return { tones: [w, w], void: w, dots: d, ink: i };
};

/** Sixteen colours leave one calm tone; zones are told apart by a swell (see `swellOf`). */
const DARK_SEA_16 = ansiSea(0, 7, 7);
const LIGHT_SEA_16 = ansiSea(15, 8, 0);

export const seaOf = ({ depth, light }: Ground): Sea => {
  if (depth === 4) return light ? LIGHT_SEA_16 : DARK_SEA_16;
  if (depth === 8) return light ? LIGHT_SEA_256 : DARK_SEA_256;
  return light ? LIGHT_SEA : DARK_SEA;
};

/** The swell on every other zone, in sixteen colours. */
export const swellOf = (light: boolean): number => ANSI_16[light ? 8 : 12] ?? 0;

/** What a territory that is hit flashes in. */
export const HIT = 0xff3b30;
export const HIT_16 = ANSI_16[9] ?? HIT;

/** What territories that cannot be chosen are greyed toward: mist over the sea. */
export const mistOf = (light: boolean): number => (light ? 0xbcc5cf : 0x141c28);

/** What the darker shades of a region come nearer to. */
export const SHADOW = 0x101010;
