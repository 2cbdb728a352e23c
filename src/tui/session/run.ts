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
import { mountInk } from '../terminal/inkHost.js';
import type { Key } from '../terminal/keys.js';
import type { Terminal } from '../terminal/session.js';
import { createProgram, type Left, type MenuScreen, type ProgramOptions, type Screen } from './program.js';

export interface RunOptions extends ProgramOptions {
  readonly terminal: Terminal;
  readonly ascii: boolean;
  readonly cells: CellKind;
  readonly light: boolean;
  readonly animate: boolean;
  readonly tumbles: boolean;
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

/** Runs until the player quits or the game cannot be written down. Ctrl-C is the process's: it arrives as a signal. */
export const runScreen = async (options: RunOptions, onInterrupt: () => void): Promise<Left> => {
  const { terminal, ascii, cells, light, animate, tumbles } = options;
  const program = createProgram(options, {
    look: { ascii, cells, light, animate, tumbles, depth: terminal.depth },
    size: () => terminal.size(),
  });
  const { store } = program;

  /** What a key does in the menu; given back where it is for the list that Ink draws. */
  const onMenuKey = (screen: MenuScreen, key: Key): Key | null => {
    const { menu } = screen;
    const own = menu.step === 'name' ? nameAfter(menu, key) : menu.step === 'page' ? pageAfter(screen, key) : null;
    if (own !== null) store.set({ ...screen, menu: own });
    else if (menu.step === 'name' && key.name !== 'escape') return null;
    else if (key.name === 'escape') store.set({ ...screen, menu: menuBack(menu), error: null });
    else if (isText(key, 'q')) program.finish();
    else return key;
    return null;
  };

  const onKey = (key: Key): void => {
    if (isCtrl(key, 'c')) onInterrupt();
    else if (isCtrl(key, 'z')) terminal.suspend();
    else if (isCtrl(key, 'l')) terminal.invalidate();
    else {
      // Each key meets the screen that the one before it has left: a list takes its keys a moment later than a game.
      const route = (): Key | null => {
        const screen = store.get();
        if (screen.kind === 'menu') return onMenuKey(screen, key);
        program.session()?.key(key);
        return null;
      };
      if (store.get().kind === 'game' && host.isIdle()) route();
      else host.inTurn(route);
    }
  };

  const onResize = (size: { readonly columns: number; readonly rows: number }): void => {
    host.resize(size.columns, size.rows);
    const screen = store.get();
    if (screen.kind === 'menu') store.set({ ...screen, size, menu: scrollPage(screen.menu, size, 0) });
    else program.session()?.resize(size);
  };

  const look: MenuLook = { depth: terminal.depth, light, ascii, cells };
  /** Looked up when a menu is first drawn. */
  let found: Behind | null | undefined;
  const behind = (): Behind | null => {
    if (store.get().kind === 'game') {
      found = undefined;
      return null;
    }
    if (found === undefined) found = options.desk.behind?.() ?? null;
    return found;
  };

  program.begin();
  const onPoint = (value: string): void => {
    const screen = store.get();
    if (screen.kind === 'menu') store.set({ ...screen, menu: { ...screen.menu, pointed: value } });
  };

  let frame = '';
  let isDrawn = true;
  const draw = (): void => {
    const size = terminal.size();
    isDrawn = true;
    const grid = composite(store.get(), frame, size.columns, size.rows, look, behind());
    terminal.draw(ascii ? asciiGrid(grid) : grid);
  };
  const { columns, rows } = terminal.size();
  const app = createElement(App, {
    store,
    onMenu: program.choose,
    onPoint,
    look,
  });
  const host = mountInk(app, {
    columns,
    rows,
    onFrame: (text) => {
      frame = text;
      draw();
    },
    onError: program.finish,
  });
  // Drawn at once, panels and map together. Where only the map has changed Ink may have nothing to write: then its last
  // frame is drawn with the new map.
  const onChange = (): void => {
    isDrawn = false;
    host.rerender(app);
    if (!isDrawn) draw();
  };
  const listeners = [terminal.onKey(onKey), terminal.onResize(onResize), store.subscribe(onChange)];
  const left = await program.left;
  for (const stop of listeners) stop();
  host.unmount();
  return left;
};
