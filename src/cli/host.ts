// A program on this process's terminal, screen or words: opened, kept safe from signals and faults, and said goodbye to.
import { type Language, type Messages, messagesIn, plainText } from '../text/index.js';
import type { OpenGame } from '../tui/session/opened.js';
import type { Left, ProgramOptions } from '../tui/session/program.js';
import type { Recorded } from '../tui/session/viewer.js';
import { type Restorable, restoreOnExit } from '../tui/terminal/exits.js';
import { createDesk } from './desk.js';
import { faultText, reasonOf, UsageError } from './fail.js';
import type { Surroundings } from './report.js';
import { reporter, type Shown } from './reporter.js';
import { faultSentence, readSettings } from './settings.js';

/** What it begins with; without either it is the menu. */
export interface Opened {
  readonly game?: OpenGame | null;
  readonly watched?: Recorded | null;
}

export interface Hosted {
  readonly terminal: Restorable;
  readonly surroundings: () => Surroundings;
  readonly run: (options: ProgramOptions) => Promise<Left>;
}

/** What is said after the program is gone. */
const farewell = ({ game, isOver }: Left, m: Messages): string => {
  if (game === null) return '';
  const command = isOver ? game.replayCommand : game.resumeCommand;
  const lines = [
    m.cli.seedWas(game.rules.setup.seed),
    ...(command === null ? [] : [isOver ? m.cli.replayWith(command) : m.cli.resumeWith(command)]),
  ];
  return `${lines.join('\n')}\n`;
};

/** Errors of the system, which name the call that failed: a disk that is full is nobody's bug. */
const isSystemError = (error: unknown): boolean => typeof error === 'object' && error !== null && 'syscall' in error;

const isOver = (shown: Shown | null): boolean => shown !== null && shown.model.view.outcome !== null;

/** Runs it until the player leaves. */
export const host = async (
  { game = null, watched = null }: Opened,
  { terminal, surroundings, run }: Hosted,
  language: Language,
  m: Messages,
  { argv, env, stdout, stderr }: NodeJS.Process,
): Promise<void> => {
  const reports = reporter(surroundings);
  let open = game;
  let shown: Shown | null = null;
  const uninstall = restoreOnExit(terminal, {
    onSignal: (cause, reason) => {
      const isCrash = cause === 'uncaughtException' || cause === 'unhandledRejection';
      try {
        open?.record?.sync();
      } finally {
        if (isCrash) stderr.write(`${faultText(reason, m, argv)}\n${reports.afterCrash(shown, reason)}`);
        open?.record?.close();
        if (cause !== 'SIGHUP') {
          const spoken = shown?.model.context.words ?? { language, m };
          const said = farewell(
            { game: open, isOver: isOver(shown), language: spoken.language, error: null },
            spoken.m,
          );
          stdout.write(said + (isCrash ? '' : reports.farewell(spoken.m)));
        }
      }
    },
  });
  const read = readSettings(env);
  let left: Left;
  try {
    left = await run({
      language,
      choices: read.settings.choices ?? null,
      notice: faultSentence(m, env, read),
      game,
      watched,
      desk: createDesk(env),
      report: (of, model) => reports.onScreen({ game: of, model }),
      onShow: (of, model) => {
        open = of;
        shown = { game: of, model };
      },
      onClose: () => {
        open = null;
        shown = null;
      },
    });
  } finally {
    // Whatever went wrong, the player gets the terminal back.
    terminal.close();
    uninstall();
  }
  const spoken = messagesIn(left.language);
  if (left.error !== null) {
    const isCrash = !isSystemError(left.error);
    if (isCrash) stderr.write(reports.afterCrash(shown, left.error));
    left.game?.record?.close();
    if (isCrash) throw left.error;
    const path = plainText(left.game?.record?.path ?? '');
    throw new UsageError(spoken.cli.writeFailed(path, reasonOf(left.error, spoken)), 1);
  }
  left.game?.record?.sync();
  left.game?.record?.close();
  stdout.write(farewell(left, spoken) + reports.farewell(spoken));
};
