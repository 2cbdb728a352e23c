// Seats and territories as spans: glyph and colour always together, so that neither is needed alone.
import { armiesAt, fightOdds, indexOf, MOST_ARMIES, type Odds, type Seat, type TerritoryId } from '../core/index.js';
import { seatColour, seatGlyph } from './board/index.js';
import { type Line, padEnd, padStart, type Span, span } from './line.js';
import type { Model } from './model.js';

/** The colour of a seat's words; none where the terminal has none. */
export const seatInk = (model: Model, seat: Seat): number | null =>
  model.context.depth === 0 ? null : seatColour(seat);

export const seatMark = (model: Model, seat: Seat | null): Span =>
  seat === null ? span(' ') : span(seatGlyph(seat, model.context.ascii), { fg: seatInk(model, seat), bold: true });

export const seatName = (model: Model, seat: Seat, isBold = false): Line => [
  seatMark(model, seat),
  span(` ${model.context.words.seat(seat)}`, { bold: isBold }),
];

const PIECES = { epidemic: '☣', fort: '⌂', general: '★' } as const;
const ASCII_PIECES = { epidemic: '!', fort: '#', general: '*' } as const;

/** What stands for an epidemic, a fortification and a general on the map and in lists. */
export const pieceGlyphs = (ascii: boolean): Readonly<Record<keyof typeof PIECES, string>> =>
  ascii ? ASCII_PIECES : PIECES;

export const ownerOf = (model: Model, territory: TerritoryId): Seat | null =>
  model.view.owner[indexOf(model.context.rules, territory)] ?? null;

export const armiesOn = (model: Model, territory: TerritoryId): number =>
  armiesAt(model.view, indexOf(model.context.rules, territory));

export const NAME_COLUMNS = 22;

/** `▲ Alaska                  7`: owner, name, armies. */
export const territoryLine = (model: Model, territory: TerritoryId): Line => [
  seatMark(model, ownerOf(model, territory)),
  span(` ${padEnd(model.context.words.territory(territory), NAME_COLUMNS)}`),
  span(padStart(`${armiesOn(model, territory)}`, 4), { bold: true }),
];

const capped = (armies: number): number => Math.min(armies, MOST_ARMIES);

/** Exact odds of attacking `to` from `from` to the end. */
export const oddsOf = (model: Model, from: TerritoryId, to: TerritoryId): Odds =>
  fightOdds(model.context.rules.profile, capped(armiesOn(model, from)), capped(armiesOn(model, to)));

export const percentText = (share: number): string => {
  if (share > 0 && share < 0.005) return '<1%';
  if (share < 1 && share > 0.995) return '>99%';
  return `${Math.round(share * 100)}%`;
};

/** `Asia 3/12 +7`: how much of a territory's region its owner-to-be `seat` holds. */
export const regionLine = (model: Model, territory: TerritoryId, seat: Seat): string => {
  const { board } = model.context.rules;
  const region = board.regions[board.territories[indexOf(model.context.rules, territory)]?.region ?? -1];
  if (!region) return '';
  const held = region.territories.filter((t) => model.view.owner[t] === seat).length;
  return `${model.context.words.region(region.id)} ${held}/${region.territories.length} +${region.bonus}`;
};
