import { describe, expect, test } from '@jest/globals';
import { type Action, hash, replay, type Seat, shortHash, startTimeline } from '../../src/core/index.js';
import { scriptDriver } from '../../src/table/driver.js';
import { headerLine, parseRecord } from '../../src/table/recordText.js';
import { headerFor } from '../support/setups.js';
import {
  ALL,
  bots,
  entriesOf,
  firstPlace,
  memorySink,
  personsIn,
  roomOf,
  type Sitter,
  seatOf,
  settled,
  shortRules,
  simpleDriver,
  sitIn,
} from './games.js';

const BAD: Action = { type: 'defend', dice: 7 };

describe('a room of bots', () => {
  test('D-3: records every action with its number, seat, action and hash, and the end with its hash', async () => {
    const record = memorySink();
    const room = roomOf(shortRules(), { record });
    const outcome = await room.done;
    const { state } = room.moment;
    expect(outcome).toEqual(state.outcome);
    const values = record.lines.map((line) => JSON.parse(line));
    const end = values.pop();
    expect(values.map((v) => v.n)).toEqual(Array.from({ length: state.actions }, (_, i) => i + 1));
    for (const value of values) expect(Object.keys(value)).toEqual(['n', 'seat', 'action', 'h']);
    expect(end).toEqual({ outcome, hash: hash(state) });
    expect(record.calls.slice(-2)).toEqual(['end', 'sync']);
  });

  test('the record replays to the same state', async () => {
    const rules = shortRules();
    const record = memorySink();
    const room = roomOf(rules, { record });
    await room.done;
    const read = parseRecord(headerLine(headerFor(rules)) + record.lines.join(''));
    if (!read.ok) throw new Error(read.error.code);
    const replayed = replay(read.value.record);
    expect(replayed.ok && hash(replayed.value.timeline.state)).toBe(hash(room.moment.state));
  });

  test('killed after any line and gone on with, it ends like the game that was not killed', async () => {
    const rules = shortRules('kill');
    const whole = memorySink();
    await roomOf(rules, { record: whole }).done;
    for (let kept = 0; kept < whole.lines.length; kept++) {
      const text = headerLine(headerFor(rules)) + whole.lines.slice(0, kept).join('');
      const read = parseRecord(text);
      if (!read.ok) throw new Error(`${kept}: ${read.error.code}`);
      const replayed = replay(read.value.record);
      if (!replayed.ok) throw new Error(`${kept}: ${replayed.error.code}`);
      const { timeline } = replayed.value;
      const rest = memorySink();
      const drivers = bots(rules, timeline.state.actions);
      await roomOf(rules, { timeline, drivers, record: rest, lines: kept + 1 }).done;
      expect(rest.lines.join('')).toBe(
        timeline.state.outcome === null ? whole.lines.slice(kept).join('') : '', // the end may be all that is missing
      );
    }
  });

  test('closed in the middle of a question it ends without an outcome, and nothing is written after', async () => {
    const rules = shortRules();
    const record = memorySink();
    const room = roomOf(rules, { record, drivers: personsIn(rules, ALL) });
    const person = sitIn(room);
    await settled();
    const action = firstPlace(room);
    await room.close();
    expect(await room.done).toBeNull();
    expect(await person.answer(action)).toEqual({ ok: false, error: { code: 'late', rule: 'D-4' } });
    expect(record.lines).toEqual([]);
    expect(room.moment.state.actions).toBe(0);
  });
});

describe('answers against the rules', () => {
  test('a person’s comes back with its reason, and the question stays open', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { drivers: personsIn(rules, ALL) });
    const person = sitIn(room);
    await settled();
    const refused = await person.answer(BAD);
    expect(refused).toMatchObject({ ok: false, error: { code: 'illegal', rule: expect.stringMatching(/^C-/) } });
    expect(room.moment.state.actions).toBe(0);
    expect(person.questions).toHaveLength(1);
    expect(await person.answer(firstPlace(room))).toMatchObject({ ok: true });
    await room.close();
  });

  const failing = { decide: () => Promise.reject(new Error('gone')) };
  const wrong = { decide: async () => BAD };
  const wrongAtFirst = (times: number, seat: Seat) => {
    const bot = simpleDriver(shortRules(), seat);
    let n = 0;
    return {
      decide: (...question: Parameters<typeof bot.decide>) =>
        n++ % (times + 1) < times ? wrong.decide() : bot.decide(...question),
    };
  };

  test.each([
    ['answers against the rules', wrong, expect.objectContaining({ code: 'illegal' })],
    ['fails', failing, 'failed'],
  ])(
    'a bot that %s three times in a row leaves its seat to a built-in one, which is told, and the game goes on',
    async (_, bot, why) => {
      const rules = shortRules();
      const room = roomOf(rules, { drivers: [bot, ...bots(rules).slice(1)] });
      const guest = sitIn(room, [], 'spectator');
      expect(await room.done).not.toBeNull();
      expect(guest.news).toEqual([{ type: 'botReplaced', seat: 0, why }]);
    },
  );

  test('twice in a row is forgiven, and what is legal starts the count anew', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { drivers: [wrongAtFirst(2, seatOf(0)), ...bots(rules).slice(1)] });
    const guest = sitIn(room, [], 'spectator');
    expect(await room.done).not.toBeNull();
    expect(guest.news).toEqual([]);
  });

  test('where the built-in one fails, too, the first legal answer is given: no bot ends a game', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { drivers: [wrong, ...bots(rules).slice(1)], standIn: () => failing });
    const guest = sitIn(room, [], 'spectator');
    expect(await room.done).not.toBeNull();
    expect(guest.news.map((news) => news.type)).toEqual(['botReplaced', 'botReplaced']);
  });
});

describe('persons', () => {
  test('everything is synced before a person is asked and after a person has answered, and only then', async () => {
    const rules = shortRules('sync');
    const record = memorySink();
    const synced: (readonly [lines: number, atLastSync: number])[] = [];
    let isAnswered = false;
    let turnsOfBots = 0;
    let atLastSync = -1;
    const sync = record.sync;
    record.sync = () => {
      atLastSync = record.lines.length;
      sync();
    };
    const bot = simpleDriver(rules, seatOf(0));
    const others = bots(rules).map((driver) => ({
      decide: (...question: Parameters<typeof bot.decide>) => {
        if (isAnswered) {
          turnsOfBots++;
          synced.push([record.lines.length, atLastSync]);
        }
        isAnswered = false;
        return driver.decide(...question);
      },
    }));
    const room = roomOf(rules, { record, drivers: [null, ...others.slice(1)] });
    const place = room.join({
      viewer: seatOf(0),
      seats: [seatOf(0)],
      update: () => {},
      withdrawn: () => {},
      failed: () => {},
      asked: (seen, decision) => {
        synced.push([record.lines.length, atLastSync]);
        isAnswered = true;
        void bot.decide(seen, decision, new AbortController().signal).then((action) => place.answer(decision, action));
      },
    });
    await room.done;
    expect(synced.length).toBeGreaterThan(20);
    expect(turnsOfBots).toBeGreaterThan(5);
    for (const [lines, at] of synced) expect(at).toBe(lines);
    expect(record.calls.filter((call) => call === 'sync')).toHaveLength(synced.length + 1); // and the end
  });
});

/** The position at the first question of the first turn. */
const firstTurn = async () => {
  const rules = shortRules('undo');
  const record = memorySink();
  let isTurn: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    isTurn = resolve;
  });
  const driver = {
    decide: async (...[seen, open, cancel]: Parameters<ReturnType<typeof bots>[number]['decide']>) => {
      if (seen.turn.round > 0) {
        isTurn();
        return new Promise<Action>(() => {});
      }
      return simpleDriver(rules, open.seat).decide(seen, open, cancel);
    },
  };
  const room = roomOf(rules, { drivers: [driver, driver, driver], record });
  await begun;
  const { moment } = room;
  await room.close();
  return { rules, setup: record.lines, moment, state: moment.state, seat: moment.state.turn.seat };
};

/** A room at that position in which a person sits in every seat. */
const ownTurn = async () => {
  const at = await firstTurn();
  const record = memorySink();
  const room = roomOf(at.rules, {
    timeline: startTimeline(at.moment),
    record,
    drivers: personsIn(at.rules, ALL),
    lines: at.setup.length + 1,
  });
  const person: Sitter = sitIn(room);
  await settled();
  return { ...at, record, room, person };
};

describe('undo', () => {
  test('D-4: takes back actions, writes that down, and the record replays', async () => {
    const { rules, setup, state, seat, record, room, person } = await ownTurn();
    await person.answer(firstPlace(room));
    await person.answer(firstPlace(room));
    expect(await room.undo(seat, 3)).toEqual({ ok: false, error: { code: 'illegal', rule: 'D-4' } });
    expect((await room.undo(seatOf((seat + 1) % 3), 1)).ok).toBe(false);
    expect(await room.undo(seat, 2)).toMatchObject({ ok: true });
    expect(JSON.parse(record.lines.at(-1) ?? '')).toEqual({
      n: state.actions + 3,
      undo: 2,
      h: shortHash(room.moment.state),
    });
    expect(room.moment.state).toEqual({ ...state, actions: state.actions + 3 });
    expect(person.updates.map(({ undone }) => undone)).toEqual([false, false, true]);
    expect(person.questions).toHaveLength(4);
    await person.answer(firstPlace(room));
    const replayed = replay({ header: headerFor(rules), entries: entriesOf([...setup, ...record.lines]), end: null });
    expect(replayed.ok && hash(replayed.value.timeline.state)).toBe(hash(room.moment.state));
    await room.close();
  });

  test('an answer that comes late, after an undo, is not taken for the next question', async () => {
    const { state, seat, record, room, person } = await ownTurn();
    await person.answer(firstPlace(room));
    const late = firstPlace(room);
    expect(person.questions).toHaveLength(2);
    await room.undo(seat, 1);
    for (let n = 0; n < 2; n++)
      expect(await person.answer(late, 1)).toEqual({ ok: false, error: { code: 'late', rule: 'D-4' } });
    expect(room.moment.state).toEqual({ ...state, actions: state.actions + 2 });
    expect(record.lines).toHaveLength(2);
    expect(person.questions).toHaveLength(3);
    await room.close();
  });

  test('the same answer delivered twice acts once', async () => {
    const { state, room, person } = await ownTurn();
    const action = firstPlace(room);
    const both = await Promise.all([person.answer(action, 0), person.answer(action, 0)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(room.moment.state.actions).toBe(state.actions + 1);
    await room.close();
  });
});

describe('one thing after the other, in the order in which it came', () => {
  test('answers, an aside and an undo while a slow store still writes', async () => {
    const at = await firstTurn();
    const written: string[] = [];
    let release: (() => void)[] = [];
    const log = {
      append: (_n: number, line: object) =>
        new Promise<'written'>((resolve) => {
          written.push('undo' in line ? 'undo' : 'action' in line ? (line.action as Action).type : 'end');
          release.push(() => resolve('written'));
        }),
      sync: async () => {},
      read: async () => [],
    };
    const room = roomOf(at.rules, { timeline: startTimeline(at.moment), drivers: personsIn(at.rules, ALL), log });
    const person = sitIn(room);
    await settled();
    const done: string[] = [];
    void person.answer(firstPlace(room)).then(({ ok }) => done.push(`answer ${ok}`));
    void room.aside(at.seat, { type: 'setDefence', defence: 'ask' }).then(({ ok }) => done.push(`aside ${ok}`));
    void room.undo(at.seat, 1).then(({ ok }) => done.push(`undo ${ok}`));
    void person.answer(firstPlace(room), 0).then(({ ok }) => done.push(`late ${ok}`));
    for (let n = 0; n < 4; n++) {
      await settled();
      expect(written).toHaveLength(Math.min(n + 1, 3));
      const [next] = release;
      release = [];
      next?.();
    }
    await settled();
    expect(written).toEqual(['place', 'setDefence', 'undo']);
    expect(done).toEqual(['answer true', 'aside true', 'undo true', 'late false']);
    await room.close();
  });
});

describe('asides', () => {
  test('C-END-3: a seat that resigns is answered for by the stand-in from then on, also after a reload', async () => {
    const { rules, setup, moment, state, seat } = await firstTurn();
    const record = memorySink();
    const drivers = personsIn(rules, [seat]);
    const sat: (readonly [number, number])[] = [];
    const standIn = (who: Seat, from: number) => {
      sat.push([who, from]);
      return simpleDriver(rules, who, from);
    };
    const room = roomOf(rules, { timeline: startTimeline(moment), record, drivers, standIn });
    const person = sitIn(room, [seat]);
    await settled();
    const asked = person.questions.length;
    expect(await room.aside(seat, { type: 'resign' })).toMatchObject({ ok: true });
    expect((await room.aside(seat, { type: 'resign' })).ok).toBe(false);
    expect(await room.done).not.toBeNull();
    expect(person.questions).toHaveLength(asked);
    expect(person.withdrawals).toEqual([asked]);
    expect(sat).toEqual([[seat, state.actions + 1]]);

    const half = entriesOf([...setup, ...record.lines.slice(0, 3)]);
    const replayed = replay({ header: headerFor(rules), entries: half, end: null });
    if (!replayed.ok) throw new Error(replayed.error.code);
    const rest = memorySink();
    const again = roomOf(rules, { timeline: replayed.value.timeline, record: rest, drivers: personsIn(rules, [seat]) });
    const late = sitIn(again, [seat]);
    await again.done;
    expect(late.questions).toEqual([]);
    expect([...record.lines.slice(0, 3), ...rest.lines]).toEqual(record.lines);
  });

  test('C-ATT-3: a change of the defence asks the open question again', async () => {
    const { seat, room, person } = await ownTurn();
    const { decision: open } = room.moment;
    expect((await room.aside(seat, { type: 'setDefence', defence: 'ask' })).ok).toBe(true);
    expect(person.questions).toHaveLength(2);
    const { decision: after } = room.moment;
    expect({ ...after, id: 0 }).toEqual({ ...open, id: 0 });
    await room.close();
  });
});

describe('a disk that refuses', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const refuse = (): never => {
    throw full;
  };

  test('the room ends with the error and the game has not moved on', async () => {
    const { rules, moment, state } = await firstTurn();
    const record = { ...memorySink(), append: refuse };
    const room = roomOf(rules, { timeline: startTimeline(moment), record, drivers: personsIn(rules, ALL) });
    const person = sitIn(room);
    await settled();
    expect((await person.answer(firstPlace(room))).ok).toBe(false);
    await expect(room.done).rejects.toBe(full);
    expect(hash(room.moment.state)).toBe(hash(state));
    expect(person.updates).toEqual([]);
  });

  test('an error while syncing comes before the question', async () => {
    const rules = shortRules();
    const room = roomOf(rules, { record: { ...memorySink(), sync: refuse }, drivers: personsIn(rules, ALL) });
    const person = sitIn(room);
    await expect(room.done).rejects.toBe(full);
    expect(person.questions).toEqual([]);
  });
});

test('a script driver answers in order and then waits until it is withdrawn', async () => {
  const rules = shortRules();
  const room = roomOf(rules, { drivers: personsIn(rules, ALL) });
  await settled();
  const action = firstPlace(room);
  await room.close();
  const driver = scriptDriver([action]);
  const cancel = new AbortController();
  const ask = () => driver.decide({} as never, {} as never, cancel.signal);
  expect(await ask()).toBe(action);
  const waiting = ask();
  cancel.abort();
  await expect(waiting).rejects.toThrow('withdrawn');
});
