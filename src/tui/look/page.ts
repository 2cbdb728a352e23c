// What is looked at as two panels: the facts at the left, what is next to it at the right.
import type { Seat, TerritoryId } from '../../core/index.js';
import type { Rect } from '../frame/layout.js';
import { bold, dim, type Line, padEnd, padStart, said, span, widthOf } from '../frame/line.js';
import { ownerOf } from '../frame/marks.js';
import { confirmText } from '../frame/promptRows.js';
import type { Looking, Model, Thing } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { cardTerritory, factsOf, titleParts } from './facts.js';
import { besideHeader, besideRow, besides, factLines, labelColumns } from './rows.js';
import { placeOf } from './things.js';

export interface Panel {
  readonly title: Line;
  readonly note: Line;
  readonly lines: readonly Line[];
}

interface SideRow {
  readonly line: Line;
  /** What Enter on it leads to. */
  readonly thing: Thing | null;
}

// --- The right: what is next to it -----------------------------------------------------------------------------------------

/** The regions in which a seat has something: how much, what it brings, and what is missing. */
const regionRows = (model: Model, seat: Seat, columns: number): SideRow[] => {
  const { rules, words } = model.context;
  const name = Math.min(20, Math.floor(columns / 2) - 4);
  const ids = (territories: readonly number[]): TerritoryId[] =>
    territories.flatMap((t) => rules.board.territories[t]?.id ?? []);
  return rules.board.regions
    .map(({ id, bonus, territories }) => ({
      id,
      bonus,
      of: territories.length,
      missing: ids(territories).filter((t) => ownerOf(model, t) !== seat),
    }))
    .filter(({ of, missing }) => missing.length < of)
    .sort((a, b) => a.missing.length - b.missing.length || b.bonus - a.bonus)
    .map(({ id, bonus, of, missing }): SideRow => {
      const [first] = missing;
      const text = missing.length === 0 ? words.m.inspect.whole : missing.map((t) => words.territory(t)).join(', ');
      const head: Line = [
        span(padEnd(words.region(id), name), { say: words.region(id) }),
        said(bold(padStart(`${of - missing.length}/${of}`, 5)), `${of - missing.length}/${of}`),
        dim(padStart(`+${bonus}`, 4)),
      ];
      const room = Math.max(4, columns - widthOf(head) - 4);
      return {
        line: [...head, span(`  ${padEnd(text, room).trimEnd()}`, { say: `${words.m.inspect.columns.lacks} ${text}` })],
        thing: first === undefined ? null : { kind: 'territory', id: first },
      };
    });
};

const regionHeader = ({ context: { words } }: Model, columns: number): Line => {
  const name = Math.min(20, Math.floor(columns / 2) - 4);
  const { held, lacks } = words.m.inspect.columns;
  return [span('  '), dim(padEnd('', name)), dim(padStart(held, 5)), dim(`      ${lacks}`)].map((part) =>
    said(part, ''),
  );
};

interface Side {
  readonly title: string;
  readonly note: string;
  readonly header: Line | null;
  readonly rows: readonly SideRow[];
}

const sideOf = (model: Model, thing: Thing, columns: number): Side => {
  const { inspect } = model.context.words.m;
  if (thing.kind === 'seat') {
    const rows = regionRows(model, thing.seat, columns - 2);
    return {
      title: model.view.napoleon ? model.context.words.m.look.empires : inspect.theRegions,
      note: '',
      header: regionHeader(model, columns),
      rows,
    };
  }
  const place = thing.kind === 'card' ? cardTerritory(model, thing.card) : placeOf(thing);
  if (place === null) return { title: '', note: '', header: null, rows: [] };
  const found = besides(model, place);
  const note = found.some(({ bySea }) => bySea) ? inspect.byShip : '';
  const header = besideHeader(model, columns);
  const rows = found.map((beside) => besideRow(model, beside, columns));
  if (thing.kind !== 'card') return { title: inspect.nextTo, note, header, rows };
  return { title: model.context.words.place(place), note, header, rows };
};

/** The rows that can be chosen beside what is looked at. */
export const besideThings = (model: Model, looking: Looking): readonly Thing[] =>
  sideOf(model, looking.thing, 60).rows.flatMap(({ thing }) => thing ?? []);

const chosenRow = (model: Model, line: Line, columns: number): Line => {
  const row = themeOf(model.context)?.row ?? null;
  const missing = columns - widthOf(line);
  const whole = missing > 0 ? [...line, span(' '.repeat(missing))] : line;
  return whole.map((part) => {
    const bare = { ...part, bold: true, dim: false };
    if (row !== null) return part.bg === null ? { ...bare, bg: row } : part;
    return { ...bare, fg: null, bg: null, inverse: true };
  });
};

/** The place among the rows of the one that is chosen; rows that lead nowhere are passed over. */
const chosenAt = (rows: readonly SideRow[], beside: number | null): number => {
  if (beside === null) return -1;
  const able = rows.flatMap(({ thing }, n) => (thing === null ? [] : [n]));
  return able[Math.min(beside, able.length - 1)] ?? -1;
};

const windowOf = (count: number, room: number, at: number): number =>
  Math.max(0, Math.min(at - Math.floor((room - 1) / 2), count - room));

/** What stands in a row of the right panel; null where nothing does. */
export const besideAtRow = (model: Model, looking: Looking, rect: Rect, row: number): Thing | null => {
  const side = sideOf(model, looking.thing, rect.columns);
  const head = side.header !== null && side.rows.length > 0 ? 1 : 0;
  const room = Math.max(1, rect.rows - head);
  const first = windowOf(side.rows.length, room, chosenAt(side.rows, looking.beside));
  return row < head || row - head >= room ? null : (side.rows[first + row - head]?.thing ?? null);
};

const sidePanel = (model: Model, { thing, beside }: Looking, rect: Rect): Panel => {
  const side = sideOf(model, thing, rect.columns);
  const head = side.header !== null && side.rows.length > 0 ? [side.header] : [];
  const room = Math.max(1, rect.rows - head.length);
  const at = chosenAt(side.rows, beside);
  const first = windowOf(side.rows.length, room, at);
  const pointer = model.context.ascii ? '> ' : '❯ ';
  const lines = side.rows.slice(first, first + room).map(({ line }, n): Line => {
    const isChosen = first + n === at;
    const whole: Line = [span(isChosen ? pointer : '  ', { bold: isChosen, say: '' }), ...line];
    return isChosen ? chosenRow(model, whole, rect.columns) : whole;
  });
  const more = side.rows.length > room ? `${first + 1}-${first + lines.length}/${side.rows.length}` : '';
  const ink = themeOf(model.context)?.title ?? null;
  return {
    title: side.title === '' ? [] : [bold(side.title, ink), dim(side.note === '' ? '' : ` ${side.note}`)],
    note: more === '' ? [] : [dim(more)],
    lines: [...head, ...lines],
  };
};

// --- The left: facts --------------------------------------------------------------------------------------------------------

/** What answers the last key, or asks before something is done. */
const footLines = (model: Model): Line[] => {
  const confirm = confirmText(model);
  if (confirm !== null) return [[span(confirm, { inverse: true })]];
  return model.notice === null ? [] : [[bold(model.notice)]];
};

const filled = (lines: readonly Line[], foot: readonly Line[], { rows }: Rect): Line[] => [
  ...lines,
  ...(foot.length === 0 ? [] : Array.from({ length: Math.max(0, rows - lines.length - foot.length) }, (): Line => [])),
  ...foot,
];

const factsPanel = (model: Model, { thing, find }: Looking, rect: Rect): Panel => {
  const { inspect } = model.context.words.m;
  const facts = factsOf(model, thing, rect.columns);
  const foot = footLines(model);
  const search: Line[] = find === null ? [] : [[span(`${inspect.find}${find}_`, { inverse: true })]];
  const ink = themeOf(model.context)?.title ?? null;
  return {
    title: [bold(`${inspect.title} `, ink), ...titleParts(model, thing)],
    note: [],
    lines: filled(
      [
        ...search,
        ...factLines(facts, labelColumns(facts, rect.columns), rect.rows - search.length - foot.length, rect.columns),
      ],
      foot,
      rect,
    ),
  };
};

/** Both panels of what is looked at. */
export const lookPanels = (
  model: Model,
  looking: Looking,
  left: Rect,
  right: Rect,
): { readonly facts: Panel; readonly beside: Panel } => ({
  facts: factsPanel(model, looking, left),
  beside: sidePanel(model, looking, right),
});

/** Everything about a thing as lines, for those who hear it. */
export const lookLines = (model: Model, thing: Thing, columns: number): Line[] => {
  const facts = factsOf(model, thing, columns);
  const side = sideOf(model, thing, columns);
  return [
    titleParts(model, thing),
    ...facts.flatMap(({ label, lines }) =>
      lines.map((line, n): Line => (n === 0 ? [span(`${label}:`), ...line] : line)),
    ),
    ...(side.rows.length === 0 ? [] : [[span(`${side.title}:`)]]),
    ...side.rows.map(({ line }) => line),
  ];
};
