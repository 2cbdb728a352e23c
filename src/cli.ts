// The command line: the only reader of argv. Each command's work is in src/cli/.
import { Command, CommanderError } from 'commander';
import { addBoards } from './cli/commands/boards.js';
import { addFigures } from './cli/commands/figures.js';
import { output } from './cli/commands/here.js';
import type { Flags } from './cli/commands/options.js';
import { addPlay } from './cli/commands/play.js';
import { addRecords } from './cli/commands/records.js';
import { addServe } from './cli/commands/serve.js';
import { faultText, reasonOf, UsageError } from './cli/fail.js';
import { watchOutputs } from './cli/lost.js';
import { languageOf } from './cli/options.js';
import { describe, helpIn, languageIn, refusalIn } from './cli/usage.js';
import { version } from './cli/version.js';
import { type Messages, messagesIn, plainLines, plainText } from './text/index.js';

/** What help and errors are said in: the language of `--lang`, else of the environment, until the command's own is known. */
let spoken: Messages = messagesIn(languageIn(process.argv) ?? languageOf(undefined, process.env));

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

  addPlay(root, words);
  addRecords(root, words);
  addFigures(root, words);
  addBoards(root, words);
  addServe(root, words);
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
