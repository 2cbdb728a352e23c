// Moving a house: from a folder to a database and back, whole, proved, and again.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { moveCommand } from '../../src/cli/move.js';
import { openHouse } from '../../src/server/house/index.js';
import { enrolKey } from '../../src/server/identity.js';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import { forPeople } from '../../src/server/lobby/form.js';
import { whyNoRecord } from '../../src/server/proof.js';
import { type Moved, moveAll, openFolderStore, type Player, type Store } from '../../src/store/index.js';
import { openPostgresStore } from '../../src/store/postgres/index.js';
import { messagesIn } from '../../src/text/index.js';
import { answerOnce } from '../server/support/house.js';
import type { TestServer } from '../support/database.js';
import { until } from '../support/until.js';

const playerOf = async (store: Store, name: string): Promise<Player> => {
  const made = await enrolKey(store, name, `SHA256:${name}`);
  if (!('player' in made) || made.player === null) throw new Error('no player');
  return made.player;
};

/** A house with a game that is over, one in play, one that was closed, and a table that nobody has joined. */
const fill = async (path: string): Promise<void> => {
  const store = openFolderStore({ path });
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const house = await openHouse({ store, limits: DEFAULT_LIMITS, name: 'x', isAdmin: () => true, onError });
  const [ney, lannes] = [await playerOf(store, 'Ney'), await playerOf(store, 'Lannes')];
  const gone = await playerOf(store, 'Murat');
  await store.removePlayer(gone.id);
  const form = { ...forPeople('word'), variant: 'classic' as const, players: 2 };
  const begun = async (): Promise<number> => {
    const made = await house.create(ney, form);
    if (!made.ok) throw new Error(made.why);
    expect(await house.sit(lannes, made.value.id, 'other word')).toMatchObject({ ok: true });
    const table = await house.table(made.value.id);
    await until(() => table.room.moment.decision !== null);
    return made.value.id;
  };
  const [over, playing, closed] = [await begun(), await begun(), await begun()];
  const table = await house.table(over);
  while (!table.isOver) expect(await answerOnce(table)).toBe(true);
  await until(() => house.game(over)?.status !== 'playing');
  for (let i = 0; i < 10; i++) expect(await answerOnce(await house.table(playing))).toBe(true);
  await house.say(ney, playing, 'Good evening.');
  await house.closeTable(ney, closed);
  await house.create(lannes, { ...forPeople('word'), isPrivate: true });
  const { version } = await store.house();
  await store.changeHouse(version, { notice: 'Closed on Mondays.', bans: ['SHA256:bad'] });
  await house.stop();
  await store.close();
  expect(errors).toEqual([]);
};

const allOf = async (store: Store) => {
  const players = await store.moving.players(0, 1000);
  const rows = await store.moving.games(0, 1000);
  const games = await Promise.all(
    rows.map(async (game) => ({
      game,
      lines: await store.lines(game.id, 0),
      secret: await store.secret(game.id),
      chat: await store.chat(game.id, 100),
    })),
  );
  const { notice, bans } = await store.house();
  return { players, games, notice, bans };
};
const said: string[] = [];
const run = async (way: 'export' | 'import', path: string, url: string): Promise<string> => {
  let out = '';
  const output = {
    print: (text: string) => {
      out += text;
    },
    error: (text: string) => void said.push(text),
    errorIsTerminal: false,
    now: () => 0,
  };
  await moveCommand(way, path, { store: url }, messagesIn('en'), {}, output);
  return out;
};

/** `server`: asked when a test runs. */
export const movingOfHouses = (server: () => TestServer): void => {
  describe('a house that moves', () => {
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'risk-move-'));
      await fill(join(folder, 'house'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('goes into a database and back into another folder, and nothing of it has changed', async () => {
      const url = await server().fresh();
      const [from, back] = [join(folder, 'house'), join(folder, 'back')];
      expect(await run('import', from, url)).toContain('moved 6, there already 0, not moved 0.');
      expect(await run('import', from, url)).toContain('moved 0, there already 6, not moved 0.');
      expect(await run('export', back, url)).toContain('moved 6, there already 0, not moved 0.');
      const stores = [
        openFolderStore({ path: from }),
        await openPostgresStore({ url }),
        openFolderStore({ path: back }),
      ];
      const [first, ...others] = await Promise.all(stores.map(allOf));
      expect(first?.games.map(({ game }) => game.status)).toEqual(['ended', 'playing', 'closed', 'open']);
      expect(first?.games.map(({ secret }) => secret !== null)).toEqual([false, true, false, true]);
      for (const other of others) expect(other).toEqual(first);
      // New ones get numbers that nobody has had, wherever it goes on.
      for (const store of stores) {
        expect((await playerOf(store, 'Soult')).id).toBeGreaterThan(
          Math.max(...(first?.players ?? []).map(({ id }) => id)),
        );
        await store.close();
      }
    });

    test('goes on where a move was cut off, or where games have gone on meanwhile', async () => {
      const path = join(folder, 'more');
      cpSync(join(folder, 'house'), path, { recursive: true });
      const url = await server().fresh();
      const [from, to] = [openFolderStore({ path }), await openPostgresStore({ url })];
      const moved: [number, Moved['what']][] = [];
      const report = {
        player: () => {},
        game: ({ id }: { id: number }, { what }: Moved) => void moved.push([id, what]),
      };
      // Cut off in the middle of the lines of the second game.
      let left = 6;
      const failing: Store = {
        ...to,
        append: async (id, n, line) => {
          if (id === 2 && left-- <= 0) throw new Error('cut off');
          return to.append(id, n, line);
        },
      };
      await expect(moveAll(from, failing, whyNoRecord, report)).rejects.toThrow('cut off');
      expect(await to.game(2)).toBeNull();
      await moveAll(from, to, whyNoRecord, report);
      expect(moved).toEqual([
        [1, 'moved'],
        [1, 'same'],
        [2, 'moved'],
        [3, 'moved'],
        [4, 'moved'],
      ]);
      expect(await allOf(to)).toEqual(await allOf(from));

      // Over there it went on: what is older here does not come over it.
      const row = await to.game(2);
      await to.changeGame(2, row?.version ?? 0, { maker: null });
      moved.length = 0;
      await moveAll(from, to, whyNoRecord, report);
      expect(moved).toEqual([
        [1, 'same'],
        [2, 'refused'],
        [3, 'same'],
        [4, 'same'],
      ]);
      await moveAll(to, from, whyNoRecord, report);
      expect(await allOf(from)).toEqual(await allOf(to));
      await from.close();
      await to.close();
    });

    test('a record that was changed is named and stays; everything else goes', async () => {
      const path = join(folder, 'spoiled');
      cpSync(join(folder, 'house'), path, { recursive: true });
      const [, record] = readdirSync(join(path, 'games')).filter((name) => name.endsWith('.risk.jsonl'));
      const file = join(path, 'games', record ?? '');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/"h":"(.)/, (_, first) => `"h":"${first === '0' ? '1' : '0'}`),
      );
      const url = await server().fresh();
      said.length = 0;
      await expect(run('import', path, url)).rejects.toThrow('was not moved');
      expect(said.join('')).toContain('Game 2: its record is no game by the rules');
      const to = await openPostgresStore({ url });
      expect((await to.moving.games(0, 10)).map(({ id }) => id)).toEqual([1, 3, 4]);
      await to.close();
    });

    test('a database that has another house keeps it', async () => {
      const url = await server().fresh();
      const to = await openPostgresStore({ url });
      await playerOf(to, 'Ney');
      const before = await allOf(to);
      said.length = 0;
      await expect(run('import', join(folder, 'house'), url)).rejects.toThrow('was not moved');
      expect(said[0]).toContain('Player Ney: another one is there');
      expect((await allOf(to)).players.slice(0, 1)).toEqual(before.players);
      await to.close();
    });

    test('without a database named it says what is missing', async () => {
      await expect(moveCommand('import', folder, {}, messagesIn('en'), {}, {} as never)).rejects.toThrow(
        'Which database?',
      );
    });
  });
};
