// The running house: who is here, which tables are open in this process, and what is told to whom when something changes.
import { headerOf, loadRules, sealOf, type View } from '../core/index.js';
import type { Chat, Game, GameId, News, Player, Store } from '../store/index.js';
import { headerLine } from '../table/recordText.js';
import { messagesIn } from '../text/index.js';
import { jumpOf, TICK } from './clock.js';
import { newCode, newSecret } from './codes.js';
import { createRate, type Limits } from './limits.js';
import { type Form, isComplete, seatsOf } from './lobby/form.js';
import type { LobbyPerson, LobbyTable } from './lobby/model.js';
import { settingsOf } from './lobby/settings.js';
import { lobbyTable } from './lobbyTable.js';
import { skeletonOf } from './names.js';
import { filledWithBots, gameOfForm, setupOfGame, withOtherBotNames } from './setup.js';
import { openTable, type ServerTable } from './table.js';

/** Where somebody is. */
export interface Whereabouts {
  readonly at: 'lobby' | 'table' | 'watch';
  readonly table: GameId | null;
}

/** One session of one person in this house. */
export interface Visit {
  readonly player: Player;
  readonly where: Whereabouts;
  move(where: Whereabouts): void;
  leave(): void;
}

export interface HouseOptions {
  readonly store: Store;
  readonly limits: Limits;
  readonly name: string;
  readonly isAdmin: (player: Player) => boolean;
  /** For figures: how long a line took to be kept, in milliseconds. */
  readonly onLine?: (ms: number) => void;
  readonly onError: (error: unknown, what: string) => void;
}

/** What came of something that somebody wanted. `why` is a key of `m.server.lobby`. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Why };
export type Why = 'late' | 'full' | 'tooManyTables' | 'tooFast' | 'gone' | 'notStored' | 'noSuchCode';

const no = (why: Why): { readonly ok: false; readonly why: Why } => ({ ok: false, why });

/** Open and running tables that a lobby knows of. */
const MOST_TABLES = 2000;
const MOST_ENDED = 30;
const MOST_CHAT = 50;
/** Changes within this many milliseconds are told once. */
const TOLD_EVERY = 50;

export interface House {
  readonly name: string;
  readonly store: Store;
  readonly limits: Limits;
  readonly isStopping: boolean;
  enter(player: Player): Visit;
  visits(): readonly Visit[];
  /** What one person sees of the house. */
  lobby(player: Player): {
    readonly tables: readonly LobbyTable[];
    readonly people: readonly LobbyPerson[];
    readonly notice: string;
  };
  game(id: GameId): Game | null;
  /** Told soon after something has changed. */
  watch(listener: () => void): () => void;
  watchChat(game: GameId, listener: (chat: readonly Chat[]) => void): () => void;
  create(player: Player, form: Form): Promise<Outcome<Game>>;
  sit(player: Player, id: GameId, word: string, code?: string): Promise<Outcome<Game>>;
  stand(player: Player, id: GameId): Promise<Outcome<Game>>;
  begin(player: Player, id: GameId): Promise<Outcome<Game>>;
  closeTable(player: Player, id: GameId): Promise<Outcome<Game>>;
  rematch(player: Player, id: GameId): Promise<Outcome<Game>>;
  byCode(player: Player, code: string): Promise<Outcome<Game>>;
  /** Of a game that was closed: puts its secret into its record, if a crash has kept that from being done. */
  tellSecret(id: GameId): Promise<void>;
  /** The table's replica in this process, opened where it was not. */
  table(id: GameId): Promise<ServerTable>;
  say(player: Player, id: GameId, text: string): Promise<boolean>;
  chat(id: GameId): Promise<readonly Chat[]>;
  /** Everything is written down; nothing runs any more. */
  stop(): Promise<void>;
  figures(): { readonly sessions: number; readonly tables: number; readonly people: number; readonly lateness: number };
}

export const seatOfPlayer = (game: Game, player: Player): number | null => {
  const at = game.seats.findIndex((seat) => seat.kind === 'person' && seat.player === player.id);
  return at < 0 ? null : at;
};

export const openHouse = async (options: HouseOptions): Promise<House> => {
  const { store, limits, onError } = options;
  const games = new Map<GameId, Game>();
  const ended = new Map<number, readonly Game[]>();
  const tables = new Map<GameId, Promise<ServerTable>>();
  const opened = new Map<GameId, ServerTable>();
  const visits = new Set<Visit>();
  const listeners = new Set<() => void>();
  const chatListeners = new Map<GameId, Set<(chat: readonly Chat[]) => void>>();
  const chatCounts = new Map<GameId, readonly Chat[]>();
  const requests = createRate(limits.requestsPerMinute, 60_000);
  const chatRate = createRate(limits.chatPerMinute, 60_000);
  let notice = (await store.house()).notice;
  let isStopping = false;

  // --- Telling ------------------------------------------------------------------------------------------------------

  let told: NodeJS.Timeout | null = null;
  const changed = (): void => {
    told ??= setTimeout(() => {
      told = null;
      for (const listener of [...listeners]) listener();
    }, TOLD_EVERY);
  };

  const read = async (id: GameId): Promise<void> => {
    const game = await store.game(id);
    if (game === null) games.delete(id);
    else {
      games.set(id, game);
      if (game.status === 'ended' || game.status === 'closed') forgetEnded(game);
    }
    changed();
  };
  const forgetEnded = (game: Game): void => {
    for (const seat of game.seats) if (seat.kind === 'person') ended.delete(seat.player);
    // Whoever is still at it reads it from here; the next start finds it in the store.
    if (!opened.has(game.id)) games.delete(game.id);
  };

  const onNews = async (news: News): Promise<void> => {
    if (news.type === 'game') await read(news.game);
    else if (news.type === 'line') {
    } else if (news.type === 'chat') {
      const chat = await store.chat(news.game, MOST_CHAT);
      chatCounts.set(news.game, chat);
      for (const listener of [...(chatListeners.get(news.game) ?? [])]) listener(chat);
      changed();
    } else if (news.type === 'house') {
      notice = (await store.house()).notice;
      changed();
    }
  };
  const unwatch = store.watch((news) => {
    onNews(news).catch((error: unknown) => onError(error, 'news'));
  });
  for (const game of await store.games({ status: ['open', 'playing'] }, MOST_TABLES)) games.set(game.id, game);

  // --- Tables -------------------------------------------------------------------------------------------------------

  const onOver = async (id: GameId, view: View): Promise<void> => {
    for (;;) {
      const game = await store.game(id);
      if (game === null || game.status !== 'playing') return;
      const outcome =
        view.outcome === null ? null : { winners: [...view.outcome.winners], reason: view.outcome.reason };
      const done = await store.changeGame(id, game.version, { status: 'ended', ended: store.now(), outcome });
      if (done !== 'late') break;
    }
    await store.forgetSecret(id);
  };

  /** A game that was closed: its secret is told, so that the dice so far can be checked. May be called again. */
  const tellSecret = async (id: GameId): Promise<void> => {
    const secret = await store.secret(id);
    if (secret === null) return;
    const lines = await store.lines(id, 0);
    const isTold = lines.some((line) => line.startsWith('{"secret":'));
    if (lines.length > 0 && !isTold) {
      const told = await store.append(id, lines.length, JSON.stringify({ secret }));
      if (told === 'late') return tellSecret(id);
      await store.sync(id);
    }
    await store.forgetSecret(id);
  };

  /** Ends a game before its end: nothing is played any more, and whoever is at it hears why. */
  const endEarly = async (id: GameId, why: 'abandoned' | 'closed'): Promise<void> => {
    const table = opened.get(id);
    tables.delete(id);
    opened.delete(id);
    await table?.close(why);
    await noteNow(id);
    await tellSecret(id);
    games.delete(id);
    changed();
  };

  const abandon = async (id: GameId): Promise<void> => {
    const closed = await changing(id, ({ status }) =>
      status === 'playing' ? { status: 'closed', ended: store.now() } : 'late',
    );
    if (closed.ok) await endEarly(id, 'abandoned');
  };

  const noting = new Map<
    GameId,
    { readonly timer: NodeJS.Timeout; readonly progress: NonNullable<Game['progress']> }
  >();
  /** What waits to be noted is noted now. */
  const noteNow = async (id: GameId): Promise<void> => {
    const due = noting.get(id);
    if (due === undefined) return;
    clearTimeout(due.timer);
    noting.delete(id);
    await store.noteProgress(id, due.progress).catch((error: unknown) => onError(error, 'progress'));
  };
  const noteSoon = (id: GameId, progress: NonNullable<Game['progress']>): void => {
    const game = games.get(id);
    if (game !== undefined) games.set(id, { ...game, progress });
    changed();
    clearTimeout(noting.get(id)?.timer);
    noting.set(id, { timer: setTimeout(() => void noteNow(id), 500), progress });
  };

  const table = (id: GameId): Promise<ServerTable> => {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const opening = (async () => {
      const game = await store.game(id);
      if (game === null || game.status === 'open' || game.status === 'closed')
        throw new Error(`game ${id} is not being played`);
      games.set(id, game);
      const made = await openTable({
        store,
        game,
        isHere: (seat) => {
          const sat = game.seats[seat];
          return sat?.kind === 'person' && isHere(sat.player);
        },
        onAbandoned: () => void abandon(id).catch((error: unknown) => onError(error, 'abandon')),
        onOver: (view) => void onOver(id, view).catch((error: unknown) => onError(error, 'end')),
        onProgress: (progress) => noteSoon(id, progress),
        onLine: (ms) => options.onLine?.(ms),
        onError: (error) => onError(error, `table ${id}`),
      });
      opened.set(id, made);
      return made;
    })();
    tables.set(id, opening);
    opening.catch((error: unknown) => {
      tables.delete(id);
      onError(error, `table ${id}`);
    });
    return opening;
  };

  /** Games go on whether or not somebody looks: bots play, clocks run. */
  const openRunning = async (): Promise<void> => {
    for (const game of [...games.values()]) {
      if (game.status === 'playing') await table(game.id).catch(() => {});
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  let lastTick = store.now();
  let lateness = 0;
  const ticking = setInterval(() => {
    const now = store.now();
    const jump = jumpOf(lastTick, now);
    lateness = Math.max(0, now - lastTick - TICK);
    lastTick = now;
    for (const each of opened.values()) each.tick(now, jump);
  }, TICK);

  // --- Changes ------------------------------------------------------------------------------------------------------

  const allowed = (player: Player): boolean => requests.allow(`${player.id}`, store.now());
  const isHere = (id: number): boolean => [...visits].some(({ player }) => player.id === id);

  const unfinished = (player: Player): number =>
    [...games.values()].filter(
      ({ status, ...game }) =>
        (status === 'open' || status === 'playing') &&
        game.seats.some((s) => s.kind === 'person' && s.player === player.id),
    ).length;

  /** Changes the row that `change` makes of it, whoever else changes it meanwhile. `change` may say why not. */
  const changing = async (
    id: GameId,
    change: (game: Game) => Parameters<Store['changeGame']>[2] | Why,
  ): Promise<Outcome<Game>> => {
    try {
      for (;;) {
        const game = await store.game(id);
        if (game === null) return no('gone');
        const wanted = change(game);
        if (typeof wanted === 'string') return no(wanted);
        const done = await store.changeGame(id, game.version, wanted);
        if (done !== 'late') {
          games.set(id, done);
          changed();
          return { ok: true, value: done };
        }
      }
    } catch (error) {
      onError(error, `game ${id}`);
      return no('notStored');
    }
  };

  /** Writes the first line and lets the game begin, once every seat is taken. */
  const start = async (game: Game): Promise<Outcome<Game>> => {
    const words = game.seats.map((seat) => (seat.kind === 'person' ? seat.word : ''));
    const setup = setupOfGame(game, { dice: 'sealed', table: `${game.id}`, seal: game.seal, words, secret: null });
    if (!setup.ok) return no('gone');
    const rules = loadRules(setup.value.setup);
    if (!rules.ok) return no('gone');
    try {
      const header = headerLine(headerOf(rules.value, setup.value.chance, setup.value.seats)).trimEnd();
      await store.append(game.id, 0, header);
      await store.sync(game.id);
    } catch (error) {
      onError(error, `game ${game.id}`);
      return no('notStored');
    }
    const begun = await changing(game.id, ({ status }) => (status === 'open' ? { status: 'playing' } : 'late'));
    if (begun.ok) await table(game.id).catch(() => {});
    return begun;
  };

  const isFull = (game: Game): boolean => game.seats.every(({ kind }) => kind === 'person' || kind === 'bot');

  const create = async (player: Player, form: Form): Promise<Outcome<Game>> => {
    if (!allowed(player)) return no('tooFast');
    if (unfinished(player) >= limits.tablesPerPlayer) return no('tooManyTables');
    const secret = newSecret();
    const seal = sealOf(secret);
    try {
      const made = await store.createGame(gameOfForm(form, player, { secret, seal }, newCode()));
      games.set(made.id, made);
      changed();
      return isComplete(form) || seatsOf(form).length === 0 ? start(made) : { ok: true, value: made };
    } catch (error) {
      onError(error, 'create');
      return no('notStored');
    }
  };

  const sit = async (player: Player, id: GameId, word: string, code?: string): Promise<Outcome<Game>> => {
    if (!allowed(player)) return no('tooFast');
    if (unfinished(player) >= limits.tablesPerPlayer) return no('tooManyTables');
    const sat = await changing(id, (game) => {
      if (game.status !== 'open') return 'full';
      if (seatOfPlayer(game, player) !== null) return 'late';
      const skeleton = skeletonOf(player.name);
      const kept = game.seats.findIndex((seat) => seat.kind === 'kept' && seat.skeleton === skeleton);
      if (game.code !== null && game.code !== code && kept < 0) return 'noSuchCode';
      const at = kept >= 0 ? kept : game.seats.findIndex(({ kind }) => kind === 'open');
      if (at < 0) return 'full';
      const seats = game.seats.map((seat, i) =>
        i === at ? { kind: 'person' as const, player: player.id, name: player.name, word } : seat,
      );
      return { seats: withOtherBotNames(seats) };
    });
    return sat.ok && isFull(sat.value) ? start(sat.value) : sat;
  };

  const house: House = {
    name: options.name,
    store,
    limits,
    get isStopping() {
      return isStopping;
    },
    enter: (player) => {
      let where: Whereabouts = { at: 'lobby', table: null };
      const visit: Visit = {
        player,
        get where() {
          return where;
        },
        move: (to) => {
          where = to;
          changed();
        },
        leave: () => {
          if (!visits.delete(visit)) return;
          changed();
          void forgetGuest(player);
        },
      };
      visits.add(visit);
      changed();
      return visit;
    },
    visits: () => [...visits],
    lobby: (player) => {
      const { bots } = messagesIn(settingsOf(player.settings, 'en').language).server;
      const here = {
        isHere,
        watching: (id: GameId) => [...visits].filter(({ where }) => where.at === 'watch' && where.table === id).length,
      };
      const seen = [...games.values()]
        .filter(({ status }) => status === 'open' || status === 'playing')
        .flatMap(
          (game) =>
            lobbyTable(game, player, here, chatCounts.get(game.id) ?? [], player.settings['admin'] === true, bots) ??
            [],
        );
      const mine = (ended.get(player.id) ?? readEnded(player)).flatMap(
        (game) => lobbyTable(game, player, here, [], false, bots) ?? [],
      );
      return { tables: [...seen, ...mine], people: peopleFor(player), notice };
    },
    game: (id) => games.get(id) ?? null,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchChat: (id, listener) => {
      const all = chatListeners.get(id) ?? new Set();
      chatListeners.set(id, all.add(listener));
      return () => all.delete(listener);
    },
    create,
    sit,
    stand: (player, id) =>
      changing(id, (game) => {
        const at = seatOfPlayer(game, player);
        if (game.status !== 'open' || at === null) return 'gone';
        return { seats: game.seats.map((seat, i) => (i === at ? { kind: 'open' as const } : seat)) };
      }),
    begin: async (player, id) => {
      const filled = await changing(id, (game) => {
        if (game.status !== 'open' || game.maker !== player.id) return 'gone';
        return { seats: filledWithBots(game.seats) };
      });
      return filled.ok ? start(filled.value) : filled;
    },
    closeTable: async (player, id) => {
      const closed = await changing(id, (game) => {
        if (game.status === 'ended' || game.status === 'closed') return 'gone';
        const mayClose = options.isAdmin(player) || (game.status === 'open' && game.maker === player.id);
        return mayClose ? { status: 'closed', ended: store.now() } : 'gone';
      });
      if (closed.ok) await endEarly(id, 'closed');
      return closed;
    },
    rematch: async (player, id) => {
      const game = await store.game(id);
      if (game === null || game.status !== 'ended' || seatOfPlayer(game, player) === null) return no('gone');
      if (game.rematch !== null) return sitAgain(player, game.rematch);
      const secret = newSecret();
      const { word } = game.seats.find((s) => s.kind === 'person' && s.player === player.id) as { word: string };
      try {
        const made = await store.createGame({
          maker: player.id,
          code: game.code === null ? null : newCode(),
          variant: game.variant,
          profile: game.profile,
          board: game.board,
          options: game.options,
          clock: game.clock,
          delay: game.delay,
          seal: sealOf(secret),
          secret,
          // Seats go round, so that somebody else begins.
          seats: [...game.seats.slice(1), ...game.seats.slice(0, 1)].map((seat) => {
            if (seat.kind !== 'person') return seat;
            if (seat.player === player.id) return { ...seat, word };
            return { kind: 'kept' as const, name: seat.name, skeleton: skeletonOf(seat.name) };
          }),
        });
        games.set(made.id, made);
        const linked = await changing(id, (row) => (row.rematch === null ? { rematch: made.id } : 'late'));
        if (!linked.ok) {
          await changing(made.id, () => ({ status: 'closed' }));
          const first = await store.game(id);
          return first?.rematch ? sitAgain(player, first.rematch) : no('late');
        }
        return isFull(made) ? start(made) : { ok: true, value: made };
      } catch (error) {
        onError(error, 'rematch');
        return no('notStored');
      }
    },
    byCode: async (player, code) => {
      if (!allowed(player)) return no('tooFast');
      const [game] = await store.games({ code, status: ['open', 'playing'] }, 1);
      return game === undefined ? no('noSuchCode') : { ok: true, value: game };
    },
    tellSecret,
    table,
    say: async (player, id, text) => {
      if (!chatRate.allow(`${player.id}`, store.now())) return false;
      await store.addChat(id, { at: store.now(), player: player.id, name: player.name, text });
      return true;
    },
    chat: async (id) => {
      const chat = await store.chat(id, MOST_CHAT);
      chatCounts.set(id, chat);
      return chat;
    },
    stop: async () => {
      isStopping = true;
      clearInterval(ticking);
      if (told !== null) clearTimeout(told);
      for (const each of opened.values()) await each.close();
      for (const id of [...noting.keys()]) await noteNow(id);
      unwatch();
      for (const id of opened.keys()) await store.sync(id).catch(() => {});
    },
    figures: () => ({
      sessions: visits.size,
      tables: opened.size,
      people: new Set([...visits].map(({ player }) => player.id)).size,
      lateness,
    }),
  };

  const sitAgain = (player: Player, id: GameId): Promise<Outcome<Game>> => {
    const game = games.get(id);
    if (game !== undefined && seatOfPlayer(game, player) !== null) return Promise.resolve({ ok: true, value: game });
    return sit(player, id, `${player.name} again`);
  };

  /** A guest who sits at no table and has left is nobody any more: the name is free again. */
  const forgetGuest = async (player: Player): Promise<void> => {
    if (!player.isGuest || isHere(player.id) || isStopping) return;
    const seats = await store.games({ player: player.id }, 1);
    if (seats.length === 0 && !isHere(player.id)) await store.removePlayer(player.id);
  };

  const readEnded = (player: Player): readonly Game[] => {
    ended.set(player.id, []);
    store
      .games({ player: player.id, status: ['ended', 'closed'] }, MOST_ENDED)
      .then((found) => {
        // A table that was closed before anybody played at it is no game.
        const played = found.filter(({ status, progress }) => status === 'ended' || progress !== null);
        ended.set(player.id, played);
        if (played.length > 0) changed();
      })
      .catch((error: unknown) => onError(error, 'ended games'));
    return [];
  };

  const peopleFor = (player: Player): LobbyPerson[] => {
    const mine = new Set([...games.values()].filter((game) => seatOfPlayer(game, player) !== null).map(({ id }) => id));
    const byId = new Map<number, Visit>();
    // Somebody with several sessions is where they play.
    for (const visit of visits) {
      const known = byId.get(visit.player.id);
      if (known === undefined || known.where.at === 'lobby') byId.set(visit.player.id, visit);
    }
    return [...byId.values()]
      .map(({ player: who, where }): LobbyPerson => {
        const sat =
          where.table === null
            ? [...games.values()].find((g) => g.status === 'open' && seatOfPlayer(g, who) !== null)
            : undefined;
        const on = where.table ?? sat?.id ?? null;
        return {
          name: who.name,
          isMe: who.id === player.id,
          isGuest: who.isGuest,
          place: {
            at: sat !== undefined ? 'open' : where.at,
            table: on,
            isYours: on !== null && mine.has(on) && who.id !== player.id,
          },
        };
      })
      .sort(
        (a, b) =>
          Number(b.isMe) - Number(a.isMe) ||
          Number(b.place.isYours) - Number(a.place.isYours) ||
          (a.name < b.name ? -1 : 1),
      );
  };

  void openRunning().catch((error: unknown) => onError(error, 'start'));
  return house;
};
