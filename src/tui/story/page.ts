// The course of the game as a pane: land and points over time, turning points to go to, and whom the dice favoured.
import { type FightLuck, pointsOf, type Seat, spared } from '../../core/index.js';
import { whole } from '../../text/index.js';
import { bold, crop, dim, type Line, padEnd, padStart, said, span, widthOf, wrapLine } from '../frame/line.js';
import { barInk, seatMark } from '../frame/marks.js';
import { bigLetters, bigWidth, isDrawable, smallLetters, smallWidth } from '../menu/letters.js';
import type { Model } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { exactly } from '../panes/columns.js';
import { decisiveLines, tiebreakText } from '../panes/decisive.js';
import { axisLine, landChart, pointsChart } from './charts.js';
import { missedBlock, missedSaid } from './missed.js';
import { chosenLine, heading } from './rows.js';
import { turningsIn, turningText } from './turnings.js';

interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Players and neutral armies by how they stood when the last turn was over: points, or land. */
const inOrder = ({ chronicle, view }: Model): Seat[] => {
  const last = chronicle.turns.at(-1);
  const values = last?.points ?? last?.held ?? [];
  return view.seats
    .map((_, seat) => seat as Seat)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || (last?.held[b] ?? 0) - (last?.held[a] ?? 0) || a - b);
};

const beside = (left: readonly Line[], right: readonly Line[], leftColumns: number, gap: number): Line[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, n) => [
    ...exactly(left[n] ?? [], leftColumns),
    span(' '.repeat(gap), { say: '' }),
    ...(right[n] ?? []),
  ]);

// --- Charts ---------------------------------------------------------------------------------------------------------------

export const landBlock = (model: Model, { columns, rows }: Room): Line[] => {
  const { turns } = model.chronicle;
  const { story } = model.context.words.m;
  const all = model.view.owner.length;
  const now = model.replay === null ? null : turns.findIndex(({ step }) => step >= (model.replay?.at ?? 0));
  return [
    heading(model, story.land, story.lands(all)),
    ...landChart(
      model,
      turns.map(({ held }) => held),
      inOrder(model),
      all,
      { columns, rows: rows - 2 },
    ),
    axisLine(
      model,
      turns.map(({ round }) => round),
      columns,
      now === -1 ? turns.length - 1 : now,
    ),
  ];
};

/** Points of all seats when each round was over, with nothing before the first. */
const pointsByRound = (model: Model): readonly (readonly number[])[] => {
  const { turns } = model.chronicle;
  const ends = turns.filter(({ round }, n) => turns[n + 1]?.round !== round);
  return [model.view.seats.map(() => 0), ...ends.flatMap(({ points }) => (points === null ? [] : [points]))];
};

/** For terminals without dots: a row a seat, a number a round. */
const pointsTable = (
  model: Model,
  values: readonly (readonly number[])[],
  seats: readonly Seat[],
  room: Room,
): Line[] => {
  const name = Math.min(10, Math.max(3, room.columns - 4 * values.length - 2));
  return seats
    .slice(0, room.rows)
    .map((seat) => [
      seatMark(model, seat),
      span(` ${padEnd(model.context.words.seat(seat), name)}`, { say: '' }),
      ...values.slice(1).map((points) => span(padStart(whole(points[seat] ?? 0), 4))),
    ]);
};

export const pointsBlock = (model: Model, { columns, rows }: Room): Line[] => {
  const { context } = model;
  const values = pointsByRound(model);
  const seats = inOrder(model).filter((seat) => seat < context.rules.players);
  const title = heading(model, context.words.m.story.points);
  if (context.ascii || context.depth < 8)
    return [title, ...pointsTable(model, values, seats, { columns, rows: rows - 1 })];
  const legend: Line = seats.flatMap(
    (seat): Line => [seatMark(model, seat), span(`${whole(values.at(-1)?.[seat] ?? 0)}  `)],
  );
  return [title, ...pointsChart(model, values, seats, { columns, rows: rows - 2 }), legend];
};

/** The share of the width that land has beside points. */
const LAND_SHARE = 0.6;

const chartBlock = (model: Model, room: Room): Line[] => {
  if (model.view.napoleon === null) return landBlock(model, room);
  const left = Math.floor(room.columns * LAND_SHARE);
  const right = pointsBlock(model, { columns: room.columns - left - 3, rows: room.rows });
  return beside(landBlock(model, { columns: left, rows: room.rows }), right, left, 3);
};

// --- Turning points -------------------------------------------------------------------------------------------------------

export const turningBlock = (model: Model, { columns, rows }: Room): Line[] => {
  const { story } = model.context.words.m;
  const { ascii } = model.context;
  const all = turningsIn(model);
  if (all.length === 0) return [heading(model, story.turnings), [dim(story.none)]];
  const room = Math.max(1, rows - 1);
  const at = model.moment ?? -1;
  const first = Math.max(0, Math.min(at - Math.floor((room - 1) / 2), all.length - room));
  const note = all.length > room ? `${first + 1}-${first + Math.min(room, all.length)}/${all.length}` : '';
  const lines = all.slice(first, first + room).map((turning, n): Line => {
    const isChosen = first + n === at;
    const line: Line = [
      span(isChosen ? (ascii ? '> ' : '❯ ') : '  ', { bold: true, say: '' }),
      dim(padStart(`${turning.round} `, 3)),
      said(seatMark(model, turning.seat), ''),
      span(` ${turningText(model, turning)}`),
    ];
    return isChosen ? chosenLine(model, line, columns) : crop(line, columns);
  });
  return [heading(model, story.turnings, note), ...lines];
};

// --- Luck -----------------------------------------------------------------------------------------------------------------

const fightLine = (model: Model, fight: FightLuck | null, isLucky: boolean): Line[] => {
  if (fight === null) return [];
  const { words } = model.context;
  const { story, decimal } = words.m;
  const say = isLucky ? story.luckiest : story.unluckiest;
  const text = say(words.seat(fight.seat), words.placeOf(fight.to), fight.lost, decimal(fight.expected, 1));
  return [[said(seatMark(model, fight.seat), ''), span(` ${text}`)]];
};

const NAME = 12;
const MOST_HALF = 8;
/** A gauge with less tells nothing. */
const LEAST_HALF = 3;

/** `    ────┃━━━━━━`: units that dice have spared a seat, to the right, or cost it beside what was to be expected. */
const gauge = (model: Model, seat: Seat, value: number, most: number, half: number): Line => {
  const { ascii } = model.context;
  const cells = Math.min(half, Math.round((half * Math.abs(value)) / Math.max(1, most)));
  const bar = (ascii ? '=' : '━').repeat(cells);
  const blank = ' '.repeat(half - cells);
  const fg = barInk(model, seat);
  return [
    span(value < 0 ? blank + bar : ' '.repeat(half), { fg, say: '' }),
    span(ascii ? '|' : '│', { dim: true, say: '' }),
    span(value < 0 ? '' : bar, { fg, say: '' }),
  ];
};

const luckTable = (model: Model, columns: number): Line[] => {
  const { words } = model.context;
  const { story, decimal } = words.m;
  const { lost, expected, spared: saved } = story.luckColumns;
  const rows = model.chronicle.luck.flatMap((luck, n) => (luck.rolls === 0 ? [] : [{ luck, seat: n as Seat }]));
  const most = Math.max(...rows.map(({ luck }) => Math.abs(spared(luck))), 1);
  const head: Line = [
    span(' '.repeat(NAME + 2)),
    dim(padStart(lost, 8)),
    dim(padStart(expected, 10)),
    dim(padStart(saved, 9)),
  ].map((part) => said(part, ''));
  return [
    head,
    ...rows.map(({ luck, seat }): Line => {
      const value = spared(luck);
      const sign = value < 0 ? '−' : '+';
      const cells: Line = [
        said(seatMark(model, seat), ''),
        span(` ${padEnd(words.seat(seat), NAME)}`, {
          say: story.saidLuck(words.seat(seat), luck.lost, decimal(luck.expected, 1)),
        }),
        ...[`${luck.lost}`, decimal(luck.expected, 1), `${sign}${decimal(Math.abs(value), 1)}`].map((text, i) =>
          said(span(padStart(text, [8, 10, 9][i] ?? 8)), ''),
        ),
        span('   ', { say: '' }),
      ];
      const half = Math.min(MOST_HALF, Math.floor((columns - widthOf(cells) - 1) / 2));
      return half < LEAST_HALF ? cells : [...cells, ...gauge(model, seat, value, most, half)];
    }),
  ];
};

/** Whoever looks back has no attack in mind that goes on: it counts as over. */
export const luckBlock = (model: Model, { columns, rows }: Room): Line[] => {
  const { luckiest, unluckiest, luck } = model.chronicle;
  const { story } = model.context.words.m;
  if (luck.every(({ rolls }) => rolls === 0)) return [];
  const fights = [...fightLine(model, luckiest, true), ...fightLine(model, unluckiest, false)];
  const table = luckTable(model, columns);
  const room = rows - 1 - fights.length;
  const shown = table.length <= room ? table : [];
  const whole = fights.flatMap((line) => wrapLine(line, columns));
  return [
    heading(model, story.luck),
    ...shown,
    ...(shown.length + whole.length < rows ? whole : fights.map((line) => crop(line, columns))),
  ];
};

// --- The pane -------------------------------------------------------------------------------------------------------------

/** From so many rows the winner's name stands above it all. */
const BANNER_FROM = 30;
const SMALL_BANNER_FROM = 20;
/** Rows from which what is to be pasted stands above the charts; with fewer it has those of the question. */
export const RESULT_FROM = 20;
const LEAST_CHART = 6;
const MOST_CHART = 18;
const CHART_SHARE = 0.45;
/** From this width turning points and luck stand beside each other. */
const TWO_FROM = 100;
/** Of that width turning points get this share: they are sentences, luck is a table. */
const TURNINGS_SHARE = 0.57;
/** Rows of the luck where it is told in two sentences. */
const BRIEF_LUCK = 3;

const lowerBlocks = (model: Model, room: Room): Line[] => {
  if (room.columns >= TWO_FROM) {
    const left = Math.floor(room.columns * TURNINGS_SHARE);
    const right = luckBlock(model, { columns: room.columns - left - 3, rows: room.rows });
    const moments = model.review === null ? turningBlock : missedBlock;
    return beside(moments(model, { columns: left, rows: room.rows }), right, left, 3);
  }
  if (model.review !== null) return missedBlock(model, room);
  const whole = luckTable(model, room.columns).length + BRIEF_LUCK;
  const turnings = turningsIn(model).length + 1;
  const luck = room.rows - whole >= Math.min(5, turnings) + 1 ? whole : BRIEF_LUCK;
  const upper = turningBlock(model, { columns: room.columns, rows: Math.min(turnings, room.rows - luck) });
  const gap: Line[] = room.rows - luck > upper.length ? [[]] : [];
  return [...upper, ...gap, ...luckBlock(model, { columns: room.columns, rows: luck })];
};

/** The name in letters of half the size, and beside it what it comes to. */
const smallBanner = (model: Model, winner: Seat, name: string, { columns }: Room): Line[] => {
  const { m, seat } = model.context.words;
  if (smallWidth(name) > columns || model.context.depth < 8) return [];
  const fg = barInk(model, winner);
  const points = model.view.napoleon ? m.napoleon.vp(pointsOf(model.view, winner)) : '';
  const tie = tiebreakText(model, winner);
  const told: readonly Line[] = [
    tie === null ? [] : [dim(`   ${tie}`)],
    [bold(`   ${m.log.won(seat(winner))}`)],
    [dim(`   ${points === '' ? '' : `${points}, `}${m.screen.round(model.view.turn.round)}`)],
  ];
  const rows = smallLetters(name).map((row, y): Line => [span(row, { fg, say: '' }), ...(told[y] ?? [])]);
  return [...rows.map((row) => crop(row, columns)), []];
};

/** What there is to paste of a game of the day. */
export const resultBlock = ({ result, context }: Model): Line[] => {
  if (result === null) return [];
  const { daily } = context.words.m;
  return [
    [bold(daily.toPaste, themeOf(context)?.title ?? null)],
    ...result.map((text): Line => [bold(`  ${text}`)]),
    [dim(daily.alsoPrinted)],
    [],
  ];
};

/** From so many columns beside the winner's name they say how it was decided. */
const BESIDE_FROM = 30;

/** The name of who has won in big letters, where all of them can be drawn and there is room; beside it how that came. */
const banner = (model: Model, { columns, rows }: Room): Line[] => {
  const [winner, ...others] = model.chronicle.winners;
  if (winner === undefined || others.length > 0 || rows < SMALL_BANNER_FROM || model.context.ascii) return [];
  const name = model.context.words.seat(winner).toLocaleUpperCase(model.context.words.language);
  if (!isDrawable(name)) return [];
  const fg = barInk(model, winner);
  if (rows < BANNER_FROM || bigWidth(name) > columns) return smallBanner(model, winner, name, { columns, rows });
  const letters = bigLetters(name).map((row): Line => [span(row, { fg, say: '' })]);
  const [wide, left] = [bigWidth(name), columns - bigWidth(name) - 3];
  const how = left < BESIDE_FROM ? [] : decisiveLines(model, left).slice(0, letters.length);
  return [...(how.length === 0 ? letters : beside(letters, how, wide, 3)), []];
};

export const storyLines = (model: Model, columns: number, rows: number): Line[] => {
  const { story } = model.context.words.m;
  if (model.chronicle.turns.length === 0) return [[dim(story.notBegun)]];
  const result = rows < RESULT_FROM ? [] : resultBlock(model);
  const isFirst = model.view.outcome !== null && result.length === 0;
  const big = isFirst ? banner(model, { columns, rows }) : result;
  const rest = rows - big.length;
  const high = Math.max(LEAST_CHART, Math.min(MOST_CHART, Math.floor(rest * CHART_SHARE)));
  const charts = chartBlock(model, { columns, rows: high });
  const gap: Line[] = rows >= 20 ? [[]] : [];
  const lower = lowerBlocks(model, { columns, rows: rest - high - gap.length });
  return [...big, ...charts, ...gap, ...lower].slice(0, rows);
};

/** Whether there is anything in it to be said. */
const isSaid = (line: Line): boolean => line.some(({ text, say = text }) => say.trim() !== '');

/** The same in sentences, without the charts. */
export const storySaid = (model: Model): Line[] => {
  const { words } = model.context;
  const { story, screen } = words.m;
  if (model.chronicle.turns.length === 0) return [[span(story.notBegun)]];
  if (model.review !== null) return missedSaid(model);
  const turnings = turningsIn(model).map(
    (turning, n): Line => [span(`${n + 1}. ${screen.round(turning.round)}: ${turningText(model, turning)}`)],
  );
  return [
    [span(`${story.turnings}:`)],
    ...(turnings.length === 0 ? [[span(story.none)]] : turnings),
    ...luckBlock(model, { columns: 1000, rows: 1000 }).filter(isSaid),
    ...resultBlock(model),
  ];
};
