// Errors of the person at the keyboard: one clear sentence, exit code 2.
import { plainLines } from '../text/index.js';
import { Refusal } from '../tui/refusal.js';

/** What is wrong, where, and what to do. */
export class UsageError extends Refusal {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(plainLines(message));
    this.exitCode = exitCode;
  }
}
