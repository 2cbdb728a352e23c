// The words on a territory: how many, and as much of what, whose and how as there is room for.
import { seatGlyph } from '../palette/seats.js';
import type { MapInput } from './input.js';
import { isLettered } from './input.js';
import type { LabelSpot } from './labels.js';
import { type Emphasis, emphasisOf } from './shade.js';

/** A label and where it begins; one character a cell. */
export interface PlacedLabel {
  readonly text: readonly string[];
  /** Where in `text` the owner's glyph stands, or -1. It is drawn quieter than the rest. */
  readonly glyphAt: number;
  readonly row: number;
  readonly column: number;
}

const lengthOf = (text: string): number => [...text].length;

const shortCount = (count: number, width: number): string => {
  const digits = String(count);
  if (digits.length <= width) return digits;
  return count >= 1000 && digits.length - 2 <= width ? `${Math.floor(count / 1000)}k` : '+'.repeat(width);
};

/** Among letters the cursor and the choices are bracketed, or marked on one side where that is all there is room for. */
const bracketed = (label: string, emphasis: Emphasis, width: number): string => {
  if (emphasis !== 'cursor' && emphasis !== 'target') return label;
  const [open, close] = emphasis === 'cursor' ? ['[', ']'] : ['<', '>'];
  if (lengthOf(label) + 2 <= width) return `${open}${label}${close}`;
  return lengthOf(label) + 1 <= width ? `${open}${label}` : label;
};

const ownerGlyph = (input: MapInput, territory: number): string => {
  const owner = input.owners[territory] ?? null;
  return owner === null ? '' : seatGlyph(owner, input.ascii);
};

const compose = (input: MapInput, territory: number, width: number): string => {
  const count = shortCount(input.armies[territory] ?? 0, width);
  const glyph = ownerGlyph(input, territory);
  const mark = input.marks[territory] ?? '';
  const code = input.board.codes[territory] ?? '';
  // A letter is no separator. In ASCII the fill around the label says whose it is, unless it shows regions.
  const named = input.ascii
    ? `${code} ${count}${mark}${input.colourBy === 'region' ? glyph : ''}`
    : `${code}${glyph || ' '}${count}${mark}`;
  // A mark matters more than the code, which the list beside the map gives as well.
  const choices = [named, `${count}${mark}${glyph}`, `${count}${mark}`];
  return choices.find((each) => lengthOf(each) <= width) ?? count;
};

/** The label of `territory`, its middle as near to the visual centre as its run of cells allows. */
export const placeLabel = (input: MapInput, territory: number, spot: LabelSpot): PlacedLabel => {
  const emphasis = emphasisOf(input, territory);
  if (spot.width === 0) return { text: [], glyphAt: -1, row: spot.row, column: spot.column };
  const plain = compose(input, territory, spot.width);
  const text = [...(isLettered(input) ? bracketed(plain, emphasis, spot.width) : plain)];
  const glyph = ownerGlyph(input, territory);
  const wanted = Math.round(spot.centre - text.length / 2);
  const column = Math.min(Math.max(wanted, spot.column), spot.column + spot.width - text.length);
  return { text, glyphAt: glyph ? text.indexOf(glyph) : -1, row: spot.row, column };
};
