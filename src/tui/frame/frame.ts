// (model) -> everything on the game's screen but the map: a pure function, so that a test can read it.
import { countTerritories, pointsOf, type Seat } from '../../core/index.js';
import { cutColumns } from '../../text/index.js';
import { HELP_ONLY, liveBindings, shownKey } from '../keys/index.js';
import type { Model, Size } from '../model.js';
import { isCovered } from '../modes.js';
import { exactly } from '../panes/columns.js';
import { paneLines } from '../panes/index.js';
import { newestLines } from '../panes/log.js';
import { shortMissionLines } from '../panes/missions.js';
import { SIDE_NAME, SIDE_WIDTHS, shortPlayerLines } from '../panes/players.js';
import { tableWindow } from '../panes/table.js';
import { type Layout, layoutOf, MIN_COLUMNS, MIN_ROWS, type Rect } from './layout.js';
import { bold, crop, dim, justify, type Line, padEnd, padStart, span, widthOf } from './line.js';
import { seatMark, seatName } from './marks.js';
import { confirmText, promptLines } from './promptRows.js';

export interface Frame {
  readonly layout: Layout;
  /** Every row of the screen, top to bottom. Where the map goes the cells are blank. */
  readonly rows: readonly Line[];
  /** False when a pane, a cover or a notice stands in the map's place. */
  readonly showsMap: boolean;
}

/** From here down names are a few letters, close to the seat's sign. */
const TIGHT_NAME = 4;

const seatChip = (model: Model, seat: Seat, most: number): Line => {
  const isOnTurn = model.view.turn.seat === seat && model.view.outcome === null;
  const status = model.view.seats[seat]?.status;
  const score = model.view.napoleon ? pointsOf(model.view, seat) : countTerritories(model.view, seat);
  const name = model.context.words.seat(seat);
  const short = most <= TIGHT_NAME ? cutColumns(name, most) : ` ${padEnd(name, most).trimEnd()}`;
  const mark = seatMark(model, seat);
  return [
    span(' ', { inverse: isOnTurn }),
    isOnTurn ? { ...mark, fg: null, inverse: true } : mark,
    span(`${short} ${score} `, { inverse: isOnTurn, dim: status !== 'in', bold: isOnTurn }),
  ];
};

const roundText = (model: Model): string => {
  const { words, rules } = model.context;
  const { round } = model.view.turn;
  const rounds = rules.profile.rounds ?? rules.setup.options.rounds;
  if (round === 0) return words.m.screen.setup;
  return rounds === null ? words.m.screen.round(round) : words.m.screen.roundOf(round, rounds);
};

/** What is being done, as all may know it: behind a cover nothing is. */
const stepText = (model: Model): string => {
  if (isCovered(model)) return ' ';
  return ` › ${model.context.words.m.screen.phases[model.view.waitingFor?.kind ?? 'thinking']} `;
};

/** Columns of names, the longest first: the first that leaves room for the scores of all is taken. */
const NAME_LIMITS = [30, 12, 10, 8, 6, 5, 4, 3, 2] as const;

const titleLine = (model: Model, columns: number): Line => {
  const { words } = model.context;
  const waiting = model.view.waitingFor;
  const round = dim(`${roundText(model)} `);
  const head = [bold(` ${words.m.screen.title} `), round];
  const who = waiting ? seatName(model, waiting.seat) : [];
  const step = waiting ? dim(stepText(model)) : span('');
  const chips = (most: number): Line => model.context.seats.flatMap((_, seat) => seatChip(model, seat as Seat, most));
  for (const most of NAME_LIMITS) {
    const shown = chips(most);
    const ways: readonly (readonly [Line, Line])[] = [
      [
        [...head, ...shown],
        [...who, step],
      ],
      [
        [...head, ...shown],
        [...who.slice(0, 1), step],
      ],
      [
        [span(' '), round, ...shown],
        [...who.slice(0, 1), step],
      ],
    ];
    const fitting = ways.find(([left, right]) => widthOf(left) + widthOf(right) < columns);
    if (fitting) return justify(...fitting, columns);
  }
  return justify([round, ...chips(2)], [], columns);
};

/** As many keys as fit, the most useful first. */
const keysLine = (model: Model, columns: number): Line => {
  const { m } = model.context.words;
  let line: Line = [span(' ')];
  for (const binding of liveBindings(model)) {
    if (binding.rank >= HELP_ONLY) continue;
    const next = [...line, bold(shownKey(binding, m, model.context.ascii)), dim(` ${binding.words(m)}  `)];
    if (widthOf(next) > columns + 1) continue;
    line = next;
  }
  return line;
};

// --- The whole ------------------------------------------------------------------------------------------------------

/** What the log keeps of the rows beside the map. */
const LEAST_LOG_ROWS = 3;

/** Players, then the own missions, above the log, which gets what rows are left. */
const sideLines = (model: Model, { rows, columns }: Rect): Line[] => {
  const { screen } = model.context.words.m;
  const head = dim(
    SIDE_WIDTHS.map((width, i) =>
      padStart((model.view.napoleon ? screen.columns.shortNapoleon : screen.columns.short)[i] ?? '', width),
    ).join(''),
  );
  const players = [[span(' '), bold(padEnd(screen.panes.players, SIDE_NAME + 2)), head], ...shortPlayerLines(model)];
  const missions = shortMissionLines(model).slice(0, Math.max(0, rows - players.length - LEAST_LOG_ROWS));
  const told = newestLines(model, columns - 1, Math.max(1, rows - players.length - missions.length));
  return [...players, ...missions, ...told].map((line) => [span(' '), ...line]);
};

const coverLines = (model: Model): Line[] => {
  const { words } = model.context;
  const { decision } = model;
  if (decision === null) return [];
  return [
    [],
    [],
    [span('   '), ...seatMarkBold(model, decision.seat), bold(` ${words.m.screen.cover(words.seat(decision.seat))}`)],
    [],
    [span(`   ${words.m.screen.coverHint}`)],
  ];
};

const seatMarkBold = (model: Model, seat: Seat): Line => [seatMark(model, seat)];

const bodyLines = (model: Model, layout: Layout): { readonly lines: readonly Line[]; readonly showsMap: boolean } => {
  if (isCovered(model)) return { lines: coverLines(model), showsMap: false };
  if (model.pane === null) return { lines: [], showsMap: true };
  const { columns, rows } = layout.map;
  return {
    lines: paneLines(model, model.pane, columns - 1, rows).map((line) => [span(' '), ...line]),
    showsMap: false,
  };
};

const notice = (model: Model, layout: Layout): Frame => {
  const { columns, rows } = model.size;
  const text = model.context.words.m.screen.tooSmall(MIN_COLUMNS, MIN_ROWS);
  const confirm = model.confirm === null ? [] : [crop([span(confirmText(model) ?? '', { inverse: true })], columns)];
  return { layout, showsMap: false, rows: [crop([span(text)], columns), ...confirm].slice(-rows) };
};

/** Lines in their rectangles, side by side and below each other, as rows of the screen. */
const compose = (size: Size, parts: readonly (readonly [Rect | null, readonly Line[]])[]): Line[] =>
  Array.from({ length: size.rows }, (_, y) => {
    const inRow = parts
      .flatMap(([rect, lines]) =>
        rect && y >= rect.y && y < rect.y + rect.rows ? [{ rect, line: lines[y - rect.y] ?? [] }] : [],
      )
      .sort((a, b) => a.rect.x - b.rect.x);
    return inRow.flatMap(({ rect, line }) => exactly(line, rect.columns));
  });

const frames = new WeakMap<Model, Frame>();

/** The rows of the screen for `model`: as many as it has, none wider than it is. Made once for each model. */
export const frameOf = (model: Model): Frame => {
  const frame = frames.get(model) ?? makeFrame(model);
  frames.set(model, frame);
  return frame;
};

const makeFrame = (model: Model): Frame => {
  const layout = layoutOf(model.size);
  if (layout.tooSmall) return notice(model, layout);
  const body = bodyLines(model, layout);
  const { title, map, prompt, keys, table, side } = layout;
  const rows = compose(model.size, [
    [title, [titleLine(model, title.columns)]],
    [map, body.lines],
    [prompt, isCovered(model) ? [] : promptLines(model, prompt)],
    [keys, [keysLine(model, keys.columns)]],
    [table, table ? tableWindow(model, table.rows) : []],
    [side, side ? sideLines(model, side) : []],
  ]);
  return { layout, showsMap: body.showsMap, rows };
};
