// The words on the land: how many, and as much of what, whose and how as there is room for, a free cell between them.
import { seatGlyph } from '../palette/seats.js';
import type { Layout } from './board.js';
import { isLettered, type MapInput } from './input.js';
import { centreOf, placeIn, type Run } from './labels.js';

/** One row of a label and where it begins; one character a cell. */
export interface PlacedText {
  readonly text: readonly string[];
  /** Where in `text` the owner's glyph stands, or -1. */
  readonly glyphAt: number;
  readonly row: number;
  readonly column: number;
}

/** `name` stands above the count where there is room for it; null where it does not. */
export interface PlacedLabel {
  readonly count: PlacedText;
  readonly name: PlacedText | null;
}

const shortCount = (digits: string, width: number): string => {
  if (digits.length <= width) return digits;
  return digits.length > 3 && digits.length - 2 <= width ? `${digits.slice(0, -3)}k` : '+'.repeat(Math.max(1, width));
};

const countOf = ({ armies }: MapInput, territory: number): string => {
  const count = armies[territory];
  return count === null ? '-' : String(count ?? 0);
};

const ownerGlyph = (input: MapInput, territory: number): string => {
  const owner = input.owners[territory] ?? null;
  // Without colours the sign says which region it is, where those are shown.
  if (input.depth === 0 && !input.ascii && input.colourBy === 'region')
    return String.fromCharCode(97 + ((input.board.regions[territory] ?? 0) % 26));
  return owner === null ? '' : seatGlyph(owner, input.ascii);
};

/** Ways to say it, the best first: each a step shorter than the one before it. */
const formsOf = (input: MapInput, territory: number, widest: number): readonly string[] => {
  const count = countOf(input, territory);
  const glyph = ownerGlyph(input, territory);
  const mark = input.marks[territory] ?? '';
  const code = input.board.codes[territory] ?? '';
  // A letter is no separator. In ASCII the fill around the label says whose it is, unless it shows regions.
  if (input.ascii) {
    const tail = `${count}${mark}${input.colourBy === 'region' ? glyph : ''}`;
    return [`${code} ${tail}`, tail, `${count}${mark}`, shortCount(count, widest)];
  }
  const least = [...mark][0] ?? '';
  // Without colours the glyph says whose it is: it stays.
  const last = input.depth === 0 ? [] : [`${count}${least}`, shortCount(count, widest)];
  const whose = glyph || ' ';
  return [
    `${code}${whose}${count}${mark}`,
    `${code}${whose}${count}${least}`,
    `${glyph}${count}${mark}`,
    `${glyph}${count}${least}`,
    ...last,
  ];
};

const charsOf = (text: string): readonly string[] => [...text];

/** Names are cut to this length at least, with a point. */
const LEAST_ABBREVIATED = 6;

/** The name, its short form, or its beginning with a point; null where not even that has room. */
const nameWithin = ({ bare, short }: Name, width: number): string | null => {
  if (charsOf(bare).length <= width) return bare;
  if (charsOf(short).length <= width) return short;
  const chars = charsOf(bare);
  if (width < LEAST_ABBREVIATED) return null;
  return `${chars
    .slice(0, width - 1)
    .join('')
    .replace(/[\s.-]+$/, '')}.`;
};

/** Which cells have a label already, or stand right beside one. */
const createTaken = ({ map }: Layout) => {
  const taken = new Uint8Array(map.columns * map.rows);
  const isFree = (row: number, column: number, length: number): boolean => {
    for (let x = Math.max(0, column - 1); x < Math.min(map.columns, column + length + 1); x++)
      if (taken[row * map.columns + x]) return false;
    return true;
  };
  const take = (row: number, column: number, length: number): void => {
    taken.fill(1, row * map.columns + column, row * map.columns + Math.min(map.columns, column + length));
  };
  return { isFree, take };
};
type Taken = ReturnType<typeof createTaken>;

interface Candidate {
  readonly label: PlacedLabel;
  readonly cost: number;
}

/** Cells of distance that each step to a shorter form outweighs. */
const FORM_COSTS = [0, 2, 5, 7, 10, 14] as const;

const textAt = (text: string, glyph: string, row: number, middle: number, least: number, most: number): PlacedText => {
  const chars = charsOf(text);
  const column = Math.min(Math.max(Math.round(middle - chars.length / 2), least), most - chars.length);
  return { text: chars, glyphAt: glyph === '' ? -1 : chars.indexOf(glyph), row, column };
};

/** The label on one row. */
const onOneRow = (input: MapInput, layout: Layout, territory: number, taken: Taken): Candidate | null => {
  const { map, board } = layout;
  const runs = layout.runs[territory] ?? [];
  const glyph = ownerGlyph(input, territory);
  const anchor = centreOf(map, board.source, territory);
  let best: Candidate | null = null;
  const widest = runs.reduce((most, { width }) => Math.max(most, width), 0);
  formsOf(input, territory, widest).forEach((form, step) => {
    const { length } = charsOf(form);
    for (const run of runs) {
      if (run.width < length) continue;
      const { centre, away } = placeIn(run, length, anchor);
      const cost = away + (FORM_COSTS[step] ?? 0);
      if (best && cost >= best.cost) continue;
      const text = textAt(form, glyph, run.row, centre, run.column, run.column + run.width);
      const at = [text.column, run.column, run.column + run.width - length].find((column) =>
        taken.isFree(run.row, column, length),
      );
      if (at !== undefined) best = { label: { count: { ...text, column: at }, name: null }, cost };
    }
  });
  return best;
};

/** Cells of distance that a name that is cut outweighs, and one that has no room. */
const SHORT_COST = 2;
const CUT_COST = 6;
const NAMELESS_COST = 16;

type Name = NonNullable<MapInput['names']>[number];

interface Words {
  readonly name: Name;
  readonly count: string;
  readonly glyph: string;
}

/** Its name in `upper` and its count in the run below it; null where they do not stand together. */
const underName = (upper: Run, lower: Run, words: Words, anchor: readonly [number, number]): Candidate | null => {
  const shown = nameWithin(words.name, upper.width);
  const { length } = charsOf(words.count);
  if (shown === null || lower.width < length) return null;
  const named = placeIn(upper, charsOf(shown).length, [anchor[0], anchor[1] - 0.5]);
  const middle = placeIn(lower, length, [named.centre, lower.row + 0.5]);
  if (middle.away > charsOf(shown).length / 2) return null;
  const name = textAt(shown, '', upper.row, named.centre, upper.column, upper.column + upper.width);
  const count = textAt(words.count, words.glyph, lower.row, middle.centre, lower.column, lower.column + lower.width);
  const cost =
    named.away + 2 * middle.away + (shown === words.name.bare ? 0 : shown === words.name.short ? SHORT_COST : CUT_COST);
  return { label: { name, count }, cost };
};

/** The label on two rows. */
const onTwoRows = (input: MapInput, layout: Layout, territory: number, taken: Taken): Candidate | null => {
  const name = input.names?.[territory];
  if (name === undefined || isLettered(input)) return null;
  const glyph = ownerGlyph(input, territory);
  const count = `${glyph}${countOf(input, territory)}${input.marks[territory] ?? ''}`;
  const runs = layout.runs[territory] ?? [];
  const anchor = centreOf(layout.map, layout.board.source, territory);
  let best: Candidate | null = null;
  for (const upper of layout.nameRuns[territory] ?? []) {
    for (const lower of runs) {
      if (lower.row !== upper.row + 1) continue;
      const found = underName(upper, lower, { name, count, glyph }, anchor);
      if (!found?.label.name || (best && found.cost >= best.cost)) continue;
      const { name: above, count: below } = found.label;
      const isFree =
        taken.isFree(above.row, above.column, above.text.length) &&
        taken.isFree(below.row, below.column, below.text.length);
      if (isFree) best = found;
    }
  }
  return best;
};

/** What is left where nothing has room: the count, or what must be said without colours, over whatever is there. */
const overAll = (input: MapInput, layout: Layout, territory: number): PlacedLabel => {
  const spot = layout.labels[territory] ?? { row: 0, column: 0, width: 0, centre: 0 };
  const isForced = input.depth === 0 && !input.ascii;
  const forms = formsOf(input, territory, spot.width);
  const text = isForced ? (forms[3] ?? '') : spot.width === 0 ? '' : (forms.at(-1) ?? '');
  return {
    count: textAt(text, ownerGlyph(input, territory), spot.row, spot.centre, 0, layout.map.columns),
    name: null,
  };
};

/** The labels of all territories, those with the least room placed first. */
export const placeLabels = (input: MapInput, layout: Layout): readonly PlacedLabel[] => {
  const taken = createTaken(layout);
  const room = (territory: number): number => (layout.runs[territory] ?? []).reduce((sum, { width }) => sum + width, 0);
  const order = input.board.codes.map((_, territory) => territory).sort((a, b) => room(a) - room(b) || a - b);
  const placed = new Map<number, PlacedLabel>();
  for (const territory of order) {
    const one = onOneRow(input, layout, territory, taken);
    const two = onTwoRows(input, layout, territory, taken);
    const best = two && (!one || two.cost <= one.cost + NAMELESS_COST) ? two : one;
    const label = best?.label ?? overAll(input, layout, territory);
    for (const part of [label.count, label.name])
      if (part && part.text.length > 0) taken.take(part.row, part.column, part.text.length);
    placed.set(territory, label);
  }
  return input.board.codes.map((_, territory) => placed.get(territory) ?? overAll(input, layout, territory));
};
