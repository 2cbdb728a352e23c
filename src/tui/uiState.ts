// What the screen remembers beside the game: put down in a report, and taken from one that may hold anything.
import type { ScreenSettings } from './menu/screenSettings.js';
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
  /** Those that can be changed in the game; null where there are none. */
  readonly settings: ScreenSettings | null;
};

export const uiStateOf = (model: Model): UiState => {
  const entries = UI_KEYS.map((key) => [key, model[key]] as const);
  const remembered = Object.fromEntries(entries) as Pick<Model, (typeof UI_KEYS)[number]>;
  return { ...remembered, asked: model.decision !== null, settings: model.context.settings ?? null };
};

/** `state` as it is put down: what is typed and told is cut, and made fit for a terminal by `plain`. */
export const plainUi = (state: UiState, plain: (text: string) => string): UiState =>
  JSON.parse(
    JSON.stringify(state, (_, value) => (typeof value === 'string' ? plain(value).slice(0, MOST_TEXT) : value)),
  );

const MOST_NUMBER = 10_000;
const MOST_TEXT = 200;
/** Objects within each other: the state, its stage, the path, a pick, the group that was picked. */
const MOST_DEPTH = 5;

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
  const settings = (ui['settings'] ?? null) as ScreenSettings | null;
  return {
    ...model,
    decision,
    ...(Object.fromEntries(entries) as Partial<Model>),
    context: { ...model.context, settings },
  };
};
