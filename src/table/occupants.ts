// Who answers in which seat where no guest does, and what becomes of a bot that does not keep to the rules.
import { legalActions, type Moment, type Rules, type Seat } from '../core/index.js';
import type { SeatDriver } from './driver.js';

/** Answers against the rules in a row after which a bot has to leave its seat. */
export const MOST_FAULTS = 3;

/** The first legal answer: what is left when even a built-in bot gives none. */
const firstAnswer = (rules: Rules, moment: () => Moment): SeatDriver => ({
  decide: async () => {
    const [first] = legalActions(rules, moment().state);
    if (first === undefined) throw new Error('bug: a question without an answer');
    return first;
  },
});

export interface OccupantsOptions {
  readonly rules: Rules;
  readonly drivers: readonly (SeatDriver | null)[];
  readonly standIn: (seat: Seat, from: number) => SeatDriver;
  readonly moment: () => Moment;
}

interface Occupant {
  readonly driver: SeatDriver | null;
  faults: number;
  /** How often somebody has been put in its place for faults. */
  readonly replaced: number;
}

export interface Occupants {
  /** Null where a person answers. */
  at(seat: Seat): SeatDriver | null;
  isPerson(seat: Seat): boolean;
  /** Puts `driver` into a seat; null leaves it to the guests. */
  put(seat: Seat, driver: SeatDriver | null): void;
  /** C-END-3: a built-in bot answers from now on. */
  standIn(seat: Seat): void;
  wasLegal(seat: Seat): void;
  /** Counts a fault of the bot in `seat`; true where it has left the seat to another for that. */
  wasFault(seat: Seat): boolean;
}

export const createOccupants = ({ rules, drivers, standIn, moment }: OccupantsOptions): Occupants => {
  const seats: Occupant[] = drivers.map((driver) => ({ driver, faults: 0, replaced: 0 }));
  const at = (seat: Seat): Occupant => seats[seat] ?? { driver: null, faults: 0, replaced: 0 };
  const seatStandIn = (seat: Seat, replaced: number): void => {
    seats[seat] = { driver: standIn(seat, moment().state.actions), faults: 0, replaced };
  };
  for (const [seat, { resigned }] of moment().state.seats.entries()) if (resigned) seatStandIn(seat as Seat, 0);
  return {
    at: (seat) => at(seat).driver,
    isPerson: (seat) => at(seat).driver === null,
    put: (seat, driver) => {
      seats[seat] = { driver, faults: 0, replaced: 0 };
    },
    standIn: (seat) => seatStandIn(seat, 0),
    wasLegal: (seat) => {
      at(seat).faults = 0;
    },
    wasFault: (seat) => {
      const bot = at(seat);
      bot.faults++;
      if (bot.faults < MOST_FAULTS) return false;
      if (bot.replaced === 0) seatStandIn(seat, 1);
      else seats[seat] = { driver: firstAnswer(rules, moment), faults: 0, replaced: bot.replaced + 1 };
      return true;
    },
  };
};
