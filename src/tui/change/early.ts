// A key that was pressed before the question was there to be read: it may look about, but it answers nothing. Pure.
import { type Command, commandOf } from '../keys/index.js';
import type { Model } from '../model.js';
import { modeOf } from '../modes.js';
import type { Key } from '../terminal/keys.js';
import { just } from './answers.js';
import { unlit } from './flash.js';
import type { Updated } from './stages.js';
import { onKey } from './update.js';

/** What can be done to any question without answering it, or changing what it can be answered with. */
const LOOKS: readonly Command[] = [
  ...(['up', 'down', 'left', 'right', 'pageUp', 'pageDown', 'first', 'last', 'back', 'focus'] as const),
  ...([
    'table',
    'players',
    'cards',
    'missions',
    'log',
    'odds',
    'help',
    'settings',
    'regions',
    'zoom',
    'order',
    'whose',
  ] as const),
  ...(['look', 'lookUp', 'lookDown', 'lookLeft', 'lookRight', 'lookBeside', 'lookGo', 'lookBack', 'lookFind'] as const),
  ...(['faster', 'slower', 'quit'] as const),
];

const isLook = (model: Model, key: Key): boolean => {
  if (key.name === 'mouse') return key.action !== 'press' || key.button !== 'left';
  // Questions of the screen's own were opened by a key.
  if (['confirm', 'attack', 'settings', 'seek'].includes(modeOf(model))) return true;
  const command = commandOf(key, model);
  return command !== null && LOOKS.includes(command);
};

/** What `key` does to a question that was not there yet when it was pressed. */
export const onEarlyKey = (model: Model, key: Key): Updated => {
  if (model.decision === null || isLook(model, key)) return onKey(model, key);
  return just(unlit(model.tumble === null ? model : { ...model, tumble: null }));
};
