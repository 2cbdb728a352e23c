// Risk Napoleon: what it adds to a state. Classic games have `napoleon: null` and know nothing of this.
import type { Brand, Seat, TerritoryId } from './base.js';

export type ZoneId = Brand<string, 'ZoneId'>;
export type MissionId = Brand<string, 'MissionId'>;
/** Where units stand: regiments on territories, ships in zones. */
export type PlaceId = TerritoryId | ZoneId;

export const EFFECT_IDS = [
  'levy',
  'arsenal',
  'shipyard',
  'commission',
  'physician',
  'grand-battery',
  'cavalry-charge',
  'sappers',
  'spy',
  'ambush',
  'scorched-earth',
  'general-winter',
  'orderly-retreat',
  'old-guard',
  'rally',
  'fog-of-war',
  'forced-march',
  'fair-winds',
  'war-chest',
  'contagion',
] as const;
export type EffectId = (typeof EFFECT_IDS)[number];
/** N-CARD-1: the figure or die on the card. */
export type PlaySymbol = 'infantry' | 'red' | 'blue' | 'red-blue' | 'arrow' | 'star';

export interface EffectData {
  readonly id: EffectId;
  readonly play: PlaySymbol;
}

/** N-MISSION-7: what a condition can speak of. */
export const CONDITION_KEYS = [
  'territories',
  'zones',
  'regions',
  'region',
  'route',
  'garrison',
  'regionsTouched',
  'fortifications',
  'generals',
  'admirals',
  'ships',
  'stack',
  'stackGenerals',
  'captured',
  'capturedCapitals',
  'capturedByLanding',
  'capturedWithEpidemic',
  'capturedFortified',
  'capturedFromSeats',
  'capturedFromLeader',
  'officersCaptured',
  'navalWins',
  'eliminated',
  'regionsWonThisTurn',
  'destroyedDefending',
  'lostTerritories',
] as const;
export type ConditionKey = (typeof CONDITION_KEYS)[number];
/** A number, a number by seats at the table, or the id of a region or route. */
export type ConditionValue = number | string | Readonly<Record<string, number>>;
export type Condition = Partial<Readonly<Record<ConditionKey, ConditionValue>>>;
export const MISSION_TIMES = ['start', 'end', 'at-once', 'other-turn', 'other-turn-end'] as const;
export type MissionWhen = (typeof MISSION_TIMES)[number];

export interface MissionData {
  readonly id: string;
  /** 1 easy to 4 very hard. */
  readonly rank: 1 | 2 | 3 | 4;
  /** null: the bonus of the empire that it speaks of (N-MISSION-4). */
  readonly vp: number | null;
  readonly when: MissionWhen;
  /** N-MISSION-4: one more regiment a turn while the empire is held. */
  readonly lasting: boolean;
  readonly fromRound: number;
  readonly condition: Condition;
}

/** N-VP: victory points by where they came from; the total may be negative. */
export interface VictoryPoints {
  readonly missions: number;
  readonly officers: number;
  readonly fifthRound: number;
  /** `--empire-points turn` (N-MISSION-5). */
  readonly empires: number;
}
export type VictorySource = keyof VictoryPoints;

export interface SeatMissions {
  /** Secret until accomplished; one of each rank while the piles last. */
  readonly held: readonly MissionId[];
  readonly done: readonly { readonly mission: MissionId; readonly round: number; readonly points: number }[];
  /** N-MISSION-4: lie face up and bring a regiment each turn. */
  readonly lasting: readonly MissionId[];
  /** N-END-2: accomplished one since the own last turn. */
  readonly sinceTurn: boolean;
}

/** N-CARD-4: how often a seat wants to be asked for reactions. */
export type Reactions = 'each' | 'decisive' | 'off';

/** One origin on one target in one turn, however often interrupted (N-CARD-5). */
export interface Pair {
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Epidemics paid for (N-LAND-4). */
  readonly paid: number;
  readonly rolls: number;
  /** Ambushes: +1 each on the defender's highest die. */
  readonly ambush: number;
  readonly sappers: boolean;
  readonly fog: boolean;
  /** Seats that do not want to be asked any more in this attack. */
  readonly quiet: readonly Seat[];
}

/** N-MISSION-7: a territory that another seat or a neutral controlled when the attack was declared. */
export interface Capture {
  readonly territory: TerritoryId;
  readonly loser: Seat;
  readonly byLanding: boolean;
  readonly epidemic: boolean;
  /** Fortified, and at least one roll was made. */
  readonly fortified: boolean;
}

/** What is remembered within one turn. */
export interface NapoleonTurn {
  /** N-MISSION-4: regiments of empire missions, for the reinforcement that follows. */
  readonly missionArmies: number;
  /** N-REINF-7: a general was ransomed in this phase, so that the others may be. */
  readonly mayRansom: boolean;
  /** N-REINF-5. */
  readonly builtForts: readonly TerritoryId[];
  /** N-COMBAT: a land attack was made, so that naval actions are over. */
  readonly onLand: boolean;
  readonly pairs: readonly Pair[];
  /** Cavalry charge: +1 for every roll from this territory. */
  readonly charges: readonly TerritoryId[];
  /** General Winter: not to be attacked or entered again this turn. */
  readonly blocked: readonly TerritoryId[];
  readonly captures: readonly Capture[];
  readonly officersCaptured: number;
  readonly navalWins: number;
  readonly eliminated: number;
  /** By seat: attackers' units lost in rolls against it. */
  readonly destroyed: readonly number[];
  /** By seat: territories captured from it. */
  readonly lost: readonly number[];
  /** N-MISSION-2: what was accomplished in this turn, by anyone. */
  readonly claims: readonly { readonly seat: Seat; readonly rank: number }[];
  /** N-MISSION-2: replacements drawn in this turn. */
  readonly drawn: readonly MissionId[];
  /** When the turn began: the other seats in, those of them with the most VP, and the regions controlled. */
  readonly othersIn: number;
  readonly leaders: readonly Seat[];
  readonly regions: readonly number[];
  /** Seats that do not want to be asked any more in this turn. */
  readonly quiet: readonly Seat[];
  /** N-MAN-1: manoeuvres left, cards' included; `fairWinds` may be spent on either. */
  readonly marches: number;
  readonly cruises: number;
  readonly fairWinds: number;
  /** N-MAN-2: officers that have not moved, by territory and by zone. */
  readonly fresh: { readonly generals: readonly number[]; readonly admirals: readonly number[] };
  /** N-MAN-2: units that have stood there since the phase began, by territory and by zone. */
  readonly stood: { readonly armies: readonly number[]; readonly ships: readonly number[] };
}

export interface NapoleonState {
  /** By zone, then by seat. */
  readonly ships: readonly (readonly number[])[];
  readonly admirals: readonly (readonly number[])[];
  /** By territory; they belong to its owner. */
  readonly generals: readonly number[];
  readonly forts: readonly boolean[];
  readonly epidemics: readonly number[];
  /** By captor, then by owner. */
  readonly captiveGenerals: readonly (readonly number[])[];
  readonly captiveAdmirals: readonly (readonly number[])[];
  readonly points: readonly VictoryPoints[];
  /** Points of each seat at the end of each round, for the chart. */
  readonly history: readonly (readonly number[])[];
  readonly missions: readonly SeatMissions[];
  /** Mission piles by rank; the first is drawn next. */
  readonly piles: readonly (readonly MissionId[])[];
  readonly reactions: readonly Reactions[];
  readonly turn: NapoleonTurn;
}

/** A roll of the dice in the making. */
export interface Clash {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly sea: boolean;
  readonly dice: number;
  /** Generals or admirals of the attacker that take part. */
  readonly leaders: number;
  /** A card was played by the attacker, or the defender, over the first two windows. */
  readonly attackerPlayed: boolean;
  readonly defenderPlayed: boolean;
  /** Sappers: the defender rolls at most one die in this roll. */
  readonly oneDie: boolean;
  readonly step: 'before' | 'defend' | 'roll' | 'afterDefender' | 'afterAttacker' | 'resolve';
  /** Raw dice as they fell, in the order in which they fell; [] before the roll. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly defenceDice: number;
  /** Rally: units lost fewer. */
  readonly attackerRally: number;
  readonly defenderRally: number;
}
