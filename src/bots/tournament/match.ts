// One game of a tournament: who sits where in it, by which seed, and what came of it as data.
import {
  hash,
  type MissionId,
  missionOf,
  nap,
  pointsOf,
  type Rules,
  rulesOfGame,
  type Seat,
  type SeededGame,
  type State,
  type Step,
  totalPoints,
  type VictoryPoints,
} from '../../core/index.js';
import type { Bot } from '../bot.js';
import { playBots } from '../selfPlay.js';

/** A tournament: its game, whose seats say who plays and whose seed every game's is made of, and how many games. */
export interface Tournament {
  readonly game: SeededGame;
  readonly games: number;
}

/** The game with number `n`, from 0. */
export interface Match {
  readonly n: number;
  readonly game: SeededGame;
  /** By seat: the entry, by its place in the tournament's list. */
  readonly entries: readonly number[];
}

export interface SeatResult {
  readonly bot: string;
  /** Its share of the win: 1, a part of a shared one, or 0. */
  readonly win: number;
  /** Seats that it wiped out. */
  readonly kills: number;
  /** Place in the end, from 1; seats that share one have the same. */
  readonly place: number;
  /** Risk Napoleon: victory points by source; null elsewhere. */
  readonly points: VictoryPoints | null;
  /** Risk Napoleon: missions accomplished, by rank from 1; null elsewhere. */
  readonly missions: readonly number[] | null;
}

export interface MatchResult {
  readonly n: number;
  readonly seed: string;
  readonly entries: readonly number[];
  readonly seats: readonly SeatResult[];
  readonly winners: readonly number[];
  readonly rounds: number;
  readonly actions: number;
  readonly finished: boolean;
  readonly hash: string;
  /** Risk Napoleon: how often each effect was played. */
  readonly effects: Readonly<Record<string, number>>;
}

export type Seated = (id: string, rules: Rules, seat: Seat) => Bot;

/** How many rotations of the entries differ: 1 where all are alike. */
export const rotationsOf = (bots: readonly string[]): number => {
  for (let by = 1; by < bots.length; by++) {
    if (bots.every((bot, i) => bot === bots[(i + by) % bots.length])) return by;
  }
  return Math.max(1, bots.length);
};

/**
 * Game `n` of a tournament. Every seed is played once with every different rotation of the entries around the table, so
 * that each bot meets the same dice from each seat.
 */
export const matchOf = ({ game }: Tournament, n: number): Match => {
  const count = game.seats.length;
  const rotations = rotationsOf(game.seats.map(({ driver }) => driver));
  const by = n % rotations;
  const entries = game.seats.map((_, seat) => (seat + by) % count);
  const seats = game.seats.map((info, seat) => ({
    ...info,
    driver: game.seats[entries[seat] ?? 0]?.driver ?? info.driver,
  }));
  const chance = { ...game.chance, seed: `${game.chance.seed}-${Math.floor(n / rotations) + 1}` };
  return { n, entries, game: { ...game, chance, seats } };
};

/** Who came where: the winners first, then by points, or by how long they lasted. */
const placesOf = (rules: Rules, state: State, out: readonly number[]): number[] => {
  const winners: readonly number[] = state.outcome?.winners ?? [];
  const score = (seat: number): number => {
    if (winners.includes(seat)) return Number.MAX_SAFE_INTEGER;
    if (rules.profile.hasNapoleon) return pointsOf(state, seat as Seat);
    const at = out.indexOf(seat);
    if (at >= 0) return at;
    return out.length + state.owner.filter((owner) => owner === seat).length;
  };
  const scores = state.seats.slice(0, rules.players).map((_, seat) => score(seat));
  return scores.map((own) => 1 + scores.filter((other) => other > own).length);
};

const countMission = (rules: Rules, counts: number[] | undefined, mission: MissionId): void => {
  const { rank } = missionOf(rules, mission);
  if (counts) counts[rank - 1] = (counts[rank - 1] ?? 0) + 1;
};

/** Plays a game to its end; `see` is told every step after the first. */
export const playMatch = (
  match: Match,
  seated: Seated,
  see?: (step: Step, seat: Seat, action: Parameters<NonNullable<Parameters<typeof playBots>[4]>>[2]) => void,
): MatchResult => {
  const { chance, seats } = match.game;
  const loaded = rulesOfGame(match.game);
  if (!loaded.ok) throw new Error(`bug: ${loaded.error.code}`);
  const rules = loaded.value;
  const bots = seats.map(({ driver }, seat) => seated(driver, rules, seat as Seat));
  const kills = bots.map(() => 0);
  const out: number[] = [];
  const effects: Record<string, number> = {};
  const missions = bots.map(() => [0, 0, 0, 0]);
  const { state, finished } = playBots(rules, chance, bots, undefined, (step, seat, action) => {
    for (const event of step.events) {
      if (event.type === 'cardPlayed') effects[event.effect] = (effects[event.effect] ?? 0) + 1;
      if (event.type === 'missionAccomplished') countMission(rules, missions[event.seat], event.mission);
      if (event.type !== 'seatEliminated') continue;
      out.push(event.seat);
      if (event.by !== null) kills[event.by] = (kills[event.by] ?? 0) + 1;
    }
    see?.(step, seat, action);
  });
  const winners: readonly number[] = state.outcome?.winners ?? [];
  const places = placesOf(rules, state, out);
  return {
    n: match.n,
    seed: chance.seed,
    entries: match.entries,
    seats: seats.map(({ driver }, seat) => ({
      bot: driver,
      win: winners.includes(seat) ? 1 / winners.length : 0,
      kills: kills[seat] ?? 0,
      place: places[seat] ?? 1,
      points: rules.profile.hasNapoleon ? (nap(state).points[seat] ?? null) : null,
      missions: rules.profile.hasNapoleon ? (missions[seat] ?? null) : null,
    })),
    winners,
    rounds: state.turn.round,
    actions: state.actions,
    finished,
    hash: hash(state),
    effects,
  };
};

/** All victory points of a seat; 0 where there are none. */
export const pointsIn = ({ points }: SeatResult): number => (points === null ? 0 : totalPoints(points));
