// Commands about boards.
import type { Command } from 'commander';
import { here, output } from './here.js';
import type { Flags, Speak } from './options.js';

export const addBoards = (root: Command, words: Speak): void => {
  const boards = root.command('boards');
  boards.command('list', { isDefault: true }).action(async (_: Flags, command: Command) => {
    const { language, m } = words(command);
    const { listBoards } = await import('../boards/boards.js');
    listBoards(language, m, process.env, output);
  });
  boards
    .command('show')
    .argument('<board>')
    .action(async (name: string, _: Flags, command: Command) => {
      const { language, m } = words(command);
      const { showBoard } = await import('../boards/boards.js');
      showBoard(name, language, m, process.env, output);
    });
  boards
    .command('check')
    .argument('<board>')
    .action(async (name: string, _: Flags, command: Command) => {
      const { language, m } = words(command);
      const { checkBoard } = await import('../boards/boards.js');
      checkBoard(name, language, m, process.env, output);
    });
  boards
    .command('convert')
    .argument('<board>')
    .argument('<out>')
    .action(async (name: string, out: string, _: Flags, command: Command) => {
      const { m } = words(command);
      const { convertBoard } = await import('../boards/boards.js');
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
      const { drawBoard } = await import('../boards/boards.js');
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      await drawBoard(name, flags, m, await here(flags), output, stopping.signal);
    });
};
