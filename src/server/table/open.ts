// A table from the lines of its game in the store.
import { hash } from '../../core/index.js';
import { finish } from '../gameLog.js';
import { chanceOf, recordOf, replayed } from './replayed.js';
import { startTable } from './table.js';
import type { ServerTable, TableOptions } from './types.js';

export const openTable = async (options: TableOptions): Promise<ServerTable> => {
  const { store, game } = options;
  const lines = await store.lines(game.id, 0);
  const record = recordOf(game, lines);
  const chance = await chanceOf(store, game, record);
  const begun = replayed(game, record, chance);
  const secret = chance.dice === 'sealed' ? chance.secret : null;
  const { state } = begun.timeline;
  if (state.outcome !== null) {
    await finish(store, game.id, lines, secret, { outcome: state.outcome, hash: hash(state) });
  }
  return startTable(options, chance, { ...begun, secret, last: game.progress });
};
