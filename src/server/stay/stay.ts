// One person's stay: through the door into the lobby, to a table and back. What shows it is a screen or words.
import type { Player } from '../../store/index.js';
import { newWord } from '../../table/sealing.js';
import { type Messages, messagesIn } from '../../text/index.js';
import { isCtrl, type Key } from '../../tui/terminal/keys.js';
import { type AtTable, sitAtTable } from '../atTable.js';
import { type Changes, type Outcome, seatOfPlayer, type Visit, type Why } from '../house/index.js';
import { changeSettings } from '../identity.js';
import type { Lobby, LobbyEffect, Settings } from '../lobby/model.js';
import { clickLobby } from '../lobby/mouse.js';
import { settingsOf } from '../lobby/settings.js';
import { timesText } from '../lobby/times.js';
import { updateLobby, withMessage, withNews, withWord } from '../lobby/update.js';
import { besideText } from '../overlay.js';
import { type Destination, destinationOf, lobbyOf } from './arrive.js';
import { openDoorway } from './doorway.js';
import { languageOf } from './language.js';
import { withRead } from './read.js';
import { createTurns } from './turns.js';
import type { Stay, StayOptions } from './types.js';

/** A person who has pressed no key for so long is rung for when it is their turn, in milliseconds. */
const LOOKED_AWAY = 10_000;

export const startStay = (options: StayOptions): Stay => {
  const { house, caller, changed, onError } = options;
  const { store } = house;
  const spoken = languageOf(options.env);
  const { arrival } = caller;
  const lineSettings = arrival === undefined ? {} : { light: arrival.light, mouse: arrival.mouse };
  let lobby: Lobby | null = null;
  let table: AtTable | null = null;
  let player: Player | null = null;
  let visit: Visit | null = null;
  /** The code that was typed last: it opens the seats of its table. */
  let invitation: string | null = null;
  let lastKey = store.now();
  let isEnded = false;
  let { notice } = house;
  /** Tables that are on their way to the screen. */
  const opening = new Set<number>();

  const m = (): Messages => messagesIn(lobby?.context.language ?? doorway.door?.language ?? spoken ?? 'en');
  const end = (text: string, code: number): void => {
    if (isEnded) return;
    isEnded = true;
    table?.leave();
    visit?.leave();
    unwatch();
    if (refreshing !== null) clearTimeout(refreshing);
    options.ended(text, code);
  };
  const failed = (error: unknown, what: string): void => {
    onError(error, what);
    end(m().server.refused.fault, 1);
  };
  const later = (what: string, task: Promise<unknown>): void => {
    task.catch((error: unknown) => failed(error, what));
  };

  // --- Lobby --------------------------------------------------------------------------------------------------------

  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: NodeJS.Timeout | null = null;
  const refresh = (): void => {
    if (refreshing !== null) clearTimeout(refreshing);
    refreshing = null;
    if (lobby === null || player === null || table !== null || isEnded) return;
    lobby = withNews(lobby, { now: store.now(), ...house.lobby(player) });
    refreshedAt = performance.now();
    times = timesText(lobby);
    changed();
  };
  /** News of others can wait: in a full house there is always something. */
  const refreshLater = (): void => {
    refreshing ??= setTimeout(refresh, Math.max(0, refreshedAt + house.lull() - performance.now()));
  };

  const turns = createTurns();
  /** Whoever sat down is at the table when it begins; somebody who is busy is told. */
  const readTurns = (): void => {
    if (player === null || lobby === null) return;
    const begun = turns.read(house.playedBy(player), (id) => table?.id === id || opening.has(id));
    if (begun === null) return;
    if (store.now() - lastKey > LOOKED_AWAY) options.ring(m().server.lobby.begun(begun));
    if (table === null && lobby.page === 'tables' && lobby.filter === null) later('table', openTable(begun));
    else say(m().server.lobby.begun(begun));
  };

  /** The operator may say something to all, and rename people. */
  const readHouse = (): void => {
    if (visit !== null && lobby !== null && visit.player.name !== lobby.context.me.name) {
      player = visit.player;
      lobby = { ...lobby, context: { ...lobby.context, me: { ...lobby.context.me, name: player.name } } };
    }
    if (house.notice === notice) return;
    notice = house.notice;
    if (notice !== '' && table !== null) say(`${m().server.lobby.houseSays}: ${notice}`);
  };

  const onChanges = ({ players, games }: Changes): void => {
    if (player === null) return;
    readHouse();
    const isMine = players.has(player.id);
    if (isMine) readTurns();
    if (table !== null) {
      if (isMine || games.has(table.id)) changed();
    } else if (isMine) refresh();
    else refreshLater();
  };
  const unwatch = house.watch(onChanges);
  /** What the screen says of times: it is drawn anew when that has changed. */
  let times = '';

  const say = (text: string): void => {
    if (table !== null) table.say(text);
    else if (lobby !== null) lobby = withMessage(lobby, text);
    changed();
  };
  const leaveTable = (): void => {
    table?.leave();
    table = null;
  };
  const toLobby = (): void => {
    leaveTable();
    visit?.move({ at: 'lobby', table: null });
    refresh();
  };
  const pointAt = (id: number): void => {
    if (lobby !== null) lobby = { ...lobby, cursor: id, isMoved: true };
  };
  const whyText = (why: Why): string => m().server.lobby[why];

  /** Does what may be refused, and says why. */
  const attempt = async <T>(task: Promise<Outcome<T>>): Promise<T | null> => {
    const done = await task;
    if (isEnded) return null;
    refresh();
    if (done.ok) return done.value;
    say(whyText(done.why));
    return null;
  };

  const onEffect = async (effect: LobbyEffect): Promise<void> => {
    if (player === null || lobby === null) return;
    switch (effect.do) {
      case 'open':
      case 'watch':
        return openTable(effect.table);
      case 'create':
        return open(await attempt(house.create(player, effect.form)));
      case 'sit': {
        const game = await attempt(house.sit(player, effect.table, effect.word, invitation ?? undefined));
        await open(game);
        if (game?.status === 'open') say(m().server.lobby.sat(game.id));
        return;
      }
      case 'begin':
        return open(await attempt(house.begin(player, effect.table)));
      case 'stand':
        await attempt(house.stand(player, effect.table));
        return;
      case 'close':
        await attempt(house.closeTable(player, effect.table));
        return;
      case 'code':
        return enterCode(effect.code);
      case 'word':
        lobby = withWord(lobby, newWord());
        return changed();
      case 'settings':
        return keepSettings(effect.settings);
      case 'redraw':
        return options.redraw();
      case 'leave':
        return end('', 0);
    }
  };

  const open = async (game: { readonly id: number; readonly status: string } | null): Promise<void> => {
    if (game === null) return;
    pointAt(game.id);
    if (game.status === 'playing') await openTable(game.id);
    else refresh();
  };

  const enterCode = async (code: string): Promise<void> => {
    if (player === null) return;
    const game = await attempt(house.byCode(player, code));
    if (game === null || lobby === null) return;
    invitation = code;
    if (game.status === 'playing') return openTable(game.id);
    if (seatOfPlayer(game, player) !== null) return pointAt(game.id);
    lobby = withWord({ ...lobby, page: 'word', sitting: game.id, typed: '', message: null }, newWord());
    changed();
  };

  const keepSettings = async (settings: Settings): Promise<void> => {
    if (lobby === null || player === null) return;
    const { language, light, ascii } = settings;
    lobby = { ...lobby, settings, context: { ...lobby.context, language, m: messagesIn(language), light, ascii } };
    changed();
    player = (await changeSettings(store, player.id, { ...settings })) ?? player;
  };

  // --- Tables -------------------------------------------------------------------------------------------------------

  const openTable = async (id: number): Promise<void> => {
    if (player === null || lobby === null) return;
    opening.add(id);
    const [opened, chat] = await Promise.all([house.table(id), house.chat(id)])
      .catch((): [null, []] => [null, []])
      .finally(() => opening.delete(id));
    const game = house.game(id) ?? (await store.game(id));
    if (isEnded || lobby === null) return;
    if (opened === null || game === null) return say(whyText('gone'));
    leaveTable();
    const { language, ascii, light, depth } = lobby.context;
    table = sitAtTable({
      house,
      table: opened,
      game,
      player,
      language,
      look: { ascii, light, depth },
      size: options.size(),
      isMuted: lobby.settings.muted,
      calm: options.calm,
      chat,
      changed,
      asked: () => {
        if (store.now() - lastKey > LOOKED_AWAY)
          options.ring(`${m().server.table.of(id)}, ${m().server.lobby.sections.turn}`);
      },
      leave: (to) => (to === 'rematch' ? later('rematch', rematch(id)) : toLobby()),
      closed: (text) => {
        toLobby();
        say(text);
      },
      mute: (muted) => {
        if (lobby !== null) later('settings', keepSettings({ ...lobby.settings, muted }));
      },
      read: (at) => later('read', markRead(id, at)),
      goTo: (next) => later('table', openTable(next)),
      onError,
    });
    lobby = { ...lobby, page: 'tables', message: null };
    visit?.move({ at: table.seat === null ? 'watch' : 'table', table: id });
    if (table.seat !== null) opened.isBack(table.seat);
    changed();
  };

  const markRead = async (id: number, at: number): Promise<void> => {
    if (player !== null) player = await withRead(store, player, id, at);
  };

  const rematch = async (id: number): Promise<void> => {
    if (player === null) return;
    const game = await attempt(house.rematch(player, id));
    if (game === null) return;
    if (game.status !== 'playing') toLobby();
    await open(game);
    if (game.status !== 'playing') say(m().server.table.rematchAsk(game.id));
  };

  const enter = async (who: Player, returnCode: string | null): Promise<void> => {
    if (isEnded) return;
    const kept = settingsOf(who.settings, spoken ?? 'en', lineSettings);
    const words = messagesIn(kept.language);
    if (house.sessions(who.id) >= house.limits.sessionsPerPlayer) return end(words.server.refused.tooMany, 1);
    player = who;
    visit = house.enter(who);
    lobby = lobbyOf(options, who, kept, returnCode);
    if (returnCode !== null) lobby = withMessage(lobby, words.server.lobby.returnCode(returnCode));
    readTurns();
    refresh();
    await arrive(await destinationOf(store, arrival?.goal ?? null, who));
  };

  const arrive = async (to: Destination | null): Promise<void> => {
    if (to?.do === 'code') await enterCode(to.code);
    else if (to?.do === 'open') await openTable(to.table);
    else if (to?.do === 'point') pointAt(to.table);
    else if (to?.do === 'say') say(m().server.lobby[to.why]);
  };

  const onKey = (key: Key): void => {
    if (isCtrl(key, 'l')) options.redraw();
    else if (doorway.door !== null) doorway.key(key);
    else if (isCtrl(key, 'c')) {
      if (table === null) end('', 0);
      else toLobby();
    } else if (table !== null) table.key(key);
    else if (lobby !== null) {
      const [next, effects] = key.name === 'mouse' ? clickLobby(lobby, key) : updateLobby(lobby, key);
      lobby = next;
      changed();
      for (const effect of effects) later(effect.do, onEffect(effect));
    }
  };

  const doorway = openDoorway({
    ...{ store, caller, spoken, later, changed },
    house: house.name,
    depth: options.depth,
    size: options.size,
    entered: enter,
    leave: () => end('', 0),
  });
  return {
    screen: () => {
      const { door } = doorway;
      if (door !== null) return { at: 'door', door };
      if (lobby === null) return null;
      return table === null ? { at: 'lobby', lobby } : { at: 'table', table, lobby };
    },
    m,
    key: (key) => {
      if (isEnded) return;
      lastKey = store.now();
      try {
        onKey(key);
      } catch (error) {
        failed(error, 'key');
      }
    },
    setLobby: (next) => {
      if (lobby !== null) lobby = next;
    },
    resize: () => {
      const size = options.size();
      doorway.resize(size);
      if (lobby !== null) lobby = { ...lobby, size };
      table?.resize(size);
      changed();
    },
    tick: () => {
      if (isEnded || lobby === null) return;
      if (table === null) lobby = { ...lobby, now: store.now() };
      const now = table === null ? timesText(lobby) : besideText(table.beside());
      if (now !== times) changed();
      times = now;
      const isIdle = store.now() - lastKey > house.limits.idleSeconds * 1000;
      if (isIdle && table === null) end(m().server.refused.idle, 0);
    },
    end,
  };
};
