// Opening games for the screen: new ones with a record of their own, saved ones where they were left.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gamesFolder, NoHome } from '../config.js';
import {
  type Chance,
  chanceIn,
  countTerritories,
  create,
  type EachEntry,
  type GameSetup,
  headerOf,
  pointsOf,
  type RecordHeader,
  type Rules,
  replay,
  type Seat,
  type SeatInfo,
  type State,
  startTimeline,
} from '../core/index.js';
import { inFreeName, RECORD_ENDING, type RecordFile } from '../table/diskRecord.js';
import { LOCK_ENDING, RecordInUse } from '../table/lock.js';
import type { ReadRecord } from '../table/recordText.js';
import {
  continueRecord,
  createRecord,
  isInUse,
  listRecords,
  memoryRecord,
  readRecord,
  skimRecord,
} from '../table/save.js';
import { type Messages, plainText } from '../text/index.js';
import { colourOfSeat } from '../tui/frame/seatColours.js';
import { variantName } from '../tui/menu/items.js';
import type { SavedSeat } from '../tui/menu/menu.js';
import type { PastStep } from '../tui/session/film.js';
import { type HomeGameOptions, homeGame } from '../tui/session/homeGame.js';
import type { OpenGame } from '../tui/session/opened.js';
import { reasonOf, UsageError } from './fail.js';
import { isLessonGame } from './lessons.js';
import { rulesOf } from './options.js';
import { isCommand, outsideOf } from './outside.js';
import { programName, quoted } from './quote.js';
import { faultSentence, openRecord, replayOrFail, replaySentence } from './records.js';

export const isSameFile = (a: string, b: string): boolean => {
  try {
    return realpathSync(a) === realpathSync(b);
  } catch {
    return false; // one of them is still to be made
  }
};

/** `game` with the commands that resume and replay it, wherever its record has gone meanwhile. */
const openGame = (game: Omit<HomeGameOptions, 'commands'>, env: NodeJS.ProcessEnv): OpenGame =>
  homeGame({
    ...game,
    isLesson: isLessonGame({ setup: game.rules.setup, seats: game.seats }, game.chance),
    commands: () => {
      const path = game.record?.path ?? null;
      if (path === null) return { resumeCommand: null, replayCommand: null };
      const command = (name: string): string => `${programName(env)} ${name} ${quoted(path, env)}`;
      return { resumeCommand: command('resume'), replayCommand: command('replay') };
    },
  });

const two = (n: number): string => `${n}`.padStart(2, '0');

const MOST_SEED_PART = 24;

/**
 * A seed in the name of a file: the letters and digits of all scripts, which every file system takes; and where something
 * of it has to go, a mark that tells it from others of which as much is left.
 */
export const seedPart = (seed: string): string => {
  const kept = [...seed.replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')].slice(0, MOST_SEED_PART).join('');
  if (kept === seed) return kept;
  const mark = createHash('sha256').update(seed).digest('hex').slice(0, 6);
  return kept === '' ? mark : `${kept}-${mark}`;
};

/** What is told of the dice of a game: its seed, or the seal of what they come from (D-5). */
export const diceSentence = (chance: Chance, m: Messages): string =>
  chance.dice === 'seed' ? m.cli.seedWas(chance.seed) : m.cli.sealWas(chance.seal);

/** `2026-11-30-2145-classic-k7m2p`: when, what, which seed. */
const fileName = ({ setup, chance }: GameSetup, at: Date): string => {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}-${setup.variant}-${chance.dice === 'seed' ? seedPart(chance.seed) : chance.seal.slice(0, 8)}`;
};

/** A new record in the games' folder, with a number after its name where that is taken. */
const createInFolder = (header: RecordHeader, secret: string | null, env: NodeJS.ProcessEnv): RecordFile =>
  inFreeName(join(gamesFolder(env), `${fileName(header, new Date())}${RECORD_ENDING}`), (path) =>
    createRecord(path, header, secret),
  );

export interface NewGameOptions {
  readonly game: GameSetup;
  readonly placeForMe: boolean;
  /** Where to record it: a file, the games' folder (null), or nowhere (false). */
  readonly file: string | null | false;
  /** Whether programs that its seats name are started: for what the command line says, never for a record or a menu. */
  readonly programs?: boolean;
}

/** A new game. Games without people are recorded only where a file is named. */
export const newGame = (
  { game, placeForMe, file, programs = false }: NewGameOptions,
  m: Messages,
  env: NodeJS.ProcessEnv,
): OpenGame => {
  const { setup, pack, chance, seats } = game;
  const rules = rulesOf(m, setup, pack);
  const start = create(rules, chance);
  const header = headerOf(rules, chance, seats);
  const secret = chance.dice === 'sealed' ? chance.secret : null;
  let record: RecordFile;
  try {
    if (file === false) record = memoryRecord(header, secret);
    else record = file === null ? createInFolder(header, secret, env) : createRecord(file, header, secret);
  } catch (error) {
    if (error instanceof NoHome) throw new UsageError(m.cli.noHome, 1);
    throw new UsageError(m.cli.cannotCreate(plainText(file || gamesFolder(env)), reasonOf(error, m)), 1);
  }
  const isOutside = programs && seats.some(({ driver }) => isCommand(driver));
  const outside = isOutside ? outsideOf(rules, { seats, chance }, m) : null;
  const timeline = startTimeline(start);
  return openGame({ rules, chance, seats, timeline, past: [start], record, placeForMe, outside }, env);
};

/** The record in `path`, to be looked at step by step. */
export const recordedGame = (path: string, read: ReadRecord, m: Messages) => {
  const { entries, header } = read.record;
  const { seats } = header;
  const chance = chanceIn(read.record);
  const steps: PastStep[] = [];
  const see: EachEntry = (step, n) => {
    const entry = entries[n];
    steps.push({
      ...step,
      undone: entry !== undefined && 'undo' in entry,
      ...(entry && 'action' in entry && { given: entry }),
    });
  };
  const played = replayOrFail(m, path, read, see);
  return { ...played, chance: chance.ok ? chance.value : header.chance, seats, steps };
};

/** The game recorded in `path`, to be resumed. */
export const savedGame = (path: string, m: Messages, env: NodeJS.ProcessEnv): OpenGame => {
  const read = openRecord(m, path);
  const { rules, chance, seats, steps: past, timeline } = recordedGame(path, read, m);
  if (timeline.state.outcome !== null) {
    throw new UsageError(m.cli.gameOver(plainText(path), `${programName(env)} replay ${quoted(path, env)}`));
  }
  return openGame({ rules, chance, seats, timeline, past, record: goOn(path, read, m), placeForMe: false }, env);
};

/** `file`: what the record is shown as. */
export const inUseSentence = (file: string, { holder, isForeign }: RecordInUse, m: Messages): string =>
  holder === null || isForeign ? m.cli.inUseElsewhere(file, `${file}${LOCK_ENDING}`) : m.cli.inUse(file, holder.pid);

const goOn = (path: string, read: ReadRecord, m: Messages): RecordFile => {
  const file = plainText(path);
  try {
    return continueRecord(path, read);
  } catch (error) {
    if (error instanceof RecordInUse) throw new UsageError(inUseSentence(file, error, m));
    if (error instanceof Error && 'code' in error && error.code === 'EBUSY') {
      throw new UsageError(m.cli.changedMeanwhile(file));
    }
    throw new UsageError(m.cli.writeFailed(file, reasonOf(error, m)), 1);
  }
};

export interface ListedGame {
  /** Its place among all games of the folder, newest first: what people call it by. */
  readonly number: number;
  readonly path: string;
  readonly state: 'unfinished' | 'over' | 'unreadable';
  /** A process is playing it now. */
  readonly isInUse: boolean;
  /** What a person knows the game by: variant, names, round or winners, age. */
  readonly label: string;
  /** The same without names, and who they are; absent where it is over, and where it cannot be read. */
  readonly about?: string;
  readonly seats?: readonly SavedSeat[];
}

type Described = Pick<ListedGame, 'state' | 'label' | 'about' | 'seats'>;

/** Who plays in a game, with points or territories as it stands. */
const seatsOf = (rules: Rules, seats: readonly SeatInfo[], state: State): SavedSeat[] =>
  seats.map(({ name }, seat) => ({
    colour: colourOfSeat({ rules, seats }, seat),
    name: plainText(name),
    score: state.napoleon === null ? countTerritories(state, seat as Seat) : pointsOf(state, seat as Seat),
  }));

const unreadable = (m: Messages, path: string, sentence: string): Pick<ListedGame, 'state' | 'label'> => ({
  state: 'unreadable',
  // The path stands beside it.
  label: m.cli.gameUnreadable(sentence.replace(plainText(path), basename(plainText(path)))),
});

/** Who holds what in a game. */
interface Land {
  readonly path: string;
  readonly rules: Rules;
  readonly seats: readonly SeatInfo[];
  readonly owners: readonly (Seat | null)[];
}

/** The position of the unfinished game that was described last: the menu draws the one that it offers. */
let described: Land | null = null;

/** The land of the game at `path`, where it has just been described. */
export const landOf = (path: string): Land | null => (described?.path === path ? described : null);

/** What the record at `path` is called in a list, whatever it holds. */
export const describeGame = (m: Messages, path: string, age: string): Described => {
  const skimmed = skimRecord(path);
  if (!skimmed.ok) {
    // Skimming knows no numbers of lines.
    const whole = readRecord(path);
    return unreadable(m, path, faultSentence(m, path, whole.ok ? skimmed.error : whole.error));
  }
  const { header, end } = skimmed.value.record;
  const seats = header.seats.map((s) => s.name);
  const [variant, names] = [variantName(m, plainText(header.setup.variant)), seats.join(', ')];
  if (end !== null) {
    const winners = end.outcome.winners.flatMap((seat) => seats[seat] ?? []);
    return { state: 'over', label: m.cli.gameWon(variant, names, m.list(winners), age) };
  }
  const read = readRecord(path);
  if (!read.ok) return unreadable(m, path, faultSentence(m, path, read.error));
  const replayed = replay(read.value.record);
  if (!replayed.ok) return unreadable(m, path, replaySentence(m, path, read.value, replayed.error));
  const { rules, timeline } = replayed.value;
  const { outcome, turn } = timeline.state;
  if (outcome !== null) {
    const winners = outcome.winners.flatMap((seat) => seats[seat] ?? []);
    return { state: 'over', label: m.cli.gameWon(variant, names, m.list(winners), age) };
  }
  const when = turn.round === 0 ? m.screen.setup : m.screen.round(turn.round);
  described = { path, rules, seats: header.seats, owners: timeline.state.owner };
  return {
    state: 'unfinished',
    label: m.menu.savedGame(variant, names, when, age),
    about: [variant, when, age].join(', '),
    seats: seatsOf(rules, header.seats, timeline.state),
  };
};

interface Listing {
  readonly number: number;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** The folder of games, for a command that is about it. */
export const folderFor = (m: Messages, env: NodeJS.ProcessEnv): string => {
  try {
    return gamesFolder(env);
  } catch (error) {
    throw error instanceof NoHome ? new UsageError(m.cli.noHome, 1) : error;
  }
};

/** Nothing where there is no place for games: whoever only looks for some is not kept from anything. */
const listing = (env: NodeJS.ProcessEnv): Listing[] => {
  try {
    return listRecords(gamesFolder(env)).map((file, n) => ({ number: n + 1, ...file }));
  } catch (error) {
    if (error instanceof NoHome) return [];
    throw error;
  }
};

const listedGame = ({ number, path, changed }: Listing, m: Messages, now: number): ListedGame => {
  const age = m.cli.ago(Math.max(0, (now - changed) / 1000));
  return { number, path, isInUse: isInUse(path), ...describeGame(m, path, age) };
};

/** The games of the folder, newest first; each is looked at only when it is asked for. */
export function* games(m: Messages, env: NodeJS.ProcessEnv, now: number): Generator<ListedGame> {
  for (const file of listing(env)) yield listedGame(file, m, now);
}

/** The game of the folder that `which` means, by its number or its file; null where it is none of them. */
export const gameOfFolder = (which: string, m: Messages, env: NodeJS.ProcessEnv, now: number): ListedGame | null => {
  const path = gamePath(which, m, env);
  const found = listing(env).find((file) => isSameFile(file.path, path));
  return found === undefined ? null : listedGame(found, m, now);
};

/** Games of the folder that are wanted, newest first, at most `most`. */
const someGames = (all: Iterable<ListedGame>, most: number, isWanted: (game: ListedGame) => boolean): ListedGame[] => {
  const found: ListedGame[] = [];
  for (const game of all) {
    if (isWanted(game)) found.push(game);
    if (found.length >= most) break;
  }
  return found;
};

/** Unfinished games of the folder, those that are being played among them. */
export const unfinishedGames = (m: Messages, env: NodeJS.ProcessEnv, now: number, most: number): ListedGame[] =>
  someGames(games(m, env, now), most, ({ state }) => state === 'unfinished');

/** Those of them that nobody plays: they can be resumed. */
export const freeGames = (m: Messages, env: NodeJS.ProcessEnv, now: number, most: number): ListedGame[] =>
  someGames(games(m, env, now), most, ({ state, isInUse: inUse }) => state === 'unfinished' && !inUse);

/**
 * Games of the folder that can be looked at, over or not. Another process may be asking for secrets just now in those that
 * are being played.
 */
export const recordedGames = (m: Messages, env: NodeJS.ProcessEnv, now: number, most: number): ListedGame[] =>
  someGames(games(m, env, now), most, ({ state, isInUse: inUse }) => state !== 'unreadable' && !inUse);

/** The game that the start menu offers to resume. */
export const newestUnfinished = (m: Messages, env: NodeJS.ProcessEnv, now: number): ListedGame | null =>
  freeGames(m, env, now, 1)[0] ?? null;

/** Two lines of a list. */
export const listLines = (m: Messages, { number, label, path, isInUse: inUse }: ListedGame): string =>
  `${`${number}`.padStart(3)}  ${inUse ? m.cli.beingPlayed(label) : label}\n     ${plainText(path)}`;

/** The file that `which` means: a number of the list, or itself. */
export const gamePath = (which: string, m: Messages, env: NodeJS.ProcessEnv): string => {
  if (!/^\d{1,4}$/.test(which)) return which;
  const folder = folderFor(m, env);
  const listed = listRecords(folder);
  const path = listed[Number(which) - 1]?.path;
  if (path !== undefined) return path;
  throw new UsageError(
    listed.length === 0 ? m.cli.noGamesAtAll(plainText(folder)) : m.cli.noSuchGame(plainText(which), listed.length),
  );
};
