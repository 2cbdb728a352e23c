// What a question looks like: a title and a list of choices, or a number. Made from the decision and the stage; data.
import type { Answer, TerritoryId, ZoneId } from '../../core/index.js';
import type { Line } from '../frame/line.js';
import type { Auto, Confirm, Stage } from '../model.js';

/** What choosing an item does. */
export type Choose =
  | { readonly do: 'answer'; readonly answer: Answer; readonly auto: Auto | null }
  | { readonly do: 'stage'; readonly stage: Stage }
  | { readonly do: 'confirm'; readonly confirm: Confirm }
  /** It cannot be done; `text` says why. */
  | { readonly do: 'say'; readonly text: string };

export interface Item {
  readonly id: string;
  readonly line: Line;
  /** Text that the filter looks in. */
  readonly search: string;
  readonly territory: TerritoryId | null;
  /** A sea zone that it is about, to be marked on the map. */
  readonly zone?: ZoneId | null;
  readonly choose: Choose;
  /** Whether it ends a phase, or spends what is rare. */
  readonly role?: 'end' | 'rare' | null;
  /** What it means in full, shown while it is chosen. */
  readonly detail?: string | null;
  /** What the foot says of it while it is chosen, where it has nothing more urgent. */
  readonly facts?: Line;
}

export type Prompt =
  | {
      readonly kind: 'list';
      readonly title: Line;
      readonly items: readonly Item[];
      readonly hint: Line;
      /** Names of the columns of the items. */
      readonly header?: Line;
    }
  | {
      readonly kind: 'number';
      readonly title: Line;
      readonly hint: Line;
      readonly min: number;
      readonly max: number;
      readonly value: number;
    };

export const answerWith = (answer: Answer, auto: Auto | null = null): Choose => ({ do: 'answer', answer, auto });

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The items that a filter leaves, accents and case ignored. */
export const itemsFound = (items: readonly Item[], filter: string | null): readonly Item[] => {
  if (filter === null || filter === '') return items;
  const wanted = fold(filter);
  return items.filter((item) => fold(item.search).includes(wanted));
};

/** The items of a list that the filter leaves; a number has none. */
export const filtered = (prompt: Prompt, filter: string | null): readonly Item[] =>
  prompt.kind === 'list' ? itemsFound(prompt.items, filter) : [];
