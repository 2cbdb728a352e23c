// Where a server keeps players and games: a folder, or the database that an option or the environment names.
import { DatabaseFault, openFolderStore, type Store, StoreFault } from '../store/index.js';
import { type Messages, plainText } from '../text/index.js';
import { UsageError } from './fail.js';

/** The URL of the database; null where none is named. An option shows in lists of processes, the environment does not. */
export const databaseOf = (option: string | undefined, env: NodeJS.ProcessEnv): string | null => {
  const url = option ?? env['RISK_NAPOLEON_STORE'] ?? '';
  return url === '' ? null : url;
};

/** Without user and password. */
export const databaseName = (url: string): string => {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

/** Throws what `storeError` has a sentence for. */
export const openStore = async (
  database: string | null,
  path: string,
  connections: number,
  onError: (error: unknown) => void,
): Promise<Store> => {
  if (database === null) return openFolderStore({ path, onError });
  const { openPostgresStore } = await import('../store/postgres/index.js');
  return openPostgresStore({ url: database, connections, onError });
};

/** The sentence for why a store could not be opened; null: the error is another. */
export const storeError = (error: unknown, m: Messages): UsageError | null => {
  const words = m.server.serve;
  if (error instanceof StoreFault) {
    return new UsageError(words.faults[error.what](plainText(error.where), plainText(error.detail)));
  }
  if (error instanceof DatabaseFault) {
    return new UsageError(words.databaseFaults[error.what](plainText(error.where), plainText(error.detail)));
  }
  return null;
};
