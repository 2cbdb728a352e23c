// Everything a picture of the map depends on.
import type { ColourDepth } from '../terminal/colour.js';
import type { MapBoard } from './board.js';

export interface MapInput {
  readonly board: MapBoard;
  readonly columns: number;
  readonly rows: number;
  /** Seat by territory in board order; null is nobody. Seats from NEUTRAL_SEAT on are neutral. */
  readonly owners: readonly (number | null)[];
  readonly armies: readonly number[];
  /** One short glyph after the count, by territory, already chosen by priority; '' for none. */
  readonly marks: readonly string[];
  readonly cursor: number | null;
  /** The legal choices; the others are dimmed. Null when nothing is being chosen. */
  readonly targets: ReadonlySet<number> | null;
  /** The territory an attack or a move comes from. */
  readonly source: number | null;
  readonly flash: ReadonlyMap<number, 'hit' | 'captured'> | null;
  readonly colourBy: 'owner' | 'region';
  /** Bits of colour: none, 16, 256, truecolor. */
  readonly depth: ColourDepth;
  readonly ascii: boolean;
  readonly light: boolean;
  /** Half-block pixels, or one character a cell (always so without colour and in ASCII). */
  readonly shape: 'blocks' | 'letters';
}

/** Without colour or without block characters the map is drawn with characters. */
export const isLettered = (input: MapInput): boolean => input.depth === 0 || input.ascii || input.shape === 'letters';

export const isColoured = (input: MapInput): boolean => input.depth !== 0;
