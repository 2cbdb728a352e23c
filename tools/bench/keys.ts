// A key press to its frame, in a process of its own: `node tools/run.js tools/bench/keys.ts 80x24 classic` (or `napoleon`,
// or `large`: the classic game on a board of 254 territories with a picture) prints JSON. The screen runs as in the program, on streams that stand in for a terminal's; NODE_ENV must be `production`, as in it.
import { EventEmitter } from 'node:events';
import { readBoard } from '../../src/boards/index.js';
import { playBots } from '../../src/bots/selfPlay.js';
import { type Decision, loadPack, type Pack, type Step, seedOf, startTimeline } from '../../src/core/index.js';
import { type Messages, messagesIn } from '../../src/text/index.js';
import { homeGame } from '../../src/tui/session/homeGame.js';
import { runScreen } from '../../src/tui/session/run.js';
import type { Grid } from '../../src/tui/terminal/cell.js';
import { openTerminal, type Terminal } from '../../src/tui/terminal/session.js';
import { largeBoard } from '../../test/boards/support/large.js';
import { bytesNeeded } from './needed.js';
import { botsFor, type Game, gameFor, type Variant } from './rules.js';

/** What is played on the screen. */
export type Played = Variant | 'large';

const VARIANT_OF: Readonly<Record<Played, Variant>> = { classic: 'classic', napoleon: 'napoleon', large: 'classic' };

export interface KeySample {
  readonly cpuMs: number;
  readonly bytes: number;
  readonly needed: number;
}

export interface KeyReport {
  /** By what the keys do, in the order of pressing. */
  readonly groups: readonly { readonly what: string; readonly samples: readonly KeySample[] }[];
}

const UP = '\x1b[A';
const DOWN = '\x1b[B';
const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';
const ENTER = '\r';
const BACK = '\x7f';
const TAB = '\t';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Turns of the event loop without a new frame after which a key is taken to be dealt with. */
const QUIET_TURNS = 8;
/** Turns to wait for the first frame: a key that changes nothing draws none. */
const MOST_TURNS = 40;

/** A position in the middle of a game, and what happened before. */
interface Midway extends Game {
  readonly now: Step;
  readonly past: readonly Step[];
}

/** From this round on the log is long and armies stand in large numbers. */
const LEAST_ROUND: Readonly<Record<Variant, number>> = { classic: 4, napoleon: 3 };
/** Enough places for a list that scrolls. */
const LEAST_PLACES = 12;

const isLong = (open: Decision): boolean => {
  if (open.kind === 'place') return open.offers.length >= LEAST_PLACES;
  if (open.kind !== 'combat' || open.forced) return false;
  // What nobody holds is entered without asking how: there are no ways to fight to be walked through.
  if (open.offers.some(({ type }) => type === 'enter')) return false;
  return new Set(open.offers.map((offer) => ('from' in offer ? offer.from : null))).size >= LEAST_PLACES;
};

const largePack = (): Pack => {
  const { map, picture } = largeBoard();
  const { data } = readBoard(map, 'large', () => picture);
  const pack = data === null ? null : loadPack(data);
  if (pack?.ok !== true) throw new Error('the large board is refused');
  return pack.value;
};

/** A game in which seat 0 is asked for something that has many answers. */
const midway = (played: Played): Midway => {
  const variant = VARIANT_OF[played];
  const pack = played === 'large' ? largePack() : null;
  for (let n = 0; ; n++) {
    const game = gameFor(variant, `keys-${n}`, 4, 'person', pack);
    const past: Step[] = [];
    let found: Step | null = null;
    playBots(game.rules, game.chance, botsFor(game), undefined, (step) => {
      past.push(step);
      const open = step.decision;
      if (open?.seat === 0 && isLong(open) && step.state.turn.round >= LEAST_ROUND[variant]) found = step;
      return found === null ? null : 'stop';
    });
    if (found !== null) return { ...game, now: found, past };
  }
};

const openScreen = (columns: number, rows: number) => {
  const stdin = Object.assign(new EventEmitter(), { isTTY: true, setRawMode() {}, resume() {}, pause() {} });
  const stdout = Object.assign(new EventEmitter(), { columns, rows, write: () => true });
  const real = openTerminal({ stdin, stdout, env: {}, noColour: false, depth: 24 });
  let shown: Grid | null = null;
  let frames = 0;
  const terminal: Terminal = {
    ...real,
    draw(grid) {
      frames++;
      shown = { ...grid, cells: grid.cells.slice() };
      real.draw(grid);
    },
  };
  return {
    terminal,
    press: (bytes: string) => void stdin.emit('data', bytes),
    frames: () => frames,
    shown: (): Grid => {
      if (shown === null) throw new Error('nothing is drawn');
      return shown;
    },
  };
};

const screenTextOf = (grid: Grid): string => grid.cells.map((cell) => cell.char).join('');

const settle = async (frames: () => number, before: number): Promise<void> => {
  let quiet = 0;
  let last = before;
  for (let turn = 0; quiet < QUIET_TURNS && turn < 1000; turn++) {
    await nextTurn();
    const now = frames();
    quiet = now !== last || (now === before && turn < MOST_TURNS) ? 0 : quiet + 1;
    last = now;
  }
};

/** What is pressed, given the means to press and to measure. */
interface Hands {
  readonly m: Messages;
  readonly press: (bytes: string) => Promise<unknown>;
  readonly group: (what: string, keys: readonly string[], times: number) => Promise<void>;
  /** Presses keys that are not measured, until the screen says `text`. */
  readonly goTo: (keys: readonly string[], text: string) => Promise<void>;
}

/** What every question for a number begins with, in the bench's language. */
const HOW_MANY = 'How many armies';

const classicKeys = async ({ m, press, group, goTo }: Hands): Promise<void> => {
  await goTo([], m.prompt.place);
  await group('first keys of a process', [DOWN, DOWN, UP, UP], 5);
  await group('list of territories to place on', [DOWN, DOWN, DOWN, DOWN, UP, UP, UP, UP], 8);
  await press(TAB);
  await group('walk on the map', [RIGHT, DOWN, LEFT, LEFT, UP, UP, RIGHT, DOWN], 8);
  await press(TAB);
  await goTo([ENTER], HOW_MANY);
  await group('number', [LEFT, LEFT, RIGHT, RIGHT], 8);
  await goTo([BACK, 'a'], m.prompt.attackFrom);
  await group('list to attack from', [DOWN, DOWN, UP, UP], 12);
  await group('panes', ['t', 'p', 'l', 'l', 'o', '?', '?'], 6);
  await goTo([ENTER], m.prompt.attackWhich);
  await group('list of targets', [DOWN, UP], 12);
  await goTo([BACK, '/'], m.screen.filter);
  await group('find', ['a', BACK, 'e', BACK], 6);
};

/** The combat phase: origins on land and sea, their targets with the odds, the ways to fight. */
const napoleonKeys = async ({ m, press, group, goTo }: Hands): Promise<void> => {
  await goTo([], m.screen.phases.combat);
  await group('first keys of a process', [DOWN, DOWN, UP, UP], 5);
  await group('list of places to attack from', [DOWN, DOWN, DOWN, DOWN, UP, UP, UP, UP], 8);
  await press(TAB);
  await group('walk on the map', [RIGHT, DOWN, LEFT, LEFT, UP, UP, RIGHT, DOWN], 8);
  await press(TAB);
  await group('panes', ['t', 'p', 'm', 'l', 'o', '?', '?'], 6);
  await goTo([ENTER], m.keys.back);
  await group('list of targets', [DOWN, UP], 12);
  await press(ENTER);
  await group('ways to fight', [DOWN, DOWN, UP, UP], 8);
  await goTo([BACK, BACK, '/'], m.screen.filter);
  await group('find', ['a', BACK, 'e', BACK], 6);
};

const KEYS_OF: Readonly<Record<Variant, (hands: Hands) => Promise<void>>> = {
  classic: classicKeys,
  napoleon: napoleonKeys,
};

const measure = async (played: Played, columns: number, rows: number): Promise<KeyReport> => {
  const { rules, chance, seats, now, past } = midway(played);
  const screen = openScreen(columns, rows);
  const game = homeGame({
    rules,
    chance,
    seats,
    timeline: startTimeline(now),
    past,
    record: null,
    placeForMe: false,
    commands: () => ({ resumeCommand: null, replayCommand: null }),
  });
  const done = runScreen(
    {
      terminal: screen.terminal,
      language: 'en',
      look: () => ({
        ascii: false,
        cells: 'quadrant',
        light: false,
        depth: 24,
        animate: false,
        tumbles: false,
      }),
      calm: null,
      choices: null,
      game,
      desk: {
        saved: async () => null,
        unfinished: async () => [],
        recorded: async () => [],
        rulebook: async () => [],
        open: async () => game,
        watch: async () => ({ rules, seats, seed: seedOf(chance), steps: past, at: null, eyes: 'omniscient' }),
        remember: async () => {},
      },
    },
    () => {},
  );
  await settle(screen.frames, -1);

  const press = async (bytes: string): Promise<KeySample> => {
    const [before, frames, written] = [screen.shown(), screen.frames(), screen.terminal.bytesWritten()];
    const cpu = process.cpuUsage();
    screen.press(bytes);
    await settle(screen.frames, frames);
    const { user, system } = process.cpuUsage(cpu);
    return {
      cpuMs: (user + system) / 1000,
      bytes: screen.terminal.bytesWritten() - written,
      needed: bytesNeeded(before, screen.shown(), screen.terminal.depth),
    };
  };
  const groups: { what: string; samples: KeySample[] }[] = [];
  const group = async (what: string, keys: readonly string[], times: number): Promise<void> => {
    const samples: KeySample[] = [];
    for (let n = 0; n < times; n++) for (const key of keys) samples.push(await press(key));
    groups.push({ what, samples });
  };
  const goTo = async (keys: readonly string[], text: string): Promise<void> => {
    for (const key of keys) await press(key);
    // Titles begin with a capital.
    const says = (): boolean => screenTextOf(screen.shown()).toLowerCase().includes(text.toLowerCase());
    for (let n = 0; n < 50 && !says(); n++) await nextTurn();
    const seen = screenTextOf(screen.shown());
    if (!says()) throw new Error(`the screen does not say "${text}":\n${seen}`);
  };

  await KEYS_OF[VARIANT_OF[played]]({ m: messagesIn('en'), press, group, goTo });
  screen.press(BACK);
  screen.press('q');
  screen.press(ENTER);
  await done;
  return { groups };
};

const [columns, rows] = (process.argv[2] ?? '80x24').split('x').map(Number);
const isPlayed = (text: string): text is Played => Object.hasOwn(VARIANT_OF, text);
const asked = process.argv[3] ?? 'classic';
if (!isPlayed(asked)) throw new Error(`nothing is played as ${asked}`);
process.stdout.write(JSON.stringify(await measure(asked, columns ?? 80, rows ?? 24)));
