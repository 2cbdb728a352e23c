// What a player has chosen about the screen, and keeps from one time to the next. `auto`: as the terminal is found to be.
import { SPEEDS } from '../../table/pace.js';

export const SETTING_VALUES = {
  /** The background that colours are chosen for. */
  ground: ['auto', 'dark', 'light'],
  /** What the map's cells are made of. */
  cells: ['auto', 'half', 'quadrant', 'sextant', 'octant', 'ascii'],
  /** How fast bots play at the start of a game. */
  pace: SPEEDS,
  /** Whether dice tumble before they lie. */
  dice: ['auto', 'on', 'off'],
  /** How a player is called when it is their turn: not at all, by the bell, by a notice of the terminal. */
  bell: ['off', 'bell', 'notice'],
  mouse: ['auto', 'on', 'off'],
  /** Whether the log says what the bots' attacks are for. */
  reasons: ['off', 'on'],
  /** Whether every game is coached, or those to learn by alone. */
  coach: ['lessons', 'always'],
} as const;

export type SettingId = keyof typeof SETTING_VALUES;
export type ScreenSettings = { readonly [K in SettingId]: (typeof SETTING_VALUES)[K][number] };

export const SETTING_IDS = Object.keys(SETTING_VALUES) as readonly SettingId[];

export const FIRST_SETTINGS: ScreenSettings = {
  ground: 'auto',
  cells: 'auto',
  pace: 'normal',
  dice: 'auto',
  bell: 'off',
  mouse: 'auto',
  reasons: 'off',
  coach: 'lessons',
};

export const isSettingId = (text: string): text is SettingId => Object.hasOwn(SETTING_VALUES, text);

/** `settings` with `value` for `id`; as they were where it has no such value. */
export const withSetting = (settings: ScreenSettings, id: SettingId, value: string): ScreenSettings => {
  const known: readonly string[] = SETTING_VALUES[id];
  return known.includes(value) ? { ...settings, [id]: value } : settings;
};

/** The value after the present one of `id`, or before it; over both ends. */
export const turned = (settings: ScreenSettings, id: SettingId, by: 1 | -1): ScreenSettings => {
  const known: readonly string[] = SETTING_VALUES[id];
  const at = known.indexOf(settings[id]) + by;
  return withSetting(settings, id, known[(at + known.length) % known.length] ?? '');
};
