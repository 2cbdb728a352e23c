// risk-napoleon daily: today's game, the one try that counts, and its result.
import { existsSync } from 'node:fs';
import { type Language, type Messages, plainText } from '../../text/index.js';
import { UsageError } from '../fail.js';
import { gamePath } from '../games.js';
import type { Output } from '../output.js';
import { requireTerminal } from '../play.js';
import { play as playHere, type ScreenFlags } from '../screen.js';
import { wantsWords } from '../words.js';
import { type Day, dayOf, parseDay } from './day.js';
import { openTry, printResult, type Today, tryOf, verifyDaily } from './tries.js';

export interface DailyFlags extends ScreenFlags {
  readonly verify?: string;
}

const dayFor = (text: string | undefined, now: number, m: Messages): Day => {
  const today = dayOf(now);
  if (text === undefined) return today;
  const day = parseDay(text);
  if (day === null) throw new UsageError(m.daily.badDay(plainText(text)));
  if (day > today) throw new UsageError(m.daily.future(day));
  return day;
};

export const daily = async (
  wanted: string | undefined,
  flags: DailyFlags,
  language: Language,
  m: Messages,
  host: NodeJS.Process,
  output: Output,
  clock: () => number = Date.now,
): Promise<void> => {
  const { env } = host;
  if (flags.verify !== undefined) {
    verifyDaily(gamePath(flags.verify, m, env), m, output);
    return;
  }
  const today: Today = { now: clock(), env };
  const mine = tryOf(dayFor(wanted, today.now, m), today, m);
  if (mine.state !== 'over') {
    if (!wantsWords(flags, env)) requireTerminal(m, host);
    await playHere({ game: openTry(mine, env, m) }, flags, language, m, host);
  }
  if (existsSync(mine.path)) printResult(mine, { ...today, now: clock() }, m, output);
};
