// Waiting in tests: for a condition, with a deadline, never for a time.

const DEADLINE = 15_000;

export const until = async (condition: () => boolean): Promise<void> => {
  const end = Date.now() + DEADLINE;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`not so within ${DEADLINE} ms: ${condition}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
