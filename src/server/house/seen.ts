// What one person's lobby shows of the house. Tables at which somebody neither sits nor is expected look the same to all of
// one language: they are made once, until they or those who are here change.
import type { Chat, Game, GameId, Player } from '../../store/index.js';
import { type Language, messagesIn } from '../../text/index.js';
import type { LobbyTable } from '../lobby/model.js';
import { settingsOf } from '../lobby/settings.js';
import { isTheirs, lobbyTable } from '../lobbyTable.js';
import type { Known } from './known.js';
import type { People } from './people.js';

interface Kept {
  readonly people: number;
  readonly tables: Map<Language, LobbyTable | null>;
}

export interface Seen {
  tablesFor(player: Player, isAdmin: boolean): readonly LobbyTable[];
}

/** Tables of others that one lobby lists: so many open ones, and so many to watch. */
const MOST_OTHERS = 500;

const isRunning = ({ status }: Game): boolean => status === 'open' || status === 'playing';

const newest = (games: readonly Game[], most: number): readonly Game[] =>
  games.length <= most ? games : [...games].sort((a, b) => b.id - a.id).slice(0, most);

export const createSeen = (
  known: Known,
  people: People,
  chatOf: (id: GameId) => readonly Chat[],
  most = MOST_OTHERS,
): Seen => {
  const kept = new WeakMap<Game, Kept>();

  const strangers = (game: Game, player: Player, language: Language): LobbyTable | null => {
    const now = people.version();
    const last = kept.get(game);
    const { tables } = last?.people === now ? last : { tables: new Map<Language, LobbyTable | null>() };
    if (last?.people !== now) kept.set(game, { people: now, tables });
    const there = tables.get(language);
    if (there !== undefined) return there;
    const made = lobbyTable(game, player, people, [], false, messagesIn(language).server.bots);
    tables.set(language, made);
    return made;
  };

  return {
    tablesFor: (player, isAdmin) => {
      const { language } = settingsOf(player.settings, 'en');
      const { bots } = messagesIn(language).server;
      const isOwn = (game: Game): boolean => isTheirs(game, player) || (isAdmin && game.code !== null);
      const all = known.all();
      const own = all.flatMap((game): LobbyTable[] => {
        if (!isRunning(game) || !isOwn(game)) return [];
        const table = lobbyTable(game, player, people, chatOf(game.id), isAdmin, bots);
        return table === null ? [] : [table];
      });
      const others = (status: Game['status']): LobbyTable[] =>
        newest(
          all.filter((game) => game.status === status && game.code === null && !isOwn(game)),
          most,
        ).flatMap((game) => strangers(game, player, language) ?? []);
      const seen = [...own, ...others('open'), ...others('playing')];
      const ended = known.endedOf(player).flatMap((game) => lobbyTable(game, player, people, [], false, bots) ?? []);
      return [...seen, ...ended];
    },
  };
};
