// The store of one process: a folder of files, in memory as well. What each file is stands in docs/SERVER.md.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createNewsroom } from '../news.js';
import { type House, type Store, StoreFault } from '../store.js';
import { HOUSE } from '../types.js';
import { type Disk, removeFile, replaceFile, THE_DISK } from './files.js';
import { openGames } from './games.js';
import { openFolder } from './open.js';
import { openPlayers } from './players.js';
import { readJson } from './rows.js';

export { RECORD_ENDING } from './games.js';

export interface FolderOptions {
  readonly path: string;
  readonly now?: () => number;
  /** Told when somebody who watches has failed. */
  readonly onError?: (error: unknown) => void;
  readonly disk?: Disk;
}

type Codes = Pick<Store, 'putCode' | 'takeCode'>;

/** Codes are kept by their hashes: who reads the folder cannot use them. */
const openCodes = (disk: Disk, folder: string, now: () => number): Codes => {
  const pathOf = (code: string): string => join(folder, 'codes', createHash('sha256').update(code).digest('hex'));
  const CODE = v.strictObject({ value: v.string(), expires: v.number() });
  const read = (path: string): v.InferOutput<typeof CODE> | null => {
    try {
      const found = v.safeParse(CODE, JSON.parse(readFileSync(path, 'utf8')));
      return found.success ? found.output : null;
    } catch {
      return null;
    }
  };
  const sweep = (): void => {
    for (const name of readdirSync(join(folder, 'codes'))) {
      const path = join(folder, 'codes', name);
      if ((read(path)?.expires ?? 0) <= now()) removeFile(path);
    }
  };
  sweep();
  return {
    putCode: async (code, value, expires) => {
      sweep();
      await replaceFile(disk, pathOf(code), JSON.stringify({ value, expires }));
    },
    takeCode: async (code) => {
      const path = pathOf(code);
      const found = read(path);
      if (found === null) return null;
      // Whoever moves it away has it.
      const taken = `${path}.taken`;
      renameSync(path, taken);
      removeFile(taken);
      return found.expires > now() ? found.value : null;
    },
  };
};

const EMPTY: House = { version: 0, notice: '', bans: [] };

const readHouse = (path: string): House => {
  if (!existsSync(path)) return EMPTY;
  const found = v.safeParse(HOUSE, readJson(path));
  if (!found.success) throw new StoreFault('damaged', path, found.issues[0].message);
  return found.output;
};

/** Opens, or makes, the store in a folder. Throws a `StoreFault`. */
export const openFolderStore = ({
  path,
  now = Date.now,
  onError = () => {},
  disk = THE_DISK,
}: FolderOptions): Store => {
  const { path: folder, lock } = openFolder(path);
  const news = createNewsroom(onError);
  try {
    const housePath = join(folder, 'house.json');
    let house = readHouse(housePath);
    let houseTurn: Promise<unknown> = Promise.resolve();
    const leases = new Set<string>();
    const { movingGames, ...games } = openGames(disk, folder, news, now);
    const { movingPlayers, ...players } = openPlayers(disk, folder, news, now);
    return {
      now,
      ...games,
      ...players,
      moving: { ...movingGames, ...movingPlayers },
      ...openCodes(disk, folder, now),
      house: async () => house,
      changeHouse: (version, change) => {
        const mine = houseTurn.then(async () => {
          if (house.version !== version) return 'late' as const;
          const next: House = { ...house, ...change, version: version + 1 };
          await replaceFile(disk, housePath, `${JSON.stringify(next)}\n`);
          house = next;
          news.tell({ type: 'house' });
          return next;
        });
        houseTurn = mine.catch(() => {});
        return mine;
      },
      lease: async (name) => {
        if (leases.has(name)) return null;
        leases.add(name);
        let isHeld = true;
        return {
          get isHeld() {
            return isHeld;
          },
          release: async () => {
            if (isHeld) leases.delete(name);
            isHeld = false;
          },
        };
      },
      watch: news.watch,
      say: async (topic, text) => news.tell({ type: 'message', topic, text }),
      close: async () => lock.release(),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
