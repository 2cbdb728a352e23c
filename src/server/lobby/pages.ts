// The other pages of the lobby: a new table, a code, a word for the dice, settings, help. Pure.
import { isLevel } from '../../bots/index.js';
import { messagesIn, plainText } from '../../text/index.js';
import { type Line, span, wrap } from '../../tui/frame/line.js';
import { CLOCKS } from '../clock.js';
import { endedRows, peopleRows } from './facts.js';
import { boardOf, type Form, type FormRow, isComplete, rowsOf, seatOfRow, type TableBoard } from './form.js';
import type { Lobby } from './model.js';
import { placed } from './place.js';
import { SETTING_ROWS } from './settings.js';
import { onRow, type Style } from './style.js';
import { clockLongText } from './time.js';

export interface PageText {
  readonly title: string;
  readonly rows: readonly Line[];
}

const VALUE = 26;
const MOST_COLUMNS = 90;

const labelled = (label: string, value: string, style: Style, width: number, isChosen: boolean): Line =>
  onRow(
    placed(
      [
        { at: 1, line: [isChosen ? style.bold(style.look.ascii ? '>' : '❯') : span('')] },
        { at: 3, line: [style.dim(label)] },
        { at: VALUE, line: [isChosen ? style.bold(value) : style.text(value)] },
      ],
      width,
    ),
    style,
    isChosen,
  );

/** What a board calls itself in `language`, else in English, else by its id. */
const boardName = (board: TableBoard | null, language: string): string =>
  plainText(board?.names[language] ?? board?.names['en'] ?? Object.values(board?.names ?? {})[0] ?? board?.id ?? '');

/** What a row of the form is called and what is chosen in it. */
export const formTexts = (form: Form, row: FormRow, lobby: Lobby): readonly [string, string] => {
  const { m } = lobby.context;
  const words = m.server.form;
  const seat = seatOfRow(row);
  if (seat !== null) {
    const wanted = form.seats[seat - 1] ?? 'open';
    const value =
      typeof wanted === 'object'
        ? words.friend(wanted.name)
        : isLevel(wanted)
          ? (m.server.bots[wanted] ?? wanted)
          : words.open;
    return [words.seat(seat + 1), value];
  }
  switch (row) {
    case 'variant':
      return [words.variant, m.menu.variants[form.variant] ?? form.variant];
    case 'profile':
      return [words.profile, m.menu.profiles[form.profile] ?? form.profile];
    case 'board':
      return [
        words.board,
        boardOf(form) === null ? words.usualBoard : boardName(boardOf(form), lobby.context.language),
      ];
    case 'isSecret':
      return [words.missions, form.isSecret ? words.secret : words.noMissions];
    case 'players':
      return [words.players, `${form.players}`];
    case 'isPrivate':
      return [words.isPrivate, form.isPrivate ? words.private : words.public];
    case 'clock':
      return [words.clock, clockLongText(CLOCKS[form.clock] ?? null, m)];
    case 'delay':
      return [words.delay, form.delay === 0 ? words.now : words.late(form.delay)];
    case 'word':
      return [words.word, form.word];
    default:
      return ['', isComplete(form) ? words.begin : words.openTable];
  }
};

const formRows = (lobby: Lobby, style: Style, width: number): Line[] => {
  const { form } = lobby;
  return [
    ...rowsOf(form).map((row, i) => {
      const [label, value] = formTexts(form, row, lobby);
      const isChosen = i === lobby.row;
      const shown = isChosen && row === 'word' ? `${value}▏` : value;
      return labelled(label, shown, style, width, isChosen);
    }),
    [],
    [span('   '), style.dim(lobby.context.m.server.form.hint)],
  ];
};

/** What a setting is called, and what it is now. */
export const settingTexts = (lobby: Lobby, row: (typeof SETTING_ROWS)[number]): readonly [string, string] => {
  const words = lobby.context.m.server.settings;
  const { settings } = lobby;
  if (row === 'language') return [words.language, messagesIn(settings.language).lobby.name];
  if (row === 'light') return [words.light, settings.light ? words.isLight : words.isDark];
  if (row === 'muted') return [words.muted, settings.muted ? words.off : words.on];
  return [words[row], settings[row] ? words.on : words.off];
};

const paragraphs = (texts: readonly string[], style: Style, width: number): Line[] =>
  texts.flatMap((text) => [
    ...wrap(text, Math.min(MOST_COLUMNS, width - 4)).map((row): Line => [span('  '), style.text(row)]),
    [],
  ]);

/** A line that is typed into, with where the next letter goes. */
const inputLine = (text: string, style: Style): Line => [span('  '), style.bold(text), span(' ', { inverse: true })];

export const confirmText = (lobby: Lobby): string => {
  const words = lobby.context.m.server.lobby;
  const { confirm } = lobby;
  if (confirm === null || confirm.ask === 'leave') return words.confirmLeave;
  return confirm.ask === 'stand' ? words.confirmStand(confirm.table) : words.confirmClose(confirm.table);
};

/** Everything on the page but its frame and its keys, on rows of `width`; null for the list of tables. */
export const pageOf = (lobby: Lobby, style: Style, width: number, height: number): PageText | null => {
  const { m } = lobby.context;
  const words = m.server.lobby;
  switch (lobby.page) {
    case 'tables':
      return null;
    case 'new':
      return { title: m.server.form.title, rows: formRows(lobby, style, width) };
    case 'code':
      return {
        title: m.server.keys.code,
        rows: [[], ...paragraphs([words.codeTitle], style, width), inputLine(lobby.typed, style)],
      };
    case 'word':
      return {
        title: words.wordTitle,
        rows: [[], ...paragraphs(words.wordText, style, width), inputLine(lobby.typed, style)],
      };
    case 'seal':
      return { title: words.sealTitle, rows: [[], ...paragraphs(words.sealText, style, width)] };
    case 'help': {
      const code = lobby.context.returnCode;
      const all = code === null ? words.help : [words.returnCode(code), ...words.help];
      return { title: m.server.keys.help, rows: [[], ...paragraphs(all, style, width)] };
    }
    case 'people':
      return { title: words.hereTitle, rows: peopleRows(lobby, style, Math.min(width, 60), height, lobby.row) };
    case 'ended':
      return { title: words.ended, rows: endedRows(lobby, style, Math.min(width, 60), height, lobby.row) };
    case 'settings':
      return {
        title: m.server.settings.title,
        rows: [
          ...SETTING_ROWS.map((row, i) => labelled(...settingTexts(lobby, row), style, width, i === lobby.row)),
          [],
          [span('   '), style.dim(m.server.settings.next)],
        ],
      };
    case 'confirm':
      return {
        title: '',
        rows: [[], [span('  '), style.bold(confirmText(lobby))], [], [span('  '), style.dim(words.confirmKeys)]],
      };
  }
};
