// Several front ends on one database: a house in each, people at one table by different doors.
import { afterEach, describe, expect, test } from '@jest/globals';
import { hash, type Seat } from '../../src/core/index.js';
import { type House, openHouse } from '../../src/server/house/index.js';
import { enrolKey } from '../../src/server/identity.js';
import { DEFAULT_LIMITS } from '../../src/server/limits.js';
import { type Form, forPeople } from '../../src/server/lobby/form.js';
import { whyNoRecord } from '../../src/server/proof.js';
import type { ServerTable, TableNews } from '../../src/server/table/types.js';
import type { Player, Store } from '../../src/store/index.js';
import { openPostgresStore } from '../../src/store/postgres/index.js';
import type { TestServer } from '../support/database.js';
import { until } from '../support/until.js';
import { answerOnce } from './support/house.js';

/** A little more than a day: the clock that these games have. */
const DAY = 86_401_000;

interface FrontEnd {
  readonly house: House;
  readonly store: Store;
  readonly errors: string[];
  /** Cuts it off from the database at once, as if it were killed. */
  kill(): Promise<void>;
}

/** `server`: asked when a test runs. */
export const frontEnds = (server: () => TestServer): void => {
  const opened: FrontEnd[] = [];
  /** What the games' clocks are ahead of the time. */
  let ahead = 0;
  afterEach(async () => {
    ahead = 0;
    for (const { house, store } of opened.splice(0)) {
      await house.stop().catch(() => {});
      await store.close().catch(() => {});
    }
  });

  const frontEnd = async (url: string): Promise<FrontEnd> => {
    const errors: string[] = [];
    const store = await openPostgresStore({ url, now: () => Date.now() + ahead, onError: (e) => errors.push(`${e}`) });
    const house = await openHouse({
      store,
      limits: { ...DEFAULT_LIMITS, requestsPerMinute: 1000 },
      name: 'x',
      isAdmin: () => false,
      onError: (error, what) => errors.push(`${what}: ${error}`),
    });
    const made: FrontEnd = { house, store, errors, kill: () => store.close() };
    opened.push(made);
    return made;
  };
  const two = async (): Promise<readonly [FrontEnd, FrontEnd, string]> => {
    const url = await server().fresh();
    return [await frontEnd(url), await frontEnd(url), url];
  };
  const playerAt = async ({ house, store }: FrontEnd, name: string): Promise<Player> => {
    const made = await enrolKey(store, name, `SHA256:${name}`);
    if (!made.ok) throw new Error(made.fault);
    house.enter(made.player);
    return made.player;
  };
  const FORM: Form = { ...forPeople('word'), variant: 'classic', players: 2, clock: 0 };
  /** Ney at the first front end, Lannes at the second, at one table. */
  const together = async (a: FrontEnd, b: FrontEnd, form: Partial<Form> = {}) => {
    const [ney, lannes] = [await playerAt(a, 'Ney'), await playerAt(b, 'Lannes')];
    const made = await a.house.create(ney, { ...FORM, ...form });
    if (!made.ok) throw new Error(made.why);
    const { id } = made.value;
    await until(() => b.house.game(id) !== null);
    expect(await b.house.sit(lannes, id, 'other word')).toMatchObject({ ok: true });
    await until(() => a.house.game(id)?.status === 'playing');
    const tables = [await a.house.table(id), await b.house.table(id)] as const;
    for (const table of tables) await until(() => table.room.moment.decision !== null);
    const news: TableNews[][] = [[], []];
    tables.forEach((table, i) => {
      table.visit({ news: (each) => void news[i]?.push(each), rejoin: () => {} });
    });
    return { id, ney, lannes, tables, news };
  };
  const position = ({ room }: ServerTable): string => hash(room.moment.state);
  /** Whoever is asked answers by the door through which they came; then both doors show the same. */
  const answer = async (tables: readonly [ServerTable, ServerTable]): Promise<void> => {
    const seat = tables[0].room.moment.decision?.seat;
    const table = tables[seat === 0 ? 0 : 1];
    expect(await answerOnce(table)).toBe(true);
    await until(() => position(tables[0]) === position(tables[1]) && tables[0].room.moment.decision !== null);
  };

  describe('two front ends', () => {
    test('people at one table by different doors see the same position after every answer', async () => {
      const [a, b] = await two();
      const { id, tables } = await together(a, b);
      const seats = new Set<Seat | undefined>();
      for (let i = 0; i < 20; i++) {
        seats.add(tables[0].room.moment.decision?.seat);
        await answer(tables);
      }
      expect(seats.size).toBe(2);
      const row = await a.store.game(id);
      if (row === null) throw new Error('no game');
      const lines = await a.store.lines(id, 0);
      expect(lines).toHaveLength(tables[0].room.moment.state.actions + 1);
      expect(whyNoRecord(row, lines, await a.store.secret(id))).toBeNull();
      // One of them plays bots and clocks, and writes for the lists how far it is; the other's lists show it.
      expect(a.house.figures().kept + b.house.figures().kept).toBe(1);
      const asked = tables[0].room.moment.decision?.seat;
      await until(() => [a, b].every(({ house }) => house.game(id)?.progress?.asked === asked));
      expect([...a.errors, ...b.errors]).toEqual([]);
    });

    test('both answer the same question at once: one is taken, the other is late, and both go on', async () => {
      const [a, b] = await two();
      const { tables } = await together(a, b);
      for (let i = 0; i < 3; i++) {
        const before = tables[0].room.moment.state.actions;
        // The same person at two machines.
        const done = await Promise.all(tables.map((table) => answerOnce(table)));
        expect(done).toContain(true);
        await until(() => position(tables[0]) === position(tables[1]) && tables[0].room.moment.decision !== null);
        expect(tables[0].room.moment.state.actions - before).toBeLessThanOrEqual(2);
      }
      expect([...a.errors, ...b.errors]).toEqual([]);
    });

    test('lists, presence, chat and who watches go across', async () => {
      const [a, b, url] = await two();
      const { id, ney, lannes } = await together(a, b);
      await until(() => [a, b].every(({ house }) => house.isHere(ney.id) && house.isHere(lannes.id)));
      const seen = (house: House, player: Player) => house.lobby(player).people.map(({ name }) => name);
      expect([seen(a.house, ney), seen(b.house, lannes)]).toEqual([
        ['Ney', 'Lannes'],
        ['Lannes', 'Ney'],
      ]);
      const heard: string[] = [];
      a.house.watchChat(id, (chat) => heard.push(...chat.map(({ text }) => text)));
      expect(await b.house.say(lannes, id, 'Good evening.')).toBe(true);
      await until(() => heard.includes('Good evening.'));

      const murat = await enrolKey(b.store, 'Murat', 'SHA256:Murat');
      if (!murat.ok) throw new Error(murat.fault);
      const visit = b.house.enter(murat.player);
      visit.move({ at: 'watch', table: id });
      await until(() => a.house.watching(id) === 1);
      // One more front end, later: it hears who is here already.
      const c = await frontEnd(url);
      await until(() => c.house.isHere(ney.id) && c.house.watching(id) === 1);
      expect(c.house.game(id)?.status).toBe('playing');
      visit.leave();
      await until(() => a.house.watching(id) === 0 && !a.house.isHere(murat.player.id));
      // A front end that stops takes its people with it.
      await b.house.stop();
      await until(() => !a.house.isHere(lannes.id) && !c.house.isHere(lannes.id));
      expect(a.house.figures().others).toBe(1);
    });

    test('killed: its games go on at the other, at the same question; bots play and clocks run there', async () => {
      const [a, b] = await two();
      const ney = await playerAt(a, 'Ney');
      const made = await a.house.create(ney, { ...FORM, players: 3, clock: 3 });
      if (!made.ok) throw new Error(made.why);
      const { id } = made.value;
      expect(await a.house.begin(ney, id)).toMatchObject({ ok: true });
      const first = await a.house.table(id);
      await until(() => a.house.figures().kept === 1 && first.room.moment.decision?.seat === 0);
      await a.kill();
      // Ney logs in elsewhere.
      b.house.enter(ney);
      const table = await b.house.table(id);
      expect(position(table)).toBe(position(first));
      expect(table.room.moment.decision).toEqual(first.room.moment.decision);
      await until(() => b.house.figures().kept === 1);
      const { actions } = table.room.moment.state;
      expect(await answerOnce(table)).toBe(true);
      // A bot has answered, and it is Ney's turn again.
      await until(() => table.room.moment.state.actions > actions + 1 && table.room.moment.decision?.seat === 0);
      const asked = table.room.moment.state.actions;
      ahead = DAY;
      await until(() => table.room.moment.state.actions > asked);
      expect(table.clock.missed[0]).toBe(1);
    });

    test('time that is over, a bot that plays on and a person who is back are the same at both', async () => {
      const [a, b] = await two();
      const { tables, news } = await together(a, b, { clock: 3 });
      const stoodIn = () => tables.map(({ clock }) => clock.missed.map((n) => n >= 3));
      for (let i = 0; i < 12 && !stoodIn().flat().includes(true); i++) {
        const { actions } = tables[0].room.moment.state;
        ahead += DAY;
        await until(() => tables.every(({ room }) => room.moment.state.actions > actions));
        await until(() => position(tables[0]) === position(tables[1]));
      }
      await until(() => stoodIn().every((seats) => seats.includes(true)));
      const seat = tables[0].clock.missed.findIndex((n) => n >= 3);
      for (const each of news) expect(each.filter(({ type }) => type === 'timeUp').length).toBeGreaterThanOrEqual(3);
      // By either door.
      tables[1].isBack(seat);
      await until(() => tables.every(({ clock }) => clock.missed[seat] === 0));
      for (const each of news) expect(each).toContainEqual({ type: 'back', seat });
    });

    test('what people ask each other for is counted across; a game that all abandon is over at both', async () => {
      const [a, b] = await two();
      const { id, tables, news } = await together(a, b);
      tables[0].vote(0, 'abandon');
      await until(() => news.every((each) => each.some(({ type }) => type === 'asked')));
      tables[1].vote(1, 'abandon');
      await until(() => news.every((each) => each.some(({ type }) => type === 'abandoned')));
      await until(() => [a, b].every(({ house }) => house.figures().tables === 0));
      expect(await a.store.game(id)).toMatchObject({ status: 'closed' });
      // The dice may be checked now: whoever closed it tells the secret, once.
      let told = 0;
      const count = async (): Promise<void> => {
        const lines = await a.store.lines(id, 0);
        told = lines.filter((line) => line.startsWith('{"secret":')).length;
      };
      await until(() => told > 0, { pause: count });
      await Promise.all([a, b].map(({ house }) => house.tellSecret(id)));
      await count();
      expect(told).toBe(1);
    });

    test('cut off from the database, both go on at the same question when it is back', async () => {
      const [a, b, url] = await two();
      const { tables } = await together(a, b);
      await answer(tables);
      await server().ask(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'risk-napoleon' and datname = current_database()",
      );
      // What was said meanwhile is read when they hear again.
      await until(() => a.house.figures().kept + b.house.figures().kept === 1);
      for (let i = 0; i < 4; i++) {
        await answer(tables);
      }
    });

    test('a full database gives answers back; play goes on when there is room, and nothing is lost', async () => {
      const [a, b, url] = await two();
      const { id, ney, tables } = await together(a, b);
      await answer(tables);
      const before = position(tables[0]);
      const lines = await a.store.lines(id, 0);
      await server().fill(url);
      for (const table of tables) expect(await answerOnce(table)).toBe(false);
      expect(await a.house.create(ney, FORM)).toMatchObject({ ok: false, why: 'notStored' });
      expect(tables.map(position)).toEqual([before, before]);
      expect(await a.store.lines(id, 0)).toEqual(lines);
      await server().makeRoom(url);
      // They try again, until it is taken.
      let isTaken = false;
      const tryAgain = async (): Promise<void> => {
        isTaken = await answerOnce(tables[0]);
      };
      await until(() => isTaken, { pause: tryAgain });
      await until(() => position(tables[0]) === position(tables[1]) && tables[0].room.moment.decision !== null);
      expect(await a.store.lines(id, 0)).toHaveLength(lines.length + 1);
      await answer(tables);
    });

    test('a game of another version of the program is shown, and nobody touches it', async () => {
      const url = await server().fresh();
      const store = await openPostgresStore({ url });
      const game = await store.createGame({
        ...{ maker: null, code: null, variant: 'classic', profile: 'en', board: 'world', options: {}, clock: null },
        ...{ delay: 0, seal: 'ab'.repeat(32), secret: 'cd'.repeat(32) },
        seats: [
          { kind: 'bot', bot: 'colonel', name: 'Murat' },
          { kind: 'bot', bot: 'colonel', name: 'Soult' },
          { kind: 'bot', bot: 'colonel', name: 'Junot' },
        ],
      });
      const line = '{"format":"risk-napoleon record","version":99}';
      await store.append(game.id, 0, line);
      await store.changeGame(game.id, game.version, { status: 'playing' });
      const a = await frontEnd(url);
      const ney = await playerAt(a, 'Ney');
      await until(() => a.errors.length > 0);
      expect(a.errors.join()).toContain(`the record of game ${game.id} cannot be read`);
      expect(a.house.lobby(ney).tables.map(({ id }) => id)).toEqual([game.id]);
      await expect(a.house.table(game.id)).rejects.toThrow('cannot be read');
      // Its lease is free for a process that can play it.
      await until(() => a.house.figures().kept === 0);
      const lease = await store.lease(`game ${game.id}`);
      expect(lease?.isHeld).toBe(true);
      expect(await store.lines(game.id, 0)).toEqual([line]);
      expect(await store.secret(game.id)).toBe('cd'.repeat(32));
      await store.close();
    });
  });
};
