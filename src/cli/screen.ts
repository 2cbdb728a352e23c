// The game on this process's terminal, full screen: the terminal is taken over, and given back.

import { calmTime } from '../config.js';
import type { Language, Messages } from '../text/index.js';
import type { ScreenSettings } from '../tui/menu/screenSettings.js';
import type { Look } from '../tui/session/opened.js';
import { noticeFor } from '../tui/terminal/known.js';
import type { Terminal } from '../tui/terminal/session.js';
import { type Facts, NO_FACTS, terminalKey, withAnswer } from './facts.js';
import { host, type Opened } from './host.js';
import { isMouse, lookOf, settingsOf } from './look.js';
import { rememberedTerminal, rememberTerminal } from './settings.js';
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

/** What the terminal says of itself; of one that was asked before that is known at once, and nothing is waited for. */
const factsOf = (terminal: Terminal, env: NodeJS.ProcessEnv, m: Messages) => {
  const key = terminalKey(env);
  const before = rememberedTerminal(env, key);
  let now = before ?? NO_FACTS;
  let told = NO_FACTS;
  const listeners = new Set<() => void>();
  terminal.onAnswer((answer) => {
    told = withAnswer(told, answer);
    const next = { light: told.light ?? now.light, name: told.name ?? now.name };
    const isNew = next.light !== now.light || next.name !== now.name;
    now = next;
    if (isNew) for (const listener of listeners) listener();
  });
  // Silence is remembered as well: the next time nothing is waited for.
  void terminal.answered().then(() => {
    if (before === null || before.light !== now.light || before.name !== now.name)
      rememberTerminal(env, m, { key, ...now });
  });
  return {
    now: (): Facts => now,
    ready: before === null ? () => terminal.answered() : null,
    onChange: (listener: () => void): void => void listeners.add(listener),
    notice: () => noticeFor(env, now.name),
  };
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
  const [{ createTerminal }, { stopProcess }, { runScreen }, { questionsFor }] = await Promise.all([
    import('../tui/terminal/session.js'),
    import('../tui/terminal/exits.js'),
    import('../tui/session/run.js'),
    import('../tui/terminal/answers.js'),
  ]);
  const isPlain = flags.ascii === undefined && !isUnicode(process.platform, env);
  const settings = settingsOf(m, flags, env);
  const mouse = isMouse(settings, env);
  const questions = questionsFor(env);
  const noColour = flags.color === false;
  const title = questions !== '';
  const terminal = createTerminal({ stdin, stdout, env, noColour, stopProcess, mouse, title, questions });
  const { depth } = terminal;
  const facts = factsOf(terminal, env, m);
  const look = (chosen: ScreenSettings | null): Look => {
    const now = chosen ?? settings;
    terminal.setMouse(isMouse(now, env));
    return { ...lookOf(now, env, facts.now()), ascii: flags.ascii ?? isPlain, depth, animate: flags.animation ?? true };
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
        runScreen({ ...options, settings, look, facts, terminal, calm }, () => process.kill(process.pid, 'SIGINT')),
    },
    language,
    m,
    process,
  );
};
