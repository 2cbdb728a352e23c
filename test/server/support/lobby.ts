// A lobby with something in every part of it: the one of the pictures.
import type { LobbyPerson, LobbySeat, LobbyTable } from '../../../src/server/lobby/model.js';

export const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const names = (...all: readonly string[]): LobbySeat[] =>
  all.map((name, colour) => {
    const isAway = name.startsWith('(');
    const plain = name.replace(/[()]/g, '');
    const kind =
      plain === 'you' ? 'me' : plain === '' ? 'open' : ['Marshal', 'Corporal'].includes(plain) ? 'bot' : 'person';
    return { kind, name: kind === 'me' ? 'Ney' : plain, colour, isAway, score: [5, 7, 2, 4, 1, 0][colour] ?? 0 };
  });

const LIVE = { answer: 180, reaction: 20 };
const DAYS = { answer: 86_400, reaction: 86_400 };

const table = (id: number, change: Partial<LobbyTable>): LobbyTable => ({
  id,
  section: 'watch',
  variant: 'napoleon',
  profile: 'en',
  board: 'europe',
  hands: 'printed',
  round: 2,
  rounds: 5,
  seats: [],
  waits: null,
  deadline: null,
  clock: DAYS,
  needs: 0,
  code: null,
  isMaker: false,
  mySeat: null,
  watching: 0,
  delay: 0,
  unread: null,
  seal: '7c1fe09a'.repeat(8),
  owners: null,
  winners: [],
  ...change,
});

const classic = { variant: 'classic', board: 'world', hands: null, rounds: null } as const;
const two = { variant: 'two-player', board: 'europe', hands: null, rounds: null } as const;
const unbegun = { section: 'open', round: 0, rounds: null } as const;
const waits = (seat: number, kind = 'combat', since = NOW - 12_000) => ({ seat, kind, since });

/** Countries of four seats, by territory. */
const OWNERS = Array.from({ length: 48 }, (_, i) => (i * 7) % 4);

export const tables: readonly LobbyTable[] = [
  table(214, {
    section: 'turn',
    mySeat: 0,
    seats: names('you', 'Lannes', 'Murat', '(Davout)'),
    waits: waits(0),
    deadline: NOW + 3 * MINUTE,
    clock: LIVE,
    watching: 3,
    unread: { count: 2, from: 'Lannes' },
    owners: OWNERS,
  }),
  table(231, {
    ...classic,
    section: 'turn',
    round: 9,
    mySeat: 1,
    seats: names('Soult', 'you', 'Oudinot'),
    waits: waits(1, 'trade'),
    deadline: NOW + 18 * HOUR,
  }),
  table(219, {
    ...classic,
    section: 'mine',
    round: 12,
    mySeat: 0,
    seats: names('you', 'Bernadotte', 'Masséna', 'Augereau', 'Mortier', 'Kellermann'),
    waits: waits(1),
    deadline: NOW + 11 * HOUR,
  }),
  table(207, {
    section: 'mine',
    round: 4,
    mySeat: 2,
    seats: names('Lannes', '(Moreau)', 'you', 'Murat'),
    waits: waits(3),
    deadline: NOW + 2 * DAY + 4 * HOUR,
  }),
  table(226, {
    ...two,
    section: 'mine',
    round: 6,
    mySeat: 0,
    seats: names('you', '(Davout)'),
    waits: waits(1),
    deadline: NOW + 6 * DAY,
  }),
  table(243, {
    ...unbegun,
    mySeat: 0,
    isMaker: true,
    seats: names('you', '', '', 'Marshal'),
    needs: 2,
    code: 'k7fm-2xqd',
    clock: LIVE,
  }),
  table(240, { ...unbegun, seats: names('Soult', '', '', 'Marshal'), needs: 2, clock: LIVE }),
  table(241, {
    ...classic,
    ...unbegun,
    seats: names('Junot', 'Victor', ''),
    needs: 1,
    clock: { answer: 60, reaction: 20 },
  }),
  table(238, { ...two, ...unbegun, seats: names('Mortier', ''), needs: 1 }),
  table(198, { round: 5, seats: names('Grouchy', 'Ali', 'Brune'), waits: waits(0), watching: 12 }),
  table(212, {
    ...classic,
    round: 22,
    seats: names('Augereau', 'Berthier', 'Jourdan', 'Lefebvre', 'Macdonald', 'Poniatowski'),
    waits: waits(0),
    watching: 3,
  }),
  table(222, { ...classic, round: 4, seats: names('Lys', 'Marshal', 'Corporal'), waits: waits(0) }),
  table(195, { section: 'ended', round: 5, seats: names('you', 'Lannes'), winners: [1] }),
  table(188, { section: 'ended', round: 5, seats: names('you', 'Lannes'), winners: [0] }),
];

const person = (name: string, at: LobbyPerson['place']['at'], on: number | null, isYours = false): LobbyPerson => ({
  name,
  isMe: name === 'Ney',
  isGuest: name === 'Lys',
  place: { at, table: on, isYours },
});

export const people: readonly LobbyPerson[] = [
  person('Ney', 'lobby', null),
  person('Lannes', 'table', 214, true),
  person('Murat', 'table', 214, true),
  person('Oudinot', 'table', 231, true),
  person('Soult', 'open', 240),
  person('Junot', 'open', 241),
  person('Victor', 'open', 241),
  person('Mortier', 'open', 238),
  person('Grouchy', 'table', 198),
  person('Ali', 'table', 198),
  person('Brune', 'table', 198),
  person('Marmont', 'watch', 198),
  person('Poniatowski', 'lobby', null),
  person('Lys', 'table', 222),
];
