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
