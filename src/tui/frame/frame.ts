// (model) -> everything on the game's screen but the map: a pure function, so that a test can read it.
import type { Seat } from '../../core/index.js';
import { coachedIdea } from '../coach/shown.js';
import { coachCard } from '../coach/words.js';
import { lookPanels, type Panel } from '../look/page.js';
import { lookingNow } from '../look/things.js';
import type { Model, Size } from '../model.js';
import { isCovered } from '../modes.js';
import { themeOf } from '../palette/theme.js';
import { cardLines as cardOf } from '../panes/card.js';
import { exactly } from '../panes/columns.js';
import { paneLines, paneTitle } from '../panes/index.js';
import { newestLines } from '../panes/log.js';
import { shortMissionLines } from '../panes/missions.js';
import { shortPlayerLines } from '../panes/players.js';
import { hasSecrets, shortSecretLines } from '../panes/secrets.js';
import { tableNote } from '../panes/table.js';
import { tableBeside } from '../panes/tableBeside.js';
import { endingPanels, isEnding } from '../story/ending.js';
import { type Box, boxPieces, type Piece, ruleWith } from './boxes.js';
import { frameKeys, inFrame, keysLine } from './keyRows.js';
import { around, aroundMap, type Layout, layoutFor, MIN_COLUMNS, MIN_ROWS, type Rect } from './layout.js';
import { bold, crop, dim, type Line, type Span, span, widthOf } from './line.js';
import { seatMark } from './marks.js';
import { confirmText, promptLines, promptTitle } from './promptRows.js';
import { framedTitle, plainTitle } from './title.js';

export interface Frame {
  readonly layout: Layout;
  /** Every row of the screen, top to bottom. Where the map goes the cells are blank. */
  readonly rows: readonly Line[];
  /** False when a pane, a cover or a notice stands in the map's place. */
  readonly showsMap: boolean;
  /** What is raised from the ground. */
  readonly panels: readonly Rect[];
}

// --- Panels ---------------------------------------------------------------------------------------------------------------

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
    // In a frame the title stands in its border.
    lines: layout.isFramed
      ? paneLines(model, model.pane, columns - 2, rows + 1).slice(1)
      : paneLines(model, model.pane, columns - 1, rows).map((line) => [span(' '), ...line]),
    showsMap: false,
  };
};

const notice = (model: Model, layout: Layout): Frame => {
  const { columns, rows } = model.size;
  const text = model.context.words.m.screen.tooSmall(MIN_COLUMNS, MIN_ROWS);
  const confirm = model.confirm === null ? [] : [crop([span(confirmText(model) ?? '', { inverse: true })], columns)];
  return { layout, showsMap: false, panels: [], rows: [crop([span(text)], columns), ...confirm].slice(-rows) };
};

/** Pieces side by side and below each other, as rows of the screen. */
const compose = (size: Size, pieces: readonly Piece[]): Line[] => {
  const rows: Piece[][] = Array.from({ length: size.rows }, () => []);
  for (const piece of pieces) rows[piece.y]?.push(piece);
  return rows.map((row) => {
    const line: Span[] = [];
    let at = 0;
    for (const piece of row.sort((a, b) => a.x - b.x)) {
      if (piece.x > at) line.push(span(' '.repeat(piece.x - at)));
      line.push(...piece.line);
      at = piece.x + widthOf(piece.line);
    }
    return exactly(line, size.columns);
  });
};

const inRect = ({ x, y, columns, rows }: Rect, lines: readonly Line[]): Piece[] =>
  Array.from({ length: rows }, (_, k) => ({ x, y: y + k, line: exactly(lines[k] ?? [], columns) }));

const titled = (model: Model, text: string): Line => [bold(text, themeOf(model.context)?.title ?? null)];

const EMPTY: Line = [];

/** The missions of the only person here, where there is room for them. */
const ownLines = (model: Model, { missions }: Layout): readonly Line[] => {
  if (missions === null) return [];
  return (hasSecrets(model) ? shortSecretLines : shortMissionLines)(model, missions.columns);
};

/** Where the log is: without missions it has their rows. */
export const logRoom = (model: Model, layout: Layout): Rect | null => {
  const { log, missions } = layout;
  if (log === null || missions === null || ownLines(model, layout).length > 0) return log;
  return { ...log, y: missions.y, rows: log.y + log.rows - missions.y };
};

/** The panels around the map, each with its lines. */
const panelsOf = (model: Model, layout: Layout): { readonly box: Box; readonly lines: readonly Line[] }[] => {
  const { screen, look, keys, napoleon } = model.context.words.m;
  const { players, missions, table } = layout;
  const own = ownLines(model, layout);
  const told = logRoom(model, layout);
  const panel = (inner: Rect, title: Line, note: Line = EMPTY): Box => ({
    inner,
    kind: 'panel',
    title,
    note,
    foot: EMPTY,
    isActive: false,
  });
  const key = (binding: string, words: string): Line => [bold(binding), dim(` ${words}`)];
  return [
    ...(players
      ? [
          {
            box: { ...panel(players, titled(model, screen.panes.players)), isFull: true },
            lines: shortPlayerLines(model, players.columns + 2),
          },
        ]
      : []),
    ...(missions && own.length > 0
      ? [
          {
            box: panel(
              missions,
              titled(model, screen.panes.missions),
              hasSecrets(model) ? EMPTY : [dim(napoleon.columns.vp)],
            ),
            lines: own,
          },
        ]
      : []),
    ...(told
      ? [
          {
            box: panel(told, titled(model, screen.panes.log), key('l', look.all)),
            lines: newestLines(model, told.columns, told.rows),
          },
        ]
      : []),
    ...(table
      ? [
          {
            box: panel(
              table,
              [...titled(model, screen.panes.table), dim(tableNote(model))],
              [...key('s', keys.order), span('  '), ...key('f', keys.whose)],
            ),
            lines: tableBeside(model, table.rows),
          },
        ]
      : []),
  ];
};

const mapBox = (model: Model, layout: Layout, showsMap: boolean): Box => {
  const { board, m } = model.context.words;
  const name = board ?? m.look.boards[model.context.rules.board.id] ?? model.context.rules.board.id;
  const title =
    model.pane !== null && !isCovered(model)
      ? paneTitle(model, model.pane, layout.map.columns - 2, layout.map.rows + 1)
      : [bold(name, themeOf(model.context)?.title ?? null)];
  const note: Line = showsMap ? [bold('r'), dim(` ${model.context.words.m.keys.regions}`)] : EMPTY;
  return { inner: layout.map, kind: showsMap ? 'map' : 'panel', title, note, foot: EMPTY, isActive: !showsMap };
};

/** What stands in the two panels below the map; nothing behind a cover. */
const lowerPanels = (model: Model, layout: Layout): { readonly prompt: Panel; readonly card: Panel | null } => {
  if (isCovered(model)) return { prompt: { title: EMPTY, note: EMPTY, lines: [] }, card: null };
  const looking = lookingNow(model);
  if (looking !== null && layout.card !== null) {
    const { facts, beside } = lookPanels(model, looking, layout.prompt, layout.card);
    return { prompt: facts, card: beside };
  }
  const idea = coachedIdea(model);
  return {
    prompt: { ...promptTitle(model, layout.prompt), lines: promptLines(model, layout.prompt) },
    card: layout.card && (idea === null ? cardOf(model, layout.card) : coachCard(model, idea, layout.card)),
  };
};

/** The end of the game has the whole screen. */
const endingPieces = (
  model: Model,
): { readonly pieces: Piece[]; readonly panels: readonly Rect[]; readonly showsMap: boolean } => {
  const { banner, panels } = endingPanels(model, model.size);
  return {
    pieces: [
      ...banner.map((line, k): Piece => ({ x: 2, y: 1 + k, line })),
      ...panels.flatMap(({ box, lines }) => boxPieces(box, lines, model.context)),
    ],
    panels: panels.map(({ box }) => around(box.inner)),
    showsMap: false,
  };
};

const framedPieces = (
  model: Model,
  layout: Layout,
): { readonly pieces: Piece[]; readonly panels: readonly Rect[]; readonly showsMap: boolean } => {
  if (isEnding(model, layout)) return endingPieces(model);
  const { context } = model;
  const body = bodyLines(model, layout);
  const others = panelsOf(model, layout);
  const lower = lowerPanels(model, layout);
  const { card } = lower;
  const prompt: Box = {
    inner: layout.prompt,
    kind: 'panel',
    title: lower.prompt.title,
    note: lower.prompt.note,
    foot: frameKeys(model, layout.prompt.columns - 4),
    isActive: body.showsMap,
  };
  const boxes = [
    { box: prompt, lines: lower.prompt.lines },
    ...others,
    ...(card && layout.card
      ? [
          {
            box: {
              inner: layout.card,
              kind: 'panel',
              title: card.title,
              note: card.note,
              foot: EMPTY,
              isActive: false,
            } as const,
            lines: card.lines,
          },
        ]
      : []),
  ];
  const map = mapBox(model, layout, body.showsMap);
  // A pane in the map's place has a frame like others, on the same cells.
  const room = body.showsMap ? layout.map : { ...layout.map, x: layout.map.x + 1, columns: layout.map.columns - 2 };
  return {
    pieces: [
      ...boxes.flatMap(({ box, lines }) => boxPieces(box, lines, context)),
      ...boxPieces({ ...map, inner: room }, body.lines, context),
    ],
    panels: [...boxes.map(({ box }) => around(box.inner)), ...(body.showsMap ? [] : [aroundMap(layout.map)])],
    showsMap: body.showsMap,
  };
};

const plainPieces = (
  model: Model,
  layout: Layout,
): { readonly pieces: Piece[]; readonly panels: readonly Rect[]; readonly showsMap: boolean } => {
  const body = bodyLines(model, layout);
  const theme = themeOf(model.context);
  const flat = model.context.ascii ? '-' : '─';
  const ink = (text: string): Span => span(text, { fg: theme?.frame ?? null, say: '' });
  const { prompt, card } = lowerPanels(model, layout);
  const { title, note } = prompt;
  const left = layout.prompt.columns;
  const rule: Line =
    card && layout.card
      ? [
          ...ruleWith(title, note, left, ink, flat),
          ink(model.context.ascii ? '+' : '┬'),
          ...ruleWith(card.title, card.note, layout.title.columns - left - 1, ink, flat),
        ]
      : ruleWith(title, note, layout.title.columns, ink, flat);
  const y = layout.prompt.y;
  return {
    pieces: [
      ...inRect(layout.map, body.lines),
      { x: 0, y: y - 1, line: rule },
      ...inRect(layout.prompt, prompt.lines),
      ...(card && layout.card
        ? [
            ...Array.from(
              { length: layout.prompt.rows },
              (_, k): Piece => ({ x: left, y: y + k, line: [ink(model.context.ascii ? '|' : '│')] }),
            ),
            ...inRect(layout.card, card.lines),
          ]
        : []),
    ],
    panels: [layout.prompt, ...(layout.card ? [layout.card] : []), ...(body.showsMap ? [] : [layout.map])],
    showsMap: body.showsMap,
  };
};

/** The last one alone: a house full of sessions must not keep the rows of every screen. */
let last: { readonly model: Model; readonly frame: Frame } | null = null;

/** The rows of the screen for `model`: as many as it has, none wider than it is. Made once for a model in a row. */
export const frameOf = (model: Model): Frame => {
  if (last?.model === model) return last.frame;
  const frame = makeFrame(model);
  last = { model, frame };
  return frame;
};

const makeFrame = (model: Model): Frame => {
  const layout = layoutFor(model);
  if (layout.tooSmall) return notice(model, layout);
  const { title, keys, isFramed } = layout;
  const { pieces, panels, showsMap } = isFramed ? framedPieces(model, layout) : plainPieces(model, layout);
  const first = isFramed ? framedTitle(model, title.columns) : plainTitle(model, title.columns);
  const others = keysLine(model, keys.columns, isFramed && !isEnding(model, layout) ? inFrame(model) : []);
  const last = others.length > 1 ? others : keysLine(model, keys.columns, []);
  const rows = compose(model.size, [{ x: 0, y: 0, line: first }, ...pieces, { x: 0, y: keys.y, line: last }]);
  return { layout, showsMap, rows, panels };
};
