// Players of a folder store: names and keys are found by value, and belong to one player each.
import { join } from 'node:path';
import type { Newsroom } from '../news.js';
import type { Moving, Store } from '../store.js';
import { PLAYER, type Player, type PlayerChange } from '../types.js';
import type { Disk } from './files.js';
import { openRows } from './rows.js';

type Players = Pick<
  Store,
  'createPlayer' | 'player' | 'playerByKey' | 'playerByName' | 'changePlayer' | 'removePlayer'
> & { readonly movingPlayers: Pick<Moving, 'players' | 'putPlayer'> };

export const openPlayers = (disk: Disk, folder: string, news: Newsroom, now: () => number): Players => {
  const byName = new Map<string, number>();
  const byKey = new Map<string, number>();
  const rows = openRows<Player>(disk, join(folder, 'players'), PLAYER, {
    put: ({ id, skeleton, keys }) => {
      byName.set(skeleton, id);
      for (const { key } of keys) byKey.set(key, id);
    },
    drop: ({ skeleton, keys }) => {
      byName.delete(skeleton);
      for (const { key } of keys) byKey.delete(key);
    },
  });

  const isTaken = (map: ReadonlyMap<string, number>, value: string, id: number | null): boolean =>
    (map.get(value) ?? id) !== id;
  const whyNot = (id: number | null, change: PlayerChange): 'nameTaken' | 'keyTaken' | null => {
    if (change.skeleton !== undefined && isTaken(byName, change.skeleton, id)) return 'nameTaken';
    return change.keys?.some(({ key }) => isTaken(byKey, key, id)) ? 'keyTaken' : null;
  };
  const find = (id: number | undefined): Player | null => (id === undefined ? null : rows.get(id));

  return {
    createPlayer: async ({ key, ...player }) => {
      const made = await rows.add(
        () => whyNot(null, { skeleton: player.skeleton, keys: [key] }),
        (id) => ({ ...player, id, version: 0, made: now(), keys: [key], read: {} }),
      );
      if (typeof made !== 'string') news.tell({ type: 'player', player: made.id });
      return made;
    },
    player: async (id) => rows.get(id),
    playerByKey: async (key) => find(byKey.get(key)),
    playerByName: async (skeleton) => find(byName.get(skeleton)),
    changePlayer: async (id, version, change) => {
      const changed = await rows.change(id, (row) => {
        if (row.version !== version) return 'late' as const;
        return whyNot(id, change) ?? { ...row, ...change };
      });
      if (changed === null) return 'late';
      if (typeof changed !== 'string') news.tell({ type: 'player', player: id });
      return changed;
    },
    movingPlayers: {
      players: async (after, most) => rows.from(after, most),
      putPlayer: async (player) => typeof (await rows.put(player, () => whyNot(player.id, player))) !== 'string',
    },
    removePlayer: async (id) => {
      await rows.remove(id);
      news.tell({ type: 'player', player: id });
    },
  };
};
