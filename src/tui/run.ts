// The whole program on one terminal: menu and games, drawn by Ink and the map, until the player leaves.
import { createElement } from 'react';
import type { Rules, Timeline } from '../core/index.js';
import type { RecordFile } from '../table/save.js';
import type { Language, Messages } from '../text/index.js';
import { asciiGrid } from './ascii.js';
import { layOver } from './composite.js';
import type { PastStep } from './film.js';
import { type Session, startSession } from './gameSession.js';
import { chooseInMenu, type Menu, menuBack, newMenu, type SavedGame, type StartMode } from './menu.js';
import type { Model } from './model.js';
import { App, type Screen } from './screens/App.js';
import { createStore } from './store.js';
import type { Grid } from './terminal/cell.js';
import { mountInk } from './terminal/inkHost.js';
import type { Key } from './terminal/keys.js';
import type { Terminal } from './terminal/session.js';
import { wordsOf } from './words.js';

/** A game to be played: new, or going on from a record. */
export interface OpenGame {
  readonly rules: Rules;
  readonly timeline: Timeline;
  readonly past: readonly PastStep[];
  readonly record: RecordFile | null;
  readonly placeForMe: boolean;
  readonly resumeCommand: string | null;
  readonly replayCommand: string | null;
}

export interface RunOptions {
  readonly terminal: Terminal;
  readonly messages: Messages;
  readonly language: Language;
  readonly ascii: boolean;
  readonly light: boolean;
  readonly animate: boolean;
  /** The game to begin with; null opens the menu. */
  readonly game: OpenGame | null;
  readonly saved: () => SavedGame | null;
  /** Opens what was chosen in the menu; throws an Error with a sentence for the player. */
  readonly open: (
    choice: { readonly resume: string } | { readonly menu: Menu; readonly mode: StartMode } | 'demo',
  ) => OpenGame;
  /** Writes a report of a game and its screen; gives what the player is told of it. */
  readonly report?: ((game: OpenGame, model: Model) => string) | undefined;
  /** Told of everything that is shown of a game, for a report after a fault. */
  readonly onShow?: ((game: OpenGame, model: Model) => void) | undefined;
}

/** How the player left: the game that was open, if any. */
export interface Left {
  readonly game: OpenGame | null;
  readonly isOver: boolean;
  readonly error: unknown;
}

const isCtrl = (key: Key, text: string): boolean => key.name === 'text' && key.ctrl && key.text === text;
const isText = (key: Key, text: string): boolean => key.name === 'text' && !key.ctrl && key.text === text;

/** Ink's frame with the map laid over the slot that it left free. */
export const composite = (screen: Screen, text: string, columns: number, rows: number): Grid =>
  layOver(screen.kind === 'game' ? screen.model : null, text, columns, rows);

/** Runs until the player quits or the game cannot be written down. Ctrl-C is the process's: it arrives as a signal. */
export const runScreen = (options: RunOptions, onInterrupt: () => void): Promise<Left> =>
  new Promise((resolve) => {
    const { terminal, messages } = options;
    let open: OpenGame | null = null;
    let session: Session | null = null;
    const menuScreen = (error: string | null = null): Screen => ({
      kind: 'menu',
      menu: newMenu(options.saved()),
      size: terminal.size(),
      error,
    });
    const store = createStore<Screen>(menuScreen());

    const finish = (error: unknown = null): void => {
      const isOver = session !== null && store.get().kind === 'game' && isFinished(store.get());
      session?.stop();
      for (const stop of listeners) stop();
      host.unmount();
      resolve({ game: open, isOver, error });
    };

    const closeGame = (): void => {
      session?.stop();
      open?.record?.close();
      session = null;
      open = null;
    };

    const startGame = (game: OpenGame): void => {
      open = game;
      session = startSession({
        ...game,
        size: terminal.size(),
        context: {
          words: wordsOf(game.rules, options.language),
          ascii: options.ascii,
          light: options.light,
          depth: terminal.depth,
          resumeCommand: game.resumeCommand,
          replayCommand: game.replayCommand,
          animate: options.animate,
        },
        show: (model) => {
          options.onShow?.(game, model);
          store.set({ kind: 'game', model });
        },
        report: options.report && ((model) => options.report?.(game, model) ?? ''),
        repaint: () => terminal.invalidate(),
        leave: (to) => {
          if (to === 'quit') finish();
          else {
            closeGame();
            store.set(menuScreen());
          }
        },
      });
      session.done.catch(finish);
    };

    const openOrSay = (choice: Parameters<RunOptions['open']>[0]): void => {
      try {
        startGame(options.open(choice));
      } catch (error) {
        store.set(menuScreen(error instanceof Error ? error.message : String(error)));
      }
    };

    const onMenu = (value: string): void => {
      const screen = store.get();
      if (screen.kind !== 'menu') return;
      const result = chooseInMenu(screen.menu, value);
      switch (result.do) {
        case 'stay':
          store.set({ ...screen, menu: result.menu, error: null });
          break;
        case 'quit':
          finish();
          break;
        case 'demo':
          openOrSay('demo');
          break;
        case 'resume':
          openOrSay({ resume: result.path });
          break;
        case 'start':
          openOrSay({ menu: result.menu, mode: result.mode });
          break;
      }
    };

    const onMenuKey = (screen: Extract<Screen, { kind: 'menu' }>, key: Key): void => {
      if (key.name === 'escape') store.set({ ...screen, menu: menuBack(screen.menu), error: null });
      else if (isText(key, 'q')) finish();
      else host.write(key);
    };

    const onKey = (key: Key): void => {
      if (isCtrl(key, 'c')) onInterrupt();
      else if (isCtrl(key, 'z')) terminal.suspend();
      else if (isCtrl(key, 'l')) terminal.invalidate();
      else {
        const screen = store.get();
        if (screen.kind === 'menu') onMenuKey(screen, key);
        else session?.key(key);
      }
    };

    const onResize = (size: { readonly columns: number; readonly rows: number }): void => {
      host.resize(size.columns, size.rows);
      const screen = store.get();
      if (screen.kind === 'menu') store.set({ ...screen, size });
      else session?.resize(size);
    };

    let frame = '';
    let isDrawn = true;
    const draw = (): void => {
      const size = terminal.size();
      isDrawn = true;
      const grid = composite(store.get(), frame, size.columns, size.rows);
      terminal.draw(options.ascii ? asciiGrid(grid) : grid);
    };
    const { columns, rows } = terminal.size();
    const app = createElement(App, { store, messages, onMenu });
    const host = mountInk(app, {
      columns,
      rows,
      onFrame: (text) => {
        frame = text;
        draw();
      },
      onError: finish,
    });
    // Drawn at once, panels and map together. Where only the map has changed Ink may have nothing to write: then its last
    // frame is drawn with the new map.
    const onChange = (): void => {
      isDrawn = false;
      host.rerender(app);
      if (!isDrawn) draw();
    };
    const listeners = [terminal.onKey(onKey), terminal.onResize(onResize), store.subscribe(onChange)];
    if (options.game) startGame(options.game);
  });

const isFinished = (screen: Screen): boolean => screen.kind === 'game' && (screen.model as Model).view.outcome !== null;
