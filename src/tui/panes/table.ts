// The territory table: grouped by region, with its bonus and who holds how much of it.
import type { Seat } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padStart, said, span, widthOf, wrap } from '../line.js';
import { armiesOn, seatMark, territorySaid, unitsText } from '../marks.js';
import type { Model } from '../model.js';
import { isCovered } from '../modes.js';
import { filtered, promptOf } from '../prompts/index.js';
import { fleetLine, piecesOf, piecesSaid } from '../prompts/places.js';

/** Width of one column of the table. */
export const TABLE_WIDTH = 39;

const regionHead = (model: Model, region: number): Line => {
  const { rules, words } = model.context;
  const { id, bonus, territories } = rules.board.regions[region] ?? { id: '', bonus: 0, territories: [] };
  const holders = rules.setup.seats.flatMap((_, seat): Line => {
    const held = territories.filter((t) => model.view.owner[t] === seat).length;
    return held === 0 ? [] : [span(' '), seatMark(model, seat as Seat), span(`${held}`)];
  });
  const tail = [
    span(` +${bonus} (${territories.length})`, { say: words.m.spoken.worth(territories.length, bonus) }),
    ...holders,
  ];
  const name = words.region(id as never);
  const room = TABLE_WIDTH - 1 - widthOf(tail);
  return [said(bold(widthOf([span(name)]) > room ? padEnd(name, room) : name), name), ...tail];
};

const strongestFoe = (model: Model, at: number): string => {
  const neighbours = model.context.rules.board.neighbours[at] ?? [];
  const foes = neighbours.filter((n) => model.view.owner[n] !== model.view.owner[at]);
  return foes.length === 0 ? '' : `${Math.max(...foes.map((n) => model.view.armies[n] ?? 0))}`;
};

const territoryRow = (model: Model, at: number, chosen: string | null): Line => {
  const { rules, words } = model.context;
  const territory = rules.board.territories[at];
  if (!territory) return [];
  const owner = model.view.owner[at] ?? null;
  const isChosen = territory.id === chosen;
  return [
    span(isChosen ? (model.context.ascii ? '>' : '❯') : ' ', { bold: true, say: '' }),
    dim(`${territory.code} `),
    span(`${padEnd(words.territory(territory.id), model.view.napoleon ? 17 : 21)} `, {
      bold: isChosen,
      say: territorySaid(model, territory.id),
    }),
    said(seatMark(model, owner), ''),
    span(padStart(`${armiesOn(model, territory.id)}`, 4), {
      bold: true,
      say: unitsText(model, armiesOn(model, territory.id)),
    }),
    ...(model.view.napoleon
      ? [span(padEnd(` ${piecesOf(model, at).replaceAll(' ', '')}`, 6), { say: piecesSaid(model, at) })]
      : []),
    said(
      dim(padStart(strongestFoe(model, at), model.view.napoleon ? 3 : 5)),
      strongestFoe(model, at) === '' ? '' : words.m.prompt.facing(Number(strongestFoe(model, at))),
    ),
  ];
};

const chosenIn = (model: Model): string | null => {
  if (isCovered(model)) return null; // the choice may be a card
  const prompt = promptOf(model);
  return prompt === null ? null : (filtered(prompt, model.filter)[model.cursor]?.territory ?? null);
};

/** Risk Napoleon: the sea zones with the ships in them, and the routes that they make up. */
const seaLines = (model: Model): Line[] => {
  const { rules, words } = model.context;
  if (model.view.napoleon === null) return [];
  const { zones, routes } = rules.board;
  return [
    [bold(words.m.napoleon.seas)],
    ...zones.map(
      (zone, z): Line => [
        dim(` ${zone.code} `),
        span(padEnd(words.place(zone.id), 24), { say: words.place(zone.id) }),
        ...fleetLine(model, z),
      ],
    ),
    ...routes.flatMap(({ id, bonus, zones: on }) => {
      const text = `${words.route(id)} +${bonus}: ${on.map((z) => zones[z]?.code ?? '').join(' ')}`;
      return wrap(text, TABLE_WIDTH - 3).map((row, n): Line => [dim(n === 0 ? ` ${row}` : `   ${row}`)]);
    }),
  ];
};

/** All rows of the table in board order. */
export const tableLines = (model: Model): Line[] => {
  const chosen = chosenIn(model);
  const territories = model.context.rules.board.regions.flatMap((region, r) => [
    regionHead(model, r),
    ...region.territories.map((t) => territoryRow(model, t, chosen)),
  ]);
  return [...territories, ...seaLines(model)];
};

/** As many rows as there is room for, the chosen territory among them. */
export const tableWindow = (model: Model, rows: number): Line[] => {
  const lines = tableLines(model);
  const order = model.context.rules.board.regions.flatMap((region) => [null, ...region.territories]);
  const index = model.context.rules.board.index.get(chosenIn(model) ?? '');
  const chosen = index === undefined ? 0 : order.indexOf(index);
  const first = Math.max(0, Math.min(chosen - Math.floor(rows / 2), lines.length - rows));
  const hidden = lines.length - first - rows;
  if (hidden <= 0) return lines.slice(first, first + rows);
  return [...lines.slice(first, first + rows - 1), [dim(`     … +${hidden + 1}`)]];
};
