// What a list says of a territory beyond its units: the strongest enemy next to it, and the region that it belongs to.
import type { PlaceId, Seat, TerritoryId } from '../../core/index.js';
import { layoutFor } from '../frame/layout.js';
import { dim, type Line, padEnd, said, span, widthOf } from '../frame/line.js';
import { holdingOf, regionSaid } from '../frame/marks.js';
import type { Model } from '../model.js';

/** Columns of an item's line: what the prompt has beside the pointer. */
export const itemColumns = (model: Model): number => layoutFor(model).prompt.columns - 2;

export const fillTo = (line: Line, columns: number): Line => {
  const missing = columns - widthOf(line);
  return missing > 0 ? [...line, span(' '.repeat(missing))] : line;
};

/** The strongest enemy army next to a territory, in words. */
export const threatNote = (model: Model, territory: TerritoryId, seat: Seat): string => {
  const { rules, words } = model.context;
  const at = rules.board.index.get(territory) ?? -1;
  const foes = (rules.board.neighbours[at] ?? []).filter((n) => model.view.owner[n] !== seat);
  const strongest = foes.reduce((most, n) => Math.max(most, model.view.armies[n] ?? 0), 0);
  return foes.length === 0 ? words.m.prompt.inland : words.m.prompt.facing(strongest);
};

/** `name` and its figures in `room` columns: a long name is cut, the figures never. */
export const withFigures = (name: string, figures: string, room: number): string => {
  const whole = name + figures;
  return widthOf([span(whole)]) <= room ? whole : padEnd(name, Math.max(1, room - figures.length)) + figures;
};

/** Columns for a region, where the line leaves them; with fewer than the least it is not said at all. */
const REGION = { columns: 27, least: 14 } as const;
/** From here on it would stand too far from its territory. */
const FARTHEST = 68;

/** From this width the row of a fight has its target's region. */
export const REGION_IN_ROW = 76;

/**
 * `line` and how much `seat` holds of the region, below each other in a list; a long name is cut, the figures never. Zones
 * are of none.
 */
export const withRegion = (model: Model, line: Line, place: PlaceId, seat: Seat): Line => {
  if (model.context.rules.board.zoneIndex.has(place)) return line;
  const territory = place as TerritoryId;
  const holding = holdingOf(model, territory, seat);
  if (holding === null) return line;
  const columns = itemColumns(model);
  const placed = fillTo([...line, span('  ')], Math.min(FARTHEST, columns - REGION.columns));
  const room = columns - widthOf(placed);
  if (room < REGION.least) return line;
  const { name, short, held, of, bonus } = holding;
  const figures = ` ${held}/${of} +${bonus}`;
  const fitting = widthOf([span(name + figures)]) > room ? short : name;
  const shown = withFigures(fitting, figures, room);
  return [...placed, said(dim(shown), regionSaid(model, territory, seat))];
};
