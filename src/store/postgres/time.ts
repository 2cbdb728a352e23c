// The database's time: the one clock that all processes share, whatever their machines' clocks say.
import type { Ask } from './database.js';

export interface SharedClock {
  now(): number;
  /** Asks the database again. */
  read(): Promise<void>;
  stop(): void;
}

const READ_EVERY = 60_000;

export const openClock = async (ask: Ask): Promise<SharedClock> => {
  // Not the machine's own time of day: somebody may set that while we run.
  let ahead = 0;
  const read = async (): Promise<void> => {
    const before = performance.now();
    const { rows } = await ask('now');
    const after = performance.now();
    ahead = Number(rows[0]?.['now']) - (before + after) / 2;
  };
  await read();
  const reading = setInterval(() => void read().catch(() => {}), READ_EVERY);
  reading.unref();
  return { now: () => Math.round(performance.now() + ahead), read, stop: () => clearInterval(reading) };
};
