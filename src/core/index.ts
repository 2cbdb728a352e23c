// The only door to the rules: everything that other layers, and users of the package, may import.
export { allCards, isJoker, isSet, symbolOf } from './cards.js';
export { BUILT_IN_BOARDS } from './data/load.js';
export { compareDice, type Losses, sortDice } from './dice.js';
export { apply, asides, create, decision, legalActions } from './game.js';
export { canonicalJson, hash, sha256, shortHash } from './hash.js';
export { actionText, expand, legalAnswer } from './legal.js';
export { formatPosition } from './notation/format.js';
export { type ParsedPosition, type PositionError, parsePosition } from './notation/parse.js';
export { type DiceRules, fightOdds, MOST_ARMIES, type Odds, type RollCounts, rollCounts } from './odds.js';
export { countReinforcements } from './phases/reinforce.js';
export { DEFAULT_PROFILE, DEFAULT_VARIANT, findProfile, PROFILES, variantFor } from './profiles/index.js';
export type { DiceRange, Elimination, Neutrals, Profile, Rulebook, Variant } from './profiles/profile.js';
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
  type EachEntry,
  type GameRecord,
  headerOf,
  RECORD_FORMAT,
  type RecordEntry,
  type RecordHeader,
  type ReplayError,
  type Replayed,
  replay,
} from './record.js';
export { resumeStream, type Stream, seedStream } from './rng.js';
export { loadRules, RULES_VERSION, type Rules } from './rules.js';
export { advance, startTimeline, type Timeline, undo } from './timeline.js';
export * from './types.js';
export { redact, view } from './view.js';
