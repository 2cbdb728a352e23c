// The help of the command line and commander's errors in the player's language. The texts are the catalogue's: what a
// command, an argument or an option has there stands in the help.
import type { Command, CommanderError, Help } from 'commander';
import { isLanguage, type Language, type Messages, plainText } from '../text/index.js';
import { wrap } from '../tui/frame/line.js';

/** The language that `--lang` names, wherever it stands; null where it names none. */
export const languageIn = (argv: readonly string[]): Language | null => {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[at] ?? '';
  const code = word.startsWith('--lang=') ? word.slice('--lang='.length) : (argv[at + 1] ?? '');
  return at >= 0 && isLanguage(code) ? code : null;
};

/** `<file>` and `[file]` with the word of the language. */
const inWords = (text: string, { usage }: Messages): string =>
  text.replace(
    /([<[])([^\]>]+)([\]>])/g,
    (_all, open: string, value: string, close: string) => `${open}${usage.values[value] ?? value}${close}`,
  );

/** How help is laid out, with the titles and values of the language. */
export const helpIn = (m: Messages): Partial<Help> => {
  const { usage, arguments: args, options, commands } = m.usage.titles;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': usage,
    'Arguments:': args,
    'Options:': options,
    'Commands:': commands,
  };
  return {
    showGlobalOptions: false,
    // Spaces that hold a line together are kept whole.
    boxWrap(text, width) {
      if (width < (this.minWidthToWrap ?? 0)) return text;
      return text
        .split('\n')
        .flatMap((line) => wrap(line, width))
        .join('\n');
    },
    styleTitle: (title) => titles[title] ?? title,
    styleUsage: (text) => inWords(text, m),
    // Terms are translated before they are measured.
    optionTerm: (option) => inWords(option.flags, m),
    argumentTerm: (argument) => m.usage.values[argument.name()] ?? argument.name(),
    subcommandTerm: (command) => {
      const names = command.registeredArguments.map((argument) =>
        argument.required ? ` <${argument.name()}>` : ` [${argument.name()}]`,
      );
      return inWords(`${command.name()}${command.options.length > 0 ? ' [options]' : ''}${names.join('')}`, m);
    },
  };
};

/** Gives `command` and all below it the texts of the catalogue; `path` is its name after the program's. */
export const describe = (command: Command, m: Messages, path = ''): void => {
  const texts: Readonly<Record<string, string>> = m.usage.texts;
  if (texts[path] !== undefined) command.description(texts[path]);
  for (const argument of command.registeredArguments) {
    argument.description = texts[`${path} <${argument.name()}>`] ?? argument.description;
  }
  for (const option of command.options) {
    option.description = texts[`${path} ${option.long}`] ?? texts[option.long ?? ''] ?? option.description;
  }
  command.helpOption('-h, --help', texts['--help']);
  if (command.commands.length > 0) command.helpCommand('help [command]', texts['help']);
  for (const part of command.commands) describe(part, m, `${path} ${part.name()}`.trim());
};

const quoted = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? '';

/** What commander refuses, in a sentence; its own words where it is something that has none. */
export const refusalIn = ({ code, message }: CommanderError, m: Messages): string => {
  const what = plainText(quoted(message));
  const near = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return m.usage.unknownOption(what, plainText(near));
    case 'commander.missingArgument':
      return m.usage.missingArgument(m.usage.values[what] ?? what);
    case 'commander.optionMissingArgument':
      return m.usage.missingValue(inWords(what, m));
    case 'commander.excessArguments':
      return m.usage.tooManyArguments(what);
    default:
      return plainText(message.replace(/^error: /, ''));
  }
};
