// What every store promises: each kind of store runs all of this.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Game, NewGame, News, Player, Store } from '../../src/store/index.js';

export interface StoreKind {
  /** Opens the store; the same one again when it was closed. `now` is the clock that it goes by. */
  open(now: () => number): Promise<Store>;
  /** Takes everything away. */
  destroy(): Promise<void>;
}

export const aGame = (change: Partial<NewGame> = {}): NewGame => ({
  maker: 1,
  code: null,
  variant: 'napoleon',
  profile: 'en',
  board: 'europe',
  options: { deal: true },
  seats: [
    { kind: 'person', player: 1, name: 'Ney', word: 'tea' },
    { kind: 'open' },
    { kind: 'bot', bot: 'colonel', name: 'Murat' },
  ],
  clock: { answer: 180, reaction: 20 },
  delay: 0,
  seal: 'ab'.repeat(32),
  secret: 'cd'.repeat(32),
  ...change,
});

const aPlayer = (name: string, key: string) => ({
  name,
  skeleton: name.toLowerCase(),
  isGuest: false,
  settings: { language: 'en' },
  key: { key, added: 1, comment: 'laptop' },
});

const made = (player: Player | 'nameTaken' | 'keyTaken'): Player => {
  if (typeof player === 'string') throw new Error(player);
  return player;
};

const PROGRESS: NonNullable<Game['progress']> = {
  round: 2,
  rounds: 5,
  asked: 0,
  kind: 'combat',
  since: 1000,
  deadline: 181_000,
  scores: [5, 7, 2],
  owners: [0, 1, -1],
  standIns: [],
};

export const storeConformance = (name: string, make: () => Promise<StoreKind>): void => {
  describe(`${name}: what every store promises`, () => {
    let kind: StoreKind;
    let store: Store;
    let time = 1_000_000;
    const now = (): number => time;
    const reopen = async (): Promise<void> => {
      await store.close();
      store = await kind.open(now);
    };

    beforeEach(async () => {
      time = 1_000_000;
      kind = await make();
      store = await kind.open(now);
    });
    afterEach(async () => {
      await store.close();
      await kind.destroy();
    });

    const news = async (during: () => Promise<unknown>): Promise<News[]> => {
      const heard: News[] = [];
      const stop = store.watch((item) => heard.push(item));
      await during();
      // What is said last is heard last: everything before it has come then.
      await new Promise<void>((resolve) => {
        const stopWaiting = store.watch((item) => {
          if (item.type !== 'message' || item.topic !== 'end') return;
          stopWaiting();
          resolve();
        });
        void store.say('end', '');
      });
      stop();
      return heard.filter((item) => item.type !== 'message' || item.topic !== 'end');
    };

    describe('lines', () => {
      test('a line is written under the next number, and kept', async () => {
        const { id } = await store.createGame(aGame());
        expect(await store.lines(id, 0)).toEqual([]);
        expect(await store.append(id, 0, '{"format":2}')).toBe('written');
        expect(await store.append(id, 1, '{"n":1,"é":"☃"}')).toBe('written');
        await store.sync(id);
        expect(await store.lines(id, 0)).toEqual(['{"format":2}', '{"n":1,"é":"☃"}']);
        await reopen();
        expect(await store.lines(id, 1)).toEqual(['{"n":1,"é":"☃"}']);
        expect(await store.append(id, 2, 'x')).toBe('written');
        expect(await store.lines(id, 0)).toHaveLength(3);
      });

      test('whoever comes second is late, and nothing of theirs is kept', async () => {
        const { id } = await store.createGame(aGame());
        await store.append(id, 0, 'header');
        const ways = await Promise.all(Array.from({ length: 100 }, (_, i) => store.append(id, 1, `writer ${i}`)));
        expect(ways.filter((way) => way === 'written')).toHaveLength(1);
        expect(ways.filter((way) => way === 'late')).toHaveLength(99);
        const lines = await store.lines(id, 0);
        expect(lines).toEqual(['header', `writer ${ways.indexOf('written')}`]);
        expect(await store.append(id, 0, 'header')).toBe('late');
      });

      test('a game without lines is safe as it is', async () => {
        const { id } = await store.createGame(aGame());
        await store.sync(id);
        expect(await store.lines(id, 0)).toEqual([]);
      });

      test('a line after one that is not there is a fault of the caller', async () => {
        const { id } = await store.createGame(aGame());
        await expect(store.append(id, 1, 'too soon')).rejects.toThrow(/bug/);
        await expect(store.append(id, 0, 'two\nlines')).rejects.toThrow(/bug/);
        expect(await store.lines(id, 0)).toEqual([]);
        // The first line may hold a whole board, no other one may.
        const first = 'x'.repeat(400_000);
        expect(await store.append(id, 0, first)).toBe('written');
        await expect(store.append(id, 1, 'x'.repeat(20_001))).rejects.toThrow(/bug/);
        expect(await store.lines(id, 0)).toEqual([first]);
      });

      test('lines of one game are not those of another', async () => {
        const [a, b] = [await store.createGame(aGame()), await store.createGame(aGame())];
        await Promise.all([store.append(a.id, 0, 'a'), store.append(b.id, 0, 'b')]);
        expect([await store.lines(a.id, 0), await store.lines(b.id, 0)]).toEqual([['a'], ['b']]);
      });

      test('those who watch are told of each line, in order, with its number', async () => {
        const { id } = await store.createGame(aGame());
        const heard = await news(async () => {
          await store.append(id, 0, 'header');
          await store.append(id, 1, 'one');
          await store.append(id, 1, 'late');
        });
        expect(heard).toEqual([
          { type: 'line', game: id, n: 0 },
          { type: 'line', game: id, n: 1 },
        ]);
      });
    });

    describe('games', () => {
      test('each has a number of its own, and what was said when it was made', async () => {
        const { secret: _, ...said } = aGame();
        const first = await store.createGame(aGame());
        time += 1000;
        const second = await store.createGame(aGame({ code: 'k7fm-2xqd' }));
        expect(first).toMatchObject({ ...said, status: 'open', made: 1_000_000, progress: null, outcome: null });
        expect(second.id).toBeGreaterThan(first.id);
        await reopen();
        expect(await store.game(second.id)).toEqual(second);
        expect(await store.game(second.id + 1)).toBeNull();
        expect((await store.createGame(aGame())).id).toBeGreaterThan(second.id);
      });

      test('a change counts for the version that it was made of, once', async () => {
        const game = await store.createGame(aGame());
        const ways = await Promise.all([
          store.changeGame(game.id, game.version, { status: 'playing' }),
          store.changeGame(game.id, game.version, { status: 'closed' }),
        ]);
        expect(ways.filter((way) => way === 'late')).toHaveLength(1);
        const [changed] = ways.filter((way) => way !== 'late');
        expect(await store.game(game.id)).toEqual(changed);
        await reopen();
        expect(await store.game(game.id)).toEqual(changed);
        expect(await store.changeGame(game.id + 1, 0, { status: 'closed' })).toBe('late');
      });

      test('progress is noted without a version', async () => {
        const game = await store.createGame(aGame());
        const heard = await news(() => store.noteProgress(game.id, PROGRESS));
        expect(heard).toEqual([{ type: 'game', game: game.id }]);
        expect(await store.game(game.id)).toEqual({ ...game, progress: PROGRESS });
        expect(await store.changeGame(game.id, game.version, { status: 'ended', ended: 5 })).toMatchObject({
          progress: PROGRESS,
          ended: 5,
        });
      });

      test('progress and changes at once lose neither', async () => {
        const game = await store.createGame(aGame());
        await Promise.all([
          store.changeGame(game.id, game.version, { status: 'playing' }),
          store.noteProgress(game.id, PROGRESS),
          store.noteProgress(game.id, { ...PROGRESS, round: 3 }),
        ]);
        expect(await store.game(game.id)).toMatchObject({ status: 'playing', progress: { round: 3 } });
      });

      test('lists: by status, player and code, newest first, so many', async () => {
        const seats = (player: number): NewGame['seats'] => [{ kind: 'person', player, name: 'x', word: '' }];
        const [a, b, c] = [
          await store.createGame(aGame({ seats: seats(1) })),
          await store.createGame(aGame({ seats: seats(2), code: 'aaaa' })),
          await store.createGame(aGame({ seats: [...seats(1), ...seats(2)] })),
        ];
        await store.changeGame(c.id, c.version, { status: 'ended' });
        const ids = async (...args: Parameters<Store['games']>) => (await store.games(...args)).map(({ id }) => id);
        expect(await ids({}, 10)).toEqual([c.id, b.id, a.id]);
        expect(await ids({}, 2)).toEqual([c.id, b.id]);
        expect(await ids({ status: ['open', 'playing'] }, 10)).toEqual([b.id, a.id]);
        expect(await ids({ before: c.id }, 1)).toEqual([b.id]);
        expect(await ids({ status: ['open', 'playing'], before: b.id }, 10)).toEqual([a.id]);
        expect(await ids({ player: 2 }, 10)).toEqual([c.id, b.id]);
        expect(await ids({ player: 2, status: ['open'] }, 10)).toEqual([b.id]);
        expect(await ids({ code: 'aaaa' }, 10)).toEqual([b.id]);
        expect(await ids({ code: 'bbbb' }, 10)).toEqual([]);
      });

      test('the secret of the dice is apart, and can be forgotten', async () => {
        const game = await store.createGame(aGame());
        await store.append(game.id, 0, 'header');
        expect(await store.secret(game.id)).toBe('cd'.repeat(32));
        expect(JSON.stringify([game, await store.lines(game.id, 0)])).not.toContain('cd'.repeat(32));
        await reopen();
        expect(await store.secret(game.id)).toBe('cd'.repeat(32));
        await store.forgetSecret(game.id);
        await store.forgetSecret(game.id);
        expect(await store.secret(game.id)).toBeNull();
        expect(await store.secret((await store.createGame(aGame({ secret: null }))).id)).toBeNull();
      });

      test('chat is kept in order, the newest lines of it given', async () => {
        const { id } = await store.createGame(aGame());
        const heard = await news(async () => {
          for (const text of ['one', 'two', 'three']) await store.addChat(id, { at: 1, player: 1, name: 'Ney', text });
        });
        expect(heard).toEqual(Array.from({ length: 3 }, () => ({ type: 'chat', game: id })));
        await reopen();
        expect((await store.chat(id, 2)).map(({ text }) => text)).toEqual(['two', 'three']);
        expect(await store.chat(id + 1, 2)).toEqual([]);
      });
    });

    describe('players', () => {
      test('are found by name and by each of their keys', async () => {
        const ney = made(await store.createPlayer(aPlayer('Ney', 'SHA256:a')));
        const more = { ...ney.keys[0], key: 'SHA256:b', added: 2, comment: 'phone' };
        const changed = await store.changePlayer(ney.id, ney.version, { keys: [...ney.keys, more] });
        expect(changed).toMatchObject({ version: ney.version + 1 });
        await reopen();
        for (const found of [
          store.player(ney.id),
          store.playerByKey('SHA256:a'),
          store.playerByKey('SHA256:b'),
          store.playerByName('ney'),
        ]) {
          expect(await found).toEqual(changed);
        }
        expect([await store.playerByKey('SHA256:c'), await store.playerByName('Ney'), await store.player(99)]).toEqual([
          null,
          null,
          null,
        ]);
      });

      test('a name and a key belong to one player: of many who ask at once, one has it', async () => {
        const ways = await Promise.all([
          ...Array.from({ length: 20 }, (_, i) => store.createPlayer(aPlayer('Ney', `SHA256:${i}`))),
          ...Array.from({ length: 20 }, (_, i) => store.createPlayer(aPlayer(`Lannes ${i}`, 'SHA256:same'))),
        ]);
        expect(ways.filter((way) => typeof way === 'object')).toHaveLength(2);
        expect(ways.slice(0, 20).filter((way) => way === 'nameTaken')).toHaveLength(19);
        expect(ways.slice(20).filter((way) => way === 'keyTaken')).toHaveLength(19);
      });

      test('a change cannot take what another has, and frees what it gives up', async () => {
        const [ney, lannes] = [
          made(await store.createPlayer(aPlayer('Ney', 'SHA256:a'))),
          made(await store.createPlayer(aPlayer('Lannes', 'SHA256:b'))),
        ];
        const rename = (player: Player, name: string) =>
          store.changePlayer(player.id, player.version, { name, skeleton: name.toLowerCase() });
        expect(await rename(ney, 'Lannes')).toBe('nameTaken');
        expect(await store.changePlayer(ney.id, ney.version, { keys: lannes.keys })).toBe('keyTaken');
        expect(await rename(ney, 'Murat')).toMatchObject({ name: 'Murat' });
        expect(await rename(ney, 'Soult')).toBe('late');
        expect(await rename(lannes, 'Ney')).toMatchObject({ name: 'Ney' });
        expect(await store.playerByName('lannes')).toBeNull();
      });

      test('one who is removed leaves name and keys, and no number', async () => {
        const ney = made(await store.createPlayer(aPlayer('Ney', 'SHA256:a')));
        await store.removePlayer(ney.id);
        await store.removePlayer(ney.id);
        expect([await store.player(ney.id), await store.playerByKey('SHA256:a')]).toEqual([null, null]);
        await reopen();
        expect(made(await store.createPlayer(aPlayer('Ney', 'SHA256:a'))).id).toBeGreaterThan(ney.id);
      });
    });

    describe('codes, the house, leases, messages', () => {
      test('a code counts once, and not for ever', async () => {
        await store.putCode('k7fm', 'player 1', time + 1000);
        await store.putCode('old', 'player 2', time + 10);
        await reopen();
        const taken = await Promise.all(Array.from({ length: 10 }, () => store.takeCode('k7fm')));
        expect(taken.filter((value) => value !== null)).toEqual(['player 1']);
        time += 10;
        expect([await store.takeCode('old'), await store.takeCode('none')]).toEqual([null, null]);
      });

      test('the house has a notice and bans', async () => {
        const house = await store.house();
        expect(house).toMatchObject({ notice: '', bans: [] });
        const heard = await news(() => store.changeHouse(house.version, { notice: 'Restart at 03:00.' }));
        expect(heard).toEqual([{ type: 'house' }]);
        expect(await store.changeHouse(house.version, { bans: ['SHA256:a'] })).toBe('late');
        expect(await store.changeHouse(house.version + 1, { bans: ['SHA256:a'] })).toMatchObject({
          bans: ['SHA256:a'],
        });
        await reopen();
        expect(await store.house()).toMatchObject({ notice: 'Restart at 03:00.', bans: ['SHA256:a'] });
      });

      test('a lease has one holder', async () => {
        const lease = await store.lease('game 1');
        expect(lease).not.toBeNull();
        expect([await store.lease('game 1'), await store.lease('game 2')]).toEqual([null, expect.anything()]);
        await lease?.release();
        const next = await store.lease('game 1');
        expect(next).not.toBeNull();
        await lease?.release(); // given back already: the next holder keeps it
        expect(await store.lease('game 1')).toBeNull();
      });

      test('what is said is heard, by all who watch, until they stop; one who fails disturbs nobody', async () => {
        const heard: string[] = [];
        const stops = [
          store.watch(() => {
            throw new Error('a listener of the test fails');
          }),
          store.watch((item) => heard.push(`a ${item.type === 'message' ? item.text : ''}`)),
        ];
        const last = await news(() => store.say('here', 'Ney'));
        for (const stop of stops) stop();
        expect(last).toEqual([{ type: 'message', topic: 'here', text: 'Ney' }]);
        expect(heard.slice(0, 1)).toEqual(['a Ney']);
        const before = heard.length;
        await news(() => store.say('here', 'Lannes'));
        expect(heard).toHaveLength(before);
      });

      test('the time is the clock that the store goes by', () => {
        time = 42;
        expect(store.now()).toBe(42);
      });
    });
  });
};
