// The game on this process's terminal: opens it, runs the screen, gives it back, says how to go on.
import { basename } from 'node:path';
import { codeOf } from '../table/lock.js';
import { parseRecord } from '../table/recordText.js';
import { type Language, type Messages, messagesIn, plainText } from '../text/index.js';
import type { Model } from '../tui/model.js';
import type { Left, OpenGame } from '../tui/program.js';
import { uiStateOf } from '../tui/uiState.js';
import type { Recorded } from '../tui/viewer.js';
import { createDesk } from './desk.js';
import { UsageError } from './fail.js';
import { reportGame, type Surroundings } from './report.js';
import { faultSentence, readSettings } from './settings.js';
import { version } from './version.js';

export interface ScreenFlags {
  readonly animation?: boolean;
  readonly color?: boolean;
  readonly ascii?: boolean;
  readonly debug?: boolean;
}

const isLightBackground = (env: NodeJS.ProcessEnv): boolean => {
  const background = Number((env['COLORFGBG'] ?? '').split(';').at(-1) || 'NaN');
  return background === 7 || background === 15;
};

/** What is said after the screen is gone. */
const farewell = ({ game, isOver }: Left, m: Messages): string => {
  if (game === null) return '';
  const command = isOver ? game.replayCommand : game.resumeCommand;
  const lines = [
    m.cli.seedWas(game.rules.setup.seed),
    ...(command === null ? [] : [isOver ? m.cli.replayWith(command) : m.cli.resumeWith(command)]),
  ];
  return `${lines.join('\n')}\n`;
};

interface Shown {
  readonly game: OpenGame;
  readonly model: Model;
}

/** Writes reports of what is on the screen, and remembers where they are. */
const reporter = (around: () => Surroundings, m: Messages) => {
  const paths: string[] = [];
  const write = ({ game, model }: Shown, error: unknown): string | null => {
    if (game.record === null) return null;
    const text = game.record.text();
    const read = parseRecord(text);
    if (!read.ok) return null;
    const recorded = { read: read.value, text };
    const path = reportGame({ path: game.record.path, recorded, ui: uiStateOf(model), error }, around(), m);
    paths.push(path);
    return path;
  };
  return {
    /** What the player is told on the screen. */
    onScreen: (shown: Shown): string => {
      try {
        const path = write(shown, null);
        return path === null ? m.report.failed('') : m.report.inFolder(basename(path));
      } catch (error) {
        return m.report.failed(plainText(error instanceof Error ? error.message : String(error)));
      }
    },
    /** After an error that should not be: never another one. */
    afterCrash: (shown: Shown | null, error: unknown): string => {
      if (shown === null) return '';
      try {
        const path = write(shown, error);
        return path === null ? '' : `${m.report.crashed(plainText(path))}\n`;
      } catch (failure) {
        return `${m.report.failed(plainText(String(failure)))}\n`;
      }
    },
    /** Said once the screen is gone, where there is room for it. */
    farewell: (): string => paths.map((path) => `${m.report.done(plainText(path))}\n`).join(''),
  };
};

/** Errors of the system: a disk that is full is nobody's bug. */
const isSystemError = (error: unknown): boolean => codeOf(error) !== '';

/** Shows games on the terminal until the player leaves. */
export const playOnScreen = async (
  { game = null, watched = null }: { readonly game?: OpenGame | null; readonly watched?: Recorded | null },
  flags: ScreenFlags,
  language: Language,
  m: Messages,
  { env, stdin, stdout, stderr }: NodeJS.Process,
): Promise<void> => {
  // Ink draws nothing in what it takes for a CI server; a person who exports CI still wants to see the game.
  delete env['CI'];
  delete env['CONTINUOUS_INTEGRATION'];
  const [{ openTerminal }, { restoreOnExit, stopProcess }, { runScreen }] = await Promise.all([
    import('../tui/terminal/session.js'),
    import('../tui/terminal/exits.js'),
    import('../tui/run.js'),
  ]);
  const terminal = openTerminal({ stdin, stdout, env, noColour: flags.color === false, stopProcess });
  const look = { depth: terminal.depth, ascii: flags.ascii === true, light: isLightBackground(env), language };
  const reports = reporter(() => ({ ...look, ...terminal.size(), program: version(), env }), m);
  let open = game;
  let shown: Shown | null = null;
  const uninstall = restoreOnExit(terminal, {
    onSignal: (cause, reason) => {
      const isCrash = cause === 'uncaughtException' || cause === 'unhandledRejection';
      try {
        open?.record?.sync();
      } finally {
        if (isCrash) stderr.write(reports.afterCrash(shown, reason));
        open?.record?.close();
        if (cause !== 'SIGHUP') {
          stdout.write(
            farewell({ game: open, isOver: false, language, error: null }, m) + (isCrash ? '' : reports.farewell()),
          );
        }
      }
    },
  });
  const desk = createDesk(env);
  const read = readSettings(env);
  const left = await runScreen(
    {
      terminal,
      language,
      ascii: look.ascii,
      light: look.light,
      animate: flags.animation !== false,
      choices: read.settings.choices ?? null,
      notice: faultSentence(m, env, read),
      game,
      watched,
      desk: {
        ...desk,
        open: (...what) => {
          open = desk.open(...what);
          return open;
        },
      },
      report: (of, model) => reports.onScreen({ game: of, model }),
      onShow: (of, model) => {
        shown = { game: of, model };
      },
    },
    () => process.kill(process.pid, 'SIGINT'),
  );
  terminal.close();
  uninstall();
  if (left.error !== null) {
    const isCrash = !isSystemError(left.error);
    if (isCrash) stderr.write(reports.afterCrash(shown, left.error));
    left.game?.record?.close();
    if (isCrash) throw left.error;
    const reason = left.error instanceof Error ? left.error.message : String(left.error);
    throw new UsageError(m.cli.writeFailed(plainText(left.game?.record?.path ?? ''), plainText(reason)), 1);
  }
  left.game?.record?.sync();
  left.game?.record?.close();
  stdout.write(farewell(left, messagesIn(left.language)) + reports.farewell());
};
