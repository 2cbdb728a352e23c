// How a finished game was decided: when the winner took the lead, where the points came from, who fell to whom.
import { countTerritories, pointsOf, ranking, type Seat, VICTORY_SOURCES } from '../../core/index.js';
import { bold, dim, type Line, padEnd, padStart, span, wrap } from '../frame/line.js';
import { barInk, seatMark } from '../frame/marks.js';
import type { Model } from '../model.js';

/** The first round from which on `seat` was ahead of all others; null where it never was. Rounds count from 1. */
export const ledFrom = (rounds: readonly (readonly number[])[], seat: number): number | null => {
  const isAhead = (values: readonly number[]): boolean =>
    values.every((value, other) => other === seat || value < (values[seat] ?? 0));
  let from: number | null = null;
  rounds.forEach((values, n) => {
    if (!isAhead(values)) from = null;
    else from ??= n + 1;
  });
  return from;
};

const leadText = ({ context }: Model, rounds: readonly (readonly number[])[], winner: Seat): string => {
  const { m, seat } = context.words;
  const from = ledFrom(rounds, winner);
  if (from === null) return m.ending.tied(seat(winner));
  return from === 1 ? m.ending.led(seat(winner)) : m.ending.ledFrom(seat(winner), from);
};

const isNeutral = ({ view }: Model, seat: number): boolean => view.seats[seat]?.status === 'neutral';

/** Who came second, and how many points behind; null where nobody did. */
const secondOf = (model: Model, winner: Seat): { readonly seat: Seat; readonly behind: number } | null => {
  const { view } = model;
  const seat = ranking(view).find((other) => other !== winner && !isNeutral(model, other));
  return seat === undefined ? null : { seat, behind: pointsOf(view, winner) - pointsOf(view, seat) };
};

/** N-END-4: what decided between equal points; null where points did. */
export const tiebreakText = (model: Model, winner: Seat): string | null => {
  const second = model.view.napoleon === null ? null : secondOf(model, winner);
  const { m, seat } = model.context.words;
  return second?.behind === 0 ? m.ending.tiebreak(seat(second.seat)) : null;
};

/** Risk Napoleon: where the winner's points came from, and how far ahead they are. */
const pointsText = (model: Model, winner: Seat): string[] => {
  const { view } = model;
  const { m, seat } = model.context.words;
  const points = view.napoleon?.points[winner];
  if (!points) return [];
  const total = pointsOf(view, winner);
  const [source] = [...VICTORY_SOURCES].sort((a, b) => points[b] - points[a]);
  const second = secondOf(model, winner);
  const tie = tiebreakText(model, winner);
  return [
    ...(source && points[source] > 0 && total > 0
      ? [m.ending.mostFrom(seat(winner), points[source], total, m.napoleon.sources[source])]
      : []),
    ...(second !== null && second.behind > 0 ? [m.ending.margin(seat(second.seat), second.behind)] : []),
    ...(tie === null ? [] : [tie]),
  ];
};

const fallenText = ({ course, context }: Model): string[] => {
  const { m, seat } = context.words;
  return course.fallen.map((fall) =>
    fall.by === null
      ? m.ending.fellAlone(seat(fall.seat), fall.round)
      : m.ending.fell(seat(fall.seat), seat(fall.by), fall.round),
  );
};

/** `rounds` with what it came to: the last round counts as it ended, with the points that its end brought (N-END-3). */
const withEnd = ({ view }: Model, rounds: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const totals = view.seats.map((_, seat) =>
    view.napoleon ? pointsOf(view, seat as Seat) : countTerritories(view, seat as Seat),
  );
  return [...(rounds.length >= view.turn.round ? rounds.slice(0, -1) : rounds), totals];
};

/** The sentences about how it was decided, under their title; nothing while the game goes on. */
export const decisiveLines = (model: Model, columns: number): Line[] => {
  const { outcome, napoleon } = model.view;
  const [winner, ...others] = outcome?.winners ?? [];
  if (winner === undefined || others.length > 0) return [];
  // Neutral armies win nothing, whatever points their seat had when it resigned.
  const rounds = withEnd(model, napoleon ? napoleon.history : model.course.held).map((values) =>
    values.map((value, seat) => (isNeutral(model, seat) ? Number.NEGATIVE_INFINITY : value)),
  );
  const texts = [
    ...(rounds.length > 0 ? [leadText(model, rounds, winner)] : []),
    ...pointsText(model, winner),
    ...fallenText(model),
  ];
  if (texts.length === 0) return [];
  return [
    [bold(model.context.words.m.ending.title)],
    ...texts.flatMap((text) => wrap(text, columns - 2).map((row): Line => [span(` ${row}`)])),
  ];
};

const NAME_COLUMNS = 14;
const CELL = 5;

/** The territories of each seat after each round, the last rounds that there is room for; with the armies at the end. */
export const territoryChart = (model: Model, columns: number): Line[] => {
  const { view, course, context } = model;
  if (view.outcome === null || view.napoleon !== null || course.held.length === 0) return [];
  const most = Math.max(1, Math.floor((columns - NAME_COLUMNS - 4) / CELL));
  const first = Math.max(0, course.held.length - most);
  const rounds = course.held.slice(first);
  const bars = context.ascii ? ' .:-=+*#' : ' ▁▂▃▄▅▆▇█';
  const top = Math.max(1, ...course.held.flat());
  const head = rounds.map((_, n) => dim(padStart(`${first + n + 1}`, CELL)));
  const rows = view.seats.map(
    (_, seat): Line => [
      seatMark(model, seat as Seat),
      span(` ${padEnd(context.words.seat(seat as Seat), NAME_COLUMNS)}`, { say: '' }),
      ...rounds.flatMap((held): Line => {
        const value = held[seat] ?? 0;
        const bar = bars[Math.ceil(((bars.length - 1) * value) / top)] ?? ' ';
        return [span(padStart(`${value}`, CELL - 1)), span(bar, { fg: barInk(model, seat as Seat), say: '' })];
      }),
    ],
  );
  return [[bold(context.words.m.ending.byRound)], [span(' '.repeat(NAME_COLUMNS + 2)), ...head], ...rows, []];
};
