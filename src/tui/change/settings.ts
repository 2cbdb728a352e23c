// Keys on the page of settings. Pure: what they change outside is an effect.
import type { Command } from '../keys/index.js';
import { SETTING_IDS, type SettingId, turned } from '../menu/screenSettings.js';
import type { Model } from '../model.js';
import { just } from './answers.js';
import type { Updated } from './stages.js';

const at = (place: number): SettingId => SETTING_IDS[(place + SETTING_IDS.length) % SETTING_IDS.length] ?? 'ground';

const turn = (model: Model, by: 1 | -1): Updated => {
  const { settings = null } = model.context;
  if (settings === null) return just(model);
  const next = turned(settings, model.setting, by);
  // The pace counts for the game that is on, too.
  const speed = model.setting === 'pace' ? next.pace : model.speed;
  return [{ ...model, speed }, [{ do: 'set', settings: next }]];
};

/** What `command` does there. */
export const onSettings = (model: Model, command: Command): Updated => {
  const place = SETTING_IDS.indexOf(model.setting);
  switch (command) {
    case 'up':
      return just({ ...model, setting: at(place - 1) });
    case 'down':
      return just({ ...model, setting: at(place + 1) });
    case 'first':
      return just({ ...model, setting: at(0) });
    case 'last':
      return just({ ...model, setting: at(-1) });
    case 'left':
      return turn(model, -1);
    case 'right':
    case 'go':
      return turn(model, 1);
    case 'quit':
      return just({ ...model, confirm: { ask: 'quit' } });
    default:
      return just({ ...model, pane: null });
  }
};
