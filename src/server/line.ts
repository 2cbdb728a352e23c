// A line to one person, whatever carries it: SSH today. What the rest of the server knows of a connection.
import type { TerminalInput, TerminalOutput } from '../tui/terminal/session.js';

/** Who is on the line, as far as the connection proves it. */
export type Login = { readonly by: 'key'; readonly fingerprint: string } | { readonly by: 'guest' };

export interface Caller {
  readonly login: Login;
  /** The name before the @, made plain: what is offered as a name. */
  readonly user: string;
  /** What the address counts as for limits, and in logs. */
  readonly address: string;
}

/** TERM, COLORTERM, LANG and LC_*, and nothing else; made plain and cut. */
export type CallerEnvironment = Readonly<Record<string, string>>;

/** One channel with a terminal at its other end. */
export interface TerminalLine {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  readonly env: CallerEnvironment;
  /** Says `text`, if anything, on the terminal as it was before, and hangs up. */
  hangUp(text: string, code: number): void;
}

/** One channel without a terminal: a command for scripts. */
export interface CommandLine {
  readonly env: CallerEnvironment;
  /** Resolves when it is on its way; waits for a slow reader. */
  print(text: string): Promise<void>;
  printError(text: string): Promise<void>;
  onGone(listener: () => void): void;
  exit(code: number): void;
}
