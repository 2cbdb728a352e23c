// What a bot wants in Risk Napoleon: its missions turned into weights for territories, zones and pieces.
import {
  type Condition,
  type MissionId,
  missionOf,
  missionPoints,
  nap,
  progressOf,
  type Rules,
  type Seat,
  type View,
} from '../../core/index.js';

export interface Wish {
  readonly mission: MissionId;
  readonly condition: Condition;
  /** Points, less the further it is from being accomplished. */
  readonly weight: number;
  readonly key: string;
  readonly have: number;
  readonly need: number;
}

/** Every open part of every mission held. */
export const wishesOf = (rules: Rules, view: View, seat: Seat): readonly Wish[] =>
  (nap(view).missions[seat]?.held ?? []).flatMap((mission) => {
    const points = missionPoints(rules, mission);
    const parts = progressOf(rules, view, seat, mission);
    const share = parts.reduce((sum, p) => sum + Math.min(1, p.have / Math.max(1, p.need)), 0) / parts.length;
    const weight = points * (0.25 + share * share);
    return parts
      .filter((p) => p.have < p.need)
      .map(({ key, have, need }) => ({
        mission,
        condition: missionOf(rules, mission).condition,
        weight,
        key,
        have,
        need,
      }));
  });

const weightOf = (wishes: readonly Wish[], keys: readonly string[]): number =>
  wishes.reduce(
    (sum, wish) => (keys.includes(wish.key) ? sum + wish.weight / Math.max(1, wish.need - wish.have) : sum),
    0,
  );

export const wants = weightOf;

/** The same for what regiments buy: one by one adds up, so that a long way counts for more than its last step. */
export const shops = (wishes: readonly Wish[], keys: readonly string[]): number =>
  wishes.reduce(
    (sum, wish) => (keys.includes(wish.key) ? sum + wish.weight / Math.sqrt(Math.max(1, wish.need - wish.have)) : sum),
    0,
  );

/** What a wish adds to the worth of taking territory `at`. */
export const territoryWish = (rules: Rules, view: View, wishes: readonly Wish[], at: number, seat: Seat): number => {
  const n = nap(view);
  const owner = view.owner[at] ?? null;
  const territory = rules.board.territories[at];
  const region = rules.board.regions[territory?.region ?? -1];
  let worth =
    weightOf(wishes, ['territories', 'regions', 'regionsWonThisTurn']) +
    (owner === null ? 0 : weightOf(wishes, ['captured']));
  for (const { key, condition, weight, have, need } of wishes) {
    const gap = Math.max(1, need - have);
    if (key === 'region' && condition.region === region?.id) worth += (3 * weight) / Math.sqrt(gap);
    if (key === 'capturedCapitals' && territory && rules.pack.capitals.has(territory.id)) worth += (2 * weight) / gap;
    if (key === 'capturedWithEpidemic' && (n.epidemics[at] ?? 0) > 0) worth += 2 * weight;
    if (key === 'capturedFortified' && n.forts[at]) worth += (2 * weight) / gap;
    if (key === 'capturedFromLeader' && owner !== null && n.turn.leaders.includes(owner)) worth += weight / gap;
    if (key === 'officersCaptured' && (n.generals[at] ?? 0) > 0) worth += (2 * weight) / gap;
    if (key === 'regionsTouched') {
      const isNew = region?.territories.every((t) => view.owner[t] !== seat) ?? false;
      if (isNew) worth += (2 * weight) / gap;
    }
  }
  return worth;
};

/** How much more control of the sea is worth: zones, routes. */
export const seaWish = (rules: Rules, wishes: readonly Wish[], zone: number): number => {
  let worth = weightOf(wishes, ['zones']);
  for (const { key, condition, weight, have, need } of wishes) {
    const route = rules.board.routes.find((r) => r.id === condition.route);
    if (key === 'route' && route?.zones.includes(zone)) worth += (1.5 * weight) / Math.max(1, need - have);
  }
  return worth;
};
