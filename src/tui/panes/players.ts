// The players: what each has, what the next turn brings, and how lucky its dice were.
import {
  countArmies,
  countReinforcements,
  countTerritories,
  pointsOf,
  regionsHeldBy,
  routesOf,
  type Seat,
  shipsOf,
} from '../../core/index.js';
import { whole } from '../../text/index.js';
import { bold, dim, type Line, padEnd, padStart, type Span, said, span, unsaid, wrap } from '../frame/line.js';
import { seatMark, seedLines } from '../frame/marks.js';
import type { Model } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { decisiveLines, territoryChart } from './decisive.js';
import { luckLines } from './luck.js';
import { hasSecrets, secretLines } from './secrets.js';

const statusText = (model: Model, seat: Seat): string => {
  const { screen } = model.context.words.m;
  const status = model.view.seats[seat]?.status;
  return status === 'out' ? screen.out : status === 'neutral' ? screen.neutral : '';
};

/** A number of the table, read out with the name of its column. */
const labelled = (cell: Span, label: string): Span => said(cell, `${label} ${cell.text.trim()}`);

const row = (model: Model, seat: Seat): Line => {
  const { rules, words } = model.context;
  const { view } = model;
  const c = words.m.screen.columns;
  const isOnTurn = view.turn.seat === seat && view.outcome === null;
  const regions = regionsHeldBy(rules, view, seat).flatMap((r) => rules.board.regions[r]?.id ?? []);
  const isIn = view.seats[seat]?.status === 'in';
  return [
    span(isOnTurn ? (model.context.ascii ? '> ' : '❯ ') : '  ', { say: '' }),
    seatMark(model, seat),
    span(` ${padEnd(words.seat(seat), 12)}`, { bold: isOnTurn, dim: !isIn, say: words.seat(seat) }),
    ...napoleonCells(model, seat),
    labelled(span(padStart(`${countTerritories(view, seat)}`, view.napoleon ? 7 : 11)), c.territories),
    labelled(span(padStart(`${countArmies(view, seat)}`, 8)), model.view.napoleon ? c.regiments : c.armies),
    labelled(span(padStart(`${view.seats[seat]?.cards ?? 0}`, 7)), c.cards),
    isIn
      ? labelled(span(padStart(`+${countReinforcements(rules, view, seat).total}`, 11)), c.next)
      : span(padStart(statusText(model, seat), 11)),
    ...(view.napoleon ? [] : [dim(`  ${regions.map(words.region).join(', ')}`)]),
  ];
};

/** What the next set brings. */
export const setValueText = (model: Model): string => {
  const { rules, words } = model.context;
  if (rules.profile.hasNapoleon) return words.m.napoleon.setValues;
  return words.m.screen.nextSet(rules.profile.setValue(model.view.setsTraded + 1, [], rules.pack));
};

/** Risk Napoleon: points, ships, missions accomplished. */
const napoleonCells = (model: Model, seat: Seat): Line => {
  const n = model.view.napoleon;
  if (n === null) return [];
  const c = model.context.words.m.napoleon.columns;
  return [
    labelled(bold(padStart(whole(pointsOf(model.view, seat)), 5)), c.vp),
    labelled(span(padStart(`${shipsOf(n, seat)}`, 7)), c.ships),
    labelled(span(padStart(`${n.missions[seat]?.done.length ?? 0}`, 10)), c.missions),
  ];
};

/** Risk Napoleon: empires and routes that a seat holds, and the officers that it holds captive; no line for none. */
const holdings = (model: Model, seat: Seat, columns: number): Line[] => {
  const n = model.view.napoleon;
  if (n === null) return [];
  const { rules, words } = model.context;
  const { napoleon } = words.m;
  const captives = (held: readonly (readonly number[])[], name: (count: number) => string): string[] =>
    (held[seat] ?? []).flatMap((count, owner) =>
      count === 0 ? [] : [napoleon.holds(name(count), words.seat(owner as Seat))],
    );
  const texts = [
    ...regionsHeldBy(rules, model.view, seat)
      .flatMap((r) => rules.board.regions[r] ?? [])
      .map((r) => `${words.region(r.id)} +${r.bonus}`),
    ...routesOf(rules, n, seat)
      .flatMap((r) => rules.board.routes[r] ?? [])
      .map((r) => `${words.route(r.id)} +${r.bonus}`),
    ...captives(n.captiveGenerals, napoleon.generals),
    ...captives(n.captiveAdmirals, napoleon.admirals),
  ];
  return texts.length === 0 ? [] : wrap(texts.join(', '), columns - 7).map((text): Line => [dim(`      ${text}`)]);
};

const napoleonHead = (model: Model): Line => {
  if (model.view.napoleon === null) return [];
  const c = model.context.words.m.napoleon.columns;
  return [dim(padStart(c.vp, 5)), dim(padStart(c.ships, 7)), dim(padStart(c.missions, 10))];
};

/** What a set is worth and how many cards are left: on one line where both are short. */
const cardsInfo = (model: Model): Line[] => {
  const deck = dim(model.context.words.m.screen.deck(model.view.deckSize, model.view.discards.length));
  const sets = span(setValueText(model));
  return model.view.napoleon === null ? [[sets, span('  '), deck]] : [[sets], [deck]];
};

export const playerLines = (model: Model, columns: number): Line[] => {
  const { words } = model.context;
  const { screen } = words.m;
  const c = screen.columns;
  const head = unsaid([
    dim(' '.repeat(16)),
    ...napoleonHead(model),
    dim(padStart(model.view.napoleon ? (c.short[0] ?? '') : c.territories, model.view.napoleon ? 7 : 11)),
    dim(padStart(model.view.napoleon ? c.regiments : c.armies, 8)),
    dim(padStart(c.cards, 7)),
    dim(padStart(c.next, 11)),
    ...(model.view.napoleon ? [] : [dim(`  ${c.regions}`)]),
  ]);
  return [
    head,
    ...model.view.seats.flatMap((_, seat) => [row(model, seat as Seat), ...holdings(model, seat as Seat, columns)]),
    [],
    ...(model.view.outcome !== null && model.view.napoleon === null ? endLines(model, columns) : []),
    ...luckLines(model, columns),
    ...cardsInfo(model),
    [],
    ...seedLines(model, columns - 1),
  ];
};

/** Classic games have no final score: what is to be told of their end stands here. */
const endLines = (model: Model, columns: number): Line[] => {
  const decisive = decisiveLines(model, columns);
  const missions = hasSecrets(model) ? secretLines(model, columns) : [];
  return [...missions, ...territoryChart(model, columns), ...decisive, ...(decisive.length > 0 ? [[]] : [])];
};

/** Columns of the panel: points or territories, land, units, next turn, cards; the last one ends its row. */
const SIDE_WIDTHS = [3, 5, 5, 5, 6] as const;
/** Columns of a name there at the least. */
const SIDE_NAME = 6;

/** The columns of the panel: head, and what each seat has there. Classic games have no points. */
const sideColumns = ({ context, view }: Model): readonly (readonly [head: string, of: (seat: Seat) => string])[] => {
  const { screen, napoleon } = context.words.m;
  const [land = '', units = '', next = '', cards = ''] = screen.columns.short;
  const nextOf = (seat: Seat): string =>
    view.seats[seat]?.status === 'in' ? `+${countReinforcements(context.rules, view, seat).total}` : '';
  return [
    ...(view.napoleon ? [[napoleon.columns.vp, (seat: Seat) => whole(pointsOf(view, seat))] as const] : []),
    [land, (seat) => `${countTerritories(view, seat)}`],
    [units, (seat) => `${countArmies(view, seat)}`],
    [next, nextOf],
    [cards, (seat) => `${view.seats[seat]?.cards ?? 0}`],
  ];
};

/** For the panel beside the map: a head, and one short row a seat. */
export const shortPlayerLines = (model: Model, columns: number): Line[] => {
  const all = sideColumns(model);
  const spare = columns - 3 - SIDE_NAME - SIDE_WIDTHS.reduce((sum, width) => sum + width, 0);
  // Points fall away in classic games: their room is the name's.
  const grown = Math.max(0, Math.min(2, Math.floor(spare / (2 * all.length))));
  const widths = all.map((_, i) => (SIDE_WIDTHS[i + SIDE_WIDTHS.length - all.length] ?? 5) + grown);
  const name = columns - 3 - widths.reduce((sum, width) => sum + width, 0);
  const row = theme(model);
  const head = [
    span(' '.repeat(name + 3)),
    ...all.map(([text], i) => dim(padStart(cutTo(text, (widths[i] ?? 5) - 1), widths[i] ?? 5))),
  ];
  return [
    unsaid(head),
    ...model.view.seats.map((seat, n): Line => {
      const { words } = model.context;
      const isOnTurn = model.view.turn.seat === n && model.view.outcome === null;
      const line: Line = [
        span(isOnTurn ? (model.context.ascii ? '>' : '❯') : ' ', { bold: true }),
        seatMark(model, n as Seat),
        span(` ${padEnd(words.seat(n as Seat), name)}`, { bold: isOnTurn, dim: seat.status !== 'in' }),
        ...all.map(([, of], i) => span(padStart(of(n as Seat), widths[i] ?? 5), { bold: i === 0 })),
      ];
      return isOnTurn && row !== null ? line.map((part) => (part.bg === null ? { ...part, bg: row } : part)) : line;
    }),
  ];
};

const theme = (model: Model): number | null => themeOf(model.context)?.row ?? null;

/** `text` at most `columns` wide, with a point where it is cut. */
const cutTo = (text: string, columns: number): string =>
  [...text].length <= columns ? text : `${[...text].slice(0, columns - 1).join('')}.`;
