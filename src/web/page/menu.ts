// The page's own menu: what a terminal cannot offer.
import type { WebWords } from '../../text/web/index.js';
import { pathOf } from '../protocol.js';
import { button, make } from './dom.js';

const choice = (text: string, act: () => void): HTMLButtonElement => button(text, act, 'choice');

export interface MenuOptions {
  readonly words: WebWords['page'];
  readonly isWords: boolean;
  readonly hasKey: boolean;
  switchTo(): void;
  copy(): Promise<void>;
  paste(): Promise<void>;
  zoom(step: 1 | -1): void;
  /** Runs a command at the house. */
  command(text: string): Promise<{ readonly text: string; readonly code: number }>;
  takeCode(code: string): void;
  closed(): void;
}

const CODE = /^[0-9A-Za-z -]{8,20}$/;

/** What `keys --json` prints of the code for another key. */
const codeIn = (text: string): string | null => {
  try {
    const { code } = JSON.parse(text) as { readonly code?: unknown };
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
};

const keyPart = (options: MenuOptions, say: (text: string) => void): readonly HTMLElement[] => {
  const { words } = options;
  const title = make('h2', { textContent: words.keyTitle, className: 'title' });
  if (!options.hasKey) return [title, make('p', { textContent: words.guestText })];
  const shown = make('div');
  const other = async (): Promise<void> => {
    const { text } = await options.command('keys --json');
    const code = codeIn(text);
    if (code === null) return say(words.noAccount);
    const address = `${location.origin}${pathOf({ to: 'key', code })}`;
    shown.replaceChildren(
      make('p', { textContent: words.otherText }),
      make('p', {}, make('code', { textContent: address })),
      make('p', { textContent: words.otherSsh(code) }),
    );
  };
  const input = make('input', { type: 'text', autocomplete: 'off', spellcheck: false, maxLength: 20 });
  const form = make(
    'form',
    {},
    make('label', {}, words.codeLabel, input),
    make('button', { type: 'submit', textContent: words.codeUse }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (CODE.test(input.value.trim())) options.takeCode(input.value.trim().replace(/\s/g, ''));
    else input.focus();
  });
  return [title, make('p', { textContent: words.keyText }), choice(words.other, () => void other()), shown, form];
};

export const openMenu = (options: MenuOptions): void => {
  const { words } = options;
  const status = make('p');
  status.setAttribute('role', 'status');
  const say = (text: string): void => {
    status.textContent = text;
  };
  const notify = async (): Promise<void> => {
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
    say(answer === 'granted' ? words.notified : words.noNotice);
  };
  const ofScreen = options.isWords
    ? []
    : [
        choice(
          words.copy,
          () =>
            void options.copy().then(
              () => say(words.copied),
              () => {},
            ),
        ),
        choice(
          words.paste,
          () =>
            void options.paste().then(
              () => dialog.close(),
              () => {},
            ),
        ),
        choice(words.larger, () => options.zoom(1)),
        choice(words.smaller, () => options.zoom(-1)),
      ];
  const dialog = make(
    'dialog',
    {},
    choice(options.isWords ? words.toScreen : words.toWords, options.switchTo),
    ...ofScreen,
    choice(words.notify, () => void notify()),
    ...keyPart(options, say),
    status,
    choice(words.close, () => dialog.close()),
  );
  dialog.setAttribute('aria-label', words.menu);
  dialog.addEventListener('close', () => {
    dialog.remove();
    options.closed();
  });
  document.body.append(dialog);
  dialog.showModal();
};
