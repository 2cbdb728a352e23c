// Moving a house from one store to another: players, then games whole, each record proved on the way. What is there already and
// the same stays, so that a move that was cut off, or one from a house that still plays, can be made again.
import { isDeepStrictEqual } from 'node:util';
import type { Store } from './store.js';
import type { Game, Player } from './types.js';

/** What came of one player or game. `same` was there already. */
export type Moved =
  | { readonly what: 'moved' | 'same' }
  /** `record`: it is no game by the rules. `other`: another one has its number, name or key there. `newer`: it went on there. */
  | { readonly what: 'refused'; readonly why: 'record' | 'other' | 'newer'; readonly detail: string };

export interface MoveReport {
  player(player: Player, moved: Moved): void;
  game(game: Game, moved: Moved): void;
}

/** Why the lines are no record of the game; null where they are. */
export type Check = (game: Game, lines: readonly string[], secret: string | null) => string | null;

const AT_ONCE = 100;
/** More chat than any table has. */
const ALL = 1_000_000;
const SAME: Moved = { what: 'same' };
const MOVED: Moved = { what: 'moved' };
const refused = (why: 'record' | 'other' | 'newer', detail = ''): Moved => ({ what: 'refused', why, detail });

const movePlayer = async (player: Player, to: Store): Promise<Moved> => {
  const there = await to.player(player.id);
  if (there !== null && isDeepStrictEqual(there, player)) return SAME;
  if (there !== null && there.made !== player.made) return refused('other', there.name);
  if (there !== null && there.version > player.version) return refused('newer');
  return (await to.moving.putPlayer(player)) ? MOVED : refused('other');
};

const moveGame = async (game: Game, from: Store, to: Store, check: Check): Promise<Moved> => {
  const there = await to.game(game.id);
  if (there !== null && (there.made !== game.made || there.seal !== game.seal)) return refused('other');
  const [lines, secret, chat] = [
    await from.lines(game.id, 0),
    await from.secret(game.id),
    await from.chat(game.id, ALL),
  ];
  const wrong = check(game, lines, secret);
  if (wrong !== null) return refused('record', wrong);
  const kept = await to.lines(game.id, 0);
  // Whichever of the two went on: the other has the beginning of it, or they are not the same game any more.
  const both = Math.min(kept.length, lines.length);
  if (!isDeepStrictEqual(kept.slice(0, both), lines.slice(0, both))) return refused('other');
  if (kept.length > lines.length || (there?.version ?? 0) > game.version) return refused('newer');
  const said = await to.chat(game.id, ALL);
  const isSame = isDeepStrictEqual(there, game) && kept.length === lines.length && said.length === chat.length;
  if (isSame && (await to.secret(game.id)) === secret) return SAME;

  // The row last: until then nobody over there sees a game that is not whole.
  for (const [i, line] of lines.slice(kept.length).entries()) {
    if ((await to.append(game.id, kept.length + i, line)) === 'late') return refused('newer');
  }
  await to.sync(game.id);
  for (const line of chat.slice(said.length)) await to.addChat(game.id, line);
  await to.moving.putGame(game, secret);
  const arrived = await to.lines(game.id, 0);
  if (!isDeepStrictEqual(arrived, lines)) throw new Error(`bug: game ${game.id} did not arrive whole`);
  return MOVED;
};

const eachOf = async <T extends { readonly id: number }>(
  read: (after: number, most: number) => Promise<readonly T[]>,
  act: (row: T) => Promise<void>,
): Promise<void> => {
  for (let after = 0; ; ) {
    const rows = await read(after, AT_ONCE);
    for (const row of rows) await act(row);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
};

export const moveAll = async (from: Store, to: Store, check: Check, report: MoveReport): Promise<void> => {
  await eachOf(from.moving.players, async (player) => report.player(player, await movePlayer(player, to)));
  await eachOf(from.moving.games, async (game) => report.game(game, await moveGame(game, from, to, check)));
  const [house, there] = [await from.house(), await to.house()];
  const bans = [...new Set([...there.bans, ...house.bans])];
  const notice = there.notice === '' ? house.notice : there.notice;
  if (bans.length > there.bans.length || notice !== there.notice) await to.changeHouse(there.version, { bans, notice });
};
