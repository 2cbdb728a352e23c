// English: what one's recorded games come to.
import { plural } from '../counts/en.js';

export const STATS_EN = {
  /** In the menu. */
  item: 'Statistics',
  hint: 'by game, opponents and players; streaks, fastest wins',
  title: 'Your games',
  none: 'No game of yours is over yet, with you alone against bots: those are counted.',
  all: (won: number, games: number, share: string, even: string) =>
    `You have won ${won} of ${plural(games, 'game', 'games')}, ${share}. If all won equally often, it would be ${even}.`,
  streak: (now: number, longest: number) => `Won in a row: ${now} now, ${longest} at best.`,
  daily: (games: number, won: number) => `Games of a day: ${games}, ${won} of them won. Each day counts once.`,
  byVariant: 'By game',
  byBots: 'By the strongest opponent',
  byPlayers: 'By players',
  fastest: 'Fastest wins',
  columns: {
    game: 'Game',
    bots: 'Opponent',
    players: 'Players',
    games: 'Games',
    won: 'Won',
    share: 'Share',
    even: 'Equal',
    round: 'Round',
  },
  program: 'Another program',
  leftOut: (reasons: string) => `Not counted: ${reasons}.`,
  reasons: {
    unfinished: (n: number) => `${n} unfinished`,
    others: (n: number) => `${n} of bots alone or of several people`,
    lessons: (n: number) => `${n} to learn by`,
    copies: (n: number) => `${n} counted already`,
    unreadable: (n: number) => `${n} that cannot be read`,
    older: (n: number) => `${n} older ones`,
  },
};

export type StatsWords = typeof STATS_EN;
