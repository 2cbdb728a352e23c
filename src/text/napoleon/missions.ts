// Names and conditions of all missions, by id.
import type { MissionWords } from '../types.js';
import { RANK_1 } from './missions/rank1.js';
import { RANK_2 } from './missions/rank2.js';
import { RANK_3 } from './missions/rank3.js';
import { RANK_4 } from './missions/rank4.js';

export const MISSION_WORDS: MissionWords = { ...RANK_1, ...RANK_2, ...RANK_3, ...RANK_4 };
