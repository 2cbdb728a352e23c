// (lobby, key) -> (lobby, effects): everything a key does in the lobby. Pure: what must happen outside is data.
import { cutColumns, LANGUAGES, plainText } from '../../text/index.js';
import type { Key } from '../../tui/terminal/keys.js';
import { readCode } from '../codes.js';
import { againstBots, forPeople, keepFor, rowsOf, seatOfRow, turn } from './form.js';
import { chosenTable, cursorOf, moved, tablesIn } from './lists.js';
import type { Lobby, LobbyEffect, LobbyPerson, LobbyTable, LobbyUpdated, Page, Settings } from './model.js';
import { SETTING_ROWS } from './settings.js';

const just = (lobby: Lobby): LobbyUpdated => [lobby, []];
const say = (lobby: Lobby, message: string): LobbyUpdated => just({ ...lobby, message });

const to = (lobby: Lobby, page: Page, change: Partial<Lobby> = {}): Lobby => ({
  ...lobby,
  page,
  row: 0,
  typed: '',
  message: null,
  ...change,
});

const MOST_TYPED = 40;

/** `text` typed at the end of what is there. */
const typed = (lobby: Lobby, text: string): Lobby => ({
  ...lobby,
  typed: cutColumns(`${lobby.typed}${text}`.replace(/\s+/g, ' ').trimStart(), MOST_TYPED),
});

const letterOf = (key: Key): string => (key.name === 'text' && !key.ctrl ? key.text : '');

/** What text the key adds to a line, takes from it, or neither: null. */
const onLine = (lobby: Lobby, key: Key): Lobby | null => {
  if (key.name === 'backspace') return { ...lobby, typed: [...lobby.typed].slice(0, -1).join('') };
  if (key.name === 'text' && key.ctrl) return key.text === 'u' ? { ...lobby, typed: '' } : null;
  return key.name === 'text' || key.name === 'paste' ? typed(lobby, key.text) : null;
};

/** Rows that a key moves by; 0 where it does not. */
const stepsOf = (key: Key, page: number): number => {
  switch (key.name === 'text' && !key.ctrl ? key.text : key.name) {
    case 'up':
    case 'k':
      return -1;
    case 'down':
    case 'j':
      return 1;
    case 'pageUp':
      return -page;
    case 'pageDown':
      return page;
    case 'home':
      return Number.NEGATIVE_INFINITY;
    case 'end':
      return Number.POSITIVE_INFINITY;
    default:
      return 0;
  }
};

const askWord = (lobby: Lobby, table: LobbyTable): LobbyUpdated => [
  to(lobby, 'word', { sitting: table.id }),
  [{ do: 'word' }],
];

/** Enter on a table: to the own seat, into an open one, or beside it. */
const enter = (lobby: Lobby): LobbyUpdated => {
  const { lobby: words } = lobby.context.m.server;
  const table = chosenTable(lobby);
  if (table === null) return [to(lobby, 'new', { form: againstBots('', lobby.context.boards) }), [{ do: 'word' }]];
  if (table.section === 'watch') return [lobby, [{ do: 'watch', table: table.id }]];
  if (table.section !== 'open') return [lobby, [{ do: 'open', table: table.id }]];
  if (table.mySeat === null) return askWord(lobby, table);
  if (!table.isMaker) return say(lobby, words.waitsForOthers(table.needs));
  return table.needs > 0 ? say(lobby, words.canBegin) : [lobby, [{ do: 'begin', table: table.id }]];
};

const watch = (lobby: Lobby): LobbyUpdated => {
  const table = chosenTable(lobby);
  if (table === null || table.section === 'open') return say(lobby, lobby.context.m.server.lobby.nothingToWatch);
  return [lobby, [{ do: table.mySeat === null ? 'watch' : 'open', table: table.id }]];
};

/** What the letter does at the chosen table while it has not begun. */
const atOpen = (lobby: Lobby, letter: string): LobbyUpdated | null => {
  const table = chosenTable(lobby);
  if (table === null || table.section !== 'open') return null;
  if (letter === 'b' && table.isMaker) return [lobby, [{ do: 'begin', table: table.id }]];
  if (letter !== 'x') return null;
  if (table.isMaker || lobby.context.me.isAdmin)
    return just(to(lobby, 'confirm', { confirm: { ask: 'close', table: table.id } }));
  return table.mySeat === null ? null : just(to(lobby, 'confirm', { confirm: { ask: 'stand', table: table.id } }));
};

const PAGE_KEYS: Readonly<Record<string, Page>> = {
  p: 'people',
  f: 'ended',
  s: 'seal',
  o: 'settings',
  '?': 'help',
  c: 'code',
};

const onTables = (lobby: Lobby, key: Key): LobbyUpdated => {
  if (lobby.filter !== null) return onFilter(lobby, lobby.filter, key);
  const steps = stepsOf(key, Math.max(1, lobby.size.rows - 12));
  if (steps !== 0) return just({ ...moved(lobby, steps), message: null });
  if (key.name === 'enter') return enter(lobby);
  const letter = letterOf(key);
  const open = atOpen(lobby, letter);
  if (open !== null) return open;
  const page = PAGE_KEYS[letter];
  if (page !== undefined) return just(to(lobby, page));
  switch (letter) {
    case 'n':
      return [to(lobby, 'new', { form: forPeople('', lobby.context.boards) }), [{ do: 'word' }]];
    case 'w':
      return watch(lobby);
    case '/':
      return just({ ...lobby, filter: '', message: null });
    case 'q':
      return just(to(lobby, 'confirm', { confirm: { ask: 'leave' } }));
    default:
      return key.name === 'tab' ? just(to(lobby, 'people')) : just(lobby);
  }
};

const MOST_FILTER = 24;

const onFilter = (lobby: Lobby, filter: string, key: Key): LobbyUpdated => {
  if (key.name === 'escape') return just({ ...lobby, filter: null });
  // What was found is open: the list is whole again.
  if (key.name === 'enter') return enter({ ...lobby, cursor: cursorOf(lobby), isMoved: true, filter: null });
  if (key.name === 'up' || key.name === 'down') return just(moved(lobby, key.name === 'up' ? -1 : 1));
  if (key.name === 'backspace') {
    return just({ ...lobby, filter: filter === '' ? null : [...filter].slice(0, -1).join(''), isMoved: false });
  }
  if ((key.name === 'text' && !key.ctrl) || key.name === 'paste') {
    return just({ ...lobby, filter: cutColumns(filter + key.text.replace(/\s+/g, ' '), MOST_FILTER), isMoved: false });
  }
  return just(lobby);
};

const onCode = (lobby: Lobby, key: Key): LobbyUpdated => {
  if (key.name !== 'enter') return just(onLine(lobby, key) ?? lobby);
  const code = readCode(lobby.typed);
  if (code === null) return say(lobby, lobby.context.m.server.lobby.noSuchCode);
  return [to(lobby, 'tables'), [{ do: 'code', code }]];
};

const onWord = (lobby: Lobby, key: Key): LobbyUpdated => {
  if (key.name !== 'enter') return just(onLine(lobby, key) ?? lobby);
  const { sitting } = lobby;
  const word = plainText(lobby.typed);
  if (sitting === null || word === '') return just(lobby);
  return [
    to(lobby, 'tables', { sitting: null, cursor: sitting, isMoved: true }),
    [{ do: 'sit', table: sitting, word }],
  ];
};

/** Rows that take text: the word, and a name that a seat is kept for. */
const onFormText = (lobby: Lobby, key: Key): Lobby | null => {
  const row = rowsOf(lobby.form)[lobby.row];
  if (row === undefined) return null;
  const seat = seatOfRow(row);
  if (row === 'word') {
    const line = onLine({ ...lobby, typed: lobby.form.word }, key);
    return line === null ? null : { ...lobby, form: { ...lobby.form, word: line.typed } };
  }
  if (seat === null) return null;
  const now = lobby.form.seats[seat - 1];
  // A blank begins no name: it changes the seat, like an arrow.
  if (typeof now === 'string' && (letterOf(key) === ' ' || key.name === 'backspace')) return null;
  const line = onLine({ ...lobby, typed: typeof now === 'object' ? now.name : '' }, key);
  return line === null ? null : { ...lobby, form: keepFor(lobby.form, seat, line.typed) };
};

const onForm = (lobby: Lobby, key: Key): LobbyUpdated => {
  const rows = rowsOf(lobby.form);
  const row = rows[lobby.row];
  if (row === undefined) return just({ ...lobby, row: rows.length - 1 });
  const name = key.name;
  if (name === 'up' || name === 'down' || name === 'home' || name === 'end') {
    const at = Math.min(rows.length - 1, Math.max(0, lobby.row + stepsOf(key, 1)));
    return just({ ...lobby, row: at, message: null });
  }
  if (name === 'left' || name === 'right') {
    return just({ ...lobby, form: turn(lobby.form, row, name === 'left' ? -1 : 1), message: null });
  }
  if (name === 'enter') {
    if (row !== 'go') return just({ ...lobby, row: Math.min(rows.length - 1, lobby.row + 1) });
    if (plainText(lobby.form.word) === '') return just({ ...lobby, row: rows.indexOf('word') });
    return [to(lobby, 'tables'), [{ do: 'create', form: lobby.form }]];
  }
  const text = onFormText(lobby, key);
  if (text !== null) return just(text);
  return letterOf(key) === ' ' ? just({ ...lobby, form: turn(lobby.form, row, 1) }) : just(lobby);
};

const onSettings = (lobby: Lobby, key: Key): LobbyUpdated => {
  const row = SETTING_ROWS[lobby.row];
  const steps = stepsOf(key, 1);
  if (steps !== 0) {
    return just({ ...lobby, row: Math.min(SETTING_ROWS.length - 1, Math.max(0, lobby.row + steps)) });
  }
  const isChange = key.name === 'enter' || key.name === 'left' || key.name === 'right' || letterOf(key) === ' ';
  if (!isChange || row === undefined) return just(lobby);
  const at = LANGUAGES.indexOf(lobby.settings.language);
  const by = key.name === 'left' ? LANGUAGES.length - 1 : 1;
  const settings: Settings =
    row === 'language'
      ? { ...lobby.settings, language: LANGUAGES[(at + by) % LANGUAGES.length] ?? 'en' }
      : { ...lobby.settings, [row]: !lobby.settings[row] };
  return [{ ...lobby, settings }, [{ do: 'settings', settings }]];
};

const onConfirm = (lobby: Lobby, key: Key): LobbyUpdated => {
  const { confirm } = lobby;
  const letter = letterOf(key).toLowerCase();
  const back = to(lobby, 'tables', { confirm: null });
  if (letter === 'n' || letter === 'q' || confirm === null) return just(back);
  if (key.name !== 'enter' && letter !== 'y') return just(lobby);
  if (confirm.ask === 'leave') return [back, [{ do: 'leave' }]];
  return [back, [{ do: confirm.ask, table: confirm.table }]];
};

/** Pages that are only read, or whose rows lead to a table. */
const onList = (lobby: Lobby, key: Key): LobbyUpdated => {
  if (letterOf(key) === 'q') return just(to(lobby, 'tables'));
  const ended = tablesIn(lobby, 'ended');
  const most = lobby.page === 'ended' ? ended.length : lobby.page === 'people' ? lobby.people.length : 1;
  const steps = stepsOf(key, Math.max(1, lobby.size.rows - 6));
  if (steps !== 0) return just({ ...lobby, row: Math.min(Math.max(0, most - 1), Math.max(0, lobby.row + steps)) });
  if (key.name !== 'enter') return just(lobby);
  const table = lobby.page === 'ended' ? ended[lobby.row]?.id : lobby.people[lobby.row]?.place.table;
  if (lobby.page === 'ended' && typeof table === 'number') return [lobby, [{ do: 'open', table }]];
  if (lobby.page === 'people' && typeof table === 'number') {
    return just(to(lobby, 'tables', { cursor: table, isMoved: true }));
  }
  return just(to(lobby, 'tables'));
};

/** What a key does. Esc always leads back to the tables, and from there nowhere. */
export const updateLobby = (lobby: Lobby, key: Key): LobbyUpdated => {
  if (key.name === 'text' && key.ctrl && key.text === 'l') return [lobby, [{ do: 'redraw' }]];
  if (key.name === 'escape' && lobby.page !== 'tables')
    return just(to(lobby, 'tables', { confirm: null, sitting: null }));
  switch (lobby.page) {
    case 'tables':
      return onTables(lobby, key);
    case 'code':
      return onCode(lobby, key);
    case 'word':
      return onWord(lobby, key);
    case 'new':
      return onForm(lobby, key);
    case 'settings':
      return onSettings(lobby, key);
    case 'confirm':
      return onConfirm(lobby, key);
    default:
      return onList(lobby, key);
  }
};

/** A word has been drawn for whoever sits down or makes a table. */
export const withWord = (lobby: Lobby, word: string): Lobby => {
  if (lobby.page === 'word') return lobby.typed === '' ? { ...lobby, typed: word } : lobby;
  if (lobby.page !== 'new') return lobby;
  const form = lobby.form.word === '' ? { ...lobby.form, word } : lobby.form;
  // The last row makes the table: whoever wants what is offered has one key to press.
  return { ...lobby, form, row: lobby.row === 0 ? rowsOf(form).length - 1 : lobby.row };
};

/** The house as it is now. What is typed and chosen stays. */
export const withNews = (
  lobby: Lobby,
  news: {
    readonly now: number;
    readonly tables: readonly LobbyTable[];
    readonly people: readonly LobbyPerson[];
    readonly notice: string;
  },
): Lobby => {
  // Where the cursor has not been moved, it goes where it is wanted; else it keeps its table.
  const next = { ...lobby, ...news };
  return { ...next, cursor: cursorOf(next) };
};

export const withMessage = (lobby: Lobby, message: string | null): Lobby => ({ ...lobby, message });
export type { LobbyEffect };
