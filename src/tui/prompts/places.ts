// Places of Risk Napoleon as rows of a list: a territory or a zone, what stands there, and as much of its empire as fits.
import type { PlaceId, Seat, TerritoryId } from '../../core/index.js';
import { chanceLine } from '../frame/chanceBar.js';
import { TABLE_FROM_COLUMNS } from '../frame/layout.js';
import { bold, dim, type Line, padEnd, padPlace, padStart, said, span, widthOf } from '../frame/line.js';
import {
  armiesOn,
  holdingOf,
  NAME_COLUMNS,
  ownerOf,
  percentText,
  pieceGlyphs,
  seatMark,
  territorySaid,
  unitsText,
} from '../frame/marks.js';
import { createSketch } from '../frame/sketch.js';
import type { Model } from '../model.js';
import { fillTo, itemColumns, threatNote, withRegion } from './region.js';

export const isZone = (model: Model, id: unknown): boolean => model.context.rules.board.zoneIndex.has(String(id));

/** `★2 ⌂ ☣`: generals, fortification and epidemics of a territory. */
export const piecesOf = (model: Model, at: number): string => {
  const n = model.view.napoleon;
  const glyphs = pieceGlyphs(model.context.ascii);
  const many = (glyph: string, count: number): string[] =>
    count === 0 ? [] : [count === 1 ? glyph : `${glyph}${count}`];
  return [
    ...many(glyphs.general, n?.generals[at] ?? 0),
    ...(n?.forts[at] ? [glyphs.fort] : []),
    ...many(glyphs.epidemic, n?.epidemics[at] ?? 0),
  ].join(' ');
};

/** The same in words: `2 generals, fortification`. */
export const piecesSaid = (model: Model, at: number): string => {
  const n = model.view.napoleon;
  const { napoleon } = model.context.words.m;
  const [generals, epidemics] = [n?.generals[at] ?? 0, n?.epidemics[at] ?? 0];
  return [
    ...(generals > 0 ? [napoleon.generals(generals)] : []),
    ...(n?.forts[at] ? [napoleon.fortification] : []),
    ...(epidemics > 0 ? [napoleon.epidemics(epidemics)] : []),
  ].join(', ');
};

/** `▲3* ●2`: the ships of each seat in a zone, a star for each admiral. */
export const fleetLine = (model: Model, zone: number): Line => {
  const n = model.view.napoleon;
  return (n?.ships[zone] ?? []).flatMap((ships, seat): Line => {
    if (ships === 0) return [];
    const admirals = n?.admirals[zone]?.[seat] ?? 0;
    const { napoleon } = model.context.words.m;
    const say = [napoleon.ships(ships), ...(admirals > 0 ? [napoleon.admirals(admirals)] : [])].join(', ');
    return [seatMark(model, seat as Seat), span(`${ships}${'*'.repeat(admirals)} `, { bold: true, say })];
  });
};

/** Columns of a place with all that stands there: what follows stands in one column. */
const PLACE_COLUMNS = 34;
const TIGHT_PLACE_COLUMNS = 28;
const TIGHTEST_PLACE_COLUMNS = 26;
/** Lists with fewer columns have shorter names, and those the shortest. */
const TIGHT_BELOW = 60;
const TIGHTEST_BELOW = 43;

const isTight = (model: Model): boolean => itemColumns(model) < TIGHT_BELOW;
const placeColumns = (model: Model): number => {
  if (model.view.napoleon === null) return NAME_COLUMNS + 9;
  if (!isTight(model)) return PLACE_COLUMNS;
  return itemColumns(model) < TIGHTEST_BELOW ? TIGHTEST_PLACE_COLUMNS : TIGHT_PLACE_COLUMNS;
};

/** Columns of a name: longer where there are no pieces beside the units. */
const nameColumns = (model: Model): number => {
  if (model.view.napoleon === null) return NAME_COLUMNS;
  if (!isTight(model)) return 18;
  return itemColumns(model) < TIGHTEST_BELOW ? 13 : 15;
};

export const placeRow = (model: Model, place: PlaceId): Line => {
  const { rules, words } = model.context;
  const zone = rules.board.zoneIndex.get(place);
  if (zone !== undefined) {
    const name = span(padPlace(words.placeOf(place), isTight(model) ? 18 : 24), { say: words.place(place) });
    return fillTo([said(dim('~ '), ''), name, ...fleetLine(model, zone)], placeColumns(model));
  }
  const id = place as TerritoryId;
  const at = rules.board.index.get(id) ?? -1;
  return fillTo(
    [
      said(seatMark(model, ownerOf(model, id)), ''),
      span(` ${padPlace(words.placeOf(id), nameColumns(model))}`, { say: territorySaid(model, id) }),
      said(bold(padStart(`${armiesOn(model, id)}`, 4)), unitsText(model, armiesOn(model, id))),
      span(` ${piecesOf(model, at)}`, { say: piecesSaid(model, at) }),
    ],
    placeColumns(model),
  );
};

/** An own place to put or to take something: with the strongest enemy next to it. */
export const ownRow = (model: Model, place: PlaceId, seat: Seat): Line => {
  const row = placeRow(model, place);
  if (isZone(model, place)) return row;
  const threat = padEnd(threatNote(model, place as TerritoryId, seat), 15);
  return withRegion(model, [...row, span(threat)], place, seat);
};

/** The heads above a list of own places: how many targets each has and the best of them, where that is what follows. */
export const placeHeader = (model: Model, isOrigin: boolean): Line => {
  const { land, units, targets, best, win } = model.context.words.m.look.places;
  const head = createSketch(1);
  const name = model.view.napoleon === null ? NAME_COLUMNS : nameColumns(model);
  head.put(0, 0, dim(land));
  head.putEnd(2 + name + 4, 0, dim(units));
  if (isOrigin) {
    const { counted, named, chance } = originColumns(model);
    head.putEnd(counted, 0, dim(targets));
    if (named > 0) head.put(counted + 2, 0, dim(best));
    if (chance > 0) head.putEnd(chance, 0, dim(win));
  }
  return head.lines()[0] ?? [];
};

interface OriginColumns {
  /** Where the number of targets ends. */
  readonly counted: number;
  /** Room for the name of the best; 0 for none. */
  readonly named: number;
  /** Where its chance ends; 0 where there is no room for it. */
  readonly chance: number;
}

const COUNT_COLUMNS = 9;
/** Columns of a chance and the space before it. */
export const CHANCE_COLUMNS = 6;
const LEAST_NAMED = 12;
const MOST_NAMED = 22;

/** Where what is said of an origin stands beside the place itself. */
export const originColumns = (model: Model): OriginColumns => {
  const columns = itemColumns(model);
  const counted = placeColumns(model) + COUNT_COLUMNS;
  const room = columns - counted - 2 - CHANCE_COLUMNS;
  const named = room < LEAST_NAMED ? 0 : Math.min(MOST_NAMED, room);
  const chance = counted + (named > 0 ? named + 2 : 0) + CHANCE_COLUMNS;
  return { counted, named, chance: chance > columns ? 0 : chance };
};

/** Figures of a fight: the chance, and losses of both sides. */
export interface Figures {
  readonly attacker: Seat;
  readonly defender: Seat | null;
  readonly win: number;
  readonly you: number;
  readonly foe: number;
}

interface TargetColumns {
  readonly name: number;
  readonly against: number;
  readonly win: number;
  /** The chance as a bar, where the screen is wide; else 0. */
  readonly bar: number;
  readonly you: number;
  readonly foe: number;
}

const BAR_COLUMNS = 6;

/** Room for names grows with the list; a note at the end has what is left. */
const targetColumns = (model: Model): TargetColumns => {
  const columns = itemColumns(model);
  const bar = model.size.columns >= TABLE_FROM_COLUMNS && columns > 40 ? BAR_COLUMNS + 1 : 0;
  const wide = { against: 7, win: 6, bar, you: 11, foe: 7 };
  if (columns >= TIGHT_BELOW) return { name: 22, ...wide };
  if (columns >= 45 + bar) return { name: Math.min(20, columns - 31 - bar), ...wide };
  if (bar > 0) return { name: columns - 29, against: 6, win: 6, bar, you: 5, foe: 5 };
  return columns < 40
    ? { name: columns - 23, against: 6, win: 6, bar, you: 5, foe: 6 }
    : { name: columns - 30, against: 7, win: 6, bar, you: 11, foe: 5 };
};

/** The heads above a list of targets: the last word of one that has no room. */
export const targetHeader = (model: Model): Line => {
  const { targets } = model.context.words.m.look;
  const widths = targetColumns(model);
  const head = createSketch(1);
  let taken = widths.name + targets.against.length;
  head.put(0, 0, dim(padEnd(targets.land, widths.name - 1)));
  head.put(widths.name, 0, dim(targets.against));
  const right = (text: string, end: number): void => {
    const shown = end - text.length > taken ? text : (text.split(' ').at(-1) ?? '');
    if (end - shown.length <= taken) return;
    head.putEnd(end, 0, dim(shown));
    taken = end;
  };
  const win = widths.name + widths.against + widths.win;
  const you = win + widths.bar + widths.you;
  right(targets.win, win);
  right(targets.you, you);
  right(targets.foe, you + widths.foe);
  return head.lines()[0] ?? [];
};

/** A name and the sign of a way by ship, with a space between where there is room. */
const withSign = (model: Model, place: PlaceId, isBySea: boolean, columns: number): readonly [string, string] => {
  const { bare, short } = model.context.words.placeOf(place);
  const room = columns - 1;
  if (!isBySea) return [padPlace(model.context.words.placeOf(place), room).trimEnd(), ''];
  const fitting = [bare, short].find((name) => widthOf([span(name)]) < room);
  const name = fitting ?? padEnd(short, room - 1);
  return [name, widthOf([span(name)]) + 2 <= room ? ' ~' : '~'];
};

/** A target: where, who stands there, the chance, losses of both sides. A zone's name is followed by its fleets. */
export const targetLine = (model: Model, place: PlaceId, figures: Figures | null, isBySea: boolean): Line => {
  const { rules, words } = model.context;
  const widths = targetColumns(model);
  const zone = rules.board.zoneIndex.get(place);
  const at = rules.board.index.get(place as TerritoryId) ?? -1;
  const stands: Line =
    zone === undefined
      ? [
          said(seatMark(model, ownerOf(model, place as TerritoryId)), ''),
          said(
            bold(`${armiesOn(model, place as TerritoryId)}`),
            unitsText(model, armiesOn(model, place as TerritoryId)),
          ),
          span(` ${piecesOf(model, at).replaceAll(' ', '')}`, { say: piecesSaid(model, at) }),
        ]
      : fleetLine(model, zone);
  const name = zone === undefined ? territorySaid(model, place as TerritoryId) : words.place(place);
  const [shown, sign] = withSign(model, place, isBySea, widths.name);
  const head: Line = [
    span(shown, { say: name }),
    said(dim(sign + ' '.repeat(Math.max(1, widths.name - widthOf([span(shown + sign)])))), ''),
    ...fillTo(stands, widths.against),
  ];
  if (figures === null) return [...head, bold(` ${words.m.napoleon.enter}`)];
  const { decimal, prompt } = words.m;
  const { attacker, defender, win } = figures;
  const chance = percentText(win);
  const bar =
    widths.bar === 0 || defender === null
      ? [span(' '.repeat(widths.bar))]
      : [span(' '), ...chanceLine(model, attacker, defender, win, BAR_COLUMNS)];
  return [
    ...head,
    said(bold(padStart(chance.replace('%', ' %'), widths.win)), chance),
    ...bar,
    span(padStart(decimal(figures.you, 1), widths.you), { say: `${words.m.look.losses} ${decimal(figures.you, 1)}` }),
    span(padStart(decimal(figures.foe, 1), widths.foe), { say: `${prompt.against} ${decimal(figures.foe, 1)}` }),
  ];
};

/** What else is to be known of a target: how much of its region is held, and what the sign of a ship means. */
export const targetFacts = (model: Model, place: PlaceId, isBySea: boolean, seat: Seat): Line => {
  const { words } = model.context;
  const holding = isZone(model, place) ? null : holdingOf(model, place as TerritoryId, seat);
  if (holding === null) return [];
  const { facts } = words.m.look;
  const legend = isBySea ? `  ${words.m.look.bySea}` : '';
  const { bare, short } = words.placeOf(place);
  const says = ([name, region]: readonly [string, string]): string =>
    facts(name, region, holding.held, holding.of, holding.bonus);
  const ways = [
    says([bare, holding.name]) + legend,
    says([bare, holding.short]) + legend,
    says([bare, holding.short]),
    says([short, holding.short]),
    words.m.labelled(short, `${holding.short} ${holding.held}/${holding.of} +${holding.bonus}`),
  ];
  const fitting = ways.find((text) => widthOf([span(text)]) <= itemColumns(model));
  return [dim(fitting ?? ways.at(-1) ?? '')];
};
