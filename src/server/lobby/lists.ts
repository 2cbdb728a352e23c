// What stands in the lobby's list: which tables, in which order, and where the cursor is. Pure.
import { variantName } from '../../tui/menu/items.js';
import { skeletonOf } from '../names.js';
import { type Lobby, type LobbyTable, SECTIONS, type Section } from './model.js';

/** Milliseconds that are left; for ever where there is no clock. */
export const leftOf = ({ deadline }: LobbyTable, now: number): number =>
  deadline === null ? Number.POSITIVE_INFINITY : Math.max(0, deadline - now);

/** The least time left first; else the oldest wait; among open ones the newest. */
const before =
  (lobby: Lobby, section: Section | 'ended') =>
  (a: LobbyTable, b: LobbyTable): number => {
    if (section === 'open' || section === 'ended') return b.id - a.id;
    if (section === 'watch') return b.watching - a.watching || b.id - a.id;
    const [left, other] = [leftOf(a, lobby.now), leftOf(b, lobby.now)];
    if (left !== other) return left - other;
    return (a.waits?.since ?? 0) - (b.waits?.since ?? 0) || b.id - a.id;
  };

const matches = (lobby: Lobby, table: LobbyTable): boolean => {
  if (!lobby.filter) return true;
  const wanted = skeletonOf(lobby.filter);
  const texts = [`${table.id}`, variantName(lobby.context.m, table.variant), ...table.seats.map(({ name }) => name)];
  return texts.some((text) => skeletonOf(text).includes(wanted));
};

export const tablesIn = (lobby: Lobby, section: Section | 'ended'): readonly LobbyTable[] =>
  lobby.tables.filter((table) => table.section === section && matches(lobby, table)).sort(before(lobby, section));

export interface Part {
  readonly section: Section;
  readonly tables: readonly LobbyTable[];
}

interface Parted extends Pick<Lobby, 'filter'> {
  readonly m: Lobby['context']['m'];
  readonly parts: readonly Part[];
}

/** One frame asks for them many times, and every second asks again: they are made anew where the tables are. */
const parted = new WeakMap<Lobby['tables'], Parted>();

/** The parts of the list that have tables in them. */
export const partsOf = (lobby: Lobby): readonly Part[] => {
  const { tables: all, filter } = lobby;
  const { m } = lobby.context;
  const known = parted.get(all);
  if (known !== undefined && known.filter === filter && known.m === m) return known.parts;
  const parts = SECTIONS.map((section) => ({ section, tables: tablesIn(lobby, section) })).filter(
    ({ tables }) => tables.length > 0,
  );
  parted.set(all, { filter, m, parts });
  return parts;
};

/** Where the cursor can stand, from top to bottom. */
export const stopsOf = (lobby: Lobby): readonly (number | 'new')[] => [
  ...partsOf(lobby).flatMap(({ tables }) => tables.map(({ id }) => id)),
  'new',
];

/** Where it stands until it is moved: on what waits for this person; without a game of theirs on a new table. */
const firstStop = (lobby: Lobby): number | 'new' => {
  // Whoever filters is after one of those that are found.
  if (lobby.filter) return stopsOf(lobby)[0] ?? 'new';
  const parts = partsOf(lobby);
  const of = (section: Section): readonly LobbyTable[] => parts.find((part) => part.section === section)?.tables ?? [];
  const [mine] = [...of('turn'), ...of('mine')];
  return mine?.id ?? of('open').find(({ mySeat }) => mySeat !== null)?.id ?? 'new';
};

/** The stop that the cursor is at. A table that has gone leaves it where it was wanted most. */
export const cursorOf = (lobby: Lobby): number | 'new' =>
  lobby.isMoved && stopsOf(lobby).includes(lobby.cursor) ? lobby.cursor : firstStop(lobby);

export const chosenTable = (lobby: Lobby): LobbyTable | null => {
  const cursor = cursorOf(lobby);
  return lobby.tables.find(({ id, section }) => id === cursor && section !== 'ended') ?? null;
};

export const moved = (lobby: Lobby, by: number): Lobby => {
  const stops = stopsOf(lobby);
  const at = Math.max(0, stops.indexOf(cursorOf(lobby)));
  const to = Math.min(stops.length - 1, Math.max(0, at + by));
  return { ...lobby, cursor: stops[to] ?? 'new', isMoved: true };
};
