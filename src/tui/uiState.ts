// What the screen remembers beside the game: put down in a report, and taken from one that may hold anything.
import type { Model } from './model.js';

/** Everything of a model that no record tells. */
export const UI_KEYS = [
  'stage',
  'cursor',
  'filter',
  'focus',
  'pane',
  'looking',
  'coach',
  'scroll',
  'confirm',
  'auto',
  'revealed',
  'lastAttack',
  'lastPlaced',
  'notice',
  'colourBy',
  'isZoomed',
  'table',
  'speed',
  'paused',
] as const satisfies readonly (keyof Model)[];

export type UiState = Pick<Model, (typeof UI_KEYS)[number]> & {
  /** Whether the open question was on the screen: bots and the disk take their time. */
  readonly asked: boolean;
};

export const uiStateOf = (model: Model): UiState => {
  const entries = UI_KEYS.map((key) => [key, model[key]] as const);
  return { ...(Object.fromEntries(entries) as Pick<Model, (typeof UI_KEYS)[number]>), asked: model.decision !== null };
};

const MOST_NUMBER = 10_000;
const MOST_TEXT = 200;
const MOST_DEPTH = 4;

/** Whether a value could come from a screen at all: nothing that is large, and nothing that writes on a terminal. */
export const isUiValue = (value: unknown, isPlain: (text: string) => boolean, depth = 0): boolean => {
  switch (typeof value) {
    case 'boolean':
      return true;
    case 'number':
      return Number.isInteger(value) && Math.abs(value) <= MOST_NUMBER;
    case 'string':
      return value.length <= MOST_TEXT && isPlain(value);
    case 'object':
      if (value === null) return true;
      return depth < MOST_DEPTH && Object.values(value).every((part) => isUiValue(part, isPlain, depth + 1));
    default:
      return false;
  }
};

/** `model` as the screen had it. `ui` may be anything of plain values: what does not fit makes drawing fail. */
export const withUi = (model: Model, ui: Readonly<Record<string, unknown>>): Model => {
  const entries = UI_KEYS.flatMap((key) => (Object.hasOwn(ui, key) ? [[key, ui[key]] as const] : []));
  const decision = ui['asked'] === false ? null : model.decision;
  return { ...model, decision, ...(Object.fromEntries(entries) as Partial<Model>) };
};
