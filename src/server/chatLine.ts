// The line of chat that somebody writes at a table, and what they have asked for with it. Pure.
import { cutColumns, plainText } from '../text/index.js';
import { isCtrl, type Key } from '../tui/terminal/keys.js';
import { REQUESTS, type Request } from './votes.js';

/** Characters of one line of chat. */
export const MOST_CHAT = 200;

export interface Draft {
  readonly isOpen: boolean;
  readonly text: string;
}

export const NO_DRAFT: Draft = { isOpen: false, text: '' };

export type DraftEffect =
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'request'; readonly request: Request }
  | { readonly do: 'mute' };

/** `"` opens the line. While it is open letters are text, and no key is the game's. */
export const opensChat = (key: Key): boolean => key.name === 'text' && !key.ctrl && key.text === '"';

const sent = (text: string): DraftEffect | null => {
  const plain = plainText(text);
  if (plain === '') return null;
  const request = REQUESTS.find((word) => plain.toLowerCase() === `/${word}`);
  return request === undefined ? { do: 'say', text: plain } : { do: 'request', request };
};

export const updateDraft = (draft: Draft, key: Key): readonly [Draft, DraftEffect | null] => {
  if (key.name === 'escape') return [{ ...draft, isOpen: false }, null];
  if (isCtrl(key, 'o')) return [draft, { do: 'mute' }];
  if (isCtrl(key, 'u')) return [{ ...draft, text: '' }, null];
  if (key.name === 'enter') return [{ isOpen: draft.text === '' ? false : draft.isOpen, text: '' }, sent(draft.text)];
  if (key.name === 'backspace') return [{ ...draft, text: [...draft.text].slice(0, -1).join('') }, null];
  if ((key.name === 'text' && !key.ctrl) || key.name === 'paste') {
    const text = cutColumns(draft.text + key.text.replace(/\s+/g, ' '), MOST_CHAT);
    return [{ ...draft, text: [...text].slice(0, MOST_CHAT).join('') }, null];
  }
  return [draft, null];
};
