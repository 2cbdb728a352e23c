// A game of the store as one person's lobby shows it: what they may know of it, and nothing else. Pure.
import { findProfile, type VariantId } from '../core/index.js';
import type { Chat, Game, GameId, Player } from '../store/index.js';
import type { LobbySeat, LobbyTable } from './lobby/model.js';
import { tableOptions } from './setup.js';

/** What bots are called, by level, in this person's language. */
type BotWords = Readonly<Record<string, string>>;

export interface Presence {
  isHere(player: number): boolean;
  watching(game: GameId): number;
}

const seatsOf = (game: Game, player: Player, here: Presence, bots: BotWords): LobbySeat[] =>
  game.seats.map((seat, i) => {
    const score = game.progress?.scores[i] ?? null;
    const base = { colour: i, score, isAway: false };
    if (seat.kind === 'open') return { ...base, kind: 'open', name: '' };
    // A bot has a marshal's name at the table; here it must not be taken for somebody who is here.
    if (seat.kind === 'bot') return { ...base, kind: 'bot', name: bots[seat.bot] ?? seat.name };
    if (seat.kind !== 'person') return { ...base, kind: 'kept', name: seat.name, isAway: true };
    if (seat.player === player.id) return { ...base, kind: 'me', name: seat.name };
    const isAway = !here.isHere(seat.player) || (game.progress?.standIns.includes(i) ?? false);
    return { ...base, kind: 'person', name: seat.name, isAway };
  });

const unreadOf = (game: Game, player: Player, chat: readonly Chat[]): LobbyTable['unread'] => {
  const read = player.read[`${game.id}`] ?? 0;
  const lines = chat.filter((line) => line.at > read && line.player !== player.id);
  const last = lines.at(-1);
  return last === undefined ? null : { count: lines.length, from: last.name };
};

const handed = new Map<string, boolean>();
/** Whether starting hands are a matter of choice (N-SETUP-7). */
const hasHands = ({ variant, profile, board }: Game): boolean => {
  const key = `${variant} ${profile} ${board}`;
  const known = handed.get(key);
  if (known !== undefined) return known;
  const found = findProfile(variant, profile, board);
  const has = found.ok && found.value.hasNapoleon;
  handed.set(key, has);
  return has;
};

const isExpected = ({ seats }: Game, player: Player): boolean =>
  seats.some((seat) => seat.kind === 'kept' && seat.skeleton === player.skeleton);

/** Whether this person sits at it, or a seat is kept for them. */
export const isTheirs = (game: Game, player: Player): boolean =>
  isExpected(game, player) || game.seats.some((seat) => seat.kind === 'person' && seat.player === player.id);

/** Null where this person may not see it: a private table that they neither sit at nor were asked to. */
export const lobbyTable = (
  game: Game,
  player: Player,
  here: Presence,
  chat: readonly Chat[],
  isAdmin: boolean,
  bots: BotWords,
): LobbyTable | null => {
  const seat = game.seats.findIndex((s) => s.kind === 'person' && s.player === player.id);
  const mySeat = seat < 0 ? null : seat;
  if (game.code !== null && mySeat === null && !isExpected(game, player) && !isAdmin) return null;
  const { progress } = game;
  const isPlaying = game.status === 'playing';
  const waits =
    isPlaying && progress !== null && progress.asked !== null
      ? { seat: progress.asked, kind: progress.kind, since: progress.since }
      : null;
  const section = (): LobbyTable['section'] => {
    if (game.status === 'open') return 'open';
    if (!isPlaying) return 'ended';
    if (mySeat === null) return 'watch';
    return waits?.seat === mySeat ? 'turn' : 'mine';
  };
  return {
    id: game.id,
    section: section(),
    variant: game.variant as VariantId,
    profile: game.profile,
    board: game.board,
    hands: hasHands(game) ? tableOptions(game.options).hands : null,
    round: progress?.round ?? 0,
    rounds: progress?.rounds ?? null,
    seats: seatsOf(game, player, here, bots),
    waits,
    deadline: isPlaying ? (progress?.deadline ?? null) : null,
    clock: game.clock,
    needs: game.seats.filter(({ kind }) => kind === 'open' || kind === 'kept').length,
    code: mySeat === null ? null : game.code,
    isMaker: game.maker === player.id,
    mySeat,
    watching: here.watching(game.id),
    delay: game.delay,
    unread: mySeat === null ? null : unreadOf(game, player, chat),
    seal: game.seal,
    owners: progress?.owners ?? null,
    winners: game.outcome?.winners ?? [],
  };
};
