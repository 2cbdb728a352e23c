// A program on this process's terminal, screen or words: opened, kept safe from signals and faults, and said goodbye to.

import { RecordInUse } from '../table/lock.js';
import { type Language, type Messages, messagesIn, plainText } from '../text/index.js';
import type { OpenGame } from '../tui/session/opened.js';
import type { Left, ProgramOptions } from '../tui/session/program.js';
import type { Recorded } from '../tui/session/viewer.js';
import { afterWrites, type ExitCause, type Exits, type Restorable, restoreOnExit } from '../tui/terminal/exits.js';
import { createDesk } from './desk.js';
import { faultText, reasonOf, UsageError } from './fail.js';
import { diceSentence, inUseSentence } from './games.js';
import { block, unblock, whenLost } from './lost.js';
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
  /** What the player is told at the start. */
  readonly notice?: string | null;
  readonly surroundings: () => Surroundings;
  readonly run: (options: ProgramOptions) => Promise<Left>;
}

/** Errors that are nobody's bug: the system's, which name the call that failed (a full disk), and a game that is taken. */
const isOutside = (error: unknown): boolean =>
  error instanceof RecordInUse || (typeof error === 'object' && error !== null && 'syscall' in error);

/** Why the record of `game` cannot be written any more. */
const notWritten = (game: OpenGame | null, error: unknown, m: Messages): string => {
  const path = plainText(game?.record?.path ?? '');
  return error instanceof RecordInUse ? inUseSentence(path, error, m) : m.cli.writeFailed(path, reasonOf(error, m));
};

/** The game that is open, what was last shown of it, and where its record has gone meanwhile. */
const createCurrent = (begun: OpenGame | null) => {
  let game: OpenGame | null = null;
  let shown: Shown | null = null;
  let moves: ((m: Messages) => string)[] = [];

  const open = (next: OpenGame | null): void => {
    if (next === game) return;
    game = next;
    moves = [];
    next?.record?.onMoved(({ why, from, to }) => moves.push((m) => m.recordMoves[why](plainText(from), plainText(to))));
  };
  open(begun);

  return {
    game: () => game,
    shown: () => shown,
    show: (next: Shown): void => {
      open(next.game);
      shown = next;
    },
    close: (): void => {
      open(null);
      shown = null;
    },
    /** Makes the record safe and lets go of it; gives what is true of it then, as lines. */
    settle: (m: Messages): { readonly said: string; readonly isSafe: boolean } => {
      if (game === null) return { said: '', isSafe: true };
      const seed = game.chance === null ? [] : [diceSentence(game.chance, m)];
      const isOver = shown !== null && shown.model.view.outcome !== null;
      let isSafe = true;
      let lines: string[];
      try {
        game.record?.sync();
        const { resumeCommand, replayCommand } = game.commands();
        const command = isOver ? replayCommand : resumeCommand;
        const told = command === null ? [] : [isOver ? m.cli.replayWith(command) : m.cli.resumeWith(command)];
        lines = [...moves.map((move) => move(m)), ...seed, ...told];
      } catch (error) {
        lines = [...seed, notWritten(game, error, m)];
        isSafe = false;
      }
      game.record?.close();
      return { said: `${lines.join('\n')}\n`, isSafe };
    },
  };
};

type Current = ReturnType<typeof createCurrent>;
type Reports = ReturnType<typeof reporter>;

/** Says goodbye to a player who did not leave: the process ends by `cause`. */
const endBy =
  (current: Current, reports: Reports, m: Messages, { argv, stdout, stderr }: NodeJS.Process) =>
  (cause: ExitCause, reason: unknown): void => {
    const isCrash = cause === 'uncaughtException' || cause === 'unhandledRejection';
    const spoken = current.shown()?.model.context.words.m ?? m;
    if (isCrash) stderr.write(`${faultText(reason, m, argv)}\n${reports.afterCrash(current.shown(), reason)}`);
    const { said } = current.settle(spoken);
    // Where the terminal has gone nobody reads.
    if (cause !== 'SIGHUP' && cause !== 'EPIPE') stdout.write(said + (isCrash ? '' : reports.farewell(spoken)));
  };

/** Says goodbye to a player who left, or who could not be let go on; throws what ends the command with an error. */
const leave = (left: Left, current: Current, reports: Reports, { stdout, stderr }: NodeJS.Process): void => {
  const m = messagesIn(left.language);
  if (left.error === null) {
    const { said, isSafe } = current.settle(m);
    if (!isSafe) throw new UsageError(said.trimEnd(), 1);
    stdout.write(said + reports.farewell(m));
    return;
  }
  const isCrash = !isOutside(left.error);
  if (isCrash) stderr.write(reports.afterCrash(current.shown(), left.error));
  left.game?.record?.close();
  throw isCrash ? left.error : new UsageError(notWritten(left.game, left.error, m), 1);
};

/** What was said has gone out, or nobody takes it. */
const written = ({ stdout, stderr }: NodeJS.Process): Promise<void> =>
  new Promise((resolve) => afterWrites([stdout, stderr], resolve));

/** Nothing more is done by whoever waits for it: the process is about to end. */
const forEver = (): Promise<never> => new Promise(() => {});

/** Runs it until the player leaves. */
export const host = async (
  { game = null, watched = null }: Opened,
  { terminal, notice = null, surroundings, run }: Hosted,
  language: Language,
  m: Messages,
  process: NodeJS.Process,
): Promise<void> => {
  const { env, stdout, stderr } = process;
  const reports = reporter(surroundings);
  const current = createCurrent(game);
  const ending = new AbortController();
  const sayGoodbye = endBy(current, reports, m, process);
  unblock([stdout, stderr]);
  // Before the terminal is taken over: a signal may come at any moment.
  const exits: Exits = restoreOnExit(terminal, {
    onEnd: (cause, reason) => {
      ending.abort();
      sayGoodbye(cause, reason);
    },
  });
  whenLost(() => exits.end(stdout.isTTY ? 'SIGHUP' : 'EPIPE'));
  let code = 1;
  try {
    terminal.open();
    const read = readSettings(env);
    const left = await run({
      language,
      choices: read.settings.choices ?? null,
      notice: faultSentence(m, env, read) ?? notice,
      game,
      watched,
      desk: createDesk(env),
      ending: ending.signal,
      report: (of, model) => reports.onScreen({ game: of, model }),
      onShow: (of, model) => current.show({ game: of, model }),
      onClose: current.close,
    });
    // What the terminal still answers would stand in the shell.
    await terminal.answered?.();
    if (exits.isEnding()) await forEver();
    terminal.close();
    leave(left, current, reports, process);
    code = 0;
  } finally {
    if (exits.isEnding()) await forEver();
    // Whatever went wrong, the player gets the terminal back.
    terminal.close();
    await written(process);
    exits.uninstall();
    whenLost(null);
    // Nobody reads: the process would wait for that for ever.
    if (stdout.isTTY && stdout.writableLength > 0) process.exit(code);
    block([stdout, stderr]);
  }
};
