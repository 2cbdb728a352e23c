// English: tournaments of bots.
export const TOURNAMENT_EN = {
  columns: {
    bot: 'bot',
    wins: 'wins',
    interval: '95%',
    par: 'par',
    kills: 'kills',
    place: 'place',
    rating: 'rating',
    points: 'points',
  },
  seats: (shares: string) => `Wins by seat: ${shares}`,
  otherResults: (file: string, line: number) =>
    `${file} is not of this tournament (line ${line}). Name another file with --keep, or play as it was begun.`,
  stopped: (left: number) => `Stopped: ${left} not played. The same command with --keep goes on.`,
  twoTables: '--table and --bots both say who plays: give one.',
};

export type TournamentWords = typeof TOURNAMENT_EN;
