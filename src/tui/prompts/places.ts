// Places of Risk Napoleon as rows of a list: a territory or a zone, what stands there, and as much of its empire as fits.
import type { PlaceId, Seat, TerritoryId } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padPlace, padStart, said, span } from '../frame/line.js';
import { armiesOn, ownerOf, pieceGlyphs, seatMark, territorySaid, unitsText } from '../frame/marks.js';
import type { Model } from '../model.js';
import { fillTo, threatNote, withRegion } from './region.js';

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

export const placeRow = (model: Model, place: PlaceId): Line => {
  const { rules, words } = model.context;
  const zone = rules.board.zoneIndex.get(place);
  if (zone !== undefined) {
    const name = span(padPlace(words.placeOf(place), 24), { say: words.place(place) });
    return fillTo([said(dim('~ '), ''), name, ...fleetLine(model, zone)], PLACE_COLUMNS);
  }
  const id = place as TerritoryId;
  const at = rules.board.index.get(id) ?? -1;
  return fillTo(
    [
      said(seatMark(model, ownerOf(model, id)), ''),
      span(` ${padPlace(words.placeOf(id), 18)}`, { say: territorySaid(model, id) }),
      said(bold(padStart(`${armiesOn(model, id)}`, 4)), unitsText(model, armiesOn(model, id))),
      span(` ${piecesOf(model, at)}`, { say: piecesSaid(model, at) }),
    ],
    PLACE_COLUMNS,
  );
};

/** An own place to put or to take something: with the strongest enemy next to it. */
export const ownRow = (model: Model, place: PlaceId, seat: Seat): Line => {
  const row = placeRow(model, place);
  if (isZone(model, place)) return row;
  const threat = padEnd(threatNote(model, place as TerritoryId, seat), 15);
  return withRegion(model, [...row, span(threat)], place, seat);
};
