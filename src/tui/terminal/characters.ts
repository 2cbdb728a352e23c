// Single characters from the keyboard: what is typed as text, and the control codes that are keys.

import { type PlainKey, specialKey, textKey } from './keyTypes.js';

const CTRL = { ctrl: true, alt: false, shift: false };

/** Never typed as text: control and format characters, separators, and what is left of broken UTF-8. */
const UNPRINTABLE = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]+$/u;

const controlKey = (char: string): PlainKey | null => {
  const code = char.charCodeAt(0);
  switch (char) {
    case '\r':
    case '\n':
      return specialKey('enter', '\r');
    case '\t':
      return specialKey('tab', '\t');
    case '\b':
    case '\x7f':
      // Ink takes 0x7f for the Delete key.
      return specialKey('backspace', '\b');
    case '\0':
      return textKey(' ', '', CTRL);
    default:
      if (code <= 0x1a) return textKey(String.fromCharCode(code + 0x60), char, CTRL);
      // Ctrl with \ ] ^ _ : Ink would pass the control code on as text.
      return code >= 0x1c && code <= 0x1f ? textKey(String.fromCharCode(code + 0x40), '', CTRL) : null;
  }
};

/** The key of one grapheme or control code; null for what nobody types. */
export const characterKey = (char: string): PlainKey | null => {
  if (char.length === 1 && (char < ' ' || char === '\x7f')) return controlKey(char);
  return UNPRINTABLE.test(char) ? null : textKey(char, char);
};

const utf8Length = (lead: number): number => {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
};

/** The first character of a string of bytes, decoded from UTF-8; null while its bytes are not all there. */
export const firstCharacter = (bytes: string): { readonly text: string; readonly length: number } | null => {
  const wanted = utf8Length(bytes.charCodeAt(0));
  const length = 1 + (/^[\x80-\xbf]*/.exec(bytes.slice(1, wanted))?.[0].length ?? 0);
  if (length < wanted && bytes.length === length) return null;
  return { text: Buffer.from(bytes.slice(0, length), 'latin1').toString('utf8'), length };
};
