// The program on a terminal: games painted cell by cell, the menu laid out by Ink; led by keys, until the player leaves.
import type { CellKind } from '../board/index.js';
import { paintScreen } from '../frame/composite.js';
import { type Behind, type MenuLook, menuGrid } from '../frame/menuGrid.js';
import { acceptName, eraseName, type Menu, menuBack, typeName } from '../menu/menu.js';
import { pageRows, scrollPage } from '../menu/page.js';
import type { MenuHost } from '../screens/mountMenu.js';
import { asciiGrid } from '../terminal/ascii.js';
import type { Key } from '../terminal/keys.js';
import type { Size, Terminal } from '../terminal/session.js';
import { createTurns, type Turns } from '../terminal/turns.js';
import type { Calm } from './calm.js';
import { createProgram, type Left, type MenuScreen, type Program, type ProgramOptions } from './program.js';

export interface RunOptions extends ProgramOptions {
  readonly terminal: Terminal;
  readonly ascii: boolean;
  readonly cells: CellKind;
  readonly light: boolean;
  readonly animate: boolean;
  readonly tumbles: boolean;
  readonly calm: Calm | null;
  /** Aborted, it ends the program as if the player had quit. */
  readonly signal?: AbortSignal;
}

const isCtrl = (key: Key, text: string): boolean => key.name === 'text' && key.ctrl && key.text === text;
const isText = (key: Key, text: string): boolean => key.name === 'text' && !key.ctrl && key.text === text;

/** The menu while a name is typed: letters belong to it. Null where the key means nothing there. */
const nameAfter = (menu: Menu, key: Key): Menu | null => {
  if (key.name === 'enter') return acceptName(menu);
  if (key.name === 'backspace') return eraseName(menu);
  if (isCtrl(key, 'u')) return { ...menu, typed: '' };
  return (key.name === 'text' && !key.ctrl) || key.name === 'paste' ? typeName(menu, key.text) : null;
};

/** Lines by which a key moves a page of the rules; 0 where it does not. */
const linesOf = (key: Key, page: number): number => {
  switch (key.name === 'text' && !key.ctrl ? key.text : key.name) {
    case 'up':
    case 'k':
      return -1;
    case 'down':
    case 'j':
      return 1;
    case 'pageUp':
      return -page;
    case 'pageDown':
    case ' ':
      return page;
    case 'home':
      return Number.NEGATIVE_INFINITY;
    case 'end':
      return Number.POSITIVE_INFINITY;
    default:
      return 0;
  }
};

/** The menu while a page of the rules is read. */
const pageAfter = ({ menu, size }: MenuScreen, key: Key): Menu | null => {
  const lines = linesOf(key, pageRows(size));
  return lines === 0 ? null : scrollPage(menu, size, lines);
};

/** What a key does in the menu; given back where it is for the list that Ink draws. */
const onMenuKey = (program: Program, screen: MenuScreen, key: Key): Key | null => {
  const { menu } = screen;
  const own = menu.step === 'name' ? nameAfter(menu, key) : menu.step === 'page' ? pageAfter(screen, key) : null;
  if (own !== null) program.store.set({ ...screen, menu: own });
  else if (menu.step === 'name' && key.name !== 'escape') return null;
  else if (key.name === 'escape') program.store.set({ ...screen, menu: menuBack(menu), error: null });
  else if (isText(key, 'q')) program.finish();
  else return key;
  return null;
};

/** Each key meets the screen that the one before it has left: a list takes its keys a moment later than a game. */
const keysTo =
  ({ terminal }: RunOptions, program: Program, turns: Turns, ink: Ink, onInterrupt: () => void) =>
  (key: Key) => {
    const { store } = program;
    const route = (): void => {
      const screen = store.get();
      if (screen.kind === 'game') {
        program.session()?.key(key);
        return;
      }
      const rest = onMenuKey(program, screen, key);
      if (rest !== null) ink.host()?.deliver(rest);
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

/** The map behind the menu, looked up when a menu is first drawn. */
const behindMenu = (desk: RunOptions['desk'], store: Program['store']) => {
  let found: Behind | null | undefined;
  return (): Behind | null => {
    if (store.get().kind === 'game') {
      found = undefined;
      return null;
    }
    if (found === undefined) found = desk.behind?.() ?? null;
    return found;
  };
};

/** Ink's part, which is loaded and mounted when a menu is first shown. */
interface Ink {
  /** Null before that. */
  host(): MenuHost | null;
  /** What a menu on the screen still waits for. */
  loading(): Promise<void> | null;
  unmount(): void;
}

const createInk = (
  { store, finish }: Program,
  mount: (load: typeof import('../screens/mountMenu.js')) => MenuHost,
): Ink => {
  let host: MenuHost | null = null;
  let loading: Promise<void> | null = null;
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
    loading: () => {
      if (host !== null || isOver || store.get().kind === 'game') return null;
      loading ??= load();
      return loading;
    },
    unmount: () => {
      isOver = true;
      host?.unmount();
    },
  };
};

/** Draws the game, or what Ink lays out of the menu. */
const createCanvas = ({ terminal, ascii, desk }: RunOptions, { store, finish }: Program, look: MenuLook) => {
  const behind = behindMenu(desk, store);
  /** Ink's last. */
  let frame = '';
  let isDrawn = true;
  const draw = (): void => {
    const [size, screen, back] = [terminal.size(), store.get(), behind()];
    isDrawn = true;
    const grid =
      screen.kind === 'game' ? paintScreen(screen.model, size) : menuGrid(screen.menu, frame, size, look, back);
    terminal.draw(ascii ? asciiGrid(grid) : grid);
  };
  const redraw = (ink: Ink): void => {
    if (store.get().kind === 'game') {
      draw();
      return;
    }
    // Ink draws once it is there.
    if (ink.loading() !== null) return;
    isDrawn = false;
    ink.host()?.rerender();
    // What Ink lays out may be the same as before, and the rest not.
    if (!isDrawn) draw();
  };
  return {
    onFrame: (text: string): void => {
      frame = text;
      if (store.get().kind === 'menu') draw();
    },
    redraw: (ink: Ink): void => {
      try {
        redraw(ink);
      } catch (error) {
        finish(error);
      }
    },
  };
};

/**
 * Runs until the player quits, the game cannot be written down, or `signal` ends it from outside. Nothing of it stays
 * then: no listener, no timer. Ctrl-C is the process's: it arrives as a signal.
 */
export const runScreen = async (options: RunOptions, onInterrupt: () => void): Promise<Left> => {
  const { terminal, ascii, cells, light, animate, tumbles, calm, signal } = options;
  const { depth } = terminal;
  const program = createProgram(options, {
    look: { ascii, cells, light, animate, tumbles, depth },
    calm,
    size: () => terminal.size(),
  });
  const { store } = program;
  const end = (): void => program.finish();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  await program.begin();

  const look: MenuLook = { depth, light, ascii, cells };
  const canvas = createCanvas(options, program, look);
  const onPoint = (value: string): void => {
    const screen = store.get();
    if (screen.kind === 'menu') store.set({ ...screen, menu: { ...screen.menu, pointed: value } });
  };
  const ink = createInk(program, ({ mountMenu }) =>
    mountMenu(
      { store, onMenu: program.choose, onPoint, look },
      { ...terminal.size(), onFrame: canvas.onFrame, onError: program.finish },
    ),
  );
  const turns = createTurns({
    busy: () => (program.isBusy() ? program.settled() : ink.loading()),
    onError: program.finish,
  });
  const listeners = [
    terminal.onKey(keysTo(options, program, turns, ink, onInterrupt)),
    terminal.onResize(sizesTo(program, ink)),
    store.subscribe(() => canvas.redraw(ink)),
  ];
  canvas.redraw(ink);
  const left = await program.left;
  signal?.removeEventListener('abort', end);
  for (const stop of listeners) stop();
  turns.close();
  ink.unmount();
  return left;
};
