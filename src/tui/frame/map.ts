// The model's map: which territories are offered, chosen, flashing. Drawn straight into cells, outside Ink.
import type { Rules } from '../../core/index.js';
import { createMapBoard, drawMap, type MapBoard } from '../board/index.js';
import { drawZones, type SeaText } from '../board/zones.js';
import type { Model } from '../model.js';
import { seaOf } from '../palette/map.js';
import { seatGlyph, seatInk } from '../palette/seats.js';
import { filtered, type Item, promptOf } from '../prompts/index.js';
import { chosenPlaces } from '../prompts/offers.js';
import type { Grid } from '../terminal/cell.js';
import { layoutOf } from './layout.js';
import { pieceGlyphs } from './marks.js';
import { colourOfSeat } from './seatColours.js';

const boards = new WeakMap<Rules, MapBoard>();

export const mapBoardOf = (rules: Rules): MapBoard => {
  const known = boards.get(rules);
  if (known) return known;
  const { raster } = rules.pack;
  if (raster === null) throw new Error(`bug: no map of the board ${rules.board.id}`);
  const board = createMapBoard(raster, rules.board);
  boards.set(rules, board);
  return board;
};

export const mapSizeOf = (model: Model): { readonly columns: number; readonly rows: number } =>
  layoutOf(model.size).map;

const noMarks = new WeakMap<Rules, readonly string[]>();
const marksOf = (rules: Rules): readonly string[] => {
  const marks = noMarks.get(rules) ?? rules.board.territories.map(() => '');
  noMarks.set(rules, marks);
  return marks;
};

/** One glyph a territory, by priority: epidemic, fortification, general. */
const napoleonMarks = ({ view, context }: Model): readonly string[] => {
  const n = view.napoleon;
  const glyphs = pieceGlyphs(context.ascii);
  return context.rules.board.territories.map((_, at) => {
    if ((n?.epidemics[at] ?? 0) > 0) return glyphs.epidemic;
    if (n?.forts[at]) return glyphs.fort;
    return (n?.generals[at] ?? 0) > 0 ? glyphs.general : '';
  });
};

/** `WME ▲3 ●2*`: the zone and the ships of each seat in it, a star for each admiral. */
const seaLabels = ({ view, context }: Model): SeaText[][] =>
  context.rules.board.zones.map((zone, z) => [
    { text: `${zone.code} `, fg: null },
    ...(view.napoleon?.ships[z] ?? []).flatMap((ships, seat): SeaText[] => {
      const colour = colourOfSeat(context.rules, seat);
      if (ships === 0) return [];
      return [
        { text: seatGlyph(colour, context.ascii), fg: seatInk(colour, context) },
        { text: `${ships}${'*'.repeat(view.napoleon?.admirals[z]?.[seat] ?? 0)} `, fg: null },
      ];
    }),
  ]);

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
  if ('offers' in decision) {
    const { from, to } = chosenPlaces(decision, stage);
    return { source: from, cursor: chosen ?? to };
  }
  const isOf = stage.at === 'how' || (stage.at === 'number' && !('path' in stage));
  const hasSource = stage.at === 'target' || stage.at === 'how' || (isOf && stage.of !== 'place');
  return {
    source: decision.kind === 'defend' ? battle.source : hasSource ? stage.from : null,
    cursor: isOf ? stage.to : chosen,
  };
};

/** The map as the model has it now, at the size of its slot. */
export const drawModelMap = (model: Model): Grid => {
  const { context, view, decision } = model;
  const { index, zoneIndex } = context.rules.board;
  const prompt = promptOf(model);
  const items = prompt === null ? [] : filtered(prompt, model.filter);
  const at = (id: string | null | undefined): number | null => (id ? (index.get(id) ?? null) : null);
  const offered = items.flatMap((item) => at(item.territory) ?? []);
  const { source, cursor } = markedOf(model, items);
  const grid = drawMap({
    board: mapBoardOf(context.rules),
    ...mapSizeOf(model),
    owners: view.owner.map((owner) => (owner === null ? null : colourOfSeat(context.rules, owner))),
    armies: view.armies,
    marks: view.napoleon ? napoleonMarks(model) : marksOf(context.rules),
    cursor: at(cursor),
    targets: offered.length > 0 && decision !== null ? new Set(offered) : null,
    source: at(source),
    flash: model.flash.size > 0 ? model.flash : null,
    colourBy: model.colourBy,
    depth: context.depth,
    ascii: context.ascii,
    light: context.light,
    shape: 'blocks',
  });
  const marked = [source, cursor].flatMap((id) => (id ? (zoneIndex.get(id) ?? []) : []));
  const ink = context.depth === 0 ? null : seaOf(context).ink;
  if (view.napoleon) drawZones(grid, mapBoardOf(context.rules), seaLabels(model), { ink, marked });
  return grid;
};
