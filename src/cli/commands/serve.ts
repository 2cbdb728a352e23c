// The command that runs a server.
import type { Command } from 'commander';
import { output } from './here.js';
import type { Flags, Speak } from './options.js';

export const addServe = (root: Command, words: Speak): void => {
  root
    .command('serve')
    .option('--port <n>')
    .option('--host <text>')
    .option('--data <file>')
    .option('--store <url>')
    .option('--name <text>')
    .option('--guests')
    .option('--no-guests')
    .option('--boards <folder>')
    .option('--allow <file>')
    .option('--admin <list>')
    .option('--web <n>')
    .option('--web-host <text>')
    .option('--web-origin <list>')
    .option('--web-proxy')
    .option('--metrics <n>')
    .option('--metrics-host <text>')
    .option('--log <how>')
    .option('--log-addresses <how>')
    .option('--limit <list>')
    .option('--stdio')
    .action(async (flags: Flags, command: Command) => {
      const { m } = words(command);
      const { serveCommand } = await import('../serve.js');
      await serveCommand(flags, m, process, output);
    });

  const server = root.command('server');
  for (const way of ['export', 'import'] as const) {
    server
      .command(way)
      .argument('<folder>')
      .option('--store <url>')
      .action(async (folder: string, flags: Flags, command: Command) => {
        const { m } = words(command);
        const { moveCommand } = await import('../move.js');
        await moveCommand(way, folder, flags, m, process.env, output);
      });
  }
};
