// The program on a terminal: games painted cell by cell, the menu laid out by Ink; led by keys, until the player leaves.

import { messagesIn } from '../../text/index.js';
import { paintScreen } from '../frame/composite.js';
import { type Behind, menuGrid } from '../frame/menuGrid.js';
import { menuRoom } from '../frame/menuRoom.js';
import { listRows } from '../frame/menuRows.js';
import { onMenuKey } from '../menu/keys.js';
import { scrollPage } from '../menu/page.js';
import type { Model } from '../model.js';
import type { MenuHost } from '../screens/mountMenu.js';
import { asciiGrid } from '../terminal/ascii.js';
import { isCtrl, type Key } from '../terminal/keys.js';
import type { Notice } from '../terminal/known.js';
import type { Size, Terminal } from '../terminal/session.js';
import { createTurns, type Turns } from '../terminal/turns.js';
import { callBytes, copyBytes, createCaller, turnText } from './call.js';
import type { Calm } from './calm.js';
import {
  createProgram,
  type Display,
  type Left,
  type MenuScreen,
  type Program,
  type ProgramOptions,
  type Screen,
} from './program.js';

export interface RunOptions extends ProgramOptions {
  readonly terminal: Terminal;
  /** How things look on it by these settings. */
  readonly look: Display['look'];
  /** What is found out about the terminal while it runs; absent where nothing is. */
  readonly facts?: {
    /** Resolves when the first picture need not wait any more; null where it need not at all. */
    readonly ready: (() => Promise<void>) | null;
    /** Calls `listener` whenever things look otherwise from now on. */
    onChange(listener: () => void): void;
    /** How it shows a notice outside its window. */
    notice(): Notice;
  };
  readonly calm: Calm | null;
  /** Aborted, it ends the program as if the player had quit. */
  readonly signal?: AbortSignal;
}

/** What a key does in the menu. */
const onMenu = (program: Program, screen: MenuScreen, key: Key): void => {
  const { menu, size } = screen;
  const deed = onMenuKey(menu, key, size, listRows(menuRoom(size, menu), menu));
  switch (deed?.do) {
    case 'choose':
      program.choose(deed.value);
      break;
    case 'quit':
      program.finish();
      break;
    case 'show':
      program.store.set({ ...screen, menu: deed.menu, error: deed.isBack === true ? null : screen.error });
      break;
  }
};

/** Each key meets the screen that the one before it has left. */
const keysTo =
  ({ terminal }: RunOptions, program: Program, turns: Turns, onInterrupt: () => void) =>
  (key: Key) => {
    const { store } = program;
    const route = (): void => {
      const screen = store.get();
      if (screen.kind === 'game') program.session()?.key(key);
      else onMenu(program, screen, key);
    };
    if (isCtrl(key, 'c')) onInterrupt();
    else if (isCtrl(key, 'z')) terminal.suspend();
    else if (isCtrl(key, 'l')) terminal.invalidate();
    else if (store.get().kind === 'game' && turns.isIdle() && !program.isBusy()) route();
    else turns.inTurn(route);
  };

const sizesTo = (program: Program, ink: Ink) => (size: Size) => {
  ink.host()?.resize(size.columns, size.rows);
  const screen = program.store.get();
  if (screen.kind === 'menu') program.store.set({ ...screen, size, menu: scrollPage(screen.menu, size, 0) });
  else program.session()?.resize(size);
};

/** The map behind the menu, looked up when one is first drawn with it, and anew after a game. */
const behindMenu = (desk: RunOptions['desk']) => {
  let found: Behind | null | undefined;
  return {
    get: (): Behind | null => {
      if (found === undefined) found = desk.behind?.() ?? null;
      return found;
    },
    forget: (): void => {
      found = undefined;
    },
  };
};

/** Ink's part, which is loaded and mounted once a menu has been shown without it. */
interface Ink {
  /** Null before that. */
  host(): MenuHost | null;
  load(): void;
  unmount(): void;
}

const createInk = (
  { store, finish }: Program,
  mount: (load: typeof import('../screens/mountMenu.js')) => MenuHost,
): Ink => {
  let host: MenuHost | null = null;
  let isAsked = false;
  let isOver = false;
  const load = async (): Promise<void> => {
    try {
      const loaded = await import('../screens/mountMenu.js');
      if (!isOver) host = mount(loaded);
    } catch (error) {
      finish(error);
    }
  };
  return {
    host: () => host,
    load: () => {
      if (isAsked || isOver || store.get().kind === 'game') return;
      isAsked = true;
      // What is painted already goes out first: loading takes longer than that.
      setImmediate(() => void load());
    },
    unmount: () => {
      isOver = true;
      host?.unmount();
    },
  };
};

/** Draws the game, or the menu: straight at first, then as Ink lays it out, which looks the same. */
const createCanvas = ({ terminal, desk }: RunOptions, { store, finish, look }: Program) => {
  const behind = behindMenu(desk);
  /** Ink's last; null while it is not there. */
  let frame: string | null = null;
  let isDrawn = true;
  let isBegun = false;
  const draw = (): void => {
    const [size, screen] = [terminal.size(), store.get()];
    isDrawn = true;
    const grid =
      screen.kind === 'game' ? paintScreen(screen.model, size) : menuGrid(screen, frame, size, look(), behind.get);
    terminal.setTitle(titleOf(screen));
    terminal.draw(look().ascii ? asciiGrid(grid) : grid);
  };
  const redraw = (ink: Ink): void => {
    isDrawn = false;
    if (store.get().kind === 'menu') ink.host()?.rerender();
    // What Ink lays out may be the same as before, and the rest not.
    if (!isDrawn) draw();
    ink.load();
  };
  const safely = (ink: Ink): void => {
    if (!isBegun) return;
    try {
      redraw(ink);
    } catch (error) {
      finish(error);
    }
  };
  return {
    onFrame: (text: string): void => {
      frame = text;
      if (store.get().kind === 'menu') draw();
    },
    redraw: safely,
    /** The first picture; nothing is drawn before it. */
    begin: (ink: Ink): void => {
      isBegun = true;
      safely(ink);
    },
  };
};

/** Calls the player when it is their turn, as they have chosen. */
const callsOn = ({ terminal, facts }: RunOptions): ((model: Model) => void) => {
  const caller = createCaller();
  return (model) => {
    const { settings, words } = model.context;
    const how = settings?.bell ?? 'off';
    if (!caller.saw(model) || how === 'off') return;
    terminal.signal(callBytes(how, facts?.notice() ?? null, words.m.settings.window, turnText(model)));
  };
};

const titleOf = (screen: Screen): string => {
  if (screen.kind === 'menu') return messagesIn(screen.menu.language).settings.window;
  const { m } = screen.model.context.words;
  return `${turnText(screen.model)} · ${m.settings.window}`;
};

/**
 * Runs until the player quits, the game cannot be written down, or `signal` ends it from outside. Nothing of it stays
 * then: no listener, no timer. Ctrl-C is the process's: it arrives as a signal.
 */
export const runScreen = async (options: RunOptions, onInterrupt: () => void): Promise<Left> => {
  const { terminal, look, facts, calm, signal } = options;
  const program = createProgram(options, {
    look,
    calm,
    onModel: callsOn(options),
    size: () => terminal.size(),
    copy: (text) => terminal.signal(copyBytes(text)),
  });
  const { store } = program;
  const end = (): void => program.finish();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  await program.begin();

  const canvas = createCanvas(options, program);
  const ink = createInk(program, ({ mountMenu }) =>
    mountMenu({ store, look: program.look }, { ...terminal.size(), onFrame: canvas.onFrame, onError: program.finish }),
  );
  const turns = createTurns({
    busy: () => (program.isBusy() ? program.settled() : null),
    onError: program.finish,
  });
  const listeners = [
    terminal.onKey(keysTo(options, program, turns, onInterrupt)),
    terminal.onResize(sizesTo(program, ink)),
    store.subscribe(() => canvas.redraw(ink)),
  ];
  facts?.onChange(program.relook);
  const ready = facts?.ready?.() ?? null;
  if (ready === null) canvas.begin(ink);
  else void ready.then(() => canvas.begin(ink));
  const left = await program.left;
  signal?.removeEventListener('abort', end);
  for (const stop of listeners) stop();
  turns.close();
  ink.unmount();
  return left;
};
