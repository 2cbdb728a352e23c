// What many games come to: wins with intervals, by bot and by seat, and what goes with them.
import { VICTORY_SOURCES, type VictorySource } from '../../core/index.js';
import { type MatchResult, pointsIn } from './match.js';

/** A share with its Wilson interval of 95%: all from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** `wins` of `games`, which may be broken where a win was shared. Without games everything is possible. */
export const wilson = (wins: number, games: number): Share => {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const half = (Z / (1 + (Z * Z) / games)) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

export interface BotTally extends Share {
  readonly bot: string;
  /** Seats that it had in all games. */
  readonly seats: number;
  readonly wins: number;
  /** What a seat wins on average, whoever sits there. */
  readonly par: number;
  /** A seat and game. */
  readonly kills: number;
  readonly place: number;
  /** Risk Napoleon: victory points a seat and game, by source; null elsewhere. */
  readonly points: Readonly<Record<VictorySource | 'all', number>> | null;
  /** Risk Napoleon: missions a seat and game, by rank from 1; null elsewhere. */
  readonly missions: readonly number[] | null;
}

export interface SeatTally extends Share {
  readonly seat: number;
  readonly wins: number;
}

export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly rounds: { readonly mean: number; readonly median: number; readonly max: number };
  readonly actions: number;
  /** Risk Napoleon: how often each effect was played in a game. */
  readonly effects: Readonly<Record<string, number>>;
  /** In the order in which they first sit at the table. */
  readonly bots: readonly BotTally[];
  readonly seats: readonly SeatTally[];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const effectsIn = (results: readonly MatchResult[]): Record<string, number> => {
  const ids = [...new Set(results.flatMap(({ effects }) => Object.keys(effects)))].sort();
  return Object.fromEntries(ids.map((id) => [id, mean(results.map(({ effects }) => effects[id] ?? 0))]));
};

export const tallyOf = (results: readonly MatchResult[]): Tally => {
  const rounds = results.map((r) => r.rounds).sort((a, b) => a - b);
  const all = results.flatMap(({ seats }) => seats);
  const players = results[0]?.seats.length ?? 0;
  // The first game has the entries as they were named.
  const names = [...new Set((results[0]?.seats ?? []).map(({ bot }) => bot))];
  return {
    games: results.length,
    finished: results.filter((r) => r.finished).length,
    rounds: { mean: mean(rounds), median: rounds[Math.floor(rounds.length / 2)] ?? 0, max: rounds.at(-1) ?? 0 },
    actions: mean(results.map((r) => r.actions)),
    effects: effectsIn(results),
    bots: names.map((bot): BotTally => {
      const own = all.filter((seat) => seat.bot === bot);
      const wins = own.reduce((sum, { win }) => sum + win, 0);
      const scored = own.flatMap(({ points }) => (points === null ? [] : [points]));
      const sources = VICTORY_SOURCES.map((source) => [source, mean(scored.map((p) => p[source]))]);
      const points = { ...Object.fromEntries(sources), all: mean(own.map(pointsIn)) } as NonNullable<
        BotTally['points']
      >;
      return {
        bot,
        seats: own.length,
        wins,
        par: players === 0 ? 0 : 1 / players,
        ...wilson(wins, own.length),
        kills: mean(own.map(({ kills }) => kills)),
        place: mean(own.map(({ place }) => place)),
        points: scored.length === 0 ? null : points,
        missions:
          scored.length === 0
            ? null
            : [0, 1, 2, 3].map((rank) => mean(own.map(({ missions }) => missions?.[rank] ?? 0))),
      };
    }),
    seats: Array.from({ length: players }, (_, seat) => {
      const wins = results.reduce((sum, { seats }) => sum + (seats[seat]?.win ?? 0), 0);
      return { seat, wins, ...wilson(wins, results.length) };
    }),
  };
};
