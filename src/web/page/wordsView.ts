// Words as plain HTML: what happens is a log that screen readers read as it grows, and an answer is a line.
import type { WebWords } from '../../text/web/index.js';
import { make } from './dom.js';

/** Paragraphs that are kept. */
const MOST_KEPT = 500;

export interface WordsView {
  readonly element: HTMLElement;
  say(lines: readonly string[]): void;
  ask(): void;
  focus(): void;
}

export const wordsView = (words: WebWords['page'], onLine: (line: string) => void): WordsView => {
  const log = make('div', { className: 'log' });
  log.setAttribute('role', 'log');
  log.setAttribute('aria-live', 'polite');
  log.setAttribute('aria-label', words.logLabel);
  log.tabIndex = 0;
  const input = make('input', { type: 'text', autocomplete: 'off', spellcheck: false, maxLength: 200 });
  input.setAttribute('autocapitalize', 'off');
  input.enterKeyHint = 'send';
  const send = make('button', { type: 'submit', textContent: words.send });
  const form = make('form', {}, make('label', {}, words.inputLabel, input), send);
  const add = (text: string, isMine: boolean): void => {
    log.append(make('p', { textContent: text, className: isMine ? 'mine' : '' }));
    while (log.childElementCount > MOST_KEPT) log.firstElementChild?.remove();
    log.scrollTop = log.scrollHeight;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const line = input.value;
    input.value = '';
    if (line !== '') add(`> ${line}`, true);
    onLine(line);
  });
  return {
    element: make('main', { className: 'words' }, log, form),
    say: (lines) => {
      for (const line of lines) if (line !== '') add(line, false);
    },
    ask: () => {},
    focus: () => input.focus(),
  };
};
