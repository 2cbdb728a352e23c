// N-CARD-4 between people at different terminals: nothing is answered for whoever could play nothing, after a wait.
import { afterEach, expect, test } from '@jest/globals';
import { botFor, botStream } from '../../src/bots/index.js';
import { momentOf, type RecordEntry, type Seat, startTimeline, view } from '../../src/core/index.js';
import { newClock, type TableClock } from '../../src/server/clock.js';
import { type Play, startPlay } from '../../src/server/play.js';
import type { ServerTable } from '../../src/server/table/types.js';
import { thinkingTime } from '../../src/server/thinking.js';
import { botDriver } from '../../src/table/driver.js';
import { homeRoom } from '../../src/table/homeRoom.js';
import type { Calm } from '../../src/tui/session/calm.js';
import { chanceOf, seatsOf } from '../support/setups.js';
import { keysOf, openPosition } from '../tui/support/games.js';
import { rowsText } from '../tui/support/screens.js';

const at = (hand: string): string =>
  `napoleon/en/europe 3 | a IDF5 BUR2 | b HOL8 BRE1 | c *1 | turn b 2 | hand a ${hand} | seed ulm | do combat clash:HOL,BUR,0,3,2,0,0,0,before,0,0,0,0,0`;
/** No effect at all. */
const EMPTY = at('J1');
/** An ambush. */
const FITTING = at('SCO');

const turns = async (): Promise<void> => {
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
};

const MISSED: Partial<TableClock> = { missed: [1, 0, 0] };

const opened: Play[] = [];
afterEach(() => {
  for (const play of opened.splice(0)) play.stop();
});

/** Seat 0 sits at a table of the server where it is asked for a reaction. */
const sit = async (
  line: string,
  persons: readonly number[],
  clock: Partial<TableClock> = {},
  calm: Calm | null = null,
) => {
  const { rules, state } = openPosition(line, { persons });
  const seats = seatsOf(rules);
  const record: RecordEntry[] = [];
  const room = homeRoom({
    rules,
    seats,
    timeline: startTimeline(momentOf(rules, state)),
    record: { append: (entry) => void record.push(entry), end: () => {}, sync: () => {} },
    bot: (seat, from) => botDriver(botFor(rules, seats[seat]), botStream(chanceOf(rules), seat, from)),
  });
  const table: Pick<ServerTable, 'rules' | 'seatInfos' | 'past' | 'clock' | 'isOver' | 'viewFor' | 'join'> = {
    rules,
    seatInfos: seats,
    past: [],
    clock: { ...newClock(null, 3), ...clock },
    isOver: false,
    viewFor: (viewer) => view(rules, room.moment, viewer),
    join: (guest) => room.join(guest),
  };
  let called = 0;
  const waits: { readonly done: () => void; isOff: boolean }[] = [];
  const play = startPlay({
    table: table as ServerTable,
    seat: 0 as Seat,
    language: 'en',
    look: { ascii: false, light: false, depth: 24 },
    size: { columns: 80, rows: 24 },
    placeForMe: false,
    delay: 0,
    calm,
    show: () => {},
    leave: () => {},
    asked: () => {
      called++;
    },
    refused: () => {},
    think: (done) => {
      const wait = { done, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
  });
  opened.push(play);
  await room.start();
  await turns();
  return { play, room, record, waits, called: () => called, isAsked: () => play.model.decision !== null };
};

const text = (play: Play): string => rowsText(play.model).join('\n');

test('N-CARD-4: a question that no card could answer is nobody’s: it waits, then nothing is played', async () => {
  const { play, record, waits, isAsked } = await sit(EMPTY, [0, 1, 2]);
  expect([isAsked(), waits.length, record.length]).toEqual([false, 1, 0]);
  expect(play.model.decision).toBeNull();
  expect(text(play)).toContain('None of your cards fits here');
  for (const key of keysOf('<enter>')) play.key(key);
  await turns();
  expect(record).toEqual([]); // it is not for keys to answer
  waits[0]?.done();
  await turns();
  expect(record[0]).toMatchObject({ seat: 0, action: { type: 'noReaction' } });
  // The dice were decisive, so it is asked after them as well.
  expect(waits.length).toBe(2);
  waits[1]?.done();
  await turns();
  expect(record[1]).toMatchObject({ seat: 0, action: { type: 'noReaction' } });
  expect(text(play)).not.toContain('None of your cards fits here');
});

test('N-CARD-4: whoever holds a card that fits is asked', async () => {
  const { play, waits } = await sit(FITTING, [0, 1, 2]);
  expect([waits.length, play.model.decision?.kind]).toEqual([0, 'react']);
});

test('N-CARD-4: bots notice nothing, so nobody waits', async () => {
  const { record, waits } = await sit(EMPTY, [0]);
  expect(waits).toEqual([]);
  expect(record[0]).toMatchObject({ seat: 0, action: { type: 'noReaction' } });
});

test('N-CARD-4: nothing is answered for somebody whose time has run out: they may be away', async () => {
  const { record, waits, isAsked } = await sit(EMPTY, [0, 1, 2], MISSED);
  expect([isAsked(), waits.length, record.length]).toEqual([true, 0, 0]);
});

test('N-CARD-4: another session of the same person may answer first, and leaving calls the wait off', async () => {
  const { room, record, waits } = await sit(EMPTY, [0, 1, 2]);
  const { decision } = room.moment;
  if (decision === null) throw new Error('test: nobody is asked');
  await room.answer(decision.seat, decision, { type: 'noReaction' });
  await turns();
  expect([record.length >= 1, waits[0]?.isOff]).toEqual([true, true]);
  const other = await sit(EMPTY, [0, 1, 2]);
  other.play.stop();
  expect(other.waits[0]?.isOff).toBe(true);
});

test('a question that comes after others have acted takes no answer in its first moment, and the player is called', async () => {
  let time = 1000;
  // The first seat’s turn ends, two bots have theirs, and it is asked again.
  const turn = 'classic/en/world 3 | b NWT1 | c ALB1 | a *4 | turn a 2 | do fortify | seed x';
  const { play, record, called } = await sit(turn, [0], {}, { now: () => time, ms: 250 });
  const callsBefore = called();
  for (const key of keysOf('<enter>')) play.key(key);
  for (let n = 0; n < 200 && play.model.view.turn.round < 3; n++) await turns();
  for (let n = 0; n < 200 && play.model.decision === null; n++) await turns();
  expect([play.model.view.turn.round, play.model.decision?.seat, called()]).toEqual([3, 0, callsBefore + 1]);
  const before = record.length;
  const { stage } = play.model;
  time += 249;
  for (const key of keysOf('<enter><enter><enter>')) play.key(key);
  await turns();
  expect(play.model.stage).toEqual(stage);
  expect(record.length).toBe(before);
  time += 1;
  for (const key of keysOf('<enter><enter>')) play.key(key);
  await turns();
  expect(record.length).toBe(before + 1);
});

test('the wait is neither too short to be thought nor longer than a clock allows', () => {
  const waits = [0, 0.25, 0.5, 0.75, 1 - 2 ** -32].map(thinkingTime);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect([waits[0], waits.at(-1)]).toEqual([800, 9000]);
});
