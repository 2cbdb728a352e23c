// A game's position from the lines of its record.
import {
  type Chance,
  chanceIn,
  type GameRecord,
  type Rules,
  replay,
  type SeatInfo,
  type Timeline,
} from '../../core/index.js';
import type { Game, Store } from '../../store/index.js';
import { recordIn } from '../gameLog.js';
import type { PastStep } from './types.js';

/** Thrown where a game in the store cannot be played by this process. */
export class Unplayable extends Error {}

/** Steps of the game so far that a newcomer's log begins with. */
export const MOST_PAST = 40;

export interface Replayed {
  readonly rules: Rules;
  readonly timeline: Timeline;
  /** Lines of the record that led here, its first one included. */
  readonly lines: number;
  readonly past: readonly PastStep[];
  readonly seats: readonly SeatInfo[];
}

/** The record in the store. Throws `Unplayable` where it cannot be read. */
export const recordOf = (game: Game, lines: readonly string[]): GameRecord => {
  const record = recordIn(lines);
  if (record === null) throw new Unplayable(`the record of game ${game.id} cannot be read`);
  return record;
};

/** The dice of the game, with their secret: from the store, or from the record of a game that is over. */
export const chanceOf = async (store: Store, game: Game, record: GameRecord): Promise<Chance> => {
  const secret = record.secret ?? (await store.secret(game.id));
  const found = chanceIn(secret === null ? record : { ...record, secret });
  if (!found.ok) throw new Unplayable(`the dice of game ${game.id}: ${found.error.code}`);
  return found.value;
};

/** Plays the lines again. Throws `Unplayable` where they are no game by the rules. */
export const replayed = (game: Game, record: GameRecord, chance: Chance): Replayed => {
  const past: PastStep[] = [];
  const played = replay({ ...record, header: { ...record.header, chance }, end: null }, (step, n) => {
    const entry = record.entries[n];
    past.push({ ...step, undone: entry !== undefined && 'undo' in entry });
    if (past.length > MOST_PAST) past.shift();
  });
  if (!played.ok) throw new Unplayable(`game ${game.id}: ${JSON.stringify(played.error)}`);
  const { rules, timeline } = played.value;
  return { rules, timeline, lines: record.entries.length + 1, past, seats: record.header.seats };
};
