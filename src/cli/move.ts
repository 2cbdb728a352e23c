// server export|import: players and games between a folder and a database.
import { whyNoRecord } from '../server/proof.js';
import { type Moved, moveAll, openFolderStore, type Store } from '../store/index.js';
import { type Messages, plainText } from '../text/index.js';
import { UsageError } from './fail.js';
import type { Output } from './output.js';
import { databaseName, databaseOf, openStore, storeError } from './stores.js';

export interface MoveFlags {
  readonly store?: string;
}

const CONNECTIONS = 2;

export const moveCommand = async (
  way: 'export' | 'import',
  folder: string,
  flags: MoveFlags,
  m: Messages,
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<void> => {
  const words = m.server.move;
  const database = databaseOf(flags.store, env);
  if (database === null) throw new UsageError(words.noStore);
  const counts = { moved: 0, same: 0, refused: 0 };
  const count = (name: string, moved: Moved): void => {
    counts[moved.what]++;
    if (moved.what === 'refused') {
      output.error(`${words.refused[moved.why](plainText(name), plainText(moved.detail).slice(0, 200))}\n`);
    }
  };
  const opened: Store[] = [];
  try {
    const files = openFolderStore({ path: folder });
    opened.push(files);
    const tables = await openStore(database, folder, CONNECTIONS, () => {});
    opened.push(tables);
    const [from, to] = way === 'import' ? [files, tables] : [tables, files];
    await moveAll(from, to, whyNoRecord, {
      player: ({ name }, moved) => count(words.player(plainText(name)), moved),
      game: ({ id }, moved) => count(words.game(id), moved),
    });
    const target = way === 'import' ? databaseName(database) : folder;
    output.print(`${words.done(counts.moved, counts.same, counts.refused, plainText(target))}\n`);
  } catch (error) {
    throw storeError(error, m) ?? error;
  } finally {
    for (const store of opened) await store.close();
  }
  if (counts.refused > 0) throw new UsageError(words.someRefused, 1);
};
