// What a bot makes of its secret mission (C-MISSION-2): which regions it goes for, whom it hunts, where armies are wanted.
import {
  armiesAt,
  countTerritories,
  goalNow,
  indexOf,
  neighboursOf,
  ownerAt,
  type Rules,
  type Seat,
  type SecretGoal,
  type TerritoryId,
  type View,
} from '../core/index.js';
import { goalRegion, regionAppeal, regionAt, regionOwner } from './survey.js';

/** The mission of `seat` as it stands now; null where there is none, or where the view does not know it. */
export const goalOf = (rules: Rules, view: View, seat: Seat): SecretGoal | null => {
  const mission = view.seats[seat]?.mission;
  return mission === undefined || mission === null ? null : goalNow(rules, view, mission);
};

/** Regions that the goal still lacks, the named ones before those of one's own choice. */
const lackedRegions = (rules: Rules, view: View, seat: Seat, goal: SecretGoal): readonly number[] => {
  if (goal.kind !== 'regions') return [];
  const lacked = goal.regions.filter((region) => regionOwner(rules, view, region) !== seat);
  if (lacked.length > 0 || goal.others === 0) return lacked;
  return rules.board.regions.flatMap((_, region) =>
    goal.regions.includes(region) || regionOwner(rules, view, region) === seat ? [] : [region],
  );
};

/** The region in which most of `target` stands beside `seat`; -1 where it stands beside it nowhere. */
const whereMet = (rules: Rules, view: View, seat: Seat, target: Seat): number => {
  const met = rules.board.regions.map(
    ({ territories }) =>
      territories.filter(
        (t) => ownerAt(view, t) === target && neighboursOf(rules, t).some((n) => ownerAt(view, n) === seat),
      ).length,
  );
  const most = Math.max(0, ...met);
  return most === 0 ? -1 : met.indexOf(most);
};

/** The region to take next: of those that the mission lacks, else of all, the most appealing one. */
export const regionToTake = (rules: Rules, view: View, seat: Seat): number => {
  const goal = goalOf(rules, view, seat);
  const met = goal?.kind === 'eliminate' ? whereMet(rules, view, seat, goal.seat) : -1;
  if (met >= 0) return met;
  const lacked = goal === null ? [] : lackedRegions(rules, view, seat, goal);
  let best = -1;
  let most = 0;
  for (const region of lacked) {
    const appeal = regionAppeal(rules, view, region, seat);
    if (appeal > most) [best, most] = [region, appeal];
  }
  return best >= 0 ? best : goalRegion(rules, view, seat);
};

/** What taking `to` is worth to the mission, in armies, roughly. */
export const missionValue = (rules: Rules, view: View, to: number, seat: Seat): number => {
  const goal = goalOf(rules, view, seat);
  if (goal === null) return 0;
  switch (goal.kind) {
    case 'regions':
      return lackedRegions(rules, view, seat, goal).includes(regionAt(rules, to)) ? 4 : 0;
    case 'eliminate':
      return ownerAt(view, to) === goal.seat ? 5 + 12 / Math.max(1, countTerritories(view, goal.seat)) : 0;
    case 'hold':
      return countTerritories(view, seat) < goal.territories ? 2 : 0;
  }
};

/** Where armies are wanted so that territories count (`at least so many on each`); null where nothing lacks. */
export const garrisonWanted = (
  rules: Rules,
  view: View,
  seat: Seat,
  on: readonly TerritoryId[],
): { readonly territory: TerritoryId; readonly count: number } | null => {
  const goal = goalOf(rules, view, seat);
  if (goal?.kind !== 'hold' || goal.armies < 2 || countTerritories(view, seat) < goal.territories) return null;
  const territory = on.find((id) => armiesAt(view, indexOf(rules, id)) < goal.armies);
  if (territory === undefined) return null;
  return { territory, count: goal.armies - armiesAt(view, indexOf(rules, territory)) };
};

/** How many armies the mission wants to stay where others leave: 1 where it says nothing. */
export const leftBehind = (rules: Rules, view: View, seat: Seat): number => {
  const goal = goalOf(rules, view, seat);
  return goal?.kind === 'hold' ? goal.armies : 1;
};

/** How much a region pulls at the beginning. */
export const pullOf = (rules: Rules, view: View, seat: Seat, region: number): number => {
  const goal = goalOf(rules, view, seat);
  return goal?.kind === 'regions' && goal.regions.includes(region) ? 1 : 0;
};
