// Whether the lines of a game are its record: played again by the rules, hash by hash, with the dice of its seal.
import { chanceIn, replay } from '../core/index.js';
import type { Game } from '../store/index.js';
import { recordIn } from './gameLog.js';

/** Why they are not; null where they are. `secret`: of the dice of a game that is not over. */
export const whyNoRecord = (game: Game, lines: readonly string[], secret: string | null): string | null => {
  if (lines.length === 0) return game.status === 'open' || game.status === 'closed' ? null : 'no lines';
  const record = recordIn(lines);
  if (record === null) return 'unreadable';
  const chance = chanceIn(record.secret === undefined && secret !== null ? { ...record, secret } : record);
  if (!chance.ok) return chance.error.code;
  const played =
    record.end === null
      ? replay({ ...record, header: { ...record.header, chance: chance.value }, end: null })
      : replay(record);
  return played.ok ? null : JSON.stringify(played.error);
};
