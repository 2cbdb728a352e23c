// Outputs that nobody takes any more, and terminals that never read.
import { dieOf, isHungUp } from '../tui/terminal/exits.js';

/** What a stream of Node's has inside: not documented, but there in all versions. */
interface WithHandle {
  readonly _handle?: { setBlocking?(isBlocking: boolean): number } | null;
}

/**
 * Node writes to terminals without ever giving up: one that does not read would stop the whole process, signals and all.
 * Where this is not possible the output stays as it was.
 */
export const unblock = (outputs: readonly NodeJS.WriteStream[]): void => {
  for (const output of outputs) if (output.isTTY) (output as WithHandle)._handle?.setBlocking?.(false);
};

/** The same after: others may share the terminal's settings. */
export const block = (outputs: readonly NodeJS.WriteStream[]): void => {
  for (const output of outputs) if (output.isTTY) (output as WithHandle)._handle?.setBlocking?.(true);
};

type OnLost = (error: NodeJS.ErrnoException) => void;

let onLost: OnLost | null = null;

/** Calls `listener` instead of ending the process when the output is lost; null: as before. */
export const whenLost = (listener: OnLost | null): void => {
  onLost = listener;
};

/**
 * Watches over the outputs of `process`. `otherwise` is told of an output that is lost for another reason than that its
 * reader or the terminal has gone. Whatever ends the process: where a terminal has gone it ends as that does.
 */
export const watchOutputs = (process: NodeJS.Process, otherwise: OnLost): void => {
  const { stdin, stdout, stderr } = process;
  const terminals = [stdin, stdout, stderr].flatMap(({ isTTY }, fd) => (isTTY ? [fd] : []));
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (onLost !== null) onLost(error);
    else if (isHungUp(terminals)) dieOf(process, 'SIGHUP');
    else if (error.code === 'EPIPE') process.exit(0);
    else otherwise(error);
  });
  // There is nobody left to be told.
  stderr.on('error', () => {});
  process.on('exit', () => {
    if (isHungUp(terminals)) dieOf(process, 'SIGHUP');
  });
};
