// The whole program on a terminal of the test's: Ink, map and keys, without a process.
import { type Rules, startTimeline } from '../../../src/core/index.js';
import type { Size } from '../../../src/tui/model.js';
import type { Desk } from '../../../src/tui/session/desk.js';
import { type HomeGameOptions, homeGame } from '../../../src/tui/session/homeGame.js';
import type { OpenGame } from '../../../src/tui/session/opened.js';
import type { Left } from '../../../src/tui/session/program.js';
import { Refusal } from '../../../src/tui/session/refusal.js';
import { type RunOptions, runScreen } from '../../../src/tui/session/run.js';
import type { Grid } from '../../../src/tui/terminal/cell.js';
import type { Key } from '../../../src/tui/terminal/keys.js';
import type { Terminal } from '../../../src/tui/terminal/session.js';
import { begin, chanceOf, rulesOf, seatsOf } from '../../support/setups.js';
import { until } from '../../support/until.js';
import { keysOf, SMALL, seated } from './games.js';
import { gridText } from './screens.js';

const stops: (() => void)[] = [];
/** Ends the programs of a test; to be called after each. Ink, which a menu loads behind itself, is not left half loaded. */
export const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0)) stop();
  await import('../../../src/tui/screens/mountMenu.js');
};

/** A game by `rules` from its beginning, that nobody records. */
export const gameOf = (rules: Rules, change: Partial<HomeGameOptions> = {}): OpenGame => {
  const start = begin(rules);
  return homeGame({
    rules,
    chance: chanceOf(rules),
    seats: seatsOf(rules),
    timeline: startTimeline(start),
    past: [start],
    record: null,
    placeForMe: false,
    commands: () => ({ resumeCommand: null, replayCommand: null }),
    ...change,
  });
};

/** A dealt classic one. */
export const openGame = (seed: string, persons: readonly number[] = [0]): OpenGame =>
  gameOf(seated(rulesOf(3, seed, { deal: true }), { persons }));

/** A desk that answers at once. */
type Asked = Omit<Desk, 'behind' | 'daily' | 'stats'>;
export type PlainDesk = { [K in keyof Asked]: (...args: Parameters<Asked[K]>) => Awaited<ReturnType<Asked[K]>> } & Pick<
  Desk,
  'behind' | 'daily' | 'stats'
>;

/** A world outside in which there is nothing yet. */
export const deskOf = (desk: Partial<PlainDesk> = {}): Desk => {
  const plain: PlainDesk = {
    saved: () => null,
    unfinished: () => [],
    recorded: () => [],
    rulebook: () => [],
    open: () => openGame('menu'),
    watch: () => {
      throw new Refusal('nothing to watch');
    },
    remember: () => {},
    ...desk,
  };
  return {
    saved: async (...args) => plain.saved(...args),
    unfinished: async (...args) => plain.unfinished(...args),
    recorded: async (...args) => plain.recorded(...args),
    rulebook: async (...args) => plain.rulebook(...args),
    open: async (...args) => plain.open(...args),
    watch: async (...args) => plain.watch(...args),
    remember: async (...args) => plain.remember(...args),
    ...(plain.behind && { behind: plain.behind }),
    ...(plain.daily && { daily: plain.daily }),
    ...(plain.stats && { stats: plain.stats }),
  };
};

export type Running = ReturnType<typeof run>;

export const run = ({
  desk = {},
  ascii = false,
  ...options
}: Partial<Omit<RunOptions, 'desk'>> & { desk?: Partial<PlainDesk>; ascii?: boolean } = {}) => {
  let size: Size = SMALL;
  let onKey: (key: Key) => void = () => {};
  let onResize: (size: Size) => void = () => {};
  const grids: Grid[] = [];
  const titles: string[] = [];
  const signals: string[] = [];
  const terminal: Terminal = {
    depth: 24,
    open: () => {},
    size: () => size,
    draw: (grid) => grids.push(grid),
    setMouse: () => {},
    setTitle: (text) => titles.push(text),
    signal: (bytes) => signals.push(bytes),
    onAnswer: () => () => {},
    answered: () => Promise.resolve(),
    invalidate: () => {},
    onKey: (listener) => {
      onKey = listener;
      return () => {};
    },
    onResize: (listener) => {
      onResize = listener;
      return () => {};
    },
    onGone: () => () => {},
    suspend: () => {},
    resume: () => {},
    close: () => {},
    bytesWritten: () => 0,
  };
  let left: Left | null = null;
  let interrupts = 0;
  const done = runScreen(
    {
      terminal,
      language: 'en',
      look: (settings) => ({
        ascii,
        depth: 24,
        cells: settings === null || settings.cells === 'auto' ? 'quadrant' : settings.cells,
        light: settings?.ground === 'light',
        animate: false,
        tumbles: false,
      }),
      calm: null,
      choices: null,
      game: null,
      desk: deskOf(desk),
      ...options,
    },
    () => interrupts++,
  );
  void done.then((result) => {
    left = result;
  });
  const text = (): string => {
    const last = grids.at(-1);
    return last ? gridText(last) : '';
  };
  const shown = (what: string, condition: () => boolean): Promise<void> =>
    until(condition, { told: () => `${what}:\n${text()}` });
  const keys = (bytes: string): void => {
    const raw: Readonly<Record<string, string>> = {
      enter: '\r',
      backspace: '\x7f',
      down: '\x1b[B',
      up: '\x1b[A',
      escape: '\x1b',
    };
    for (const key of keysOf(bytes)) onKey({ ...key, raw: raw[key.name] ?? key.raw } as Key);
  };
  stops.push(() => {
    if (left === null) keys('<escape>'.repeat(9));
    if (left === null) keys('q<enter>');
  });
  return {
    done,
    text,
    grids,
    /** Titles of the window, and what else was written to it, in their order. */
    titles,
    signals,
    keys,
    until: shown,
    shows: (wanted: string) => shown(`"${wanted}"`, () => text().includes(wanted)),
    interrupts: () => interrupts,
    /** How the player left; null while the program runs. */
    left: (): Left | null => left,
    resize: (next: Size) => {
      size = next;
      onResize(next);
    },
  };
};
