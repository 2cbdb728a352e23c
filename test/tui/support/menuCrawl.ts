// Someone who presses anything, from the start menu on: lists that are empty and lists that are long, pages, names, games
// and replays, in and out again. Nothing may break, and every frame has the terminal's size.
import { expect } from '@jest/globals';
import { resumeStream, seedStream } from '../../../src/core/index.js';
import { Refusal } from '../../../src/tui/session/refusal.js';
import { turn } from '../../support/until.js';
import { openGame, type PlainDesk, type Running } from './running.js';

const KEYS = [
  ...Array<string>(10).fill('<enter>'),
  ...Array<string>(8).fill('<down>'),
  ...Array<string>(5).fill('<escape>'),
  ...['<up>', '<pageUp>', '<pageDown>', '<home>', '<end>', '<backspace>', '<tab>', '1', '3', '9'],
  ...[...'jkabtpl?é界 /vqqqq'],
];

const GAME = openGame('watched');
const refuse = (): never => {
  throw new Refusal('It cannot be done.');
};

export const WORLDS: Readonly<Record<string, Partial<PlainDesk>>> = {
  'where there is nothing yet': {},
  'full of games': {
    saved: () => ({ path: '/games/0', label: 'the newest' }),
    unfinished: () => Array.from({ length: 30 }, (_, n) => ({ path: `/games/${n}`, label: `game ${n}` })),
    recorded: () => Array.from({ length: 3 }, (_, n) => ({ path: `/games/${n}`, label: `game ${n}` })),
    rulebook: () => [{ id: 'one', title: 'One', text: `## One\n\n${'A rule. '.repeat(300)}` }],
    watch: () => ({ rules: GAME.rules, seats: GAME.seats, seed: null, steps: GAME.past, at: null, eyes: 'omniscient' }),
  },
  'that refuses everything': {
    unfinished: refuse,
    recorded: refuse,
    rulebook: refuse,
    open: refuse,
    watch: refuse,
    remember: refuse,
  },
};

/** Turns of the event loop after which a burst has been answered and drawn. */
const TURNS = 12;

/** Presses `steps` keys, in bursts of up to three; begins anew whenever the program is left. */
export const crawlMenu = async (begin: () => Running, seed: string, steps: number): Promise<number> => {
  const stream = resumeStream(seedStream(seed));
  const typed: string[] = [];
  let program = begin();
  let seen = 0;
  for (let n = 0; n < steps; n++) {
    const burst = Array.from({ length: 1 + stream.pick(3) }, () => KEYS[stream.pick(KEYS.length)] ?? '').join('');
    typed.push(burst);
    if (stream.pick(15) === 0) program.resize({ columns: 60 + stream.pick(80), rows: 12 + stream.pick(30) });
    program.keys(burst);
    for (let n = 0; n < TURNS; n++) await turn();
    // Ink is loaded when a menu is first shown; keys wait for it as this does.
    if (program.left() === null)
      await program.until('a first frame', () => program.grids.length > 0 || program.left() !== null);
    const left = program.left();
    if (left !== null) {
      if (left.error !== null) throw new Error(`${seed}, after ${typed.slice(-12).join(' ')}: ${left.error}`);
      program = begin();
      continue;
    }
    const grid = program.grids.at(-1);
    expect(grid?.cells.length).toBe((grid?.columns ?? 0) * (grid?.rows ?? 0));
    expect(program.text().trim()).not.toBe('');
    seen++;
  }
  return seen;
};
