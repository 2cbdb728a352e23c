// The territory table: grouped by region, with its bonus and who holds how much of it.
import type { Seat } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padPlace, padStart, said, span, widthOf, wrap } from '../frame/line.js';
import { seatMark, territorySaid, unitsShown, unitsShownText, unitsText } from '../frame/marks.js';
import type { Model } from '../model.js';
import { isCovered } from '../modes.js';
import { filtered, promptOf } from '../prompts/index.js';
import { fleetLine, piecesOf, piecesSaid } from '../prompts/places.js';

/** Width of one column of the table. */
export const TABLE_WIDTH = 39;

const regionHead = (model: Model, region: number): Line => {
  const { rules, words } = model.context;
  const { id, bonus, territories } = rules.board.regions[region] ?? { id: '', bonus: 0, territories: [] };
  const holders = model.context.seats.flatMap((_, seat): Line => {
    const held = territories.filter((t) => model.view.owner[t] === seat).length;
    return held === 0 ? [] : [span(' '), seatMark(model, seat as Seat), span(`${held}`)];
  });
  const tail = [
    span(` +${bonus} (${territories.length})`, { say: words.m.spoken.worth(territories.length, bonus) }),
    ...holders,
  ];
  const place = words.regionOf(id as never);
  const name = place.bare;
  const room = TABLE_WIDTH - 1 - widthOf(tail);
  return [said(bold(widthOf([span(name)]) > room ? padPlace(place, room) : name), name), ...tail];
};

/** Armies of the strongest enemy next to a territory; null where there is none. */
const strongestFoe = (model: Model, at: number): number | null => {
  const neighbours = model.context.rules.board.neighbours[at] ?? [];
  const foes = neighbours.filter((n) => model.view.owner[n] !== model.view.owner[at]);
  return foes.length === 0 ? null : Math.max(...foes.map((n) => model.view.armies[n] ?? 0));
};

const territoryRow = (model: Model, at: number, chosen: string | null): Line => {
  const { rules, words } = model.context;
  const territory = rules.board.territories[at];
  if (!territory) return [];
  const owner = model.view.owner[at] ?? null;
  const foe = strongestFoe(model, at);
  const isChosen = territory.id === chosen;
  return [
    span(isChosen ? (model.context.ascii ? '>' : '❯') : ' ', { bold: true, say: '' }),
    dim(`${territory.code} `),
    span(`${padPlace(words.placeOf(territory.id), model.view.napoleon ? 17 : 21)} `, {
      bold: isChosen,
      say: territorySaid(model, territory.id),
    }),
    said(seatMark(model, owner), ''),
    span(padStart(unitsShownText(model, at), 4), {
      bold: true,
      say: unitsText(model, unitsShown(model, at) ?? 0),
    }),
    ...(model.view.napoleon
      ? [span(padEnd(` ${piecesOf(model, at).replaceAll(' ', '')}`, 6), { say: piecesSaid(model, at) })]
      : []),
    said(
      dim(padStart(foe === null ? '' : `${foe}`, model.view.napoleon ? 3 : 5)),
      foe === null ? '' : words.m.prompt.facing(foe),
    ),
  ];
};

/** The territory that is chosen in the question; null for none. */
export const chosenIn = (model: Model): string | null => {
  if (isCovered(model)) return null; // the choice may be a card
  const prompt = promptOf(model);
  return prompt === null ? null : (filtered(prompt, model.filter)[model.cursor]?.territory ?? null);
};

/** Risk Napoleon: the sea zones with the ships in them, and the routes that they make up. */
export const seaLines = (model: Model): Line[] => {
  const { rules, words } = model.context;
  if (model.view.napoleon === null) return [];
  const { zones, routes } = rules.board;
  return [
    [bold(words.m.napoleon.seas)],
    ...zones.map(
      (zone, z): Line => [
        dim(` ${zone.code} `),
        span(`${padPlace(words.placeOf(zone.id), 23)} `, { say: words.place(zone.id) }),
        ...fleetLine(model, z),
      ],
    ),
    ...routes.flatMap(({ id, bonus, zones: on }) => {
      const text = words.m.labelled(`${words.route(id)} +${bonus}`, on.map((z) => zones[z]?.code ?? '').join(' '));
      return wrap(text, TABLE_WIDTH - 3).map((row, n): Line => [dim(n === 0 ? ` ${row}` : `   ${row}`)]);
    }),
  ];
};

/** A row of the table; `territory` is null for headings and for the sea. */
interface Row {
  readonly line: Line;
  readonly territory: number | null;
}

/** What an order puts first: the smaller numbers, and where they are the same the earlier in board order. */
const keyOf = (model: Model, at: number): number => {
  const armies = model.view.armies[at] ?? 0;
  switch (model.table.order) {
    case 'armies':
      return -armies;
    case 'owner':
      return model.view.owner[at] ?? model.context.rules.players;
    case 'danger':
      return armies - (strongestFoe(model, at) ?? 0);
    case 'name':
    case 'region':
      return 0;
  }
};

/** The territories among `territories` that are shown, in the order that is chosen. */
export const inOrder = (model: Model, territories: readonly number[]): number[] => {
  const { words, rules } = model.context;
  const { of, order } = model.table;
  const shown = territories.filter((at) => of === null || model.view.owner[at] === of);
  if (order !== 'name') return shown.sort((a, b) => keyOf(model, a) - keyOf(model, b));
  const name = (at: number): string => words.territory(rules.board.territories[at]?.id ?? ('' as never));
  return shown.sort((a, b) => name(a).localeCompare(name(b), words.language));
};

const tableRows = (model: Model): Row[] => {
  const { board } = model.context.rules;
  const chosen = chosenIn(model);
  const rowsOf = (territories: readonly number[]): Row[] =>
    inOrder(model, territories).map((at) => ({ line: territoryRow(model, at, chosen), territory: at }));
  if (model.table.order !== 'region') return rowsOf(board.territories.map((_, at) => at));
  const byRegion = board.regions.flatMap(({ territories }, region) => {
    const rows = rowsOf(territories);
    return rows.length === 0 ? [] : [{ line: regionHead(model, region), territory: null }, ...rows];
  });
  const sea = model.table.of === null ? seaLines(model) : [];
  return [...byRegion, ...sea.map((line) => ({ line, territory: null }))];
};

/** All rows of the table. */
export const tableLines = (model: Model): Line[] => tableRows(model).map(({ line }) => line);

/** How it is ordered and whose it is, where that is not what it is at first. */
export const tableNote = ({ table, context }: Model): string => {
  const { screen } = context.words.m;
  const order = table.order === 'region' ? [] : [screen.tableOrders[table.order]];
  const of = table.of === null ? [] : [context.words.seat(table.of)];
  return [...order, ...of].map((text) => `  ${text}`).join('');
};
