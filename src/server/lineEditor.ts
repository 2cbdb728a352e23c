// Lines typed on a terminal that a client has put into raw mode: echoed, corrected, and given on when Enter comes.
import { cutColumns } from '../text/index.js';
import { createKeyDecoder, type Key } from '../tui/terminal/keys.js';
import type { TerminalInput, TerminalOutput } from '../tui/terminal/session.js';

const MOST_COLUMNS = 200;
const PROMPT = '> ';

export interface LineEditor {
  say(lines: readonly string[]): void;
  /** Shows that a line is waited for. */
  ask(): void;
  close(): void;
}

/** `onLine` gets each line, null when there will be none any more. */
export const createLineEditor = (
  input: TerminalInput,
  output: TerminalOutput,
  onLine: (line: string | null) => void,
): LineEditor => {
  let typed = '';
  let isAsked = false;
  let isClosed = false;

  const rubOut = (): void => {
    const rest = [...typed].slice(0, -1).join('');
    if (rest === typed) return;
    typed = rest;
    output.write('\b \b');
  };

  const onKey = (key: Key): void => {
    if (key.name === 'enter') {
      const line = typed;
      typed = '';
      isAsked = false;
      output.write('\r\n');
      onLine(line);
    } else if (key.name === 'backspace') rubOut();
    else if (key.name === 'text' && key.ctrl) {
      if (key.text === 'c' || (key.text === 'd' && typed === '')) onLine(null);
      else if (key.text === 'u') while (typed !== '') rubOut();
    } else if (key.name === 'text' || key.name === 'paste') {
      const next = cutColumns(typed + key.text, MOST_COLUMNS);
      output.write(next.slice(typed.length));
      typed = next;
    }
  };
  const decoder = createKeyDecoder(onKey);
  const onData = (chunk: Buffer | string): void => decoder.write(chunk);
  const onEnd = (): void => {
    if (!isClosed) onLine(null);
  };
  input.on('data', onData);
  input.on('end', onEnd);
  input.resume();

  return {
    say: (lines) => {
      if (lines.length === 0 || isClosed) return;
      // What was half typed stands again below what is said.
      output.write(`${isAsked ? '\r\n' : ''}${lines.join('\r\n')}\r\n`);
      if (isAsked) output.write(PROMPT + typed);
    },
    ask: () => {
      if (!isAsked && !isClosed) output.write(PROMPT + typed);
      isAsked = true;
    },
    close: () => {
      isClosed = true;
      decoder.close();
      input.off('data', onData);
    },
  };
};
