// What a game is played by: rulebooks, variants, profiles, and the action that is carried out by them. They speak of
// each other, so they stand together. Phases ask the profile; nothing outside profiles/ compares variant or profile ids.
import type { BoardId, CardId, ProfileId, Seat, VariantId } from './base.js';
import type { Board } from './board.js';
import type { GameEvent } from './event.js';
import type { NapoleonTurn } from './napoleon.js';
import type { Bounds } from './offer.js';
import type { Pack } from './pack.js';
import type { Setup } from './setup.js';
import type { Frame, FrameKind, State } from './state.js';

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
  /** C-CARD-2, N-REINF-2: what a set brings that is the `nth` of the game (from 1). */
  readonly setValue: (nth: number, cards: readonly CardId[], pack: Pack) => number;
  /** C-CARD-4, N-REINF-3: extra armies on one territory that a set shows, once a turn, or on each of them. */
  readonly setBonus: 'oneTerritory' | 'everyTerritory';
  /** How many those are. */
  readonly cardBonus: number;
  /** C-ATT-2: the dice that `armies` may roll against `defenders`; null where they cannot attack. */
  readonly attackDice: (armies: number, defenders: number) => Bounds | null;
  /** C-ATT-3: the dice that a defender with `armies` may roll. */
  readonly defenceDice: (armies: number) => Bounds;
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
  /** N-SETUP-4: the most armies in a territory during setup; null for no cap. */
  readonly setupCap: number | null;
  /** The game ends after so many rounds; null where only an option says so (C-END-4). */
  readonly rounds: number | null;
  /** What happens at the end of each round, if anything. */
  readonly roundEnds: ((tx: Tx) => void) | null;
  /** How the last round ends the game: C-END-4, N-END-4. */
  readonly finish: (tx: Tx) => void;
  /** C-END-3, N-END-5: whether the last seat that is in wins at once. */
  readonly lastSeatWins: boolean;
  /** C-END-3: what else a seat that turns neutral leaves behind. */
  readonly leave: ((tx: Tx, seat: Seat) => void) | null;
  /** Whether a game of it has what Risk Napoleon adds to a state. */
  readonly hasNapoleon: boolean;
}

/** A variant played by a rulebook. `setup` includes the steps of `firstTurn`. */
export interface Profile extends Rulebook, Omit<Variant, 'firstTurn'> {}

/** What a game is played by: a setup with its pack, cards and profile, shared by every state of the game. */
export interface Rules {
  readonly setup: Setup;
  readonly pack: Pack;
  /** The pack's board. */
  readonly board: Board;
  readonly profile: Profile;
  /** Players' seats; neutral seats come after them. */
  readonly players: number;
  /** Every territory card in canonical order. */
  readonly cards: readonly CardId[];
}

/** One action in progress, as phases, effects and profiles see it: `Transaction` of tx.ts. */
export interface Tx {
  readonly rules: Rules;
  readonly events: readonly GameEvent[];
  /** The state so far. The stream's own place in it is not up to date before the end. */
  readonly state: State;
  emit(event: GameEvent): void;
  push(...frames: readonly Frame[]): void;
  pop(): void;
  /** Takes the top frame away and puts `frames` in its place, the last on top. */
  replace(...frames: readonly Frame[]): void;
  /** Drops everything that was going on and leaves `frames` instead; nothing, when the game is over. */
  clear(...frames: readonly Frame[]): void;
  /** Remembers something within the turn of Risk Napoleon: no piece moves. */
  note(change: Partial<NapoleonTurn>): void;
  /** `count` dice in the order in which they fell. */
  roll(count: number): number[];
  /** An integer from 0 to `bound` - 1. */
  pick(bound: number): number;
  shuffle<T>(items: readonly T[]): T[];
  /** C-CARD-7: draws the top card; an empty pile is made anew from the discards; both empty: no card, no error. */
  drawCard(seat: Seat): void;
}
