// What a rulebook may decide. Phases ask the profile; nothing outside this folder compares variant or profile ids.
import type { Rules } from '../rules.js';
import type { BoardId, FrameKind, ProfileId, State, VariantId } from '../types.js';

export interface DiceRange {
  readonly min: number;
  readonly max: number;
}

/** C-ATT-7: when the winner of a seat's cards must trade, and whether it may trade more. */
export interface Elimination {
  /** Hands of this size or more must be traded down; null: nothing is forced before the next turn. */
  readonly forcedFrom: number | null;
  /** Trading is forced until the hand has at most this many cards. */
  readonly downTo: number;
  /** Whether further sets may be traded. */
  readonly optional: boolean;
}

/** T-1 to T-3, T-WORLD: neutral armies on the board of two players. */
export interface Neutrals {
  readonly count: number;
  /** Starting armies of each. */
  readonly armies: number;
  /** Territory cards dealt to each player and to each neutral: together the whole board. */
  readonly cardsEach: { readonly player: number; readonly neutral: number };
  /** What a player places in its turn of setup: own armies, then armies of each neutral. */
  readonly placeEach: { readonly own: number; readonly neutral: number };
}

/** The switches of a national rulebook. */
export interface Rulebook {
  readonly id: ProfileId;
  /** C-SETUP-5: the steps that find out who has the first turn; [] keeps the seat that placed first. */
  readonly firstTurn: readonly FrameKind[];
  /** What happens in each turn, in this order. */
  readonly turn: readonly FrameKind[];
  /** C-REINF-1: territories for one army, and the least that a turn brings. */
  readonly territoriesPerArmy: number;
  readonly leastReinforcement: number;
  /** C-CARD-3: hands larger than this must be traded down at the start of a turn. */
  readonly handLimit: number;
  /** C-CARD-2: what the `nth` set of the game (from 1) brings. */
  readonly setValue: (nth: number) => number;
  /** C-CARD-4: extra armies on a territory that a traded set shows, once a turn. */
  readonly cardBonus: number;
  /** C-ATT-2: the dice that `armies` may roll against `defenders`; null where they cannot attack. */
  readonly attackDice: (armies: number, defenders: number) => DiceRange | null;
  /** C-ATT-3: the dice that a defender with `armies` may roll. */
  readonly defenceDice: (armies: number) => DiceRange;
  readonly elimination: Elimination;
  /** C-FORT-1: indices of the territories that armies may go to from `from`. */
  readonly fortifyTargets: (rules: Rules, state: State, from: number) => readonly number[];
}

/** A game: who plays it, on which board, how it is set up. */
export interface Variant {
  readonly variant: VariantId;
  /** Boards it is played on; the first is the default. */
  readonly boards: readonly BoardId[];
  /** C-SETUP-1: starting armies by number of players; a number that is missing cannot be played. */
  readonly startArmies: Readonly<Record<number, number>>;
  /** What happens before the first turn is found out, in this order. */
  readonly setup: readonly FrameKind[];
  /** Steps that find out who has the first turn where the variant, not the rulebook, says so. */
  readonly firstTurn?: readonly FrameKind[];
  readonly neutrals: Neutrals | null;
}

/** A variant played by a rulebook. `setup` includes the steps of `firstTurn`. */
export interface Profile extends Rulebook, Omit<Variant, 'firstTurn'> {}
