// risk-napoleon games: everything in the folder of games, finished or not; copies and deletes.
import { constants, copyFileSync, unlinkSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { withFile } from '../table/files.js';
import { jsonText, type Messages, plainText } from '../text/index.js';
import { reasonOf, UsageError } from './fail.js';
import { folderFor, gameOfFolder, games, type ListedGame, listLines } from './games.js';
import type { Output } from './output.js';

export interface ListFlags {
  readonly json?: boolean;
}

export const listCommand = (flags: ListFlags, m: Messages, env: NodeJS.ProcessEnv, output: Output): void => {
  const folder = folderFor(m, env);
  const all = [...games(m, env, Date.now())];
  if (flags.json) output.print(`${jsonText(all)}\n`);
  else if (all.length === 0) output.print(`${m.cli.noGamesAtAll(plainText(folder))}\n`);
  else output.print(`${[m.cli.allGames, ...all.map((game) => listLines(m, game))].join('\n')}\n`);
};

const listed = (which: string, m: Messages, env: NodeJS.ProcessEnv): ListedGame => {
  const game = gameOfFolder(which, m, env, Date.now());
  if (game !== null) return game;
  throw new UsageError(m.cli.notInFolder(plainText(which), plainText(folderFor(m, env))));
};

/** The file as it is: another machine goes on with it or replays it. */
export const exportCommand = (
  which: string,
  file: string,
  m: Messages,
  env: NodeJS.ProcessEnv,
  output: Output,
): void => {
  const { path } = listed(which, m, env);
  try {
    withFile(path, () => {}); // neither a pipe nor a device
    copyFileSync(path, file, constants.COPYFILE_EXCL);
  } catch (error) {
    throw new UsageError(m.cli.cannotExport(plainText(file), reasonOf(error, m)), 1);
  }
  output.print(`${m.cli.exported(plainText(file))}\n`);
};

/** The word that the question names, with or without its accent, or the English one. */
const isYes = (answer: string, m: Messages): boolean => {
  const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [m.cli.yes, 'yes'].map(plain).includes(plain(answer));
};

/** Asks for it; anything else, and the end of the input, is a no. */
const isAllowed = async (game: ListedGame, m: Messages, { stdin, stdout }: NodeJS.Process): Promise<boolean> => {
  if (!stdin.isTTY || !stdout.isTTY) throw new UsageError(m.cli.deleteNeedsYes);
  const questions = createInterface({ input: stdin, output: stdout });
  const closed = new Promise<string>((resolve) => questions.once('close', () => resolve('')));
  const answer = await Promise.race([questions.question(m.cli.deleteGame(game.label, plainText(game.path))), closed]);
  questions.close();
  return isYes(answer, m);
};

export interface DeleteFlags {
  readonly yes?: boolean;
}

export const deleteCommand = async (
  which: string,
  flags: DeleteFlags,
  m: Messages,
  host: NodeJS.Process,
  output: Output,
): Promise<void> => {
  const game = listed(which, m, host.env);
  const path = plainText(game.path);
  if (game.isInUse) throw new UsageError(m.cli.cannotDelete(path, m.cli.beingPlayedReason));
  if (flags.yes !== true && !(await isAllowed(game, m, host))) throw new UsageError(m.cli.notDeleted, 1);
  try {
    unlinkSync(game.path);
  } catch (error) {
    throw new UsageError(m.cli.cannotDelete(path, reasonOf(error, m)), 1);
  }
  output.print(`${m.cli.deleted(path)}\n`);
};
