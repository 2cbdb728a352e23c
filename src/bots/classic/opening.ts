// The strong bot before the first turn: which territories it claims, and where its armies stand.
import type { Field } from './field.js';

const holders = ({ owner }: Field, territories: readonly number[], seat: number): number =>
  territories.filter((t) => owner[t] === seat).length;

/** How good a region is to begin with: its bonus against its doors and what stands in it. */
const appeal = (field: Field, region: number): number => {
  const { chart, owner, armies, me } = field;
  const { bonus, territories, doors } = chart.regions[region] ?? { bonus: 0, territories: [], doors: [] };
  const mine = holders(field, territories, me);
  let foes = 0;
  for (const t of territories) if (owner[t] !== me) foes += (armies[t] ?? 0) + 1;
  const share = mine / Math.max(1, territories.length);
  return ((bonus + 1) * (0.15 + share * share)) / (4 + foes + 2 * doors.length);
};

const best = (items: readonly number[], worth: (item: number) => number): number => {
  let [top] = items;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [top, most] = [item, value];
  }
  if (top === undefined) throw new Error('bug: nothing to choose from');
  return top;
};

/** What a region is worth beside its bonus: missions that ask for it. */
export type Pull = (region: number) => number;

const NO_PULL: Pull = () => 0;

/** The part of a region that no other seat has, squared: what is spoilt pulls less. */
const openPart = ({ chart, owner, me }: Field, region: number): number => {
  const { territories } = chart.regions[region] ?? { territories: [] };
  const open = territories.filter((t) => owner[t] === me || owner[t] === -1).length;
  return (open / Math.max(1, territories.length)) ** 2;
};

/** C-SETUP-3. */
export const claimFor = (field: Field, free: readonly number[], pull: Pull = NO_PULL): number => {
  const { chart, owner, me } = field;
  return best(free, (at) => {
    const friends = (chart.neighbours[at] ?? []).filter((n) => owner[n] === me).length;
    const region = chart.regionOf[at] ?? -1;
    return 20 * appeal(field, region) + pull(region) * openPart(field, region) + 0.3 * friends;
  });
};

/** C-SETUP-4: one stack, next to or in the region that is wanted first. */
export const placeInSetup = (field: Field, on: readonly number[], pull: Pull = NO_PULL): number => {
  const { chart, owner, armies, me } = field;
  const goal = best(
    chart.regions.map((_, region) => region),
    (region) => {
      const { territories } = chart.regions[region] ?? { territories: [] };
      return holders(field, territories, me) === territories.length ? -1 : appeal(field, region) * (1 + pull(region));
    },
  );
  return best(on, (at) => {
    const enemies = (chart.neighbours[at] ?? []).filter((n) => owner[n] !== me);
    if (enemies.length === 0) return -1000;
    const doors = enemies.filter((n) => chart.regionOf[n] === goal).length;
    const inside = chart.regionOf[at] === goal ? 2 : 0;
    return 2 * doors + inside + 1.5 * ((armies[at] ?? 0) - 1) - 0.1 * enemies.length;
  });
};

/** T-3: a neutral's armies go where they stand in the others' way rather than in mine. */
export const placeForNeutral = (
  { chart, owner, armies, me, players }: Field,
  on: readonly number[],
  of: number,
): number =>
  best(on, (at) => {
    const next = chart.neighbours[at] ?? [];
    const mine = next.filter((n) => owner[n] === me).length;
    const rivals = next.filter((n) => owner[n] !== me && owner[n] !== of && (owner[n] ?? -1) < players).length;
    return rivals - 1.5 * mine - 0.2 * (armies[at] ?? 0);
  });
