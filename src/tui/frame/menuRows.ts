// What stands inside the menu's frame: a question and its list, a name that is typed, or a page of the rules. Pure: Ink lays
// out these rows, and until it is there they are painted as they are.
import { type Messages, messagesIn, whole } from '../../text/index.js';
import { type MenuItem, menuItems } from '../menu/items.js';
import { firstSeen, pointerOf } from '../menu/list.js';
import type { Menu } from '../menu/menu.js';
import { isPage, pageLines, pageRows } from '../menu/page.js';
import { isTyped } from '../menu/typed.js';
import type { Size } from '../model.js';
import { seatColours, seatGlyph } from '../palette/seats.js';
import type { ColourDepth } from '../terminal/colour.js';
import { chosenRow } from './chosen.js';
import type { Rect } from './layout.js';
import { bold, crop, dim, type Line, padEnd, type Span, span, widthOf, wrap, wrapWithin } from './line.js';
import { isBig, menuRoom } from './menuRoom.js';
import { SAMPLE_ROWS, sampleLines } from './samples.js';

/** What the menu's rows are drawn for. */
export interface RowLook {
  readonly ascii: boolean;
  readonly depth: ColourDepth;
  readonly light: boolean;
}

export interface MenuList {
  /** The row of the first item that is seen. */
  readonly top: number;
  /** The items that are seen, each with its rows. */
  readonly items: readonly { readonly value: string; readonly lines: readonly Line[] }[];
  /** The place of the pointer among them. */
  readonly at: number;
}

export interface MenuRows {
  /** As many as the room has, the list's among them. */
  readonly lines: readonly Line[];
  /** Null where nothing is chosen. */
  readonly list: MenuList | null;
  /** `3/20` where the list is longer than its window, else ''. */
  readonly count: string;
}

/** Free columns between the longest label and its hint. */
const BEFORE_HINT = 3;
const POINTER = 2;

/** Rows around the list: a blank one above, one below with two of the hint, what went wrong, whose the game is. */
const ROWS_AROUND = 6;
const LEAST_ROWS = 4;
const MOST_HINT_ROWS = 2;
const MOST_NEWS_ROWS = 2;

/** Items of a list that are seen at a time in `room`. */
export const listRows = (room: Rect, menu: Menu): number =>
  Math.max(LEAST_ROWS, room.rows - ROWS_AROUND - (hasSamples(menu) ? SAMPLE_ROWS : 0));

/** The cells of the map are chosen: what each kind looks like stands below. */
const hasSamples = ({ step, setting }: Menu): boolean => step === 'setting' && setting === 'cells';

const widthOfText = (text: string): number => widthOf([span(text)]);

/** A seat's sign on its colour; without colours the sign alone. */
export const chip = (colour: number, look: RowLook): Span => {
  const glyph = seatGlyph(colour, look.ascii);
  if (look.depth === 0) return span(glyph, { bold: true });
  const { fill, ink } = seatColours(colour, look);
  return span(glyph, { fg: ink, bg: fill });
};

/** The seats of a game: `▲ Ney 5   ● Lannes 7`. */
const seatsLine = ({ seats = [] }: MenuItem, look: RowLook): Line =>
  seats.flatMap(
    ({ colour, name, score }, n): Line => [
      span(n === 0 ? '' : '   '),
      chip(colour, look),
      span(` ${name}`),
      ...(score === null ? [] : [bold(` ${whole(score)}`)]),
    ],
  );

interface Columns {
  readonly room: number;
  /** Of the labels; the hints stand after them. */
  readonly labels: number;
  /** Most hints have room beside their labels; one that has not is cut there, and told below while it is chosen. */
  readonly isInline: boolean;
  readonly hints: number;
}

/** Hints have room beside their labels where no more than this share of them has to be cut. */
const MOST_CUT = 0.2;

const columnsOf = (items: readonly MenuItem[], room: number): Columns => {
  const labels = Math.max(0, ...items.map(({ label, colour }) => widthOfText(label) + (colour === undefined ? 0 : 2)));
  const hints = room - POINTER - labels - BEFORE_HINT;
  const told = items.filter(({ hint }) => hint !== '');
  const long = told.filter(({ hint }) => widthOfText(hint) > hints);
  return { room, labels, hints, isInline: told.length > 0 && long.length <= told.length * MOST_CUT };
};

const itemLines = (item: MenuItem, isChosen: boolean, { room, labels, isInline }: Columns, look: RowLook): Line[] => {
  const { label, hint, colour } = item;
  const sign: Line = colour === undefined ? [] : [chip(colour, look), span(' ')];
  const pointer = isChosen ? (look.ascii ? '> ' : '❯ ') : '  ';
  const width = labels + BEFORE_HINT - (colour === undefined ? 0 : 2);
  const isHinted = isInline && hint !== '';
  const line: Line = [
    bold(pointer),
    ...sign,
    span(isHinted ? padEnd(label, width) : label, { bold: isChosen }),
    ...(isHinted ? [dim(hint)] : []),
  ];
  const seats = seatsLine(item, look);
  const lines =
    seats.length === 0 || !isInline ? [line] : [line, [span(' '.repeat(POINTER + labels + BEFORE_HINT)), ...seats]];
  return lines.map((row) => (isChosen ? chosenRow(look, row, room) : crop(row, room)));
};

interface Around {
  readonly room: Rect;
  readonly look: RowLook;
  readonly m: Messages;
}

/** The list of the open question, and below it what its chosen item is about. */
const listOf = (menu: Menu, { room, look, m }: Around): MenuRows => {
  const items = menuItems(menu, m);
  const at = pointerOf(menu, items, m);
  const columns = columnsOf(items, room.columns);
  const most = listRows(room, menu);
  const first = Math.max(0, firstSeen(at, items.length, most));
  const seen = items.slice(first, first + most).map((item, n) => ({
    value: item.value,
    lines: itemLines(item, first + n === at, columns, look),
  }));
  const chosen = items[at];
  const isTold = chosen !== undefined && (!columns.isInline || widthOfText(chosen.hint) > columns.hints);
  const told = isTold ? wrapWithin(chosen.hint, room.columns - POINTER, MOST_HINT_ROWS) : [];
  const seats = chosen === undefined || columns.isInline ? [] : seatsLine(chosen, look);
  const below = [
    ...told.map((text): Line => [dim(`  ${text}`)]),
    ...(seats.length === 0 ? [] : [[span('  '), ...seats]]),
    ...(hasSamples(menu) ? sampleLines(look, room.columns, m.settings.values['cells'] ?? {}) : []),
  ];
  return {
    lines: [[], ...seen.flatMap(({ lines }) => lines), [], ...below],
    list: { top: 1, items: seen, at: at - first },
    count: items.length > most ? `${at + 1}/${items.length}` : '',
  };
};

const usualOf = (step: string, { settings }: Messages): string =>
  step === 'rounds' ? settings.noRounds : step === 'seed' ? settings.freshSeed : step;

/** What is typed, and dim behind it what counts where nothing is. */
const typedOf = ({ step, typed, choices, seat }: Menu, m: Messages): MenuRows => ({
  lines: [
    [],
    [
      span('  '),
      bold(typed),
      span(' ', { inverse: true }),
      ...(typed === '' ? [dim(usualOf(step === 'name' ? (choices.seats[seat]?.name ?? '') : step, m))] : []),
    ],
  ],
  list: null,
  count: '',
});

const pageOf = (menu: Menu, size: Size): MenuRows => {
  const rows = pageRows(size);
  const all = pageLines(menu, size);
  return {
    lines: all.slice(menu.scroll, menu.scroll + rows).map(({ text, isHeading }) => [span(text, { bold: isHeading })]),
    list: null,
    count: all.length > rows ? `${menu.scroll + 1}-${Math.min(all.length, menu.scroll + rows)}/${all.length}` : '',
  };
};

/** The rows of `menu` in its room: exactly as many as that has, none wider. `error`: what went wrong, said near the last. */
export const menuRows = (menu: Menu, error: string | null, size: Size, look: RowLook): MenuRows => {
  const m = messagesIn(menu.language);
  const room = menuRoom(size, menu);
  if (isPage(menu.step)) {
    const page = pageOf(menu, size);
    return { ...page, lines: fitted(page.lines, room, []) };
  }
  const shown = isTyped(menu.step) ? typedOf(menu, m) : listOf(menu, { room, look, m });
  const said = error === null ? [] : wrap(error, room.columns).map((text): Line => [bold(text)]);
  // What is new has the rows that a list leaves.
  const hasRoom = menu.step === 'main' && error === null && shown.lines.length + MOST_NEWS_ROWS + 2 <= room.rows;
  const news = hasRoom ? wrap(m.look.menu.news, room.columns).slice(0, MOST_NEWS_ROWS) : [];
  const whose = isBig(size, menu) ? [] : [[dim(m.cli.unofficial)]];
  const foot = [...news.map((text): Line => [dim(text)]), ...said, ...whose];
  return { ...shown, lines: fitted(shown.lines, room, foot) };
};

/** `lines` from the top of the room and `foot` at its bottom; what stands in the way of the foot is left out. */
const fitted = (lines: readonly Line[], { columns, rows }: Rect, foot: readonly Line[]): Line[] => {
  const last = foot.slice(-rows);
  const above = rows - last.length;
  return [...Array.from({ length: above }, (_, y) => lines[y] ?? []), ...last].map((line) => crop(line, columns));
};
