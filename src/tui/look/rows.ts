// Rows of what is looked at: a fact with its label, and what is next to a place with the odds both ways.
import {
  type Odds,
  oddsBetween,
  type PlaceId,
  reachOf,
  type Seat,
  type View,
  zoneController,
} from '../../core/index.js';
import { bold, crop, dim, type Line, padEnd, padPlace, padStart, said, span, widthOf, wrap } from '../frame/line.js';
import { ownerOf, percentText, seatMark, unitsShown, unitsShownText, unitsText } from '../frame/marks.js';
import type { Model, Thing } from '../model.js';
import { fleetLine, piecesOf, piecesSaid } from '../prompts/places.js';
import { thingAt } from './things.js';

// --- Facts ------------------------------------------------------------------------------------------------------------------

/** Facts under one label. Where room is short those of a higher rank fall away first. */
export interface Fact {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly rank: number;
}

/** A text on as many lines as it needs beside the labels. */
export const wrapped = (
  text: string,
  columns: number,
  style: (text: string) => ReturnType<typeof span> = span,
): Line[] => wrap(text, columns).map((row): Line => [style(row)]);

interface Row {
  /** The place of its fact. */
  readonly fact: number;
  readonly label: string;
  readonly line: Line;
  readonly rank: number;
}

/**
 * Rows of facts in their order: first lines of all facts go before second ones where there are too many. A sign ends a fact
 * that goes on.
 */
export const factLines = (facts: readonly Fact[], labelColumns: number, rows: number, columns: number): Line[] => {
  const all = facts.flatMap(({ label, lines, rank }, fact): Row[] =>
    lines.map((line, n) => ({ fact, label: n === 0 ? label : '', line, rank: rank + 10 * n })),
  );
  const kept = [...all].sort((a, b) => a.rank - b.rank).slice(0, rows);
  return all.flatMap((row, n): Line[] => {
    if (!kept.includes(row)) return [];
    const next = all[n + 1];
    const goesOn = next?.fact === row.fact && !kept.includes(next);
    const line: Line = [dim(`${padEnd(row.label, labelColumns - 1)} `), ...row.line];
    return [goesOn ? withSign(line, columns) : line];
  });
};

/** A line that goes on below what is seen. */
const withSign = (line: Line, columns: number): Line => crop([...line, span('…')], columns);

/** Columns of labels: the longest of them, up to a third of the panel's. */
export const labelColumns = (facts: readonly Pick<Fact, 'label'>[], columns: number): number =>
  Math.min(Math.floor(columns / 3), 2 + Math.max(...facts.map(({ label }) => widthOf([span(label)]))));

// --- What is next to a place ----------------------------------------------------------------------------------------------

export interface Beside {
  readonly place: PlaceId;
  /** By ship alone. */
  readonly bySea: boolean;
  /** An attack from there, and one on it; null where there can be none. */
  readonly on: Odds | null;
  readonly from: Odds | null;
  readonly isSameSide: boolean;
  /** Land on the coast of a zone: ships and regiments do not fight each other. */
  readonly isCoast: boolean;
}

/** Who could attack from a place, or is attacked there. */
export const holderAt = ({ context, view }: Model, place: PlaceId): Seat | null => {
  const { zoneIndex, index } = context.rules.board;
  const zone = zoneIndex.get(place);
  if (zone === undefined) return view.owner[index.get(place) ?? -1] ?? null;
  return view.napoleon === null ? null : zoneController(view.napoleon, zone);
};

/** Neutral armies attack nobody. */
const attacks = ({ view }: Model, seat: Seat | null): seat is Seat =>
  seat !== null && view.seats[seat]?.status === 'in';

/** By position: list and map ask for the same in each frame. */
const known = new WeakMap<View, Map<PlaceId, readonly Beside[]>>();

/** What is next to `place`: over a join of the board, or by ship one way at least; the best attack on it first. */
export const besides = (model: Model, place: PlaceId): readonly Beside[] => {
  const ofView = known.get(model.view) ?? new Map<PlaceId, readonly Beside[]>();
  known.set(model.view, ofView);
  const found = ofView.get(place) ?? findBesides(model, place);
  ofView.set(place, found);
  return found;
};

const findBesides = (model: Model, place: PlaceId): Beside[] => {
  const { rules } = model.context;
  const { view } = model;
  const holder = holderAt(model, place);
  const others: PlaceId[] = [...rules.board.territories, ...rules.board.zones].map(({ id }) => id);
  const found = others.flatMap((other): Beside[] => {
    if (other === place) return [];
    const there = holderAt(model, other);
    const [hither, thither] = [
      there === null ? null : reachOf(rules, view, other, place, there),
      holder === null ? null : reachOf(rules, view, place, other, holder),
    ];
    if (hither === null && thither === null && !touches(model, place, other)) return [];
    return [
      {
        place: other,
        bySea: [hither, thither].includes('ship') && ![hither, thither].includes('land'),
        on: attacks(model, there) ? oddsBetween(rules, view, other, place, there) : null,
        from: attacks(model, holder) ? oddsBetween(rules, view, place, other, holder) : null,
        isSameSide: holder !== null && holder === there,
        isCoast: rules.board.zoneIndex.has(place) !== rules.board.zoneIndex.has(other),
      },
    ];
  });
  return found.sort((a, b) => rankOf(b) - rankOf(a));
};

/** Whether two places touch, whoever holds them. */
const touches = ({ context }: Model, a: PlaceId, b: PlaceId): boolean => {
  const { index, zoneIndex, neighbours, zones, coasts } = context.rules.board;
  const [x, y, u, v] = [index.get(a), index.get(b), zoneIndex.get(a), zoneIndex.get(b)];
  if (x !== undefined && y !== undefined)
    return neighbours[x]?.includes(y) === true || neighbours[y]?.includes(x) === true;
  if (u !== undefined && v !== undefined) return zones[u]?.neighbours.includes(v) === true;
  // What lies on a zone's coast is beside it; a territory's zones are told with its own facts.
  return u !== undefined && y !== undefined && coasts[y]?.includes(u) === true;
};

const rankOf = ({ on, from, isSameSide }: Beside): number =>
  on !== null ? 2 + on.win : from !== null ? 1 + from.win / 2 : isSameSide ? 0 : 0.5;

interface Columns {
  readonly name: number;
  readonly stands: number;
  readonly chance: number;
  /** 0: losses fall away. */
  readonly loses: number;
}

const LEAST_WITH_LOSSES = 50;
const POINTER = 2;

const columnsFor = (columns: number): Columns => {
  if (columns < LEAST_WITH_LOSSES) return { name: columns - POINTER - 5 - 2 * 8, stands: 5, chance: 8, loses: 0 };
  return { name: Math.min(22, columns - POINTER - 7 - 2 * (9 + 6)), stands: 7, chance: 9, loses: 6 };
};

export const besideHeader = ({ context: { words } }: Model, columns: number): Line => {
  const { inspect } = words.m;
  const { name, stands, chance, loses } = columnsFor(columns);
  const both = (head: string): Line => [
    dim(padStart(head, chance)),
    ...(loses === 0 ? [] : [dim(padStart(inspect.columns.loses, loses))]),
  ];
  return [
    dim(padEnd('', POINTER)),
    dim(padEnd(inspect.columns.land, name)),
    dim(padEnd(widthOf([span(inspect.columns.stands)]) < stands ? inspect.columns.stands : '', stands)),
    ...both(inspect.columns.on),
    ...both(inspect.columns.from),
  ].map((part) => said(part, ''));
};

/** `▲8 ★★`: who and what stands at a place. */
export const standsLine = (model: Model, place: PlaceId): Line => {
  const { index, zoneIndex } = model.context.rules.board;
  const zone = zoneIndex.get(place);
  if (zone !== undefined) return fleetLine(model, zone);
  const id = place as never;
  const at = index.get(place) ?? -1;
  const pieces = piecesOf(model, at).replaceAll(' ', '');
  return [
    seatMark(model, ownerOf(model, id)),
    said(bold(unitsShownText(model, at)), unitsText(model, unitsShown(model, at) ?? 0)),
    ...(pieces === '' ? [] : [span(` ${pieces}`, { say: piecesSaid(model, at) })]),
  ];
};

const percent = (share: number): string => percentText(share).replace('%', ' %');

/** The chance of one way and what it costs, or why there is none. */
const wayCells = (model: Model, odds: Odds | null, why: string, widths: Columns, say: (odds: Odds) => string): Line => {
  const { decimal } = model.context.words.m;
  const { chance, loses } = widths;
  if (odds === null) {
    const dash = model.context.ascii ? '-' : '–';
    const isBrief = loses === 0 || why === '';
    return [
      said(dim(padStart(isBrief ? dash : why, isBrief ? chance : chance + loses)), why),
      ...(isBrief ? [span(' '.repeat(loses), { say: '' })] : []),
    ];
  }
  return [
    said(bold(padStart(percent(odds.win), chance)), say(odds)),
    ...(loses === 0 ? [] : [said(span(padStart(decimal(odds.attackerLosses, 1), loses)), '')]),
  ];
};

export interface BesideRow {
  readonly line: Line;
  readonly thing: Thing;
}

export const besideRow = (model: Model, beside: Beside, columns: number): BesideRow => {
  const { words } = model.context;
  const { inspect, decimal } = words.m;
  const widths = columnsFor(columns);
  const sea = beside.bySea ? ' ~' : '';
  const shown = padPlace(words.placeOf(beside.place), widths.name - sea.length - 1).trimEnd();
  const stands = standsLine(model, beside.place);
  const other = beside.isSameSide ? inspect.sameSide : '';
  const [hither, thither] = [
    beside.on === null && beside.bySea && other === '' ? inspect.noShip : '',
    beside.from === null && beside.bySea && other === '' ? inspect.noShip : '',
  ];
  const told =
    (say: (chance: string, loses: string) => string) =>
    (odds: Odds): string =>
      say(percentText(odds.win), decimal(odds.attackerLosses, 1));
  const line: Line = [
    span(padEnd(`${shown}${sea}`, widths.name), { say: words.place(beside.place) }),
    ...stands,
    span(' '.repeat(Math.max(0, widths.stands - widthOf(stands))), { say: '' }),
    ...(beside.isCoast
      ? []
      : [
          ...wayCells(model, beside.on, beside.isSameSide ? '' : hither, widths, told(inspect.said.on)),
          ...wayCells(model, beside.from, beside.isSameSide ? other : thither, widths, told(inspect.said.from)),
        ]),
  ];
  return { line, thing: thingAt(model, beside.place) };
};
