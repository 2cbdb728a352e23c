// play, resume, demo: the commands that show a game.
import { wordsOf } from '../narration/words.js';
import { type Language, type Messages, plainText } from '../text/index.js';
import { type DiceFlags, withDice } from './dice.js';
import { UsageError } from './fail.js';
import { folderFor, gamePath, listLines, newGame, savedGame, unfinishedGames } from './games.js';
import { demoSetup, type GameFlags, rulesOf, setupOf } from './options.js';
import type { Output } from './output.js';
import { isCommand } from './outside.js';
import { ownBoard } from './ownBoard.js';
import { printLog } from './replay.js';
import { canShow, play as playHere, type ScreenFlags } from './screen.js';
import { playRecorded } from './simulate.js';
import { wantsWords } from './words.js';

export interface PlayFlags extends GameFlags, DiceFlags, ScreenFlags {
  readonly record?: string;
}

/** Options that say what is played: without any of them the menu asks. The compiler misses none. */
const GAME_FLAGS: Readonly<Record<Exclude<keyof GameFlags, 'lang'> | keyof DiceFlags | 'record', true>> = {
  variant: true,
  profile: true,
  board: true,
  players: true,
  names: true,
  bots: true,
  seed: true,
  deal: true,
  rounds: true,
  defence: true,
  resign: true,
  missions: true,
  hands: true,
  empirePoints: true,
  autoClaim: true,
  skipEmpty: true,
  dice: true,
  words: true,
  record: true,
};

export const requireTerminal = (m: Messages, host: NodeJS.Process): void => {
  if (!canShow(host)) throw new UsageError(m.cli.notATerminal);
};

/** A game as the options have it; without any, the menu asks. */
export const play = async (flags: PlayFlags, language: Language, m: Messages, host: NodeJS.Process): Promise<void> => {
  const isAsked = Object.keys(flags).every((key) => !Object.hasOwn(GAME_FLAGS, key));
  const wanted = withDice(m, flags, setupOf(m, flags, 1, await ownBoard(flags, m, host.env)));
  rulesOf(m, wanted.setup, wanted.pack); // A bad option is said even where there is no terminal.
  if (!wantsWords(flags, host.env)) requireTerminal(m, host);
  const hasPersons = wanted.seats.some((s) => s.driver === 'person');
  const file = flags.record ?? (hasPersons ? null : false);
  const game = isAsked ? null : newGame({ game: wanted, placeForMe: false, file, programs: true }, m, host.env);
  await playHere({ game }, flags, language, m, host);
};

const MOST_LISTED = 20;

/** `which` is a number of the list or a file; without it the unfinished games are listed. */
export const resume = async (
  which: string | undefined,
  flags: ScreenFlags,
  language: Language,
  m: Messages,
  host: NodeJS.Process,
): Promise<void> => {
  if (which === undefined) {
    const folder = folderFor(m, host.env);
    const listed = unfinishedGames(m, host.env, Date.now(), MOST_LISTED);
    if (listed.length === 0) throw new UsageError(m.cli.noGames(plainText(folder)));
    host.stdout.write(`${[m.cli.games, ...listed.map((game) => listLines(m, game))].join('\n')}\n`);
    return;
  }
  const path = gamePath(which, m, host.env);
  if (!wantsWords(flags, host.env)) requireTerminal(m, host);
  await playHere({ game: savedGame(path, m, host.env) }, flags, language, m, host);
};

/** Bots play: on the screen in a terminal, as a text log in a pipe. */
export const demo = async (
  flags: PlayFlags,
  language: Language,
  m: Messages,
  host: NodeJS.Process,
  output: Output,
): Promise<void> => {
  const wanted = demoSetup(m, flags, await ownBoard(flags, m, host.env));
  const rules = rulesOf(m, wanted.setup, wanted.pack);
  if (canShow(host) && !wantsWords(flags, host.env)) {
    const game = newGame({ game: wanted, placeForMe: false, file: flags.record ?? false, programs: true }, m, host.env);
    await playHere({ game }, flags, language, m, host);
    return;
  }
  if (wanted.seats.some(({ driver }) => isCommand(driver))) throw new UsageError(m.bots.onlyShown);
  output.print(`${m.cli.seedWas(wanted.chance.seed)}\n`);
  const words = wordsOf(rules, wanted.seats, language);
  playRecorded(rules, wanted, flags.record ?? null, m, output, printLog(words, rules, output));
};
