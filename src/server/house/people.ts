// Who is in the house, and where: each session is a visit, and a person may have several.
import type { Game, GameId, Player } from '../../store/index.js';
import type { LobbyPerson } from '../lobby/model.js';
import { seatOfPlayer, type Visit, type Whereabouts } from './types.js';

export interface People {
  enter(player: Player): Visit;
  all(): readonly Visit[];
  isHere(player: number): boolean;
  watching(game: GameId): number;
  /** Everybody who is here as `player` sees them: themselves first, then those they play with. */
  listFor(player: Player, games: readonly Game[]): LobbyPerson[];
}

/** `onLeft` is told of everybody who leaves, once for each session. */
export const createPeople = (changed: () => void, onLeft: (player: Player) => void): People => {
  const visits = new Set<Visit>();

  /** Somebody with several sessions is where they play. */
  const onePerPerson = (): Visit[] => {
    const byId = new Map<number, Visit>();
    for (const visit of visits) {
      const known = byId.get(visit.player.id);
      if (known === undefined || known.where.at === 'lobby') byId.set(visit.player.id, visit);
    }
    return [...byId.values()];
  };

  return {
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
          onLeft(player);
        },
      };
      visits.add(visit);
      changed();
      return visit;
    },
    all: () => [...visits],
    isHere: (id) => [...visits].some(({ player }) => player.id === id),
    watching: (id) => [...visits].filter(({ where }) => where.at === 'watch' && where.table === id).length,
    listFor: (player, games) => {
      const mine = new Set(games.filter((game) => seatOfPlayer(game, player) !== null).map(({ id }) => id));
      return onePerPerson()
        .map(({ player: who, where }): LobbyPerson => {
          const sat =
            where.table === null
              ? games.find((game) => game.status === 'open' && seatOfPlayer(game, who) !== null)
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
    },
  };
};
