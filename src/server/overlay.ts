// What a table in the house shows beside the game: whom it waits for and how long, who is here, chat, other tables. Pure.
import { type Box, boxPieces, ruleWith } from '../tui/frame/boxes.js';
import { type Layout, layoutFor } from '../tui/frame/layout.js';
import { bold, crop, justify, type Line, span, widthOf } from '../tui/frame/line.js';
import { paintRows } from '../tui/frame/paint.js';
import type { Model } from '../tui/model.js';
import { themeOf } from '../tui/palette/theme.js';
import { isEnding } from '../tui/story/ending.js';
import { blit, type Grid } from '../tui/terminal/cell.js';
import { chatLines, newsLine } from './beside/chat.js';
import { otherRows, othersNote, playersRows } from './beside/panels.js';
import { type Beside, hasCompany } from './beside/types.js';
import { askedLines, waitingLines, waitingTitle } from './beside/waiting.js';
import { placed } from './lobby/place.js';
import { onRow, type Style, styleOf } from './lobby/style.js';
import { sinceText } from './lobby/time.js';

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
  const chat = beside.chat.map(({ at }) => sinceText(beside.now - at, beside.m));
  const others = otherRows(beside, 40, beside.others.length);
  const lines = [...waitingLines(beside), newsLine(beside), ...others].map((line) =>
    line.map(({ text }) => text).join(''),
  );
  return [...lines, ...chat, beside.notice].join('\n');
};

const put = (grid: Grid, x: number, y: number, line: Line, style: Style): void => {
  const width = widthOf(line);
  blit(grid, paintRows([onRow(line, style, false)], width, 1), x, y);
};

const putBox = (grid: Grid, box: Box, lines: readonly Line[], { look }: Beside): void => {
  for (const { x, y, line } of boxPieces(box, lines, look)) put(grid, x, y, line, styleOf(look));
};

/** Whether the prompt's place is free: somebody else is asked, and nothing of this person's own is open there. */
const isFree = ({ clock, seat }: Beside, model: Model): boolean =>
  clock.question !== null &&
  clock.question.seat !== seat &&
  model.decision === null &&
  model.view.outcome === null &&
  model.looking === null &&
  model.confirm === null &&
  model.notice === null &&
  model.filter === null &&
  model.auto?.do !== 'fight';

/** Rows of the panel above the chat: what is asked, and what becomes of it. */
const ASKED_ROWS = 2;

const chatTitle = ({ m }: Beside): Line => [bold(m.server.table.chat)];
const chatNote = ({ m, look }: Beside): Line => [styleOf(look).dim(`^O ${m.server.table.mute}`)];

/** Whom the table waits for, and the chat, in the prompt's place. */
const putWaiting = (grid: Grid, layout: Layout, model: Model, beside: Beside): void => {
  const { columns, rows } = layout.prompt;
  const { look } = beside;
  const style = styleOf(look);
  const rule = ruleWith(
    chatTitle(beside),
    chatNote(beside),
    columns,
    (text) => style.frame(text, true),
    look.ascii ? '-' : '─',
  );
  const box: Box = {
    inner: layout.prompt,
    kind: 'panel',
    title: waitingTitle(beside),
    note: [],
    foot: [],
    isActive: true,
  };
  const lines = [...askedLines(beside, model), rule, ...chatLines(beside, columns, rows - ASKED_ROWS - 1)];
  putBox(grid, box, lines, beside);
};

/** The chat over the own question or, where panels have no frames, over that of somebody else. */
const putChat = (grid: Grid, { prompt, isFramed }: Layout, beside: Beside): void => {
  const { m, look, clock, seat } = beside;
  const style = styleOf(look);
  const isMine = seat !== null && clock.question?.seat === seat;
  const turn = isMine ? [span(` ${m.server.lobby.sections.turn} `, { inverse: true, bold: true }), span(' ')] : [];
  const title = [...turn, style.title(m.server.table.chat)];
  const note = [style.dim('/wait  /bot  /abandon')];
  if (isFramed) {
    const box: Box = { inner: prompt, kind: 'panel', title, note, foot: [], isActive: true };
    putBox(grid, box, chatLines(beside, prompt.columns, prompt.rows), beside);
    return;
  }
  const { columns } = prompt;
  const rows = chatLines(beside, columns - 2, prompt.rows - 1).map((line) => [span(' '), ...line]);
  [justify([span(' '), ...title], [...note, span(' ')], columns), ...rows].forEach((line, i) => {
    put(grid, prompt.x, prompt.y + i, placed([{ at: 0, line: crop(line, columns) }], columns), style);
  });
};

const putSides = (grid: Grid, { players, aside }: Layout, model: Model, beside: Beside): void => {
  const { m, watching, look } = beside;
  const style = styleOf(look);
  const title = (text: string): Line => [bold(text, themeOf(look)?.title ?? null)];
  const panel = { kind: 'panel', foot: [], isActive: false } as const;
  if (players !== null) {
    const note = watching > 0 ? [style.dim(m.server.lobby.watch(watching))] : [];
    const box: Box = { ...panel, inner: players, title: title(m.screen.panes.players), note, isFull: true };
    putBox(grid, box, playersRows(beside, model, players.columns + 2), beside);
  }
  if (aside !== null) {
    const note = othersNote(beside, aside.rows);
    const box: Box = { ...panel, inner: aside, title: title(m.server.table.others), note };
    putBox(grid, box, otherRows(beside, aside.columns, aside.rows), beside);
  }
};

/** Lays what stands beside the game over its screen. `grid` is changed. */
export const layBeside = (grid: Grid, beside: Beside, model: Model): Grid => {
  const layout = layoutFor(model);
  const { map, prompt, tooSmall, isFramed } = layout;
  if (tooSmall) return grid;
  const style = styleOf(beside.look);
  const isWaiting = isFramed && isFree(beside, model) && hasCompany(beside);
  if (!isWaiting) putInGap(grid, 0, waitingLines(beside));
  // The end of a game has the whole screen for itself.
  if (isFramed && !isEnding(model, layout)) {
    // On the map's lower border.
    const seal = [style.dim(` ${beside.m.server.lobby.labels.seal} ${beside.seal.slice(0, 8)} `)];
    put(grid, map.x + map.columns - widthOf(seal) - 2, map.y + map.rows, seal, style);
    putSides(grid, layout, model, beside);
  }
  if (beside.draft.isOpen) {
    const keys: Line = [span(' '), style.dim(beside.m.server.table.sendKeys)];
    put(grid, 0, grid.rows - 1, placed([{ at: 0, line: keys }], grid.columns), style);
  }
  if (isWaiting) putWaiting(grid, layout, model, beside);
  else if (beside.draft.isOpen) putChat(grid, layout, beside);
  else putInGap(grid, prompt.y + prompt.rows - 1, [newsLine(beside)]);
  return grid;
};
