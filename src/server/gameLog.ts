// The lines of one game in the store, as a room wants them. The secret of the dice goes in before the last line (D-5).
import type { GameRecord, RecordEntry } from '../core/index.js';
import type { Store } from '../store/index.js';
import type { GameLine, GameLog } from '../table/log.js';
import { entryLine, parseRecord } from '../table/recordText.js';

const lineOf = (entry: Parameters<typeof entryLine>[0]): string => entryLine(entry).trimEnd();

/** The record as it stands, or null where it cannot be read. */
export const recordIn = (lines: readonly string[]): GameRecord | null => {
  const read = parseRecord(`${lines.join('\n')}\n`);
  return read.ok ? read.value.record : null;
};

const isSecret = (line: string): boolean => line.startsWith('{"secret":');

const entryOf = (line: string): readonly GameLine[] => (isSecret(line) ? [] : [JSON.parse(line) as RecordEntry]);

/** Told how long the store took for a line, in milliseconds. */
export type OnLine = (ms: number) => void;

/**
 * `secret`: what the record may tell once the game is over. Lines are numbered as in the store; the secret's own comes last
 * but one, when no more are offered.
 */
export const storeLog = (store: Store, game: number, secret: string | null, onLine: OnLine = () => {}): GameLog => ({
  append: async (n, line) => {
    const since = performance.now();
    if ('outcome' in line && secret !== null) {
      await store.append(game, n, lineOf({ secret }));
      await store.append(game, n + 1, lineOf(line));
      onLine(performance.now() - since);
      return 'written';
    }
    const written = await store.append(game, n, lineOf(line));
    onLine(performance.now() - since);
    return written;
  },
  sync: () => store.sync(game),
  read: async (from) => (await store.lines(game, from)).flatMap(entryOf),
});

/** Writes what a game that is over still lacks: a process may have ended between its last lines. */
export const finish = async (
  store: Store,
  game: number,
  lines: readonly string[],
  secret: string | null,
  end: NonNullable<GameRecord['end']>,
): Promise<void> => {
  if (lines.some((line) => line.startsWith('{"outcome":'))) return;
  let n = lines.length;
  if (secret !== null && !lines.some(isSecret)) {
    await store.append(game, n, lineOf({ secret }));
    n++;
  }
  await store.append(game, n, lineOf(end));
  await store.sync(game);
};
