// The program on a terminal: menu, games and replays, drawn by Ink and the map, until the player leaves.
import { createElement } from 'react';
import type { Rules, Timeline } from '../core/index.js';
import type { RecordFile } from '../table/save.js';
import type { Language } from '../text/index.js';
import { asciiGrid } from './ascii.js';
import { layOver } from './composite.js';
import type { PastStep } from './film.js';
import { type Session, startSession } from './gameSession.js';
import type { Choices } from './menu/choices.js';
import {
  acceptName,
  chooseInMenu,
  eraseName,
  type Menu,
  type MenuResult,
  menuBack,
  newMenu,
  type RulesPart,
  type SavedGame,
  typeName,
} from './menu/menu.js';
import { pageRows, scrollPage } from './menu/page.js';
import type { Context, Model } from './model.js';
import { App, type Screen } from './screens/App.js';
import { createStore } from './store.js';
import type { Grid } from './terminal/cell.js';
import { mountInk } from './terminal/inkHost.js';
import type { Key } from './terminal/keys.js';
import type { Terminal } from './terminal/session.js';
import { type Recorded, startViewer } from './viewer.js';
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

/** What is to be opened: a record to go on with, a table of the menu, the same table again, or bots alone. */
export type Opening = { readonly resume: string } | { readonly start: Choices } | { readonly again: OpenGame } | 'demo';

/** What the screen asks of the world outside. Whatever throws an Error throws it with a sentence for the player. */
export interface Desk {
  /** The newest unfinished game. */
  saved(language: Language): SavedGame | null;
  unfinished(language: Language): readonly SavedGame[];
  recorded(language: Language): readonly SavedGame[];
  rulebook(language: Language): readonly RulesPart[];
  open(what: Opening, language: Language): OpenGame;
  watch(path: string, language: Language): Recorded;
  /** Keeps what was chosen for the next time. */
  remember(what: { readonly choices?: Choices; readonly language?: Language }): void;
}

export interface RunOptions {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly ascii: boolean;
  readonly light: boolean;
  readonly animate: boolean;
  /** What the menu was used for last; null for the first time. */
  readonly choices: Choices | null;
  /** A sentence that the menu begins with. */
  readonly notice?: string | null;
  /** What to begin with; null opens the menu. */
  readonly game: OpenGame | null;
  readonly watched?: Recorded | null;
  readonly desk: Desk;
  /** Writes a report of a game and its screen; gives what the player is told of it. */
  readonly report?: ((game: OpenGame, model: Model) => string) | undefined;
  /** Told of everything that is shown of a game, for a report after a fault. */
  readonly onShow?: ((game: OpenGame, model: Model) => void) | undefined;
}

/** How the player left: the game that was open, if any, and the language that was spoken. */
export interface Left {
  readonly game: OpenGame | null;
  readonly isOver: boolean;
  readonly language: Language;
  readonly error: unknown;
}

const isCtrl = (key: Key, text: string): boolean => key.name === 'text' && key.ctrl && key.text === text;
const isText = (key: Key, text: string): boolean => key.name === 'text' && !key.ctrl && key.text === text;

/** Ink's frame with the map laid over the slot that it left free. */
export const composite = (screen: Screen, text: string, columns: number, rows: number): Grid =>
  layOver(screen.kind === 'game' ? screen.model : null, text, columns, rows);

type MenuScreen = Extract<Screen, { kind: 'menu' }>;

/** The menu while a name is typed: letters belong to it. Null where the key means nothing there. */
const nameAfter = (menu: Menu, key: Key): Menu | null => {
  if (key.name === 'enter') return acceptName(menu);
  if (key.name === 'backspace') return eraseName(menu);
  return (key.name === 'text' && !key.ctrl && !key.alt) || key.name === 'paste' ? typeName(menu, key.text) : null;
};

/** The menu while a page of the rules is read. */
const pageAfter = ({ menu, size }: MenuScreen, key: Key): Menu | null => {
  const by: Readonly<Record<string, number>> = {
    up: -1,
    down: 1,
    pageUp: -pageRows(size),
    pageDown: pageRows(size),
    home: -1e6,
    end: 1e6,
  };
  const lines =
    by[key.name] ?? (isText(key, ' ') ? pageRows(size) : isText(key, 'j') ? 1 : isText(key, 'k') ? -1 : null);
  return lines === null ? null : scrollPage(menu, size, lines);
};

/** Runs until the player quits or the game cannot be written down. Ctrl-C is the process's: it arrives as a signal. */
export const runScreen = (options: RunOptions, onInterrupt: () => void): Promise<Left> =>
  new Promise((resolve) => {
    const { terminal, desk } = options;
    let { language, choices } = options;
    let open: OpenGame | null = null;
    let session: Session | null = null;
    const menuScreen = (error: string | null = null): MenuScreen => ({
      kind: 'menu',
      menu: newMenu(language, desk.saved(language), choices),
      size: terminal.size(),
      error,
    });
    const store = createStore<Screen>(menuScreen(options.notice ?? null));

    const finish = (error: unknown = null): void => {
      const isOver = session !== null && isFinished(store.get());
      session?.stop();
      for (const stop of listeners) stop();
      host.unmount();
      resolve({ game: open, isOver, language, error });
    };

    const close = (): void => {
      session?.stop();
      open?.record?.close();
      session = null;
      open = null;
    };

    const contextOf = (rules: Rules): Omit<Context, 'rules' | 'advice' | 'persons'> => ({
      words: wordsOf(rules, language),
      ascii: options.ascii,
      light: options.light,
      depth: terminal.depth,
      resumeCommand: null,
      replayCommand: null,
      animate: options.animate,
    });
    const shared = {
      repaint: () => terminal.invalidate(),
      leave: (to: 'quit' | 'menu' | 'rematch') => {
        if (to === 'quit') finish();
        else if (to === 'rematch' && open !== null) openOrSay({ again: open });
        else {
          close();
          store.set(menuScreen());
        }
      },
    };

    const startGame = (game: OpenGame): void => {
      open = game;
      const { resumeCommand, replayCommand } = game;
      session = startSession({
        ...game,
        ...shared,
        size: terminal.size(),
        context: { ...contextOf(game.rules), resumeCommand, replayCommand },
        show: (model) => {
          options.onShow?.(game, model);
          store.set({ kind: 'game', model });
        },
        report: options.report && ((model) => options.report?.(game, model) ?? ''),
      });
      session.done.catch(finish);
    };

    const watch = (recorded: Recorded): void => {
      session = startViewer({
        ...recorded,
        ...shared,
        size: terminal.size(),
        context: contextOf(recorded.rules),
        show: (model) => store.set({ kind: 'game', model }),
      });
    };

    /** Does what may fail for a reason that the player is to read. */
    const orSay = (what: () => void): void => {
      try {
        what();
      } catch (error) {
        store.set(menuScreen(error instanceof Error ? error.message : String(error)));
      }
    };

    const openOrSay = (what: Opening): void =>
      orSay(() => {
        const next = desk.open(what, language);
        close();
        startGame(next);
      });

    const listed = ({ of, menu }: Extract<MenuResult, { do: 'list' }>): Menu => {
      if (of === 'rules') return { ...menu, parts: desk.rulebook(language) };
      return { ...menu, games: of === 'resume' ? desk.unfinished(language) : desk.recorded(language) };
    };

    const onMenu = (value: string): void => {
      const screen = store.get();
      if (screen.kind !== 'menu') return;
      const setMenu = (menu: Menu): void => store.set({ ...screen, menu, error: null });
      const result = chooseInMenu(screen.menu, value);
      switch (result.do) {
        case 'stay':
          setMenu(result.menu);
          break;
        case 'speak':
          language = result.menu.language;
          orSay(() => {
            desk.remember({ language });
            setMenu({ ...result.menu, saved: desk.saved(language) });
          });
          break;
        case 'list':
          orSay(() => setMenu(listed(result)));
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
        case 'watch':
          orSay(() => watch(desk.watch(result.path, language)));
          break;
        case 'start':
          choices = result.choices;
          orSay(() => {
            desk.remember({ choices: result.choices });
            openOrSay({ start: result.choices });
          });
          break;
      }
    };

    const onMenuKey = (screen: MenuScreen, key: Key): void => {
      const { menu } = screen;
      const own = menu.step === 'name' ? nameAfter(menu, key) : menu.step === 'page' ? pageAfter(screen, key) : null;
      if (own !== null) store.set({ ...screen, menu: own });
      else if (key.name === 'escape') store.set({ ...screen, menu: menuBack(menu), error: null });
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
      if (screen.kind === 'menu') store.set({ ...screen, size, menu: scrollPage(screen.menu, size, 0) });
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
    const app = createElement(App, { store, onMenu });
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
    else if (options.watched) watch(options.watched);
  });

const isFinished = (screen: Screen): boolean => screen.kind === 'game' && screen.model.view.outcome !== null;
