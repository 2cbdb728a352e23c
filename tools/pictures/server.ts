// The pictures of a server: its lobby, and a table of the game of the other pictures with two people who talk at it.

import type { Seat } from '../../src/core/index.js';
import type { Beside, OtherTable } from '../../src/server/beside/types.js';
import { newClock } from '../../src/server/clock.js';
import { newLobby } from '../../src/server/lobby/new.js';
import { withNews } from '../../src/server/lobby/update.js';
import { layBeside } from '../../src/server/overlay.js';
import { gridOf } from '../../src/server/visit.js';
import type { Chat } from '../../src/store/index.js';
import { messagesIn } from '../../src/text/index.js';
import type { Model } from '../../src/tui/model.js';
import { stillOf } from '../../src/tui/pictures/still.js';
import type { Grid } from '../../src/tui/terminal/cell.js';
import { NOW, people, tables } from '../../test/server/support/lobby.js';

const SIZE = { columns: 110, rows: 34 };
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const m = messagesIn('en');

export interface ServerPicture {
  readonly name: string;
  draw(light: boolean, models: readonly Model[]): Grid;
}

/** `models`: of the game that is played at the chosen table. */
const lobby = (light: boolean, models: readonly Model[]): Grid => {
  const settings = { language: 'en', light, words: false, mouse: false, ascii: false, muted: false } as const;
  const me = { id: 1, name: 'Ney', isGuest: false, isAdmin: false };
  const look = { ascii: false, light, depth: 24 } as const;
  const context = {
    language: 'en',
    m,
    ...look,
    house: 'risk.example.org',
    me,
    link: null,
    returnCode: null,
    boards: [],
  } as const;
  const model = models.find(({ view }) => view.turn.round === 2);
  if (model === undefined) throw new Error('the game has no second round');
  const owners = model.view.owner.map((seat) => seat ?? -1);
  const now = tables.map((table) => (table.owners === null ? table : { ...table, owners }));
  const news = { now: NOW, tables: now, people, notice: 'Restart at 03:00; games wait.' };
  return gridOf(
    { at: 'lobby', lobby: withNews(newLobby(context, SIZE, settings, NOW), news) },
    SIZE.columns,
    SIZE.rows,
  );
};

const chat = (seat: number, name: string, ago: number, text: string): Chat => ({
  at: NOW - ago,
  player: seat + 1,
  name,
  text,
});

const other = (id: number, isTurn: boolean, hours: number): OtherTable => ({
  id,
  isTurn,
  whom: 'Bernadotte',
  kind: 'trade',
  deadline: NOW + hours * 60 * MINUTE,
  clock: { answer: 24 * 60 * 60, reaction: 24 * 60 * 60 },
});

const table = (light: boolean, models: readonly Model[]): Grid => {
  const model = models.find(({ decision, view }) => decision === null && view.turn.round === 3 && view.turn.seat === 1);
  if (model === undefined) throw new Error('nobody else is asked in the third round');
  const names = model.view.seats.map((_, seat) => model.context.words.seat(seat as Seat));
  const clock = { answer: 180, reaction: 20 };
  const question = { number: 1, seat: 1, kind: 'combat' };
  const context = { ...model.context, persons: [0 as Seat], isPaceFixed: true, leadsTo: 'lobby' as const };
  const shown = { ...model, context, replay: null, size: SIZE, pane: null, asideRows: 4 };
  const beside: Beside = {
    m,
    look: { ascii: false, light, depth: 24 },
    now: NOW,
    clock: { ...newClock(clock, names.length), question, since: NOW - 14 * SECOND, deadline: NOW + 166 * SECOND },
    names,
    seat: 0,
    seal: '7c1fe09a'.repeat(8),
    watching: 3,
    chat: [
      chat(1, names[1] ?? '', 2 * MINUTE, 'my train is in a tunnel'),
      chat(0, names[0] ?? '', MINUTE, 'take your time'),
      chat(1, names[1] ?? '', 20 * SECOND, 'out again. And now Vienna'),
    ],
    readUntil: NOW,
    isMuted: false,
    draft: { isOpen: true, text: 'we shall see about that' },
    others: [other(231, true, 18), other(219, false, 11)],
    notice: null,
    presence: ['me', 'here', 'bot', 'bot'],
  };
  return layBeside(stillOf(shown), beside, shown);
};

export const SERVER_PICTURES: readonly ServerPicture[] = [
  { name: 'lobby', draw: lobby },
  { name: 'friends', draw: table },
];
