// From one step of answering to the next and back, and which item is chosen when a step opens.

import type { PlaceId } from '../../core/index.js';
import type { Effect } from '../effects.js';
import type { Model, Stage } from '../model.js';
import { filtered, firstStage, type Item, promptOf, stepBack } from '../prompts/index.js';
import { itemId, type Pick } from '../prompts/steps.js';

export type Updated = readonly [Model, readonly Effect[]];

export const itemsOf = (model: Model): readonly Item[] => {
  const prompt = promptOf(model);
  return prompt === null ? [] : filtered(prompt, model.filter);
};

/** The item by which a step was left: a territory, or the id of an item. */
type Wanted = string | null;

const originOf = (place: PlaceId): Pick => ({ field: 'group', value: { of: 'from', place } });

/** Where the last answer went: the attack that can go on, the territory that was reinforced last. */
const ofLast = ({ decision, lastAttack, lastPlaced }: Model, { path }: Stage): Wanted => {
  const [first] = path;
  const group = first?.field === 'group' ? first.value : null;
  if (decision?.kind === 'place') return lastPlaced;
  if (group?.of === 'thing') return group.type === 'place' ? lastPlaced : null;
  if (lastAttack === null || decision?.kind === 'fortify') return null;
  if (group === null) return itemId(originOf(lastAttack.from));
  return group.of === 'from' && group.place === lastAttack.from ? lastAttack.to : null;
};

/** A question that appears begins with nothing that would be spent by a key that was meant for something else. */
const firstHarmless = (items: readonly Item[]): number =>
  Math.max(
    0,
    items.findIndex(({ role }) => role !== 'rare'),
  );

/** The item that is chosen when a stage opens: the one that it was left by, else where the last answer went. */
const cursorFor = (model: Model, stage: Stage, chosen: Wanted): number => {
  const items = itemsOf({ ...model, stage, filter: null });
  const wanted = chosen ?? ofLast(model, stage);
  const found = items.findIndex(({ id, territory, zone }) => wanted === id || wanted === (territory ?? zone ?? id));
  return wanted === null || found < 0 ? firstHarmless(items) : found;
};

export const openStage = (model: Model, stage: Stage, chosen: Wanted = null): Model => ({
  ...model,
  stage,
  cursor: cursorFor(model, stage, chosen),
  clicked: null,
  filter: null,
  focus: 'list',
});

export const goTo = (model: Model, stage: Stage, chosen: Wanted = null): Updated => [
  openStage(model, stage, chosen),
  [],
];

const backInOffers = (model: Model): Updated => {
  const { decision, stage } = model;
  if (decision === null || (stage.at === 'number' && stage.path.length === 0)) return [model, []];
  const path = stepBack(decision, stage);
  const left = stage.path[path.length];
  const to: Stage = path.length > 0 ? { at: 'list', path } : firstStage(decision);
  return goTo(model, to, left ? itemId(left) : null);
};

/** One step back: out of the filter, of a pane, or of the last choice. */
export const back = (model: Model): Updated => {
  if (model.filter !== null) return [{ ...model, filter: null, cursor: 0 }, []];
  if (model.pane !== null) return [{ ...model, pane: null, scroll: 0 }, []];
  if (model.replay !== null) return [model, [{ do: 'menu' }]];
  return backInOffers(model);
};
