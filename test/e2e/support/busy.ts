// The program in every mode, busy: for trials of how it ends.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../../src/table/save.js';
import { messagesIn } from '../../../src/text/index.js';
import { BIN } from './built.js';
import { KEYS, type Program, recordLines, type Start, startProgram } from './terminal.js';

const m = messagesIn('en');

export const TABLE = ['--variant', 'classic', '--players', '3', '--deal', '--seed', 'ends'];
export const recordIn = (state: string): string => join(state, 'game.risk.jsonl');
export const linesIn = (state: string): number => (existsSync(recordIn(state)) ? recordLines(state).length : 0);

/** What is left behind that should not be: locks, and a record that cannot be read or is not whole. */
export const leftBehind = (state: string): string[] => {
  if (!existsSync(state)) return [];
  const locks = readdirSync(state).filter((name) => name.endsWith('.lock'));
  const read = existsSync(recordIn(state)) ? readRecord(recordIn(state)) : null;
  return [...locks, ...(read === null || (read.ok && !read.value.truncated) ? [] : ['a damaged record'])];
};

/** A game of bots alone, to be looked at. */
const simulated = (state: string): string => {
  const args = ['simulate', ...TABLE, '--rounds', '2', '--record', recordIn(state)];
  if (spawnSync(process.execPath, [BIN, ...args]).status !== 0) throw new Error('test: no game');
  return recordIn(state);
};

const MORE = (KEYS.down + KEYS.enter).repeat(40);

/** A program that is in the middle of something, and what it is given to do next. */
export interface Busy {
  readonly program: Program;
  goOn(): void;
}

export type Starter = (args: readonly string[], options?: Partial<Start>) => Program;

export const starter =
  (state: () => string, running: Set<Program>, common: Partial<Start> = {}): Starter =>
  (args, options = {}) => {
    const program = startProgram(args, { state: state(), ...common, ...options });
    running.add(program);
    return program;
  };

/** By what it is called: how each mode comes to where it is busy. */
export const BUSY: Readonly<Record<string, (start: Starter, state: string) => Promise<Busy>>> = {
  'the screen, with keys and bots': async (start, state) => {
    const program = start(['play', ...TABLE, '--no-animation', '--record', recordIn(state)]);
    await program.shows(m.prompt.placeOne);
    program.write(KEYS.enter.repeat(20) + MORE);
    await program.until('it is on its way', () => linesIn(state) > 5);
    return { program, goOn: () => program.write(MORE) };
  },
  'the screen, with bots alone': async (start, state) => {
    const program = start(['demo', ...TABLE, '--no-animation', '--record', recordIn(state)]);
    await program.until('it is on its way', () => linesIn(state) > 5);
    return { program, goOn: () => program.write(KEYS.down) };
  },
  words: async (start, state) => {
    const program = start(['play', '--screen-reader', ...TABLE, '--record', recordIn(state)]);
    await program.shows('1.');
    program.write('1\r'.repeat(30));
    await program.until('it is on its way', () => linesIn(state) > 5);
    return { program, goOn: () => program.write('1\r'.repeat(10)) };
  },
  'the menu': async (start) => {
    const program = start([]);
    await program.shows(m.menu.main);
    return { program, goOn: () => program.write(KEYS.down.repeat(20)) };
  },
  'a replay': async (start, state) => {
    const program = start(['replay', simulated(state)]);
    await program.until('a frame', () => program.output().includes('\x1b[?2026l'));
    return { program, goOn: () => program.write(KEYS.right.repeat(40)) };
  },
};

/** Stops reading, and makes the program write more than any terminal holds for its reader. */
export const fill = (program: Program): void => {
  program.stopReading();
  for (let n = 0; n < 8; n++) program.resize(n % 2 === 0 ? 300 : 200, 90);
};
