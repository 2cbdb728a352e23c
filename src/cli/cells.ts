// What is known of the terminal from the environment: what cells it can draw, and whether its background is light.
import type { CellKind } from '../tui/board/pixels.js';

/**
 * Terminals that draw sextants (U+1FB00) themselves, whatever the font: kitty, WezTerm, foot, Ghostty, Alacritty from 0.14,
 * contour, iTerm2 from 3.5, and all that are made with VTE from 0.60. Konsole and xterm leave them to the font; Windows
 * Terminal does not say its version. In tmux and screen nothing is known of what lies outside.
 */
const BY_TERM = /^(xterm-kitty|xterm-ghostty|wezterm|foot|contour|alacritty)/;
const BY_PROGRAM: readonly string[] = ['WezTerm', 'ghostty', 'kitty'];
const VTE_FROM = 6000;
const ITERM_FROM = 3.5;

const isWrapped = (env: NodeJS.ProcessEnv): boolean =>
  (env['TMUX'] ?? '') !== '' || (env['STY'] ?? '') !== '' || /^(screen|tmux)/.test(env['TERM'] ?? '');

const drawsSextants = (env: NodeJS.ProcessEnv): boolean => {
  const program = env['TERM_PROGRAM'] ?? '';
  if (BY_TERM.test(env['TERM'] ?? '') || BY_PROGRAM.includes(program)) return true;
  if (Number(env['VTE_VERSION'] ?? 'NaN') >= VTE_FROM) return true;
  return program === 'iTerm.app' && Number.parseFloat(env['TERM_PROGRAM_VERSION'] ?? '') >= ITERM_FROM;
};

/** Quadrants where nothing better is known; half blocks on the Linux console, whose font has no quadrants. */
export const cellsFor = (env: NodeJS.ProcessEnv): CellKind => {
  if (env['TERM'] === 'linux') return 'half';
  return !isWrapped(env) && drawsSextants(env) ? 'sextant' : 'quadrant';
};

/** By COLORFGBG: the last of its numbers is the background's. */
export const isLightBackground = (env: NodeJS.ProcessEnv): boolean => {
  const background = Number((env['COLORFGBG'] ?? '').split(';').at(-1) || 'NaN');
  return background === 7 || background === 15;
};
