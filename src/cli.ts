// The command line: the only reader of argv. Each command's work is in src/cli/.
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { UsageError } from './cli/fail.js';
import { languageOf } from './cli/options.js';
import { type Messages, messagesIn } from './text/index.js';

const version = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(text) as { version?: unknown }).version);
};

const output = {
  print: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  errorIsTerminal: process.stderr.isTTY === true,
  now: () => performance.now(),
};

const gameOptions = (command: Command): Command =>
  command
    .option('--variant <name>', 'the game: classic')
    .option('--profile <name>', 'the national rulebook: en')
    .option('--board <name>', 'the board: world')
    .option('--players <n>', 'how many seats (default 4)')
    .option('--names <list>', 'names of the seats, with commas between')
    .option('--bots <n or list>', 'how many seats bots play, or their kinds with commas between: simple, random')
    .option('--seed <text>', 'the seed of all dice and cards; shown in the game, and the same game again when given')
    .option('--deal', 'deal the territories instead of claiming them')
    .option('--rounds <n>', 'end after this many rounds; most territories win')
    .option('--defence <how>', 'defence dice of people: ask or auto')
    .option('--resign <to>', 'who takes over for a seat that resigns: bot or neutral')
    .addOption(new Option('--lang <code>', 'language: en, fr, it, pt'));

const screenOptions = (command: Command): Command =>
  command
    .option('--no-animation', 'show moves of bots at once')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .option('--ascii', 'draw with plain ASCII characters')
    .option('--debug', 'show where in the program an unexpected error came from');

type Flags = Readonly<Record<string, string | boolean | undefined>>;

const program = (): Command => {
  const root = new Command('risk-napoleon')
    .description(`${messagesIn('en').cli.description}\n${messagesIn('en').cli.unofficial}`)
    .version(version())
    .enablePositionalOptions()
    .configureHelp({ showGlobalOptions: false })
    .exitOverride();

  const words = (flags: Flags) => {
    const language = languageOf(flags['lang'] as string | undefined, process.env);
    return { language, m: messagesIn(language) };
  };

  screenOptions(
    gameOptions(root.command('play', { isDefault: true }).description('play a game (without options the screen asks)')),
  )
    .option('--record <file>', 'record the game in this file')
    .action(async (flags: Flags) => {
      const { language, m } = words(flags);
      const { play } = await import('./cli/play.js');
      await play(flags, language, m, process);
    });

  screenOptions(root.command('resume').description('list unfinished games, or go on with one'))
    .argument('[game]', 'number in the list, or a file')
    .addOption(new Option('--lang <code>', 'language: en, fr, it, pt'))
    .action(async (which: string | undefined, flags: Flags) => {
      const { language, m } = words(flags);
      const { resume } = await import('./cli/play.js');
      await resume(which, flags, language, m, process);
    });

  root
    .command('replay')
    .description('tell a recorded game again, or verify it')
    .argument('<file>', 'a record')
    .option('--verify', 'play it again and compare the state after every action')
    .option('--json', 'with --verify: {ok, actions, hash, firstDifference}')
    .addOption(new Option('--lang <code>', 'language: en, fr, it, pt'))
    .action(async (file: string, flags: Flags) => {
      const { language, m } = words(flags);
      const { replayCommand } = await import('./cli/replay.js');
      replayCommand(file, flags, language, m, output);
    });

  screenOptions(gameOptions(root.command('demo').description('watch bots play: on the screen, or as text in a pipe')))
    .option('--record <file>', 'record the game in this file')
    .action(async (flags: Flags) => {
      const { language, m } = words(flags);
      const { demo } = await import('./cli/play.js');
      await demo(flags, language, m, process, output);
    });

  gameOptions(root.command('simulate').description('whole games of bots, without a screen'))
    .option('--games <n>', 'how many games (default 1)')
    .option('--record <file>', 'record the games: one file each, numbered')
    .option('--json', 'print the figures as JSON')
    .action(async (flags: Flags) => {
      const { m } = words(flags);
      const { simulate } = await import('./cli/simulate.js');
      simulate(flags, m, output);
    });

  root
    .command('odds')
    .description('exact chances of a fight to the end')
    .argument('<A>', 'armies in the attacking territory, the one that must stay included')
    .argument('<D>', 'armies in the defending territory')
    .option('--profile <name>', 'the national rulebook: en')
    .option('--json', '{attackers, defenders, win, attackerLosses, defenderLosses}')
    .addOption(new Option('--lang <code>', 'language: en, fr, it, pt'))
    .action(async (a: string, d: string, flags: Flags) => {
      const { m } = words(flags);
      const { odds } = await import('./cli/odds.js');
      odds(a, d, flags, m, output);
    });

  root
    .command('rules')
    .description('print the rules of a game, or one rule')
    .argument('[part]', 'a variant, "rulebooks", "rulings", or the number of a rule like C-ATT-2')
    .option('--profile <name>', 'how this national rulebook plays it')
    .addOption(new Option('--lang <code>', 'language: en, fr, it, pt'))
    .action(async (part: string | undefined, flags: Flags) => {
      const { m } = words(flags);
      const { rules } = await import('./cli/rules.js');
      rules(part, flags, m, output);
    });

  return root;
};

/** The sentence for the player, and the exit code. */
const onError = (error: unknown, m: Messages): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    if (error.message !== '') output.error(`${error.message}\n`);
    return error.exitCode;
  }
  const isDebug = process.argv.includes('--debug');
  const message = error instanceof Error ? error.message : String(error);
  output.error(`${isDebug && error instanceof Error ? error.stack : m.cli.unexpected(message)}\n`);
  return 1;
};

// A reader that goes away (`| head`) ends the program quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  output.error(`${messagesIn('en').cli.cannotPrint(error.message)}\n`);
  process.exit(1);
});

try {
  await program().parseAsync(process.argv);
} catch (error) {
  process.exitCode = onError(error, messagesIn('en'));
}
