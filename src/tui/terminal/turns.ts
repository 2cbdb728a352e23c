// Keys that wait for each other: what one of a burst does is done before the next one acts.

export interface TurnsOptions {
  /** What the next one has to wait for; null where it can be dealt with at once. */
  readonly busy: () => Promise<unknown> | null;
  /** Called when a task has failed. */
  readonly onError: (error: unknown) => void;
}

export interface Turns {
  /** Runs `task` when everything before it has been dealt with, at most one in a turn of the event loop. */
  inTurn(task: () => void): void;
  /** Whether nothing is waiting for its turn. */
  isIdle(): boolean;
  /** Forgets what still waits, and takes nothing more. */
  close(): void;
}

export const createTurns = ({ busy, onError }: TurnsOptions): Turns => {
  const queue: (() => void)[] = [];
  let isRunning = false;
  let isClosed = false;
  const runSoon = (): void => {
    const wait = busy();
    if (wait === null) setImmediate(runNext);
    else void wait.then(runSoon);
  };
  const runNext = (): void => {
    const task = queue.shift();
    if (task === undefined) {
      isRunning = false;
      return;
    }
    try {
      task();
    } catch (error) {
      onError(error);
    } finally {
      runSoon();
    }
  };
  return {
    inTurn(task) {
      if (isClosed) return;
      queue.push(task);
      if (isRunning) return;
      isRunning = true;
      runSoon();
    },
    isIdle: () => !isRunning,
    close() {
      isClosed = true;
      queue.length = 0;
    },
  };
};
