// Tournaments: who sits where by which seed, and what many games come to.
import { describe, expect, test } from '@jest/globals';
import { BOTS, isBotId } from '../../src/bots/index.js';
import { type MatchResult, matchOf, playMatch, rotationsOf } from '../../src/bots/tournament/match.js';
import { tallyOf, wilson } from '../../src/bots/tournament/tally.js';
import { chanceFrom, setupOf } from '../support/setups.js';

const tableOf = (bots: readonly string[], games = 12) => {
  const seats = bots.map((driver, i) => ({ name: `seat ${i + 1}`, driver }));
  const { seed, ...setup } = setupOf(bots.length, 'cup', { deal: true, rounds: 2 });
  return { games, game: { setup, chance: chanceFrom(seed), seats } };
};

const play = (bots: readonly string[], n: number): MatchResult =>
  playMatch(matchOf(tableOf(bots), n), (id, rules) => {
    if (!isBotId(id)) throw new Error(`test: no bot ${id}`);
    return BOTS[id](rules);
  });

describe('the order of games', () => {
  test('every seed is played once with every different rotation', () => {
    const games = Array.from({ length: 6 }, (_, n) => matchOf(tableOf(['a', 'b', 'c']), n));
    expect(games.map(({ game }) => game.chance.seed)).toEqual(['cup-1', 'cup-1', 'cup-1', 'cup-2', 'cup-2', 'cup-2']);
    expect(games.slice(0, 3).map(({ game }) => game.seats.map(({ driver }) => driver).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
    ]);
    expect(games.slice(0, 3).map(({ entries }) => entries)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  test('rotations that are alike are not played twice: equals have a seed a game', () => {
    expect(rotationsOf(['a', 'a', 'a'])).toBe(1);
    expect(rotationsOf(['a', 'b', 'a', 'b'])).toBe(2);
    expect(rotationsOf(['a', 'b', 'b', 'b'])).toBe(4);
    const equals = Array.from({ length: 3 }, (_, n) => matchOf(tableOf(['a', 'a', 'a']), n));
    expect(equals.map(({ game }) => game.chance.seed)).toEqual(['cup-1', 'cup-2', 'cup-3']);
  });

  test('names and colours stay with their seats', () => {
    const { game } = matchOf(tableOf(['a', 'b', 'c']), 1);
    expect(game.seats.map(({ name }) => name)).toEqual(tableOf(['a', 'b', 'c']).game.seats.map(({ name }) => name));
  });
});

describe('a game', () => {
  test('D-1: is the same however often it is played, and says who sat where', () => {
    const first = play(['colonel', 'random', 'random'], 4);
    expect(play(['colonel', 'random', 'random'], 4)).toEqual(first);
    expect(first.seats.map(({ bot }) => bot)).toEqual(['random', 'random', 'colonel']);
    expect(first).toMatchObject({ n: 4, seed: 'cup-2', rounds: 2, finished: true });
    expect(first.seats.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
    expect(first.winners.every((seat) => first.seats[seat]?.place === 1)).toBe(true);
  });
});

describe('the tally', () => {
  test('Wilson intervals are those of the textbook', () => {
    // Newcombe 1998, table I: 81 of 263, and 0 of 20.
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
    expect(wilson(0, 20)).toMatchObject({ share: 0, low: 0 });
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  const result = (n: number, winner: number, bots: readonly string[]): MatchResult => ({
    n,
    seed: `${n}`,
    entries: [],
    seats: bots.map((bot, seat) => ({
      bot,
      win: seat === winner ? 1 : 0,
      kills: seat === winner ? 2 : 0,
      place: seat === winner ? 1 : 2,
      points: null,
      missions: null,
    })),
    winners: [winner],
    rounds: 10 + n,
    actions: 100,
    finished: true,
    hash: '',
    effects: {},
  });

  test('wins count for the bot wherever it sat, and for the seat whoever sat there', () => {
    const tally = tallyOf([
      result(0, 0, ['a', 'b', 'b']),
      result(1, 2, ['b', 'b', 'a']),
      result(2, 0, ['b', 'a', 'b']),
    ]);
    expect(tally.bots.map(({ bot, wins, seats, share }) => ({ bot, wins, seats, share }))).toEqual([
      { bot: 'a', wins: 2, seats: 3, share: 2 / 3 },
      { bot: 'b', wins: 1, seats: 6, share: 1 / 6 },
    ]);
    expect(tally.seats.map(({ wins }) => wins)).toEqual([2, 0, 1]);
    expect(tally.rounds).toEqual({ mean: 11, median: 11, max: 12 });
    expect(tally.bots[0]).toMatchObject({ par: 1 / 3, kills: 4 / 3, place: 4 / 3, points: null });
  });
});
