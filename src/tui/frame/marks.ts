// Seats and territories as spans: glyph and colour always together, so that neither is needed alone.
import { armiesAt, fightOdds, indexOf, MOST_ARMIES, type Odds, type Seat, type TerritoryId } from '../../core/index.js';
import type { Model } from '../model.js';
import { seatColours, seatGlyph, seatInk } from '../palette/seats.js';
import { dim, type Line, padPlace, padStart, type Span, said, span, wrap } from './line.js';
import { colourOfSeat } from './seatColours.js';

/** The fill of a seat and the ink on it; both null where there are no colours. */
export const fillOf = (
  { context }: Model,
  seat: Seat,
): { readonly fill: number | null; readonly ink: number | null } => {
  if (context.depth === 0) return { fill: null, ink: null };
  const { fill, ink } = seatColours(colourOfSeat(context, seat), context);
  return { fill, ink };
};

/** A seat's sign on its fill. */
export const seatMark = (model: Model, seat: Seat | null): Span => {
  if (seat === null) return span(' ');
  const { fill, ink } = fillOf(model, seat);
  const glyph = seatGlyph(colourOfSeat(model.context, seat), model.context.ascii);
  return span(glyph, { fg: ink, bg: fill, bold: fill === null, say: model.context.words.seat(seat) });
};

/** A seat's colour for bars and lines beside words. */
export const barInk = ({ context }: Model, seat: Seat): number | null => seatInk(colourOfSeat(context, seat), context);

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

/**
 * What stands on territory `at` as far as it is decided, from 0. While who has captured says how many move in, it is what is
 * chosen just now; for all others what has been captured holds nobody yet, which is no figure: null.
 */
export const unitsShown = ({ view, decision, stage, context }: Model, at: number): number | null => {
  const armies = view.armies[at] ?? 0;
  if (decision?.kind === 'moveIn') {
    const picked = stage.path.find(({ field }) => field === 'count')?.value;
    const moved = stage.at === 'number' && stage.of === 'offer' && stage.field === 'count' ? stage.value : picked;
    const id = context.rules.board.territories[at]?.id;
    if (typeof moved === 'number' && id === decision.from) return armies - moved;
    if (typeof moved === 'number' && id === decision.to) return armies + moved;
  }
  return armies === 0 && (view.owner[at] ?? null) !== null ? null : armies;
};

/** The same as text. */
export const unitsShownText = (model: Model, at: number): string => `${unitsShown(model, at) ?? '-'}`;

export const NAME_COLUMNS = 22;

/** A territory as it is read out: with its owner, unless that is who is asked. */
export const territorySaid = (model: Model, territory: TerritoryId): string => {
  const { words } = model.context;
  const owner = ownerOf(model, territory);
  const name = words.territory(territory);
  return owner === null || owner === model.decision?.seat ? name : `${name}, ${words.seat(owner)}`;
};

/** `▲ Alaska                  7`: owner, name, armies. */
export const territoryLine = (model: Model, territory: TerritoryId): Line => [
  said(seatMark(model, ownerOf(model, territory)), ''),
  span(` ${padPlace(model.context.words.placeOf(territory), NAME_COLUMNS)}`, {
    say: territorySaid(model, territory),
  }),
  span(padStart(`${armiesOn(model, territory)}`, 4), { bold: true, say: unitsText(model, armiesOn(model, territory)) }),
];

/** Armies, or regiments in Risk Napoleon, in words. */
export const unitsText = ({ view, context }: Model, count: number): string =>
  view.napoleon ? context.words.m.napoleon.regiments(count) : context.words.m.armies(count);

const capped = (armies: number): number => Math.min(armies, MOST_ARMIES);

/** Exact odds of attacking `to` from `from` to the end. */
export const oddsOf = (model: Model, from: TerritoryId, to: TerritoryId): Odds =>
  fightOdds(model.context.rules.profile, capped(armiesOn(model, from)), capped(armiesOn(model, to)));

/** `84%`; what is nearly certain, or nearly impossible, is not said to be: `>99%`, `<1%`. `write`: as a language has it. */
export const percentText = (share: number, write = (part: number): string => `${Math.round(part * 100)}%`): string => {
  if (share > 0 && share < 0.005) return `<${write(0.01)}`;
  if (share < 1 && share > 0.995) return `>${write(0.99)}`;
  return write(share);
};

export interface Holding {
  readonly name: string;
  /** For where room is scarce. */
  readonly short: string;
  readonly held: number;
  readonly of: number;
  readonly bonus: number;
}

/** How much of a territory's region its owner-to-be `seat` holds. */
export const holdingOf = (model: Model, territory: TerritoryId, seat: Seat): Holding | null => {
  const { rules, words } = model.context;
  const region = rules.board.regions[rules.board.territories[indexOf(rules, territory)]?.region ?? -1];
  if (!region) return null;
  const held = region.territories.filter((t) => model.view.owner[t] === seat).length;
  const { bare, short } = words.regionOf(region.id);
  return { name: bare, short, held, of: region.territories.length, bonus: region.bonus };
};

/** `Asia, 3 of 12, worth 7`. */
export const regionSaid = (model: Model, territory: TerritoryId, seat: Seat): string => {
  const holding = holdingOf(model, territory, seat);
  if (holding === null) return '';
  return model.context.words.m.spoken.region(holding.name, holding.held, holding.of, holding.bonus);
};

/** The seed of the game in words, in lines of `columns`; none where it is not told. */
export const seedLines = ({ context: { seed, words } }: Model, columns = Number.POSITIVE_INFINITY): Line[] =>
  seed === null ? [] : wrap(words.m.screen.seed(seed), columns).map((text): Line => [dim(text)]);
