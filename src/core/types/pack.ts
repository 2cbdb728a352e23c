// Packs: everything of a game that is content and not rules, as written down and as checked. A board with its names, and what Risk
// Napoleon needs besides: the effects of the cards, missions, capitals.
import type { CardId, TerritoryId } from './base.js';
import type { Board, BoardData } from './board.js';
import type { EffectId, MissionData, MissionId } from './napoleon.js';

/** A text by the tag of its language: `en`, `fr`, `it`, `pt`. Where a language is missing, another one is shown. */
export type Texts = Readonly<Record<string, string>>;

/**
 * A place's name in one language: the bare name, or with what sentences of that language need. `article` is the definite
 * article (`la`, `l’`, `os`), `in` the words for being there, up to the name (`en`, `au`, `dans les`), `short` the name for
 * narrow columns.
 */
export type NameData =
  | string
  | { readonly name: string; readonly article?: string; readonly in?: string; readonly short?: string };

/** By the tag of the language. */
export type Named = Readonly<Record<string, NameData>>;

/** The names of a board and of its places, by id. */
export interface PlaceNames {
  readonly board: Texts;
  readonly territories: Readonly<Record<string, Named>>;
  readonly regions: Readonly<Record<string, Named>>;
  readonly zones: Readonly<Record<string, Named>>;
  readonly routes: Readonly<Record<string, Named>>;
}

/** What missions are called and what they say, by id. `{key}` in a text stands for that number of the condition. */
export type MissionNames = Readonly<Record<string, { readonly name: Texts; readonly text: Texts }>>;

/** Symbol, id, and the centre of its largest label box (raster units): territories and sea zones alike. */
export type RasterEntry = readonly [symbol: string, id: string, x: number, y: number];

/** A sea link and its dotted line, shore to shore, as x, y, x, y, ...; `wrap` means it leaves by the left and right edge. */
export interface RasterLink {
  readonly a: string;
  readonly b: string;
  readonly wrap: boolean;
  readonly paths: readonly (readonly number[])[];
}

/** The board as a picture, of which screens make their map. The rules never read it. */
export interface RasterData {
  readonly width: number;
  readonly height: number;
  readonly territories: readonly RasterEntry[];
  readonly zones: readonly RasterEntry[];
  readonly links: readonly RasterLink[];
  /** One line a row; run-length: an optional decimal count, then one symbol. `~` is water of no zone. */
  readonly rows: string;
}

/** What Risk Napoleon needs of a pack. */
export interface NapoleonData {
  /** N-CARD-1: the effect of each territory's card; a card without one is for trading only. */
  readonly effects: Readonly<Record<string, string>>;
  readonly missions: readonly MissionData[];
  /** N-MISSION-7: ids of the territories that count as capitals. */
  readonly capitals: readonly string[];
}

/** A number, or one by the players at the table: `{ "3": 24, "4": 21, "5": 19, "6": 18 }`. */
export type CountByPlayers = number | Readonly<Record<string, number>>;

/** Hold so many territories, each with at least so many armies: 1 unless said. */
export interface HoldData {
  readonly territories: CountByPlayers;
  readonly armies?: number;
}

/** C-MISSION-2: a secret mission of the classic games. */
export type SecretMissionData = {
  readonly id: string;
  /** C-MISSION-1: dealt only where so many play, or more. */
  readonly from?: number;
} & (
  | HoldData
  /** Hold these regions, by id, and so many others of one's own choice: 0 unless said. */
  | { readonly regions: readonly string[]; readonly others?: number }
  /** Eliminate a player, counted from 1; C-MISSION-4: `instead` where somebody else has done so. */
  | { readonly eliminate: number; readonly instead: HoldData }
);

/** A pack as written down, in code or as JSON: not yet checked. */
export interface PackData {
  readonly board: BoardData;
  readonly names: PlaceNames;
  readonly missionNames?: MissionNames;
  /** C-SETUP-1: starting armies by number of seats, where the board needs others than the variant's. */
  readonly startArmies?: Readonly<Record<string, number>>;
  /** C-MISSION-1: without any, the board cannot be played with secret missions. */
  readonly secretMissions?: readonly SecretMissionData[];
  readonly napoleon?: NapoleonData;
  readonly raster?: RasterData;
}

/** A checked, frozen pack: all that a game knows of its content. */
export interface Pack {
  /** What it was made of. */
  readonly data: PackData;
  readonly board: Board;
  readonly startArmies: Readonly<Record<number, number>>;
  /** Cards without an effect are missing. */
  readonly effects: ReadonlyMap<CardId, EffectId>;
  /** In the order in which they were written down, which is part of the rules. */
  readonly missions: readonly MissionData[];
  readonly missionsById: ReadonlyMap<MissionId, MissionData>;
  readonly capitals: ReadonlySet<TerritoryId>;
  /** In the order in which they were written down, which is part of the rules. */
  readonly secretMissions: readonly SecretMissionData[];
  readonly secretMissionsById: ReadonlyMap<MissionId, SecretMissionData>;
  /** For people: no rule reads names, texts or the raster. */
  readonly names: PlaceNames;
  readonly missionNames: MissionNames;
  readonly raster: RasterData | null;
  /** 16 hex digits of everything that rules read but secret missions (`contentHash`): a record names it (D-3). */
  readonly hash: string;
}

/** Why a pack is refused. `values` are for the sentence that a screen makes of it. */
export interface PackFault {
  readonly code: PackFaultCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export const PACK_FAULTS = [
  'badId',
  'twice',
  'badCode',
  'fewTerritories',
  'manyTerritories',
  'unknownRegion',
  'emptyRegion',
  'badBonus',
  'unknownNeighbour',
  'selfEdge',
  'edgeTwice',
  'badEdge',
  'disconnected',
  'unknownPlace',
  'oneSidedZone',
  'emptyRoute',
  'badArmies',
  'unknownCard',
  'unknownEffect',
  'unknownCapital',
  'badMission',
  'badCondition',
  'badSecretMission',
  'missingNumber',
  'badName',
  'rasterPlaces',
  'rasterRows',
] as const;
export type PackFaultCode = (typeof PACK_FAULTS)[number];
