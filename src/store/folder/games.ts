// Games of a folder store: a row for the lists, the record itself, what was said at the table, and the secret of the dice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Newsroom } from '../news.js';
import type { Moving, Store } from '../store.js';
import { type Chat, GAME, type Game, type GameFilter, isLine } from '../types.js';
import { type Disk, fileName, removeFile, replaceFile } from './files.js';
import { type LineFile, openLines } from './lines.js';
import { openRows } from './rows.js';

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

export const RECORD_ENDING = '.risk.jsonl';

/** Line files whose lengths are remembered. */
const MOST_KNOWN = 1000;

const holds = (game: Game, { status, player, code, before }: GameFilter): boolean =>
  (status === undefined || status.includes(game.status)) &&
  (player === undefined || game.seats.some((s) => s.kind === 'person' && s.player === player)) &&
  (code === undefined || game.code === code) &&
  (before === undefined || game.id < before);

const chatOf = (line: string): Chat[] => {
  try {
    return [JSON.parse(line)];
  } catch {
    return []; // spoiled by hand: nothing that a game depends on
  }
};

export const openGames = (disk: Disk, folder: string, news: Newsroom, now: () => number): Games => {
  const rows = openRows<Game>(disk, join(folder, 'games'), GAME);
  const files = new Map<string, LineFile>();
  const linesAt = (path: string): LineFile => {
    const file = files.get(path) ?? openLines(disk, path);
    // The one used longest ago goes first: a map keeps the order in which keys were set.
    files.delete(path);
    files.set(path, file);
    const [oldest] = files.keys();
    if (files.size > MOST_KNOWN && oldest !== undefined) files.delete(oldest);
    return file;
  };
  const record = (id: number): LineFile => linesAt(join(folder, 'games', fileName(id, RECORD_ENDING)));
  const chats = (id: number): LineFile => linesAt(join(folder, 'chat', fileName(id, '.jsonl')));
  const secretPath = (id: number): string => join(folder, 'secrets', fileName(id, ''));

  return {
    createGame: async ({ secret, ...game }) => {
      const made = await rows.add(
        () => null,
        (id) => ({
          ...game,
          id,
          version: 0,
          status: 'open',
          made: now(),
          ended: null,
          progress: null,
          outcome: null,
          rematch: null,
        }),
      );
      if (made === null) throw new Error('bug: a game was refused');
      // A table without the secret of its seal could never be played: it is closed rather than left.
      try {
        if (secret !== null) await replaceFile(disk, secretPath(made.id), secret);
      } catch (error) {
        await rows.remove(made.id);
        throw error;
      }
      news.tell({ type: 'game', game: made.id });
      return made;
    },
    game: async (id) => rows.get(id),
    games: async (filter, most) => {
      const found: Game[] = [];
      for (const game of rows.all()) {
        if (found.length >= most) break;
        if (holds(game, filter)) found.push(game);
      }
      return found;
    },
    changeGame: async (id, version, change) => {
      const changed = await rows.change(id, (row) =>
        row.version === version ? { ...row, ...change } : ('late' as const),
      );
      if (changed === null || changed === 'late') return 'late';
      news.tell({ type: 'game', game: id });
      return changed;
    },
    noteProgress: async (id, progress) => {
      await rows.note(id, (row) => ({ ...row, progress }));
      news.tell({ type: 'game', game: id });
    },

    append: async (id, n, line) => {
      if (!isLine(line, n)) throw new Error('bug: not a line of a record');
      const file = record(id);
      if (n < file.count) return 'late';
      if (n > file.count) throw new Error(`bug: line ${n} of game ${id} after ${file.count}`);
      file.append(line);
      news.tell({ type: 'line', game: id, n });
      return 'written';
    },
    sync: (id) => record(id).sync(),
    lines: async (id, from) => record(id).read().slice(from),

    secret: async (id) => {
      try {
        return readFileSync(secretPath(id), 'utf8');
      } catch {
        return null;
      }
    },
    forgetSecret: async (id) => removeFile(secretPath(id)),

    movingGames: {
      games: async (after, most) => rows.from(after, most),
      putGame: async (game, secret) => {
        // The secret first: a game in play without it could not go on.
        if (secret !== null) await replaceFile(disk, secretPath(game.id), secret);
        await rows.put(game, () => null);
        if (secret === null) removeFile(secretPath(game.id));
      },
    },

    addChat: async (id, chat) => {
      const file = chats(id);
      file.append(JSON.stringify(chat));
      await file.sync();
      news.tell({ type: 'chat', game: id });
    },
    chat: async (id, most) => chats(id).read().slice(-most).flatMap(chatOf),
  };
};
