// Everything a picture of the map depends on.
import type { ColourDepth } from '../terminal/colour.js';
import type { MapBoard } from './board.js';
import type { PixelKind } from './pixels.js';

export interface MapInput {
  readonly board: MapBoard;
  readonly columns: number;
  readonly rows: number;
  /** Seat by territory in board order; null is nobody. Seats from NEUTRAL_SEAT on are neutral. */
  readonly owners: readonly (number | null)[];
  /** From 0; null where nobody stands yet: it has just been captured. */
  readonly armies: readonly (number | null)[];
  /** Short glyphs after the count, by territory, already chosen by priority; '' for none. */
  readonly marks: readonly string[];
  /** Names of the territories, where they are to stand on the land; null for codes. */
  readonly names: readonly { readonly bare: string; readonly short: string }[] | null;
  /** The seat whose land stands out where there are no colours; null for nobody's. */
  readonly own: number | null;
  readonly cursor: number | null;
  /** The legal choices. Null when nothing is being chosen. */
  readonly targets: ReadonlySet<number> | null;
  /** The territory an attack or a move comes from. */
  readonly source: number | null;
  readonly flash: ReadonlyMap<number, 'hit' | 'captured'> | null;
  readonly colourBy: 'owner' | 'region';
  /** Bits of colour: none, 16, 256, truecolor. */
  readonly depth: ColourDepth;
  readonly ascii: boolean;
  readonly light: boolean;
  /** Without labels and links: the land alone. */
  readonly isBare?: boolean;
  /** What cells are made of; in ASCII they are letters. */
  readonly kind: PixelKind;
}

/** With plain characters alone the map is drawn with letters. */
export const isLettered = (input: MapInput): boolean => input.ascii;

export const isColoured = (input: MapInput): boolean => input.depth !== 0;
