// The page, from its address to a seat at a table.
import type { Language } from '../../text/types.js';
import { WEB_WORDS } from '../../text/web/index.js';
import { goalOf } from '../protocol.js';
import { button, make } from './dom.js';
import { type Identity, openIdentity } from './identity.js';
import { keysRow } from './keysRow.js';
import { type Line, openLine, runCommand } from './line.js';
import { openMenu } from './menu.js';
import { openScreen, type Screen } from './screen.js';
import { wordsView } from './wordsView.js';

const TITLE = 'Risk Napoleon';
const KEPT_KIND = 'kind';

const isOurs = (code: string): code is Language => Object.hasOwn(WEB_WORDS, code);

/** The first language of the browser that is one of ours. */
const languageOf = (languages: readonly string[]): Language =>
  languages.map((one) => one.slice(0, 2).toLowerCase()).find(isOurs) ?? 'en';

const language = languageOf(navigator.languages);
const words = WEB_WORDS[language].page;

/** A sentence in the middle of the page, with what can be done. */
const createNote = (): { show(text: string, act?: () => void): void; hide(): void } => {
  const element = make('div', { className: 'note', hidden: true });
  element.setAttribute('role', 'status');
  document.body.append(element);
  return {
    show: (text, act) => {
      element.replaceChildren(make('p', { textContent: text }));
      if (act !== undefined) {
        const again = button(words.again, act);
        element.append(again);
        again.focus();
      }
      element.hidden = false;
    },
    hide: () => {
      element.hidden = true;
    },
  };
};

/** It is somebody's turn who looks elsewhere: the title says so, and a notice where they have allowed it. */
const call = (title: string): void => {
  if (!document.hidden) return;
  document.title = `● ${title}`;
  if ('Notification' in window && Notification.permission === 'granted') {
    try {
      const notice = new Notification(TITLE, { body: title, tag: TITLE });
      notice.onclick = () => window.focus();
    } catch {
      // Phones take notices from workers alone.
    }
  }
};

/** Whether it is played in words: as it was chosen last. */
const isWordsKept = (): boolean => localStorage.getItem(KEPT_KIND) === 'words';

const bar = (openIt: () => void, className: string): HTMLElement =>
  make('header', { className }, make('span', { textContent: TITLE }), button(words.menu, openIt));

const openWords = (line: Omit<Parameters<typeof openLine>[0], 'kind' | 'size' | 'heard'>, menu: () => void): Line => {
  let opened: Line | null = null;
  const view = wordsView(words, (typed) => opened?.typed(typed));
  document.body.append(bar(menu, 'bar'), view.element);
  view.focus();
  opened = openLine({
    ...line,
    kind: 'words',
    size: () => [80, 24],
    heard: (message) => {
      if ('say' in message) view.say(message.say);
      else if ('ask' in message) view.ask();
    },
  });
  return opened;
};

const openMap = (
  line: Omit<Parameters<typeof openLine>[0], 'kind' | 'size' | 'drawn'>,
  menu: () => void,
): { readonly line: Line; readonly screen: Screen } => {
  let opened: Line | null = null;
  let title = TITLE;
  document.body.append(bar(menu, 'bar of-screen'));
  const screen = openScreen(document.body, {
    label: words.map,
    keys: (text) => opened?.keys(text),
    bytes: (data) => opened?.bytes(data),
    resized: (columns, rows) => opened?.size(columns, rows),
    titled: (text) => {
      title = text === '' ? TITLE : text;
      document.title = title;
    },
    rung: () => call(title),
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) document.title = title;
  });
  document.body.append(
    keysRow({
      label: words.keysLabel,
      letters: words.letters,
      menu: words.menu,
      press: (keys) => opened?.keys(keys),
      showLetters: () => screen.letters(),
      openMenu: menu,
    }),
  );
  screen.focus();
  opened = openLine({
    ...line,
    kind: 'screen',
    size: () => screen.size(),
    drawn: (bytes) => screen.draw(bytes),
    opened: () => {
      screen.clear();
      line.opened?.();
    },
  });
  return { line: opened, screen };
};

const play = (identity: Identity | null): void => {
  const isWords = isWordsKept();
  const note = createNote();
  note.show(words.connecting);
  const common = {
    identity,
    isTriedAgain: true,
    path: () => location.pathname,
    language: () => language,
    opened: () => note.hide(),
    broken: () => note.show(words.lost),
    ended: (text: string) => note.show(text === '' ? words.left : text, () => location.reload()),
  };
  const menu = (): void =>
    openMenu({
      words,
      isWords,
      hasKey: identity !== null,
      switchTo: () => {
        localStorage.setItem(KEPT_KIND, isWords ? 'screen' : 'words');
        location.reload();
      },
      copy: async () => navigator.clipboard.writeText(map?.screen.text() ?? ''),
      paste: async () => map?.screen.paste(await navigator.clipboard.readText()),
      zoom: (step) => map?.screen.zoom(step),
      command: (text) => runCommand(identity, text, language),
      takeCode: (code) => location.assign(`/key/${code}`),
      closed: () => map?.screen.focus(),
    });
  const map = isWords ? null : openMap(common, menu);
  if (isWords) openWords(common, menu);
};

/** An address with a code gives this browser's key to the person whose code it is. */
const takeKeyCode = async (identity: Identity | null, code: string): Promise<void> => {
  const { text } = identity === null ? { text: words.guestText } : await runCommand(identity, `keys ${code}`, language);
  history.replaceState(null, '', '/');
  const note = createNote();
  await new Promise<void>((resolve) => note.show(text, resolve));
  note.hide();
};

const begin = async (): Promise<void> => {
  document.documentElement.lang = language;
  const identity = await openIdentity();
  const goal = goalOf(location.pathname);
  if (goal?.to === 'key') await takeKeyCode(identity, goal.code);
  play(identity);
};

void begin();
