// What a command without a terminal is made of: its words and flags, who gives it, and what it comes to.
import type { Player } from '../store/index.js';
import type { Messages } from '../text/index.js';
import type { House } from './house/index.js';
import type { Caller } from './line.js';

/** What a command has come to. */
export interface Answer {
  readonly code: 0 | 1 | 2;
  readonly text: string;
  /** The same as data; text where there is none. */
  readonly data?: unknown;
}

export const well = (text: string, data?: unknown): Answer => ({
  code: 0,
  text,
  ...(data === undefined ? {} : { data }),
});
export const wrong = (text: string): Answer => ({ code: 2, text });
export const notNow = (text: string): Answer => ({ code: 1, text });

export interface Asked {
  readonly words: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
}

/** `new --players 3 --bots marshal` as words and flags; a flag without a value is ''. */
export const parseCommand = (text: string): Asked => {
  const words: string[] = [];
  const flags = new Map<string, string>();
  const parts = text.split(' ').filter((part) => part !== '');
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const [, name, value] = /^--([a-z-]{1,30})(?:=(.*))?$/.exec(part) ?? [];
    if (name === undefined) words.push(part);
    else if (value !== undefined || name === 'json' || name === 'private') flags.set(name, value ?? '');
    else flags.set(name, parts[++at] ?? '');
  }
  return { words, flags };
};

export type Run = (asked: Asked, context: Context) => Promise<Answer>;

export interface Context {
  readonly house: House;
  readonly caller: Caller;
  readonly m: Messages;
  /** Null for somebody who has no account yet. */
  readonly player: Player | null;
  /** With the operator's key. */
  readonly isOperator: boolean;
}
