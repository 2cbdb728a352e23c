// Who has the keyboard: the open prompt, or something that stands before it and knows few keys.
import type { DecisionKind } from '../core/index.js';
import { isRolling } from './change/auto.js';
import { layoutFor } from './frame/layout.js';
import type { Model } from './model.js';

/**
 * `look`: something is looked at; `seek`: letters are text while a name is looked for there.
 * `confirm`: a question of the screen's own. `small`: nothing can be shown. `cover`: the keyboard is handed over.
 * `attack`: it goes on by itself until a key stops it. `find`: letters are text. `settings`: those of the screen are chosen.
 */
export type Mode = 'confirm' | 'small' | 'cover' | 'attack' | 'settings' | 'look' | 'seek' | 'find' | 'open';

/**
 * Questions that show what only the asked seat may see, and all others of its turn: a cover before some of them would
 * tell the others which those are.
 */
const SECRET: readonly DecisionKind[] = ['trade', 'claimMission', 'muster', 'combat', 'manoeuvre', 'react'];

/** Whether the keyboard must be handed over before a secret of the asked seat is shown. */
export const isCovered = (model: Model): boolean => {
  const { decision, context, revealed, pane, view } = model;
  if (decision === null || context.persons.length < 2 || revealed === decision.seat) return false;
  if (pane === 'cards' || pane === 'missions') return true;
  const isSecret = SECRET.includes(decision.kind) || (decision.kind === 'moveIn' && view.napoleon !== null);
  return isSecret && !isRolling(model);
};

export const modeOf = (model: Model): Mode => {
  if (model.confirm !== null) return 'confirm';
  if (layoutFor(model).tooSmall) return 'small';
  if (isCovered(model)) return 'cover';
  // Others at this keyboard are asked for their dice meanwhile.
  if (isRolling(model)) return 'attack';
  if (model.pane === 'settings') return 'settings';
  if (model.looking !== null) return model.looking.find === null ? 'look' : 'seek';
  return model.filter === null ? 'open' : 'find';
};
