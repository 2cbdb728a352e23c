// What colour each pixel of the map has: owner or region, water by its depth, and what is chosen or choosable stands out.
import { inkOn, mix } from '../palette/colour.js';
import { CHOSEN_TINT, ORIGIN_TINT, platesOf, tintOf } from '../palette/map.js';
import { regionColours } from '../palette/regions.js';
import { brightOf16, type SeatColours, seatColours } from '../palette/seats.js';
import type { MapInput } from './input.js';

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

/** What a label stands on, and what it is written in. */
export interface Plate {
  readonly bg: number;
  readonly ink: number;
}

/** How a territory is painted. */
export interface Paint {
  readonly ground: number;
  /** What reads on it. */
  readonly ink: number;
  /** The line to a neighbour of the same ground. */
  readonly border: number;
  readonly label: Plate;
  /** Whether the label has a plate of its own: then its glyph is in the seat's colour. */
  readonly isPlated: boolean;
}

/** The colours of a territory's owner or region. */
export const coloursOf = (input: MapInput, territory: number): SeatColours =>
  input.colourBy === 'region'
    ? regionColours(input.board.regions[territory] ?? 0, input)
    : seatColours(input.owners[territory] ?? null, input);

const tinted = (input: MapInput, colours: SeatColours): SeatColours => {
  const ground =
    input.depth === 4 ? platesOf({ depth: 4, light: false }).chosen : mix(colours.fill, tintOf(input), CHOSEN_TINT);
  return { fill: ground, border: mix(colours.border, ground, input.depth === 4 ? 0 : CHOSEN_TINT), ink: inkOn(ground) };
};

export const paintOf = (input: MapInput, territory: number): Paint => {
  const colours = coloursOf(input, territory);
  const plates = platesOf(input);
  const plain = (of: SeatColours): Paint => ({
    ground: of.fill,
    ink: of.ink,
    border: of.border,
    label: { bg: of.fill, ink: of.ink },
    isPlated: false,
  });
  const onPlate = (of: SeatColours, bg: number, ink: number): Paint => ({
    ...plain(of),
    label: { bg, ink },
    isPlated: true,
  });
  switch (emphasisOf(input, territory)) {
    case 'cursor':
      return onPlate(tinted(input, colours), plates.chosen, plates.chosenInk);
    case 'captured':
      return plain(tinted(input, colours));
    case 'hit':
      return onPlate(colours, plates.chosen, plates.chosenInk);
    case 'source': {
      const ground = input.depth === 4 ? brightOf16(colours.fill) : mix(colours.fill, tintOf(input), ORIGIN_TINT);
      return onPlate({ ...colours, fill: ground }, plates.legal, plates.legalInk);
    }
    case 'target':
      return onPlate(colours, plates.legal, plates.legalInk);
    default:
      return plain(colours);
  }
};
