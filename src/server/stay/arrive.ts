// What somebody finds who has just come in: the lobby as it is theirs, and where the link leads that they came by.
import type { GameId, Player, Store } from '../../store/index.js';
import { messagesIn } from '../../text/index.js';
import type { Goal } from '../../web/protocol.js';
import { readCode } from '../codes.js';
import type { Why } from '../house/index.js';
import type { Lobby, Settings } from '../lobby/model.js';
import { newLobby } from '../lobby/new.js';
import { isTheirs } from '../lobbyTable.js';
import type { StayOptions } from './types.js';

/** The lobby of `who`; `returnCode` is that of a guest who has come for the first time. */
export const lobbyOf = (options: StayOptions, who: Player, kept: Settings, returnCode: string | null): Lobby => {
  const { house } = options;
  const { id, name, isGuest } = who;
  const context = {
    language: kept.language,
    m: messagesIn(kept.language),
    ascii: kept.ascii || options.isWords,
    light: kept.light,
    depth: options.depth,
    house: house.name,
    link: house.link,
    me: { id, name, isGuest, isAdmin: options.isAdmin(who) },
    returnCode,
    boards: house.boards,
  };
  return newLobby(context, options.size(), kept, house.store.now());
};

/** Where a link leads: to a seat by a code, to a table on the screen or in the list, or nowhere, for a reason. */
export type Destination =
  | { readonly do: 'code'; readonly code: string }
  | { readonly do: 'open' | 'point'; readonly table: GameId }
  | { readonly do: 'say'; readonly why: Why | 'nothingToWatch' };

/** Where `goal` leads `who`; null for a link that leads to the lobby. A private table is there for its own people only. */
export const destinationOf = async (store: Store, goal: Goal | null, who: Player): Promise<Destination | null> => {
  if (goal?.to === 'join') {
    const code = readCode(goal.code);
    return code === null ? { do: 'say', why: 'noSuchCode' } : { do: 'code', code };
  }
  if (goal?.to !== 'watch') return null;
  const game = await store.game(goal.table);
  if (game === null || (game.code !== null && !isTheirs(game, who))) return { do: 'say', why: 'gone' };
  if (game.status === 'closed') return { do: 'say', why: 'nothingToWatch' };
  return { do: game.status === 'open' ? 'point' : 'open', table: game.id };
};
