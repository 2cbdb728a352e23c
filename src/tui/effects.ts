// What a screen asks of the world outside, as data.
import type { Answer, Aside, Seat } from '../core/index.js';
import type { ScreenSettings } from './menu/screenSettings.js';

export type ResultDeed = 'copy' | 'keep' | 'verify';

/** What the outside must do; update.ts only says it. */
export type Effect =
  /** `question`: the number of the one that it answers. */
  | { readonly do: 'answer'; readonly question: number; readonly action: Answer; readonly pace: boolean }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'aside'; readonly seat: Seat; readonly action: Aside }
  | { readonly do: 'quit' }
  | { readonly do: 'menu' }
  /** The same table once more, with another seed. */
  | { readonly do: 'rematch' }
  /** The game that is over, from its record: from its beginning, or from step `at` of it. */
  | { readonly do: 'watch'; readonly at: number | null; readonly review?: true }
  | { readonly do: 'report' }
  /** What a game of the day came to: into the clipboard, into a file, or compared with the game of its day. */
  | { readonly do: 'result'; readonly what: ResultDeed }
  /** Another setting of the screen. */
  | { readonly do: 'set'; readonly settings: ScreenSettings }
  | { readonly do: 'wake' }
  /** In a replay: to another place in the record. */
  | { readonly do: 'seek'; readonly to: Seek | SeekStep }
  | { readonly do: 'play' }
  /** In a replay: looks for what the strong bot would have done otherwise. */
  | { readonly do: 'review' }
  | { readonly do: 'eyes' };
export type EffectOf<T extends Effect['do']> = Extract<Effect, { readonly do: T }>;

/** By one entry, to the next turn, round or capture, or as far as it goes; backwards where `by` is -1. */
export interface Seek {
  readonly unit: 'action' | 'turn' | 'round' | 'capture' | 'end';
  readonly by: 1 | -1;
}

/** To a step of the record, from 0. */
export interface SeekStep {
  readonly step: number;
}
