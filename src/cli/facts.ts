// What is known of the terminal: from the environment, from what it answered before, and from what it says now.

import type { Answer } from '../tui/terminal/answers.js';
import { toLab } from '../tui/terminal/colour.js';

/** What a terminal has said of itself. */
export interface Facts {
  /** Whether its background is light; null where it has not said. */
  readonly light: boolean | null;
  /** Its name and version, as it writes them; null where it has not said. */
  readonly name: string | null;
}

export const NO_FACTS: Facts = { light: null, name: null };

/** From this lightness on (OKLab) a background takes dark words. */
const LIGHT_FROM = 0.6;

export const withAnswer = (facts: Facts, answer: Answer): Facts => {
  switch (answer.of) {
    case 'background':
      return { ...facts, light: toLab(answer.colour)[0] >= LIGHT_FROM };
    case 'version':
      return { ...facts, name: answer.name };
    case 'attributes':
      return facts;
  }
};

/** Terminals are told apart by what they say in the environment: of one that is known nothing has to be waited for. */
export const terminalKey = (env: NodeJS.ProcessEnv): string =>
  ['TERM', 'TERM_PROGRAM', 'COLORTERM', 'WT_SESSION', 'TMUX', 'SSH_CONNECTION']
    .map((name) =>
      name === 'TERM' || name === 'TERM_PROGRAM' ? (env[name] ?? '') : (env[name] ?? '') === '' ? '' : name,
    )
    .join(' ')
    .slice(0, 100);

/** By COLORFGBG: the last of its numbers is the background's. Null where it says nothing. */
export const lightByEnvironment = (env: NodeJS.ProcessEnv): boolean | null => {
  const last = (env['COLORFGBG'] ?? '').split(';').at(-1) ?? '';
  return /^\d+$/.test(last) ? ['7', '15'].includes(last) : null;
};
