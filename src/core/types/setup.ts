// What a game is created from.
import type { BoardId, ProfileId, VariantId } from './base.js';

/** C-ATT-3: `ask` the seat for its defence dice, or roll the most allowed without asking. */
export type Defence = 'ask' | 'auto';

export interface Options {
  /** C-SETUP-6: territories are dealt instead of claimed. */
  readonly deal: boolean;
  /** C-END-4: the game ends after this many rounds (1 or more); null plays to the end. */
  readonly rounds: number | null;
  /** C-ATT-3, one for each player's seat. */
  readonly defence: readonly Defence[];
  /** C-END-3: what becomes of a seat that resigns. */
  readonly resign: 'bot' | 'neutral';
}

/** Display only; the rules never read it. `driver` is `person` or a bot's id. */
export interface SeatInfo {
  readonly name: string;
  readonly driver: string;
}

export interface Setup {
  readonly variant: VariantId;
  readonly profile: ProfileId;
  readonly board: BoardId;
  readonly options: Options;
  readonly seed: string;
  readonly seats: readonly SeatInfo[];
}

/** Why a setup is refused. `values` are for the sentence that a screen makes of it. */
export interface SetupError {
  readonly code:
    | 'unknownVariant'
    | 'unknownProfile'
    | 'unknownBoard'
    | 'unsupported'
    | 'boardNotForVariant'
    | 'seatCount'
    | 'rounds'
    | 'defence'
    | 'deal'
    | 'option'
    | 'board';
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
}
