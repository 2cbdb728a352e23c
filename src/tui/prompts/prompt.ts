// What a question looks like: a title and a list of choices, or a number. Made from the decision and the stage; data.
import type { Answer, TerritoryId } from '../../core/index.js';
import type { Line } from '../line.js';
import type { Auto, Confirm, Stage } from '../model.js';

/** What choosing an item does. */
export type Then =
  | { readonly do: 'answer'; readonly answer: Answer; readonly auto: Auto | null }
  | { readonly do: 'stage'; readonly stage: Stage }
  | { readonly do: 'confirm'; readonly confirm: Confirm };

export interface Item {
  readonly id: string;
  readonly line: Line;
  /** Text that the filter looks in. */
  readonly search: string;
  readonly territory: TerritoryId | null;
  readonly choose: Then;
}

export type Prompt =
  | { readonly kind: 'list'; readonly title: Line; readonly items: readonly Item[]; readonly hint: Line }
  | {
      readonly kind: 'number';
      readonly title: Line;
      readonly hint: Line;
      readonly min: number;
      readonly max: number;
      readonly value: number;
    };

export const answerWith = (answer: Answer, auto: Auto | null = null): Then => ({ do: 'answer', answer, auto });
