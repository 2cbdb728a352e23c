// The territory table beside the map: two territories a row, under the heads of their regions.
import type { Seat } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padPlace, padStart, said, span, widthOf } from '../frame/line.js';
import { armiesOn, ownerOf, seatMark, territorySaid, unitsText } from '../frame/marks.js';
import type { Model } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { chosenPlaces } from '../prompts/index.js';
import { piecesOf, piecesSaid } from '../prompts/places.js';
import { chosenIn, inOrder, seaLines } from './table.js';

/** Columns of the table, of each half, and of what stands in that. */
const COLUMNS = 40;
const HALF = COLUMNS / 2;
const NAME = 13;
const COUNT = 2;
const PIECES = HALF - 1 - NAME - 1 - COUNT;

/** What is chosen, and where it comes from. */
interface Marked {
  readonly chosen: string | null;
  readonly from: string | null;
  /** Whose territories are not dim; null where all are. */
  readonly own: Seat | null;
}

const markedIn = (model: Model): Marked => {
  const { decision, stage, context } = model;
  const [person, ...others] = context.persons;
  return {
    chosen: chosenIn(model),
    from: decision === null ? null : chosenPlaces(decision, stage).from,
    own: decision?.seat ?? (others.length === 0 ? (person ?? null) : null),
  };
};

/** ` Lombardy     ▼  6⌂`. */
const cellOf = (model: Model, at: number, { chosen, from, own }: Marked): Line => {
  const { rules, words, ascii } = model.context;
  const territory = rules.board.territories[at];
  if (!territory) return [];
  const owner = ownerOf(model, territory.id);
  const [isChosen, isFrom] = [territory.id === chosen, territory.id === from];
  const isBold = isChosen || isFrom;
  const isDim = !isBold && own !== null && owner !== own;
  const sign = isChosen ? (ascii ? '>' : '❯') : isFrom ? (ascii ? '-' : '·') : ' ';
  const units = armiesOn(model, territory.id);
  const line: Line = [
    span(sign, { bold: true, say: '' }),
    span(padPlace(words.placeOf(territory.id), NAME), {
      bold: isBold,
      dim: isDim,
      say: territorySaid(model, territory.id),
    }),
    said(seatMark(model, owner), ''),
    span(padStart(`${units}`, COUNT), { bold: !isDim, say: unitsText(model, units) }),
    span(padEnd(piecesOf(model, at).replaceAll(' ', ''), PIECES), { say: piecesSaid(model, at) }),
  ];
  const row = themeOf(model.context)?.row ?? null;
  return isChosen && row !== null ? line.map((part) => ({ ...part, bg: part.bg ?? row })) : line;
};

/** A region, who holds how much of it, and what it brings. */
const headOf = (model: Model, region: number): Line => {
  const { rules, words } = model.context;
  const { id, bonus, territories } = rules.board.regions[region] ?? { id: '', bonus: 0, territories: [] };
  const holders = model.view.seats.flatMap((_, seat): Line => {
    const held = territories.filter((t) => model.view.owner[t] === seat).length;
    return held === 0 ? [] : [span(' '), seatMark(model, seat as Seat), span(`${held}`)];
  });
  const tail: Line = [
    ...holders,
    span(padStart(`+${bonus}`, 5), { dim: true, say: words.m.spoken.worth(territories.length, bonus) }),
  ];
  const place = words.regionOf(id as never);
  const room = COLUMNS - widthOf(tail);
  return [said(bold(padPlace(place, room), themeOf(model.context)?.title ?? null), place.bare), ...tail];
};

interface Row {
  readonly line: Line;
  readonly territories: readonly number[];
}

const pairs = (model: Model, territories: readonly number[], marked: Marked): Row[] =>
  Array.from({ length: Math.ceil(territories.length / 2) }, (_, n) => {
    const pair = territories.slice(2 * n, 2 * n + 2);
    return { line: pair.flatMap((at) => cellOf(model, at, marked)), territories: pair };
  });

const rowsOf = (model: Model, room: number): Row[] => {
  const { board } = model.context.rules;
  const marked = markedIn(model);
  const all = board.territories.map((_, at) => at);
  if (model.table.order !== 'region') return pairs(model, inOrder(model, all), marked);
  const byRegion = board.regions.flatMap(({ territories }, region) => {
    const rows = pairs(model, inOrder(model, territories), marked);
    return rows.length === 0 ? [] : [{ line: headOf(model, region), territories: [] }, ...rows];
  });
  const sea = model.table.of === null ? seaLines(model) : [];
  // The sea is on the map as well: it has the rows that are left, or none.
  return byRegion.length + sea.length > room
    ? byRegion
    : [...byRegion, ...sea.map((line) => ({ line, territories: [] }))];
};

/** As many rows as there is room for, the chosen territory among them. */
export const tableBeside = (model: Model, rows: number): Line[] => {
  const all = rowsOf(model, rows);
  const index = model.context.rules.board.index.get(chosenIn(model) ?? '');
  const found = index === undefined ? 0 : all.findIndex(({ territories }) => territories.includes(index));
  const first = Math.max(0, Math.min(Math.max(0, found) - Math.floor(rows / 2), all.length - rows));
  const lines = all.slice(first, first + rows).map(({ line }) => line);
  const hidden = all.length - first - rows;
  return hidden <= 0 ? lines : [...lines.slice(0, -1), [dim(`  … +${hidden + 1}`)]];
};
