// A data folder: made where it is missing, checked, and locked for this process.
import { accessSync, constants, existsSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../../table/folder.js';
import { codeOf, type Lock, lockRecord, RecordInUse } from '../../table/lock.js';
import { StoreFault } from '../store.js';
import { readJson } from './rows.js';

/** Goes up when an older program could not work with the folder. */
const FORMAT = 1;
const MARK = v.looseObject({ format: v.number() });

export const FOLDERS = ['games', 'secrets', 'players', 'chat', 'codes'] as const;

export interface DataFolder {
  readonly path: string;
  readonly lock: Lock;
}

/** Throws a `StoreFault` where this process may not, or cannot, use it. */
export const openFolder = (path: string): DataFolder => {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreFault('unwritable', path, codeOf(error));
  }
  const folder = realpathSync(path);
  const mark = join(folder, 'store.json');
  let lock: Lock;
  try {
    lock = lockRecord(mark);
  } catch (error) {
    if (error instanceof RecordInUse) throw new StoreFault('inUse', folder, error.holder ? `${error.holder.pid}` : '');
    throw new StoreFault('unwritable', folder, codeOf(error));
  }
  try {
    if (existsSync(mark)) check(mark);
    else writeFileSync(mark, `${JSON.stringify({ format: FORMAT })}\n`, { mode: 0o600 });
    for (const part of FOLDERS) makeFolder(join(folder, part));
  } catch (error) {
    lock.release();
    throw error instanceof StoreFault ? error : new StoreFault('unwritable', folder, codeOf(error));
  }
  return { path: folder, lock };
};

const check = (mark: string): void => {
  const found = v.safeParse(MARK, readJson(mark));
  if (!found.success) throw new StoreFault('notAStore', mark);
  if (found.output.format > FORMAT) throw new StoreFault('newer', mark, `${found.output.format}`);
  if (found.output.format !== FORMAT) throw new StoreFault('notAStore', mark);
};
