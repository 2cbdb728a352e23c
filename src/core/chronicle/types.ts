// What a game comes to when it is looked back on: all of it public, so that a view tells no less than a state.
import type { PlaceId, RegionId, Seat, TerritoryId } from '../types.js';

/** How things stood when a turn was over. Lists are by seat. */
export interface TurnMark {
  /** The step of the record that ended it; 0 is the game's beginning. */
  readonly step: number;
  readonly seat: Seat;
  readonly round: number;
  readonly held: readonly number[];
  readonly units: readonly number[];
  /** Victory points; null where there are none. */
  readonly points: readonly number[] | null;
}

/** What may have decided the game. */
export type Turning = {
  readonly step: number;
  readonly round: number;
  /** Whose doing it was. */
  readonly seat: Seat;
  /** What it counts for beside others; more is weightier. */
  readonly weight: number;
} & (
  | { readonly what: 'eliminated'; readonly loser: Seat }
  /** A region was won whole, or taken from who had it whole. */
  | { readonly what: 'won'; readonly region: RegionId; readonly bonus: number; readonly place: TerritoryId }
  | {
      readonly what: 'broke';
      readonly region: RegionId;
      readonly bonus: number;
      readonly loser: Seat;
      readonly place: TerritoryId;
    }
  | { readonly what: 'mission'; readonly mission: string; readonly points: number }
  | { readonly what: 'officers'; readonly officer: 'general' | 'admiral'; readonly count: number; readonly loser: Seat }
  /** From then on `seat` was ahead of all others, until somebody else was. */
  | { readonly what: 'lead' }
  /** Many territories in one turn. */
  | { readonly what: 'sweep'; readonly count: number }
  /** A capture against the odds; `chance` when it began. */
  | { readonly what: 'upset'; readonly place: TerritoryId; readonly loser: Seat; readonly chance: number }
);

/** An attack from one place on another in one turn, roll after roll, by its dice alone. */
export interface FightLuck {
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly defender: Seat;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly rolls: number;
  /** Losses of the attacker as the dice fell, and those to be expected of such rolls. */
  readonly lost: number;
  readonly expected: number;
}

/** Losses of a seat in all its rolls, attacking and defending, as the dice fell and as they were to be expected. */
export interface SeatLuck {
  readonly rolls: number;
  readonly lost: number;
  readonly expected: number;
}

export interface Chronicle {
  /** The last step that was taken in; -1 before the game's beginning. */
  readonly step: number;
  readonly turns: readonly TurnMark[];
  /** In the order in which they happened. */
  readonly turnings: readonly Turning[];
  readonly luck: readonly SeatLuck[];
  /** The attack that goes on, and those in which the attacker was luckiest and unluckiest. */
  readonly fight: FightLuck | null;
  readonly luckiest: FightLuck | null;
  readonly unluckiest: FightLuck | null;
  /** Captures of the turn that goes on. */
  readonly captures: number;
  /** The chance of the attack that goes on when it was declared; null where none does. */
  readonly chance: number | null;
  /** Those who have won; [] while the game goes on. */
  readonly winners: readonly Seat[];
  /** Who is ahead of all others since the last turn that changed it. */
  readonly leader: Seat | null;
}
