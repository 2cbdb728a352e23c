// English: the levels of bots: what they are called everywhere, and what they are like.
import type { Place } from '../types.js';

export const BOTS_EN = {
  /** By id; `random` is no level, but records of measurements have it. */
  names: {
    recruit: 'Recruit',
    corporal: 'Corporal',
    colonel: 'Colonel',
    marshal: 'Marshal',
    random: 'anything legal',
  } as Readonly<Record<string, string>>,
  characters: {
    recruit: 'attacks what looks weak, and does what comes to mind first: to learn the game against',
    corporal: 'knows what a colonel would do, and forgets it every other time',
    colonel: 'takes empires and holds them, counts the odds, hunts the weak',
    marshal: 'thinks the whole turn through, keeps one great army, and strikes where it hurts',
  } as Readonly<Record<string, string>>,
  /** What an attack may bring this turn, in the log. */
  aims: {
    kill: (who: string, seat: string, cards: string, chance: string) =>
      `${who} may wipe out ${seat}, who holds ${cards}: ${chance}.`,
    complete: (who: string, place: Place, chance: string) => `${who} may take all of ${place.the}: ${chance}.`,
    breaks: (who: string, place: Place, seat: string, bonus: number, chance: string) =>
      `${who} may break ${place.the}, worth ${bonus} a turn to ${seat}: ${chance}.`,
    card: (who: string, chance: string) => `${who} is after this turn’s card: ${chance}.`,
  },
  /** In the list of who can play a seat. */
  bot: (name: string) => `bot: ${name}`,
  person: 'a person at this keyboard',
  personHint: 'people share the keyboard; secrets are hidden in between',
  /** A seat's program has failed. */
  outside: (name: string, what: string, level: string) => `${name} ${what}. From now on ${level} plays in its place.`,
  onlyShown: 'A log in a pipe is written by built-in bots alone: use play on a screen, or simulate.',
  faults: {
    late: 'did not answer in time',
    ended: 'has ended',
    flood: 'says more than anybody can read',
    notJson: 'does not speak JSON',
    noAnswer: 'did not answer the question',
    illegal: 'gave an answer that the rules forbid',
  },
};

export type BotWords = typeof BOTS_EN;
