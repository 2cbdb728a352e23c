// What secret missions need of a pack: numbers that can be reached, regions that there are (C-MISSION-2).
import type { CountByPlayers, HoldData, PackData, SecretMissionData } from '../types.js';
import { type Fault, fault, firstFault, isId, repeated } from './fault.js';

/** C-MISSION-1: the numbers of players that a number by players must have. */
const PLAYERS = [3, 4, 5, 6];
const MOST_PLAYERS = 6;
const MOST_ARMIES = 1000;

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isCount = (value: CountByPlayers, most: number): boolean =>
  typeof value === 'object'
    ? PLAYERS.every((players) => isWithin(value[`${players}`], 1, most))
    : isWithin(value, 1, most);

/** The key that is wrong, or null. */
const wrongHold = ({ territories, armies = 1 }: HoldData, most: number): string | null => {
  if (!isCount(territories, most)) return 'territories';
  return isWithin(armies, 1, MOST_ARMIES) ? null : 'armies';
};

const wrongKey = (mission: SecretMissionData, { board }: PackData): string | null => {
  const most = board.territories.length;
  if (!isWithin(mission.from ?? 1, 1, MOST_PLAYERS)) return 'from';
  if ('regions' in mission) {
    const { regions, others = 0 } = mission;
    const known = new Set(board.regions.map(({ id }) => id));
    if (regions.some((id) => !known.has(id)) || repeated(regions) !== undefined) return 'regions';
    const left = board.regions.length - regions.length;
    return isWithin(others, regions.length === 0 ? 1 : 0, left) ? null : 'others';
  }
  if (!('eliminate' in mission)) return wrongHold(mission, most);
  if (!isWithin(mission.eliminate, 1, MOST_PLAYERS)) return 'eliminate';
  return wrongHold(mission.instead, most) === null ? null : 'instead';
};

export const secretMissionsFault = (data: PackData): Fault => {
  const { secretMissions = [] } = data;
  const ids = secretMissions.map(({ id }) => id);
  const bad = ids.find((id) => !isId(id));
  if (bad !== undefined) return fault('badId', { id: bad });
  const twice = repeated(ids);
  if (twice !== undefined) return fault('twice', { id: twice });
  return firstFault(secretMissions, (mission) => {
    const key = wrongKey(mission, data);
    return key === null ? null : fault('badSecretMission', { mission: mission.id, key });
  });
};
