// Errors of the person at the keyboard: one clear sentence, exit code 2.

/** What is wrong, where, and what to do. */
export class UsageError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
