// The command line: the only reader of argv. Each command's work is in src/cli/.
import { Command, CommanderError } from 'commander';
import { faultText, reasonOf, UsageError } from './cli/fail.js';
import { watchOutputs } from './cli/lost.js';
import { languageOf } from './cli/options.js';
import { version } from './cli/version.js';
import { LANGUAGES, type Language, type Messages, messagesIn, plainLines, plainText } from './text/index.js';
import type { Recorded } from './tui/session/viewer.js';

const output = {
  print: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  errorIsTerminal: process.stderr.isTTY === true,
  now: () => performance.now(),
};

type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** What errors are said in: the language of the environment until the command's own is known. */
let spoken: Messages = messagesIn(languageOf(undefined, process.env));

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
    .option('--variant <name>', 'the game: napoleon (default), classic, napoleon-basic, two-player')
    .option('--profile <name>', 'the national rulebook: en (default), pt, fr, it')
    .option('--board <name>', 'the board: world or europe')
    .option('--players <n>', 'how many seats (default 4)')
    .option('--names <list>', 'names of the seats, with commas between')
    .option(
      '--bots <n or list>',
      'how many seats bots play, or their kinds with commas between: recruit, corporal, colonel, marshal',
    )
    .option('--seed <text>', 'the seed of all dice and cards; shown in the game, and the same game again when given')
    .option('--deal', 'deal the territories instead of claiming them')
    .option('--rounds <n>', 'end after this many rounds; most territories win')
    .option('--defence <how>', 'defence dice of people: ask or auto')
    .option('--hands <how>', 'starting hands of Risk Napoleon: printed or even')
    .option(
      '--empire-points <how>',
      'empires of Risk Napoleon score through missions only (mission) or every turn (turn)',
    )
    .option('--auto-claim', 'claim missions of Risk Napoleon as soon as they are fulfilled')
    .option('--resign <to>', 'who takes over for a seat that resigns: bot or neutral');

const screenOptions = (command: Command): Command =>
  command
    .option('--animation', 'tumbling dice (over SSH only when asked for)')
    .option('--no-animation', 'no tumbling dice, and moves of bots at once')
    .option('--mouse', 'clicks and wheel choose (over SSH only when asked for)')
    .option('--no-mouse', 'leave the mouse to the terminal')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .option('--ascii', 'draw with plain ASCII characters (by itself where the locale is not UTF-8)')
    .option('--no-ascii', 'draw with all characters, whatever the locale')
    .option('--screen-reader', 'in words: questions as numbered lists, no map (also: INK_SCREEN_READER=true)');

/** What every command takes: before its name as well as after it. */
const withCommonOptions = (command: Command): Command => {
  command
    .option('--lang <code>', `language: ${LANGUAGES.join(', ')}`)
    .option('--debug', 'show where in the program an unexpected error came from');
  for (const part of command.commands) withCommonOptions(part);
  return command;
};

const program = (): Command => {
  const root = new Command('risk-napoleon')
    .description(`${messagesIn('en').cli.description}\n${messagesIn('en').cli.unofficial}`)
    .version(version())
    .enablePositionalOptions()
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({ writeErr: (text) => output.error(plainLines(text)) })
    .exitOverride();

  /** --lang may stand before the command as well as after it. */
  const words = (command: Command) => {
    const language = languageOf(command.optsWithGlobals<Flags>()['lang'] as string | undefined, process.env);
    spoken = messagesIn(language);
    return { language, m: spoken };
  };

  screenOptions(
    gameOptions(root.command('play', { isDefault: true }).description('play a game (without options the screen asks)')),
  )
    .option('--record <file>', 'record the game in this file')
    .action(async (flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { play } = await import('./cli/play.js');
      await play(flags, language, m, process);
    });

  screenOptions(root.command('resume').description('list unfinished games, or go on with one'))
    .argument('[game]', 'number in the list, or a file')
    .action(async (which: string | undefined, flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { resume } = await import('./cli/play.js');
      await resume(which, flags, language, m, process);
    });

  root
    .command('replay')
    .description('go through a recorded game on the screen, or tell, show, film or verify it')
    .argument('<file>', 'a record, a report, or the number of a game')
    .option('--verify', 'play it again and compare the state after every action')
    .option('--json', 'the last position as data; with --verify: {ok, actions, hash, firstDifference}')
    .option('--screen-reader', 'go through it in words (also: INK_SCREEN_READER=true)')
    .option('--text', 'tell it line by line instead of showing it (in a pipe: always)')
    .option('--to <n>', 'only the first N actions that were not taken back')
    .option('--seat <who>', 'as one seat sees it: its number or name, "spectator", or "all"')
    .option('--screen', 'print the screen at the end (a report: always)')
    .option('--svg <file>', 'write a picture of that screen')
    .option('--cast <file>', 'write a film of the game, for asciinema')
    .option('--force', 'with --svg and --cast: write over a file of another kind')
    .option('--size <CxR>', 'columns and rows of the screen (default 100x30, or what the report says)')
    .option('--ascii', 'draw with plain ASCII characters (by itself on a terminal whose locale is not UTF-8)')
    .option('--no-ascii', 'draw with all characters, whatever the locale')
    .option('--no-color', 'no colours (also: NO_COLOR)')
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
    .description('write a file to attach to a bug report: game, screen, machine')
    .argument('[file]', 'a record or the number of a game; the newest unless given')
    .option('--out <file>', 'where to write it (default: in the folder of games)')
    .option('--anonymous', 'without the names of the seats')
    .action(async (file: string | undefined, flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { report } = await import('./cli/report.js');
      report(file, flags, await surroundings(language), m, output);
    });

  const gamesCommand = root
    .command('games')
    .description('list all recorded games; copy or delete them')
    .option('--json', 'as data')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { listCommand } = await import('./cli/keep.js');
      listCommand(flags, m, process.env, output);
    });
  gamesCommand
    .command('export')
    .description('copy a record')
    .argument('<game>', 'number in the list, or a file of the folder')
    .argument('<file>', 'the copy; must not exist')
    .action(async (game: string, file: string, _flags: Flags, command: Command) => {
      const { m } = words(command);
      const { exportCommand } = await import('./cli/keep.js');
      exportCommand(game, file, m, process.env, output);
    });
  gamesCommand
    .command('delete')
    .description('delete a record')
    .argument('<game>', 'number in the list, or a file of the folder')
    .option('--yes', 'without asking')
    .action(async (game: string, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { deleteCommand } = await import('./cli/keep.js');
      await deleteCommand(game, flags, m, process, output);
    });

  screenOptions(gameOptions(root.command('demo').description('watch bots play: on the screen, or as text in a pipe')))
    .option('--record <file>', 'record the game in this file')
    .action(async (flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { demo } = await import('./cli/play.js');
      await demo(flags, language, m, process, output);
    });

  gameOptions(root.command('simulate').description('whole games of bots, without a screen'))
    .option('--games <n>', 'how many games (default 1)')
    .option('--record <file>', 'record the games: one file each, numbered')
    .option(
      '--table <list>',
      'a tournament: bots with commas between, one a seat; every seed is played from every seat',
    )
    .option('--workers <n>', 'with --table: threads (default: one a core)')
    .option('--keep <file>', 'with --table: keep the results in this file, and go on with what it has')
    .option('--csv', 'with --table: print a line for each seat of each game')
    .option('--json', 'print the figures as JSON')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      if (flags['table'] === undefined) {
        const { simulate } = await import('./cli/simulate.js');
        simulate(flags, m, output);
        return;
      }
      const { tournament } = await import('./cli/tournament/tournament.js');
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      await tournament(flags, m, output, stopping.signal);
    });

  root
    .command('odds')
    .description('exact chances of a fight to the end')
    .argument('<A>', 'armies in the attacking territory, the one that must stay included')
    .argument('<D>', 'armies in the defending territory')
    .option('--profile <name>', 'the national rulebook: en')
    .option('--json', '{attackers, defenders, win, attackerLosses, defenderLosses}')
    .action(async (a: string, d: string, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { odds } = await import('./cli/odds.js');
      odds(a, d, flags, m, output);
    });

  root
    .command('bots')
    .description('list the levels of bots, weakest first')
    .option('--json', '[{id, name, character}]')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { bots } = await import('./cli/bots.js');
      bots(flags, m, output);
    });

  const boards = root
    .command('boards')
    .description('boards of the house and your own: list, show, check, convert, draw');
  boards
    .command('list', { isDefault: true })
    .description('what boards there are')
    .action(async (_: Flags, command: Command) => {
      const { language, m } = words(command);
      const { listBoards } = await import('./cli/boards/boards.js');
      listBoards(language, m, process.env, output);
    });
  boards
    .command('show')
    .description('what is on a board')
    .argument('<board>', 'a name of the list, or a file: a pack, a .map of Domination or Conquest')
    .action(async (name: string, _: Flags, command: Command) => {
      const { language, m } = words(command);
      const { showBoard } = await import('./cli/boards/boards.js');
      showBoard(name, language, m, process.env, output);
    });
  boards
    .command('check')
    .description('say everything that is wrong in a file')
    .argument('<file>', 'a pack, a .map of Domination or Conquest')
    .action(async (file: string, _: Flags, command: Command) => {
      const { language, m } = words(command);
      const { checkBoard } = await import('./cli/boards/boards.js');
      checkBoard(file, language, m, output);
    });
  boards
    .command('convert')
    .description('write a board as a pack, to start one of your own')
    .argument('<board>', 'a name of the list, or a file')
    .argument('<out>', 'the file to write; it must not exist')
    .action(async (name: string, out: string, _: Flags, command: Command) => {
      const { m } = words(command);
      const { convertBoard } = await import('./cli/boards/boards.js');
      convertBoard(name, out, m, process.env, output);
    });
  boards
    .command('draw')
    .description('draw the map of a board')
    .argument('<board>', 'a name of the list, or a file')
    .option('--svg <file>', 'write a picture instead')
    .option('--size <CxR>', 'columns and rows (default: the terminal, or 100x30)')
    .option('--ascii', 'draw with plain ASCII characters')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .option('--watch', 'draw again each time the file is saved, with what is wrong in it')
    .action(async (name: string, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { drawBoard } = await import('./cli/boards/boards.js');
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      await drawBoard(name, flags, m, await here(flags), output, stopping.signal);
    });

  root
    .command('rules')
    .description('print the rules of a game, or one rule')
    .argument('[part]', 'a variant, "rulebooks", "rulings", or the number of a rule like C-ATT-2')
    .option('--profile <name>', 'how this national rulebook plays it')
    .action(async (part: string | undefined, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { rules } = await import('./cli/rules.js');
      rules(part, flags, m, output);
    });

  return withCommonOptions(root);
};

/** The sentence for the player, and the exit code. */
const onError = (error: unknown, m: Messages): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
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
