// What the games of one person come to. Pure: games are handed in as what is read of their records.
import type { VariantId } from '../../core/index.js';

/** A game that is over, in which one person played against bots. */
export interface PlayedGame {
  readonly path: string;
  /** When its record was changed last, in milliseconds since 1970. */
  readonly at: number;
  readonly variant: VariantId;
  readonly players: number;
  /** The strongest of the opponents: a level of bots, or `program`. */
  readonly against: string;
  /** Alone or with others. */
  readonly isWon: boolean;
  /** Decided before the rounds were over, or where nothing limits them. */
  readonly isEarly: boolean;
  /** The day whose game it is, `2026-03-14`; null for any other. */
  readonly day: string | null;
  /** It is the try of that day that counts. */
  readonly isTry: boolean;
  /** Of the last position: a copy of the record has the same. */
  readonly hash: string;
}

export interface Share {
  readonly games: number;
  readonly won: number;
  /** How many would be won if all at the table won equally often. */
  readonly even: number;
}

export type Group<T extends string | number> = Share & { readonly of: T };

export interface Fastest {
  readonly variant: VariantId;
  /** From 1: the one in which it was won. */
  readonly round: number;
  readonly path: string;
}

export interface Stats {
  readonly all: Share;
  /** The most played first. */
  readonly byVariant: readonly Group<VariantId>[];
  /** The strongest first. */
  readonly byBots: readonly Group<string>[];
  /** The fewest first. */
  readonly byPlayers: readonly Group<number>[];
  /** Games won one after the other, up to the last game, and at best. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** By variant, of the games that were not won by the last round's count. */
  readonly fastest: readonly Fastest[];
  /** Games of a day, each day once. */
  readonly daily: { readonly games: number; readonly won: number };
  /** Further records of games that were counted. */
  readonly copies: number;
}

const shareOf = (games: readonly PlayedGame[]): Share => ({
  games: games.length,
  won: games.filter(({ isWon }) => isWon).length,
  even: games.reduce((sum, { players }) => sum + 1 / players, 0),
});

/** `games` by what each of them has, in the order in which that is met. */
const partedBy = <T>(games: readonly PlayedGame[], of: (game: PlayedGame) => T): Map<T, PlayedGame[]> => {
  const parts = new Map<T, PlayedGame[]>();
  for (const game of games) parts.set(of(game), [...(parts.get(of(game)) ?? []), game]);
  return parts;
};

const groupsOf = <T extends string | number>(games: readonly PlayedGame[], of: (game: PlayedGame) => T): Group<T>[] =>
  [...partedBy(games, of)].map(([key, some]) => ({ of: key, ...shareOf(some) }));

/** Each game once, oldest first: of a day's the try that counts or else the earliest, of copies the earliest. */
export const eachOnce = (games: readonly PlayedGame[]): readonly PlayedGame[] => {
  const once = new Map<string, PlayedGame>();
  const inOrder = [...games].sort((a, b) => a.at - b.at || (a.path < b.path ? -1 : 1));
  for (const game of inOrder) {
    const key = game.day ?? game.hash;
    const known = once.get(key);
    if (known === undefined || (game.isTry && !known.isTry)) once.set(key, game);
  }
  return inOrder.filter((game) => once.get(game.day ?? game.hash) === game);
};

const streakOf = (games: readonly PlayedGame[]): Stats['streak'] => {
  let [now, longest] = [0, 0];
  for (const { isWon } of games) {
    now = isWon ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
};

/** How the rounds of won games are found out: `atLeast` quickly, `exactly` by playing the game again (null: it cannot be). */
export interface Rounds {
  atLeast(game: PlayedGame): number;
  exactly(game: PlayedGame): number | null;
}

/** The game of `wins` that took the fewest rounds; no more of them are played again than there is need for. */
const fastestOf = (wins: readonly PlayedGame[], rounds: Rounds): Fastest | null => {
  const bounds = wins.map((game) => ({ game, least: rounds.atLeast(game) })).sort((a, b) => a.least - b.least);
  let best: Fastest | null = null;
  for (const { game, least } of bounds) {
    if (best !== null && least >= best.round) break;
    const round = rounds.exactly(game);
    if (round !== null && (best === null || round < best.round)) {
      best = { variant: game.variant, round, path: game.path };
    }
  }
  return best;
};

/** `levels`: what can be played against, the weakest first. */
export const statsOf = (all: readonly PlayedGame[], levels: readonly string[], rounds: Rounds): Stats => {
  const games = eachOnce(all);
  const tries = games.filter(({ day }) => day !== null);
  const wins = games.filter(({ isWon, isEarly }) => isWon && isEarly);
  return {
    all: shareOf(games),
    byVariant: groupsOf(games, ({ variant }) => variant).sort((a, b) => b.games - a.games),
    byBots: groupsOf(games, ({ against }) => against).sort((a, b) => levels.indexOf(b.of) - levels.indexOf(a.of)),
    byPlayers: groupsOf(games, ({ players }) => players).sort((a, b) => a.of - b.of),
    streak: streakOf(games),
    fastest: [...partedBy(wins, ({ variant }) => variant).values()].flatMap((some) => fastestOf(some, rounds) ?? []),
    daily: { games: tries.length, won: tries.filter(({ isWon }) => isWon).length },
    copies: all.length - games.length,
  };
};
