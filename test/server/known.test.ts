// A house with more games than are read, asked for or shown in one go: none is out of reach.
import { expect, test } from '@jest/globals';
import { createKeeping } from '../../src/server/house/keeping.js';
import { createKnown, type Known } from '../../src/server/house/known.js';
import { createSeen } from '../../src/server/house/seen.js';
import { createTold } from '../../src/server/house/told.js';
import type { ServerTable } from '../../src/server/table/types.js';
import type { Game, Player, Store } from '../../src/store/index.js';
import { aGame } from '../store/conformance.js';

const gameOf = (id: number, change: Partial<Game> = {}): Game => ({
  ...{ id, version: 0, made: id, ended: null, status: 'playing', progress: null, outcome: null, rematch: null },
  ...{ ...aGame(), secret: undefined },
  seats: [{ kind: 'person', player: id % 2 === 0 ? 1 : 2, name: 'x', word: '' }],
  ...change,
});
const count = (n: number): Game[] => Array.from({ length: n }, (_, i) => gameOf(i + 1));

const knownOf = (games: readonly Game[], page?: number): Known => {
  const store: Pick<Store, 'games' | 'game'> = {
    game: async (id) => games.find((game) => game.id === id) ?? null,
    games: async ({ status, before = Number.POSITIVE_INFINITY }, most) =>
      games
        .filter((game) => game.id < before && (status === undefined || status.includes(game.status)))
        .toSorted((a, b) => b.id - a.id)
        .slice(0, most),
  };
  const onError = (error: unknown): void => {
    throw error;
  };
  const options = { store: store as Store, told: createTold(), onError, isOpened: () => false };
  return createKnown(page === undefined ? options : { ...options, page });
};

test.each([1, 2, 5, 6, 7, 12, 100])('all games are known, read %i at a time', async (page) => {
  const games = [...count(12), gameOf(13, { status: 'ended' })];
  const known = knownOf(games, page);
  await known.load();
  expect(
    known
      .all()
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  ).toEqual(count(12).map(({ id }) => id));
  expect(
    known
      .ofPlayer(1)
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  ).toEqual([2, 4, 6, 8, 10, 12]);
});

test('leases of games behind those that other processes hold are taken, some in each sweep', async () => {
  const known = knownOf(count(12));
  await known.load();
  const held = new Set([12, 11, 10, 9, 8, 7].map((id) => `game ${id}`));
  const opened = new Map<number, ServerTable>();
  const keeping = createKeeping({
    store: {
      lease: async (name: string) => (held.has(name) ? null : { isHeld: true, release: async () => {} }),
    } as unknown as Store,
    known,
    opened,
    most: 2,
    open: async () => ({ isOver: false, drive: () => {}, readOn: () => {} }) as unknown as ServerTable,
    reload: async () => {},
    end: async () => {},
    letGo: async () => {},
    onError: (error) => {
      throw error;
    },
  });
  await keeping.start();
  expect(keeping.count()).toBe(2);
  await keeping.stop();
});

test('a lobby lists all games of one’s own, and the newest of others', async () => {
  const open = Array.from({ length: 6 }, (_, i) => gameOf(101 + i, { status: 'open' }));
  const known = knownOf([...count(12), ...open]);
  await known.load();
  const people = { version: () => 0, isHere: () => false, watching: () => 0 } as never;
  const player: Player = {
    ...{ id: 1, version: 0, name: 'x', skeleton: 'x', isGuest: false, made: 0, keys: [], settings: {}, read: {} },
  };
  known.endedOf(player);
  const seen = createSeen(known, people, () => [], 2).tablesFor(player, false);
  const ids = (sections: readonly string[]) =>
    seen
      .filter(({ section }) => sections.includes(section))
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  expect(ids(['turn', 'mine'])).toEqual([2, 4, 6, 8, 10, 12]);
  expect(ids(['open'])).toEqual([102, 103, 104, 105, 106]);
  expect(ids(['watch'])).toEqual([9, 11]);
});
