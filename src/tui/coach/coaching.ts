// What the coach of a game knows and says, as data.
import type { MissionId, PlaceId, RegionId, Seat } from '../../core/index.js';

/** What the coach has ideas about. */
export type IdeaId =
  | 'goal'
  | 'goalClassic'
  | 'conquest'
  | 'claim'
  | 'setUp'
  | 'firstOfficer'
  | 'pool'
  | 'armies'
  | 'fortification'
  | 'general'
  | 'ship'
  | 'together'
  | 'region'
  | 'hand'
  | 'set'
  | 'trade'
  | 'ransom'
  | 'forced'
  | 'attack'
  | 'target'
  | 'roll'
  | 'moveIn'
  | 'card'
  | 'cardClassic'
  | 'takeRegion'
  | 'mission'
  | 'toll'
  | 'eliminate'
  | 'react'
  | 'defend'
  | 'epidemic'
  | 'manoeuvre'
  | 'fortify'
  | 'claimMission'
  | 'lastRound'
  | 'lastRoundClassic'
  | 'learnt'
  | 'lastSeat';

/** An idea of the coach's, and what it is about. */
export interface Coaching {
  readonly id: IdeaId;
  /** The rule behind it. */
  readonly rule: string;
  readonly place: PlaceId | null;
  readonly region: RegionId | null;
  readonly mission: MissionId | null;
  readonly seat: Seat | null;
  readonly count: number;
}

export interface Coach {
  /** The game is one to learn by. */
  readonly isLesson: boolean;
  /** Ideas that were told, in their order. */
  readonly seen: readonly IdeaId[];
  /** What is told now. */
  readonly idea: Coaching | null;
  /** The question, and the step of it, for which that was chosen. */
  readonly at: string;
}
