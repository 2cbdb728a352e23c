// The games of the folder as statistics see them. What a game came to stands in the first and the last line of its record;
// only for the fastest wins more is read. Nothing here grows with the folder without bounds.
import { basename } from 'node:path';
import { LEVEL_IDS } from '../../bots/index.js';
import { type GameRecord, replay, type Seat } from '../../core/index.js';
import { RECORD_ENDING } from '../../table/diskRecord.js';
import { listRecords, readRecord, skimRecord } from '../../table/save.js';
import { parseDay } from '../daily/day.js';
import { dayOfRecord } from '../daily/game.js';
import { isLessonGame } from '../lessons.js';
import { type PlayedGame, type Rounds, type Stats, statsOf } from './count.js';

/** Records that are looked at: the newest. */
const MOST_RECORDS = 500;
/** Lines of won games that are played again for the fastest. */
const MOST_REPLAYED = 20_000;

/** What can be played against, the weakest first. */
export const OPPONENTS: readonly string[] = ['program', ...LEVEL_IDS];

/** Why records are not counted, and how many of them. */
export interface LeftOut {
  readonly unfinished: number;
  /** Nobody, or several people, at the table: whose game it is cannot be said. */
  readonly others: number;
  readonly lessons: number;
  readonly unreadable: number;
  /** Older than those that were looked at. */
  readonly older: number;
}

type Reason = Exclude<keyof LeftOut, 'older'>;

export interface FolderStats extends Stats {
  readonly leftOut: LeftOut;
}

/** The day of a record of a day's game, and whether it is the try that counts: that one has the name for it. */
const dayOf = ({ header }: GameRecord, path: string): Pick<PlayedGame, 'day' | 'isTry'> => {
  const day = header.setup.variant === 'napoleon' ? parseDay(dayOfRecord(header) ?? '') : null;
  return { day, isTry: day !== null && basename(path) === `${day}-daily${RECORD_ENDING}` };
};

const strongest = (drivers: readonly string[]): string =>
  OPPONENTS[Math.max(0, ...drivers.map((driver) => OPPONENTS.indexOf(driver)))] ?? 'program';

/** What a record says of its game, or why it is not counted. */
const played = (path: string, at: number): PlayedGame | Reason => {
  const skimmed = skimRecord(path);
  // The first line of a board of one's own may be longer than what is skimmed.
  const read = skimmed.ok ? skimmed : readRecord(path);
  if (!read.ok) return 'unreadable';
  const { record } = read.value;
  const { header, end } = record;
  const { setup, seats, chance } = header;
  const people = seats.flatMap(({ driver }, seat) => (driver === 'person' ? [seat as Seat] : []));
  const [me, ...others] = people;
  if (me === undefined || others.length > 0 || seats.length < 2) return 'others';
  if (end === null) return 'unfinished';
  if (isLessonGame({ setup, seats }, chance)) return 'lessons';
  const { winners, reason } = end.outcome;
  return {
    path,
    at,
    variant: setup.variant,
    players: seats.length,
    against: strongest(seats.map(({ driver }) => driver).filter((driver) => driver !== 'person')),
    isWon: winners.includes(me),
    isEarly: reason !== 'rounds' && reason !== 'points',
    ...dayOf(record, path),
    hash: end.hash,
  };
};

/** The actions by which only whoever is on turn goes on. */
const OF_TURN: ReadonlySet<string> = new Set(['attack', 'sail', 'enter', 'endAttack']);

/** At least so many turns a person has had: those in which there was an attack, or the end of attacks. */
export const turnsIn = ({ header, entries }: GameRecord): number => {
  const me = header.seats.findIndex(({ driver }) => driver === 'person');
  const stood: { readonly seat: Seat; readonly type: string }[] = [];
  for (const entry of entries) {
    if ('undo' in entry) stood.splice(Math.max(0, stood.length - entry.undo));
    else stood.push({ seat: entry.seat, type: entry.action.type });
  }
  const onTurn = stood.filter(({ type }) => OF_TURN.has(type)).map(({ seat }) => seat);
  return onTurn.filter((seat, n) => seat === me && onTurn[n - 1] !== me).length;
};

const createRounds = (): Rounds => {
  let left = MOST_REPLAYED;
  const recordAt = (path: string): GameRecord | null => {
    const read = readRecord(path);
    return read.ok ? read.value.record : null;
  };
  return {
    atLeast: ({ path }) => {
      const record = recordAt(path);
      return record === null ? Number.POSITIVE_INFINITY : turnsIn(record);
    },
    exactly: ({ path }) => {
      const record = recordAt(path);
      if (record === null || record.entries.length > left) return null;
      left -= record.entries.length;
      const replayed = replay(record);
      return replayed.ok ? replayed.value.timeline.state.turn.round : null;
    },
  };
};

/** What the records in `folder` come to. */
export const readStats = (folder: string): FolderStats => {
  const files = listRecords(folder);
  const leftOut: Record<Reason, number> = { unfinished: 0, others: 0, lessons: 0, unreadable: 0 };
  const games: PlayedGame[] = [];
  for (const { path, changed } of files.slice(0, MOST_RECORDS)) {
    const game = played(path, changed);
    if (typeof game === 'string') leftOut[game]++;
    else games.push(game);
  }
  const older = Math.max(0, files.length - MOST_RECORDS);
  return { ...statsOf(games, OPPONENTS, createRounds()), leftOut: { ...leftOut, older } };
};
