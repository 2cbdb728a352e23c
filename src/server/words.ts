// A stay in words: for screen readers and braille. Sentences go out, lines come in; the models are those of the screen.
import { plainText } from '../text/index.js';
import type { Model } from '../tui/model.js';
import { sayChange } from '../tui/spoken/told.js';
import { onLine as onGameLine } from '../tui/spoken/typed.js';
import { specialKey, textKey } from '../tui/terminal/keyTypes.js';
import { doorTexts, faultText } from './door.js';
import { createLineEditor, type LineEditor } from './lineEditor.js';
import { onLobbyLine, sayLobby } from './lobby/spoken.js';
import { startStay } from './stay/stay.js';
import type { Screen, Stay } from './stay/types.js';
import type { RunningVisit, VisitOptions } from './visit.js';

/** What the game's rows are made for: nothing of it is cut where there is no screen. */
const SIZE = { columns: 200, rows: 60 } as const;
const SECOND = 1000;

/** What has been said of what is open. */
interface Heard {
  readonly at: Screen['at'] | null;
  readonly text: string;
  readonly model: Model | null;
  readonly step: string;
  readonly chatAt: number;
}

const NOTHING: Heard = { at: null, text: '', model: null, step: '', chatAt: 0 };

export const startTalk = (options: VisitOptions): RunningVisit => {
  const { house, caller, line, onError } = options;
  let heard: Heard = NOTHING;
  let isTyped = false;
  /** A line with nothing on it: the question is to be said again. */
  let isRepeated = false;
  let isDue = false;
  let isOver = false;

  /** Sentences that are new; [] where nothing is. */
  const news = (screen: Screen): readonly string[] => {
    if (screen.at === 'table') return tableNews(screen);
    const texts =
      screen.at === 'door'
        ? [...doorTexts(screen.door), ...(screen.door.fault === null ? [] : [faultText(screen.door.fault, stay.m())])]
        : [
            ...(screen.lobby.message === null ? [] : [screen.lobby.message]),
            ...(isTyped || heard.at !== 'lobby' ? sayLobby(screen.lobby) : []),
          ];
    const text = texts.join('\n');
    // At the door a name that is taken needs no second welcome on the way in.
    const isAnswered = isTyped && (screen.at !== 'door' || screen.door.fault !== null);
    if (text === heard.text && !isAnswered) return [];
    heard = { ...NOTHING, at: screen.at, text };
    return texts;
  };

  const tableNews = ({ table }: Extract<Screen, { at: 'table' }>): readonly string[] => {
    const { model } = table;
    const before = heard.model;
    const change = sayChange(model, { before, lastStep: heard.step, isTyped, isRepeated });
    const beside = table.beside();
    const chat = beside.isMuted ? [] : beside.chat.filter(({ at }) => at > heard.chatAt && before !== null);
    heard = {
      at: 'table',
      text: beside.notice ?? '',
      model,
      step: change.step,
      chatAt: beside.chat.at(-1)?.at ?? heard.chatAt,
    };
    const { server } = beside.m;
    return [
      ...(before === null ? [server.table.of(table.id), server.spoken.table] : []),
      ...(beside.notice !== null && beside.notice !== lastNotice ? [beside.notice] : []),
      ...chat.map(({ name, text }) => server.spoken.chat(name, text)),
      ...change.lines,
    ];
  };
  let lastNotice: string | null = null;

  const speak = (): void => {
    isDue = false;
    const screen = stay.screen();
    if (isOver || screen === null) return;
    try {
      if (screen.at !== heard.at) heard = NOTHING;
      const lines = news(screen);
      lastNotice = screen.at === 'table' ? screen.table.beside().notice : null;
      isTyped = false;
      isRepeated = false;
      editor.say(lines.map(plainText));
      if (screen.at !== 'table' || screen.table.model.decision !== null || screen.table.model.view.outcome !== null)
        editor.ask();
    } catch (error) {
      onError(error, 'words');
      stay.end(stay.m().server.refused.fault, 1);
    }
  };
  const changed = (): void => {
    if (isDue || isOver) return;
    isDue = true;
    setImmediate(speak);
  };

  const type = (text: string): void => {
    for (const letter of text) stay.key(textKey(letter, letter));
  };
  const onDoorLine = (text: string, offered: string): void => {
    if (text !== '') {
      for (let n = [...offered].length; n > 0; n--) stay.key(specialKey('backspace', ''));
      type(text);
    }
    stay.key(specialKey('enter', '\r'));
  };

  const onLine = (text: string | null): void => {
    const screen = stay.screen();
    if (text === null) {
      stay.end('', 0);
      return;
    }
    const typed = plainText(text);
    isTyped = true;
    isRepeated = typed.trim() === '';
    if (screen?.at === 'door') onDoorLine(typed, screen.door.typed);
    else if (screen?.at === 'lobby') {
      const [lobby, keys] = onLobbyLine(screen.lobby, typed);
      stay.setLobby(lobby);
      for (const key of keys) stay.key(key);
    } else if (screen?.at === 'table') {
      if (typed === '/lobby') stay.key(textKey('c', '', { ctrl: true, alt: false, shift: false }));
      else if (typed.startsWith('"') || typed.startsWith('/')) screen.table.send(typed.replace(/^"\s*/, ''));
      else screen.table.play.act((model) => onGameLine(model, typed));
    }
    changed();
  };
  const editor: LineEditor = line.speech?.(onLine) ?? createLineEditor(line.input, line.output, onLine);

  const stay: Stay = startStay({
    house,
    caller,
    env: line.env,
    depth: 0,
    isWords: true,
    isAdmin: options.isAdmin,
    size: () => SIZE,
    changed,
    ring: () => {},
    calm: null, // sentences are read in one's own time, and a line ends with Enter
    redraw: () => {},
    ended: (text, code) => {
      isOver = true;
      clearInterval(ticking);
      editor.close();
      line.hangUp(text, code);
    },
    onError,
  });
  const ticking = setInterval(() => stay.tick(), SECOND);
  ticking.unref();
  return { end: (text, code) => stay.end(text, code) };
};
