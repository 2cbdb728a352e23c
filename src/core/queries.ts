// Questions about a board position. No rule lives here; states and views both fit.
import type { Rules, Seat, SeatStatus, TerritoryId } from './types.js';

/** What a query needs to know: a State and a View both have it. */
export interface Position {
  readonly owner: readonly (Seat | null)[];
  readonly armies: readonly number[];
}

/** The index of a territory that is known to be on the board. */
export const indexOf = (rules: Rules, territory: TerritoryId): number => {
  const index = rules.board.index.get(territory);
  if (index === undefined) throw new Error(`bug: no territory ${territory}`);
  return index;
};

export const idOf = (rules: Rules, index: number): TerritoryId => {
  const territory = rules.board.territories[index];
  if (territory === undefined) throw new Error(`bug: no territory number ${index}`);
  return territory.id;
};

export const neighboursOf = (rules: Rules, index: number): readonly number[] => rules.board.neighbours[index] ?? [];

export const armiesAt = (position: Position, index: number): number => position.armies[index] ?? 0;

export const ownerAt = (position: Position, index: number): Seat | null => position.owner[index] ?? null;

export const isJoined = (rules: Rules, a: number, b: number): boolean => neighboursOf(rules, a).includes(b);

/** Indices of the territories of `seat`, in board order. */
export const territoriesOf = (position: Position, seat: Seat | null): number[] => {
  const result: number[] = [];
  for (let i = 0; i < position.owner.length; i++) if (position.owner[i] === seat) result.push(i);
  return result;
};

export const countTerritories = (position: Position, seat: Seat): number => {
  let count = 0;
  for (const owner of position.owner) if (owner === seat) count++;
  return count;
};

export const countArmies = (position: Position, seat: Seat): number => {
  let count = 0;
  for (let i = 0; i < position.owner.length; i++) if (position.owner[i] === seat) count += position.armies[i] ?? 0;
  return count;
};

/** Indices of the regions that `seat` controls whole. */
export const regionsHeldBy = (rules: Rules, position: Position, seat: Seat): number[] => {
  const held: number[] = [];
  for (const [i, { territories }] of rules.board.regions.entries())
    if (territories.every((t) => position.owner[t] === seat)) held.push(i);
  return held;
};

/** Indices of the territories that can be reached from `from` through territories of its owner, `from` excluded. */
export const connectedTo = (rules: Rules, position: Position, from: number): number[] => {
  const seat = ownerAt(position, from);
  const seen = new Uint8Array(position.owner.length);
  const found = [from];
  seen[from] = 1;
  for (const at of found) {
    for (const next of neighboursOf(rules, at)) {
      if (seen[next] === 1 || position.owner[next] !== seat) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  found.shift();
  return found.sort((a, b) => a - b);
};

/** The seats that are still in, clockwise from seat 0. */
export const seatsIn = (state: { readonly seats: readonly { readonly status: SeatStatus }[] }): Seat[] =>
  state.seats.flatMap((s, i) => (s.status === 'in' ? [i as Seat] : []));

/** Whether `seat` holds any card: how many is public, and a question must not depend on which. */
export const holdsCards = (
  state: { readonly seats: readonly { readonly hand: readonly unknown[] }[] },
  seat: Seat,
): boolean => (state.seats[seat]?.hand.length ?? 0) > 0;

/** The next seat clockwise after `seat`, among `count` players' seats, for which `fits` holds; null if none does. */
export const nextSeat = (seat: Seat, count: number, fits: (seat: Seat) => boolean): Seat | null => {
  for (let step = 1; step <= count; step++) {
    const next = ((seat + step) % count) as Seat;
    if (fits(next)) return next;
  }
  return null;
};
