import { describe, expect, test } from '@jest/globals';
import { type Action, decision, hash, momentOf, replay, shortHash, startTimeline } from '../../src/core/index.js';
import { scriptDriver } from '../../src/table/driver.js';
import { headerLine, parseRecord } from '../../src/table/recordText.js';
import type { Table, Update } from '../../src/table/table.js';
import { headerFor } from '../support/setups.js';
import {
  bots,
  entriesOf,
  firstPlace,
  handDriver,
  memorySink,
  seatOf,
  settled,
  shortRules,
  simpleDriver,
  tableOf,
} from './games.js';

describe('a table of bots', () => {
  test('D-3: records every action with its number, seat, action and hash, and the end with its hash', async () => {
    const rules = shortRules();
    const record = memorySink();
    const table = tableOf(rules, { record });
    const outcome = await table.run();
    expect(outcome).toEqual(table.state.outcome);
    const values = record.lines.map((line) => JSON.parse(line));
    const end = values.pop();
    expect(values.map((v) => v.n)).toEqual(Array.from({ length: table.state.actions }, (_, i) => i + 1));
    for (const value of values) expect(Object.keys(value)).toEqual(['n', 'seat', 'action', 'h']);
    expect(end).toEqual({ outcome, hash: hash(table.state) });
    expect(record.calls.slice(-2)).toEqual(['end', 'sync']);
  });

  test('the record replays to the same state', async () => {
    const rules = shortRules();
    const record = memorySink();
    const table = tableOf(rules, { record });
    await table.run();
    const read = parseRecord(headerLine(headerFor(rules)) + record.lines.join(''));
    if (!read.ok) throw new Error(read.error.code);
    const replayed = replay(read.value.record);
    expect(replayed.ok && hash(replayed.value.timeline.state)).toBe(hash(table.state));
  });

  test('killed after any line and gone on with, it ends like the game that was not killed', async () => {
    const rules = shortRules('kill');
    const whole = memorySink();
    await tableOf(rules, { record: whole }).run();
    for (let kept = 0; kept < whole.lines.length; kept++) {
      const text = headerLine(headerFor(rules)) + whole.lines.slice(0, kept).join('');
      const read = parseRecord(text);
      if (!read.ok) throw new Error(`${kept}: ${read.error.code}`);
      const replayed = replay(read.value.record);
      if (!replayed.ok) throw new Error(`${kept}: ${replayed.error.code}`);
      const { timeline } = replayed.value;
      const rest = memorySink();
      await tableOf(rules, { timeline, drivers: bots(rules, timeline.state.actions), record: rest }).run();
      expect(rest.lines.join('')).toBe(
        timeline.state.outcome === null ? whole.lines.slice(kept).join('') : '', // the end may be all that is missing
      );
    }
  });

  test('stop ends it in the middle of a question, and nothing is written after', async () => {
    const rules = shortRules();
    const record = memorySink();
    const person = handDriver();
    const table = tableOf(rules, { record, drivers: [person, person, person] });
    const run = table.run();
    table.stop();
    expect(await run).toBeNull();
    person.answer(firstPlace(table));
    await settled();
    expect(record.lines).toEqual([]);
    expect(table.state.actions).toBe(0);
  });

  test('an illegal answer of a bot is a bug that ends the run, one of a person is asked again', async () => {
    const rules = shortRules();
    const bad: Action = { type: 'defend', dice: 7 };
    const isBot = scriptDriver([bad]);
    await expect(tableOf(rules, { drivers: [isBot, isBot, isBot] }).run()).rejects.toThrow(/^bug: seat \d/);

    const person = handDriver();
    const table = tableOf(rules, { drivers: [person, person, person] });
    void table.run();
    person.answer(bad);
    await settled();
    expect(person.asked).toBe(2);
    expect(table.state.actions).toBe(0);
    table.stop();
  });
});

describe('persons', () => {
  test('everything is synced before a person is asked and after a person has answered, and only then', async () => {
    const rules = shortRules('sync');
    const record = memorySink();
    const synced: (readonly [lines: number, atLastSync: number])[] = [];
    let isAnswered = false;
    let turnsOfBots = 0;
    let atLastSync = 0;
    const sync = record.sync;
    record.sync = () => {
      atLastSync = record.lines.length;
      sync();
    };
    const bot = simpleDriver(rules, seatOf(0));
    const person = {
      isPerson: true,
      decide: (...question: Parameters<typeof bot.decide>) => {
        synced.push([record.lines.length, atLastSync]);
        isAnswered = true;
        return bot.decide(...question);
      },
    };
    const others = bots(rules).map((driver) => ({
      ...driver,
      decide: (...question: Parameters<typeof bot.decide>) => {
        if (isAnswered) {
          turnsOfBots++;
          synced.push([record.lines.length, atLastSync]);
        }
        isAnswered = false;
        return driver.decide(...question);
      },
    }));
    const table = tableOf(rules, { record, drivers: [person, ...others.slice(1)] });
    await table.run();
    expect(synced.length).toBeGreaterThan(20);
    expect(turnsOfBots).toBeGreaterThan(5);
    for (const [lines, at] of synced) expect(at).toBe(lines);
    expect(record.calls.filter((call) => call === 'sync')).toHaveLength(synced.length + 1); // and the end
  });

  test('a failing driver ends the run with its error', async () => {
    const rules = shortRules();
    const failing = { isPerson: true, decide: () => Promise.reject(new Error('gone')) };
    await expect(tableOf(rules, { drivers: [failing, failing, failing] }).run()).rejects.toThrow('gone');
  });
});

/** The position at the first question of the first turn. */
const firstTurn = async () => {
  const rules = shortRules('undo');
  const record = memorySink();
  let table: Table | null = null;
  const driver = {
    isPerson: false,
    decide: async (...[seen, open, cancel]: Parameters<ReturnType<typeof bots>[number]['decide']>) => {
      if (seen.turn.round > 0) table?.stop();
      return simpleDriver(rules, open.seat).decide(seen, open, cancel);
    },
  };
  table = tableOf(rules, { drivers: [driver, driver, driver], record });
  await table.run();
  return { rules, setup: record.lines, state: table.state, seat: table.state.turn.seat };
};

describe('undo', () => {
  test('D-4: takes back one action, writes it down, and the record replays', async () => {
    const { rules, setup, state, seat } = await firstTurn();
    const record = memorySink();
    const person = handDriver();
    const updates: Update[] = [];
    const table = tableOf(rules, {
      timeline: startTimeline(momentOf(rules, state)),
      record,
      drivers: [person, person, person],
    });
    table.observe({ viewer: seat, update: (update) => updates.push(update) });
    void table.run();
    person.answer(firstPlace(table));
    await settled();
    person.answer(firstPlace(table));
    await settled();
    expect(table.undoable).toEqual({ seat, count: 2 });
    expect(table.undo(seat, 3)).toBe(false);
    expect(table.undo(seatOf((seat + 1) % 3), 1)).toBe(false);
    expect(table.undo(seat, 2)).toBe(true);
    expect(JSON.parse(record.lines.at(-1) ?? '')).toEqual({
      n: state.actions + 3,
      undo: 2,
      h: shortHash(table.state),
    });
    expect(table.state).toEqual({ ...state, actions: state.actions + 3 });
    expect(updates.map(({ undone }) => undone)).toEqual([false, false, true]);
    await settled();
    expect(person.asked).toBe(4);
    person.answer(firstPlace(table));
    await settled();
    const replayed = replay({
      header: headerFor(rules),
      entries: entriesOf([...setup, ...record.lines]),
      end: null,
    });
    expect(replayed.ok && hash(replayed.value.timeline.state)).toBe(hash(table.state));
    table.stop();
  });

  test('an answer that comes late, after an undo, is not taken for the next question', async () => {
    const { rules, state, seat } = await firstTurn();
    const record = memorySink();
    const person = handDriver();
    const table = tableOf(rules, {
      timeline: startTimeline(momentOf(rules, state)),
      record,
      drivers: [person, person, person],
    });
    void table.run();
    person.answer(firstPlace(table));
    await settled();
    const late = firstPlace(table);
    expect(person.asked).toBe(2);
    expect(table.undo(seat, 1)).toBe(true);
    person.answer(late, 1);
    await settled();
    person.answer(late, 1);
    await settled();
    expect(table.state).toEqual({ ...state, actions: state.actions + 2 });
    expect(record.lines).toHaveLength(2);
    expect(person.asked).toBe(3);
    table.stop();
  });

  test('the same answer delivered twice acts once', async () => {
    const { rules, state } = await firstTurn();
    const person = handDriver();
    const table = tableOf(rules, {
      timeline: startTimeline(momentOf(rules, state)),
      drivers: [person, person, person],
    });
    void table.run();
    const action = firstPlace(table);
    person.answer(action, 0);
    person.answer(action, 0);
    await settled();
    expect(table.state.actions).toBe(state.actions + 1);
    table.stop();
  });
});

describe('asides', () => {
  test('C-END-3: a seat that resigns is answered for by the stand-in from then on, also after a reload', async () => {
    const { rules, setup, state, seat } = await firstTurn();
    const record = memorySink();
    const person = handDriver();
    const drivers = bots(rules).map((driver, n) => (n === seat ? person : driver));
    const sat: (readonly [number, number])[] = [];
    const standIn = (who: typeof seat, from: number) => {
      sat.push([who, from]);
      return simpleDriver(rules, who, from);
    };
    const table = tableOf(rules, { timeline: startTimeline(momentOf(rules, state)), record, drivers, standIn });
    const run = table.run();
    await settled();
    const asked = person.asked;
    expect(table.aside(seat, { type: 'resign' })).toEqual({ ok: true, value: null });
    expect(table.aside(seat, { type: 'resign' }).ok).toBe(false);
    expect(await run).not.toBeNull();
    expect(person.asked).toBe(asked);
    expect(sat).toEqual([[seat, state.actions + 1]]);

    const half = entriesOf([...setup, ...record.lines.slice(0, 3)]);
    const replayed = replay({ header: headerFor(rules), entries: half, end: null });
    if (!replayed.ok) throw new Error(replayed.error.code);
    const again = handDriver();
    const rest = memorySink();
    const table2 = tableOf(rules, {
      timeline: replayed.value.timeline,
      record: rest,
      drivers: bots(rules).map((driver, n) => (n === seat ? again : driver)),
    });
    await table2.run();
    expect(again.asked).toBe(0);
    expect([...record.lines.slice(0, 3), ...rest.lines]).toEqual(record.lines);
  });

  test('C-ATT-3: a change of the defence asks the open question again', async () => {
    const { rules, state, seat } = await firstTurn();
    const person = handDriver();
    const table = tableOf(rules, {
      timeline: startTimeline(momentOf(rules, state)),
      drivers: [person, person, person],
    });
    void table.run();
    await settled();
    const open = decision(rules, table.state);
    expect(table.aside(seat, { type: 'setDefence', defence: 'ask' }).ok).toBe(true);
    await settled();
    expect(person.asked).toBe(2);
    const after = decision(rules, table.state);
    expect({ ...after, id: 0 }).toEqual({ ...open, id: 0 });
    table.stop();
  });
});

describe('a disk that refuses', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

  test('the run ends with the error and the game has not moved on', async () => {
    const { rules, state } = await firstTurn();
    const person = handDriver();
    const record = {
      ...memorySink(),
      append: () => {
        throw full;
      },
    };
    const updates: Update[] = [];
    const table = tableOf(rules, {
      timeline: startTimeline(momentOf(rules, state)),
      record,
      drivers: [person, person, person],
    });
    table.observe({ viewer: 'spectator', update: (update) => updates.push(update) });
    const run = table.run();
    person.answer(firstPlace(table));
    await expect(run).rejects.toBe(full);
    expect(hash(table.state)).toBe(hash(state));
    expect(updates).toEqual([]);
  });

  test('an error while syncing comes before the question', async () => {
    const { rules, state } = await firstTurn();
    const person = handDriver();
    const record = {
      ...memorySink(),
      sync: () => {
        throw full;
      },
    };
    const table = tableOf(rules, {
      timeline: startTimeline(momentOf(rules, state)),
      record,
      drivers: [person, person, person],
    });
    await expect(table.run()).rejects.toBe(full);
    expect(person.asked).toBe(0);
  });
});

test('a script driver answers in order and then waits until it is withdrawn', async () => {
  const rules = shortRules();
  const table = tableOf(rules);
  const action = firstPlace(table);
  const driver = scriptDriver([action]);
  const cancel = new AbortController();
  const ask = () => driver.decide({} as never, {} as never, cancel.signal);
  expect(await ask()).toBe(action);
  const waiting = ask();
  cancel.abort();
  await expect(waiting).rejects.toThrow('withdrawn');
});

describe('observers', () => {
  test('each sees its own view, and nobody sees another’s cards', async () => {
    const rules = shortRules('secrets');
    const seen: Update[][] = [[], [], [], []];
    const table = tableOf(rules);
    for (const [n, updates] of seen.entries()) {
      table.observe({ viewer: n === 3 ? 'spectator' : seatOf(n), update: (update) => updates.push(update) });
    }
    await table.run();
    for (const [n, updates] of seen.entries()) {
      expect(updates).toHaveLength(table.state.actions);
      for (const { view, events } of updates) {
        expect(view.seats.map(({ hand }) => hand !== null)).toEqual([0, 1, 2].map((seat) => seat === n));
        for (const event of events) {
          if (event.type === 'cardDrawn') expect(event.card !== null).toBe(event.seat === n);
        }
      }
    }
  });

  test('an observer that left hears no more', async () => {
    const rules = shortRules();
    let heard = 0;
    const table = tableOf(rules);
    const leave = table.observe({ viewer: 'spectator', update: () => heard++ });
    leave();
    await table.run();
    expect(heard).toBe(0);
  });
});
