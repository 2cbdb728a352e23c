// The rows of the lobby's list: one heading for each part, one row for each table. Pure.
import type { Line } from '../../tui/frame/line.js';
import { span, widthOf } from '../../tui/frame/line.js';
import { variantName } from '../../tui/menu/items.js';
import { isShort } from '../clock.js';
import { cursorOf, leftOf, type Part, partsOf } from './lists.js';
import type { Lobby, LobbySeat, LobbyTable, Section } from './model.js';
import { phaseText } from './phase.js';
import { type Piece, placed } from './place.js';
import { chip, onRow, type Style } from './style.js';
import { clockText, timeText } from './time.js';

/** Columns where the fields of a row begin or end, from the row's left edge. */
export interface Columns {
  readonly width: number;
  readonly numberEnds: number;
  readonly game: number;
  readonly roundEnds: number;
  readonly players: number;
  readonly waits: number;
  readonly timeEnds: number;
}

const roundText = ({ round, rounds, section }: LobbyTable): string => {
  if (section === 'open' || round === 0) return '–';
  return rounds === null ? `${round}` : `${round}/${rounds}`;
};

const seatLine = (seat: LobbySeat, lobby: Lobby, style: Style): Line => {
  const words = lobby.context.m.server.lobby;
  const sign = chip(seat.colour, style.look);
  if (seat.kind === 'me') return [sign, style.bold(words.you)];
  if (seat.kind === 'open') return [sign, style.dim(words.open)];
  return [sign, seat.isAway ? style.dim(`(${seat.name})`) : style.text(seat.name)];
};

/** Names of all where they fit, else signs alone, and how many. */
export const seatsLine = (table: LobbyTable, lobby: Lobby, style: Style, room: number): Line => {
  const { seats } = table;
  const names = seats.flatMap((seat, i): Line => [...(i > 0 ? [span(' ')] : []), ...seatLine(seat, lobby, style)]);
  if (widthOf(names) <= room) return names;
  const words = lobby.context.m.server.lobby;
  const me = seats.find(({ kind }) => kind === 'me');
  const mine: Line = me ? [...seatLine(me, lobby, style), span(' ')] : [];
  const others = seats.filter((seat) => seat !== me).map(({ colour }) => chip(colour, style.look));
  return [...mine, ...others, style.dim(` ${words.players(seats.length)}`)];
};

const questionText = (table: LobbyTable, lobby: Lobby): string =>
  phaseText(lobby.context.m, table.waits?.kind ?? 'thinking');

export const waitsText = (table: LobbyTable, lobby: Lobby): string => {
  const words = lobby.context.m.server.lobby;
  if (table.waits === null) return '';
  if (table.waits.seat === table.mySeat) return words.your(questionText(table, lobby));
  return table.seats[table.waits.seat]?.name ?? '';
};

const leftLine = (table: LobbyTable, lobby: Lobby, style: Style): Line => {
  if (table.deadline === null) return [];
  const left = leftOf(table, lobby.now);
  const text = timeText(left, lobby.context.m);
  // Never red: red is a seat.
  if (table.clock !== null && isShort(left, table.clock.answer))
    return [span(` ${text} `, { inverse: true, bold: true })];
  return [table.section === 'turn' ? style.bold(text) : style.text(text)];
};

/** The last two fields of a row, by the part of the list. */
const lastFields = (table: LobbyTable, lobby: Lobby, style: Style): readonly [Line, Line] => {
  const words = lobby.context.m.server.lobby;
  switch (table.section) {
    case 'turn':
      // The heading says whose turn it is.
      return [[style.bold(questionText(table, lobby))], leftLine(table, lobby, style)];
    case 'open': {
      const needs = table.needs === 0 ? words.ready : words.needs(table.needs);
      const first = table.code === null ? [style.text(needs)] : [style.dim(`${words.code} `), style.bold(table.code)];
      return [first, [style.text(clockText(table.clock, lobby.context.m))]];
    }
    case 'watch':
      return [[style.text(waitsText(table, lobby))], [style.text(`${table.watching}`)]];
    default:
      return [[style.text(waitsText(table, lobby))], leftLine(table, lobby, style)];
  }
};

const tableRow = (table: LobbyTable, lobby: Lobby, style: Style, columns: Columns, isChosen: boolean): Line => {
  const [waits, time] = lastFields(table, lobby, style);
  const pieces: Piece[] = [
    { at: 1, line: [isChosen ? style.bold(style.look.ascii ? '>' : '❯') : span('')] },
    { at: columns.numberEnds, end: true, line: [isChosen ? style.bold(`${table.id}`) : style.text(`${table.id}`)] },
    { at: columns.game, line: [nameOf(table, lobby, style, isChosen)] },
    { at: columns.roundEnds, end: true, line: [style.text(roundText(table))] },
    { at: columns.players, line: seatsLine(table, lobby, style, columns.waits - columns.players - 1) },
    { at: columns.waits, line: waits },
    { at: columns.timeEnds, end: true, line: time },
  ];
  return onRow(placed(pieces, columns.width), style, isChosen);
};

const SHORT_NAME = 10;
const nameOf = (table: LobbyTable, lobby: Lobby, style: Style, isChosen: boolean) => {
  const name = shortVariant(lobby, table.variant).slice(0, SHORT_NAME);
  return isChosen ? style.bold(name) : style.text(name);
};

/** `Napoleon`, `Classic`: the word that tells the game from the others. */
export const shortVariant = (lobby: Lobby, variant: string): string => {
  const short = lobby.context.m.server.variants[variant];
  return short ?? variantName(lobby.context.m, variant);
};

/** A rule with its words: `─ Your turn ──── Round ─ Players ───── Waits for ── Left`. */
const headingRow = (section: Section, lobby: Lobby, style: Style, columns: Columns): Line => {
  const words = lobby.context.m.server.lobby;
  const { columns: names } = words;
  const ends: Readonly<Record<Section, readonly [string, string]>> = {
    turn: [names.waitsFor, names.left],
    mine: [names.waitsFor, names.left],
    open: [names.needs, names.clock],
    watch: [names.onTurn, names.watching],
  };
  const [waits, time] = ends[section];
  const hasAll = section === 'turn';
  return onRow(
    ruled(
      [
        { at: 2, line: [style.title(words.sections[section])] },
        ...(hasAll
          ? [
              { at: columns.roundEnds, end: true, line: [style.dim(names.round)] },
              { at: columns.players, line: [style.dim(names.players)] },
            ]
          : []),
        { at: columns.waits, line: [style.dim(waits)] },
        { at: columns.timeEnds, end: true, line: [style.dim(time)] },
      ],
      columns.width,
      style,
    ),
    style,
    false,
  );
};

/** A line across `columns` with words on it, a blank on each side of them. */
export const ruled = (pieces: readonly Piece[], columns: number, style: Style): Line => {
  const bar = style.look.ascii ? '-' : '─';
  const line = placed(pieces, columns);
  const cells: Line = line.flatMap((part) => {
    if (part.text.trim() !== '' || part.text.length === 0) return [part];
    const { length } = part.text;
    return [part.text.length < 3 ? part : style.frame(` ${bar.repeat(length - 2)} `)];
  });
  // The line goes out to both edges.
  return cells.map((part, i) => {
    if (i === 0 && part.text.startsWith(' ')) return { ...style.frame(`${bar.repeat(part.text.length - 1)} `) };
    if (i === cells.length - 1 && part.text.endsWith(' ')) return style.frame(` ${bar.repeat(part.text.length - 1)}`);
    return part;
  });
};

const newRow = (lobby: Lobby, style: Style, columns: Columns, isChosen: boolean): Line => {
  const text = lobby.context.m.server.lobby.newTable;
  return onRow(
    placed(
      [
        { at: 1, line: [isChosen ? style.bold(style.look.ascii ? '>' : '❯') : span('')] },
        { at: columns.numberEnds, end: true, line: [style.dim('+')] },
        { at: columns.game, line: [isChosen ? style.bold(text) : style.text(text)] },
      ],
      columns.width,
    ),
    style,
    isChosen,
  );
};

/** A row of a list that may be long: it is made when it is shown. */
interface Row {
  readonly line: () => Line;
  readonly stop: number | 'new' | null;
}

/** All rows of the list, with a blank one between its parts where there is room for that. */
const allRows = (lobby: Lobby, style: Style, columns: Columns, isLoose: boolean): Row[] => {
  const cursor = cursorOf(lobby);
  const parts: readonly Part[] = partsOf(lobby);
  const blank: Row = { line: () => onRow([span(' '.repeat(columns.width))], style, false), stop: null };
  const rows = parts.flatMap(({ section, tables }, i): Row[] => [
    ...(isLoose && i > 0 ? [blank] : []),
    { line: () => headingRow(section, lobby, style, columns), stop: null },
    ...tables.map((table) => ({
      line: () => tableRow(table, lobby, style, columns, cursor === table.id),
      stop: table.id,
    })),
  ]);
  const found = lobby.filter && parts.length === 0 ? lobby.context.m.server.lobby.nothingFound : null;
  const nothing =
    found === null
      ? []
      : [
          {
            line: () => onRow(placed([{ at: columns.game, line: [style.dim(found)] }], columns.width), style, false),
            stop: null,
          },
        ];
  return [
    ...rows,
    ...nothing,
    ...(isLoose && rows.length > 0 ? [blank] : []),
    { line: () => newRow(lobby, style, columns, cursor === 'new'), stop: 'new' },
  ];
};

/** The part of the list around the cursor: at most `height` rows, of how many before and behind them. */
const shownRows = (lobby: Lobby, style: Style, columns: Columns, height: number) => {
  const loose = allRows(lobby, style, columns, true);
  const rows = loose.length <= height ? loose : allRows(lobby, style, columns, false);
  const at = rows.findIndex(({ stop }) => stop === cursorOf(lobby));
  const start = Math.max(0, Math.min(at - Math.floor(height / 2), rows.length - height));
  return { rows, start, hasMoreAbove: start > 0, hasMoreBelow: start + height < rows.length };
};

/** By row of the list: the table, or the new one, that stands there; null for headings and what is beyond. */
export const stopsShown = (lobby: Lobby, style: Style, columns: Columns, height: number): (number | 'new' | null)[] => {
  const { rows, start, hasMoreAbove, hasMoreBelow } = shownRows(lobby, style, columns, height);
  return Array.from({ length: height }, (_, y) => {
    if ((y === 0 && hasMoreAbove) || (y === height - 1 && hasMoreBelow)) return null;
    return rows[start + y]?.stop ?? null;
  });
};

/** The part of the list around the cursor, on exactly `height` rows. */
export const listRows = (lobby: Lobby, style: Style, columns: Columns, height: number): Line[] => {
  const { rows, start, hasMoreAbove, hasMoreBelow } = shownRows(lobby, style, columns, height);
  const blank = onRow([span(' '.repeat(columns.width))], style, false);
  const words = lobby.context.m.server.lobby;
  const more = (text: string): Line =>
    onRow(placed([{ at: columns.game, line: [style.dim(text)] }], columns.width), style, false);
  const stopsIn = (from: number, to: number): number => rows.slice(from, to).filter(({ stop }) => stop !== null).length;
  return Array.from({ length: height }, (_, y): Line => {
    if (y === 0 && hasMoreAbove) return more(words.moreAbove(stopsIn(0, start + 1)));
    if (y === height - 1 && hasMoreBelow) return more(words.moreBelow(stopsIn(start + height - 1, rows.length)));
    return rows[start + y]?.line() ?? blank;
  });
};

export const clampedColumns = (width: number, isFramed: boolean): Columns =>
  isFramed
    ? { width, numberEnds: 6, game: 7, roundEnds: 21, players: 22, waits: width - 21, timeEnds: width - 1 }
    : { width, numberEnds: 6, game: 8, roundEnds: 22, players: 24, waits: width - 25, timeEnds: width - 1 };
