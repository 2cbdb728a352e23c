// Statistics: what counts as a game of one's own, each once, and what they come to; read from records, in four languages.
import { appendFileSync, copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { gameOf as gameOfDay } from '../../src/cli/daily/game.js';
import { lessonSetup } from '../../src/cli/lessons.js';
import { rulesOf, setupOf } from '../../src/cli/options.js';
import { playRecorded } from '../../src/cli/simulate.js';
import { eachOnce, type PlayedGame, type Rounds, statsOf } from '../../src/cli/stats/count.js';
import { statsText } from '../../src/cli/stats/page.js';
import { OPPONENTS, readStats, turnsIn } from '../../src/cli/stats/read.js';
import { statsCommand } from '../../src/cli/stats/stats.js';
import { type GameSetup, headerOf, type Seat } from '../../src/core/index.js';
import { createRecord, readRecord } from '../../src/table/save.js';
import { LANGUAGES, messagesIn } from '../../src/text/index.js';
import { span, widthOf } from '../../src/tui/frame/line.js';
import { textLines } from '../../src/tui/menu/page.js';

jest.setTimeout(60_000);

const m = messagesIn('en');

const game = (change: Partial<PlayedGame>): PlayedGame => ({
  path: 'a',
  at: 1,
  variant: 'classic',
  players: 4,
  against: 'corporal',
  isWon: false,
  isEarly: true,
  day: null,
  isTry: false,
  hash: `${Math.random()}`,
  ...change,
});

const NO_ROUNDS: Rounds = { atLeast: () => 1, exactly: () => null };

describe('what games come to', () => {
  test('wins and the share that is even, by game, strongest opponent and players', () => {
    const stats = statsOf(
      [
        game({ hash: '1', isWon: true, players: 2, against: 'marshal' }),
        game({ hash: '2', players: 2, against: 'recruit' }),
        game({ hash: '3', variant: 'napoleon', against: 'program' }),
        game({ hash: '4', isWon: true, against: 'marshal' }),
      ],
      OPPONENTS,
      NO_ROUNDS,
    );
    expect(stats.all).toEqual({ games: 4, won: 2, even: 1.5 });
    expect(stats.byVariant).toEqual([
      { of: 'classic', games: 3, won: 2, even: 1.25 },
      { of: 'napoleon', games: 1, won: 0, even: 0.25 },
    ]);
    expect(stats.byBots.map(({ of, games, won }) => [of, games, won])).toEqual([
      ['marshal', 2, 2],
      ['recruit', 1, 0],
      ['program', 1, 0],
    ]);
    expect(stats.byPlayers.map(({ of, games }) => [of, games])).toEqual([
      [2, 2],
      [4, 2],
    ]);
  });

  test('streaks go by time, not by the order of the folder', () => {
    const results = [true, true, true, false, true, true];
    const games = results.map((isWon, at) => game({ at, hash: `${at}`, isWon })).reverse();
    expect(statsOf(games, OPPONENTS, NO_ROUNDS).streak).toEqual({ now: 2, longest: 3 });
    expect(statsOf(games.slice(2), OPPONENTS, NO_ROUNDS).streak).toEqual({ now: 0, longest: 3 });
  });

  test('a copy counts once; so does each day, by the try that counts', () => {
    const day = '2026-03-14';
    const games = [
      game({ at: 1, path: 'early', hash: 'e', day, isWon: true }),
      game({ at: 2, path: 'try', hash: 't', day, isTry: true }),
      game({ at: 3, path: 'late', hash: 'l', day, isWon: true }),
      game({ at: 4, path: 'other', hash: 'o', day: '2026-03-15', isWon: true }),
      game({ at: 6, path: 'copy', hash: 'x' }),
      game({ at: 5, path: 'first', hash: 'x' }),
    ];
    expect(eachOnce(games).map(({ path }) => path)).toEqual(['try', 'other', 'first']);
    const stats = statsOf(games, OPPONENTS, NO_ROUNDS);
    expect([stats.daily, stats.copies, stats.all.games]).toEqual([{ games: 2, won: 1 }, 3, 3]);
  });

  test('the fastest win is exact, and found without playing all of them again', () => {
    const wins = [9, 4, 7, 5, 12].map((round) => game({ hash: `${round}`, path: `${round}`, isWon: true }));
    const others = [
      game({ path: '1', hash: 'lost' }),
      game({ path: '2', hash: 'points', isWon: true, isEarly: false }),
    ];
    const again: string[] = [];
    // The quick count may be too low, by one here for all that are even.
    const rounds: Rounds = {
      atLeast: ({ path }) => Number(path) - (Number(path) % 2 === 0 ? 1 : 0),
      exactly: ({ path }) => {
        again.push(path);
        return Number(path);
      },
    };
    expect(statsOf([...wins, ...others], OPPONENTS, rounds).fastest).toEqual([
      { variant: 'classic', round: 4, path: '4' },
    ]);
    expect(again).toEqual(['4']);
  });
});

describe('the folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stats-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const NAMES = 'Ann,Bob,Cleo';
  const classic = (flags: object, seed = 'x'): GameSetup =>
    setupOf(m, { variant: 'classic', players: '3', names: NAMES, deal: true, seed, ...flags }, 1);

  /** A record of `setup` that ends with these winners, without anything played; changed at `at` seconds. */
  const write = (
    name: string,
    setup: GameSetup,
    winners: readonly number[] | null,
    at: number,
    reason = 'conquest',
  ) => {
    const rules = rulesOf(m, setup.setup, setup.pack);
    const path = join(folder, `${name}.risk.jsonl`);
    const file = createRecord(path, headerOf(rules, setup.chance, setup.seats));
    file.sync();
    file.close();
    const hash = name.padEnd(64, '0').replace(/[^0-9a-f]/g, 'a');
    const rule = reason === 'points' ? 'N-END-4' : 'C-END-1';
    if (winners !== null) appendFileSync(path, `${JSON.stringify({ outcome: { winners, reason, rule }, hash })}\n`);
    utimesSync(path, at, at);
    return path;
  };

  test('games of one person that are over count; everything else is said, with its reason', () => {
    const one = classic({ bots: 'marshal,recruit' });
    write('won', one, [0], 10);
    write('lost', one, [2], 20);
    write('shared', classic({ bots: 'recruit,recruit' }), [0, 1], 30);
    write('going', one, null, 40);
    write('two', classic({ bots: '1' }), [0], 50);
    write('bots', classic({ bots: '3' }), [0], 60);
    write('lesson', lessonSetup(m, 'napoleon'), [0], 70, 'points');
    writeFileSync(join(folder, 'broken.risk.jsonl'), '{"format":\n');
    copyFileSync(join(folder, 'won.risk.jsonl'), join(folder, 'copy.risk.jsonl'));
    const stats = readStats(folder);
    expect(stats.all).toMatchObject({ games: 3, won: 2 });
    expect(stats.byBots.map(({ of, games }) => [of, games])).toEqual([
      ['marshal', 2],
      ['recruit', 1],
    ]);
    expect(stats.leftOut).toEqual({ unfinished: 1, others: 2, lessons: 1, unreadable: 1, older: 0 });
    expect(stats.copies).toBe(1);
  });

  test('of a day’s game the record with its name counts, whatever the others came to', () => {
    const day = gameOfDay('2026-12-01', m);
    write('2026-12-01-daily', day, [1], 20, 'points');
    write('again', day, [0], 10, 'points');
    write('2026-12-02-daily', gameOfDay('2026-12-02', m), [0], 30, 'points');
    const stats = readStats(folder);
    expect([stats.daily, stats.all.games, stats.all.won]).toEqual([{ games: 2, won: 1 }, 2, 1]);
    // The last round of Risk Napoleon decides by points: no win is faster than another.
    expect(stats.fastest).toEqual([]);
  });

  test('no folder, and an empty one, are no games', () => {
    expect(readStats(join(folder, 'none')).all.games).toBe(0);
    expect(statsText(readStats(folder), m).trim()).toBe(m.stats.none);
  });

  test('the command prints lines of 80 columns in every language, and data for machines', () => {
    write('won', classic({ bots: 'marshal,recruit' }), [0], 10);
    write('\u009b31mred', classic({ bots: 'recruit,recruit' }, 'y'), [1], 20);
    for (const language of LANGUAGES) {
      const text = statsText(readStats(folder), messagesIn(language));
      const lines = textLines(text, 80).map(({ text: line }) => line);
      expect(lines.filter((line) => widthOf([span(line)]) > 80)).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(lines.join('\n')).toMatch(/Risk .* +2 +1 +50\s?% +33\s?%/u);
    }
    const printed: string[] = [];
    const output = { print: (text: string) => void printed.push(text) } as never;
    statsCommand({ json: true }, m, { RISK_NAPOLEON_STATE: folder }, output);
    expect(JSON.parse(printed.join(''))).toMatchObject({ all: { games: 2, won: 1 }, leftOut: { older: 0 } });
    expect(printed.join('')).not.toMatch(/\u009b/);
  });
});

describe('turns, counted without playing again', () => {
  test.each(['classic', 'napoleon'] as const)('are never more than the rounds of %s, and hardly fewer', (variant) => {
    const folder = mkdtempSync(join(tmpdir(), 'stats-'));
    const flags = { variant, players: '3', bots: '2', names: 'Ann,Bob,Cleo', seed: 'turns', deal: true };
    const setup = setupOf(m, { ...flags, ...(variant === 'classic' ? { rounds: '4' } : {}) }, 1);
    const path = join(folder, 'one.risk.jsonl');
    let round = 0;
    playRecorded(rulesOf(m, setup.setup), setup, path, m, { error: () => {} }, ({ state }) => {
      round = state.turn.round;
    });
    const read = readRecord(path);
    rmSync(folder, { recursive: true });
    if (!read.ok) throw new Error('test: no record');
    const turns = [0, 1, 2].map((seat) => {
      const seats = setup.seats.map((info, n) => ({ ...info, driver: n === seat ? 'person' : 'recruit' }));
      return turnsIn({ ...read.value.record, header: { ...read.value.record.header, seats } });
    });
    expect(Math.max(...turns)).toBeLessThanOrEqual(round);
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(round - 1);
  });

  test('what was undone is none', () => {
    const { setup, chance, seats } = setupOf(m, { variant: 'classic', players: '3', bots: '2' }, 1);
    const end = (n: number, seat: number) => ({ n, seat: seat as Seat, action: { type: 'endAttack' as const }, h: '' });
    const record = { header: headerOf(rulesOf(m, setup), chance, seats), end: null };
    const entries = [end(1, 0), end(2, 1), end(3, 0)];
    expect(turnsIn({ ...record, entries })).toBe(2);
    expect(turnsIn({ ...record, entries: [...entries, { n: 4, undo: 1, h: '' }] })).toBe(1);
  });
});
