// Elements, with what they say and do.

export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  change: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), change);
  element.append(...children);
  return element;
};

export const button = (text: string, act: () => void, className = ''): HTMLButtonElement => {
  const made = make('button', { type: 'button', textContent: text, className });
  made.addEventListener('click', act);
  return made;
};

/** Fingers, and no mouse: then there is a row of keys. */
export const isForFingers = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The person's system is light. */
export const isLight = (): boolean => matchMedia('(prefers-color-scheme: light)').matches;
