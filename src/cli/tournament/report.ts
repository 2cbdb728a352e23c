// What a tournament came to: a table for a person, JSON and CSV for programs.
import type { MatchResult } from '../../bots/tournament/match.js';
import { type BotTally, type Share, type Tally, tallyOf } from '../../bots/tournament/tally.js';
import { VICTORY_SOURCES } from '../../core/index.js';
import type { Messages } from '../../text/index.js';
import { type BotRating, ratingsOf } from './ratings.js';

export interface Report extends Tally {
  readonly ratings: Readonly<Record<string, BotRating>>;
}

export const reportOf = (results: readonly MatchResult[]): Report => {
  const tally = tallyOf([...results].sort((a, b) => a.n - b.n));
  const ratings = ratingsOf(
    results,
    tally.bots.map(({ bot }) => bot),
  );
  return { ...tally, ratings: Object.fromEntries(ratings) };
};

type Row = readonly string[];

/** Columns as wide as their widest cell; the first to the left, the others to the right. */
const aligned = (rows: readonly Row[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: Row): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
};

const interval = (m: Messages, { low, high }: Share): string => `${m.percent(low, 0)}–${m.percent(high, 0)}`;

const botRow = (m: Messages, bot: BotTally, rating: BotRating | undefined): Row => [
  bot.bot,
  m.percent(bot.share, 1),
  interval(m, bot),
  m.percent(bot.par, 1),
  m.decimal(bot.kills, 2),
  m.decimal(bot.place, 2),
  m.decimal(rating?.mu ?? 0, 1),
  ...(bot.points === null ? [] : [m.decimal(bot.points.all, 2)]),
];

/** A table that a person can read. */
export const tableOf = (report: Report, m: Messages): string => {
  const { columns } = m.tournament;
  const hasPoints = report.bots.some(({ points }) => points !== null);
  const head = [
    columns.bot,
    columns.wins,
    columns.interval,
    columns.par,
    columns.kills,
    columns.place,
    columns.rating,
    ...(hasPoints ? [columns.points] : []),
  ];
  const bots = [...report.bots].sort((a, b) => b.share - a.share);
  const table = aligned([head, ...bots.map((bot) => botRow(m, bot, report.ratings[bot.bot]))]);
  const seats = report.seats.map((seat) => `${m.percent(seat.share, 1)} (${interval(m, seat)})`).join(', ');
  const { mean, median, max } = report.rounds;
  return [
    table,
    '',
    m.tournament.seats(seats),
    m.cli.roundsLine(m.decimal(mean, 1), median, max).trim(),
    ...(report.finished < report.games ? [m.cli.unfinished(report.games - report.finished).trim()] : []),
  ].join('\n');
};

const CSV_FIELDS = ['n', 'seed', 'seat', 'bot', 'win', 'place', 'kills', 'rounds', 'actions'] as const;

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line for each seat of each game. */
export const csvOf = (results: readonly MatchResult[]): string => {
  const hasPoints = results.some(({ seats }) => seats.some(({ points }) => points !== null));
  const head = [...CSV_FIELDS, ...(hasPoints ? [...VICTORY_SOURCES, 'rank1', 'rank2', 'rank3', 'rank4'] : [])];
  const rows = [...results]
    .sort((a, b) => a.n - b.n)
    .flatMap(({ n, seed, seats, rounds, actions }) =>
      seats.map(({ bot, win, place, kills, points, missions }, seat) => [
        n + 1,
        seed,
        seat + 1,
        bot,
        win,
        place,
        kills,
        rounds,
        actions,
        ...(hasPoints ? [...VICTORY_SOURCES.map((s) => points?.[s] ?? 0), ...(missions ?? [0, 0, 0, 0])] : []),
      ]),
    );
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\n')}\n`;
};
