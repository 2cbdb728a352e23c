// A row of keys for fingers: what a phone's keyboard does not have.
import { button, make } from './dom.js';

/** What is on a key, and what it sends. */
const KEYS: readonly (readonly [sign: string, name: string, sends: string])[] = [
  ['Esc', 'Esc', '\x1b'],
  ['⇥', 'Tab', '\t'],
  ['←', 'Left', '\x1b[D'],
  ['↑', 'Up', '\x1b[A'],
  ['↓', 'Down', '\x1b[B'],
  ['→', 'Right', '\x1b[C'],
  ['⏎', 'Enter', '\r'],
  ['⌫', 'Backspace', '\x7f'],
];

const REPEAT_AFTER = 400;
const REPEAT_EACH = 90;

/** A finger that stays on a key presses it again and again. */
const held = (element: HTMLElement, act: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    act();
    timer = setTimeout(again, REPEAT_EACH);
  };
  const stop = (): void => clearTimeout(timer);
  element.addEventListener('pointerdown', () => {
    timer = setTimeout(again, REPEAT_AFTER);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(end, stop);
};

export interface KeysRowOptions {
  readonly label: string;
  readonly letters: string;
  readonly menu: string;
  press(keys: string): void;
  showLetters(): void;
  openMenu(): void;
}

export const keysRow = (options: KeysRowOptions): HTMLElement => {
  const row = make('div', { className: 'keys' });
  row.setAttribute('role', 'toolbar');
  row.setAttribute('aria-label', options.label);
  for (const [sign, name, sends] of KEYS) {
    const press = (): void => options.press(sends);
    const key = button(sign, press);
    key.setAttribute('aria-label', name);
    // The terminal keeps the focus, and the phone's keyboard stays as it is.
    key.addEventListener('mousedown', (event) => event.preventDefault());
    if (sends !== '\r' && sends !== '\x1b') held(key, press);
    row.append(key);
  }
  const letters = button('abc', options.showLetters);
  letters.setAttribute('aria-label', options.letters);
  const menu = button('☰', options.openMenu);
  menu.setAttribute('aria-label', options.menu);
  row.append(letters, menu);
  return row;
};
