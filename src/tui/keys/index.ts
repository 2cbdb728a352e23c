// The key table: what a key means now, and what the line of keys and the help say of it.
import type { Messages } from '../../text/index.js';
import type { Model } from '../model.js';
import { type Mode, modeOf } from '../modes.js';
import type { Key } from '../terminal/keys.js';
import type { Binding, Command } from './binding.js';
import { GAME_BINDINGS } from './game.js';
import { LOOK_BINDINGS, LOOK_COMMANDS } from './look.js';
import { MOMENT_BINDINGS, REPLAY_BINDINGS } from './replay.js';
import { SETTINGS_BINDINGS } from './settings.js';

export { type Binding, type Command, HELP_ONLY } from './binding.js';

export const BINDINGS: readonly Binding[] = [
  ...LOOK_BINDINGS,
  ...MOMENT_BINDINGS,
  ...REPLAY_BINDINGS,
  ...GAME_BINDINGS,
];

/** What run.ts does by itself, on every screen. */
export const SCREEN_KEYS: readonly Pick<Binding, 'shown' | 'words'>[] = [{ shown: '^L', words: (m) => m.keys.repaint }];

/** Keys of a mode other than the open prompt; the others do nothing in it. */
const OF_MODE: Readonly<Record<Exclude<Mode, 'open' | 'settings'>, readonly Command[]>> = {
  confirm: ['go', 'back'],
  small: ['quit'],
  cover: ['go', 'quit'],
  attack: ['stop'], // any key stops it
  look: [...LOOK_COMMANDS, 'regions', 'zoom', 'pause', 'faster', 'slower', 'report', 'quit'],
  seek: ['lookGo', 'lookBack'],
  find: ['up', 'down', 'pageUp', 'pageDown', 'first', 'last', 'go', 'back'],
};

const isLive = (binding: Binding, model: Model, mode: Mode): boolean => {
  if (!binding.works(model)) return false;
  if (mode === 'cover' && binding.command === 'back') return model.pane === 'cards' || model.pane === 'missions';
  if (mode === 'settings') return true;
  return mode === 'open' ? binding.command !== 'stop' : OF_MODE[mode].includes(binding.command);
};

/** What a binding's `keys` call this key. */
const keyLabel = (key: Key): string => {
  if (key.name !== 'text') return key.name;
  return key.ctrl ? `ctrl-${key.text}` : key.text;
};

/** The keys that there are in a mode. */
const bindingsIn = (mode: Mode): readonly Binding[] => (mode === 'settings' ? SETTINGS_BINDINGS : BINDINGS);

/** What `key` means now; null when it means nothing. */
export const commandOf = (key: Key, model: Model): Command | null => {
  const label = keyLabel(key);
  const mode = modeOf(model);
  return bindingsIn(mode).find((b) => b.keys.includes(label) && isLive(b, model, mode))?.command ?? null;
};

/** The bindings that work now and have something to show, most useful first. */
export const liveBindings = (model: Model): readonly Binding[] => {
  const mode = modeOf(model);
  return bindingsIn(mode)
    .filter((b) => b.shown !== '' && isLive(b, model, mode))
    .sort((a, b) => a.rank - b.rank);
};

/** How a binding's key is written: names of keys in the player's language, arrows as words where there are none. */
export const shownKey = ({ shown }: Pick<Binding, 'shown'>, m: Messages, ascii: boolean): string => {
  const { enter, esc, pgup, pgdn, home, end } = m.keyNames;
  const text = shown
    .replace('space', m.keys.space)
    .replace('esc', esc.toLowerCase())
    .replace('PgUp', pgup)
    .replace('PgDn', pgdn)
    .replace('Home', home)
    .replace('End', end);
  return ascii
    ? text
        .replace('↑↓←→', 'up/down/left/right')
        .replace('↑↓', 'up/down')
        .replace('←→', 'left/right')
        .replace('⏎', enter.toLowerCase())
    : text;
};
