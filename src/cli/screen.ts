// The game on this process's terminal, full screen: the terminal is taken over, and given back.

import { calmTime } from '../config.js';
import type { Language, Messages } from '../text/index.js';
import { cellsFlag, isLightFlag } from './cells.js';
import { host, type Opened } from './host.js';
import { version } from './version.js';
import { playInWords, wantsWords } from './words.js';

export interface ScreenFlags {
  readonly animation?: boolean;
  readonly color?: boolean;
  readonly ascii?: boolean;
  readonly debug?: boolean;
  readonly screenReader?: boolean;
  readonly mouse?: boolean;
  readonly cells?: string;
  readonly ground?: string;
}

/** Whether a person sits at both ends. */
export const isTerminal = ({ stdin, stdout }: NodeJS.Process): boolean => stdin.isTTY && stdout.isTTY;

/** Whether a screen can be drawn. */
export const canShow = (host: NodeJS.Process): boolean => isTerminal(host) && host.env['TERM'] !== 'dumb';

/** Whether the terminal is at the other end of a line: there every byte counts, and its mouse is its own. */
const isRemote = (env: NodeJS.ProcessEnv): boolean =>
  ['SSH_CONNECTION', 'SSH_CLIENT', 'SSH_TTY'].some((name) => (env[name] ?? '') !== '');

/** Whether the locale's characters are Unicode's: tmux and other terminals draw a _ for each that is not of theirs. */
export const isUnicode = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): boolean => {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  // Windows has no such variables, and programs that are started from the Dock of a Mac have none.
  return platform === 'win32' || (platform === 'darwin' && locale === '') || /utf-?8/i.test(locale);
};

/** Shows games until the player leaves: on a screen, or in words for those who want that. */
export const play = async (
  opened: Opened,
  flags: ScreenFlags,
  language: Language,
  m: Messages,
  process: NodeJS.Process,
): Promise<void> => {
  const { env, stdin, stdout } = process;
  if (wantsWords(flags, env)) return playInWords(opened, language, m, process);
  // Ink draws nothing in what it takes for a CI server; a person who exports CI still wants to see the game.
  delete env['CI'];
  delete env['CONTINUOUS_INTEGRATION'];
  const [{ createTerminal }, { stopProcess }, { runScreen }] = await Promise.all([
    import('../tui/terminal/session.js'),
    import('../tui/terminal/exits.js'),
    import('../tui/session/run.js'),
  ]);
  const mouse = flags.mouse ?? !isRemote(env);
  const isPlain = flags.ascii === undefined && !isUnicode(process.platform, env);
  const look = {
    ascii: flags.ascii ?? isPlain,
    cells: cellsFlag(m, flags.cells, env),
    light: isLightFlag(m, flags.ground, env),
  };
  const terminal = createTerminal({ stdin, stdout, env, noColour: flags.color === false, stopProcess, mouse });
  const { depth } = terminal;
  // Dice tumble where that costs nothing; bots take their time wherever they are watched.
  const animate = flags.animation ?? true;
  const tumbles = flags.animation ?? !isRemote(env);
  const ms = calmTime(env);
  const calm = ms === 0 ? null : { now: () => performance.now(), ms };
  await host(
    opened,
    {
      terminal,
      notice: isPlain ? m.cli.plainCharacters : null,
      surroundings: () => ({ ...look, depth, language, ...terminal.size(), program: version(), env }),
      run: (options) =>
        runScreen({ ...options, ...look, terminal, animate, tumbles, calm }, () => process.kill(process.pid, 'SIGINT')),
    },
    language,
    m,
    process,
  );
};
