// Plays the games of a tournament that are missing, on as many threads as wanted: the results are the same however many.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MatchResult, Tournament } from '../../bots/tournament/match.js';
import { play } from './worker.js';

export interface Running {
  readonly workers: number;
  /** Stops it: what has been played stays. */
  readonly stop: AbortSignal;
  /** Told of each game as it ends, in any order. */
  readonly done: (result: MatchResult) => void;
}

/** Beside the command in an installation; absent where the sources run. */
const workerFile = (): string => fileURLToPath(new URL('tournamentWorker.js', import.meta.url));

const inThreads = async (tournament: Tournament, missing: readonly number[], running: Running): Promise<void> => {
  const { Tinypool } = await import('tinypool');
  const { workers, stop, done } = running;
  const pool = new Tinypool({ filename: workerFile(), minThreads: workers, maxThreads: workers, name: 'play' });
  const left = [...missing];
  const work = async (): Promise<void> => {
    for (let n = left.shift(); n !== undefined && !stop.aborted; n = left.shift()) {
      try {
        done(await pool.run({ tournament, n }, { signal: stop }));
      } catch (error) {
        if (!stop.aborted) throw error;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await pool.destroy();
  }
};

/** Lets signals through between two games. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays the games whose numbers are in `missing`. */
export const playMissing = async (
  tournament: Tournament,
  missing: readonly number[],
  running: Running,
): Promise<void> => {
  if (running.workers > 1 && missing.length > 1 && existsSync(workerFile())) {
    return inThreads(tournament, missing, { ...running, workers: Math.min(running.workers, missing.length) });
  }
  for (const n of missing) {
    if (running.stop.aborted) return;
    running.done(play({ tournament, n }));
    await breath();
  }
};
