// What a table in the house shows beside the game: whom it waits for and how long, chat, other tables. Pure.
import type { Chat } from '../store/index.js';
import type { Messages } from '../text/index.js';
import { layoutOf } from '../tui/frame/layout.js';
import { crop, justify, type Line, span, widthOf } from '../tui/frame/line.js';
import { paintRows } from '../tui/frame/paint.js';
import { blit, type Grid } from '../tui/terminal/cell.js';
import type { Draft } from './chatLine.js';
import { MOST_CHAT } from './chatLine.js';
import { isShort, type TableClock } from './clock.js';
import { placed } from './lobby/place.js';
import { chip, type Look, onRow, styleOf } from './lobby/style.js';
import { sinceText, timeText } from './lobby/time.js';

export interface Beside {
  readonly m: Messages;
  readonly look: Look;
  readonly now: number;
  readonly clock: TableClock;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat of this person; null for a spectator. */
  readonly seat: number | null;
  readonly seal: string;
  readonly watching: number;
  readonly chat: readonly Chat[];
  /** When this person last looked at the chat. */
  readonly readUntil: number;
  readonly isMuted: boolean;
  readonly draft: Draft;
  /** Other tables at which it is this person's turn. */
  readonly otherTurns: readonly number[];
  /** A sentence that stands here for a while. */
  readonly notice: string | null;
  /** Names of those who are not here. */
  readonly away: readonly string[];
  /** Seats of bots. */
  readonly bots: readonly number[];
  /** Seats that a bot plays for. */
  readonly standIns: readonly number[];
}

const leftLine = ({ clock, now, m }: Beside): Line => {
  if (clock.deadline === null || clock.clock === null) return [];
  const left = clock.deadline - now;
  const text = timeText(left, m);
  return [isShort(left, clock.clock.answer) ? span(` ${text} `, { inverse: true, bold: true }) : span(text)];
};

/** Whom the table waits for, since when, and how much time is left: the longest form first. None for a bot's turn. */
export const waitingLines = (beside: Beside): readonly Line[] => {
  const { clock, m, names, seat, now, look } = beside;
  const words = m.server.table;
  if (clock.question === null) return [];
  const style = styleOf(look);
  if (clock.question.seat === seat) return [leftLine(beside)];
  if (beside.bots.includes(clock.question.seat)) return [];
  const name = names[clock.question.seat] ?? '';
  const since = sinceText(now - clock.since, m);
  if (beside.standIns.includes(clock.question.seat)) return [[style.dim(words.botPlays(name))]];
  const left = leftLine(beside);
  const time: Line = left.length === 0 ? [] : [span('  '), ...left];
  const sign = chip(clock.question.seat, look);
  return [
    [sign, style.dim(` ${words.waitsAll(name, since)}`), ...time],
    [sign, style.dim(` ${m.server.lobby.since(since)}`), ...time],
    left,
  ];
};

const lineOf = ({ player, name, text, at }: Chat, beside: Beside, width: number): Line => {
  const { look, m, names, now } = beside;
  const style = styleOf(look);
  const seat = names.indexOf(name);
  const mark: Line = seat < 0 || player === null ? [style.dim('·')] : [chip(seat, look)];
  return justify(
    [span(' '), ...mark, style.dim(` ${name}  `), style.text(text)],
    [style.dim(` ${sinceText(now - at, m)} `)],
    width,
  );
};

/** What is new besides the game, on one line; [] where nothing is. */
export const newsLine = (beside: Beside): Line => {
  const { m, look, notice, chat, readUntil, isMuted, otherTurns, watching } = beside;
  const style = styleOf(look);
  if (notice !== null) return [style.bold(notice)];
  const last = isMuted ? undefined : chat.findLast(({ at }) => at > readUntil);
  if (last !== undefined) return [style.dim(`${last.name}: `), style.text(last.text)];
  const parts = [
    ...(otherTurns.length > 0 ? [`${m.server.lobby.sections.turn}: ${otherTurns.join(', ')} (^N)`] : []),
    ...(beside.away.length > 0 ? [`${m.server.table.away}: ${beside.away.join(', ')}`] : []),
    ...(watching > 0 ? [m.server.lobby.watch(watching)] : []),
    `${beside.seat === null ? '' : '" '}${m.server.table.chatKey}`,
  ];
  return [style.dim(parts.join('   '))];
};

/** The chat in the prompt's place: its title, the last lines, and the line that is written. */
const chatRows = (beside: Beside, width: number, height: number): Line[] => {
  const { m, look, chat, draft, isMuted } = beside;
  const words = m.server.table;
  const style = styleOf(look);
  const title = justify([style.title(` ${words.chat}`)], [style.dim('/wait  /bot  /abandon ')], width);
  const told = beside.notice === null ? [] : [[span(' '), style.bold(beside.notice)]];
  const room = Math.max(0, height - 2);
  const said = isMuted
    ? [[span(' '), style.dim(words.muted)]]
    : chat.slice(-room).map((line) => lineOf(line, beside, width));
  const lines = room === 0 ? [] : [...said, ...told].slice(-room);
  const blank = Array.from({ length: Math.max(0, room - lines.length) }, (): Line => []);
  const count = `${[...draft.text].length}/${MOST_CHAT} `;
  // The end of a long line is what is being written.
  const most = Math.max(1, width - widthOf([span(count)]) - 5);
  const shown = [...draft.text].slice(-most).join('');
  const input = justify([span(' '), style.bold(shown), span(' ', { inverse: true })], [style.dim(count)], width);
  return [title, ...blank, ...lines, input].map((line) =>
    onRow(placed([{ at: 0, line: crop(line, width) }], width), style, false),
  );
};

/** The longest run of blank cells in row `y`: its first column, and how many. */
const gapIn = (grid: Grid, y: number): { readonly x: number; readonly length: number } => {
  let best = { x: 0, length: 0 };
  for (let x = 0; x < grid.columns; x++) {
    const from = x;
    while (x < grid.columns && grid.cells[y * grid.columns + x]?.char === ' ') x++;
    if (x - from > best.length) best = { x: from, length: x - from };
  }
  return best;
};

/** Writes the first of `lines` that fits, else the last of them cut, at the right end of the longest gap of row `y`. */
const putInGap = (grid: Grid, y: number, lines: readonly Line[]): void => {
  const gap = gapIn(grid, y);
  const room = gap.length - 3;
  const line = lines.find((each) => widthOf(each) <= room) ?? lines.at(-1) ?? [];
  if (widthOf(line) === 0 || room < Math.min(6, widthOf(line))) return;
  const shown = crop(line, room);
  const width = widthOf(shown);
  const background = grid.cells[y * grid.columns + gap.x]?.bg ?? null;
  const painted = paintRows([shown.map((part) => ({ ...part, bg: part.bg ?? background }))], width, 1);
  blit(grid, painted, gap.x + gap.length - width - 1, y);
};

/** What of it changes by itself as time goes by: where it has not, nothing has to be drawn. */
export const besideText = (beside: Beside): string => {
  const chat = beside.draft.isOpen ? beside.chat.map(({ at }) => sinceText(beside.now - at, beside.m)) : [];
  const lines = [...waitingLines(beside), newsLine(beside)].map((line) => line.map(({ text }) => text).join(''));
  return [...lines, ...chat, beside.notice].join('\n');
};

/** Lays what stands beside the game over its screen. `grid` is changed. */
export const layBeside = (grid: Grid, beside: Beside): Grid => {
  const { map, prompt, tooSmall, isFramed } = layoutOf({ columns: grid.columns, rows: grid.rows });
  if (tooSmall) return grid;
  const style = styleOf(beside.look);
  putInGap(grid, 0, waitingLines(beside));
  if (isFramed) {
    // On the map's lower border.
    const seal = [style.dim(` ${beside.m.server.lobby.labels.seal} ${beside.seal.slice(0, 8)} `)];
    const width = widthOf(seal);
    blit(grid, paintRows([onRow(seal, style, false)], width, 1), map.x + map.columns - width - 2, map.y + map.rows);
  }
  if (beside.draft.isOpen) {
    const keys: Line = [span(' '), style.dim(beside.m.server.table.sendKeys)];
    const row = onRow(placed([{ at: 0, line: keys }], grid.columns), style, false);
    blit(grid, paintRows([row], grid.columns, 1), 0, grid.rows - 1);
    blit(
      grid,
      paintRows(chatRows(beside, prompt.columns, prompt.rows), prompt.columns, prompt.rows),
      prompt.x,
      prompt.y,
    );
  } else {
    putInGap(grid, prompt.y + prompt.rows - 1, [newsLine(beside)]);
  }
  return grid;
};
