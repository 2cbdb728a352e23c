// The program behind every kind of screen: which menu, game or replay is open, and how one leads to the next.
import type { Rules, Timeline } from '../core/index.js';
import type { RecordFile } from '../table/save.js';
import { type Language, messagesIn } from '../text/index.js';
import type { PastStep } from './film.js';
import { type Session, startSession } from './gameSession.js';
import type { Choices } from './menu/choices.js';
import { chooseInMenu, type Menu, type MenuResult, newMenu, type RulesPart, type SavedGame } from './menu/menu.js';
import type { Context, Model, Size } from './model.js';
import { Refusal } from './refusal.js';
import { createStore, type Store } from './store.js';
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

/** What the program asks of the world outside. What the player can mend is thrown as a `Refusal`. */
export interface Desk {
  /** The newest unfinished game. */
  saved(language: Language): SavedGame | null;
  unfinished(language: Language): readonly SavedGame[];
  recorded(language: Language): readonly SavedGame[];
  rulebook(language: Language): readonly RulesPart[];
  open(what: Opening, language: Language): OpenGame;
  watch(path: string, language: Language): Recorded;
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

/** What kind of screen it is on. */
export type Look = Pick<Context, 'ascii' | 'light' | 'depth' | 'animate' | 'tumbles'>;

export interface ProgramOptions {
  readonly language: Language;
  /** What the menu was used for last; null for the first time. */
  readonly choices: Choices | null;
  /** A sentence that the menu begins with. */
  readonly notice?: string | null;
  /** What to begin with; without either it is the menu. */
  readonly game: OpenGame | null;
  readonly watched?: Recorded | null;
  readonly desk: Desk;
  /** Writes a report of a game and its screen; gives what the player is told of it. */
  readonly report?: ((game: OpenGame, model: Model) => string) | undefined;
  /** Told of everything that is shown of a game, for a report after a fault. */
  readonly onShow?: ((game: OpenGame, model: Model) => void) | undefined;
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
  let open: OpenGame | null = null;
  let session: Session | null = null;
  const menuScreen = (error: string | null = null): MenuScreen => ({
    kind: 'menu',
    menu: newMenu(language, desk.saved(language), choices),
    size: display.size(),
    error,
  });
  // What begins with a game has no menu yet, and need not look for games to go on with.
  const isMenu = options.game === null && !options.watched;
  const store = createStore<Screen>(
    isMenu
      ? menuScreen(options.notice ?? null)
      : { kind: 'menu', menu: newMenu(language, null, choices), size: display.size(), error: null },
  );

  let resolveLeft: (left: Left) => void = () => {};
  const left = new Promise<Left>((resolve) => {
    resolveLeft = resolve;
  });
  const finish = (error: unknown = null): void => {
    const screen = store.get();
    const isOver = session !== null && screen.kind === 'game' && screen.model.view.outcome !== null;
    session?.stop();
    resolveLeft({ game: open, isOver, language, error });
  };

  const close = (): void => {
    session?.stop();
    open?.record?.close();
    session = null;
    open = null;
    options.onClose?.();
  };

  const toMenu = (error: string | null = null): void => {
    close();
    store.set(menuScreen(error));
  };

  const contextOf = (rules: Rules): Omit<Context, 'rules' | 'advice' | 'persons'> => ({
    words: wordsOf(rules, language),
    ...display.look,
    resumeCommand: null,
    replayCommand: null,
  });

  const shared = {
    leave: (to: 'quit' | 'menu' | 'rematch') => {
      if (to === 'quit') finish();
      else if (to === 'rematch' && open !== null) openOrSay({ again: open });
      // Whoever came from the shell to look at one record goes back there.
      else if (options.watched) finish();
      else toMenu();
    },
  };

  const startGame = (game: OpenGame, notice: string | null = null): void => {
    open = game;
    const { resumeCommand, replayCommand } = game;
    session = startSession({
      ...game,
      ...shared,
      notice,
      size: display.size(),
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
      size: display.size(),
      context: { ...contextOf(recorded.rules), tumbles: false },
      show: (model) => store.set({ kind: 'game', model }),
    });
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
      open = next;
      const chosen = typeof what === 'object' && 'start' in what ? what.start : null;
      if (chosen !== null) choices = chosen;
      startGame(next, chosen === null ? null : remember({ choices: chosen }));
    });

  const speak = (menu: Menu): void => {
    language = menu.language;
    const error = remember({ language });
    store.set({ kind: 'menu', menu: { ...menu, saved: desk.saved(language) }, size: display.size(), error });
  };

  /** The menu on a list that was asked for; an empty one is said instead of shown. */
  const list = ({ of, menu }: Extract<MenuResult, { do: 'list' }>): void => {
    const size = display.size();
    const parts = of === 'rules' ? desk.rulebook(language) : [];
    const games = of === 'resume' ? desk.unfinished(language) : of === 'replay' ? desk.recorded(language) : [];
    const { lobby } = messagesIn(language);
    if (parts.length + games.length > 0)
      store.set({ kind: 'menu', menu: { ...menu, parts, games }, size, error: null });
    else store.set({ kind: 'menu', menu: { ...menu, step: 'main' }, size, error: lobby.nothingHere });
  };

  const choose = (value: string): void => {
    const screen = store.get();
    if (screen.kind !== 'menu') return;
    const setMenu = (menu: Menu): void => store.set({ ...screen, menu, error: null });
    const result = chooseInMenu(screen.menu, value);
    switch (result.do) {
      case 'stay':
        setMenu(result.menu);
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
        orSay(() => watch(desk.watch(result.path, language)));
        break;
      case 'start':
        openOrSay({ start: result.choices });
        break;
    }
  };

  return {
    store,
    session: () => session,
    choose,
    begin: () => {
      if (options.game) startGame(options.game);
      else if (options.watched) watch(options.watched);
    },
    finish,
    left,
  };
};
