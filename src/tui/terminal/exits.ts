// The process around a terminal: however it ends, in one way, and the player gets the terminal back first.

import { constants } from 'node:os';
import { isatty } from 'node:tty';
import type { Terminal } from './session.js';

/** What is to be given back. `suspend` is missing where there is nothing to give back for a while. */
export type Restorable = Pick<Terminal, 'open' | 'close' | 'resume' | 'onGone'> &
  Partial<Pick<Terminal, 'suspend' | 'answered'>>;

/** Something that is written to, of which it is known when it has gone out. */
export interface Drain {
  readonly destroyed?: boolean;
  write(text: string, done: () => void): unknown;
}

/** The part of `process` that is used, so that tests can stand in for it. */
export interface ProcessHost {
  readonly pid: number;
  readonly stdout: Drain;
  readonly stderr: Drain;
  on(event: string, listener: (...values: unknown[]) => void): unknown;
  off(event: string, listener: (...values: unknown[]) => void): unknown;
  removeAllListeners(event: string): unknown;
  kill(pid: number, signal: NodeJS.Signals): unknown;
  exit(code: number): unknown;
}

/** Signals that end a process which does not listen, and that somebody may send to this one. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGALRM', 'SIGUSR2', 'SIGXCPU', 'SIGBREAK'] as const;

export type ExitSignal = (typeof SIGNALS)[number];
/** A signal, a fault of our own, or a reader that has gone away (`| head`). */
export type ExitCause = ExitSignal | 'uncaughtException' | 'unhandledRejection' | 'EPIPE';

export interface ExitOptions {
  /** Called once the terminal is restored and before the process exits, to save what must be saved at once and to say
   * what has happened. `reason` is what was thrown. */
  readonly onEnd?: (cause: ExitCause, reason: unknown) => void;
  readonly host?: ProcessHost;
}

export interface Exits {
  /** Ends the process as `cause` does. */
  end(cause: ExitCause, reason?: unknown): void;
  /** The process is about to end: whoever else was about to do something leaves it. */
  isEnding(): boolean;
  /** Takes the handlers away. */
  uninstall(): void;
}

/** Whatever waits to be written out delays an end by so much at most, in milliseconds. */
export const FLUSH_MS = 700;

/** 128 + the number of the signal, as shells have it; 1 for a fault of our own; null for a signal that this system lacks. */
const codeOf = (cause: ExitCause): number | null => {
  if (cause === 'EPIPE') return 0;
  if (cause === 'uncaughtException' || cause === 'unhandledRejection') return 1;
  const number = (constants.signals as Partial<Record<string, number>>)[cause];
  return number === undefined ? null : 128 + number;
};

/**
 * Ends the process as if nobody had listened to `signal`. When a line is cut the terminal is gone, and Node's way out
 * aborts with a core dump where it cannot set the terminal back.
 */
export const dieOf = (
  host: Pick<ProcessHost, 'pid' | 'removeAllListeners' | 'kill' | 'exit'>,
  signal: ExitSignal,
): void => {
  host.removeAllListeners(signal);
  try {
    host.kill(host.pid, signal);
  } catch {} // Windows may have no such signal to send
  // The first process of a container is not killed by signals that it does not listen to.
  host.removeAllListeners('exit');
  host.exit(codeOf(signal) ?? 1);
};

/** Whether a terminal that was there when the process began has gone since; `were`: its file descriptors then. */
export const isHungUp = (were: readonly number[]): boolean => were.some((fd) => !isatty(fd));

/** Calls `done`, once: when all that was written to `outputs` has gone out, or after `FLUSH_MS`. */
export const afterWrites = (outputs: readonly Drain[], done: () => void): void => {
  const left = new Set(outputs.filter(({ destroyed }) => destroyed !== true));
  let isDone = false;
  const finish = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done();
  };
  const timer = setTimeout(finish, FLUSH_MS);
  const wentOut = (output: Drain): void => {
    left.delete(output);
    if (left.size === 0) finish();
  };
  for (const output of [...left]) output.write('', () => wentOut(output));
  if (left.size === 0) finish();
};

/** Restores `terminal` on every way out of the process and around every stop. */
export const restoreOnExit = (terminal: Restorable, options: ExitOptions = {}): Exits => {
  const { onEnd = () => {}, host = process } = options;
  let isEnding = false;
  const finish = (cause: ExitCause): void => {
    if (cause === 'SIGHUP') dieOf(host, cause);
    else host.exit(codeOf(cause) ?? 1);
  };
  const end = (cause: ExitCause, reason: unknown = null): void => {
    // Asked again, or the terminal has gone meanwhile: nothing is waited for any more.
    if (isEnding) {
      finish(cause);
      return;
    }
    isEnding = true;
    terminal.close();
    try {
      onEnd(cause, reason);
    } finally {
      afterWrites([host.stdout, host.stderr], () => finish(cause));
    }
  };
  const handlers: [string, (...values: unknown[]) => void][] = [
    ...SIGNALS,
    'uncaughtException' as const,
    'unhandledRejection' as const,
  ]
    .filter((cause) => codeOf(cause) !== null)
    .map((cause) => [cause, (reason) => end(cause, reason)]);
  handlers.push(['exit', () => terminal.close()], ['SIGCONT', () => terminal.resume()]);
  const { suspend } = terminal;
  if (suspend !== undefined) handlers.push(['SIGTSTP', () => suspend()]);
  for (const [event, handler] of handlers) host.on(event, handler);
  // The signal may come later, after the process has run out of work, or not at all.
  const forget = terminal.onGone(() => end('SIGHUP'));
  return {
    end,
    isEnding: () => isEnding,
    uninstall: () => {
      forget();
      for (const [event, handler] of handlers) host.off(event, handler);
    },
  };
};

/**
 * The `stopProcess` of a local terminal: stops the whole process group, as Ctrl-Z does outside raw mode, once what was
 * written has gone out. A group without a shell to continue it is not stopped by the kernel; then `resume` follows at once.
 */
export const stopProcess = (resume: () => void): void => {
  afterWrites([process.stdout], () => {
    const handlers = process.listeners('SIGTSTP');
    // With a listener it would be told instead of stopped.
    process.removeAllListeners('SIGTSTP');
    process.kill(0, 'SIGTSTP');
    setImmediate(() => {
      for (const handler of handlers) process.on('SIGTSTP', handler);
      resume();
    });
  });
};
