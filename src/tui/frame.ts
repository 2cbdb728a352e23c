// (model) -> everything on the game's screen but the map: a pure function, so that a test can read it.
import { countArmies, countTerritories, type Seat } from '../core/index.js';
import { liveBindings } from './keys.js';
import { type Layout, layoutOf, MIN_COLUMNS, MIN_ROWS, type Rect } from './layout.js';
import { bold, crop, dim, justify, type Line, padEnd, padStart, type Span, span, widthOf } from './line.js';
import { seatInk, seatMark, seatName } from './marks.js';
import type { Model, Size } from './model.js';
import { isCovered } from './modes.js';
import { exactly } from './panes/columns.js';
import { logLine, paneLines } from './panes/index.js';
import { SIDE_WIDTHS, shortPlayerLines } from './panes/players.js';
import { tableWindow } from './panes/table.js';
import { filtered, type Item, promptOf } from './prompts/index.js';

export interface Frame {
  readonly layout: Layout;
  /** Every row of the screen, top to bottom. Where the map goes the cells are blank. */
  readonly rows: readonly Line[];
  /** False when a pane, a cover or a notice stands in the map's place. */
  readonly showsMap: boolean;
}

const seatChip = (model: Model, seat: Seat): Line => {
  const isOnTurn = model.view.turn.seat === seat && model.view.outcome === null;
  const status = model.view.seats[seat]?.status;
  const text = ` ${model.context.words.seat(seat)} ${countTerritories(model.view, seat)} `;
  const ink = seatInk(model, seat);
  return [
    span(' ', { inverse: isOnTurn }),
    span(seatMark(model, seat).text, { fg: isOnTurn ? null : ink, bold: true, inverse: isOnTurn }),
    span(text, { inverse: isOnTurn, dim: status !== 'in', bold: isOnTurn }),
  ];
};

const titleLine = (model: Model, columns: number): Line => {
  const { words } = model.context;
  const { screen } = words.m;
  const { round } = model.view.turn;
  const waiting = model.view.waitingFor;
  const step = waiting ? [...seatName(model, waiting.seat), dim(` › ${screen.phases[waiting.kind]} `)] : [];
  const left = [
    bold(` ${screen.title} `),
    dim(`${round === 0 ? screen.setup : screen.round(round)} `),
    ...model.context.rules.setup.seats.flatMap((_, seat) => seatChip(model, seat as Seat)),
  ];
  return justify(left, step, columns);
};

// --- Prompt ---------------------------------------------------------------------------------------------------------

const pointer = (model: Model, isChosen: boolean): Span =>
  isChosen
    ? span(model.context.ascii ? '> ' : '❯ ', { bold: true, fg: model.context.depth === 0 ? null : 0x2aa1b3 })
    : span('  ');

const itemLine = (model: Model, item: Item, isChosen: boolean): Line => [
  pointer(model, isChosen),
  ...item.line.map((part) => (isChosen ? { ...part, bold: true, dim: false } : part)),
];

/** The part of a list that fits, with the chosen item in it. */
const listLines = (model: Model, items: readonly Item[], rows: number): Line[] => {
  const first = Math.max(0, Math.min(model.cursor - Math.floor((rows - 1) / 2), items.length - rows));
  return items.slice(first, first + rows).map((item, i) => itemLine(model, item, first + i === model.cursor));
};

const BAR = 30;

const numberLines = (model: Model, min: number, max: number, value: number): Line[] => {
  const { ascii, words } = model.context;
  const filled = max === min ? BAR : Math.round((BAR * (value - min)) / (max - min));
  const [on, off] = ascii ? ['=', '-'] : ['━', '─'];
  return [
    [],
    [
      span(`  ${padStart(`${min}`, 4)} `),
      bold(on.repeat(filled)),
      bold(ascii ? '|' : '●'),
      dim(off.repeat(BAR - filled)),
      span(` ${max}   `),
      span(` ${value} `, { inverse: true, bold: true }),
      dim(`   ${words.m.screen.range(min, max)}`),
    ],
  ];
};

const rollLine = (model: Model): Line => {
  const roll = model.lastRoll;
  if (roll === null) return [];
  const { words } = model.context;
  return [
    dim(`${words.territory(roll.from)} `),
    bold(roll.attack.join(' ')),
    dim(` ${words.m.prompt.against} ${words.territory(roll.to)} `),
    bold(roll.defence.join(' ')),
  ];
};

const confirmText = (model: Model): string | null => {
  const { screen } = model.context.words.m;
  switch (model.confirm?.ask) {
    case 'quit':
      return model.context.resumeCommand === null || model.view.outcome
        ? screen.confirmQuitUnsaved
        : screen.confirmQuit;
    case 'resign':
      return screen.confirmResign;
    case 'endAttack':
      return screen.confirmEndAttack;
    case 'placed':
      return screen.confirmPlaced;
    case undefined:
      return null;
  }
};

/** The last row of the prompt: what answers the last key, else what happened meanwhile, else the step's own hint. */
const footLine = (model: Model, hint: Line): Line => {
  const { words } = model.context;
  const confirm = confirmText(model);
  if (confirm !== null) return [span(confirm, { inverse: true })];
  if (model.notice !== null) return [bold(model.notice)];
  const lost = model.recap.filter(({ seat }) => seat === model.decision?.seat && seat === model.view.turn.seat);
  const kind = model.decision?.kind;
  if (lost.length > 0 && (kind === 'place' || kind === 'trade') && model.stage.at === 'choose') {
    return [dim(words.m.screen.recap(words.m.list(lost.map(({ territory }) => words.territory(territory)))))];
  }
  const roll = kind === 'attack' || kind === 'moveIn' ? rollLine(model) : [];
  return roll.length > 0 ? [...roll, span('   '), ...hint] : hint;
};

const waitingLines = (model: Model, rows: number): Line[] => {
  const { screen } = model.context.words.m;
  const waiting = model.view.waitingFor;
  const head = waiting
    ? [
        ...seatName(model, waiting.seat, true).slice(0, 1),
        span(` ${screen.thinks(model.context.words.seat(waiting.seat))}`),
      ]
    : [];
  const state = model.paused ? screen.paused : screen.speed(screen.speeds[model.speed]);
  const told = model.log.slice(-(rows - 1)).map((entry) => logLine(model, entry));
  return [[...head, dim(`   ${state}`)], ...told];
};

const overLines = (model: Model, rows: number): Line[] => {
  const { rules, words, replayCommand } = model.context;
  const { log, screen } = words.m;
  const winners = model.view.outcome?.winners ?? [];
  const names = words.m.list(winners.map(words.seat));
  const standing = rules.setup.seats
    .map((_, seat) => seat as Seat)
    .sort((a, b) => countTerritories(model.view, b) - countTerritories(model.view, a))
    .flatMap(
      (seat): Line => [
        ...seatName(model, seat, winners.includes(seat)),
        dim(` ${countTerritories(model.view, seat)}/${countArmies(model.view, seat)}   `),
      ],
    );
  const lines: Line[] = [
    [
      seatMark(model, winners[0] ?? null),
      bold(` ${winners.length > 1 ? log.shared(names) : log.won(names)}`),
      dim(`  ${screen.round(model.view.turn.round)}`),
    ],
    standing,
    [dim(screen.seed(rules.setup.seed))],
    ...(replayCommand === null ? [] : [[dim(words.m.cli.replayWith(replayCommand))]]),
    [span(screen.overHint)],
  ];
  return lines.slice(0, rows);
};

const promptLines = (model: Model, { rows }: Rect): Line[] => {
  const body = rows - 1;
  if (model.view.outcome !== null) return [...overLines(model, body), ...(model.confirm ? [footLine(model, [])] : [])];
  const prompt = promptOf(model);
  if (prompt === null) return fill([...waitingLines(model, body)], footLine(model, []), body);
  if (prompt.kind === 'number') {
    return fill(
      [prompt.title, ...numberLines(model, prompt.min, prompt.max, prompt.value)],
      footLine(model, prompt.hint),
      body,
    );
  }
  const items = filtered(prompt, model.filter);
  const { screen } = model.context.words.m;
  const find = model.filter === null ? [] : [span('   '), span(`${screen.filter}${model.filter}_`, { inverse: true })];
  const list = items.length === 0 ? [[dim(screen.nothingFound)]] : listLines(model, items, body - 1);
  const count = items.length > body - 1 ? [dim(`  ${model.cursor + 1}/${items.length}`)] : [];
  return fill([[span(' '), ...prompt.title, ...count, ...find], ...list], footLine(model, prompt.hint), body);
};

/** `lines` on exactly `body` rows, and `foot` below them. */
const fill = (lines: readonly Line[], foot: Line, body: number): Line[] => [
  ...Array.from({ length: body }, (_, i) => lines[i] ?? []),
  [span(' '), ...foot],
];

/** As many keys as fit, the most useful first. */
const keysLine = (model: Model, columns: number): Line => {
  const { m } = model.context.words;
  const ascii = (text: string): string =>
    model.context.ascii ? text.replace('↑↓', 'up/down').replace('←→', 'left/right').replace('⏎', 'enter') : text;
  let line: Line = [span(' ')];
  for (const binding of liveBindings(model)) {
    if (binding.rank >= 90) continue;
    const next = [...line, bold(ascii(binding.shown)), dim(` ${binding.words(m)}  `)];
    if (widthOf(next) > columns + 1) continue;
    line = next;
  }
  return line;
};

// --- The whole ------------------------------------------------------------------------------------------------------

/** Players above the log, which gets what rows are left. */
const sideLines = (model: Model, { rows }: Rect): Line[] => {
  const { screen } = model.context.words.m;
  const head = dim(SIDE_WIDTHS.map((columns, i) => padStart(screen.columns.short[i] ?? '', columns)).join(''));
  const players = [[span(' '), bold(padEnd(screen.panes.players, 11)), head], ...shortPlayerLines(model)];
  const told = model.log.slice(-Math.max(1, rows - players.length)).map((entry) => logLine(model, entry));
  return [...players, ...told].map((line) => [span(' '), ...line]);
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
  return { layout, showsMap: false, rows: [crop([span(text)], columns), ...confirm].slice(0, rows) };
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

/** The rows of the screen for `model`: as many as it has, none wider than it is. */
export const frameOf = (model: Model): Frame => {
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
