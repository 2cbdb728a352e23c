// Decision and stage -> the prompt that is on the screen.
import type { Model } from '../model.js';
import { numberPrompt } from './numbers.js';
import { firstStage, offersPrompt } from './offers.js';
import type { Item, Prompt } from './prompt.js';

export { chooseAfter, chosenPlaces, firstStage, stepBack } from './offers.js';
export { type Choose, filtered, type Item, type Prompt } from './prompt.js';

const prompts = new WeakMap<Model, Prompt | null>();

/** The prompt of the open question; null when nobody here is asked. Made once for each model: list, map and keys ask. */
export const promptOf = (model: Model): Prompt | null => {
  const known = prompts.get(model);
  if (known !== undefined) return known;
  const prompt = makePrompt(model);
  prompts.set(model, prompt);
  return prompt;
};

const makePrompt = (model: Model): Prompt | null => {
  const { decision, stage } = model;
  if (decision === null) return null;
  return stage.at === 'number' ? numberPrompt(model, decision, stage) : offersPrompt(model, decision, stage.path);
};

/** The item that ends the phase of the open question; null where it has no end of its own. */
export const endItem = (model: Model): Item | null => {
  const { decision, stage, filter } = model;
  if (decision === null) return null;
  const isFirst = stage.at === 'list' && stage.path.length === 0 && filter === null;
  const prompt = promptOf(isFirst ? model : { ...model, stage: firstStage(decision), filter: null });
  return (prompt?.kind === 'list' ? prompt.items.find(({ role }) => role === 'end') : undefined) ?? null;
};
