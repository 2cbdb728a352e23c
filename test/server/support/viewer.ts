// A screen that somebody looks at, whatever carries its bytes.
import { createScreen, rowsOf } from '../../tui/terminal/screen.js';

const DEADLINE = 30_000;

/** What can be seen and pressed: a program in a pseudo-terminal has it as well. */
export interface Viewer {
  output(): string;
  text(): string;
  /** The last row: where the screen names the keys. */
  keysLine(): string;
  /** The row that the pointer stands on, without the pointer. */
  chosen(): string;
  write(keys: string): void;
  until(what: string, condition: () => boolean): Promise<void>;
  shows(text: string): Promise<void>;
}

export interface FedViewer extends Viewer {
  feed(text: string): void;
  resize(columns: number, rows: number): void;
}

export const createViewer = (columns: number, rows: number, write: (keys: string) => void): FedViewer => {
  const screen = createScreen(columns, rows);
  const waiting = new Set<() => void>();
  let output = '';
  const trimmed = (): string[] => rowsOf(screen).map((row) => row.trimEnd());
  /** A frame of which only a part has come is not looked at. */
  const isWhole = (): boolean => output.lastIndexOf('\x1b[?2026l') >= output.lastIndexOf('\x1b[?2026h');
  const look = (): void => {
    if (isWhole()) for (const check of [...waiting]) check();
  };
  const viewer: FedViewer = {
    output: () => output,
    text: () => trimmed().join('\n'),
    keysLine: () => trimmed().findLast((row) => row.trim() !== '') ?? '',
    chosen: () =>
      trimmed()
        .findLast((row) => row.includes('❯'))
        ?.replace(/^.*❯\s*/, '') ?? '',
    write,
    until: (what, condition) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`not within ${DEADLINE} ms: ${what}\n${viewer.text()}`));
        }, DEADLINE);
        const check = (): void => {
          if (!condition()) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        look();
      }),
    shows: (text) => viewer.until(`shows "${text}"`, () => viewer.text().includes(text)),
    feed: (text) =>
      screen.write(text, () => {
        output += text;
        look();
      }),
    resize: (to, down) => screen.resize(to, down),
  };
  return viewer;
};
