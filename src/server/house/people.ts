// Who is in the house, and where: each session is a visit, and a person may have several.
import type { Game, GameId, Player, PlayerId } from '../../store/index.js';
import type { LobbyPerson } from '../lobby/model.js';
import type { Elsewhere, Present } from './elsewhere.js';
import type { Visit, Whereabouts } from './types.js';

export interface People {
  enter(player: Player): Visit;
  /** By the door of this process. */
  all(): readonly Visit[];
  /** By whichever door. */
  sessions(player: PlayerId): number;
  /** Those who are here by this door, each at one place. */
  ours(): readonly Present[];
  /** Whether somebody is here by this door. */
  isOurs(player: PlayerId): boolean;
  isHere(player: PlayerId): boolean;
  watching(game: GameId): number;
  /** How many different people, by this door. */
  count(): number;
  /** Somebody who is here is called otherwise now, or has other keys. */
  refresh(player: Player): void;
  /** People who are here by other doors have come, gone or moved. */
  others(people: readonly Present[]): void;
  /** Goes up with every coming and going. */
  version(): number;
  /** Everybody who is here as `player` sees them: themselves first, then those they play with. */
  listFor(player: Player, gamesOf: (player: PlayerId) => readonly Game[]): LobbyPerson[];
}

export interface PeopleOptions {
  /** Somebody came, went or moved; `tables` are those that they left or went to. */
  changed(player: PlayerId, tables: readonly GameId[]): void;
  readonly elsewhere: () => Elsewhere;
  /** One session of this person is over. */
  left(player: Player): void;
}

const tablesOf = (...places: readonly Whereabouts[]): GameId[] =>
  places.flatMap(({ table }) => (table === null ? [] : [table]));

export const createPeople = (options: PeopleOptions): People => {
  const visits = new Map<PlayerId, Set<Visit>>();
  /** Those who are here, as the store has them. */
  const known = new Map<PlayerId, Player>();
  const watchers = new Map<GameId, number>();
  let version = 0;

  const watch = ({ at, table }: Whereabouts, by: 1 | -1): void => {
    if (at !== 'watch' || table === null) return;
    const now = (watchers.get(table) ?? 0) + by;
    if (now > 0) watchers.set(table, now);
    else watchers.delete(table);
  };
  const changed = ({ id }: Player, tables: readonly GameId[]): void => {
    version++;
    options.elsewhere().tell(id, presentOf(id));
    options.changed(id, tables);
  };
  const all = (): Visit[] => [...visits.values()].flatMap((those) => [...those]);

  /** Somebody with several sessions is where they play. */
  const placeOf = (those: ReadonlySet<Visit>): Visit | undefined => {
    const each = [...those];
    return each.findLast(({ where }) => where.at !== 'lobby') ?? each.at(-1);
  };

  const presentOf = (id: PlayerId): Present | null => {
    const those = visits.get(id) ?? new Set<Visit>();
    const visit = placeOf(those);
    if (visit === undefined) return null;
    const { name, isGuest } = visit.player;
    return { id, name, isGuest, where: visit.where, sessions: those.size };
  };
  const ours = (): Present[] => [...visits.keys()].flatMap((id) => presentOf(id) ?? []);
  /** Each person once: where they play, by whichever door they came. */
  const everybody = (): Iterable<Present> => {
    const each = new Map<PlayerId, Present>();
    for (const present of [...options.elsewhere().all(), ...ours()]) {
      const there = each.get(present.id);
      if (there === undefined || there.where.at === 'lobby') each.set(present.id, present);
    }
    return each.values();
  };

  return {
    enter: (player) => {
      let where: Whereabouts = { at: 'lobby', table: null };
      let isGone = false;
      const visit: Visit = {
        get player() {
          return known.get(player.id) ?? player;
        },
        get where() {
          return where;
        },
        move: (to) => {
          if (isGone) return;
          const from = where;
          watch(from, -1);
          watch(to, 1);
          where = to;
          changed(player, tablesOf(from, to));
        },
        leave: () => {
          if (isGone) return;
          isGone = true;
          watch(where, -1);
          const those = visits.get(player.id);
          those?.delete(visit);
          if (those?.size === 0) {
            visits.delete(player.id);
            known.delete(player.id);
          }
          changed(player, tablesOf(where));
          options.left(player);
        },
      };
      known.set(player.id, player);
      visits.set(player.id, (visits.get(player.id) ?? new Set()).add(visit));
      changed(player, []);
      return visit;
    },
    refresh: (player) => {
      const before = known.get(player.id);
      if (!visits.has(player.id)) return;
      known.set(player.id, player);
      if (before?.name !== player.name) changed(player, []);
    },
    all,
    sessions: (id) => (visits.get(id)?.size ?? 0) + options.elsewhere().sessions(id),
    ours,
    isOurs: (id) => visits.has(id),
    isHere: (id) => visits.has(id) || options.elsewhere().isHere(id),
    watching: (id) => (watchers.get(id) ?? 0) + options.elsewhere().watching(id),
    others: (people) => {
      version++;
      for (const { id, where } of people) options.changed(id, tablesOf(where));
    },
    count: () => visits.size,
    version: () => version,
    listFor: (player, gamesOf) => {
      const mine = new Set(gamesOf(player.id).map(({ id }) => id));
      const listed = [...everybody()].map((who): LobbyPerson => {
        const { where } = who;
        const sat = where.table === null ? gamesOf(who.id).find(({ status }) => status === 'open') : undefined;
        const on = where.table ?? sat?.id ?? null;
        const isMe = who.id === player.id;
        const place = {
          at: sat ? ('open' as const) : where.at,
          table: on,
          isYours: on !== null && mine.has(on) && !isMe,
        };
        return { name: who.name, isMe, isGuest: who.isGuest, place };
      });
      return listed.sort(
        (a, b) =>
          Number(b.isMe) - Number(a.isMe) ||
          Number(b.place.isYours) - Number(a.place.isYours) ||
          (a.name < b.name ? -1 : 1),
      );
    },
  };
};
