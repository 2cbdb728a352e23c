// Commands without a game to look at: simulate, odds, bots, rules.
import type { Command } from 'commander';
import { output } from './here.js';
import { type Flags, gameOptions, type Speak } from './options.js';

export const addFigures = (root: Command, words: Speak): void => {
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
      const { ownBoard } = await import('../ownBoard.js');
      if (flags['table'] === undefined) {
        const { simulate } = await import('../simulate.js');
        await simulate(flags, m, output, await ownBoard(flags, m, process.env));
        return;
      }
      const { tournament } = await import('../tournament/tournament.js');
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
      const { odds } = await import('../odds.js');
      odds(a, d, flags, m, output);
    });

  root
    .command('bots')
    .option('--json')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { bots } = await import('../bots.js');
      bots(flags, m, output);
    });

  root
    .command('rules')
    .argument('[part]')
    .option('--profile <name>')
    .action(async (part: string | undefined, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { rules } = await import('../rules.js');
      rules(part, flags, m, output);
    });
};
