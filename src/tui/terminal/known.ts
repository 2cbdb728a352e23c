// What is known of terminals, from their documentation: which draw sextants themselves, whatever the font, and which show a
// notice. By what they say of themselves (XTVERSION), by TERM_PROGRAM and its version, by TERM.
import type { CellKind } from '../board/pixels.js';

/** How a terminal is told to show a notice outside its window; null where it does not, or where that is not known. */
export type Notice = 'osc9' | 'osc777' | 'osc99' | null;

interface Known {
  /** At the beginning of the name that it gives itself. */
  readonly version: RegExp;
  readonly program?: RegExp;
  readonly term?: RegExp;
  /** From this version on it draws sextants (U+1FB00) itself; null for never, 0 for always. */
  readonly sextantsFrom: number | null;
  readonly notice: Notice;
}

const TABLE: readonly Known[] = [
  { version: /^kitty/i, program: /^kitty$/, term: /^xterm-kitty/, sextantsFrom: 0, notice: 'osc99' },
  { version: /^WezTerm/i, program: /^WezTerm$/, term: /^wezterm/, sextantsFrom: 0, notice: 'osc777' },
  { version: /^foot/i, term: /^foot/, sextantsFrom: 0, notice: 'osc777' },
  { version: /^ghostty/i, program: /^ghostty$/, term: /^xterm-ghostty/, sextantsFrom: 0, notice: 'osc9' },
  { version: /^contour/i, term: /^contour/, sextantsFrom: 0, notice: 'osc777' },
  { version: /^Alacritty/i, term: /^alacritty/, sextantsFrom: 0, notice: null },
  { version: /^iTerm2/i, program: /^iTerm\.app$/, sextantsFrom: 3.5, notice: 'osc9' },
  // All that are made with VTE write its version as one number: 7600 is 0.76.
  { version: /^VTE/i, sextantsFrom: 6000, notice: null },
  // Theirs is for the font, or its version is not known.
  { version: /^Konsole/i, sextantsFrom: null, notice: null },
  { version: /^XTerm/i, sextantsFrom: null, notice: null },
  { version: /^mintty/i, program: /^mintty$/, sextantsFrom: null, notice: null },
  { version: /^Windows Terminal/i, sextantsFrom: null, notice: 'osc9' },
  // What lies outside them is not known.
  { version: /^(tmux|screen)/i, sextantsFrom: null, notice: null },
];

/** The variables that tell about a terminal. */
export interface TerminalEnvironment {
  readonly TERM?: string | undefined;
  readonly TERM_PROGRAM?: string | undefined;
  readonly TERM_PROGRAM_VERSION?: string | undefined;
  readonly VTE_VERSION?: string | undefined;
  readonly TMUX?: string | undefined;
  readonly STY?: string | undefined;
}

const isSet = (text: string | undefined): boolean => text !== undefined && text !== '';

/** Whether tmux or screen stands between the program and the window. */
export const isWrapped = ({ TMUX, STY, TERM = '' }: TerminalEnvironment): boolean =>
  isSet(TMUX) || isSet(STY) || /^(screen|tmux)/.test(TERM);

/** The first number in a name: `iTerm2 3.5.2` is 3.5. */
const numberIn = (text: string): number =>
  Number.parseFloat(/\d+(\.\d+)?/.exec(text.replace(/^iTerm2/i, ''))?.[0] ?? 'NaN');

interface Found {
  readonly known: Known;
  readonly version: number;
}

const byName = (name: string): Found | null => {
  const known = TABLE.find(({ version }) => version.test(name));
  return known ? { known, version: numberIn(name) } : null;
};

const byEnvironment = (env: TerminalEnvironment): Found | null => {
  if (isWrapped(env)) return null;
  const { TERM = '', TERM_PROGRAM = '', TERM_PROGRAM_VERSION = '', VTE_VERSION } = env;
  if (isSet(VTE_VERSION)) return byName(`VTE ${VTE_VERSION}`);
  const known = TABLE.find(({ program, term }) => program?.test(TERM_PROGRAM) || term?.test(TERM));
  return known ? { known, version: numberIn(TERM_PROGRAM_VERSION) } : null;
};

/** `name`: what the terminal calls itself; null where it has not said. */
const find = (env: TerminalEnvironment, name: string | null): Found | null =>
  (name === null ? null : byName(name)) ?? byEnvironment(env);

/** Quadrants where nothing better is known; half blocks on the Linux console, whose font has no quadrants. */
export const cellsFor = (env: TerminalEnvironment, name: string | null): CellKind => {
  if (env.TERM === 'linux') return 'half';
  const found = find(env, name);
  const from = found?.known.sextantsFrom ?? null;
  if (found === null || from === null) return 'quadrant';
  return from === 0 || found.version >= from ? 'sextant' : 'quadrant';
};

export const noticeFor = (env: TerminalEnvironment, name: string | null): Notice =>
  find(env, name)?.known.notice ?? null;
