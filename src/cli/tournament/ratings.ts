// Ratings of bots from the places that they came in: Plackett-Luce, over the games in the order of their numbers.
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { MatchResult } from '../../bots/tournament/match.js';

export interface BotRating {
  readonly mu: number;
  readonly sigma: number;
  /** What it is at least, as likely as not to be better: `mu` less three times `sigma`. */
  readonly ordinal: number;
}

export const ratingsOf = (results: readonly MatchResult[], bots: readonly string[]): ReadonlyMap<string, BotRating> => {
  const known = new Map<string, Rating>(bots.map((bot) => [bot, rating()]));
  for (const { seats } of [...results].sort((a, b) => a.n - b.n)) {
    const teams = seats.map(({ bot }) => [known.get(bot) ?? rating()]);
    const rated = rate(teams, { rank: seats.map(({ place }) => place) });
    // A bot with several seats takes the mean of what they have become.
    for (const bot of bots) {
      const own = rated.flatMap(([seat], i) => (seats[i]?.bot === bot && seat ? [seat] : []));
      if (own.length === 0) continue;
      const mean = (of: (r: Rating) => number): number => own.reduce((sum, r) => sum + of(r), 0) / own.length;
      known.set(bot, { mu: mean((r) => r.mu), sigma: mean((r) => r.sigma) });
    }
  }
  return new Map([...known].map(([bot, { mu, sigma }]) => [bot, { mu, sigma, ordinal: ordinal({ mu, sigma }) }]));
};
