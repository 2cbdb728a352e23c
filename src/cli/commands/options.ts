// Options that several commands take.
import type { Command } from 'commander';
import type { Language, Messages } from '../../text/index.js';

/** As commander gives them. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** The language of a command, before its name or after it, and its sentences; errors are said in it from then on. */
export type Speak = (command: Command) => { readonly language: Language; readonly m: Messages };

export const gameOptions = (command: Command): Command =>
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
    .option('--skip-empty')
    .option('--missions <how>')
    .option('--resign <to>');

/** Where the dice come from: for games that people play. */
export const diceOptions = (command: Command): Command => command.option('--dice <kind>').option('--words <list>');

export const screenOptions = (command: Command): Command =>
  command
    .option('--animation')
    .option('--no-animation')
    .option('--mouse')
    .option('--no-mouse')
    .option('--cells <kind>')
    .option('--ground <kind>')
    .option('--no-color')
    .option('--ascii')
    .option('--no-ascii')
    .option('--screen-reader');
