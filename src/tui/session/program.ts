// The program behind every kind of screen: which menu, game or replay is open, and how one leads to the next.
import { createMailbox } from '../../table/mailbox.js';
import { type Language, messagesIn } from '../../text/index.js';
import type { Choices } from '../menu/choices.js';
import { chooseInMenu, type Menu, type MenuResult, newMenu } from '../menu/menu.js';
import type { ScreenSettings, SettingId } from '../menu/screenSettings.js';
import type { Model, Size } from '../model.js';
import type { Calm } from './calm.js';
import type { Desk, Opening } from './desk.js';
import type { Session } from './gameSession.js';
import { abandon, createOpened, type Look, type OpenGame } from './opened.js';
import { Refusal } from './refusal.js';
import { createStore, type Store } from './store.js';
import type { Recorded } from './viewer.js';

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
  /** What is chosen about the screen; null, or absent, where there is nothing to choose. */
  readonly settings?: ScreenSettings | null;
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
  /** How things look by these settings; it is asked anew whenever they have changed. */
  look(settings: ScreenSettings | null): Look;
  /** Null where every key answers whatever is open: lines are typed, not pressed. */
  readonly calm: Calm | null;
  /** Told of each model of a game, also of those that are gone before anything is drawn. */
  readonly onModel?: (model: Model) => void;
  size(): Size;
  /** Puts a text into the clipboard; absent where there is none to be reached. */
  copy?(text: string): void;
}

export interface Program {
  readonly store: Store<Screen>;
  /** The game or the replay that is open. */
  session(): Session | null;
  /** The item `value` of the menu's question was chosen. */
  choose(value: string): void;
  /** How things look now. */
  look(): Look;
  /** The display looks otherwise from now on. */
  relook(): void;
  /** Opens what the program was started for. */
  begin(): Promise<void>;
  /** Something is being opened: what is typed meanwhile is for what comes then. */
  isBusy(): boolean;
  settled(): Promise<void>;
  /** Ends the program, from inside or outside, with an error where one ends it. */
  finish(error?: unknown): void;
  readonly left: Promise<Left>;
}

/** One thing after the other, and whether there is one. */
const createWork = (fail: (error: unknown) => void) => {
  const { post, settled } = createMailbox();
  let count = 0;
  return {
    do: (task: () => void | Promise<void>): Promise<void> => {
      count++;
      return post(task)
        .catch(fail)
        .finally(() => {
          count--;
        });
    },
    isBusy: () => count > 0,
    settled,
  };
};

/** The menu as it is shown. */
const menuScreens =
  (display: Display) =>
  (menu: Menu, error: string | null = null): MenuScreen => ({
    kind: 'menu',
    menu,
    size: display.size(),
    error,
  });

export const createProgram = (options: ProgramOptions, display: Display): Program => {
  const { desk } = options;
  const menuScreen = menuScreens(display);
  let { language, choices } = options;
  let settings = options.settings ?? null;
  let look = display.look(settings);
  let isOver = false;

  // What begins with a game has no menu yet, and need not look for games to resume.
  const store = createStore<Screen>(menuScreen(newMenu(language, null, choices, settings)));
  const mainMenu = async (): Promise<Menu> => ({
    ...newMenu(language, await desk.saved(language), choices, settings),
    daily: desk.daily?.(language) ?? null,
    hasStats: desk.stats !== undefined,
  });

  let resolveLeft: (left: Left) => void = () => {};
  const left = new Promise<Left>((resolve) => {
    resolveLeft = resolve;
  });
  const finish = (error: unknown = null): void => {
    const screen = store.get();
    isOver = true;
    opened.leave();
    const isGameOver = screen.kind === 'game' && screen.model.view.outcome !== null;
    resolveLeft({ game: opened.game(), isOver: isGameOver, language, error });
  };
  const work = createWork(finish);

  const opened = createOpened({
    look: () => look,
    settings: () => settings,
    set: (next) => {
      const before = settings;
      applied(next);
      void work.do(async () => {
        const error = await change(before, next);
        if (error !== null) opened.session()?.act((model) => [{ ...model, notice: error }, []]);
      });
      return look;
    },
    calm: display.calm,
    size: () => display.size(),
    show: (model, game) => {
      if (game !== null) options.onShow?.(game, model);
      display.onModel?.(model);
      store.set({ kind: 'game', model });
    },
    leave: (to, at = null, isReviewed = false) => {
      const game = opened.game();
      if (to === 'quit') finish();
      else if (to === 'rematch' && game !== null) void work.do(() => openOrSay({ again: game }));
      else if (to === 'watch' && game?.record?.path) {
        const { path } = game.record;
        void work.do(() => orSay(() => watch(path, { at, isReviewed, leadsToEnd: true })));
      }
      // Whoever came from the shell to look at one record goes back there.
      else if (options.watched) finish();
      else void work.do(() => toMenu());
    },
    fail: finish,
    report: options.report,
    copy: display.copy,
  });

  options.ending?.addEventListener('abort', () => opened.leave());

  const close = (): void => {
    opened.close();
    options.onClose?.();
  };

  const toMenu = async (error: string | null = null): Promise<void> => {
    close();
    store.set(menuScreen(await mainMenu(), error));
  };

  /** Does what may be refused; the menu says why, and nothing stays open. */
  const orSay = async (what: () => Promise<void>): Promise<void> => {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await toMenu(error.message);
    }
  };

  /** Keeps a choice; gives what the player is told where that cannot be done. Nobody is kept from playing by it. */
  const remember = async (what: Parameters<Desk['remember']>[0]): Promise<string | null> => {
    try {
      await desk.remember(what, language);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };

  /** Other settings from now on; what they look like is there at once. */
  const applied = (next: ScreenSettings): void => {
    settings = next;
    look = display.look(settings);
  };

  /** Keeps what differs from before. */
  const change = async (before: ScreenSettings | null, next: ScreenSettings): Promise<string | null> => {
    const changed = Object.entries(next).filter(([id, value]) => before?.[id as SettingId] !== value);
    return changed.length === 0 ? null : remember({ screen: Object.fromEntries(changed) });
  };

  const openOrSay = (what: Opening): Promise<void> =>
    orSay(async () => {
      const next = await desk.open(what, language);
      const chosen = typeof what === 'object' && 'start' in what ? what.start : null;
      if (chosen !== null) choices = chosen;
      const notice = chosen === null ? null : await remember({ choices: chosen });
      // The player may have left meanwhile.
      if (isOver) abandon(next);
      else {
        close();
        opened.play(next, language, notice);
      }
    });

  const speak = async (menu: Menu): Promise<void> => {
    language = menu.language;
    const error = await remember({ language });
    store.set(menuScreen({ ...menu, ...(await mainMenu()) }, error));
  };

  const set = async (menu: Menu): Promise<void> => {
    const before = settings;
    if (menu.settings === null) return;
    applied(menu.settings);
    store.set(menuScreen(menu, await change(before, menu.settings)));
  };

  /** The menu on a list that was asked for; an empty one is said instead of shown. */
  const list = async ({ of, menu }: Extract<MenuResult, { do: 'list' }>): Promise<void> => {
    if (of === 'stats') {
      const page = { id: of, title: messagesIn(language).stats.title, text: (await desk.stats?.(language)) ?? '' };
      store.set(menuScreen({ ...menu, page }));
      return;
    }
    const parts = of === 'rules' ? await desk.rulebook(language) : [];
    const games =
      of === 'resume' ? await desk.unfinished(language) : of === 'replay' ? await desk.recorded(language) : [];
    if (parts.length + games.length > 0) store.set(menuScreen({ ...menu, parts, games }));
    else store.set(menuScreen({ ...menu, step: 'main' }, messagesIn(language).lobby.nothingHere));
  };

  const watch = async (path: string, from: Partial<Recorded> = {}): Promise<void> => {
    const recorded = await desk.watch(path, language);
    if (isOver) return;
    close();
    opened.watch({ ...recorded, ...from }, language);
  };

  /** What the menu leads to. */
  const follow = async (result: Exclude<MenuResult, { do: 'stay' }>): Promise<void> => {
    switch (result.do) {
      case 'speak':
        return orSay(() => speak(result.menu));
      case 'set':
        return orSay(() => set(result.menu));
      case 'list':
        return orSay(() => list(result));
      case 'quit':
        return finish();
      case 'demo':
      case 'daily':
        return openOrSay(result.do);
      case 'learn':
        return openOrSay({ learn: result.lesson });
      case 'resume':
        return openOrSay({ resume: result.path });
      case 'watch':
        return orSay(() => watch(result.path));
      case 'start':
        return openOrSay({ start: result.choices });
    }
  };

  const choose = (value: string): void => {
    const screen = store.get();
    if (screen.kind !== 'menu') return;
    const result = chooseInMenu(screen.menu, value);
    // What needs nothing of the desk is there at once.
    if (result.do === 'stay') store.set(menuScreen(result.menu));
    else void work.do(() => follow(result));
  };

  return {
    store,
    session: () => opened.session(),
    look: () => look,
    relook: () => {
      look = display.look(settings);
      const screen = store.get();
      if (screen.kind === 'menu') store.set({ ...screen });
      else opened.session()?.act((model) => [{ ...model, context: { ...model.context, ...look } }, []]);
    },
    choose: (value) => {
      if (work.isBusy()) void work.do(() => choose(value));
      else choose(value);
    },
    begin: () =>
      work.do(async () => {
        if (options.game) opened.play(options.game, language, options.notice);
        else if (options.watched) opened.watch(options.watched, language);
        else store.set(menuScreen(await mainMenu(), options.notice ?? null));
      }),
    isBusy: work.isBusy,
    settled: work.settled,
    finish,
    left,
  };
};
