// The running house: who is here, which games it knows, which tables this process plays, and what is told to whom.
import type { Chat, GameId, News, Player } from '../../store/index.js';
import { createRate } from '../limits.js';
import { tableBoardOf } from '../setup.js';
import { gameOfTopic } from '../table/messages.js';
import type { ServerTable } from '../table/types.js';
import { createElsewhere } from './elsewhere.js';
import { createKnown, personsOf } from './known.js';
import { createMaking } from './making.js';
import { createOperating } from './operating.js';
import { createPeople } from './people.js';
import { createSeen } from './seen.js';
import { createTables } from './tables.js';
import { createTold } from './told.js';
import type { House, HouseOptions } from './types.js';

const MOST_CHAT = 50;
/** Lobbies drawn anew for what does not concern their people: a hundred a second in all. */
const LULL_EACH = 10;
const MOST_LULL = 5000;

export const openHouse = async (options: HouseOptions): Promise<House> => {
  const { store, limits, onError } = options;
  const opened = new Map<GameId, ServerTable>();
  const chats = new Map<GameId, readonly Chat[]>();
  const chatRate = createRate(limits.chatPerMinute, 60_000);
  const told = createTold();
  let notice = (await store.house()).notice;
  let isStopping = false;

  const readChat = async (id: GameId): Promise<readonly Chat[]> => {
    const chat = await store.chat(id, MOST_CHAT);
    chats.set(id, chat);
    return chat;
  };
  /** A game that was ended early in another process is not played here either. */
  const endWhereClosed = async (id: GameId): Promise<void> => {
    const game = known.get(id);
    if (game?.status === 'closed') await tables.wasClosed(game);
  };
  /** Something may have been missed: whatever is shown is read again. */
  const readAgain = async (): Promise<void> => {
    elsewhere.doubt();
    tables.doubt();
    notice = (await store.house()).notice;
    await known.load();
    for (const id of [...opened.keys()]) {
      await endWhereClosed(id);
      told.chatted(id, await readChat(id));
    }
    told.changed({ players: people.ours().map(({ id }) => id), games: [...opened.keys()] });
  };
  const onNews = async (news: News): Promise<void> => {
    if (news.type === 'game') {
      await known.read(news.game);
      await endWhereClosed(news.game);
    } else if (news.type === 'line') tables.readOn(news.game, news.n);
    else if (news.type === 'message') {
      const game = gameOfTopic(news.topic);
      if (game === null) elsewhere.hear(news.topic, news.text);
      else tables.hear(game, news.text);
    } else if (news.type === 'doubt') await readAgain();
    else if (news.type === 'chat') {
      told.chatted(news.game, await readChat(news.game));
      const game = known.get(news.game);
      told.changed({ players: game === null ? [] : personsOf(game) });
    } else if (news.type === 'house') {
      notice = (await store.house()).notice;
      told.changed();
    } else if (news.type === 'player' && people.isOurs(news.player)) {
      const player = await store.player(news.player);
      if (player !== null) people.refresh(player);
    }
  };
  /** A guest who sits at no table and has left is nobody any more: the name is free again. */
  const forgetGuest = async (player: Player): Promise<void> => {
    if (!player.isGuest || people.isHere(player.id) || isStopping) return;
    const seats = await store.games({ player: player.id }, 1);
    if (seats.length === 0 && !people.isHere(player.id)) await store.removePlayer(player.id);
  };

  const people = createPeople({
    elsewhere: () => elsewhere,
    changed: (player, tables) => {
      // Whoever plays with them sees who is here.
      const shared = known.ofPlayer(player).map(({ id }) => id);
      told.changed({ games: [...tables, ...shared] });
    },
    left: (player) => void forgetGuest(player).catch((error: unknown) => onError(error, 'guest')),
  });
  const elsewhere = createElsewhere({ store, ours: people.ours, changed: people.others, onError });
  const known = createKnown({ store, told, onError, isOpened: (id) => opened.has(id) });
  const unwatch = store.watch((news) => {
    onNews(news).catch((error: unknown) => onError(error, 'news'));
  });
  await known.load();
  const tables = createTables({
    ...{ store, told, known, opened, onError },
    isHere: people.isHere,
    onLine: (ms) => options.onLine?.(ms),
  });

  const seen = createSeen(known, people, (id) => chats.get(id) ?? []);
  const house: House = {
    ...createMaking(options, known, tables),
    ...createOperating(options, known),
    name: options.name,
    link: options.link ?? null,
    boards: (options.packs ?? []).map(tableBoardOf),
    store,
    limits,
    get notice() {
      return notice;
    },
    get isStopping() {
      return isStopping;
    },
    enter: people.enter,
    visits: people.all,
    sessions: people.sessions,
    isHere: people.isHere,
    watching: people.watching,
    lobby: (player) => ({
      tables: seen.tablesFor(player, options.isAdmin(player)),
      people: people.listFor(player, known.ofPlayer),
      notice,
    }),
    playedBy: (player) => known.ofPlayer(player.id).filter(({ status }) => status === 'playing'),
    game: known.get,
    watch: told.watch,
    lull: () => Math.min(MOST_LULL, people.count() * LULL_EACH),
    watchChat: told.watchChat,
    tellSecret: tables.tellSecret,
    table: tables.table,
    say: async (player, id, text) => {
      if (!chatRate.allow(`${player.id}`, store.now())) return false;
      await store.addChat(id, { at: store.now(), player: player.id, name: player.name, text });
      return true;
    },
    chat: readChat,
    stop: async () => {
      isStopping = true;
      elsewhere.stop();
      await tables.stop();
      unwatch();
      for (const id of opened.keys()) await store.sync(id).catch(() => {});
    },
    figures: () => ({
      sessions: people.all().length,
      tables: opened.size,
      people: people.count(),
      lateness: tables.lateness(),
      kept: tables.kept(),
      others: elsewhere.processes(),
    }),
  };

  void tables.keepRunning().catch((error: unknown) => onError(error, 'start'));
  return house;
};
