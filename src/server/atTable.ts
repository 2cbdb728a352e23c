// Somebody at a table of the house: the game on their screen, and what stands beside it: chat, presence, clocks.
import type { Seat } from '../core/index.js';
import type { Chat, Game, Player } from '../store/index.js';
import { type Language, messagesIn } from '../text/index.js';
import type { Model, Size } from '../tui/model.js';
import type { Calm } from '../tui/session/calm.js';
import { isCtrl, type Key } from '../tui/terminal/keys.js';
import { asideRowsFor } from './beside/panels.js';
import { type Beside, nextTable, type OtherTable, type Presence } from './beside/types.js';
import { type Draft, NO_DRAFT, opensChat, updateDraft } from './chatLine.js';
import { isStoodIn } from './clock.js';
import { type House, seatOfPlayer } from './house/index.js';
import type { Look } from './lobby/style.js';
import { type Play, startPlay } from './play.js';
import type { ServerTable, TableNews } from './table/types.js';
import type { Request } from './votes.js';

export interface AtTableOptions {
  readonly house: House;
  readonly table: ServerTable;
  readonly game: Game;
  readonly player: Player;
  readonly language: Language;
  readonly look: Look;
  readonly size: Size;
  readonly isMuted: boolean;
  readonly chat: readonly Chat[];
  changed(): void;
  /** The seat is asked after others have acted. */
  asked(): void;
  readonly calm: Calm | null;
  leave(to: 'lobby' | 'rematch'): void;
  /** The table is not there any more; `text` says why. */
  closed(text: string): void;
  mute(isMuted: boolean): void;
  /** Chat was looked at, at this time. */
  read(at: number): void;
  goTo(table: number): void;
  onError(error: unknown, what: string): void;
}

export interface AtTable {
  readonly id: number;
  readonly seat: number | null;
  readonly model: Model;
  readonly play: Play;
  readonly draft: Draft;
  beside(): Beside;
  key(key: Key): void;
  /** Writes a line of chat, or asks the others for something. */
  send(text: string): void;
  say(text: string): void;
  resize(size: Size): void;
  leave(): void;
}

/** How long somebody who is here has before the others may let a bot answer, in milliseconds. */
const PATIENCE = 120_000;
/** How long a sentence stands beside the game, in milliseconds. */
const NOTICE_MS = 6000;

export const sitAtTable = (options: AtTableOptions): AtTable => {
  const { house, table, game, player, language, changed } = options;
  const { store } = house;
  const m = messagesIn(language);
  const words = m.server.table;
  const seat = seatOfPlayer(game, player);
  let { isMuted, chat } = options;
  let draft: Draft = NO_DRAFT;
  let readUntil = player.read[`${game.id}`] ?? 0;
  let notice: { readonly text: string; readonly until: number } | null = null;

  const say = (text: string): void => {
    notice = { text, until: store.now() + NOTICE_MS };
    changed();
  };

  const presenceOf = (at: number): Presence => {
    const sat = table.seats[at];
    if (sat?.kind === 'bot') return 'bot';
    if (sat?.kind !== 'person') return null;
    if (isStoodIn(table.clock, at)) return 'standIn';
    if (at === seat) return 'me';
    return house.isHere(sat.player) ? 'here' : 'away';
  };
  /** Those at which it is this person's turn first. */
  const others = (): readonly OtherTable[] =>
    house
      .playedBy(player)
      .flatMap(({ id, seats, progress, clock }): OtherTable[] => {
        if (id === game.id) return [];
        const asked = seats[progress?.asked ?? -1];
        const whom = asked === undefined || asked.kind === 'open' ? '' : asked.name;
        const isTurn = asked?.kind === 'person' && asked.player === player.id;
        return [{ id, isTurn, whom, kind: progress?.kind ?? 'thinking', deadline: progress?.deadline ?? null, clock }];
      })
      .sort(
        (a, b) =>
          Number(b.isTurn) - Number(a.isTurn) ||
          (a.deadline ?? Number.POSITIVE_INFINITY) - (b.deadline ?? Number.POSITIVE_INFINITY) ||
          a.id - b.id,
      );
  const nameOf = (at: number): string => {
    const sat = table.seats[at];
    return sat === undefined || sat.kind === 'open' ? '' : sat.name;
  };

  const play: Play = startPlay({
    table,
    seat: seat as Seat | null,
    language,
    look: options.look,
    size: options.size,
    placeForMe: game.options['quick'] === true && table.view.turn.round === 0,
    delay: game.delay,
    show: changed,
    leave: options.leave,
    asked: options.asked,
    calm: options.calm,
    refused: () => say(words.unsent),
  });

  /** What a piece of news is in words; null where the screen shows it anyway. */
  const newsText = (news: TableNews): string | null => {
    switch (news.type) {
      case 'timeUp':
        return words.timeUp(nameOf(news.seat));
      case 'standsIn':
        return words.standsIn(nameOf(news.seat));
      case 'back':
        return news.seat === seat ? words.backAgain : words.tookOver(nameOf(news.seat));
      case 'asked':
        return words.asks(nameOf(news.seat), news.request, news.votes, news.of);
      case 'reopened':
        return words.unsent;
      default:
        return null;
    }
  };
  const onNews = (news: TableNews): void => {
    const text = newsText(news);
    if (news.type === 'abandoned') options.closed(words.abandoned);
    else if (news.type === 'closed') options.closed(words.closed(game.id));
    else if (text === null) changed();
    else say(text);
  };

  /** The model of the game with room for other tables: the same one while neither has changed. */
  let shown: { readonly of: Model; readonly model: Model } = { of: play.model, model: play.model };

  const markRead = (): void => {
    readUntil = store.now();
    options.read(readUntil);
  };

  const leaves = [
    table.visit({ news: onNews, rejoin: () => play.rejoin() }),
    house.watchChat(game.id, (lines) => {
      chat = lines;
      if (draft.isOpen) markRead();
      changed();
    }),
    () => play.stop(),
  ];

  const chatted = (text: string): void => {
    house.say(player, game.id, text).then(
      (isSaid) => {
        if (!isSaid) say(words.chatLimit);
      },
      (error: unknown) => {
        options.onError(error, 'chat');
        say(m.server.lobby.notStored);
      },
    );
  };
  const ask = (request: Request): void => {
    if (seat === null) return;
    const { question, since } = table.clock;
    // A bot is for whoever is away, or does not answer.
    const isHere = question !== null && ['me', 'here'].includes(presenceOf(question.seat) ?? '');
    if (request === 'bot' && isHere && store.now() - since < PATIENCE) say(words.isHere(nameOf(question.seat)));
    else table.vote(seat, request);
  };
  const mute = (): void => {
    isMuted = !isMuted;
    options.mute(isMuted);
    changed();
  };

  const onDraft = (key: Key): void => {
    const [next, effect] = updateDraft(draft, key);
    draft = next;
    changed();
    if (effect?.do === 'mute') mute();
    else if (effect?.do === 'request') ask(effect.request);
    else if (effect?.do === 'say') chatted(effect.text);
  };

  return {
    id: game.id,
    seat,
    get model() {
      const asideRows = asideRowsFor(others().length);
      if (shown.of !== play.model || shown.model.asideRows !== asideRows)
        shown = { of: play.model, model: { ...play.model, asideRows } };
      return shown.model;
    },
    play,
    get draft() {
      return draft;
    },
    beside: () => ({
      m,
      look: options.look,
      now: store.now(),
      clock: table.clock,
      names: table.seats.map((_, at) => nameOf(at)),
      seat,
      seal: game.seal,
      watching: house.watching(game.id),
      chat,
      readUntil,
      isMuted,
      draft,
      others: others(),
      notice: notice !== null && notice.until > store.now() ? notice.text : null,
      presence: table.seats.map((_, at) => presenceOf(at)),
    }),
    key: (key) => {
      if (seat !== null) table.isBack(seat);
      if (draft.isOpen) onDraft(key);
      else if (opensChat(key) && seat !== null && play.model.filter === null) {
        draft = { ...draft, isOpen: true };
        markRead();
        changed();
      } else if (isCtrl(key, 'o')) mute();
      else if (isCtrl(key, 'n')) {
        const next = nextTable(game.id, others());
        if (next === null) say(words.none);
        else options.goTo(next);
      } else play.key(key);
    },
    send: (text) => {
      if (seat === null) return;
      table.isBack(seat);
      for (const [, effect] of [updateDraft({ isOpen: true, text }, { name: 'enter' } as Key)]) {
        if (effect?.do === 'request') ask(effect.request);
        else if (effect?.do === 'say') chatted(effect.text);
      }
    },
    say,
    resize: (size) => play.resize(size),
    leave: () => {
      for (const leave of leaves) leave();
    },
  };
};
