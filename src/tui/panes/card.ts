// What stands beside the prompt: the last dice, else what is to be known of the chosen place, else who holds which region.
import { indexOf, type Seat, type TerritoryId } from '../../core/index.js';
import { type Rect, showsBattle } from '../frame/layout.js';
import { bold, dim, type Line, padPlace, padStart, span, widthOf } from '../frame/line.js';
import { armiesOn, ownerOf, seatMark, unitsText } from '../frame/marks.js';
import { hintOf } from '../hints.js';
import type { Model } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { filtered, promptOf } from '../prompts/index.js';
import { piecesSaid } from '../prompts/places.js';
import { battleLines, battleTitle } from './battle.js';
import { hintCard } from './hintCard.js';

export interface Card {
  readonly title: Line;
  readonly note: Line;
  readonly lines: readonly Line[];
}

/** `▲3 ●2 +4`: who holds how much of a region, and what it brings; `▲3●2 +4` where room is short. */
const holders = (model: Model, territories: readonly number[], bonus: number, isTight = false): Line => {
  const counts = model.view.seats.flatMap((_, seat): Line => {
    const held = territories.filter((t) => model.view.owner[t] === seat).length;
    return held === 0 ? [] : [seatMark(model, seat as Seat), span(isTight ? `${held}` : `${held} `)];
  });
  return [...counts, dim(isTight ? ` +${bonus}` : `+${bonus}`)];
};

const REGION_COLUMNS = 26;

/** All regions, in as many columns as there is room for. */
const regionLines = (model: Model, { columns, rows }: Rect): Line[] => {
  const { rules, words } = model.context;
  const count = Math.max(1, Math.min(2, Math.floor(columns / REGION_COLUMNS)));
  const width = Math.floor((columns - (count - 1) * 2) / count);
  const cells = rules.board.regions.map(({ id, bonus, territories }): Line => {
    const place = words.regionOf(id);
    const roomBeside = (right: Line): number => width - widthOf(right) - 1;
    const wide = holders(model, territories, bonus);
    const isWhole = widthOf([span(place.short)]) <= roomBeside(wide);
    const right = isWhole ? wide : holders(model, territories, bonus, true);
    return [span(padPlace(place, Math.max(4, roomBeside(right)))), span(' '), ...right];
  });
  const high = Math.min(rows, Math.ceil(cells.length / count));
  return Array.from({ length: high }, (_, row) =>
    Array.from({ length: count }, (__, c): Line => {
      const cell = cells[c * high + row] ?? [];
      const gap = c === count - 1 ? 0 : width + 2 - widthOf(cell);
      return [...cell, span(' '.repeat(Math.max(0, gap)))];
    }).flat(),
  );
};

const chosenTerritory = (model: Model): TerritoryId | null => {
  const prompt = promptOf(model);
  return prompt === null ? null : (filtered(prompt, model.filter)[model.cursor]?.territory ?? null);
};

/** Whose it is, its region, and who stands next to it. */
const placeLines = (model: Model, territory: TerritoryId, { columns, rows }: Rect): Line[] => {
  const { rules, words } = model.context;
  const at = indexOf(rules, territory);
  const owner = ownerOf(model, territory);
  const units = unitsText(model, armiesOn(model, territory));
  const pieces = model.view.napoleon ? piecesSaid(model, at) : '';
  const region = rules.board.regions[rules.board.territories[at]?.region ?? -1];
  const neighbours = (rules.board.neighbours[at] ?? []).map((n): Line => {
    const id = rules.board.territories[n]?.id;
    if (!id) return [];
    return [
      seatMark(model, ownerOf(model, id)),
      bold(padStart(`${armiesOn(model, id)}`, 3)),
      span(` ${words.territory(id)}`),
    ];
  });
  const width = Math.floor(columns / 2);
  const head: Line[] = [
    [
      seatMark(model, owner),
      ...(owner === null ? [span(` ${words.m.look.unheld}`)] : [span(` ${words.seat(owner)}, `), bold(units)]),
      ...(pieces === '' ? [] : [span(`, ${pieces}`)]),
    ],
    ...(region ? [[span(`${words.region(region.id)}  `), ...holders(model, region.territories, region.bonus)]] : []),
    [dim(words.m.look.nextTo)],
  ];
  const half = Math.max(1, Math.min(rows - head.length, Math.ceil(neighbours.length / 2)));
  const beside = Array.from({ length: half }, (_, row): Line => {
    const left = neighbours[row] ?? [];
    const right = neighbours[half + row] ?? [];
    return [...left, span(' '.repeat(Math.max(1, width - widthOf(left)))), ...right];
  });
  return [...head, ...beside];
};

/** What a border takes beside a title and a note. */
const BORDER_COLUMNS = 6;

/** What the card has to say now; never more than its rows. */
export const cardLines = (model: Model, rect: Rect): Card => {
  const { words } = model.context;
  const ink = themeOf(model.context)?.title ?? null;
  const hint = hintOf(model);
  if (hint !== null) return { ...hintCard(model, hint, rect), note: [] };
  if (showsBattle(model) && model.lastRoll !== null) {
    const title = battleTitle(model, model.lastRoll);
    const note = [dim(words.m.look.roll(model.lastRoll.count))];
    // The places are whole before the roll is counted.
    const hasRoom = widthOf(title) + widthOf(note) + BORDER_COLUMNS <= rect.columns;
    return { title, note: hasRoom ? note : [], lines: battleLines(model, model.lastRoll, rect) };
  }
  const territory = model.pane === null ? chosenTerritory(model) : null;
  if (territory !== null)
    return {
      title: [bold(words.territory(territory), ink), dim(` ${words.code(territory)}`)],
      note: [],
      lines: placeLines(model, territory, rect).slice(0, rect.rows),
    };
  return {
    title: [bold(model.view.napoleon ? words.m.look.empires : words.m.look.regions, ink)],
    note: [],
    lines: regionLines(model, rect),
  };
};
