// Commands about records: replay, report, stats, games.
import type { Command } from 'commander';
import { here, output, surroundings, watcher } from './here.js';
import type { Flags, Speak } from './options.js';

export const addRecords = (root: Command, words: Speak): void => {
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
      const { replayCommand } = await import('../replay.js');
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
      const { report } = await import('../report.js');
      report(file, flags, await surroundings(language), m, output);
    });

  root
    .command('stats')
    .option('--json')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { statsCommand } = await import('../stats/stats.js');
      statsCommand(flags, m, process.env, output);
    });

  const gamesCommand = root
    .command('games')
    .option('--json')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { listCommand } = await import('../keep.js');
      listCommand(flags, m, process.env, output);
    });
  gamesCommand
    .command('export')
    .argument('<game>')
    .argument('<file>')
    .action(async (game: string, file: string, _flags: Flags, command: Command) => {
      const { m } = words(command);
      const { exportCommand } = await import('../keep.js');
      exportCommand(game, file, m, process.env, output);
    });
  gamesCommand
    .command('delete')
    .argument('<game>')
    .option('--yes')
    .action(async (game: string, flags: Flags, command: Command) => {
      const { m } = words(command);
      const { deleteCommand } = await import('../keep.js');
      await deleteCommand(game, flags, m, process, output);
    });
};
