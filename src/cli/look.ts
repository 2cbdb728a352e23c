// How the screen looks: by flags, else by what the player has chosen before, else by what is known of the terminal.
import type { Messages } from '../text/index.js';
import { CELL_KINDS, type CellKind } from '../tui/board/pixels.js';
import { FIRST_SETTINGS, type ScreenSettings } from '../tui/menu/screenSettings.js';
import type { Look } from '../tui/session/opened.js';
import { cellsFor } from '../tui/terminal/known.js';
import { type Facts, lightByEnvironment } from './facts.js';
import { choiceFlag } from './options.js';
import { readSettings } from './settings.js';

export interface LookFlags {
  readonly animation?: boolean;
  readonly mouse?: boolean;
  readonly cells?: string;
  readonly ground?: string;
}

/** Whether the terminal is at the other end of a line: there every byte counts, and its mouse is its own. */
const isRemote = (env: NodeJS.ProcessEnv): boolean =>
  ['SSH_CONNECTION', 'SSH_CLIENT', 'SSH_TTY'].some((name) => (env[name] ?? '') !== '');

const GROUNDS = ['dark', 'light'] as const;

const onOff = (is: boolean): 'on' | 'off' => (is ? 'on' : 'off');

/** The settings of this time: those that are kept, and over them what the flags say. */
export const settingsOf = (m: Messages, flags: LookFlags, env: NodeJS.ProcessEnv): ScreenSettings => {
  const { animation, mouse, cells, ground } = flags;
  return {
    ...FIRST_SETTINGS,
    ...readSettings(env).settings.screen,
    ...(ground !== undefined && { ground: choiceFlag(m, '--ground', ground, GROUNDS) }),
    ...(cells !== undefined && { cells: choiceFlag(m, '--cells', cells, CELL_KINDS) }),
    ...(animation !== undefined && { dice: onOff(animation) }),
    ...(mouse !== undefined && { mouse: onOff(mouse) }),
  };
};

/** What a setting of on, off or by the line comes to: yes on this machine, no at the other end of a line. */
const isOn = (setting: 'auto' | 'on' | 'off', env: NodeJS.ProcessEnv): boolean =>
  setting === 'auto' ? !isRemote(env) : setting === 'on';

export const isMouse = ({ mouse }: ScreenSettings, env: NodeJS.ProcessEnv): boolean => isOn(mouse, env);

const cellsOf = ({ cells }: ScreenSettings, env: NodeJS.ProcessEnv, { name }: Facts): CellKind =>
  cells === 'auto' ? cellsFor(env, name) : cells;

/** What was chosen, else what the terminal says, else COLORFGBG, else dark. */
const isLight = ({ ground }: ScreenSettings, env: NodeJS.ProcessEnv, { light }: Facts): boolean =>
  ground === 'auto' ? (light ?? lightByEnvironment(env) ?? false) : ground === 'light';

/** Dice tumble where that costs nothing. */
export const lookOf = (
  settings: ScreenSettings,
  env: NodeJS.ProcessEnv,
  facts: Facts,
): Pick<Look, 'light' | 'cells' | 'tumbles'> & { readonly pace: ScreenSettings['pace'] } => ({
  light: isLight(settings, env, facts),
  cells: cellsOf(settings, env, facts),
  tumbles: isOn(settings.dice, env),
  pace: settings.pace,
});
