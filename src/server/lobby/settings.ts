// What a person can choose for all their sessions, kept with the player. Pure.
import { isLanguage, type Language } from '../../text/index.js';
import type { Settings } from './model.js';

export const SETTING_ROWS = [
  'language',
  'light',
  'words',
  'mouse',
  'ascii',
  'muted',
] as const satisfies readonly (keyof Settings)[];

/** What is kept with the player, completed by what the session's line says. What is not understood is passed over. */
export const settingsOf = (
  kept: Readonly<Record<string, unknown>>,
  language: Language,
  line: Partial<Settings> = {},
): Settings => {
  const flag = (name: 'light' | 'words' | 'mouse' | 'ascii' | 'muted'): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : (line[name] ?? false);
  };
  const spoken = kept['language'];
  return {
    language: typeof spoken === 'string' && isLanguage(spoken) ? spoken : language,
    light: flag('light'),
    words: flag('words'),
    mouse: flag('mouse'),
    ascii: flag('ascii'),
    muted: flag('muted'),
  };
};
