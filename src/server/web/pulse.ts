// Whether somebody is still at the other end of a line, and takes no more than their share of it. Pure: time comes in.

/** How much of something may be taken: so much a second, and what was not taken for a while at once. */
export interface Bucket {
  /** Whether `amount` more may be taken at `now`; it counts as taken then. */
  take(amount: number, now: number): boolean;
}

export const createBucket = (perSecond: number, seconds: number, start: number): Bucket => {
  const most = perSecond * seconds;
  let left = most;
  let at = start;
  return {
    take: (amount, now) => {
      // A clock that was set back gives nothing, and takes nothing.
      left = Math.min(most, left + (Math.max(0, now - at) * perSecond) / 1000);
      at = now;
      left -= amount;
      return left >= 0;
    },
  };
};

/** Beats without a sign of life, or without a byte read, after which a line is dead. */
const MOST_MISSED = 3;

export interface Pulse {
  /** There was a sign of life. */
  heard(): void;
  /** One beat: `waiting` bytes are not read yet. False when the line is dead. */
  beat(waiting: number): boolean;
}

export const createPulse = (): Pulse => {
  let isHeard = true;
  let missed = 0;
  let before = 0;
  return {
    heard: () => {
      isHeard = true;
    },
    beat: (waiting) => {
      const isStuck = before > 0 && waiting >= before;
      missed = isHeard && !isStuck ? 0 : missed + 1;
      isHeard = false;
      before = waiting;
      return missed < MOST_MISSED;
    },
  };
};
