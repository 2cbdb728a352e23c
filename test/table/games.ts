// Short games at a table, written down in memory: what the tests of tables and records play.
import { BOTS, botStream } from '../../src/bots/index.js';
import {
  type Action,
  type Decision,
  type GameRecord,
  type Outcome,
  type RecordEntry,
  type Rules,
  type Seat,
  startTimeline,
  type Timeline,
  type Viewer,
} from '../../src/core/index.js';
import { botDriver, type SeatDriver } from '../../src/table/driver.js';
import type { Guest, Place, RoomNews } from '../../src/table/guest.js';
import { logOf, type RecordSink } from '../../src/table/log.js';
import { entryLine } from '../../src/table/recordText.js';
import { Room, type RoomOptions } from '../../src/table/room.js';
import type { Done, Update } from '../../src/table/table.js';
import { seatOf } from '../support/seats.js';
import { begin, chanceOf, rulesOf, seatsOf } from '../support/setups.js';

export { seatOf };

/** One round of dealt classic Risk: about a hundred actions, the end included. */
export const shortRules = (seed = 'short', seats = 3): Rules => rulesOf(seats, seed, { deal: true, rounds: 1 });

export interface MemorySink extends RecordSink {
  readonly lines: string[];
  /** What was called, in order: `append`, `end`, `sync`. */
  readonly calls: string[];
}

export const memorySink = (): MemorySink => {
  const lines: string[] = [];
  const calls: string[] = [];
  return {
    lines,
    calls,
    append: (entry: RecordEntry) => {
      calls.push('append');
      lines.push(entryLine(entry));
    },
    end: (outcome: Outcome, hash: string) => {
      calls.push('end');
      lines.push(entryLine({ outcome, hash }));
    },
    sync: () => {
      calls.push('sync');
    },
  };
};

/** The simple bot in a seat. */
export const simpleDriver = (rules: Rules, seat: Seat, from = 0): SeatDriver =>
  botDriver(BOTS.colonel(rules), botStream(chanceOf(rules), seat, from));

/** The bot whose answers depend on the position alone, so that a game cut in two ends like one in a piece. */
export const bots = (rules: Rules, from = 0): SeatDriver[] =>
  seatsOf(rules).map((_, seat) => simpleDriver(rules, seatOf(seat), from));

export interface RoomChange extends Partial<RoomOptions> {
  readonly record?: RecordSink;
}

export const roomOf = (rules: Rules, { record = memorySink(), ...options }: RoomChange = {}): Room => {
  const room = new Room({
    rules,
    timeline: startOf(rules),
    drivers: bots(rules),
    log: logOf(record),
    lines: 1,
    standIn: (seat, from) => simpleDriver(rules, seat, from),
    ...options,
  });
  void room.start();
  return room;
};

export const startOf = (rules: Rules): Timeline => startTimeline(begin(rules));

/** Sits in a room and answers when the test says so. */
export interface Sitter extends Guest {
  readonly place: Place;
  readonly questions: Decision[];
  readonly updates: Update[];
  readonly withdrawals: number[];
  readonly news: RoomNews[];
  readonly errors: unknown[];
  /** Answers the `n`-th question of all, the last by default, whether or not it is still open. */
  answer(action: Action, n?: number): Promise<Done>;
}

/** `seats`: those it answers for, all by default. */
export const sitIn = (
  room: Room,
  seats: readonly Seat[] = room.moment.state.seats.map((_, seat) => seatOf(seat)),
  viewer: Viewer = seats.length === 1 && seats[0] !== undefined ? seats[0] : 'spectator',
): Sitter => {
  const questions: Decision[] = [];
  const updates: Update[] = [];
  const withdrawals: number[] = [];
  const news: RoomNews[] = [];
  const errors: unknown[] = [];
  const guest: Guest = {
    viewer,
    seats,
    update: (update) => void updates.push(update),
    asked: (_view, decision) => void questions.push(decision),
    withdrawn: () => void withdrawals.push(questions.length),
    told: (what) => void news.push(what),
    failed: (error) => void errors.push(error),
  };
  const place = room.join(guest);
  return {
    ...guest,
    place,
    questions,
    updates,
    withdrawals,
    news,
    errors,
    answer: (action, n = questions.length - 1) => {
      const question = questions[n];
      if (!question) throw new Error(`test: no question ${n}`);
      return place.answer(question, action);
    },
  };
};

/** Drivers of a room in which persons sit in these seats, and bots in the others. */
export const personsIn = (rules: Rules, seats: readonly number[], from = 0): (SeatDriver | null)[] =>
  bots(rules, from).map((driver, seat) => (seats.includes(seat) ? null : driver));

export const ALL = [0, 1, 2];

/** Lets everything that is due in this turn of the event loop happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The entries of lines, for `replay`. */
export const entriesOf = (lines: readonly string[]): RecordEntry[] =>
  lines
    .map((line) => JSON.parse(line) as RecordEntry | GameRecord['end'])
    .filter((e): e is RecordEntry => !('outcome' in (e ?? {})));

/** The first legal placing: what a hurried person answers. */
export const firstPlace = (room: Room): Action => {
  const { decision: open } = room.moment;
  if (open?.kind !== 'place') throw new Error(`test: asked ${open?.kind}, not place`);
  const territory = open.offers[0]?.territory;
  if (territory === undefined) throw new Error('test: nowhere to place');
  return { type: 'place', territory, count: 1 };
};
