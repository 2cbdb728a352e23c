// Who is in a room: several guests, each with its own eyes and seats, who come and go; and rooms of one game in two processes.
import { describe, expect, test } from '@jest/globals';
import { type GameRecord, hash, type Rules, replay } from '../../src/core/index.js';
import type { GameLine, GameLog } from '../../src/table/log.js';
import type { Room } from '../../src/table/room.js';
import { headerFor } from '../support/setups.js';
import {
  bots,
  firstPlace,
  personsIn,
  roomOf,
  type Sitter,
  seatOf,
  settled,
  shortRules,
  sitIn,
  startOf,
} from './games.js';

describe('guests', () => {
  test('each sees its own view, and nobody sees another’s cards', async () => {
    const rules = shortRules('secrets');
    const room = roomOf(rules);
    const guests = [0, 1, 2, 3].map((n) => sitIn(room, [], n === 3 ? 'spectator' : seatOf(n)));
    await room.done;
    for (const [n, { updates }] of guests.entries()) {
      expect(updates).toHaveLength(room.moment.state.actions);
      for (const { view, events } of updates) {
        expect(view.seats.map(({ hand }) => hand !== null)).toEqual([0, 1, 2].map((seat) => seat === n));
        for (const event of events) {
          if (event.type === 'cardDrawn') expect(event.card !== null).toBe(event.seat === n);
        }
      }
    }
  });

  test('one that left hears no more, and its question waits until somebody is back, who is asked at once', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { drivers: personsIn(rules, [0]) });
    const first = sitIn(room, [seatOf(0)]);
    await until(() => first.questions.length === 1);
    first.place.leave();
    await settled();
    const { state } = room.moment;
    const second = sitIn(room, [seatOf(0)]);
    await until(() => second.questions.length === 1);
    expect(second.questions[0]).toBe(first.questions[0]);
    expect(room.moment.state).toBe(state);
    await second.answer(firstPlace(room));
    await until(() => second.questions.length === 2);
    expect(first.questions).toHaveLength(1);
    expect(first.updates.length).toBeLessThan(second.updates.length + 1);
    await room.close();
  });

  test('two who play one seat are both asked; the first answer counts and the other is late', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { drivers: personsIn(rules, [0, 1, 2]) });
    const [one, two] = [sitIn(room), sitIn(room)];
    await settled();
    const action = firstPlace(room);
    const answers = await Promise.all([one.answer(action), two.answer(action)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(room.moment.state.actions).toBe(1);
    await room.close();
  });

  test('nobody is asked, or answers, for a seat that is another’s', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { drivers: personsIn(rules, [0, 1, 2]) });
    const [one, two] = [sitIn(room, [seatOf(0)]), sitIn(room, [seatOf(1), seatOf(2)])];
    for (let n = 0; n < 6; n++) {
      await settled();
      const { decision: open } = room.moment;
      const asked: Sitter = open?.seat === 0 ? one : two;
      expect(asked.questions.at(-1)).toBe(open);
      const other = asked === one ? two : one;
      expect(() => other.place.answer(open as never, firstPlace(room))).toThrow(/another guest/);
      await asked.answer(firstPlace(room));
    }
    await room.close();
  });

  test('a guest in which something fails has left; the others play on', async () => {
    const rules = shortRules();
    const room = roomOf(rules);
    const fault = new Error('no screen');
    const errors: unknown[] = [];
    room.join({
      viewer: 'spectator',
      seats: [],
      update: () => {
        throw fault;
      },
      asked: () => {},
      withdrawn: () => {},
      failed: (error) => errors.push(error),
    });
    const other = sitIn(room, [], 'spectator');
    expect(await room.done).not.toBeNull();
    expect(errors).toEqual([fault]);
    expect(other.updates).toHaveLength(room.moment.state.actions);
  });

  test('a bot may take a seat for a while, and give it back with its open question', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { drivers: personsIn(rules, [0]) });
    const person = sitIn(room, [seatOf(0)]);
    await until(() => person.questions.length === 1);
    let isBotAsked = false;
    await room.occupy(seatOf(0), {
      decide: () => {
        isBotAsked = true;
        return new Promise(() => {});
      },
    });
    expect([isBotAsked, person.withdrawals]).toEqual([true, [1]]);
    await room.occupy(seatOf(0), null);
    expect(person.questions).toHaveLength(2);
    expect((await person.answer(firstPlace(room))).ok).toBe(true);
    await room.close();
  });
});

const until = async (condition: () => boolean): Promise<void> => {
  for (let n = 0; n < 2000; n++) {
    if (condition()) return;
    await settled();
  }
  throw new Error('test: it does not come to that');
};

/** Lines of one game that several rooms write to, as a store does it: whoever comes second with a number is late. */
const sharedLines = () => {
  const lines: (GameLine | null)[] = [null];
  let late = 0;
  const log: GameLog = {
    append: async (n, line) => {
      await settled();
      if (n > lines.length) throw new Error('test: a line before it is missing');
      if (n < lines.length) {
        late++;
        return 'late';
      }
      lines.push(line);
      return 'written';
    },
    sync: async () => {},
    read: async (from) => lines.slice(from).flatMap((line) => line ?? []),
  };
  return { lines, log, late: () => late };
};

describe('two rooms of one game, as in two processes', () => {
  const pair = (rules: Rules, log: GameLog): readonly [Room, Room] => {
    const open = () => roomOf(rules, { log, timeline: startOf(rules), drivers: bots(rules) });
    return [open(), open()];
  };

  test('both play the bots; every line counts once, both see the same game, and it replays', async () => {
    const rules = shortRules('two');
    const { lines, log, late } = sharedLines();
    const [one, two] = pair(rules, log);
    const [seenOne, seenTwo] = [sitIn(one, [], 'spectator'), sitIn(two, [], 'spectator')];
    const outcomes = await Promise.all([one.done, two.done]);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(hash(one.moment.state)).toBe(hash(two.moment.state));
    expect(late()).toBeGreaterThan(10);
    expect(seenOne.updates.map(({ view }) => view)).toEqual(seenTwo.updates.map(({ view }) => view));
    const entries = lines.filter(
      (line): line is GameRecord['entries'][number] => line !== null && !('outcome' in line),
    );
    expect(entries).toHaveLength(one.moment.state.actions);
    const replayed = replay({ header: headerFor(rules), entries, end: null });
    expect(replayed.ok && hash(replayed.value.timeline.state)).toBe(hash(one.moment.state));
  });

  test('an answer here makes the same answer there late, and there the next question is asked', async () => {
    const rules = shortRules('two');
    const { lines, log } = sharedLines();
    const drivers = personsIn(rules, [0, 1, 2]);
    const [one, two] = [roomOf(rules, { log, drivers }), roomOf(rules, { log, drivers })];
    const [here, there] = [sitIn(one), sitIn(two)];
    await settled();
    const action = firstPlace(one);
    const answers = await Promise.all([here.answer(action), there.answer(action)]);
    expect(answers).toEqual([
      { ok: true, value: null },
      { ok: false, error: { code: 'late', rule: 'D-4' } },
    ]);
    expect(lines).toHaveLength(2);
    expect(there.questions).toHaveLength(2);
    expect(there.updates).toHaveLength(1);
    // News of what the other has written come like everything else.
    await here.answer(firstPlace(one));
    expect(two.moment.state.actions).toBe(1);
    await two.readOn();
    expect(hash(two.moment.state)).toBe(hash(one.moment.state));
    expect(there.questions).toHaveLength(3);
    await Promise.all([one.close(), two.close()]);
  });

  test('lines that are not those of this game end the room, and are not played', async () => {
    const rules = shortRules('two');
    const { lines, log } = sharedLines();
    const room = roomOf(rules, { log, drivers: personsIn(rules, [0, 1, 2]) });
    await settled();
    const { decision: open } = room.moment;
    lines.push({ n: 1, seat: open?.seat ?? seatOf(0), action: firstPlace(room), h: '00000000' });
    await room.readOn();
    await expect(room.done).rejects.toThrow(/line 1/);
    expect(room.moment.state.actions).toBe(0);
  });

  test('a room whose bots are another’s just follows', async () => {
    const rules = shortRules('two');
    const { log } = sharedLines();
    const holder = roomOf(rules, { log });
    const follower = roomOf(rules, { log, drivers: [null, null, null] });
    const guest = sitIn(follower, [], 'spectator');
    await holder.done;
    await follower.readOn();
    expect(await follower.done).toEqual(await holder.done);
    expect(guest.updates).toHaveLength(holder.moment.state.actions);
  });
});
