// The game on this process's terminal: opens it, runs the screen, gives it back, says how to go on.
import type { Language, Messages } from '../text/index.js';
import type { Left, OpenGame, RunOptions } from '../tui/run.js';
import { UsageError } from './fail.js';
import { newGame, savedGame, unfinishedGames } from './games.js';
import { canDeal, setupOf } from './options.js';

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

/** A menu's choice as a game. */
const opener =
  (m: Messages, env: NodeJS.ProcessEnv): RunOptions['open'] =>
  (choice) => {
    if (choice === 'demo') return newGame({ setup: setupOf(m, {}, 0), placeForMe: false, file: false }, m, env);
    if ('resume' in choice) return savedGame(choice.resume, m, env);
    const { menu, mode } = choice;
    const flags = {
      variant: menu.variant,
      profile: menu.profile,
      players: `${menu.players}`,
    };
    const plain = setupOf(m, flags, menu.persons);
    const setup = mode !== 'claim' && canDeal(plain) ? { ...plain, options: { ...plain.options, deal: true } } : plain;
    return newGame({ setup, placeForMe: mode === 'quick', file: null }, m, env);
  };

/** Plays on the terminal until the player leaves; `game` null begins with the menu. */
export const playOnScreen = async (
  game: OpenGame | null,
  flags: ScreenFlags,
  language: Language,
  m: Messages,
  { env, stdin, stdout }: NodeJS.Process,
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
  let open = game;
  const uninstall = restoreOnExit(terminal, {
    onSignal: (cause) => {
      open?.record?.sync();
      if (cause !== 'SIGHUP') stdout.write(farewell({ game: open, isOver: false, error: null }, m));
    },
  });
  const makeGame = opener(m, env);
  const left = await runScreen(
    {
      terminal,
      messages: m,
      language,
      ascii: flags.ascii === true,
      light: isLightBackground(env),
      animate: flags.animation !== false,
      game,
      saved: () => unfinishedGames(m, env, Date.now(), 1)[0] ?? null,
      open: (choice) => {
        open = makeGame(choice);
        return open;
      },
    },
    () => process.kill(process.pid, 'SIGINT'),
  );
  terminal.close();
  uninstall();
  left.game?.record?.sync();
  left.game?.record?.close();
  if (left.error !== null) {
    const reason = left.error instanceof Error ? left.error.message : String(left.error);
    if (left.error instanceof Error && 'code' in left.error) {
      throw new UsageError(m.cli.writeFailed(left.game?.record?.path ?? '', reason), 1);
    }
    throw left.error;
  }
  stdout.write(farewell(left, m));
};
