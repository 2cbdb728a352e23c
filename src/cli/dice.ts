// What the dice of a game at home come from: a seed, or sealed dice that nobody can have chosen (D-5).
import type { GameSetup, SealedChance, SeatInfo, SeededGame } from '../core/index.js';
import { newWord, sealedChance } from '../table/sealing.js';
import { cutColumns, type Messages, plainText } from '../text/index.js';
import { UsageError } from './fail.js';
import { choiceFlag, type GameFlags } from './options.js';

const DICE = ['seed', 'sealed'] as const;

export interface DiceFlags {
  readonly dice?: string;
  readonly words?: string;
}

/** Columns of a player's word. */
const MOST_WORD = 60;
/** What stands in a record for the number of a table: there is one at home. */
const HOME = 'home';

/** A person's own words in the order of their seats; drawn ones for the others. */
const wordsOf = (seats: readonly SeatInfo[], own: readonly string[]): string[] => {
  const left = [...own];
  return seats.map(({ driver }) => (driver === 'person' ? left.shift() || newWord() : ''));
};

const sealedAnew = (seats: readonly SeatInfo[], own: readonly string[] = []): SealedChance =>
  sealedChance(HOME, wordsOf(seats, own));

/** The same game with sealed dice. */
export const withSealedDice = (game: SeededGame): GameSetup => ({ ...game, chance: sealedAnew(game.seats) });

/** The game with the dice that the options ask for. */
export const withDice = (m: Messages, flags: GameFlags & DiceFlags, game: SeededGame): GameSetup => {
  const dice = choiceFlag(m, '--dice', flags.dice ?? 'seed', DICE);
  if (dice === 'seed') {
    if (flags.words !== undefined) throw new UsageError(m.cli.wordsNeedSealed);
    return game;
  }
  if (flags.seed !== undefined) throw new UsageError(m.cli.sealedHasNoSeed);
  const words = flags.words === undefined ? [] : flags.words.split(',').map((word) => plainText(word));
  const persons = game.seats.filter(({ driver }) => driver === 'person').length;
  if (words.length > persons) throw new UsageError(m.cli.tooManyWords(words.length, persons));
  if (words.some((word) => cutColumns(word, MOST_WORD) !== word)) throw new UsageError(m.cli.longWord(MOST_WORD));
  return { ...game, chance: sealedAnew(game.seats, words) };
};
