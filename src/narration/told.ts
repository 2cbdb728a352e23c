// A line of the log.
import type { Seat } from '../core/index.js';

export interface LogLine {
  /** Whose doing it is; null for nobody's. */
  readonly seat: Seat | null;
  readonly text: string;
  /** `minor` lines are left out where room is short. */
  readonly weight: 'turn' | 'major' | 'normal' | 'minor';
  /** The only person who may read it. */
  readonly only?: Seat;
}

/** What an event says; null where another line says it already. */
export type Told = LogLine | null;

export const line = (seat: Seat | null, text: string, weight: LogLine['weight'] = 'normal'): Told => ({
  seat,
  text,
  weight,
});
