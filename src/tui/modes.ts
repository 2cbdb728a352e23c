// Who has the keyboard: the open prompt, or something that stands before it and knows few keys.
import { layoutOf } from './layout.js';
import type { Model } from './model.js';

/**
 * `confirm`: a question of the screen's own. `small`: nothing can be shown. `cover`: the keyboard is handed over.
 * `attack`: it goes on by itself until a key stops it. `find`: letters are text.
 */
export type Mode = 'confirm' | 'small' | 'cover' | 'attack' | 'find' | 'open';

/** Whether the keyboard must be handed over before a secret of the asked seat is shown. */
export const isCovered = (model: Model): boolean => {
  const { decision, context, revealed, pane } = model;
  if (decision === null || context.persons.length < 2 || revealed === decision.seat) return false;
  return decision.kind === 'trade' || pane === 'cards';
};

export const modeOf = (model: Model): Mode => {
  if (model.confirm !== null) return 'confirm';
  if (layoutOf(model.size).tooSmall) return 'small';
  if (isCovered(model)) return 'cover';
  // Others at this keyboard are asked for their dice meanwhile.
  if (model.auto?.do === 'blitz' && model.decision?.kind !== 'defend') return 'attack';
  return model.filter === null ? 'open' : 'find';
};
