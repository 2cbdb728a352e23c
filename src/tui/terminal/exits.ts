// The process around a terminal: however it ends, the player gets the terminal back first.

import type { Terminal } from './session.js';

/** What is to be given back. */
export type Restorable = Pick<Terminal, 'close' | 'resume' | 'onGone'>;

/** The part of `process` that is used, so that tests can stand in for it. */
export interface ProcessHost {
  readonly pid: number;
  on(event: string, listener: (...values: unknown[]) => void): unknown;
  off(event: string, listener: (...values: unknown[]) => void): unknown;
  removeAllListeners(event: string): unknown;
  kill(pid: number, signal: ExitSignal): unknown;
  exit(code: number): unknown;
}

export type ExitSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
export type ExitCause = ExitSignal | 'uncaughtException' | 'unhandledRejection';

export interface ExitOptions {
  /** Called once the terminal is restored and before the process exits, to save what must be saved at once and to say
   * what has happened. `reason` is what was thrown. */
  readonly onSignal?: (cause: ExitCause, reason: unknown) => void;
  readonly host?: ProcessHost;
}

const HANGUP = 129;

/** 128 + the number of the signal, as shells have it; 1 for a fault of our own. */
const EXIT_CODES: readonly (readonly [ExitCause, number])[] = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', HANGUP],
  ['uncaughtException', 1],
  ['unhandledRejection', 1],
];

/**
 * Ends the process as if nobody had listened to `signal`. When a line is cut the terminal is gone, and Node's way out
 * aborts with a core dump where it cannot set the terminal back.
 */
const dieOf = (host: ProcessHost, signal: ExitSignal, code: number): void => {
  host.removeAllListeners(signal);
  try {
    host.kill(host.pid, signal);
  } catch {
    host.exit(code); // Windows has no such signal to send
  }
};

/** Restores `terminal` on every way out of the process and after a stop; returns what takes the handlers away. */
export const restoreOnExit = (terminal: Restorable, options: ExitOptions = {}): (() => void) => {
  const { onSignal = () => {}, host = process } = options;
  const end = (cause: ExitCause, code: number, reason: unknown): void => {
    terminal.close();
    try {
      onSignal(cause, reason);
    } finally {
      if (cause === 'SIGHUP') dieOf(host, cause, code);
      else host.exit(code);
    }
  };
  const handlers: [string, (...values: unknown[]) => void][] = EXIT_CODES.map(([cause, code]) => [
    cause,
    (reason) => end(cause, code, reason),
  ]);
  handlers.push(['exit', () => terminal.close()], ['SIGCONT', () => terminal.resume()]);
  for (const [event, handler] of handlers) host.on(event, handler);
  // The signal may come later, after the process has run out of work, or not at all.
  const forget = terminal.onGone(() => end('SIGHUP', HANGUP, null));
  return () => {
    forget();
    for (const [event, handler] of handlers) host.off(event, handler);
  };
};

/**
 * The `stopProcess` of a local terminal: stops the whole process group, as Ctrl-Z does outside raw mode. A group
 * without a shell to continue it is not stopped by the kernel; then `resume` follows at once.
 */
export const stopProcess = (resume: () => void): void => {
  process.kill(0, 'SIGTSTP');
  setImmediate(resume);
};
