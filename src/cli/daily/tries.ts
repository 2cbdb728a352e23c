// Today's try: where it is kept, how far it is, and how it is opened. The try is the record of that day's name in the folder
// of games: where it is, the game goes on; where it is over, its result is shown again.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GameRecord } from '../../core/index.js';
import { RECORD_ENDING } from '../../table/diskRecord.js';
import { readWhole } from '../../table/files.js';
import { type Messages, messagesIn, plainText } from '../../text/index.js';
import type { OpenGame } from '../../tui/session/opened.js';
import { reasonOf, UsageError } from '../fail.js';
import { folderFor, newGame, savedGame } from '../games.js';
import { rulesOf } from '../options.js';
import type { Output } from '../output.js';
import { openRecord, replaySentence } from '../records.js';
import { type Day, dayOf, minutesLeft, parseDay } from './day.js';
import { dayOfRecord, gameOf, opponentsOf } from './game.js';
import { countedNames, type DailyResult, resultLines, resultOf } from './result.js';

/** A moment, in milliseconds since 1970, and where games are. */
export interface Today {
  readonly now: number;
  readonly env: NodeJS.ProcessEnv;
}

/** `late`: begun after its day. */
const recordOf = (day: Day, isLate: boolean, m: Messages, env: NodeJS.ProcessEnv): string =>
  join(folderFor(m, env), `${day}-daily${isLate ? '-late' : ''}${RECORD_ENDING}`);

export const leftText = (now: number, m: Messages): string => {
  const minutes = minutesLeft(now);
  return m.daily.hours(Math.floor(minutes / 60), minutes % 60);
};

const resultIn = (path: string, m: Messages): { readonly result: DailyResult; readonly record: GameRecord } => {
  const read = openRecord(m, path);
  const result = resultOf(read.record);
  if (!result.ok) throw new UsageError(replaySentence(m, path, read, result.error));
  return { result: result.value, record: read.record };
};

export interface Try {
  readonly day: Day;
  readonly path: string;
  readonly isLate: boolean;
  readonly state: 'fresh' | 'begun' | 'over';
}

/** How far the player's try of `day` is. A record that cannot be read is said, not written over. */
export const tryOf = (day: Day, { now, env }: Today, m: Messages): Try => {
  const counting = recordOf(day, false, m, env);
  const isLate = day !== dayOf(now) && !existsSync(counting);
  const path = isLate ? recordOf(day, true, m, env) : counting;
  if (!existsSync(path)) return { day, path, isLate, state: 'fresh' };
  return { day, path, isLate, state: resultIn(path, m).result.isOver ? 'over' : 'begun' };
};

/** The five lines of a try that is over; null before. */
const linesOf = ({ day, path }: Pick<Try, 'day' | 'path'>, m: Messages): readonly string[] | null => {
  const { result } = resultIn(path, m);
  return result.isOver ? resultLines(day, opponentsOf(day), result, m) : null;
};

const TEXT_ENDING = '.txt';

/** Whether a file says just that; what cannot be read does not. */
const isText = (file: string, text: string): boolean => {
  try {
    return readWhole(file, 4 * text.length + 1).toString('utf8') === text;
  } catch {
    return false;
  }
};

/** Writes the five lines beside the record; never over anything else. Gives what the player is told. */
export const keepResult = (mine: Pick<Try, 'day' | 'path'>, m: Messages): string => {
  const lines = linesOf(mine, m);
  if (lines === null) return m.daily.cannot;
  const file = mine.path.slice(0, -RECORD_ENDING.length) + TEXT_ENDING;
  const text = `${lines.join('\n')}\n`;
  const shown = plainText(basename(file));
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return m.daily.kept(shown);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return m.daily.notKept(shown, reasonOf(error, m));
    return isText(file, text) ? m.daily.kept(shown) : m.daily.keptBefore(shown);
  }
};

/** What comparing says, or why the record is not of that game. */
export const verifiedText = (path: string, m: Messages): string => {
  try {
    const { day, record } = verified(path, m);
    return m.daily.verified(day, record.entries.length);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
};

export const openTry = ({ day, path, state }: Try, env: NodeJS.ProcessEnv, m: Messages): OpenGame => {
  const game =
    state === 'fresh'
      ? newGame({ game: gameOf(day, m), placeForMe: true, file: path }, m, env)
      : savedGame(path, m, env);
  return {
    ...game,
    result: (language) => linesOf({ day, path }, messagesIn(language)),
    withResult: (what, language) => {
      const m = messagesIn(language);
      return what === 'keep' ? keepResult({ day, path }, m) : verifiedText(path, m);
    },
  };
};

/** Today's game for the menu; where it is played the reason why it is not opened. */
export const openToday = (today: Today, m: Messages): OpenGame => {
  const mine = tryOf(dayOf(today.now), today, m);
  if (mine.state === 'over') throw new UsageError(m.daily.over(leftText(today.now, m)));
  return openTry(mine, today.env, m);
};

/** One line about it in the menu. */
export const aboutToday = (today: Today, m: Messages): string => {
  const day = dayOf(today.now);
  const left = leftText(today.now, m);
  switch (tryOf(day, today, m).state) {
    case 'fresh':
      return m.daily.fresh(countedNames(opponentsOf(day).map((id) => m.bots.names[id] ?? id)), left);
    case 'begun':
      return m.daily.begun(left);
    case 'over':
      return m.daily.played(left);
  }
};

export const printResult = (
  { day, path, isLate }: Try,
  { now }: Today,
  m: Messages,
  output: Pick<Output, 'print'>,
): void => {
  const lines = linesOf({ day, path }, m);
  if (lines === null) return;
  output.print(
    `${[m.daily.toPaste, '', ...lines, '', isLate ? m.daily.doesNot : m.daily.counts, m.daily.next(leftText(now, m))].join('\n')}\n`,
  );
};

/** As it stands in a file: without what is left out there. */
const plainData = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** What a record comes to that is of the game of its day as everybody has it, over, and every step by the rules; else it throws. */
const verified = (path: string, m: Messages) => {
  const file = plainText(path);
  const { result, record } = resultIn(path, m);
  const day = parseDay(dayOfRecord(record.header) ?? '');
  if (day === null) throw new UsageError(m.daily.notDaily(file), 1);
  const game = gameOf(day, m);
  const wanted = { setup: rulesOf(m, game.setup).setup, chance: game.chance, seats: game.seats };
  const { setup, chance, seats, pack } = record.header;
  const isSame = isDeepStrictEqual(plainData({ setup, chance, seats }), plainData(wanted));
  if (pack !== undefined || !isSame) throw new UsageError(m.daily.otherGame(file, day), 1);
  if (!result.isOver) throw new UsageError(m.daily.notOver(file), 1);
  return { day, result, record };
};

/** Says whether a record is that, and what it comes to. */
export const verifyDaily = (path: string, m: Messages, output: Pick<Output, 'print'>): void => {
  const { day, result, record } = verified(path, m);
  output.print(`${m.daily.verified(day, record.entries.length)}\n\n`);
  output.print(`${resultLines(day, opponentsOf(day), result, m).join('\n')}\n`);
};
