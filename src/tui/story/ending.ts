// The end of a game on a screen with frames: who has won in big letters, and panels with what it came to.
import { countArmies, countTerritories, pointsOf, ranking, type Seat, VICTORY_SOURCES } from '../../core/index.js';
import { whole } from '../../text/index.js';
import type { Box } from '../frame/boxes.js';
import type { Layout, Rect } from '../frame/layout.js';
import { bold, crop, dim, type Line, padEnd, padStart, said, span, widthOf } from '../frame/line.js';
import { barInk, seatMark } from '../frame/marks.js';
import { confirmText } from '../frame/promptRows.js';
import { isDrawable, smallLetters, smallWidth } from '../menu/letters.js';
import type { Model, Size } from '../model.js';
import { themeOf } from '../palette/theme.js';
import { decisiveLines } from '../panes/decisive.js';
import { landBlock, luckBlock, pointsBlock, resultBlock, turningBlock } from './page.js';

/** Whether the whole screen is the end of the game: until a pane, or the map, is opened. */
export const isEnding = (model: Model, { isFramed }: Layout): boolean =>
  isFramed &&
  model.view.outcome !== null &&
  model.replay === null &&
  model.pane === 'story' &&
  model.looking === null &&
  model.chronicle.turns.length > 0;

// --- The winner -----------------------------------------------------------------------------------------------------------

const BANNER_ROWS = 7;
const BESIDE = 3;

/** Big letters where all of them can be drawn and have room, else words. */
const nameLines = (model: Model, columns: number): Line[] => {
  const { words, ascii, depth } = model.context;
  const winners = model.view.outcome?.winners ?? [];
  const [winner = null] = winners;
  const names = words.m.list(winners.map(words.seat));
  const plain: Line[] = [
    [],
    [seatMark(model, winner), bold(` ${winners.length > 1 ? words.m.log.shared(names) : words.m.log.won(names)}`)],
  ];
  if (winner === null || winners.length > 1 || ascii || depth < 8) return plain;
  const upper = (text: string): string => text.toLocaleUpperCase(words.language);
  const ways = [words.m.ending.wins(words.seat(winner)), words.seat(winner)].map(upper);
  const text = ways.find((way) => isDrawable(way) && smallWidth(way) <= columns);
  if (text === undefined) return plain;
  return smallLetters(text).map((row): Line => [span(row, { fg: barInk(model, winner), say: '' })]);
};

/** Rows above the panels: the winner, beside that how it was decided, and below what answers the last key. */
const bannerLines = (model: Model, columns: number): Line[] => {
  const letters = nameLines(model, columns);
  const wide = Math.max(...letters.map(widthOf)) + BESIDE;
  const told = decisiveLines(model, columns - wide).slice(1);
  const rows = Math.max(letters.length, Math.min(told.length, BANNER_ROWS - 2));
  const lines = Array.from({ length: rows }, (_, n): Line => {
    const left = letters[n] ?? [];
    return crop([...left, span(' '.repeat(wide - widthOf(left)), { say: '' }), ...(told[n] ?? [])], columns);
  });
  const blank = Array.from({ length: Math.max(0, BANNER_ROWS - 2 - rows) }, (): Line => []);
  const confirm = confirmText(model);
  const foot = confirm ?? model.notice;
  return [[], ...lines, ...blank, foot === null ? [] : [span(foot, { inverse: confirm !== null, bold: true })]];
};

// --- The score ------------------------------------------------------------------------------------------------------------

const NAME = 12;
const VP = 5;
const LEAST_BAR = 5;

interface ScoreColumn {
  readonly head: string;
  readonly value: (seat: Seat) => number;
}

const columnsOf = (model: Model): readonly ScoreColumn[] => {
  const { view } = model;
  const { napoleon, screen } = model.context.words.m;
  const n = view.napoleon;
  if (n === null)
    return [
      { head: screen.columns.territories, value: (seat) => countTerritories(view, seat) },
      { head: screen.columns.armies, value: (seat) => countArmies(view, seat) },
    ];
  const sources = VICTORY_SOURCES.filter((source) => n.points.some((points) => points[source] !== 0));
  return [
    { head: napoleon.columns.vp, value: (seat) => pointsOf(view, seat) },
    ...sources.map((source) => ({
      head: napoleon.sources[source],
      value: (seat: Seat) => n.points[seat]?.[source] ?? 0,
    })),
  ];
};

/** `1 ● Lannes   14   3   3   8  ━━━━`: by rank, the points by source, and a bar of them. */
const scoreRows = (model: Model, columns: number): Line[] => {
  const { words, rules, ascii } = model.context;
  const winners = model.view.outcome?.winners ?? [];
  const seats = ranking(model.view).filter((seat) => seat < rules.players);
  const [first, ...others] = columnsOf(model);
  if (first === undefined) return [];
  const room = columns - 4 - NAME - 1 - Math.max(VP, first.head.length + 2);
  const shown = others.filter(
    (_, n) => others.slice(0, n + 1).reduce((sum, { head }) => sum + widthOf([span(head)]) + 2, 0) <= room,
  );
  const all = [first, ...shown];
  const wide = ({ head }: ScoreColumn): number => Math.max(VP, widthOf([span(head)]) + 2);
  const most = Math.max(1, ...seats.map((seat) => first.value(seat)));
  const bar = columns - 4 - NAME - 1 - all.reduce((sum, column) => sum + wide(column), 0) - 2;
  return [
    [
      span(' '.repeat(5 + NAME), { say: '' }),
      ...all.map((column) => said(dim(padStart(column.head, wide(column))), '')),
    ],
    ...seats.map((seat, n): Line => {
      const isWinner = winners.includes(seat);
      const cells = Math.max(0, Math.round((bar * first.value(seat)) / most));
      return [
        dim(`${n + 1} `),
        said(seatMark(model, seat), ''),
        span(` ${padEnd(words.seat(seat), NAME)} `, { bold: isWinner, say: words.seat(seat) }),
        ...all.map((column, k) =>
          span(padStart(whole(column.value(seat)), wide(column)), {
            bold: k === 0,
            say: `${column.head} ${whole(column.value(seat))}`,
          }),
        ),
        ...(bar < LEAST_BAR
          ? []
          : [span(`  ${(ascii ? '=' : '━').repeat(cells)}`, { fg: barInk(model, seat), say: '' })]),
      ];
    }),
  ];
};

// --- The panels -----------------------------------------------------------------------------------------------------------

const LEFT_SHARE = 0.54;
const LAND_SHARE = 0.5;
const LEAST_LAND = 7;
const LEAST_LOWER = 6;
/** Rows of the luck's panel beside those of the players: its frame, its heads and two sentences. */
const LUCK_ROWS = 5;

export interface EndPanel {
  readonly box: Box;
  readonly lines: readonly Line[];
}

/** The whole screen between its first and its last row. */
export const endingPanels = (
  model: Model,
  size: Size,
): { readonly banner: readonly Line[]; readonly panels: readonly EndPanel[] } => {
  const { columns } = size;
  const { m } = model.context.words;
  const ink = themeOf(model.context)?.title ?? null;
  const players = model.context.rules.players;
  const middle = size.rows - 2 - BANNER_ROWS;
  const score = players + 3;
  const rest = middle - score;
  const wanted = Math.max(players + LUCK_ROWS, Math.floor(rest * (1 - LAND_SHARE)));
  const lower = Math.max(LEAST_LOWER, Math.min(wanted, rest - LEAST_LAND));
  const land = rest - lower;
  const left = Math.floor(columns * LEFT_SHARE);
  const y = { score: 1 + BANNER_ROWS, land: 1 + BANNER_ROWS + score, lower: 1 + BANNER_ROWS + score + land };
  const inner = (x: number, top: number, width: number, rows: number): Rect => ({
    x: x + 2,
    y: top + 1,
    columns: width - 4,
    rows: rows - 2,
  });
  const panel = (rect: Rect, title: Line, lines: readonly Line[], more: Partial<Box> = {}): EndPanel => ({
    box: { inner: rect, kind: 'panel', title, note: [], foot: [], isActive: false, ...more },
    lines: lines.slice(0, rect.rows),
  });
  /** A block begins with its heading, which a frame has in its border. */
  const block = (
    rect: Rect,
    make: (room: { columns: number; rows: number }) => Line[],
    more: Partial<Box> = {},
  ): EndPanel => {
    const [title = [], ...lines] = make({ columns: rect.columns, rows: rect.rows + 1 });
    return panel(rect, title, lines, more);
  };
  const scoreRect = inner(0, y.score, left, score);
  const besideScore = inner(left, y.score, columns - left, score);
  const landRect = inner(0, y.land, columns, land);
  const lowerLeft = inner(0, y.lower, left, lower);
  const lowerRight = inner(left, y.lower, columns - left, lower);
  const seed = model.context.seed === null ? [] : [dim(m.ending.seed(model.context.seed))];
  const command = model.context.replayCommand;
  const replay = command === null ? [] : [dim(m.cli.replayWith(command))];
  const isPasted = model.result !== null;
  const isPointed = model.view.napoleon !== null;
  return {
    banner: bannerLines(model, columns - 4),
    panels: [
      panel(
        scoreRect,
        [bold(isPointed ? m.napoleon.final : m.ending.standing, ink)],
        scoreRows(model, scoreRect.columns),
        {
          foot: widthOf(seed) + 6 <= scoreRect.columns ? seed : [],
        },
      ),
      isPointed
        ? block(besideScore, (room) => pointsBlock(model, room))
        : block(besideScore, (room) => luckBlock(model, room)),
      block(landRect, (room) => landBlock(model, room), {
        foot: widthOf(replay) + 6 <= landRect.columns ? replay : [],
      }),
      isPasted
        ? block(lowerLeft, () => resultBlock(model), { isActive: true })
        : block(lowerLeft, (room) => turningBlock(model, room), { isActive: true }),
      isPasted
        ? block(lowerRight, (room) => turningBlock(model, room))
        : isPointed
          ? block(lowerRight, (room) => luckBlock(model, room))
          : panel(
              lowerRight,
              decisiveLines(model, lowerRight.columns)[0] ?? [],
              decisiveLines(model, lowerRight.columns).slice(1),
            ),
    ],
  };
};
