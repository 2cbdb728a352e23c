// What a table needs of whatever keeps the lines of its game: a file on this disk, or a store that many processes write to.
import type { GameRecord, Outcome, RecordEntry } from '../core/index.js';

/** A line of a record after the first: an action, a taking back, or the end. */
export type GameLine = RecordEntry | NonNullable<GameRecord['end']>;

/** `late`: another process was first with a line of that number. The caller reads on, and asks again. */
export type Written = 'written' | 'late';

/**
 * The lines of one game, by number: 0 is the first line of the record, which says what is played; what is written here
 * begins with 1. A promise that rejects means that nothing was kept.
 */
export interface GameLog {
  /** Offers `line` as line `n`. `written`: it counts, and is on its way to the disk; `sync` tells when it is there. */
  append(n: number, line: GameLine): Promise<Written>;
  /** Resolves when all that was written is safe from a loss of power. */
  sync(): Promise<void>;
  /** The lines from number `from` on, by whomever they were written. */
  read(from: number): Promise<readonly GameLine[]>;
}

/** A record that this process alone writes to. Each call is on its way to the disk when it returns, and throws where it is not. */
export interface RecordSink {
  append(entry: RecordEntry): void;
  end(outcome: Outcome, hash: string): void;
  /** Waits until everything is on the disk. */
  sync(): void;
}

/** `sink` as a log: nobody else writes to it, so that no line is late and none has to be read. */
export const logOf = (sink: RecordSink): GameLog => ({
  append: async (_n, line) => {
    if ('outcome' in line) sink.end(line.outcome, line.hash);
    else sink.append(line);
    return 'written';
  },
  sync: async () => sink.sync(),
  read: async () => [],
});

/** A game that nobody writes down. */
export const NO_LOG: GameLog = logOf({ append: () => {}, end: () => {}, sync: () => {} });
