// Keys as numbers: CSI u (kitty's, fixterms), xterm's modifyOtherKeys, and win32-input-mode. A program before this one may
// have left them on, or the terminal was told to speak so.

import { characterKey } from './characters.js';
import { type Key, type Modifiers, NO_MODIFIERS, type PlainKey, type SpecialKey, specialKey } from './keyTypes.js';

/** What held keys and locks say. */
export interface Held extends Modifiers {
  readonly capsLock: boolean;
}

/**
 * `1 + shift + 2 alt + 4 ctrl + 8 super + 16 hyper + 32 meta + 64 caps lock + 128 num lock`. xterm's own bit 8 is meta, and
 * nobody types with super or hyper, so all of these are alt. Null for what is no such parameter.
 */
export const heldIn = (parameter: string | undefined): Held | null => {
  if (parameter === undefined || parameter === '') return { ...NO_MODIFIERS, capsLock: false };
  const bits = Number(parameter) - 1;
  if (!(bits >= 0 && bits <= 255)) return null;
  return { shift: (bits & 1) !== 0, alt: (bits & 58) !== 0, ctrl: (bits & 4) !== 0, capsLock: (bits & 64) !== 0 };
};

const modifiersOf = ({ shift, alt, ctrl }: Held): Modifiers => ({ shift, alt, ctrl });

/** kitty's numbers for keys of the pad, in their order from 57399. */
const PAD_TEXT = '0123456789./*-+';
const PAD_FROM = 57399;
const PAD_KEYS: readonly (SpecialKey | string | null)[] = [
  ...PAD_TEXT,
  'enter',
  '=',
  ',',
  ...(['left', 'right', 'up', 'down', 'pageUp', 'pageDown', 'home', 'end', 'insert', 'delete'] as const),
];

const NAMED = new Map<number, SpecialKey>([
  [9, 'tab'],
  [13, 'enter'],
  [27, 'escape'],
  [8, 'backspace'],
  [127, 'backspace'],
]);

/** The bytes by which Ink knows a key without modifiers. */
const RAW: Partial<Readonly<Record<SpecialKey, string>>> = {
  tab: '\t',
  enter: '\r',
  escape: '\x1b',
  backspace: '\b',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  insert: '\x1b[2~',
  delete: '\x1b[3~',
  pageUp: '\x1b[5~',
  pageDown: '\x1b[6~',
};

const isSpecial = (name: string): name is SpecialKey => Object.hasOwn(RAW, name);

const special = (name: SpecialKey, held: Held): PlainKey => specialKey(name, RAW[name] ?? '', modifiersOf(held));

const charOf = (code: number): string | null =>
  code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : null;

/** What Ctrl makes of a character in the old encoding, which has no other word for it. */
const controlOf = (char: string): string | null => {
  const code = char.toUpperCase().charCodeAt(0);
  if (char.length > 1) return null;
  if (char === ' ') return '\0';
  return code >= 0x40 && code <= 0x5f ? String.fromCharCode(code & 0x1f) : null;
};

/** The key of character number `code`; `shifted`: what Shift makes of it, where the terminal said so. */
const keyOf = (code: number, held: Held, shifted: number | null): Key | null => {
  const name = NAMED.get(code);
  if (name !== undefined) return special(name, held);
  const onPad = PAD_KEYS[code - PAD_FROM];
  if (onPad !== undefined && onPad !== null) {
    return isSpecial(onPad) ? special(onPad, held) : characterKey(onPad);
  }
  // Where kitty numbers keys that are no characters (locks, volume, Shift itself), nothing is typed.
  const char = code >= 0xe000 && code <= 0xf8ff ? null : charOf(code);
  if (char === null) return null;
  const control = held.ctrl ? controlOf(char) : null;
  const isUpper = held.shift !== held.capsLock;
  const text = (held.shift && shifted !== null ? charOf(shifted) : null) ?? (isUpper ? char.toUpperCase() : char);
  const key = characterKey(control ?? text);
  if (key === null) return null;
  return {
    ...key,
    ctrl: key.ctrl || (held.ctrl && control === null),
    alt: held.alt,
    shift: key.name !== 'text' && held.shift,
  };
};

/** An event of 3 is a key let go. */
const isRelease = (event: string | undefined): boolean => event === '3';

/** `CSI code:shifted:base ; modifiers:event ; text u`. Undefined where `body` (what follows CSI) is none. */
export const csiU = (body: string): Key | null | undefined => {
  const match = /^(\d{1,7})(?::(\d{0,7}))?(?::\d{0,7})?(?:;(\d{0,3})(?::(\d))?)?(?:;([\d:]{0,40}))?u$/.exec(body);
  if (!match) return undefined;
  const [, code, shifted, modifiers, event, text] = match;
  const held = heldIn(modifiers);
  if (held === null || isRelease(event)) return null;
  // The text that the key made, where the terminal tells it, is the text.
  const [typed] = (text ?? '').split(':');
  if (typed !== undefined && typed !== '' && !held.ctrl && !held.alt) {
    return keyOf(Number(typed), { ...held, shift: false, capsLock: false }, null);
  }
  return keyOf(Number(code), held, shifted === undefined || shifted === '' ? null : Number(shifted));
};

/** `CSI 27 ; modifiers ; code ~`, where the code is of the character that Shift has made already. */
export const modifiedOther = (body: string): Key | null | undefined => {
  const match = /^27;(\d{1,3});(\d{1,7})~$/.exec(body);
  if (!match) return undefined;
  const held = heldIn(match[1]);
  return held === null ? null : keyOf(Number(match[2]), held, null);
};

/** Windows' virtual keys that make no character. */
const VIRTUAL = new Map<number, SpecialKey>([
  [33, 'pageUp'],
  [34, 'pageDown'],
  [35, 'end'],
  [36, 'home'],
  [37, 'left'],
  [38, 'up'],
  [39, 'right'],
  [40, 'down'],
  [45, 'insert'],
  [46, 'delete'],
]);

/** `CSI virtual ; scan ; character ; down ; control keys ; repeat _`, of Windows' terminals. */
export const win32Key = (body: string): Key | null | undefined => {
  const match = /^(\d{0,5});(\d{0,5});(\d{0,7});([01]?)(?:;(\d{0,5}))?(?:;(\d{0,5}))?_$/.exec(body);
  if (!match) return undefined;
  const [, virtual, , char, down, state] = match;
  if (down !== '1') return null;
  const bits = Number(state ?? 0);
  const held = { shift: (bits & 16) !== 0, ctrl: (bits & 12) !== 0, alt: (bits & 3) !== 0, capsLock: false };
  const name = VIRTUAL.get(Number(virtual));
  if (name !== undefined) return special(name, held);
  const code = Number(char);
  // The character is what the keys have made together: a control code for Ctrl, a capital for Shift. AltGr is Ctrl and Alt.
  if (code !== 0)
    return code < 32 && !NAMED.has(code)
      ? characterKey(String.fromCharCode(code))
      : keyOf(code, { ...held, ctrl: false, alt: held.alt && !held.ctrl, shift: false }, null);
  // With Ctrl there may be no character: then the virtual key of a letter is its capital.
  const letter = Number(virtual);
  return held.ctrl && letter >= 65 && letter <= 90 ? keyOf(letter, held, null) : null;
};
