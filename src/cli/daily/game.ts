// The game of a day: the same seed, board, rules and opponents for everybody. Pure.
import type { LevelId } from '../../bots/index.js';
import type { RecordHeader, SeededGame } from '../../core/index.js';
import type { Messages } from '../../text/index.js';
import { MARSHALS } from '../../tui/menu/choices.js';
import { setupOf } from '../options.js';
import { type Day, weekdayOf } from './day.js';

/** Opponents from Monday to Sunday: the week begins gently. */
const OPPONENTS: readonly (readonly [LevelId, LevelId, LevelId])[] = [
  ['corporal', 'corporal', 'corporal'],
  ['corporal', 'corporal', 'colonel'],
  ['corporal', 'colonel', 'colonel'],
  ['colonel', 'colonel', 'colonel'],
  ['colonel', 'colonel', 'marshal'],
  ['colonel', 'marshal', 'marshal'],
  ['marshal', 'marshal', 'marshal'],
];

const SEED = 'daily-';

export const opponentsOf = (day: Day): readonly LevelId[] => OPPONENTS[weekdayOf(day)] ?? [];

/** Risk Napoleon for four, dealt and set up; the first seat is the player's. */
export const gameOf = (day: Day, m: Messages): SeededGame => {
  const bots = opponentsOf(day);
  const names = MARSHALS.slice(0, bots.length + 1).join(',');
  const flags = { variant: 'napoleon', players: `${bots.length + 1}`, bots: bots.join(','), names, deal: true };
  return setupOf(m, { ...flags, seed: `${SEED}${day}` }, 1);
};

/** The day whose game a record says it is; null where it is none. Whether it is that game has to be compared. */
export const dayOfRecord = ({ chance }: RecordHeader): Day | null =>
  chance.dice === 'seed' && chance.seed.startsWith(SEED) ? chance.seed.slice(SEED.length) : null;
