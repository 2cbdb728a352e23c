// The command line: the only reader of argv. Each command's work is in src/cli/.
import { Command, CommanderError } from 'commander';
import { faultText, reasonOf, UsageError } from './cli/fail.js';
import { watchOutputs } from './cli/lost.js';
import { languageOf } from './cli/options.js';
import { describe, helpIn, languageIn, refusalIn } from './cli/usage.js';
import { version } from './cli/version.js';
import { type Language, type Messages, messagesIn, plainLines, plainText } from './text/index.js';
import type { Recorded } from './tui/session/viewer.js';

const output = {
  print: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  errorIsTerminal: process.stderr.isTTY === true,
  now: () => performance.now(),
};

type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** What help and errors are said in: the language of `--lang`, else of the environment, until the command's own is known. */
let spoken: Messages = messagesIn(languageIn(process.argv) ?? languageOf(undefined, process.env));

/** The terminal that the command was given in, as far as text without a screen cares. */
const here = async (flags: Flags) => {
  const { detectDepth } = await import('./tui/terminal/colour.js');
  const { columns, rows, isTTY } = process.stdout;
  return {
    env: process.env,
    depth: isTTY ? detectDepth(process.env, { noColour: flags['color'] === false }) : (0 as const),
    size: isTTY ? { columns, rows } : null,
  };
};

/** How a record is looked at on this terminal; null where it is none, or none that a screen can be drawn on. */
const watcher = async (flags: Flags, language: Language, m: Messages) => {
  const { canShow, isTerminal, play } = await import('./cli/screen.js');
  const { wantsWords } = await import('./cli/words.js');
  if (!(wantsWords(flags, process.env) ? isTerminal(process) : canShow(process))) return null;
  return (watched: Recorded) => play({ watched }, flags, language, m, process);
};

/** The same for a report that is not made on the screen. */
const surroundings = async (language: Language) => {
  const { boundedSize } = await import('./tui/terminal/session.js');
  const { env, size, depth } = await here({});
  const { columns, rows } = boundedSize(size ?? { columns: 80, rows: 24 });
  return { program: version(), env, columns, rows, depth, ascii: false, light: false, language };
};

const gameOptions = (command: Command): Command =>
  command
    .option('--variant <name>')
    .option('--profile <name>')
    .option('--board <name>')
    .option('--players <n>')
    .option('--names <list>')
    .option('--bots <n or list>')
    .option('--seed <text>')
    .option('--deal')
    .option('--rounds <n>')
    .option('--defence <how>')
    .option('--hands <how>')
    .option('--empire-points <how>')
    .option('--auto-claim')
    .option('--resign <to>');

const screenOptions = (command: Command): Command =>
  command
    .option('--animation')
    .option('--no-animation')
    .option('--mouse')
    .option('--no-mouse')
    .option('--no-color')
    .option('--ascii')
    .option('--no-ascii')
    .option('--screen-reader');

/** What every command takes: before its name as well as after it. */
const withCommonOptions = (command: Command): Command => {
  command.option('--lang <code>').option('--debug');
  for (const part of command.commands) withCommonOptions(part);
  return command;
};

const program = (): Command => {
  const root = new Command('risk-napoleon')
    .description(`${spoken.cli.description}\n${spoken.cli.unofficial}`)
    .version(version())
    .enablePositionalOptions()
    .configureHelp(helpIn(spoken))
    // What commander refuses is said by `onError`, in the player's language.
    .configureOutput({ writeErr: (text) => output.error(plainLines(text)), outputError: () => undefined })
    .exitOverride();

  /** --lang may stand before the command as well as after it. */
  const words = (command: Command) => {
    const language = languageOf(command.optsWithGlobals<Flags>()['lang'] as string | undefined, process.env);
    spoken = messagesIn(language);
    return { language, m: spoken };
  };

  screenOptions(gameOptions(root.command('play', { isDefault: true })))
    .option('--record <file>')
    .action(async (flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { play } = await import('./cli/play.js');
      await play(flags, language, m, process);
    });

  screenOptions(root.command('resume'))
    .argument('[game]')
    .action(async (which: string | undefined, flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { resume } = await import('./cli/play.js');
      await resume(which, flags, language, m, process);
    });

  root
    .command('replay')

    .argument('<file>')
    .option('--verify')
    .option('--json')
    .option('--screen-reader')
    .option('--text')
    .option('--to <n>')
    .option('--seat <who>')
    .option('--screen')
    .option('--svg <file>')
    .option('--cast <file>')
    .option('--force')
    .option('--size <CxR>')
    .option('--ascii')
    .option('--no-ascii')
    .option('--no-color')
    .action(async (file: string, flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { replayCommand } = await import('./cli/replay.js');
      await replayCommand(file, flags, language, m, output, {
        ...(await here(flags)),
        watch: await watcher(flags, language, m),
      });
    });

  root
    .command('report')

    .argument('[file]')
    .option('--out <file>')
    .option('--anonymous')
    .action(async (file: string | undefined, flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { report } = await import('./cli/report.js');
      report(file, flags, await surroundings(language), m, output);
    });

  const gamesCommand = root
    .command('games')

    .option('--json')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { listCommand } = await import('./cli/keep.js');
      listCommand(flags, m, process.env, output);
    });
  gamesCommand
    .command('export')

    .argument('<game>')
    .argument('<file>')
    .action(async (game: string, file: string, _flags: Flags, command: Command) => {
      const { m } = words(command);
      const { exportCommand } = await import('./cli/keep.js');
      exportCommand(game, file, m, process.env, output);
    });
  gamesCommand
    .command('delete')

    .argument('<game>')
    .option('--yes')
    .action(async (game: string, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { deleteCommand } = await import('./cli/keep.js');
      await deleteCommand(game, flags, m, process, output);
    });

  screenOptions(gameOptions(root.command('demo')))
    .option('--record <file>')
    .action(async (flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { demo } = await import('./cli/play.js');
      await demo(flags, language, m, process, output);
    });

  gameOptions(root.command('simulate'))
    .option('--games <n>')
    .option('--record <file>')
    .option('--table <list>')
    .option('--workers <n>')
    .option('--keep <file>')
    .option('--csv')
    .option('--json')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { ownBoard } = await import('./cli/ownBoard.js');
      if (flags['table'] === undefined) {
        const { simulate } = await import('./cli/simulate.js');
        simulate(flags, m, output, await ownBoard(flags, m, process.env));
        return;
      }
      const { tournament } = await import('./cli/tournament/tournament.js');
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      await tournament(flags, m, output, stopping.signal, await ownBoard(flags, m, process.env));
    });

  root
    .command('odds')

    .argument('<A>')
    .argument('<D>')
    .option('--profile <name>')
    .option('--json')
    .action(async (a: string, d: string, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { odds } = await import('./cli/odds.js');
      odds(a, d, flags, m, output);
    });

  root
    .command('bots')

    .option('--json')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { bots } = await import('./cli/bots.js');
      bots(flags, m, output);
    });

  const boards = root.command('boards');
  boards
    .command('list', { isDefault: true })

    .action(async (_: Flags, command: Command) => {
      const { language, m } = words(command);
      const { listBoards } = await import('./cli/boards/boards.js');
      listBoards(language, m, process.env, output);
    });
  boards
    .command('show')

    .argument('<board>')
    .action(async (name: string, _: Flags, command: Command) => {
      const { language, m } = words(command);
      const { showBoard } = await import('./cli/boards/boards.js');
      showBoard(name, language, m, process.env, output);
    });
  boards
    .command('check')

    .argument('<file>')
    .action(async (file: string, _: Flags, command: Command) => {
      const { language, m } = words(command);
      const { checkBoard } = await import('./cli/boards/boards.js');
      checkBoard(file, language, m, output);
    });
  boards
    .command('convert')

    .argument('<board>')
    .argument('<out>')
    .action(async (name: string, out: string, _: Flags, command: Command) => {
      const { m } = words(command);
      const { convertBoard } = await import('./cli/boards/boards.js');
      convertBoard(name, out, m, process.env, output);
    });
  boards
    .command('draw')

    .argument('<board>')
    .option('--svg <file>')
    .option('--size <CxR>')
    .option('--ascii')
    .option('--no-color')
    .option('--watch')
    .action(async (name: string, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { drawBoard } = await import('./cli/boards/boards.js');
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      await drawBoard(name, flags, m, await here(flags), output, stopping.signal);
    });

  root
    .command('rules')

    .argument('[part]')
    .option('--profile <name>')
    .action(async (part: string | undefined, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { rules } = await import('./cli/rules.js');
      rules(part, flags, m, output);
    });

  withCommonOptions(root);
  describe(root, spoken);
  return root;
};

/** The sentence for the player, and the exit code. */
const onError = (error: unknown, m: Messages): number => {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    output.error(`${refusalIn(error, m)}\n`);
    return 2;
  }
  if (error instanceof UsageError) {
    if (error.message !== '') output.error(`${error.message}\n`);
    return error.exitCode;
  }
  output.error(`${faultText(error, m, process.argv)}\n`);
  return 1;
};

watchOutputs(process, (error) => {
  output.error(`${spoken.cli.cannotPrint(reasonOf(error, spoken))}\n`);
  process.exit(1);
});

/** A first word that is no command would be taken for an argument of the default one. */
const refuseUnknown = (root: Command, first: string | undefined): void => {
  if (first === undefined || first.startsWith('-') || first === 'help') return;
  if (!root.commands.some((command) => command.name() === first)) {
    throw new UsageError(spoken.cli.noCommand(plainText(first)));
  }
};

try {
  const root = program();
  refuseUnknown(root, process.argv[2]);
  await root.parseAsync(process.argv);
} catch (error) {
  process.exitCode = onError(error, spoken);
}
