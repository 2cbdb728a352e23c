// What a game is created from.
import type { BoardId, ProfileId, VariantId } from './base.js';
import type { Reactions } from './napoleon.js';
import type { PackData } from './pack.js';

/** C-ATT-3: `ask` the seat for its defence dice, or roll the most allowed without asking. */
export type Defence = 'ask' | 'auto';

/** Options that only Risk Napoleon has. */
export interface NapoleonOptions {
  /** N-SETUP-7: the printed starting hands, or even ones. */
  readonly hands: 'printed' | 'even';
  /** N-MISSION-5: empires score through missions only, or each of them every turn as well. */
  readonly empirePoints: 'mission' | 'turn';
  /** N-MISSION-6: missions are claimed as soon as they can be. */
  readonly autoClaim: boolean;
  /** N-CARD-4, one for each player's seat. */
  readonly reactions: readonly Reactions[];
  /** N-CARD-4: nobody is asked for a reaction that no card of the hand could answer. Without it whoever holds any card is. */
  readonly skipEmpty?: true;
}

export interface Options {
  /** C-SETUP-6: territories are dealt instead of claimed. */
  readonly deal: boolean;
  /** C-END-4: the game ends after this many rounds (1 or more); null plays to the end. */
  readonly rounds: number | null;
  /** C-ATT-3, one for each player's seat. */
  readonly defence: readonly Defence[];
  /** C-END-3: what becomes of a seat that resigns. */
  readonly resign: 'bot' | 'neutral';
  /** C-MISSION-1: everybody has a secret mission to win by; without it only the whole board wins. */
  readonly missions?: 'secret';
  /** Null in every variant but Risk Napoleon. */
  readonly napoleon: NapoleonOptions | null;
}

/** Who plays a seat; the rules never read it. `driver` is `person` or a bot's id. */
export interface SeatInfo {
  readonly name: string;
  readonly driver: string;
  /** Which of the screen's six colours and signs it has, from 0; its own number unless given. */
  readonly colour?: number;
}

/** What is played: all that rules are made of. Nothing in it is secret. */
export interface Setup {
  readonly variant: VariantId;
  readonly profile: ProfileId;
  readonly board: BoardId;
  /** Players' seats. */
  readonly players: number;
  readonly options: Options;
}

/**
 * What all dice, deals and draws of a game come from (D-1). A secret of the table: whoever has it knows the deck and every
 * roll to come. `streamOf` in rng.ts alone makes a stream of it.
 */
export type Chance =
  | { readonly dice: 'seed'; readonly seed: string }
  | {
      /** D-5: from a secret that was sealed before anybody sat down, and from a word of everybody. */
      readonly dice: 'sealed';
      readonly table: string;
      /** SHA-256 of the secret, as hex. */
      readonly seal: string;
      /** One for each player's seat; '' for bots. */
      readonly words: readonly string[];
      /** 32 bytes as hex; null where it is not known yet: in the first line of every record. */
      readonly secret: string | null;
    };

/** Dice of a seed, and sealed ones. */
export type SeedChance = Extract<Chance, { readonly dice: 'seed' }>;
export type SealedChance = Extract<Chance, { readonly dice: 'sealed' }>;

/** A game as it is begun and written down: what is played, by what chance, and who plays, a seat each. */
export interface GameSetup {
  readonly setup: Setup;
  /** The content, where it is none of the house's: a game needs no file besides its record. */
  readonly pack?: PackData;
  readonly chance: Chance;
  readonly seats: readonly SeatInfo[];
}

/** One whose dice come from a seed. */
export interface SeededGame extends GameSetup {
  readonly chance: SeedChance;
}

/** Why a setup is refused. `values` are for the sentence that a screen makes of it. */
export interface SetupError {
  readonly code:
    | 'unknownVariant'
    | 'unknownProfile'
    | 'unknownBoard'
    | 'profileNotForVariant'
    | 'boardNotForVariant'
    | 'seatCount'
    | 'rounds'
    | 'roundsFixed'
    | 'defence'
    | 'deal'
    | 'option'
    | 'fewerTerritories'
    | 'boardFull'
    | 'boardSize'
    | 'fewMissions'
    | 'missions'
    | 'fewSecretMissions'
    | 'badPack';
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}
