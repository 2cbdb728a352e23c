// Players in the database: names and keys belong to one player each, and the database sees to it.
import * as v from 'valibot';
import { codeOf } from '../../table/lock.js';
import type { Moving, News, Store } from '../store.js';
import { PLAYER, type Player, type PlayerKey } from '../types.js';
import type { Ask, Database, Row } from './database.js';

type Players = Pick<
  Store,
  'createPlayer' | 'player' | 'playerByKey' | 'playerByName' | 'changePlayer' | 'removePlayer'
> & { readonly movingPlayers: Pick<Moving, 'players' | 'putPlayer'> };

/** What the database says of a value that another row has already. */
const TAKEN = '23505';

const playerOf = (row: Row): Player => {
  const read = v.safeParse(PLAYER, row);
  if (!read.success) throw new Error(`player ${row['id']} in the database is damaged: ${read.issues[0].message}`);
  return read.output;
};

const found = async (asked: ReturnType<Ask>): Promise<Player | null> => {
  const [row] = (await asked).rows;
  return row === undefined ? null : playerOf(row);
};

/** False where another player has one of them. */
const haveKeys = async (ask: Ask, id: number, keys: readonly PlayerKey[]): Promise<boolean> => {
  const names = [...new Set(keys.map(({ key }) => key))];
  await ask('keysDrop', [id, names]);
  await ask('keysAdd', [names, id]);
  const { rows } = await ask('keysOf', [id]);
  return rows[0]?.['count'] === names.length;
};

export const openPlayers = (database: Database, tell: (news: News) => void, now: () => number): Players => {
  const { ask } = database;
  return {
    createPlayer: async ({ key, name, skeleton, isGuest, settings }) => {
      const made = await database.transaction(async (within, undo) => {
        const { rows } = await within('playerAdd', [
          ...[name, skeleton, isGuest, now(), JSON.stringify([key]), JSON.stringify(settings)],
        ]);
        if (rows[0] === undefined) return 'nameTaken';
        const player = playerOf(rows[0]);
        if (await haveKeys(within, player.id, [key])) return player;
        undo();
        return 'keyTaken';
      });
      if (typeof made !== 'string') tell({ type: 'player', player: made.id });
      return made;
    },
    player: (id) => found(ask('playerGet', [id])),
    playerByKey: (key) => found(ask('playerByKey', [key])),
    playerByName: (skeleton) => found(ask('playerByName', [skeleton])),
    changePlayer: async (id, version, { name, skeleton, keys, settings, read }) => {
      const text = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
      const change = async (within: Ask, undo: () => void) => {
        if ((await within('playerLock', [id, version])).count === 0) return 'late';
        if (skeleton !== undefined && (await within('playerNamed', [skeleton, id])).count > 0) return 'nameTaken';
        const { rows } = await within('playerChange', [
          ...[id, name ?? null, skeleton ?? null, text(keys), text(settings), text(read)],
        ]);
        if (keys === undefined || (await haveKeys(within, id, keys))) return playerOf(rows[0] ?? {});
        undo();
        return 'keyTaken';
      };
      try {
        const changed = await database.transaction(change);
        if (typeof changed !== 'string') tell({ type: 'player', player: id });
        return changed;
      } catch (error) {
        // Two who asked for one name at once: the other was first.
        if (codeOf(error) === TAKEN) return 'nameTaken';
        throw error;
      }
    },
    movingPlayers: {
      players: async (after, most) => (await ask('playersFrom', [after, most])).rows.map(playerOf),
      putPlayer: async ({ id, version, name, skeleton, isGuest, made, keys, settings, read }) => {
        try {
          return await database.transaction(async (within, undo) => {
            if ((await within('playerNamed', [skeleton, id])).count > 0) return false;
            const rest = [isGuest, made, JSON.stringify(keys), JSON.stringify(settings), JSON.stringify(read)];
            await within('playerPut', [id, version, name, skeleton, ...rest]);
            const isOwn = await haveKeys(within, id, keys);
            if (isOwn) await within('playerNumbers');
            else undo();
            return isOwn;
          });
        } catch (error) {
          if (codeOf(error) === TAKEN) return false;
          throw error;
        }
      },
    },
    removePlayer: async (id) => {
      await ask('playerRemove', [id]);
      tell({ type: 'player', player: id });
    },
  };
};
