// A line of the log.
import type { PlaceId, Seat } from '../core/index.js';
import type { Place } from '../text/index.js';
import type { Words } from './words.js';

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

/** What a row of the log has at 80 columns. */
const ROW_COLUMNS = 77;

/** `sentence` of places for one row of the log, with their short names where it needs them. */
export const inRow = (
  words: Words,
  ids: readonly PlaceId[],
  sentence: (...places: readonly Place[]) => string,
): string => words.fitting(ROW_COLUMNS, ids, sentence);
