// The lobby in sentences: headings, then numbered rows; and what a typed line means. Pure.
import type { Key } from '../../tui/terminal/keys.js';
import { specialKey, textKey } from '../../tui/terminal/keyTypes.js';
import { invitationOf } from './facts.js';
import { rowsOf } from './form.js';
import { chosenTable, partsOf, tablesIn } from './lists.js';
import type { Lobby, LobbyTable } from './model.js';
import { confirmText, formTexts, settingTexts } from './pages.js';
import { shortVariant, waitsText } from './rows.js';
import { SETTING_ROWS } from './settings.js';
import { clockLongText, timeText } from './time.js';

/** What can be chosen by its number, in the order in which it is said. */
export const numbered = (lobby: Lobby): readonly (number | 'new')[] => [
  ...partsOf(lobby).flatMap(({ tables }) => tables.map(({ id }) => id)),
  'new',
];

/** `Table 214, Napoleon, round 2 of 5, your attack, 3 min left`. */
export const sayTable = (table: LobbyTable, lobby: Lobby): string => {
  const words = lobby.context.m.server.lobby;
  const { m } = lobby.context;
  const names = table.seats.map((seat) =>
    seat.kind === 'me'
      ? words.you
      : seat.kind === 'open'
        ? words.open
        : seat.isAway
          ? `${seat.name} (${m.server.table.away})`
          : seat.name,
  );
  const parts = [
    words.table(table.id),
    shortVariant(lobby, table.variant),
    ...(table.round > 0
      ? [table.rounds === null ? words.round(table.round) : words.roundOf(table.round, table.rounds)]
      : []),
    m.list(names),
    ...(table.waits === null ? [] : [`${words.columns.waitsFor}: ${waitsText(table, lobby)}`]),
    ...(table.deadline === null ? [] : [words.leftOver(timeText(table.deadline - lobby.now, m))]),
    ...(table.section === 'open' ? [words.needs(table.needs), clockLongText(table.clock, m)] : []),
    ...(table.code === null ? [] : [invitationOf(table, lobby) ?? `${words.code} ${table.code}`]),
    ...(table.unread === null ? [] : [words.unread(table.unread.count, table.unread.from)]),
  ];
  return `${parts.join(', ')}.`;
};

const sayTables = (lobby: Lobby): string[] => {
  const words = lobby.context.m.server.lobby;
  const numbers = numbered(lobby);
  const number = (stop: number | 'new'): number => numbers.indexOf(stop) + 1;
  return [
    ...(lobby.notice === '' ? [] : [`${words.houseSays}: ${lobby.notice}`]),
    words.here(lobby.people.length, lobby.tables.filter(({ section }) => section !== 'ended').length),
    ...partsOf(lobby).flatMap(({ section, tables }) => [
      `${words.sections[section]}:`,
      ...tables.map((table) => `${number(table.id)}. ${sayTable(table, lobby)}`),
    ]),
    `${number('new')}. ${words.newTable}`,
    lobby.context.m.server.spoken.lobby,
  ];
};

/** Everything on the page, to be heard. */
export const sayLobby = (lobby: Lobby): readonly string[] => {
  const { m } = lobby.context;
  const words = m.server.lobby;
  switch (lobby.page) {
    case 'tables':
      return sayTables(lobby);
    case 'new':
      return [
        m.server.form.title,
        ...rowsOf(lobby.form).map((row, i) => {
          const [label, value] = formTexts(lobby.form, row, lobby);
          return `${i + 1}. ${label === '' ? value : `${label}: ${value}`}`;
        }),
        m.server.spoken.form,
      ];
    case 'settings':
      return [
        m.server.settings.title,
        ...SETTING_ROWS.map((row, i) => `${i + 1}. ${settingTexts(lobby, row).join(': ')}`),
        m.server.spoken.back,
      ];
    case 'code':
      return [words.codeTitle];
    case 'word':
      return [words.wordTitle, ...words.wordText, lobby.typed];
    case 'people':
      return [words.hereTitle, ...lobby.people.map(({ name }) => name), m.server.spoken.back];
    case 'ended':
      return [
        words.ended,
        ...(tablesIn(lobby, 'ended').length === 0
          ? [words.noneEnded]
          : tablesIn(lobby, 'ended').map((table, i) => `${i + 1}. ${sayTable(table, lobby)}`)),
        m.server.spoken.back,
      ];
    case 'seal':
      return [words.sealTitle, ...words.sealText];
    case 'help':
      return [
        ...(lobby.context.returnCode === null ? [] : [words.returnCode(lobby.context.returnCode)]),
        ...words.help,
      ];
    case 'confirm':
      return [`${confirmText(lobby)} ${m.spoken.yes}, ${m.spoken.no}`];
  }
};

const ENTER: Key = specialKey('enter', '\r');
const ESCAPE: Key = specialKey('escape', '\x1b');
const letters = (text: string): Key[] => [...text].map((letter) => textKey(letter, letter));

/** What a typed line does: the lobby with its cursor on what was named, and the keys that follow. */
export const onLobbyLine = (lobby: Lobby, line: string): readonly [Lobby, readonly Key[]] => {
  const text = line.trim();
  const n = /^\d{1,4}$/.test(text) ? Number(text) : null;
  if (text === '' && lobby.page !== 'word' && lobby.page !== 'tables') return [lobby, [ESCAPE]];
  switch (lobby.page) {
    case 'tables': {
      const stop = n === null ? undefined : numbered(lobby)[n - 1];
      if (stop !== undefined) return [{ ...lobby, cursor: stop, isMoved: true }, [ENTER]];
      return [lobby, text.length === 1 ? letters(text) : []];
    }
    case 'new': {
      const rows = rowsOf(lobby.form);
      const row = n === null ? -1 : n - 1;
      if (rows[row] === 'go') return [{ ...lobby, row }, [ENTER]];
      return rows[row] === undefined ? [lobby, []] : [{ ...lobby, row }, [specialKey('right', '')]];
    }
    case 'settings':
      return n === null ? [lobby, []] : [{ ...lobby, row: n - 1 }, [ENTER]];
    case 'ended':
      return n === null ? [lobby, []] : [{ ...lobby, row: n - 1 }, [ENTER]];
    case 'code':
      return [{ ...lobby, typed: text }, [ENTER]];
    case 'word':
      return [text === '' ? lobby : { ...lobby, typed: text }, [ENTER]];
    case 'confirm': {
      const { yes } = lobby.context.m.spoken;
      return [
        lobby,
        [['y', yes.toLowerCase(), yes.charAt(0).toLowerCase()].includes(text.toLowerCase()) ? ENTER : ESCAPE],
      ];
    }
    default:
      return [lobby, [ESCAPE]];
  }
};

export { chosenTable };
