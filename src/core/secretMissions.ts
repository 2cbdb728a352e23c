// What secret missions ask for, and how far a seat is with its own: C-MISSION-1 to C-MISSION-4. States and views both fit.
import { countTerritories, type Position } from './queries.js';
import type { CountByPlayers, HoldData, MissionId, Pack, Rules, Seat, SeatStatus, SecretMissionData } from './types.js';

/** What missions are judged by. */
export interface Pursuit extends Position {
  readonly seats: readonly { readonly status: SeatStatus }[];
}

/** A mission as it stands at this table now. */
export type SecretGoal =
  | { readonly kind: 'hold'; readonly territories: number; readonly armies: number }
  /** Indices of regions, and how many others of the seat's choice. */
  | { readonly kind: 'regions'; readonly regions: readonly number[]; readonly others: number }
  | { readonly kind: 'eliminate'; readonly seat: Seat; readonly instead: SecretGoal };

/** One part of a goal: how much there is of what is needed. `region` is null for regions of one's own choice. */
export type SecretProgress =
  | { readonly kind: 'territories'; readonly armies: number; readonly have: number; readonly need: number }
  | { readonly kind: 'region'; readonly region: number | null; readonly have: number; readonly need: number }
  /** `left`: territories that the seat still holds. */
  | { readonly kind: 'eliminate'; readonly seat: Seat; readonly left: number };

/** C-MISSION-1: the missions that are dealt among `players`: none for larger tables, none to eliminate who is not there. */
export const dealtAmong = ({ secretMissions }: Pack, players: number): readonly SecretMissionData[] =>
  secretMissions.filter(
    (mission) => (mission.from ?? 0) <= players && (!('eliminate' in mission) || mission.eliminate <= players),
  );

const numberFor = (value: CountByPlayers, players: number): number =>
  typeof value === 'number' ? value : (value[`${players}`] ?? 0);

const holdGoal = ({ territories, armies = 1 }: HoldData, players: number): SecretGoal => ({
  kind: 'hold',
  territories: numberFor(territories, players),
  armies,
});

/** The goal of a mission as it was dealt. */
export const secretGoal = (rules: Rules, id: MissionId): SecretGoal => {
  const mission = rules.pack.secretMissionsById.get(id);
  if (!mission) throw new Error(`bug: no secret mission ${id}`);
  const { players, board } = rules;
  if ('regions' in mission) {
    const regions = mission.regions.map((region) => board.regions.findIndex((r) => r.id === region));
    return { kind: 'regions', regions, others: mission.others ?? 0 };
  }
  if ('eliminate' in mission) {
    return { kind: 'eliminate', seat: (mission.eliminate - 1) as Seat, instead: holdGoal(mission.instead, players) };
  }
  return holdGoal(mission, players);
};

/** C-MISSION-4: what the mission asks for now: something else once its target is out, or neutral. */
export const goalNow = (rules: Rules, position: Pursuit, id: MissionId): SecretGoal => {
  const goal = secretGoal(rules, id);
  return goal.kind === 'eliminate' && position.seats[goal.seat]?.status !== 'in' ? goal.instead : goal;
};

const heldIn = ({ board }: Rules, { owner }: Position, seat: Seat, region: number): { have: number; need: number } => {
  const territories = board.regions[region]?.territories ?? [];
  return { have: territories.filter((t) => owner[t] === seat).length, need: territories.length };
};

/** C-MISSION-2: each part of `goal`: how much there is of it. Other regions are counted whole. */
export const progressTo = (rules: Rules, position: Position, seat: Seat, goal: SecretGoal): SecretProgress[] => {
  switch (goal.kind) {
    case 'eliminate':
      return [{ kind: 'eliminate', seat: goal.seat, left: countTerritories(position, goal.seat) }];
    case 'hold': {
      const { armies, territories } = goal;
      const have = position.owner.filter((owner, at) => owner === seat && (position.armies[at] ?? 0) >= armies).length;
      return [{ kind: 'territories', armies, have, need: territories }];
    }
    case 'regions': {
      const named = goal.regions.map(
        (region): SecretProgress => ({ kind: 'region', region, ...heldIn(rules, position, seat, region) }),
      );
      if (goal.others === 0) return named;
      const others = rules.board.regions.filter((_, region) => {
        const { have, need } = heldIn(rules, position, seat, region);
        return !goal.regions.includes(region) && have === need;
      });
      return [...named, { kind: 'region', region: null, have: others.length, need: goal.others }];
    }
  }
};

/** Whether every part of a goal is reached; nobody is eliminated by holding something. */
export const isReached = (rules: Rules, position: Position, seat: Seat, goal: SecretGoal): boolean =>
  goal.kind !== 'eliminate' &&
  progressTo(rules, position, seat, goal).every((part) => part.kind !== 'eliminate' && part.have >= part.need);
