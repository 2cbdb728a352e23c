// Secret missions of Domination as those of a pack: a player's elimination, territories, or continents.
import type { HoldData, SecretMissionData } from '../core/index.js';
import type { ForeignBoard, ForeignMission, Remarks } from './foreign.js';

const MOST_PLAYERS = 6;

/** C-MISSION-4: where a file does not say what an elimination turns into: the share that others ask for, 24 of 42. */
const insteadOf = (territories: number): HoldData => ({ territories: Math.max(1, Math.ceil((territories * 4) / 7)) });

const holdOf = ({ countries, armies }: ForeignMission): HoldData | null => {
  if (countries === 0) return null;
  return armies < 2 ? { territories: countries } : { territories: countries, armies };
};

/** The mission without its id; null where it asks for nothing that can be done on this board. */
const goalOf = (mission: ForeignMission, board: ForeignBoard, regionIds: readonly string[]) => {
  const hold = holdOf(mission);
  const count = board.territories.length;
  if (hold !== null && mission.countries > count) return null;
  if (mission.player > 0) {
    if (mission.player > MOST_PLAYERS) return null;
    return { eliminate: mission.player, instead: hold ?? insteadOf(count) };
  }
  if (hold !== null) return hold;
  const named = mission.continents.filter((continent): continent is number => continent !== '*' && continent > 0);
  const regions = [...new Set(named)].map((continent) => regionIds[continent - 1]);
  const others = mission.continents.filter((continent) => continent === '*').length;
  if (regions.length + others === 0 || regions.includes(undefined)) return null;
  if (regions.length + others > regionIds.length) return null;
  return { regions: regions.flatMap((id) => id ?? []), ...(others > 0 ? { others } : {}) };
};

/** The missions of `board` that can be played; the others are said and left out. */
export const secretMissionsOf = (
  board: ForeignBoard,
  regionIds: readonly string[],
  remarks: Remarks,
): readonly SecretMissionData[] =>
  board.missions.flatMap((mission, n): SecretMissionData[] => {
    const goal = goalOf(mission, board, regionIds);
    if (goal !== null) return [{ id: `mission-${n + 1}`, ...goal }];
    remarks.say('badMission', mission.line, { text: mission.text });
    return [];
  });
