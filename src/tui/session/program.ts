// The program behind every kind of screen: which menu, game or replay is open, and how one leads to the next.
import { type Language, messagesIn } from '../../text/index.js';
import type { Behind } from '../frame/menuGrid.js';
import type { Choices } from '../menu/choices.js';
import { chooseInMenu, type Menu, type MenuResult, newMenu, type RulesPart, type SavedGame } from '../menu/menu.js';
import type { Model, Size } from '../model.js';
import type { Session } from './gameSession.js';
import { createOpened, type Look, type OpenGame } from './opened.js';
import { Refusal } from './refusal.js';
import { createStore, type Store } from './store.js';
import type { Recorded } from './viewer.js';

/** What is to be opened: a record to go on with, a table of the menu, the same table again, or bots alone. */
export type Opening = { readonly resume: string } | { readonly start: Choices } | { readonly again: OpenGame } | 'demo';

/** What the program asks of the world outside. What the player can mend is thrown as a `Refusal`. */
export interface Desk {
  /** The newest unfinished game. */
  saved(language: Language): SavedGame | null;
  unfinished(language: Language): readonly SavedGame[];
  recorded(language: Language): readonly SavedGame[];
  rulebook(language: Language): readonly RulesPart[];
  open(what: Opening, language: Language): OpenGame;
  watch(path: string, language: Language): Recorded;
  /** The map that lies behind the menu. */
  behind?(): Behind | null;
  /** Keeps what was chosen for the next time. */
  remember(what: { readonly choices?: Choices; readonly language?: Language }, language: Language): void;
}

export type Screen =
  | { readonly kind: 'menu'; readonly menu: Menu; readonly size: Size; readonly error: string | null }
  | { readonly kind: 'game'; readonly model: Model };

export type MenuScreen = Extract<Screen, { kind: 'menu' }>;

/** How the player left: the game that was open, if any, and the language that was spoken. */
export interface Left {
  readonly game: OpenGame | null;
  readonly isOver: boolean;
  readonly language: Language;
  readonly error: unknown;
}

export interface ProgramOptions {
  readonly language: Language;
  /** What the menu was used for last; null for the first time. */
  readonly choices: Choices | null;
  /** A sentence that the menu, or the game, begins with. */
  readonly notice?: string | null;
  /** What to begin with; without either it is the menu. */
  readonly game: OpenGame | null;
  readonly watched?: Recorded | null;
  readonly desk: Desk;
  /** Writes a report of a game and its screen; gives what the player is told of it. */
  readonly report?: ((game: OpenGame, model: Model) => string) | undefined;
  /** Told of everything that is shown of a game, for a report after a fault. */
  readonly onShow?: ((game: OpenGame, model: Model) => void) | undefined;
  /** Aborted when the process is about to end: the game that is open must not go on meanwhile. */
  readonly ending?: AbortSignal | undefined;
  /** Told that no game is open any more. */
  readonly onClose?: (() => void) | undefined;
}

/** The terminal or whatever else shows the program. */
export interface Display {
  readonly look: Look;
  size(): Size;
}

export interface Program {
  readonly store: Store<Screen>;
  /** The game or the replay that is open. */
  session(): Session | null;
  /** The item `value` of the menu's question was chosen. */
  choose(value: string): void;
  /** Opens what the program was started for. */
  begin(): void;
  /** Ends the program, with an error where one ends it. */
  finish(error?: unknown): void;
  readonly left: Promise<Left>;
}

export const createProgram = (options: ProgramOptions, display: Display): Program => {
  const { desk } = options;
  let { language, choices } = options;

  const menuScreen = (menu: Menu, error: string | null = null): MenuScreen => ({
    kind: 'menu',
    menu,
    size: display.size(),
    error,
  });
  const mainMenu = (): Menu => newMenu(language, desk.saved(language), choices);
  // What begins with a game has no menu yet, and need not look for games to go on with.
  const isMenu = options.game === null && !options.watched;
  const store = createStore<Screen>(
    isMenu ? menuScreen(mainMenu(), options.notice ?? null) : menuScreen(newMenu(language, null, choices)),
  );

  let resolveLeft: (left: Left) => void = () => {};
  const left = new Promise<Left>((resolve) => {
    resolveLeft = resolve;
  });
  const finish = (error: unknown = null): void => {
    const screen = store.get();
    const isOver = screen.kind === 'game' && screen.model.view.outcome !== null;
    opened.session()?.stop();
    resolveLeft({ game: opened.game(), isOver, language, error });
  };

  const opened = createOpened({
    look: display.look,
    size: () => display.size(),
    show: (model, game) => {
      if (game !== null) options.onShow?.(game, model);
      store.set({ kind: 'game', model });
    },
    leave: (to) => {
      const game = opened.game();
      if (to === 'quit') finish();
      else if (to === 'rematch' && game !== null) openOrSay({ again: game });
      // Whoever came from the shell to look at one record goes back there.
      else if (options.watched) finish();
      else toMenu();
    },
    fail: finish,
    report: options.report,
  });

  options.ending?.addEventListener('abort', () => opened.session()?.stop());

  const close = (): void => {
    opened.close();
    options.onClose?.();
  };

  const toMenu = (error: string | null = null): void => {
    close();
    store.set(menuScreen(mainMenu(), error));
  };

  /** Does what may be refused; the menu says why, and nothing stays open. Any other error ends the program. */
  const orSay = (what: () => void): void => {
    try {
      what();
    } catch (error) {
      if (error instanceof Refusal) toMenu(error.message);
      else finish(error);
    }
  };

  /** Keeps a choice; gives what the player is told where that cannot be done. Nobody is kept from playing by it. */
  const remember = (what: Parameters<Desk['remember']>[0]): string | null => {
    try {
      desk.remember(what, language);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };

  const openOrSay = (what: Opening): void =>
    orSay(() => {
      const next = desk.open(what, language);
      close();
      const chosen = typeof what === 'object' && 'start' in what ? what.start : null;
      if (chosen !== null) choices = chosen;
      opened.play(next, language, chosen === null ? null : remember({ choices: chosen }));
    });

  const speak = (menu: Menu): void => {
    language = menu.language;
    const error = remember({ language });
    store.set(menuScreen({ ...menu, saved: desk.saved(language) }, error));
  };

  /** The menu on a list that was asked for; an empty one is said instead of shown. */
  const list = ({ of, menu }: Extract<MenuResult, { do: 'list' }>): void => {
    const parts = of === 'rules' ? desk.rulebook(language) : [];
    const games = of === 'resume' ? desk.unfinished(language) : of === 'replay' ? desk.recorded(language) : [];
    if (parts.length + games.length > 0) store.set(menuScreen({ ...menu, parts, games }));
    else store.set(menuScreen({ ...menu, step: 'main' }, messagesIn(language).lobby.nothingHere));
  };

  /** What the menu leads to. */
  const follow = (result: MenuResult): void => {
    switch (result.do) {
      case 'stay':
        store.set(menuScreen(result.menu));
        break;
      case 'speak':
        orSay(() => speak(result.menu));
        break;
      case 'list':
        orSay(() => list(result));
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
        orSay(() => opened.watch(desk.watch(result.path, language), language));
        break;
      case 'start':
        openOrSay({ start: result.choices });
        break;
    }
  };

  return {
    store,
    session: () => opened.session(),
    choose: (value) => {
      const screen = store.get();
      if (screen.kind === 'menu') follow(chooseInMenu(screen.menu, value));
    },
    begin: () => {
      if (options.game) opened.play(options.game, language, options.notice);
      else if (options.watched) opened.watch(options.watched, language);
    },
    finish,
    left,
  };
};
