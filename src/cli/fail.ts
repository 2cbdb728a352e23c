// What has gone wrong, in words: the errors of the person at the keyboard, the system's, and our own.
import { NoHome } from '../config.js';
import { codeOf } from '../table/lock.js';
import { type Messages, plainLines, plainText } from '../text/index.js';
import { Refusal } from '../tui/session/refusal.js';

/** What is wrong, where, and what to do: one clear sentence, exit code 2 unless it was nobody's mistake. */
export class UsageError extends Refusal {
  readonly exitCode: number;
  constructor(message: string, exitCode = 2) {
    super(plainLines(message));
    this.exitCode = exitCode;
  }
}

/** What a code of the system means, in words; other texts stay as they are, but plain. */
export const reasonText = (reason: string, m: Messages): string => {
  const known: Readonly<Record<string, string>> = m.cli.reasons;
  return (Object.hasOwn(known, reason) ? known[reason] : null) ?? plainText(reason);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why something failed, as one plain line for a sentence about it. */
export const reasonOf = (error: unknown, m: Messages): string => {
  const code = codeOf(error);
  const words = reasonText(code, m);
  return words === code ? plainText(messageOf(error)) : words;
};

/** Where in the program it came from. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** What is said of an error that nobody has put into words yet: a fault of our own mostly. With `--debug`, where it came from. */
export const faultText = (error: unknown, m: Messages, argv: readonly string[]): string => {
  if (error instanceof NoHome) return m.cli.noHome;
  return plainLines(argv.includes('--debug') ? stackOf(error) : m.cli.unexpected(plainText(messageOf(error))));
};
