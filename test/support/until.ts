// Waiting in tests: for a condition, with a deadline, never for a time.

/** The next turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Looks in a row with no rest between them. */
const BUSY_LOOKS = 50;

export interface Waiting {
  /** What is said when it never comes true. */
  readonly told?: () => string;
  /** Milliseconds. */
  readonly deadline?: number;
  /** Between two looks; a turn of the event loop where nothing is said. */
  readonly pause?: () => Promise<void>;
}

/** Waits until `condition` is true; throws at the deadline. */
export const until = async (
  condition: () => boolean,
  { told = () => `${condition}`, deadline = 15_000, pause = turn }: Waiting = {},
): Promise<void> => {
  const end = Date.now() + deadline;
  for (let looks = 0; !condition(); looks++) {
    if (Date.now() > end) throw new Error(`test: not so within ${deadline} ms: ${told()}`);
    await pause();
    // What is waited for may be done by another process, which wants the processor as well.
    if (looks > BUSY_LOOKS) await new Promise((resolve) => setTimeout(resolve, 1));
  }
};
