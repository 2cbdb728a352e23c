// What Risk Napoleon asks of a pack: effects that exist, missions that can be judged.

import type { BoardData, MissionData, PackData } from '../types.js';
import { CONDITION_KEYS, type ConditionKey, type ConditionValue, EFFECT_IDS, MISSION_TIMES } from '../types.js';
import { type Fault, fault, firstFault, isId, repeated } from './fault.js';

/** N-SETUP-1: the numbers of seats that a number by seats must have. */
const SEATS = [3, 4, 5, 6];

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Keys that mean something beside another one only. */
const BESIDE: Readonly<Partial<Record<ConditionKey, ConditionKey>>> = { garrison: 'region', stackGenerals: 'stack' };

const valueFault = (mission: string, key: string, value: ConditionValue | undefined, board: BoardData): Fault => {
  const wrong = fault('badCondition', { mission, key });
  if (!(CONDITION_KEYS as readonly string[]).includes(key)) return wrong;
  if (key === 'region') return board.regions.some((r) => r.id === value) ? null : wrong;
  if (key === 'route') return board.routes.some((r) => r.id === value) ? null : wrong;
  if (typeof value !== 'object') return isCount(value) ? null : wrong;
  const missing = SEATS.find((seats) => !isCount(value[`${seats}`]));
  return missing === undefined ? null : fault('missingNumber', { mission, key, seats: missing });
};

/** N-MISSION-4: a mission that scores its region's bonus, or lasts, speaks of a region. */
const needsRegion = ({ vp, lasting }: MissionData): boolean => vp === null || lasting;

const missionFault = (mission: MissionData, board: BoardData): Fault => {
  const { id, rank, vp, when, lasting, fromRound, condition } = mission;
  const isSound =
    [1, 2, 3, 4].includes(rank) &&
    (vp === null || isCount(vp)) &&
    MISSION_TIMES.includes(when) &&
    typeof lasting === 'boolean' &&
    isCount(fromRound);
  if (!isSound) return fault('badMission', { mission: id });
  const keys = Object.keys(condition) as ConditionKey[];
  if (keys.length === 0) return fault('badCondition', { mission: id, key: '' });
  const alone = keys.find((key) => {
    const other = BESIDE[key];
    return other !== undefined && condition[other] === undefined;
  });
  if (alone !== undefined) return fault('badCondition', { mission: id, key: alone });
  if (needsRegion(mission) && condition.region === undefined) {
    return fault('badCondition', { mission: id, key: 'region' });
  }
  return firstFault(keys, (key) => valueFault(id, key, condition[key], board));
};

export const napoleonFault = ({ board, napoleon }: PackData): Fault => {
  if (napoleon === undefined) return null;
  const { effects, missions, capitals } = napoleon;
  const known = new Set(board.territories.map((t) => t.id));
  const ids = missions.map((m) => m.id);
  const bad = ids.find((id) => !isId(id));
  if (bad !== undefined) return fault('badId', { id: bad });
  const twice = repeated(ids) ?? repeated(capitals);
  if (twice !== undefined) return fault('twice', { id: twice });
  const capital = capitals.find((id) => !known.has(id));
  if (capital !== undefined) return fault('unknownCapital', { capital });
  return (
    firstFault(Object.entries(effects), ([card, effect]) => {
      if (!known.has(card)) return fault('unknownCard', { card });
      return (EFFECT_IDS as readonly string[]).includes(effect) ? null : fault('unknownEffect', { card, effect });
    }) ?? firstFault(missions, (mission) => missionFault(mission, board))
  );
};
