// What a player can do at a keyboard (or mouse), after all terminal dialects have been translated away.

export const FUNCTION_KEYS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10', 'f11', 'f12'] as const;

export type SpecialKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'home'
  | 'end'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backspace'
  | 'delete'
  | 'insert'
  | (typeof FUNCTION_KEYS)[number];

export type KeyName = SpecialKey | 'text' | 'paste' | 'mouse' | 'focusIn' | 'focusOut';

interface KeyBase {
  /** The printable grapheme of 'text', the cleaned text of 'paste', else ''. */
  readonly text: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** The bytes that mean the same to Ink; '' for what Ink must not see. */
  readonly raw: string;
}

export interface PlainKey extends KeyBase {
  readonly name: Exclude<KeyName, 'mouse'>;
}

export type MouseButton = 'left' | 'middle' | 'right' | 'wheelUp' | 'wheelDown' | 'none';
export type MouseAction = 'press' | 'release' | 'drag' | 'move';

export interface MouseKey extends KeyBase {
  readonly name: 'mouse';
  readonly button: MouseButton;
  readonly action: MouseAction;
  /** Column and row, counted from 0 as in `Grid`. */
  readonly x: number;
  readonly y: number;
}

export type Key = PlainKey | MouseKey;

export interface Modifiers {
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

export const NO_MODIFIERS: Modifiers = { ctrl: false, alt: false, shift: false };

export const specialKey = (name: SpecialKey, raw: string, modifiers: Modifiers = NO_MODIFIERS): PlainKey => ({
  name,
  text: '',
  ...modifiers,
  raw,
});

export const textKey = (text: string, raw: string, modifiers: Modifiers = NO_MODIFIERS): PlainKey => ({
  name: 'text',
  text,
  ...modifiers,
  raw,
});
