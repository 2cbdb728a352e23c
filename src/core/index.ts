// The only door to the rules: everything that other layers, and users of the package, may import.
export { allCards, isJoker, isSet, setValueOf, symbolOf } from './cards.js';
export { chronicleAfter, newChronicle } from './chronicle/chronicle.js';
export { spared } from './chronicle/luck.js';
export { weightiest } from './chronicle/turnings.js';
export type { Chronicle, FightLuck, SeatLuck, Turning, TurnMark } from './chronicle/types.js';
export { HOUSE_BOARDS, HOUSE_DATA, housePack, housePacks } from './data/house.js';
export { loadPack } from './data/load.js';
export { compareDice, type Losses, sortDice } from './dice.js';
export { effectOf, playSymbol } from './effects/card.js';
export {
  bonusesOf,
  foeAt,
  oddsBetween,
  oddsOfAttack,
  type Reach,
  reachOf,
  tollOf,
  usefulLeaders,
} from './fight.js';
export { apply, asides, create, decision, isAside, legalActions, momentOf } from './game.js';
export { canonicalJson, hash, sha256, shortHash } from './hash.js';
export {
  attackBonus,
  defenceBonus,
  lossesNow,
  newClash,
  officersAt,
  pairOf,
  tollDue,
  unitsAt,
} from './napoleon/battle.js';
export {
  isAccomplished,
  missionOf,
  missionPoints,
  numberIn,
  type Progress,
  progressOf,
} from './napoleon/conditions.js';
export {
  admiralsLeft,
  admiralsOf,
  connectedZones,
  fortsLeft,
  fortsOf,
  generalsLeft,
  generalsOf,
  homeWaters,
  landingsFrom,
  otherFleet,
  routesOf,
  shipsAt,
  shipsLeft,
  shipsOf,
  zoneController,
  zonesOf,
} from './napoleon/queries.js';
export { nap, pointsOf, totalPoints, VICTORY_SOURCES } from './napoleon/state.js';
export { formatPosition } from './notation/format.js';
export { type ParsedPosition, type PositionError, parsePosition } from './notation/parse.js';
export {
  type DiceRules,
  fightOdds,
  MOST_ARMIES,
  type Odds,
  type RollBonus,
  type RollCounts,
  rollCounts,
} from './odds.js';
export {
  actionText,
  answerTo,
  boundsOf,
  expand,
  fieldsOf,
  fixedOf,
  legalAnswer,
  numbersOf,
  ofType,
} from './offers.js';
export { countReinforcements } from './phases/reinforce.js';
export {
  DEFAULT_PROFILE,
  DEFAULT_VARIANT,
  findProfile,
  PROFILES,
  variantFor,
  variantOfBoard,
} from './profiles/index.js';
export {
  armiesAt,
  connectedTo,
  countArmies,
  countTerritories,
  idOf,
  indexOf,
  isJoined,
  neighboursOf,
  ownerAt,
  type Position,
  regionsHeldBy,
  territoriesOf,
} from './queries.js';
export {
  chanceIn,
  type EachEntry,
  type GameRecord,
  headerOf,
  questionOf,
  RECORD_FORMAT,
  type RecordEntry,
  type RecordHeader,
  type ReplayError,
  type Replayed,
  replay,
} from './record.js';
export { redact } from './redact.js';
export { resumeStream, type Stream, seedOf, seedStream, sideStreamOf, streamOf } from './rng.js';
export { loadRules, RULES_VERSION, rulesOfGame } from './rules.js';
export { isSecret, sealOf } from './sealed.js';
export {
  goalNow,
  isReached,
  type Pursuit,
  progressTo,
  type SecretGoal,
  type SecretProgress,
  secretGoal,
} from './secretMissions.js';
export { ranking } from './standing.js';
export { advance, isFinal, startTimeline, type Timeline, undo } from './timeline.js';
export * from './types.js';
export { view } from './view.js';
