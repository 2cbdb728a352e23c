// Places of Risk Napoleon as rows of a list: a territory or a zone, what stands there, and as much of its empire as fits.
import type { PlaceId, Seat, TerritoryId } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padPlace, padStart, said, span } from '../frame/line.js';
import {
  armiesOn,
  NAME_COLUMNS,
  ownerOf,
  percentText,
  pieceGlyphs,
  seatMark,
  territorySaid,
  unitsText,
} from '../frame/marks.js';
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
/** Lists with fewer columns have shorter names. */
const TIGHT_BELOW = 60;

const isTight = (model: Model): boolean => itemColumns(model) < TIGHT_BELOW;
const placeColumns = (model: Model): number => {
  if (model.view.napoleon === null) return NAME_COLUMNS + 9;
  return isTight(model) ? TIGHT_PLACE_COLUMNS : PLACE_COLUMNS;
};

/** Columns of a name: longer where there are no pieces beside the units. */
const nameColumns = (model: Model): number => {
  if (model.view.napoleon === null) return NAME_COLUMNS;
  return isTight(model) ? 15 : 18;
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

/** Figures of a fight: the chance, and losses of both sides. */
export interface Figures {
  readonly win: number;
  readonly you: number;
  readonly foe: number;
}

interface TargetColumns {
  readonly name: number;
  readonly against: number;
  readonly win: number;
  readonly you: number;
  readonly foe: number;
}

/** Room for names grows with the list; a note at the end has what is left. */
const targetColumns = (model: Model): TargetColumns => {
  const columns = itemColumns(model);
  const wide = { against: 7, win: 6, you: 11, foe: 7 };
  if (columns >= TIGHT_BELOW) return { name: 22, ...wide };
  return columns < 45
    ? { name: 11, against: 7, win: 6, you: 10, foe: 6 }
    : { name: Math.min(20, columns - 31), ...wide };
};

/** The heads above a list of targets. */
export const targetHeader = (model: Model): Line => {
  const { targets } = model.context.words.m.look;
  const widths = targetColumns(model);
  const right = (text: string, columns: number): string =>
    padStart([...text].length < columns ? text : (text.split(' ').at(-1) ?? ''), columns);
  return [
    dim(padEnd(targets.land, widths.name)),
    dim(padEnd(targets.against, widths.against)),
    dim(right(targets.win, widths.win)),
    dim(right(targets.you, widths.you)),
    dim(right(targets.foe, widths.foe)),
  ];
};

/** A target: where, who stands there, the chance, losses of both sides. A zone's name is followed by its fleets. */
export const targetLine = (model: Model, place: PlaceId, figures: Figures | null, isBySea: boolean): Line => {
  const { rules, words } = model.context;
  const widths = targetColumns(model);
  const zone = rules.board.zoneIndex.get(place);
  const at = rules.board.index.get(place as TerritoryId) ?? -1;
  const sea = isBySea ? ' ~' : '';
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
  const shown = padPlace(words.placeOf(place), widths.name - 1 - sea.length);
  const head: Line = [
    span(`${shown.trimEnd()}`, { say: name }),
    said(dim(padEnd(sea, widths.name - [...shown.trimEnd()].length)), ''),
    ...fillTo(stands, widths.against),
  ];
  if (figures === null) return [...head, bold(` ${words.m.napoleon.enter}`)];
  const { decimal, prompt } = words.m;
  const chance = percentText(figures.win);
  return [
    ...head,
    said(bold(padStart(chance.replace('%', ' %'), widths.win)), chance),
    span(padStart(decimal(figures.you, 1), widths.you), { say: `${words.m.look.losses} ${decimal(figures.you, 1)}` }),
    span(padStart(decimal(figures.foe, 1), widths.foe), { say: `${prompt.against} ${decimal(figures.foe, 1)}` }),
  ];
};
