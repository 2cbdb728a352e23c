// The packs that ship with the game. A test has them checked like anybody's; here they are only put together, and when first
// asked for, since most commands need one or none.
import type { Pack, PackData } from '../types.js';
import { EUROPE_BOARD } from './europe/board.js';
import { EUROPE_EFFECTS } from './europe/cards.js';
import { RANK_1 } from './europe/missions/rank1.js';
import { RANK_2 } from './europe/missions/rank2.js';
import { RANK_3 } from './europe/missions/rank3.js';
import { RANK_4 } from './europe/missions/rank4.js';
import { EUROPE_CAPITALS, EUROPE_MISSIONS } from './europe/missions.js';
import { EUROPE_NAMES } from './europe/names.js';
import { EUROPE_RASTER } from './europe/raster.js';
import { contentHash, packOf } from './load.js';
import { WORLD_BOARD } from './world/board.js';
import { WORLD_NAMES } from './world/names.js';
import { WORLD_RASTER } from './world/raster.js';
import { WORLD_SECRET_NAMES, WORLD_SECRETS } from './world/secretMissions.js';

export const HOUSE_DATA: readonly PackData[] = [
  {
    board: WORLD_BOARD,
    names: WORLD_NAMES,
    missionNames: WORLD_SECRET_NAMES,
    secretMissions: WORLD_SECRETS,
    raster: WORLD_RASTER,
  },
  {
    board: EUROPE_BOARD,
    names: EUROPE_NAMES,
    missionNames: { ...RANK_1, ...RANK_2, ...RANK_3, ...RANK_4 },
    napoleon: { effects: EUROPE_EFFECTS, missions: EUROPE_MISSIONS, capitals: EUROPE_CAPITALS },
    raster: EUROPE_RASTER,
  },
];

/** The ids of their boards. */
export const HOUSE_BOARDS: readonly string[] = HOUSE_DATA.map(({ board }) => board.id);

/** Their hashes, so that no start of a game has to make them: a test compares them with those that are made. */
const HASHES: Readonly<Record<string, string>> = { world: 'b28b00ab28c2633b', europe: '0c745a9c1e514fb6' };

const made = new Map<string, Pack>();

/** The house's pack of the board `id`, or null. */
export const housePack = (id: string): Pack | null => {
  const data = HOUSE_DATA.find(({ board }) => board.id === id);
  if (data === undefined) return null;
  const pack = made.get(id) ?? packOf(data, HASHES[id]);
  made.set(id, pack);
  return pack;
};

/** Whether `pack` has just the content of the house's pack of that board. */
export const isOfHouse = (pack: Pack): boolean => {
  const house = housePack(pack.board.id);
  if (house === null || house.hash !== pack.hash) return false;
  return pack === house || contentHash(house, true) === contentHash(pack, true);
};

/** Every pack of the house; the first is the world. */
export const housePacks = (): readonly Pack[] => HOUSE_DATA.flatMap(({ board }) => housePack(board.id) ?? []);
