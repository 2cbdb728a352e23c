// The screen: xterm.js, as large as the window lets it be and never narrower than the game needs.
import { FitAddon } from '@xterm/addon-fit';
import { Terminal } from '@xterm/xterm';
import { isForFingers, isLight, make } from './dom.js';

const LEAST_COLUMNS = 80;
const LEAST_ROWS = 24;
const USUAL_LETTERS = 16;
const LEAST_LETTERS = 4;
const MOST_LETTERS = 40;
const KEPT_LETTERS = 'letters';
const FONTS = '"DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace';
/** Before anything is drawn, and at the door: the colours of the game's own panels. */
const DARK = { background: '#1a1611', foreground: '#ece2cc', cursor: '#ece2cc' } as const;
const LIGHT = { background: '#f6eedb', foreground: '#2b2117', cursor: '#2b2117' } as const;
/** Tries of finding the size of the letters that leaves room for the columns. */
const TRIES = 5;
const FINEST = 0.25;

export interface Screen {
  readonly element: HTMLElement;
  size(): readonly [number, number];
  draw(bytes: Uint8Array): void;
  clear(): void;
  focus(): void;
  /** Letters a step larger or smaller. */
  zoom(step: 1 | -1): void;
  /** Shows or hides the keyboard of a phone. */
  letters(): void;
  paste(text: string): void;
  /** What is marked, or else all of it. */
  text(): string;
  close(): void;
}

export interface ScreenOptions {
  readonly label: string;
  keys(text: string): void;
  bytes(data: Uint8Array<ArrayBuffer>): void;
  resized(columns: number, rows: number): void;
  titled(title: string): void;
  rung(): void;
}

const keptLetters = (): number => {
  const kept = Number(localStorage.getItem(KEPT_LETTERS));
  return kept >= LEAST_LETTERS && kept <= MOST_LETTERS ? kept : USUAL_LETTERS;
};

export const openScreen = (room: HTMLElement, options: ScreenOptions): Screen => {
  const element = make('main', { className: 'terminal-room' });
  element.setAttribute('aria-label', options.label);
  room.append(element);
  const theme = isLight() ? LIGHT : DARK;
  const terminal = new Terminal({ scrollback: 0, fontFamily: FONTS, fontSize: keptLetters(), theme });
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  terminal.open(element);
  let wanted = keptLetters();

  /** The letters that are wanted, or as small as the columns need. */
  const refit = (): void => {
    let letters = wanted;
    for (let n = 0; n < TRIES; n++) {
      terminal.options.fontSize = letters;
      const there = fit.proposeDimensions();
      if (there === undefined || Number.isNaN(there.cols)) return;
      const share = Math.min(there.cols / LEAST_COLUMNS, there.rows / LEAST_ROWS);
      if (share >= 1 || letters <= LEAST_LETTERS) break;
      letters = Math.max(LEAST_LETTERS, Math.min(letters - FINEST, Math.floor((letters * share) / FINEST) * FINEST));
    }
    fit.fit();
  };
  const observer = new ResizeObserver(refit);
  observer.observe(element);
  refit();

  const { textarea } = terminal;
  const setLetters = (isShown: boolean): void => {
    if (textarea) textarea.inputMode = isShown ? 'text' : 'none';
  };
  if (isForFingers()) setLetters(false);

  terminal.onData(options.keys);
  terminal.onBinary((data) => options.bytes(Uint8Array.from(data, (letter) => letter.charCodeAt(0))));
  terminal.onResize(({ cols, rows }) => options.resized(cols, rows));
  terminal.onTitleChange(options.titled);
  terminal.onBell(options.rung);
  terminal.attachCustomKeyEventHandler((event) => {
    if (event.type !== 'keydown' || !event.ctrlKey || event.altKey || event.metaKey) return true;
    const key = event.key.toLowerCase();
    // The browser's own copy and paste, which go by its clipboard without asking for a right to it.
    if (key === 'v') return false;
    return !(key === 'c' && (event.shiftKey || terminal.hasSelection()));
  });

  return {
    element,
    size: () => [terminal.cols, terminal.rows],
    draw: (bytes) => terminal.write(bytes),
    clear: () => terminal.reset(),
    focus: () => terminal.focus(),
    zoom: (step) => {
      const now = terminal.options.fontSize ?? USUAL_LETTERS;
      wanted = Math.max(LEAST_LETTERS, Math.min(MOST_LETTERS, Math.round(now) + step));
      localStorage.setItem(KEPT_LETTERS, `${wanted}`);
      refit();
    },
    letters: () => {
      setLetters(textarea?.inputMode === 'none');
      // A phone looks at the mode when the focus comes.
      terminal.blur();
      terminal.focus();
    },
    paste: (text) => terminal.paste(text),
    text: () => {
      if (terminal.hasSelection()) return terminal.getSelection();
      const { active } = terminal.buffer;
      const rows = Array.from({ length: terminal.rows }, (_, y) => active.getLine(y)?.translateToString(true) ?? '');
      return rows.join('\n').trimEnd();
    },
    close: () => {
      observer.disconnect();
      terminal.dispose();
      element.remove();
    },
  };
};
