// The rows of the prompt: a list with its pointer, a number, what others do meanwhile, the end of the game.
import { countArmies, countTerritories, pointsOf, ranking } from '../../core/index.js';
import { coachedIdea } from '../coach/shown.js';
import { hintOf, hintText, isHinted } from '../hints.js';
import type { Model } from '../model.js';
import { modeOf } from '../modes.js';
import { newestLines } from '../panes/log.js';
import { hasCaptured } from '../prompts/hasty.js';
import { filtered, type Item, type Prompt, promptOf } from '../prompts/index.js';
import { chosenRow } from './chosen.js';
import { layoutFor, type Rect } from './layout.js';
import {
  bold,
  dim,
  type Line,
  linesWithin,
  padStart,
  type Span,
  span,
  widthOf,
  wrap,
  wrapLine,
  wrapWithin,
} from './line.js';
import { seatMark, seatName, seedLines } from './marks.js';
import { replayLines } from './replayRows.js';

/** The chosen item's pointer; beside it, or alone, the sign of the hint. */
const pointer = (model: Model, isChosen: boolean, isHint: boolean): Span => {
  const { ascii, words } = model.context;
  const sign = isHint ? (ascii ? '*' : '»') : ' ';
  const said = isHint ? { say: `${words.m.hint.key}: ` } : {};
  if (!isChosen) return isHint ? span(`${sign} `, { bold: true, ...said }) : span('  ');
  return span(`${ascii ? '>' : '❯'}${sign}`, { bold: true, ...said });
};

const itemLine = (model: Model, item: Item, isChosen: boolean, columns: number): Line => {
  const line: Line = [pointer(model, isChosen, isHinted(model, item)), ...item.line];
  return isChosen ? chosenRow(model.context, line, columns) : line;
};

/** The first item of the part of a list that fits, the chosen one in it. */
const firstShown = (model: Model, items: readonly Item[], rows: number): number =>
  Math.max(0, Math.min(model.cursor - Math.floor((rows - 1) / 2), items.length - rows));

const listLines = (model: Model, items: readonly Item[], rows: number, columns: number): Line[] => {
  const first = firstShown(model, items, rows);
  return items.slice(first, first + rows).map((item, i) => itemLine(model, item, first + i === model.cursor, columns));
};

const MOST_BAR = 30;
const LEAST_BAR = 6;

/** A bar between the bounds, and the number: the bar gives way where there is little room, the number never. */
const numberLines = (model: Model, prompt: Extract<Prompt, { kind: 'number' }>, columns: number): Line[] => {
  const { ascii, words } = model.context;
  const { min, max, value } = prompt;
  const before = span(`  ${padStart(`${min}`, 4)} `);
  const number = [span(` ${max}   `), span(` ${value} `, { inverse: true, bold: true })];
  const bounds = dim(`   ${words.m.screen.range(min, max)}`);
  const room = columns - widthOf([before, ...number]) - 1;
  const bar = Math.max(LEAST_BAR, Math.min(MOST_BAR, room));
  const filled = max === min ? bar : Math.round((bar * (value - min)) / (max - min));
  const [on, off] = ascii ? ['=', '-'] : ['━', '─'];
  return [
    [],
    [
      before,
      bold(on.repeat(filled)),
      bold(ascii ? '|' : '●'),
      dim(off.repeat(bar - filled)),
      ...number,
      ...(room - bar < widthOf([bounds]) ? [] : [bounds]),
    ],
  ];
};

export const confirmText = (model: Model): string | null => {
  const { screen } = model.context.words.m;
  switch (model.confirm?.ask) {
    case 'quit':
      if (model.context.leadsTo === 'lobby') return screen.confirmLeaveTable;
      return model.context.resumeCommand === null || model.view.outcome
        ? screen.confirmQuitUnsaved
        : screen.confirmQuit;
    case 'resign':
      return model.context.rules.setup.options.resign === 'bot' ? screen.confirmResignBot : screen.confirmResignNeutral;
    case 'reactions':
      return screen.confirmReactions;
    case 'endAttack':
      return hasCaptured(model) ? screen.confirmEndWinning : screen.confirmEndAttack;
    case 'placed':
      return screen.confirmPlaced;
    case 'epidemic':
      return screen.confirmEpidemic;
    case undefined:
      return null;
  }
};

/** What the foot of the prompt says: what answers the last key, else what happened meanwhile, else the step's own hint. */
const footLine = (model: Model, hint: Line): Line => {
  const { words } = model.context;
  const confirm = confirmText(model);
  if (confirm !== null) return [span(confirm, { inverse: true })];
  // A number and its bar want the room.
  const advised = model.stage.at === 'number' ? null : hintOf(model);
  // Where there is a card it tells the hint, unless a coach has it.
  const isOnCard = advised !== null && layoutFor(model).card !== null && coachedIdea(model) === null;
  if (model.notice !== null && !(isOnCard && model.notice === hintText(model, advised))) return [bold(model.notice)];
  if (advised !== null && !isOnCard) return [bold(model.context.ascii ? '* ' : '» '), span(hintText(model, advised))];
  const lost = model.recap.filter(({ seat }) => seat === model.decision?.seat && seat === model.view.turn.seat);
  const kind = model.decision?.kind;
  if (lost.length > 0 && (kind === 'place' || kind === 'trade' || kind === 'muster') && model.stage.path.length === 0) {
    return [dim(words.m.screen.recap(lost.map(({ territory }) => words.placeOf(territory))))];
  }
  return hint;
};

/** The last row of the prompt; what is longer has two, and is cut after them. */
const footRows = (model: Model, hint: Line, columns: number, facts: Line = []): Line[] => {
  const text = footLine(model, hint);
  if (widthOf(text) === 0) return facts.length === 0 ? [] : [[span('  '), ...facts]];
  const [first = [], ...rest] = wrapLine([span(' '), ...text], columns);
  // Only the first of those that are set in stays so: the others go on with it.
  return rest.length === 0 ? [first] : [first, rest.flatMap((row, i) => (i === 0 ? row : row.slice(1)))];
};

/** Others play: what has happened lately. */
const waitingLines = (model: Model, rect: Rect): Line[] => newestLines(model, rect.columns - 1, rect.rows - 1);

/** A question with fewer rows has what there is to paste instead of who has won. */
const RESULT_ROWS = 6;

const overLines = (model: Model, rows: number, columns: number): Line[] => {
  const { rules, words, replayCommand } = model.context;
  const { log, screen } = words.m;
  const winners = model.view.outcome?.winners ?? [];
  const names = words.m.list(winners.map(words.seat));
  const players = ranking(model.view).filter((seat) => seat < rules.players);
  const standing = players.flatMap(
    (seat): Line => [
      ...seatName(model, seat, winners.includes(seat)),
      dim(
        model.view.napoleon
          ? ` ${words.m.napoleon.vp(pointsOf(model.view, seat))}   `
          : ` ${countTerritories(model.view, seat)}/${countArmies(model.view, seat)}   `,
      ),
    ],
  );
  // A command is of use only as a whole.
  const told = replayCommand === null ? [] : wrap(words.m.cli.replayWith(replayCommand), columns - 1);
  const replay = told.map((text): Line => [dim(text)]);
  // Where the map's place is too small for them.
  if (model.result !== null && rows < RESULT_ROWS)
    return model.result.slice(0, rows).map((text): Line => [bold(` ${text}`)]);
  const lines: Line[] = [
    [
      seatMark(model, winners[0] ?? null),
      bold(` ${winners.length > 1 ? log.shared(names) : log.won(names)}`),
      dim(`  ${screen.round(model.view.turn.round)}`),
    ],
    standing,
    ...(replay.length < 2 ? seedLines(model) : []),
    ...replay,
  ];
  return lines.slice(0, rows).map((line) => [span(' '), ...line]);
};

/** An attack that goes on by itself: what falls, and nothing of what the attacker may choose. */
const rollingLines = (model: Model, rect: Rect): Line[] => {
  const { auto, context } = model;
  if (auto?.do !== 'fight') return [];
  const { words } = context;
  const target = auto.from === auto.to ? '' : ` ${words.m.prompt.against} ${words.place(auto.to)}`;
  const where = bold(`${words.place(auto.from)}${target}`);
  const rolling = dim(words.m.napoleon.rolling);
  const inRow: Line = [where, span('   '), rolling];
  const title = widthOf(inRow) < rect.columns ? [inRow] : [[where], ...wrapLine([rolling], rect.columns - 1)];
  const told = newestLines(model, rect.columns - 1, rect.rows - 1 - title.length);
  return [...title, ...told].map((line) => [span(' '), ...line]);
};

const MOST_DETAIL = 2;
/** What the list keeps of its rows before its chosen item is told in full. */
const LEAST_ITEMS = 2;

/** A list with no more rows says nothing beside its items. */
const LEAST_FACTS = 5;

/** Items that are seen of a list before its hint is. */
const LEAST_SEEN = 3;

type ListPrompt = Extract<Prompt, { kind: 'list' }>;

/** What stands above and below the items of a list, and the rows that are left for them. */
const aroundList = (model: Model, prompt: ListPrompt, { rows, columns }: Rect) => {
  const items = filtered(prompt, model.filter);
  // Without frames there are too few rows for facts.
  const facts = rows > LEAST_FACTS ? (items[model.cursor]?.facts ?? []) : [];
  const whole = footRows(model, prompt.hint, columns, facts);
  const { screen } = model.context.words.m;
  const find: Line =
    model.filter === null ? [] : [span('  '), span(`${screen.filter}${model.filter}_`, { inverse: true })];
  const isWhole = fitsBorder(prompt.title, columns);
  const head: Line[] = prompt.header === undefined || rows < 4 ? [] : [[span('  '), ...prompt.header]];
  const title = [
    ...(isWhole ? [] : linesWithin(wrapLine([span(' '), ...prompt.title], columns), columns, 2)),
    ...(find.length > 0 ? [find] : []),
    ...head,
  ];
  // The step's own hint gives way to a list that would hardly be seen; whatever else is told stays.
  const least = Math.min(items.length, LEAST_SEEN);
  const spare = Math.max(0, rows - title.length - least);
  const foot =
    whole.length <= spare || footLine(model, prompt.hint) !== prompt.hint ? whole : linesWithin(whole, columns, spare);
  // What the chosen item says in full takes rows of the list.
  const text = items[model.cursor]?.detail ?? '';
  const free = rows - foot.length - title.length - LEAST_ITEMS;
  const empty = rows - foot.length - title.length - items.length;
  // Rows that would stay empty are its own.
  const most = Math.max(empty, Math.min(MOST_DETAIL, free), 0);
  const detail = text === '' ? [] : wrapWithin(text, columns - 4, most);
  return { foot, items, title, detail, room: Math.max(1, rows - foot.length - title.length - detail.length) };
};

/** The place in its list of the item on row `row` of the prompt, from 0; null where there is none. */
export const itemAtRow = (model: Model, rect: Rect, row: number): number | null => {
  const prompt = promptOf(model);
  if (prompt?.kind !== 'list') return null;
  const { items, title, room } = aroundList(model, prompt, rect);
  const n = row - title.length;
  const at = firstShown(model, items, room) + n;
  return n >= 0 && n < room && at < items.length ? at : null;
};

/** Items of the open list that are seen at a time, at least one: a page. */
export const itemsSeen = (model: Model): number => {
  const prompt = promptOf(model);
  return prompt?.kind === 'list' ? aroundList(model, prompt, layoutFor(model).prompt).room : 1;
};

const listPromptLines = (model: Model, prompt: ListPrompt, rect: Rect): Line[] => {
  const { foot, items, title, detail, room } = aroundList(model, prompt, rect);
  const { screen } = model.context.words.m;
  const list = items.length === 0 ? [[dim(screen.nothingFound)]] : listLines(model, items, room, rect.columns);
  const blank = Array.from({ length: Math.max(0, room - list.length) }, (): Line => []);
  return [...title, ...list, ...blank, ...detail.map((row): Line => [dim(`    ${row}`)]), ...foot];
};

/** Whether a title has room in the border above a panel, beside what else stands there. */
const fitsBorder = (title: Line, columns: number): boolean => widthOf(title) <= columns - 10;

/** Which item of how many is chosen; the keys for long lists where not all of it is seen, in the room beside the title. */
const listNote = (model: Model, prompt: ListPrompt, rect: Rect, columns: number): Line => {
  const { items, room } = aroundList(model, prompt, rect);
  if (items.length < 2) return [];
  const place = dim(`${model.cursor + 1}/${items.length}`);
  const { pgup, pgdn, home, end } = model.context.words.m.keyNames;
  const ways = items.length > room ? [`${pgup} ${pgdn} ${home} ${end}`, `${pgdn} ${end}`] : [];
  const keys = ways.map((names): Line => [bold(names), span('  '), place]);
  return keys.find((line) => widthOf(line) + BORDER_SIGNS <= columns) ?? [place];
};

/** Cells of the border beside its title and its note. */
const BORDER_SIGNS = 7;

/** What stands in the border above the prompt: its title, and which item of how many is chosen. */
export const promptTitle = (model: Model, rect: Rect): { readonly title: Line; readonly note: Line } => {
  const { m, seat } = model.context.words;
  const general = (text: string): Line => [bold(text)];
  const kind = model.view.waitingFor?.kind ?? 'thinking';
  const phase = general(m.screen.phases[kind].replace(/^./, (first) => first.toUpperCase()));
  if (model.replay !== null) return { title: general(m.look.recorded), note: [] };
  if (model.view.outcome !== null) {
    const isPasted = model.result !== null && rect.rows < RESULT_ROWS;
    return { title: general(isPasted ? m.daily.toPaste : m.look.over), note: [] };
  }
  const prompt = promptOf(model);
  if (prompt === null) {
    const waiting = model.view.waitingFor;
    if (modeOf(model) === 'attack' || !waiting) return { title: phase, note: [] };
    const state = model.paused ? m.screen.paused : m.screen.speed(m.screen.speeds[model.speed]);
    return {
      // Nobody thinks while the game stands still.
      title: [
        seatMark(model, waiting.seat),
        bold(` ${model.paused ? seat(waiting.seat) : m.screen.thinks(seat(waiting.seat))}`),
      ],
      note: model.context.isPaceFixed ? [] : [dim(state)],
    };
  }
  const title = fitsBorder(prompt.title, rect.columns) ? prompt.title : phase;
  return { title, note: prompt.kind === 'list' ? listNote(model, prompt, rect, rect.columns - widthOf(title)) : [] };
};

export const promptLines = (model: Model, rect: Rect): Line[] => {
  const { rows, columns } = rect;
  const foot = (hint: Line): Line[] => footRows(model, hint, columns);
  if (model.replay !== null) return replayLines(model, model.replay, rect);
  if (model.view.outcome !== null) {
    const isTold = model.confirm !== null || model.notice !== null;
    return [...overLines(model, isTold ? rows - 1 : rows, columns), ...(isTold ? foot([]) : [])];
  }
  if (modeOf(model) === 'attack' && model.auto?.do === 'fight') return rollingLines(model, rect);
  const prompt = promptOf(model);
  if (prompt === null) return fill(waitingLines(model, rect), foot([]), rows);
  if (prompt.kind === 'list') return listPromptLines(model, prompt, rect);
  const title = fitsBorder(prompt.title, columns)
    ? []
    : linesWithin(wrapLine([span(' '), ...prompt.title], columns), columns, 2);
  return fill([...title, ...numberLines(model, prompt, columns)], foot(prompt.hint), rows);
};

/** `lines` and below them `foot`, on exactly `rows` rows. */
const fill = (lines: readonly Line[], foot: readonly Line[], rows: number): Line[] => [
  ...Array.from({ length: rows - foot.length }, (_, i) => lines[i] ?? []),
  ...foot,
];
