// What colour each pixel of the map has: owner or region in the shade of its class, water by zone, and what is chosen or
// choosable stands out.
import { BLACK, groundUnder, mix, WHITE } from '../palette/colour.js';
import { HIT, HIT_16, mistOf, seaOf } from '../palette/map.js';
import { regionPair, regionShades } from '../palette/regions.js';
import { seatPair, seatShades } from '../palette/seats.js';
import { shownAt } from '../terminal/colour.js';
import type { MapInput } from './input.js';
import { type Code, zoneOf } from './raster.js';

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

export const seaColour = (input: MapInput, code: Code): number => {
  const sea = seaOf(input);
  const zone = zoneOf(code);
  if (zone !== null) return sea.tones[zone % 2 === 0 ? 0 : 1];
  // A board without zones has nothing but void water: that is its sea.
  return input.board.source.zones > 0 ? sea.void : sea.tones[0];
};

/** The two colours of a territory: its ground, and its outline where that is drawn. */
export interface Paint {
  readonly ground: number;
  readonly edge: number;
  /** A broken outline: the source's, so that it is not taken for the cursor's. */
  readonly isDashed: boolean;
}

/** What stands out most from the sea. */
export const strongOn = (light: boolean): number => (light ? BLACK : WHITE);

const flat = (colour: number): Paint => ({ ground: colour, edge: colour, isDashed: false });

/** Greyed toward the sea. */
const dimmed = (colour: number, light: boolean): number => mix(colour, mistOf(light), light ? 0.55 : 0.48);

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

/** Well away from the outline, where there are colours enough: among the 256 most would come out grey. */
const sunken = ({ depth, light }: MapInput, colour: number): number =>
  depth === 8 ? colour : mix(colour, strongOn(!light), 0.5);

export const paintOf = (input: MapInput, territory: number): Paint => {
  const emphasis = emphasisOf(input, territory);
  const base = baseColour(input, territory, emphasis);
  // Outlines stand out from the sea, and the ground from its outline.
  const outline = strongOn(input.light);
  switch (emphasis) {
    case 'cursor':
      return { ground: groundUnder(outline, sunken(input, base), input.depth), edge: outline, isDashed: false };
    case 'source':
      return { ground: groundUnder(outline, base, input.depth), edge: outline, isDashed: true };
    case 'hit':
      return flat(shownAt(mix(base, HIT, 0.8), input.depth));
    case 'captured':
      return flat(shownAt(mix(base, WHITE, 0.8), input.depth));
    default:
      return flat(base);
  }
};

/** One plain colour for a whole territory, where there are no half cells to draw outlines with. */
export const groundOf = (input: MapInput, territory: number): number => {
  if (input.depth !== 4) return paintOf(input, territory).ground;
  const emphasis = emphasisOf(input, territory);
  if (emphasis === 'cursor' || emphasis === 'captured') return strongOn(input.light);
  if (emphasis === 'hit') return HIT_16;
  const [normal, bright] = pairOf(input, territory);
  return (input.board.shades[territory] ?? 0) < 2 ? normal : bright;
};
