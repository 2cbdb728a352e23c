// Risk Napoleon is over: the points of each seat by source, by round, and what everybody has accomplished.
import { countArmies, pointsOf, ranking, type Seat, VICTORY_SOURCES } from '../../core/index.js';
import { whole } from '../../text/index.js';
import { bold, dim, type Line, padEnd, padStart, said, span, unsaid, wrap } from '../frame/line.js';
import { barInk, seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';
import { decisiveLines } from './decisive.js';

const NAME = 13;
/** Columns of each source; the fifth round has the longest name. */
const WIDTHS = { missions: 10, officers: 10, fifthRound: 13, empires: 10 } as const;

const nameCell = (model: Model, seat: Seat): Line => {
  const isWinner = model.view.outcome?.winners.includes(seat) ?? false;
  const name = model.context.words.seat(seat);
  return [seatMark(model, seat), span(` ${padEnd(name, NAME)}`, { bold: isWinner, say: name })];
};

const sourceRow = (model: Model, seat: Seat): Line => {
  const { napoleon } = model.context.words.m;
  const points = model.view.napoleon?.points[seat];
  return [
    ...nameCell(model, seat),
    said(bold(padStart(whole(pointsOf(model.view, seat)), 4)), napoleon.vp(pointsOf(model.view, seat))),
    ...VICTORY_SOURCES.map((source) => {
      const value = points?.[source] ?? 0;
      return said(span(padStart(whole(value), WIDTHS[source])), `${napoleon.sources[source]} ${whole(value)}`);
    }),
    said(dim(padStart(`${countArmies(model.view, seat)}`, 8)), napoleon.regiments(countArmies(model.view, seat))),
  ];
};

const sourceHead = (model: Model): Line => {
  const { napoleon, screen } = model.context.words.m;
  return unsaid([
    dim(' '.repeat(NAME + 2)),
    bold(padStart(napoleon.columns.vp, 4)),
    ...VICTORY_SOURCES.map((source) => dim(padStart(napoleon.sources[source], WIDTHS[source]))),
    dim(padStart(screen.columns.regiments, 8)),
  ]);
};

const BAR = 6;

/** The points of `seats` by source, and their regiments, which break ties. */
export const scoreLines = (model: Model, seats: readonly Seat[]): Line[] => [
  sourceHead(model),
  ...seats.map((seat) => sourceRow(model, seat)),
];

/** Points by round and seat; once the game is over with what came after the last round, so that they end in the totals. */
const pointsByRound = ({
  view,
}: Model): { readonly points: readonly (readonly number[])[]; readonly hasEnd: boolean } => {
  const history = view.napoleon?.history ?? [];
  const totals = view.seats.map((_, seat) => pointsOf(view, seat as Seat));
  const last = history.at(-1);
  const hasEnd = view.outcome !== null && last !== undefined && totals.some((total, seat) => total !== last[seat]);
  return { points: hasEnd ? [...history, totals] : history, hasEnd };
};

/** One row a seat, one cell a round: the points then, and a bar of them. */
const roundRow = (model: Model, seat: Seat): Line => {
  const history = pointsByRound(model).points;
  const most = Math.max(1, ...history.flat());
  const bar = model.context.ascii ? '=' : '▇';
  return [
    ...nameCell(model, seat),
    ...history.flatMap((points): Line => {
      const value = points[seat] ?? 0;
      const filled = Math.max(0, Math.round((BAR * value) / most));
      return [
        span(padStart(whole(value), 4)),
        span(` ${bar.repeat(filled)}${' '.repeat(BAR - filled)}`, { fg: barInk(model, seat), say: '' }),
      ];
    }),
  ];
};

/** The points of `seats` after each round, as a small chart; nothing before the first round is over. */
export const roundLines = (model: Model, seats: readonly Seat[]): Line[] => {
  if ((model.view.napoleon?.history.length ?? 0) === 0) return [];
  const { napoleon } = model.context.words.m;
  const title = pointsByRound(model).hasEnd ? napoleon.byRoundAndEnd : napoleon.byRound;
  return [[bold(title)], ...seats.map((seat) => roundRow(model, seat))];
};

const doneLines = (model: Model, seat: Seat, columns: number): Line[] => {
  const { words } = model.context;
  const done = model.view.napoleon?.missions[seat]?.done ?? [];
  const names = done.map(({ mission, points }) => `${words.mission(mission).name} ${points}`).join(', ');
  return namesLines(model, seat, names, columns);
};

/** What a seat had still to do: no secret any more (N-MISSION-1). */
const openLines = (model: Model, seat: Seat, columns: number): Line[] => {
  const { words } = model.context;
  const held = model.view.napoleon?.missions[seat]?.held ?? [];
  return namesLines(model, seat, held.map((id) => words.mission(id).name).join(', '), columns);
};

const namesLines = (model: Model, seat: Seat, names: string, columns: number): Line[] => {
  const { words } = model.context;
  const [first = '', ...rest] = wrap(names === '' ? words.m.screen.none : names, columns - NAME - 3);
  return [[...nameCell(model, seat), dim(first)], ...rest.map((text): Line => [dim(`${' '.repeat(NAME + 2)}${text}`)])];
};

export const finalLines = (model: Model, columns: number): Line[] => {
  const { napoleon, story } = model.context.words.m;
  const seats = ranking(model.view);
  return [
    ...scoreLines(model, seats),
    ...roundLines(model, seats),
    ...decisiveLines(model, columns),
    [bold(napoleon.doneMissions)],
    ...seats.flatMap((seat) => doneLines(model, seat, columns)),
    [bold(story.unfinished)],
    ...seats.flatMap((seat) => openLines(model, seat, columns)),
  ];
};
