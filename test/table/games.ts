// Short games at a table, written down in memory: what the tests of tables and records play.
import { BOTS, botStream } from '../../src/bots/index.js';
import {
  type Action,
  decision,
  type GameRecord,
  type Outcome,
  type RecordEntry,
  type Rules,
  type Seat,
  startTimeline,
  type Timeline,
} from '../../src/core/index.js';
import { botDriver, type SeatDriver } from '../../src/table/driver.js';
import { entryLine } from '../../src/table/recordText.js';
import { type RecordSink, Table, type TableOptions } from '../../src/table/table.js';
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

export const tableOf = (rules: Rules, options: Partial<TableOptions> = {}): Table =>
  new Table({
    rules,
    timeline: startOf(rules),
    drivers: bots(rules),
    record: null,
    standIn: (seat, from) => simpleDriver(rules, seat, from),
    ...options,
  });

export const startOf = (rules: Rules): Timeline => startTimeline(begin(rules));

/** Answers when the test says so. */
export interface HandDriver extends SeatDriver {
  /** Gives the answer to the `n`-th question of all (the last by default), whether or not it is still open. */
  answer(action: Action, n?: number): void;
  readonly asked: number;
}

export const handDriver = (isPerson = true): HandDriver => {
  const questions: ((action: Action) => void)[] = [];
  return {
    isPerson,
    get asked() {
      return questions.length;
    },
    decide: () => new Promise((resolve) => questions.push(resolve)),
    answer: (action, n = questions.length - 1) => questions[n]?.(action),
  };
};

/** Lets everything that is due in this turn of the event loop happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The entries of lines, for `replay`. */
export const entriesOf = (lines: readonly string[]): RecordEntry[] =>
  lines
    .map((line) => JSON.parse(line) as RecordEntry | GameRecord['end'])
    .filter((e): e is RecordEntry => !('outcome' in (e ?? {})));

/** The first legal placing: what a hurried person answers. */
export const firstPlace = (table: Table): Action => {
  const open = decision(table.rules, table.state);
  if (open?.kind !== 'place') throw new Error(`test: asked ${open?.kind}, not place`);
  const [territory] = open.on;
  if (territory === undefined) throw new Error('test: nowhere to place');
  return { type: 'place', territory, count: 1 };
};
