// From one step of answering to the next and back, and which item is chosen when a step opens.

import type { Effect, Model, Stage } from '../model.js';
import { filtered, firstStage, type Item, promptOf } from '../prompts/index.js';
import { itemId, stepBack } from '../prompts/offers.js';

export type Updated = readonly [Model, readonly Effect[]];

export const itemsOf = (model: Model): readonly Item[] => {
  const prompt = promptOf(model);
  return prompt === null ? [] : filtered(prompt, model.filter);
};

/** The item by which a step was left: a territory, or the id of an item. */
type Wanted = string | null;

const ofClassic = ({ decision, lastAttack, lastPlaced }: Model, stage: Stage): Wanted => {
  if (stage.at === 'target') return lastAttack?.from === stage.from ? lastAttack.to : null;
  if (decision?.kind === 'place') return lastPlaced;
  return decision?.kind === 'attack' ? (lastAttack?.to ?? null) : null;
};

/** Where the last answer went: the attack that can go on, the territory that was reinforced last. */
const ofOffers = ({ lastAttack, lastPlaced }: Model, stage: Stage): Wanted => {
  const path = stage.at === 'offers' ? stage.path : [];
  if (path.length === 0) return lastAttack === null ? null : `group-from:${lastAttack.from}`;
  if (path[0]?.value === 'place') return `territory-${lastPlaced}`;
  return path[0]?.value === `from:${lastAttack?.from}` ? `to-${lastAttack?.to}` : null;
};

/** Sets of cards, cards with an effect, officers and what else is bought: spent by who means it. */
const isRare = ({ id }: Item): boolean => /^(?:group-(?:(?:card|buy|lead):|trade)|set-)/.test(id);

/** A question that appears begins with nothing that would be spent by a key that was meant for something else. */
const firstHarmless = (items: readonly Item[]): number =>
  Math.max(
    0,
    items.findIndex((item) => !isRare(item)),
  );

/** The item that is chosen when a stage opens: the one that it was left by, else where the last answer went. */
const cursorFor = (model: Model, stage: Stage, chosen: Wanted): number => {
  const items = itemsOf({ ...model, stage, filter: null });
  const isOffers = model.decision !== null && 'offers' in model.decision;
  const wanted = chosen ?? (isOffers ? ofOffers(model, stage) : ofClassic(model, stage));
  const found = items.findIndex((item) => item.id === wanted || (item.territory !== null && item.territory === wanted));
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

type OfferStage = Extract<Stage, { readonly path: unknown }>;

const backInOffers = (model: Model, stage: OfferStage): Updated => {
  const { decision } = model;
  if (decision === null || (stage.at === 'number' && stage.path.length === 0)) return [model, []];
  const path = stepBack(decision, stage);
  const left = stage.path[path.length];
  if (path.length > 0) return goTo(model, { at: 'offers', path }, left ? itemId(left) : null);
  return goTo(model, firstStage(decision), left ? itemId(left) : null);
};

/** One step back: out of the filter, of a pane, or of the last choice. */
export const back = (model: Model): Updated => {
  if (model.filter !== null) return [{ ...model, filter: null, cursor: 0 }, []];
  if (model.pane !== null) return [{ ...model, pane: null, scroll: 0 }, []];
  if (model.replay !== null) return [model, [{ do: 'menu' }]];
  const { stage, decision } = model;
  if ('path' in stage) return backInOffers(model, stage);
  if (stage.at === 'how') return goTo(model, { at: 'target', from: stage.from }, stage.to);
  if (stage.at === 'number' && stage.of === 'remain') return goTo(model, { at: 'how', from: stage.from, to: stage.to });
  if (stage.at === 'number' && stage.of === 'fortify') return goTo(model, { at: 'target', from: stage.from }, stage.to);
  if (stage.at === 'number' && decision?.kind === 'moveIn') return [model, []];
  return goTo(model, { at: 'choose' }, stage.at === 'choose' ? null : stage.from);
};
