// The room of a game that this process alone plays and writes down.
import type { Rules, Seat, SeatInfo, Timeline } from '../core/index.js';
import type { SeatDriver } from './driver.js';
import { logOf, NO_LOG, type RecordSink } from './log.js';
import { Room } from './room.js';

export interface HomeGame {
  readonly rules: Rules;
  readonly seats: readonly SeatInfo[];
  readonly timeline: Timeline;
  readonly record: RecordSink | null;
  /** Who answers for a seat that is no person's. `from`: actions played when it sits down. */
  readonly driver?: (seat: Seat, from: number) => SeatDriver;
  /** The built-in bot of a seat; where that is a person's or a program's, the one that takes over. */
  readonly bot: (seat: Seat, from: number) => SeatDriver;
}

/** Persons and bots sit as `seats` say. It begins when the first session starts it. */
export const homeRoom = ({ rules, seats, timeline, record, bot, driver: sit = bot }: HomeGame): Room =>
  new Room({
    rules,
    timeline,
    log: record === null ? NO_LOG : logOf(record),
    lines: 1, // nobody else writes to it
    drivers: seats.map(({ driver }, seat) => (driver === 'person' ? null : sit(seat as Seat, timeline.state.actions))),
    standIn: bot,
  });
