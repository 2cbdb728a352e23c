// The game on this process's terminal, full screen: the terminal is taken over, and given back.

import { calmTime } from '../config.js';
import type { Language, Messages } from '../text/index.js';
import type { ScreenSettings } from '../tui/menu/screenSettings.js';
import type { Look } from '../tui/session/opened.js';
import { host, type Opened } from './host.js';
import { isMouse, lookOf, settingsOf } from './look.js';
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
  const isPlain = flags.ascii === undefined && !isUnicode(process.platform, env);
  const settings = settingsOf(m, flags, env);
  const mouse = isMouse(settings, env);
  const terminal = createTerminal({ stdin, stdout, env, noColour: flags.color === false, stopProcess, mouse });
  const { depth } = terminal;
  const look = (chosen: ScreenSettings | null): Look => {
    const now = chosen ?? settings;
    terminal.setMouse(isMouse(now, env));
    return { ...lookOf(now, env), ascii: flags.ascii ?? isPlain, depth, animate: flags.animation ?? true };
  };
  const ms = calmTime(env);
  const calm = ms === 0 ? null : { now: () => performance.now(), ms };
  await host(
    opened,
    {
      terminal,
      notice: isPlain ? m.cli.plainCharacters : null,
      surroundings: () => {
        const { ascii, light } = look(null);
        return { ascii, light, depth, language, ...terminal.size(), program: version(), env };
      },
      run: (options) =>
        runScreen({ ...options, settings, look, terminal, calm }, () => process.kill(process.pid, 'SIGINT')),
    },
    language,
    m,
    process,
  );
};
