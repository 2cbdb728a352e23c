// What a command is given: the outputs and the terminal of this process.
import type { Language, Messages } from '../../text/index.js';
import type { Recorded } from '../../tui/session/viewer.js';
import { version } from '../version.js';
import type { Flags } from './options.js';

export const output = {
  print: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  errorIsTerminal: process.stderr.isTTY === true,
  now: () => performance.now(),
};

/** The terminal that the command was given in, as far as text without a screen cares. */
export const here = async (flags: Flags) => {
  const { detectDepth } = await import('../../tui/terminal/colour.js');
  const { columns, rows, isTTY } = process.stdout;
  return {
    env: process.env,
    depth: isTTY ? detectDepth(process.env, { noColour: flags['color'] === false }) : (0 as const),
    size: isTTY ? { columns, rows } : null,
  };
};

/** How a record is looked at on this terminal; null where it is none, or none that a screen can be drawn on. */
export const watcher = async (flags: Flags, language: Language, m: Messages) => {
  const { canShow, isTerminal, play } = await import('../screen.js');
  const { wantsWords } = await import('../words.js');
  if (!(wantsWords(flags, process.env) ? isTerminal(process) : canShow(process))) return null;
  return (watched: Recorded) => play({ watched }, flags, language, m, process);
};

/** The same for a report that is not made on the screen. */
export const surroundings = async (language: Language) => {
  const { boundedSize } = await import('../../tui/terminal/session.js');
  const { env, size, depth } = await here({});
  const { columns, rows } = boundedSize(size ?? { columns: 80, rows: 24 });
  return { program: version(), env, columns, rows, depth, ascii: false, light: false, language };
};
