// The model's map: which territories are offered, chosen, flashing. Drawn straight into cells.
import { landingsFrom, type PlaceId, type Rules } from '../../core/index.js';
import {
  createMapBoard,
  drawMap,
  drawRoute,
  isCrowded,
  type Layout,
  layoutAt,
  type MapBoard,
  type MapInput,
  nodesRaster,
  type PixelKind,
  type Route,
  type Section,
  sectionAround,
  wholeSection,
  zoomedSize,
} from '../board/index.js';
import { drawZones, type SeaText, type ZoneLabel } from '../board/zones.js';
import { coachedIdea } from '../coach/shown.js';
import { hintedPlace, hintOf } from '../hints.js';
import { besides } from '../look/rows.js';
import { lookingNow, placeOf } from '../look/things.js';
import type { Context, Model, Size } from '../model.js';
import { platesOf, seaOf } from '../palette/map.js';
import { seatGlyph, seatInkOn } from '../palette/seats.js';
import { chosenPlaces, filtered, type Item, promptOf } from '../prompts/index.js';
import { blit, createGrid, type Grid } from '../terminal/cell.js';
import { layoutFor, NAMES_FROM_COLUMNS } from './layout.js';
import { wrap } from './line.js';
import { pieceGlyphs, unitsShown } from './marks.js';
import { colourOfSeat } from './seatColours.js';

/** By pack: many games on one board share what is worked out of it. */
const boards = new WeakMap<Rules['pack'], MapBoard>();

/** What the map of a pack's board is drawn from. */
export const mapBoardOfPack = (pack: Rules['pack']): MapBoard => {
  const known = boards.get(pack);
  if (known) return known;
  const board = createMapBoard(pack.raster ?? nodesRaster(pack.board), pack.board);
  boards.set(pack, board);
  return board;
};

export const mapBoardOf = ({ pack }: Rules): MapBoard => mapBoardOfPack(pack);

export const mapSizeOf = (model: Model): { readonly columns: number; readonly rows: number } => layoutFor(model).map;

/** What the map's cells are made of where it is drawn in pixels. */
const pixelKindOf = ({ cells, ascii }: Context): PixelKind => (ascii || cells === 'ascii' ? 'half' : cells);

/** Whether the map is made of letters. */
const isLettered = ({ cells, ascii }: Context): boolean => ascii || cells === 'ascii';

const layoutOf = ({ context }: Model, { columns, rows }: Pick<Section, 'columns' | 'rows'>): Layout =>
  layoutAt(mapBoardOf(context.rules), columns, rows, pixelKindOf(context));

/** The map that is drawn, at the size of its slot or, from near, larger than that: where everything is. */
export const mapLayoutOf = (model: Model): Layout =>
  layoutOf(model, model.isZoomed ? zoomedSize(mapSizeOf(model)) : mapSizeOf(model));

/** Whether there is little room on the map at its size: then a larger one can be looked at, part by part. */
export const isMapCrowded = (model: Model): boolean =>
  !layoutFor(model).tooSmall && isCrowded(layoutOf(model, mapSizeOf(model)));

const noMarks = new WeakMap<Rules, readonly string[]>();
const marksOf = (rules: Rules): readonly string[] => {
  const marks = noMarks.get(rules) ?? rules.board.territories.map(() => '');
  noMarks.set(rules, marks);
  return marks;
};

/** The most generals that are counted in stars. */
const MOST_STARS = 2;

/** What stands in each territory, by priority: epidemic, fortification, generals. */
const napoleonMarks = ({ view, context }: Model): readonly string[] => {
  const n = view.napoleon;
  const glyphs = pieceGlyphs(isLettered(context));
  return context.rules.board.territories.map((_, at) => {
    const generals = Math.min(MOST_STARS, n?.generals[at] ?? 0);
    const parts = [(n?.epidemics[at] ?? 0) > 0 ? glyphs.epidemic : '', n?.forts[at] ? glyphs.fort : ''];
    const all = `${parts.join('')}${glyphs.general.repeat(generals)}`;
    return isLettered(context) ? all.slice(0, 1) : all;
  });
};

/** The sign of the hint where it points, before what stands there. */
const hintMarks = (model: Model, marks: readonly string[]): readonly string[] => {
  const place = hintedPlace(model);
  const at = place === null ? undefined : model.context.rules.board.index.get(place);
  return at === undefined ? marks : marks.with(at, `${isLettered(model.context) ? '*' : '»'}${marks[at] ?? ''}`);
};

/** The way of the hint over the sea; null where it goes by land, or nowhere. */
const hintRoute = (model: Model): Route | null => {
  const deed = hintOf(model)?.deed;
  const { rules } = model.context;
  const { index, neighbours } = rules.board;
  const [from, to] = [index.get(deed?.from ?? ''), index.get(deed?.to ?? '')];
  if (from === undefined || to === undefined || neighbours[from]?.includes(to)) return null;
  const zones = landingsFrom(rules, model.view, from, model.view.turn.seat).get(to);
  return zones === undefined ? null : { from, to, zones };
};

/** `▲3 ●2*`: the ships of each seat in a zone, a star for each admiral. */
const shipsIn = ({ view, context }: Model, zone: number): SeaText[] => {
  const { depth, light } = context;
  const fleets = (view.napoleon?.ships[zone] ?? []).flatMap((ships, seat) => (ships > 0 ? [{ ships, seat }] : []));
  return fleets.flatMap(({ ships, seat }, n): SeaText[] => {
    const colour = colourOfSeat(context, seat);
    const admirals = '*'.repeat(view.napoleon?.admirals[zone]?.[seat] ?? 0);
    return [
      ...(n === 0 ? [] : [{ text: ' ', fg: null }]),
      { text: seatGlyph(colour, isLettered(context)), fg: seatInkOn(colour, seaOf({ depth, light }).mid, context) },
      { text: `${ships}${admirals}`, fg: null },
    ];
  });
};

const LONG_ZONE = 14;

/** The zone's name where names are shown: on one row or two; else its code. */
const zoneNames = ({ context, size }: Model, zone: string, code: string): string[][] => {
  if (size.columns < NAMES_FROM_COLUMNS || isLettered(context)) return [[code]];
  const name = context.words.place(zone as never);
  const rows = wrap(name, Math.max(LONG_ZONE, Math.ceil(name.length / 2) + 1));
  return [[name], ...(rows.length === 2 ? [rows] : []), [code]];
};

const seaLabels = (model: Model): ZoneLabel[] =>
  model.context.rules.board.zones.map(({ id, code }, zone) => ({
    names: zoneNames(model, id, code),
    ships: shipsIn(model, zone),
  }));

const namesOn = ({ context, size, isZoomed }: Model): MapInput['names'] =>
  (isZoomed ? zoomedSize(size).columns : size.columns) < NAMES_FROM_COLUMNS || isLettered(context)
    ? null
    : context.rules.board.territories.map(({ id }) => context.words.placeOf(id));

/** Whose land stands out where there are no colours: that of who is asked, else of the only person here, or on turn. */
const ownSeat = ({ decision, context, view }: Model): number => {
  const seat = decision?.seat ?? (context.persons.length === 1 ? context.persons[0] : undefined) ?? view.turn.seat;
  return colourOfSeat(context, seat);
};

interface Marked {
  readonly source: string | null;
  readonly cursor: string | null;
}

/** Where an attack or a move comes from, and where it goes: what is chosen in the list, else what was chosen before. */
const markedOf = ({ stage, decision, view, cursor }: Model, items: readonly Item[]): Marked => {
  const battle = { source: view.battle?.from ?? null, cursor: view.battle?.to ?? null };
  if (decision === null) return battle;
  const item = items[cursor];
  const chosen = item?.territory ?? item?.zone ?? null;
  const { from, to } = chosenPlaces(decision, stage);
  return { source: from, cursor: chosen ?? to };
};

interface Shown extends Marked {
  /** Places that stand out; null where none do. */
  readonly targets: readonly string[] | null;
}

/** What is looked at and what is next to it; else what is asked. */
const shownOn = (model: Model): Shown => {
  const looking = lookingNow(model);
  if (looking !== null) {
    const { thing } = looking;
    if (thing.kind === 'seat') {
      const own = model.context.rules.board.territories.filter((_, at) => model.view.owner[at] === thing.seat);
      return { source: null, cursor: null, targets: own.map(({ id }) => id) };
    }
    const place = thing.kind === 'card' ? thing.card : placeOf(thing);
    const beside = place === null ? [] : besides(model, place as PlaceId).map((each) => each.place);
    return { source: null, cursor: place, targets: beside };
  }
  const prompt = promptOf(model);
  const items = prompt === null ? [] : filtered(prompt, model.filter);
  const named = coachedIdea(model)?.place ?? null;
  const targets =
    model.decision === null
      ? null
      : [...items.flatMap(({ territory }) => territory ?? []), ...(named === null ? [] : [named])];
  return { ...markedOf(model, items), targets };
};

/** What is seen of `grid` through a window of `size` with its upper left corner at (x, y). */
const partOf = (grid: Grid, { columns, rows }: Size, x: number, y: number): Grid => {
  const part = createGrid(columns, rows);
  blit(part, grid, -x, -y);
  return part;
};

/** What the map from near is about where nothing is chosen: the largest army of whoever plays here, or has the turn. */
const mainArmy = ({ decision, context, view }: Model): number | null => {
  const seat = decision?.seat ?? context.persons[0] ?? view.turn.seat;
  const own = view.armies.map((armies, at) => (view.owner[at] === seat ? armies : -1));
  const most = Math.max(...own);
  return most < 0 ? null : own.indexOf(most);
};

/** The part of the map that is shown. */
export const sectionOf = (model: Model): Section => {
  const place = mapSizeOf(model);
  if (!model.isZoomed) return wholeSection(place);
  const { source, cursor } = shownOn(model);
  const { index } = model.context.rules.board;
  const chosen = index.get(cursor ?? '') ?? index.get(source ?? '') ?? mainArmy(model);
  return sectionAround(mapLayoutOf(model), place, chosen);
};

/** The map as the model has it now, at the size of its slot. */
export const drawModelMap = (model: Model): Grid => {
  const { context, view } = model;
  const { index, zoneIndex } = context.rules.board;
  const at = (id: string | null | undefined): number | null => (id ? (index.get(id) ?? null) : null);
  const { source, cursor, targets } = shownOn(model);
  const offered = targets?.flatMap((id) => at(id) ?? []) ?? [];
  const { x, y, columns, rows } = sectionOf(model);
  const grid = drawMap({
    board: mapBoardOf(context.rules),
    columns,
    rows,
    owners: view.owner.map((owner) => (owner === null ? null : colourOfSeat(context, owner))),
    armies: view.armies.map((_, territory) => unitsShown(model, territory)),
    marks: hintMarks(model, view.napoleon ? napoleonMarks(model) : marksOf(context.rules)),
    names: namesOn(model),
    own: ownSeat(model),
    cursor: at(cursor),
    targets: offered.length > 0 ? new Set(offered) : null,
    source: at(source),
    flash: model.flash.size > 0 ? model.flash : null,
    colourBy: model.colourBy,
    depth: context.depth,
    ascii: isLettered(context),
    light: context.light,
    kind: pixelKindOf(context),
  });
  const marked = [source, cursor].flatMap((id) => (id ? (zoneIndex.get(id) ?? []) : []));
  const shown = (): Grid => (model.isZoomed ? partOf(grid, mapSizeOf(model), x, y) : grid);
  if (!view.napoleon) return shown();
  const isPlain = context.depth === 0;
  drawZones(grid, mapLayoutOf(model), seaLabels(model), {
    ink: isPlain ? null : seaOf(context).ink,
    bright: isPlain ? null : platesOf(context).legalInk,
    marked,
  });
  const route = hintRoute(model);
  if (route !== null)
    drawRoute(grid, mapLayoutOf(model), route, {
      ink: isPlain ? null : platesOf(context).legalInk,
      ascii: isLettered(context),
    });
  return shown();
};
