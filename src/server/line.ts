// A line to one person, whatever carries it: SSH, or a browser. What the rest of the server knows of a connection.

import type { TerminalInput, TerminalOutput } from '../tui/terminal/session.js';
import type { Goal } from '../web/protocol.js';
import type { LineEditor } from './lineEditor.js';

/** Who is on the line, as far as the connection proves it. */
export type Login = { readonly by: 'key'; readonly fingerprint: string } | { readonly by: 'guest' };

/** What a page brings besides: where its link leads, and what is set until the person sets it otherwise. */
export interface Arrival {
  readonly goal: Goal | null;
  readonly light: boolean;
  readonly mouse: boolean;
}

export interface Caller {
  readonly login: Login;
  /** The name before the @, made plain: what is offered as a name. */
  readonly user: string;
  /** What the address counts as for limits, and in logs. */
  readonly address: string;
  /** Of somebody who comes by a page. */
  readonly arrival?: Arrival;
}

/** TERM, COLORTERM, LANG and LC_*, and nothing else; made plain and cut. */
export type CallerEnvironment = Readonly<Record<string, string>>;

/** One channel with a terminal at its other end. */
export interface TerminalLine {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  readonly env: CallerEnvironment;
  /** Of a line that carries sentences as they are; on others they are typed and echoed as on a terminal. */
  readonly speech?: (onLine: (line: string | null) => void) => LineEditor;
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
