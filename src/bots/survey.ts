// What a bot reads off the board before it decides: fronts, regions, and how far it is to the enemy.
import {
  armiesAt,
  countArmies,
  neighboursOf,
  ownerAt,
  type Position,
  type Rules,
  type Seat,
  type View,
} from '../core/index.js';

/** Indices of the neighbours of `at` that `seat` does not own, empty ones excluded. */
export const enemiesNextTo = (rules: Rules, position: Position, at: number, seat: Seat): number[] =>
  neighboursOf(rules, at).filter((n) => position.owner[n] !== seat && position.owner[n] !== null);

export const isFront = (rules: Rules, position: Position, at: number, seat: Seat): boolean =>
  neighboursOf(rules, at).some((n) => position.owner[n] !== seat);

/** The largest army next to `at` that is not `seat`'s: what may come. */
export const threatTo = (rules: Rules, position: Position, at: number, seat: Seat): number =>
  enemiesNextTo(rules, position, at, seat).reduce((most, n) => Math.max(most, armiesAt(position, n)), 0);

/** Who holds region `region` whole; null if nobody does. */
export const regionOwner = (rules: Rules, position: Position, region: number): Seat | null => {
  const [first, ...rest] = rules.board.regions[region]?.territories ?? [];
  const owner = first === undefined ? null : ownerAt(position, first);
  return rest.every((t) => position.owner[t] === owner) ? owner : null;
};

export const regionAt = (rules: Rules, at: number): number => rules.board.territories[at]?.region ?? -1;

/** Steps from each of the seat's territories to the nearest enemy, through its own; 0 elsewhere, 1 on the front. */
export const distancesToEnemy = (rules: Rules, position: Position, seat: Seat): number[] => {
  const distance: number[] = position.owner.map((owner, i) =>
    owner !== seat ? 0 : isFront(rules, position, i, seat) ? 1 : -1,
  );
  let edge = distance.flatMap((d, i) => (d === 1 ? [i] : []));
  for (let step = 2; edge.length > 0; step++) {
    const next: number[] = [];
    for (const at of edge) {
      for (const n of neighboursOf(rules, at)) {
        if (distance[n] !== -1) continue;
        distance[n] = step;
        next.push(n);
      }
    }
    edge = next;
  }
  return distance;
};

/** Armies of `seat` as a share of all on the board. */
export const shareOfArmies = (view: View, seat: Seat): number =>
  countArmies(view, seat) / view.armies.reduce((sum, n) => sum + n, 0);

const doorsByBoard = new WeakMap<Rules['board'], readonly number[]>();

/** By region: territories that lead out of it. The board alone says, so it is counted once. */
const doorsOf = (rules: Rules): readonly number[] => {
  const known = doorsByBoard.get(rules.board);
  if (known) return known;
  const leadsOut = (t: number, region: number): boolean =>
    neighboursOf(rules, t).some((n) => regionAt(rules, n) !== region);
  const doors = rules.board.regions.map((r, region) => r.territories.filter((t) => leadsOut(t, region)).length);
  doorsByBoard.set(rules.board, doors);
  return doors;
};

/** How attractive a region is to take: its bonus and the part already held, against what stands in the way. */
export const regionAppeal = (rules: Rules, position: Position, region: number, seat: Seat): number => {
  const { bonus, territories } = rules.board.regions[region] ?? { bonus: 0, territories: [] };
  const doors = doorsOf(rules)[region] ?? 0;
  let own = 0;
  let foes = 0;
  for (const t of territories) {
    if (position.owner[t] === seat) own++;
    else foes += armiesAt(position, t) + 1;
  }
  const share = own / territories.length;
  return ((bonus + 1) * (0.15 + share * share)) / (4 + foes + 2 * doors);
};

/** The region that `seat` should take next: the most appealing one that it does not hold; -1 when it holds all. */
export const goalRegion = (rules: Rules, position: Position, seat: Seat): number => {
  let best = -1;
  let most = 0;
  rules.board.regions.forEach((_, region) => {
    if (regionOwner(rules, position, region) === seat) return;
    const appeal = regionAppeal(rules, position, region, seat);
    if (appeal > most) [best, most] = [region, appeal];
  });
  return best;
};
