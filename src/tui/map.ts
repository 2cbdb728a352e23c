// The model's map: which territories are offered, chosen, flashing. Drawn straight into cells, outside Ink.
import type { Rules } from '../core/index.js';
import { createMapBoard, drawMap, type MapBoard } from './board/index.js';
import { europe } from './board/raster/europe.js';
import { world } from './board/raster/world.js';
import type { Raster } from './board/raster.js';
import { layoutOf } from './layout.js';
import type { Model } from './model.js';
import { filtered, promptOf } from './prompts/index.js';
import type { Grid } from './terminal/cell.js';

const RASTERS: Readonly<Record<string, Raster>> = { world, europe };
const boards = new WeakMap<Rules, MapBoard>();

export const mapBoardOf = (rules: Rules): MapBoard => {
  const known = boards.get(rules);
  if (known) return known;
  const raster = RASTERS[rules.board.id];
  if (!raster) throw new Error(`bug: no map of the board ${rules.board.id}`);
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

/** The map as the model has it now, at the size of its slot. */
export const drawModelMap = (model: Model): Grid => {
  const { context, view, stage, decision } = model;
  const { index } = context.rules.board;
  const prompt = promptOf(model);
  const items = prompt === null ? [] : filtered(prompt, model.filter);
  const at = (id: string | null | undefined): number | null => (id ? (index.get(id) ?? null) : null);
  const offered = items.flatMap((item) => at(item.territory) ?? []);
  const isFight = stage.at === 'target' || stage.at === 'how' || (stage.at === 'number' && stage.of !== 'place');
  const cursor =
    stage.at === 'how' || stage.at === 'number' ? at(stage.to) : at(items[model.cursor]?.territory ?? null);
  const battle = view.battle;
  return drawMap({
    board: mapBoardOf(context.rules),
    ...mapSizeOf(model),
    owners: view.owner,
    armies: view.armies,
    marks: marksOf(context.rules),
    cursor: decision === null ? at(battle?.to) : cursor,
    targets: offered.length > 0 && decision !== null ? new Set(offered) : null,
    source: decision === null || decision.kind === 'defend' ? at(battle?.from) : isFight ? at(stage.from) : null,
    flash: model.flash.size > 0 ? model.flash : null,
    colourBy: model.colourBy,
    depth: context.depth,
    ascii: context.ascii,
    light: context.light,
    shape: 'blocks',
  });
};
