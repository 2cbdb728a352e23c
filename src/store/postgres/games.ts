// Games in the database: their rows, their lines, what was said at the table, and the secret of the dice.
import * as v from 'valibot';
import type { Moving, News, Store } from '../store.js';
import { CHAT, GAME, type Game, type GameId, isLine, type Progress } from '../types.js';
import { type Ask, isLost, type Row } from './database.js';

type Games = Pick<
  Store,
  | 'createGame'
  | 'game'
  | 'games'
  | 'changeGame'
  | 'noteProgress'
  | 'append'
  | 'sync'
  | 'lines'
  | 'secret'
  | 'forgetSecret'
  | 'addChat'
  | 'chat'
> & { readonly movingGames: Pick<Moving, 'games' | 'putGame'> };

const gameOf = (row: Row): Game => {
  const read = v.safeParse(GAME, row);
  if (!read.success) throw new Error(`game ${row['id']} in the database is damaged: ${read.issues[0].message}`);
  return read.output;
};

/** A value of a column of JSON: the driver would make arrays of the database out of lists. */
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const playersOf = (seats: Game['seats']): number[] =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));

const RUNNING: ReadonlySet<string> = new Set(['open', 'playing']);

export const openGames = (ask: Ask, tell: (news: News) => void, now: () => number): Games => {
  /** What is noted last has to be kept last: one at a time for each game, the newest of those that wait. */
  const noting = new Map<GameId, { next: Progress | null; done: Promise<void> }>();
  const note = async (id: GameId, progress: Progress | null): Promise<void> => {
    const running = noting.get(id);
    if (running !== undefined) {
      running.next = progress;
      return running.done;
    }
    const mine: { next: Progress | null; done: Promise<void> } = { next: progress, done: Promise.resolve() };
    noting.set(id, mine);
    mine.done = (async () => {
      try {
        for (let due: Progress | null | undefined = progress; due !== undefined; ) {
          await ask('gameProgress', [id, json(due)]);
          due = mine.next === due ? undefined : mine.next;
        }
      } finally {
        noting.delete(id);
      }
      tell({ type: 'game', game: id });
    })();
    return mine.done;
  };

  const isThere = async (id: GameId, n: number): Promise<string | null> => {
    const { rows } = await ask('lineGet', [id, n]);
    return rows[0] === undefined ? null : String(rows[0]['line']);
  };

  /** True where this call has put the line there, or one before it whose answer was lost. */
  const add = async (id: GameId, n: number, line: string): Promise<boolean> => {
    try {
      return (await ask('lineAdd', [id, n, line])).count > 0;
    } catch (error) {
      if (!isLost(error)) throw error;
      // Nobody knows whether it was taken: asked again, it is, or it is there.
      return (await ask('lineAdd', [id, n, line])).count > 0 || (await isThere(id, n)) === line;
    }
  };

  return {
    createGame: async ({ secret, maker, code, variant, profile, board, options, seats, clock, delay, seal }) => {
      const { rows } = await ask('gameAdd', [
        ...[now(), maker, code, variant, profile, board, json(options), json(seats), playersOf(seats)],
        ...[json(clock), delay, seal, secret],
      ]);
      const made = gameOf(rows[0] ?? {});
      tell({ type: 'game', game: made.id });
      return made;
    },
    game: async (id) => {
      const { rows } = await ask('gameGet', [id]);
      return rows[0] === undefined ? null : gameOf(rows[0]);
    },
    games: async ({ status, player, code, before }, most) => {
      const isRunning = status?.every((one) => RUNNING.has(one)) === true && player === undefined && code === undefined;
      const { rows } = isRunning
        ? await ask('gameRunning', [status, before ?? null, most])
        : await ask('gameList', [status ?? null, player ?? null, code ?? null, before ?? null, most]);
      return rows.map(gameOf);
    },
    changeGame: async (id, version, change) => {
      const players = change.seats === undefined ? null : playersOf(change.seats);
      const { rows } = await ask('gameChange', [id, version, json(change), players]);
      if (rows[0] === undefined) return 'late';
      tell({ type: 'game', game: id });
      return gameOf(rows[0]);
    },
    noteProgress: note,

    append: async (id, n, line) => {
      if (!isLine(line, n)) throw new Error('bug: not a line of a record');
      if (await add(id, n, line)) {
        tell({ type: 'line', game: id, n });
        return 'written';
      }
      if ((await isThere(id, n)) !== null) return 'late';
      throw new Error(`bug: line ${n} of game ${id} after fewer`);
    },
    // The database has a line on its disk before it says that it has taken it.
    sync: async () => {},
    lines: async (id, from) => (await ask('lineList', [id, from])).rows.map((row) => String(row['line'])),

    secret: async (id) => {
      const { rows } = await ask('secretGet', [id]);
      return rows[0] === undefined ? null : String(rows[0]['secret']);
    },
    forgetSecret: async (id) => void (await ask('secretForget', [id])),

    movingGames: {
      games: async (after, most) => (await ask('gamesFrom', [after, most])).rows.map(gameOf),
      putGame: async (game, secret) => {
        const { id, version, status, made, ended, maker, code, variant, profile, board, options, seats } = game;
        await ask('gamePut', [
          ...[id, version, status, made, ended, maker, code, variant, profile, board, json(options), json(seats)],
          ...[playersOf(seats), json(game.clock), game.delay, game.seal, json(game.progress), secret],
          ...[json(game.outcome), game.rematch],
        ]);
        await ask('gameNumbers');
      },
    },

    addChat: async (id, { at, player, name, text }) => {
      await ask('chatAdd', [id, at, player, name, text]);
      tell({ type: 'chat', game: id });
    },
    chat: async (id, most) => {
      const { rows } = await ask('chatList', [id, most]);
      return rows.flatMap((row) => {
        const read = v.safeParse(CHAT, row);
        return read.success ? [read.output] : [];
      });
    },
  };
};
