// The program on a terminal: drawn by Ink and the map, led by keys, until the player leaves.
import { createElement } from 'react';
import type { CellKind } from '../board/index.js';
import { layOver } from '../frame/composite.js';
import { type Behind, type MenuLook, menuGrid } from '../frame/menuGrid.js';
import { acceptName, eraseName, type Menu, menuBack, typeName } from '../menu/menu.js';
import { pageRows, scrollPage } from '../menu/page.js';
import { App } from '../screens/App.js';
import { asciiGrid } from '../terminal/ascii.js';
import type { Grid } from '../terminal/cell.js';
import { type InkHost, mountInk } from '../terminal/inkHost.js';
import type { Key } from '../terminal/keys.js';
import type { Size, Terminal } from '../terminal/session.js';
import type { Calm } from './calm.js';
import {
  createProgram,
  type Left,
  type MenuScreen,
  type Program,
  type ProgramOptions,
  type Screen,
} from './program.js';

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

const PLAIN_LOOK: MenuLook = { depth: 0, light: false, ascii: false, cells: 'quadrant' };

/** Ink's frame with the map laid over the slot that it left free. */
export const composite = (
  screen: Screen,
  text: string,
  columns: number,
  rows: number,
  look: MenuLook = PLAIN_LOOK,
  behind: Behind | null = null,
): Grid =>
  screen.kind === 'game'
    ? layOver(screen.model, text, columns, rows)
    : menuGrid(screen.menu, text, { columns, rows }, look, behind);

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
  ({ terminal }: RunOptions, program: Program, host: InkHost, onInterrupt: () => void) =>
  (key: Key) => {
    const { store } = program;
    const route = (): Key | null => {
      const screen = store.get();
      if (screen.kind === 'menu') return onMenuKey(program, screen, key);
      program.session()?.key(key);
      return null;
    };
    if (isCtrl(key, 'c')) onInterrupt();
    else if (isCtrl(key, 'z')) terminal.suspend();
    else if (isCtrl(key, 'l')) terminal.invalidate();
    else if (store.get().kind === 'game' && host.isIdle() && !program.isBusy()) route();
    else host.inTurn(route);
  };

const sizesTo = (program: Program, host: InkHost) => (size: Size) => {
  host.resize(size.columns, size.rows);
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

/** Draws what Ink lays out, and the map over it. */
const createCanvas = ({ terminal, ascii, desk }: RunOptions, { store }: Program, look: MenuLook) => {
  const behind = behindMenu(desk, store);
  let frame = '';
  let isDrawn = true;
  const draw = (): void => {
    const size = terminal.size();
    isDrawn = true;
    const grid = composite(store.get(), frame, size.columns, size.rows, look, behind());
    terminal.draw(ascii ? asciiGrid(grid) : grid);
  };
  return {
    onFrame: (text: string): void => {
      frame = text;
      draw();
    },
    /** Panels and map together, at once. Where only the map has changed Ink may have nothing to write: its last frame then. */
    redraw: (rerender: () => void): void => {
      isDrawn = false;
      rerender();
      if (!isDrawn) draw();
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
  const app = createElement(App, { store, onMenu: program.choose, onPoint, look });
  const host = mountInk(app, {
    ...terminal.size(),
    onFrame: canvas.onFrame,
    onError: program.finish,
    busy: () => (program.isBusy() ? program.settled() : null),
  });
  const listeners = [
    terminal.onKey(keysTo(options, program, host, onInterrupt)),
    terminal.onResize(sizesTo(program, host)),
    store.subscribe(() => canvas.redraw(() => host.rerender(app))),
  ];
  const left = await program.left;
  signal?.removeEventListener('abort', end);
  for (const stop of listeners) stop();
  host.unmount();
  return left;
};
