// The game on this process's input and output, in words: for screen readers, braille displays and pipes.
import { createInterface } from 'node:readline';
import type { Language, Messages } from '../text/index.js';
import { boundedSize } from '../tui/terminal/session.js';
import { host, type Opened } from './host.js';
import { version } from './version.js';

/** `--screen-reader`, or the variable by which Ink's programs are told. */
export const wantsWords = (flags: { readonly screenReader?: boolean }, env: NodeJS.ProcessEnv): boolean =>
  flags.screenReader === true || env['INK_SCREEN_READER'] === 'true';

/** Clears the screen and what was scrolled out of it. */
const WIPE = '\x1b[2J\x1b[3J\x1b[H';

const PROMPT = '> ';

/** Lines go out as they are; the terminal's own editing makes the lines that come in. */
const createTalk = ({ stdin, stdout }: NodeJS.Process) => {
  let isAsked = false;
  let isSecret = false;
  const wipe = (): void => {
    if (stdout.isTTY) stdout.write(WIPE);
  };
  const lines = createInterface({ input: stdin, terminal: false });
  return {
    talk: {
      say: (said: readonly string[]) => {
        if (said.length === 0) return;
        stdout.write(`${isAsked ? '\n' : ''}${said.join('\n')}\n`);
        isAsked = false;
      },
      ask: () => {
        if (!isAsked && stdout.isTTY) stdout.write(PROMPT);
        isAsked = stdout.isTTY;
      },
      wipe,
      guard: (is: boolean) => {
        isSecret = is;
      },
      onLine: (listener: (line: string | null) => void) => {
        const onLine = (line: string): void => {
          isAsked = false;
          listener(line);
        };
        const onClose = (): void => listener(null);
        lines.on('line', onLine);
        lines.on('close', onClose);
        return () => {
          lines.off('line', onLine);
          lines.off('close', onClose);
        };
      },
    },
    close: () => {
      if (isSecret) wipe();
      isSecret = false;
      lines.close();
    },
  };
};

/** Plays in words until the player leaves, or no more lines come. */
export const playInWords = async (
  opened: Opened,
  language: Language,
  m: Messages,
  process: NodeJS.Process,
): Promise<void> => {
  const { env, stdout } = process;
  const { runSpoken } = await import('../tui/spoken/run.js');
  const { talk, close } = createTalk(process);
  const { columns, rows } = boundedSize(stdout);
  const look = { ascii: true, light: false, depth: 0 as const, language };
  await host(
    opened,
    {
      // Where the input ends, so does the game: that is no cut line.
      terminal: { open: () => {}, close, resume: () => {}, onGone: () => () => {} },
      surroundings: () => ({ ...look, columns, rows, program: version(), env }),
      run: (options) => runSpoken({ ...options, talk }),
    },
    language,
    m,
    process,
  );
};
