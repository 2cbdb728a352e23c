// What colour each pixel of the map has: owner or region in the shade of its class, water by zone, and what is chosen or
// choosable stands out.
import { BLACK, mix, WHITE } from './colour.js';
import type { MapInput } from './input.js';
import { type Code, zoneOf } from './raster.js';
import { regionPair, regionShades } from './regions.js';
import { ANSI_16, seatPair, seatShades } from './seats.js';

export type Emphasis = 'cursor' | 'source' | 'target' | 'dim' | 'plain' | 'hit' | 'captured';

/** What `territory` is in this picture; an animation wins over the cursor, the cursor over the rest. */
export const emphasisOf = (input: MapInput, territory: number): Emphasis => {
  const flash = input.flash?.get(territory);
  if (flash) return flash;
  if (input.cursor === territory) return 'cursor';
  if (input.source === territory) return 'source';
  if (!input.targets) return 'plain';
  return input.targets.has(territory) ? 'target' : 'dim';
};

/** The two colours of sixteen that a territory's owner or region has. */
export const pairOf = (input: MapInput, territory: number): readonly [number, number] =>
  input.colourBy === 'region'
    ? regionPair(input.board.regions[territory] ?? 0)
    : seatPair(input.owners[territory] ?? null);

interface Sea {
  readonly tones: readonly [number, number];
  readonly void: number;
  readonly dots: number;
}

const DARK_SEA: Sea = { tones: [0x112038, 0x17294a], void: 0x0a1220, dots: 0x8aa4cc };
const LIGHT_SEA: Sea = { tones: [0xdbe7f2, 0xc9dbec], void: 0xeceff3, dots: 0x3f5f8a };

const DARK_SEA_256: Sea = { tones: [0x121212, 0x262626], void: 0x000000, dots: 0x87afd7 };
const LIGHT_SEA_256: Sea = { tones: [0xeeeeee, 0xd7d7ff], void: 0xe4e4e4, dots: 0x5f87af };

const seaOf = (input: MapInput): Sea => {
  if (input.depth === 8) return input.light ? LIGHT_SEA_256 : DARK_SEA_256;
  return input.light ? LIGHT_SEA : DARK_SEA;
};

/** Sixteen colours leave one calm tone; zones are told apart by a haze (see `ansi.ts`). */
export const ansiSea = (light: boolean): number => ANSI_16[light ? 15 : 0] ?? 0;

export const seaColour = (input: MapInput, code: Code): number => {
  if (input.depth === 4) return ansiSea(input.light);
  const sea = seaOf(input);
  const zone = zoneOf(code);
  if (zone !== null) return sea.tones[zone % 2 === 0 ? 0 : 1];
  // A board without zones has nothing but void water: that is its sea.
  return input.board.source.zones > 0 ? sea.void : sea.tones[0];
};

export const dotColour = (input: MapInput): number =>
  input.depth === 4 ? (ANSI_16[input.light ? 8 : 7] ?? 0) : seaOf(input).dots;

/** The two colours of a territory: its ground, and its outline where that is drawn. */
export interface Paint {
  readonly ground: number;
  readonly edge: number;
  /** A broken outline: the source's, so that it is not taken for the cursor's. */
  readonly isDashed: boolean;
}

const HIT = 0xff3b30;

const flat = (colour: number): Paint => ({ ground: colour, edge: colour, isDashed: false });

/** Greyed toward the sea. */
const dimmed = (colour: number, light: boolean): number =>
  light ? mix(colour, 0xbcc5cf, 0.55) : mix(colour, 0x141c28, 0.48);

/** The four shades of a territory's owner or region, darkest first. */
const rampOf = (input: MapInput, territory: number): readonly number[] =>
  input.colourBy === 'owner'
    ? seatShades(input.owners[territory] ?? null, input.depth)
    : regionShades(input.board.regions[territory] ?? 0, input.depth);

const baseColour = (input: MapInput, territory: number, emphasis: Emphasis): number => {
  const shade = rampOf(input, territory)[input.board.shades[territory] ?? 0] ?? 0;
  // 256 colours have no room for more shades than these.
  if (input.depth === 8) return shade;
  // Pale shades would melt into a light sea.
  const toned = input.light ? mix(shade, BLACK, 0.1) : shade;
  return emphasis === 'dim' ? dimmed(toned, input.light) : toned;
};

export const paintOf = (input: MapInput, territory: number): Paint => {
  const emphasis = emphasisOf(input, territory);
  const base = baseColour(input, territory, emphasis);
  const outline = input.light ? BLACK : WHITE;
  switch (emphasis) {
    case 'cursor':
      return { ground: mix(base, WHITE, 0.62), edge: outline, isDashed: false };
    case 'source':
      return { ground: base, edge: outline, isDashed: true };
    case 'hit':
      return flat(mix(base, HIT, 0.8));
    case 'captured':
      return flat(mix(base, WHITE, 0.8));
    default:
      return flat(base);
  }
};

/** One plain colour for a whole territory, where there are no half cells to draw outlines with. */
export const groundOf = (input: MapInput, territory: number): number => {
  if (input.depth !== 4) return paintOf(input, territory).ground;
  const emphasis = emphasisOf(input, territory);
  if (emphasis === 'cursor' || emphasis === 'captured') return input.light ? BLACK : WHITE;
  if (emphasis === 'hit') return ANSI_16[9] ?? HIT;
  const [normal, bright] = pairOf(input, territory);
  return (input.board.shades[territory] ?? 0) < 2 ? normal : bright;
};
