// One escape sequence at a time, from any of the usual terminals, to the key it means. Pure: strings of bytes in, keys out.

import { type Answer, answerOf } from './answers.js';
import { csiU, heldIn, modifiedOther, win32Key } from './encodings.js';
import {
  FUNCTION_KEYS,
  type Key,
  type Modifiers,
  type MouseAction,
  type MouseButton,
  NO_MODIFIERS,
  type SpecialKey,
  specialKey,
  textKey,
} from './keyTypes.js';

const ESC = '\x1b';

/** A sequence longer than this is nobody's key; its middle is forgotten and its end swallowed. */
export const SEQUENCE_LIMIT = 64;

/** `length` counts the bytes used up; `key` is null where they mean nothing to us, or are an answer of the terminal. */
export type Outcome =
  | { readonly type: 'complete'; readonly length: number; readonly key: Key | null; readonly answer?: Answer | null }
  /** More bytes decide; `soon` = they come at once, or what is there was typed by hand. */
  | { readonly type: 'incomplete'; readonly soon: boolean }
  | { readonly type: 'paste'; readonly length: number };

const complete = (length: number, key: Key | null, answer: Answer | null = null): Outcome => ({
  type: 'complete',
  length,
  key,
  ...(answer !== null && { answer }),
});
const WAIT: Outcome = { type: 'incomplete', soon: false };
const WAIT_SOON: Outcome = { type: 'incomplete', soon: true };

/** Finals shared by `CSI letter` and `SS3 letter` (xterm, vt, tmux, PuTTY). */
const BY_LETTER: Readonly<Record<string, SpecialKey>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
};

/** rxvt: lower-case arrows, with shift after CSI and with ctrl after SS3. */
const RXVT_ARROWS: Readonly<Record<string, SpecialKey>> = { a: 'up', b: 'down', c: 'right', d: 'left' };

/** `CSI number ~`: vt220 and xterm, with rxvt's 7 and 8 and the old 11-14 for F1-F4. */
const BY_NUMBER = new Map<number, SpecialKey>([
  [1, 'home'],
  [2, 'insert'],
  [3, 'delete'],
  [4, 'end'],
  [5, 'pageUp'],
  [6, 'pageDown'],
  [7, 'home'],
  [8, 'end'],
  ...[11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].flatMap((number, index): [number, SpecialKey][] => {
    const name = FUNCTION_KEYS[index];
    return name ? [[number, name]] : [];
  }),
]);

/** The numeric pad in application mode, `SS3 j` to `SS3 y`. */
const KEYPAD = '*+,-./0123456789';

/** The modifiers that a parameter means, locks left out; null where it is none, or where `event` says that the key was let go. */
const modifiersOf = (parameter: string | undefined, event?: string): Modifiers | null => {
  const held = event === '3' ? null : heldIn(parameter);
  return held && { shift: held.shift, alt: held.alt, ctrl: held.ctrl };
};

const named = (name: SpecialKey | undefined, raw: string, modifiers: Modifiers | null): Key | null =>
  name && modifiers ? specialKey(name, raw, modifiers) : null;

const BUTTONS: readonly MouseButton[] = ['left', 'middle', 'right', 'none'];

const mouseAction = (code: number, final: string): MouseAction => {
  if ((code & 32) !== 0) return (code & 3) === 3 ? 'move' : 'drag';
  return final === 'm' ? 'release' : 'press';
};

/** `CSI < code ; column ; row M|m`, the SGR report (mode 1006). */
const mouseKey = (sequence: string): Key | null => {
  const match = /^\x1b\[<(\d{1,3});(\d{1,5});(\d{1,5})([Mm])$/.exec(sequence);
  if (!match) return null;
  const code = Number(match[1]);
  const wheel = (code & 64) !== 0;
  if (code >= 128 || (wheel && (code & 2) !== 0)) return null;
  const button = wheel ? ((code & 1) === 0 ? 'wheelUp' : 'wheelDown') : BUTTONS[code & 3];
  return {
    name: 'mouse',
    text: '',
    button: button ?? 'none',
    action: wheel ? 'press' : mouseAction(code, match[4] ?? 'M'),
    x: Math.max(0, Number(match[2]) - 1),
    y: Math.max(0, Number(match[3]) - 1),
    shift: (code & 4) !== 0,
    alt: (code & 8) !== 0,
    ctrl: (code & 16) !== 0,
    raw: '',
  };
};

const RXVT_MODIFIERS: Readonly<Record<string, Modifiers>> = {
  '~': NO_MODIFIERS,
  $: { ctrl: false, alt: false, shift: true },
  '^': { ctrl: true, alt: false, shift: false },
  '@': { ctrl: true, alt: false, shift: true },
};

/** The same for Ink, which knows neither locks nor events: a lock alone is no modifier. */
const plainRaw = (sequence: string): string =>
  sequence
    .replace(/;(\d{1,3})(?::\d)?(?=[A-Za-z~]$)/, (_, parameter: string) => {
      const bits = (Number(parameter) - 1) & 15;
      return bits === 0 ? '' : `;${bits + 1}`;
    })
    .replace(/^\x1b\[1([A-Z])$/, '\x1b[$1');

const csiKey = (sequence: string): Key | null => {
  const body = sequence.slice(2);
  if (body === 'I' || body === 'O') {
    return { name: body === 'I' ? 'focusIn' : 'focusOut', text: '', ...NO_MODIFIERS, raw: '' };
  }
  if (body === 'Z') return specialKey('tab', sequence, { ctrl: false, alt: false, shift: true });
  if (body.startsWith('<')) return mouseKey(sequence);
  const numbered = csiU(body) ?? modifiedOther(body) ?? win32Key(body);
  if (numbered !== undefined) return numbered;
  const letter = /^(?:1;(\d{1,3})(?::(\d))?)?([A-Za-z])$/.exec(body);
  if (letter) {
    const [, modifiers, event, final = ''] = letter;
    if (modifiers === undefined && RXVT_ARROWS[final]) {
      return named(RXVT_ARROWS[final], sequence, { ctrl: false, alt: false, shift: true });
    }
    // With parameters it is where the cursor stands, an answer of the terminal, and no F3.
    if (modifiers !== undefined && final === 'R') return null;
    return named(BY_LETTER[final], plainRaw(sequence), modifiersOf(modifiers, event));
  }
  const number = /^(\d{1,2})(?:;(\d{1,3})(?::(\d))?)?([~$^@])$/.exec(body);
  if (!number) return null;
  const [, code, parameter, event, final = '~'] = number;
  if (final !== '~' && parameter !== undefined) return null;
  const modifiers = final === '~' ? modifiersOf(parameter, event) : (RXVT_MODIFIERS[final] ?? null);
  return named(BY_NUMBER.get(Number(code)), plainRaw(sequence), modifiers);
};

/** `CSI M` and three raw bytes, the oldest report: swallowed. A control byte among the three ends it early. */
const x10Mouse = (bytes: string): Outcome => {
  const report = /^[\x20-\xff]{0,3}/.exec(bytes.slice(3))?.[0] ?? '';
  return report.length === 3 || bytes.length > 3 + report.length ? complete(3 + report.length, null) : WAIT;
};

const csi = (bytes: string): Outcome => {
  if (bytes[2] === 'M') return x10Mouse(bytes);
  if (bytes[2] === '[') {
    // The Linux console's F1-F5
    if (bytes.length < 4) return WAIT;
    const name = FUNCTION_KEYS['ABCDE'.indexOf(bytes.charAt(3))];
    return name ? complete(4, specialKey(name, bytes.slice(0, 4))) : complete(3, null);
  }
  const rxvtShift = /^\x1b\[\d+\$/.exec(bytes);
  if (rxvtShift) return complete(rxvtShift[0].length, csiKey(rxvtShift[0]));
  const end = /^\x1b\[[\x30-\x3f]*[\x20-\x2f]*/.exec(bytes)?.[0].length ?? 2;
  const final = bytes.charAt(end);
  if (final === '') return WAIT;
  // A byte that cannot be there breaks the sequence off and is read on its own.
  if (final < '\x40' || final > '\x7e') return complete(end, null);
  const sequence = bytes.slice(0, end + 1);
  if (sequence === '\x1b[200~') return { type: 'paste', length: sequence.length };
  const answer = answerOf(sequence);
  return answer === null ? complete(sequence.length, csiKey(sequence)) : complete(sequence.length, null, answer);
};

const ss3 = (bytes: string): Outcome => {
  const match = /^\x1bO([\d;]*)([^\d;])?/s.exec(bytes);
  const [whole = '', parameters = '', final] = match ?? [];
  if (final === undefined) return WAIT;
  if (final < '\x40' || final > '\x7e') return complete(whole.length - 1, null);
  if (final === 'M') return complete(whole.length, specialKey('enter', '\r'));
  if (final === 'I') return complete(whole.length, specialKey('tab', '\t'));
  const pad = final >= 'j' && final <= 'y' ? KEYPAD.charAt(final.charCodeAt(0) - 0x6a) : '';
  if (pad !== '') return complete(whole.length, textKey(pad, pad));
  if (RXVT_ARROWS[final]) {
    const ctrl = { ctrl: true, alt: false, shift: false };
    return complete(whole.length, named(RXVT_ARROWS[final], whole, ctrl));
  }
  const modifiers = modifiersOf(parameters.split(';').at(-1));
  // Ink knows these only in their CSI form once there is a modifier.
  const raw = parameters === '' ? whole : `\x1b[1;${parameters.split(';').at(-1)}${final}`;
  return complete(whole.length, named(BY_LETTER[final], raw, modifiers));
};

/** How answers of terminals begin: to questions for colours, for settings and names, for pictures. */
const ANSWER = /^\x1b(?:\]\d|P[\d>!|+$]|_G)/;

/** A whole string that the terminal has sent. */
const answered = (sequence: string): Outcome => complete(sequence.length, null, answerOf(sequence));

/**
 * OSC, DCS, PM and APC strings are answers of the terminal, never keys; they end with BEL or ST. On a slow line the parts of
 * an answer come far apart.
 */
const controlString = (bytes: string): Outcome => {
  const wait = ANSWER.test(bytes) ? WAIT : WAIT_SOON;
  const end = /[\x00-\x07\x0e-\x1a\x1c-\x1f]|\x1b\\?/.exec(bytes.slice(2));
  if (!end) return wait;
  const stop = 2 + end.index;
  if (end[0] === '\x07') return answered(bytes.slice(0, stop + 1));
  if (end[0] === '\x18' || end[0] === '\x1a') return complete(stop + 1, null);
  // Any other control code breaks it off: Ctrl-C is never swallowed.
  if (end[0].charAt(0) !== ESC) return complete(stop, null);
  if (end[0] !== ESC) return answered(bytes.slice(0, stop + end[0].length));
  // ESC alone at the very end may be half of ST; before anything else it starts the next sequence.
  return stop === bytes.length - 1 ? wait : complete(stop, null);
};

const withAlt = (outcome: Outcome): Outcome => {
  if (outcome.type === 'incomplete') return outcome;
  if (outcome.type === 'paste') return { type: 'paste', length: outcome.length + 1 };
  const { key, length } = outcome;
  return complete(length + 1, key && key.name !== 'mouse' ? { ...key, alt: true, raw: ESC + key.raw } : key);
};

/** Reads the escape sequence at the start of `bytes` (one character a byte, `bytes[0]` is ESC). */
export const readSequence = (bytes: string): Outcome => {
  switch (bytes[1]) {
    case undefined:
      return WAIT_SOON;
    case '[':
      return csi(bytes);
    case 'O':
      return ss3(bytes);
    case ']':
    case 'P':
    case '^':
    case '_':
      return controlString(bytes);
    case ESC:
      // rxvt and macOS put ESC before the sequence for alt.
      if (bytes[2] === undefined) return WAIT_SOON;
      if (bytes[2] === '[' || bytes[2] === 'O') return withAlt(readSequence(bytes.slice(1)));
      return complete(1, specialKey('escape', ESC));
    default:
      // Terminals send alt with a character like this, but so does a slow line that packs Escape and the next key
      // together: Escape must not be lost, and nothing here is done with alt.
      return complete(1, specialKey('escape', ESC));
  }
};
