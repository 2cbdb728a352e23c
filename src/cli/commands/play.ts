// Commands that show a game: play, resume, demo.
import type { Command } from 'commander';
import { output } from './here.js';
import { diceOptions, type Flags, gameOptions, type Speak, screenOptions } from './options.js';

export const addPlay = (root: Command, words: Speak): void => {
  screenOptions(diceOptions(gameOptions(root.command('play', { isDefault: true }))))
    .option('--record <file>')
    .action(async (flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { play } = await import('../play.js');
      await play(flags, language, m, process);
    });

  screenOptions(root.command('resume'))
    .argument('[game]')
    .action(async (which: string | undefined, flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { resume } = await import('../play.js');
      await resume(which, flags, language, m, process);
    });

  screenOptions(gameOptions(root.command('demo')))
    .option('--record <file>')
    .action(async (flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { demo } = await import('../play.js');
      await demo(flags, language, m, process, output);
    });

  screenOptions(root.command('daily'))
    .argument('[day]')
    .option('--verify <file>')
    .action(async (day: string | undefined, flags: Flags, command: Command) => {
      const { language, m } = words(command);
      const { daily } = await import('../daily/daily.js');
      await daily(day, flags, language, m, process, output);
    });
};
