// (lobby) -> every row of the screen: a pure function, so that a test can read it. Pictures 80x24 and 110x34 and larger.
import { justify, type Line, span, widthOf } from '../../tui/frame/line.js';
import { endedRows, factRows, factsTitle, noticeRows, peopleRows } from './facts.js';
import { keysLine } from './keys.js';
import { chosenTable, cursorOf, stopsOf } from './lists.js';
import { hasMap } from './map.js';
import type { Lobby } from './model.js';
import { pageOf } from './pages.js';
import { type Piece, placed, type Rect } from './place.js';
import { clampedColumns, listRows, ruled } from './rows.js';
import { onGround, onRow, type Style, styleOf } from './style.js';

export const MIN_COLUMNS = 80;
export const MIN_ROWS = 24;
/** From here on panels have frames. */
const FRAMED_COLUMNS = 110;
const FRAMED_ROWS = 30;
const SIDE = 35;
const MOST_NOTICE_ROWS = 5;

export interface LobbyFrame {
  readonly rows: readonly Line[];
  /** Where the list of tables stands; null where another page does. */
  readonly list: Rect | null;
  /** Where the map of the chosen table goes; null where there is no room or no map. */
  readonly map: Rect | null;
}

const titleLine = (lobby: Lobby, style: Style): Line => {
  const { context, people, tables, size } = lobby;
  const words = context.m.server.lobby;
  return justify(
    [span(' '), style.title(words.title.toUpperCase()), span('  '), style.dim(words.of(context.house))],
    [
      style.dim(words.here(people.length, tables.filter(({ section }) => section !== 'ended').length)),
      span('  '),
      style.bold(context.me.name),
      span(' '),
    ],
    size.columns,
  );
};

interface Corners {
  readonly tl: string;
  readonly tr: string;
  readonly bl: string;
  readonly br: string;
  readonly h: string;
  readonly v: string;
}
const ROUND: Corners = { tl: '╭', tr: '╮', bl: '╰', br: '╯', h: '─', v: '│' };
const SQUARE: Corners = { tl: '┌', tr: '┐', bl: '└', br: '┘', h: '─', v: '│' };
const ASCII: Corners = { tl: '+', tr: '+', bl: '+', br: '+', h: '-', v: '|' };

const cornersOf = ({ look }: Style): Corners => (look.ascii ? ASCII : look.depth > 4 ? ROUND : SQUARE);

/** A border with words on it: `left` from column 2 on, `right` up to the last but two. */
const border = (
  ends: readonly [string, string],
  h: string,
  width: number,
  left: Line,
  right: Line,
  isFocused: boolean,
  style: Style,
): Line => {
  const [from, to] = [
    widthOf(left) > 0 ? [span(' '), ...left, span(' ')] : [],
    widthOf(right) > 0 ? [span(' '), ...right, span(' ')] : [],
  ];
  const bar = Math.max(0, width - 4 - widthOf(from) - widthOf(to));
  return [
    style.frame(`${ends[0]}${h}`, isFocused),
    ...from,
    style.frame(h.repeat(bar), isFocused),
    ...to,
    style.frame(`${h}${ends[1]}`, isFocused),
  ];
};

interface Panel {
  readonly rect: Rect;
  readonly title: Line;
  readonly right?: Line;
  readonly bottom?: Line;
  readonly rows: readonly Line[];
  readonly isFocused?: boolean;
}

const panelRows = ({ rect, title, right = [], bottom = [], rows, isFocused = false }: Panel, style: Style): Line[] => {
  const c = cornersOf(style);
  const inner = Array.from(
    { length: rect.rows - 2 },
    (_, i): Line => [
      style.frame(c.v, isFocused),
      ...placed([{ at: 0, line: rows[i] ?? [] }], rect.columns - 2),
      style.frame(c.v, isFocused),
    ],
  );
  return [
    border([c.tl, c.tr], c.h, rect.columns, title, right, isFocused, style),
    ...inner,
    border([c.bl, c.br], c.h, rect.columns, [], bottom, isFocused, style),
  ].map((line) => onRow(line, style, false));
};

/** Panels side by side and below each other, as rows of the screen. */
const laid = (panels: readonly Panel[], columns: number, rows: number, style: Style): Line[] => {
  const drawn = panels.map((panel) => ({ rect: panel.rect, lines: panelRows(panel, style) }));
  return Array.from({ length: rows }, (_, y) => {
    const pieces = drawn.flatMap(({ rect, lines }): Piece[] => {
      const line = lines[y - rect.y];
      return line === undefined ? [] : [{ at: rect.x, line }];
    });
    return joined(pieces, columns);
  });
};

/** Pieces of known widths, without the blank that `placed` keeps between. */
const joined = (pieces: readonly Piece[], columns: number): Line => {
  let x = 0;
  const line = pieces
    .toSorted((a, b) => a.at - b.at)
    .flatMap((piece): Line => {
      const gap = span(' '.repeat(Math.max(0, piece.at - x)));
      x = piece.at + widthOf(piece.line);
      return [gap, ...piece.line];
    });
  return [...line, span(' '.repeat(Math.max(0, columns - x)))];
};

const placeOf = (lobby: Lobby): string => {
  const stops = stopsOf(lobby);
  return `${stops.indexOf(cursorOf(lobby)) + 1}/${stops.length}`;
};

const filterLine = (lobby: Lobby, style: Style): Line | null =>
  lobby.filter === null ? null : [span(' '), style.bold('/ '), style.text(lobby.filter), span(' ', { inverse: true })];

const framed = (lobby: Lobby, style: Style): LobbyFrame => {
  const { size, context } = lobby;
  const words = context.m.server.lobby;
  const { columns, rows } = size;
  const left = columns - SIDE;
  const below = 9;
  const upper = rows - 2 - below;
  const list: Rect = { x: 0, y: 1, columns: left, rows: upper };
  const page = pageOf(lobby, style, left - 2, upper - 2);
  const filter = filterLine(lobby, style);
  const house = lobby.notice === '' ? [] : noticeRows(lobby, style, SIDE - 2, true).slice(0, MOST_NOTICE_ROWS);
  const houseRows = house.length === 0 ? 0 : house.length + 2;
  const endedHeight = 4;
  const peopleHeight = upper - endedHeight - houseRows;
  const factsWidth = Math.min(51, Math.floor(columns / 2) - 4);
  const bottom = 1 + upper;
  const map: Rect = { x: factsWidth, y: bottom, columns: columns - factsWidth, rows: below };
  const table = chosenTable(lobby);
  const isMapped = table !== null && page === null && !context.ascii && hasMap(table);
  const panels: Panel[] = [
    {
      rect: list,
      title: [style.title(page?.title ?? words.tables)],
      right: page === null ? [style.dim(placeOf(lobby))] : [],
      rows: page?.rows ?? listRows(lobby, style, clampedColumns(left - 2, true), upper - 2),
      bottom: filter ?? [],
      isFocused: true,
    },
    {
      rect: { x: left, y: 1, columns: SIDE, rows: peopleHeight },
      title: [style.title(words.hereTitle)],
      right: [style.dim(`${lobby.people.length}`)],
      rows: peopleRows(lobby, style, SIDE - 2, peopleHeight - 2),
    },
    {
      rect: { x: left, y: 1 + peopleHeight, columns: SIDE, rows: endedHeight },
      title: [style.title(words.ended)],
      right: [style.dim(`f ${context.m.server.keys.ended}`)],
      rows: endedRows(lobby, style, SIDE - 2, endedHeight - 2),
    },
    ...(house.length === 0
      ? []
      : [
          {
            rect: { x: left, y: 1 + peopleHeight + endedHeight, columns: SIDE, rows: houseRows },
            title: [style.title(words.houseSays)],
            rows: house,
          },
        ]),
    {
      rect: { x: 0, y: bottom, columns: isMapped ? factsWidth : columns, rows: below },
      title: factsTitle(lobby, style),
      rows: factRows(lobby, style, (isMapped ? factsWidth : columns) - 2, below - 2, true),
    },
    ...(isMapped && table !== null ? [{ rect: map, title: [style.title(words.tableNow(table.id))], rows: [] }] : []),
  ];
  return {
    rows: [
      onGround(placed([{ at: 0, line: titleLine(lobby, style) }], columns), style),
      ...laid(panels, columns, rows, style).slice(1, -1),
      onGround(placed([{ at: 0, line: keysLine(lobby, style, columns) }], columns), style),
    ],
    list: page === null ? { x: 1, y: 2, columns: left - 2, rows: upper - 2 } : null,
    map: isMapped ? { x: map.x + 1, y: map.y + 1, columns: map.columns - 2, rows: map.rows - 2 } : null,
  };
};

const LIST_ROWS_BELOW = 8;
const FACTS_COLUMNS = 44;

const plain = (lobby: Lobby, style: Style): LobbyFrame => {
  const { columns, rows } = lobby.size;
  const words = lobby.context.m.server.lobby;
  const [notice] = noticeRows(lobby, style, columns);
  const height = rows - LIST_ROWS_BELOW - (notice === undefined ? 0 : 1);
  const page = pageOf(lobby, style, columns, height);
  const filter = filterLine(lobby, style);
  const listHeight = filter === null ? height : height - 1;
  const list =
    page === null
      ? listRows(lobby, style, clampedColumns(columns, false), listHeight)
      : [
          ruled([{ at: 2, line: [style.title(page.title)] }], columns, style),
          ...Array.from({ length: height - 1 }, (_, i): Line => page.rows[i] ?? []),
        ];
  const bar = style.look.ascii ? '|' : '│';
  const below = LIST_ROWS_BELOW - 3;
  const facts = factRows(lobby, style, FACTS_COLUMNS, below, false);
  const people = peopleRows(lobby, style, columns - FACTS_COLUMNS - 2, below);
  const rule = ruled(
    [
      { at: 2, line: factsTitle(lobby, style) },
      { at: FACTS_COLUMNS + 3, line: [style.title(words.hereTitle), style.dim(` ${lobby.people.length}`)] },
    ],
    columns,
    style,
  );
  const lower = Array.from(
    { length: below },
    (_, i): Line =>
      joined(
        [
          { at: 0, line: placed([{ at: 1, line: facts[i] ?? [] }], FACTS_COLUMNS) },
          { at: FACTS_COLUMNS, line: [style.frame(bar)] },
          { at: FACTS_COLUMNS + 1, line: placed([{ at: 1, line: people[i] ?? [] }], columns - FACTS_COLUMNS - 1) },
        ],
        columns,
      ),
  );
  const all = [
    titleLine(lobby, style),
    ...list,
    ...(filter === null || page !== null ? [] : [filter]),
    ...(notice === undefined ? [] : [notice]),
    rule,
    ...lower,
    keysLine(lobby, style, columns),
  ];
  return {
    rows: all.map((line) => onRow(placed([{ at: 0, line }], columns), style, false)),
    list: page === null ? { x: 0, y: 1, columns, rows: listHeight } : null,
    map: null,
  };
};

/** The rows of the screen: as many as it has, none wider than it is. */
export const lobbyFrame = (lobby: Lobby): LobbyFrame => {
  const style = styleOf(lobby.context);
  const { columns, rows } = lobby.size;
  if (columns < MIN_COLUMNS || rows < MIN_ROWS) {
    const text = lobby.context.m.server.refused.terminal(MIN_COLUMNS, MIN_ROWS);
    return { rows: [placed([{ at: 0, line: [span(text)] }], columns)].slice(0, rows), list: null, map: null };
  }
  return columns >= FRAMED_COLUMNS && rows >= FRAMED_ROWS ? framed(lobby, style) : plain(lobby, style);
};
