// Rows of one kind, a file each, all of them in memory as well: read when the store is opened, changed one after the other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StoreFault } from '../store.js';
import { type Disk, fileName, numberedFiles, removeFile, replaceFile, replaceNow } from './files.js';

const ENDING = '.json';
const GONE = '.gone';

interface Row {
  readonly id: number;
  readonly version: number;
}

export interface Rows<T extends Row> {
  get(id: number): T | null;
  /** The newest first. */
  all(): Iterable<T>;
  /** Makes a row with the next id. `refuse` is asked when it is this one's turn. */
  add<R>(refuse: () => R | null, make: (id: number) => T): Promise<T | R>;
  /** `change` gives the row anew, or why not; it is called when it is this change's turn. */
  change<R>(id: number, change: (row: T) => T | R): Promise<T | R | null>;
  /** Changes a row, its version excepted, without waiting for the disk. */
  note(id: number, change: (row: T) => T): Promise<void>;
  remove(id: number): Promise<void>;
  /** Keeps a row under its own number, in the place of one that is there. `refuse` is asked when it is this one's turn. */
  put<R>(row: T, refuse: () => R | null): Promise<T | R>;
  /** By number, from the one after `after` on. */
  from(after: number, most: number): T[];
}

const isRow = <T extends Row>(value: unknown): value is T =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StoreFault('damaged', path, error instanceof Error ? error.message : '');
  }
};

/** Told of every row that is there or comes, and of every one that goes, before the next change has its turn. */
export interface Index<T> {
  put(row: T): void;
  drop(row: T): void;
}

/** Reads all rows of `folder`. `schema` is what a row must be like: another one is a fault that names its file. */
export const openRows = <T extends Row>(
  disk: Disk,
  folder: string,
  schema: v.GenericSchema<unknown, T>,
  index: Index<T> = { put: () => {}, drop: () => {} },
): Rows<T> => {
  const rows = new Map<number, T>();
  let last = 0;
  for (const [id, path] of numberedFiles(folder, ENDING)) {
    const row = v.safeParse(schema, readJson(path));
    if (!row.success) throw new StoreFault('damaged', path, row.issues[0].message);
    if (row.output.id !== id) throw new StoreFault('damaged', path, `it says ${row.output.id}`);
    rows.set(id, row.output);
    index.put(row.output);
    last = id;
  }
  // The last row may have been removed: its number is not given again.
  const gone = numberedFiles(folder, GONE);
  last = Math.max(last, ...gone.keys());
  const pathOf = (id: number): string => join(folder, fileName(id, ENDING));
  let turn: Promise<unknown> = Promise.resolve();
  /** One change after the other, in the order in which they were asked for; one that fails keeps none of the others. */
  const inTurn = <R>(task: () => Promise<R>): Promise<R> => {
    const mine = turn.then(task);
    turn = mine.catch(() => {});
    return mine;
  };
  const textOf = (row: T): string => `${JSON.stringify(row)}\n`;
  const set = (row: T): void => {
    const before = rows.get(row.id);
    if (before !== undefined) index.drop(before);
    rows.set(row.id, row);
    index.put(row);
  };
  const keep = async (row: T): Promise<T> => {
    await replaceFile(disk, pathOf(row.id), textOf(row));
    set(row);
    return row;
  };

  return {
    get: (id) => rows.get(id) ?? null,
    all: function* () {
      for (let id = last; id > 0; id--) {
        const row = rows.get(id);
        if (row !== undefined) yield row;
      }
    },
    add: (refuse, make) =>
      inTurn(async () => {
        const refused = refuse();
        if (refused !== null) return refused;
        const row = await keep(make(last + 1));
        last = row.id;
        return row;
      }),
    change: <R>(id: number, change: (row: T) => T | R) =>
      inTurn(async (): Promise<T | R | null> => {
        const row = rows.get(id);
        if (row === undefined) return null;
        const changed = change(row);
        return isRow<T>(changed) ? keep({ ...changed, version: row.version + 1 }) : changed;
      }),
    note: (id, change) =>
      inTurn(async () => {
        const row = rows.get(id);
        if (row === undefined) return;
        const changed = change(row);
        replaceNow(disk, pathOf(id), textOf(changed));
        set(changed);
      }),
    put: (row, refuse) =>
      inTurn(async () => {
        const refused = refuse();
        if (refused !== null) return refused;
        await keep(row);
        last = Math.max(last, row.id);
        return row;
      }),
    from: (after, most) =>
      [...rows.values()]
        .filter(({ id }) => id > after)
        .sort((a, b) => a.id - b.id)
        .slice(0, most),
    remove: (id) =>
      inTurn(async () => {
        const row = rows.get(id);
        if (row === undefined) return;
        if (id === last) {
          await replaceFile(disk, join(folder, fileName(id, GONE)), '');
          for (const [, path] of gone) removeFile(path);
        }
        removeFile(pathOf(id));
        rows.delete(id);
        index.drop(row);
      }),
  };
};
