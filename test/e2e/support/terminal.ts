// The program in a pseudo-terminal with a screen to read. Waits are for conditions, looked at after every change.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pty from '@lydell/node-pty';
import { createScreen, rowsOf } from '../../tui/terminal/screen.js';
import { BIN, ROOT } from './built.js';

const DEADLINE = 30_000;

export const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  enter: '\r',
  escape: '\x1b',
  space: ' ',
} as const;

export interface Program {
  /** Everything that was written to the terminal. */
  output(): string;
  rows(): readonly string[];
  text(): string;
  /** The last row: where the screen names the keys. */
  keysLine(): string;
  /** The row that the pointer stands on, without the pointer; '' where there is none. */
  chosen(): string;
  write(bytes: string): void;
  resize(columns: number, rows: number): void;
  /** Sends a signal to the program itself. */
  kill(signal: NodeJS.Signals): void;
  /** Closes the window: the terminal is gone. */
  hangUp(): void;
  /** Reads no more of what the program writes. */
  stopReading(): void;
  /** Resolves when it is so, whether anything is written or not. */
  happens(what: string, condition: () => boolean): Promise<void>;
  /** Resolves with the exit code once that is noted, whether the terminal is still there and read or not. */
  endedWith(): Promise<number>;
  /** Resolves when it is so; the deadline is an error that shows the screen. */
  until(what: string, condition: () => boolean): Promise<void>;
  shows(text: string): Promise<void>;
  /** The program's exit code, once it has ended. */
  exitCode(): Promise<number>;
  /** Whether the terminal's line settings are what they were before. */
  isLineRestored(): boolean;
  isAlternate(): boolean;
  /** Ends it, whatever it does. */
  destroy(): void;
}

/**
 * Runs the program under a shell that notes its process id, the line settings before and after, and the exit code. The
 * shell outlives the terminal, to see how the program ends, and says nothing of its own.
 */
export const SCRIPT = `
trap : HUP
stty -g > "$NOTES/before"
exec 3>&2 2> /dev/null
sh -c 'echo $$ > "$NOTES/pid"; exec "$@" 2>&3 3>&-' sh "$@"
code=$?
stty -g > "$NOTES/after"
echo "$code" > "$NOTES/code"
`;

const environment = (extra: Readonly<Record<string, string>>): Record<string, string> => {
  const kept = Object.entries(process.env).filter(
    ([key, value]) =>
      value !== undefined && !/^(CI|CONTINUOUS_INTEGRATION|NO_COLOR|FORCE_COLOR|LANG|LC_|npm_)/.test(key),
  ) as [string, string][];
  return { ...Object.fromEntries(kept), TERM: 'xterm-256color', COLORTERM: 'truecolor', LANG: 'C.UTF-8', ...extra };
};

export interface Start {
  /** What is run with the arguments; the program of this project unless given. */
  readonly command?: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  /** The folder of the records. */
  readonly state: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const startProgram = (
  args: readonly string[],
  { command = [process.execPath, BIN], columns = 80, rows = 24, state, env = {} }: Start,
): Program => {
  const notes = mkdtempSync(join(tmpdir(), 'risk-notes-'));
  const screen = createScreen(columns, rows);
  const child = pty.spawn('sh', ['-c', SCRIPT, 'sh', ...command, ...args], {
    name: env['TERM'] ?? 'xterm-256color',
    cols: columns,
    rows,
    cwd: ROOT,
    env: environment({
      ...env,
      RISK_NAPOLEON_STATE: state,
      // Keys are pressed as soon as the screen asks for them.
      RISK_NAPOLEON_CALM: '0',
      RISK_NAPOLEON_CONFIG: join(state, 'settings.json'),
      NOTES: notes,
    }),
  });
  let output = '';
  let hasEnded = false;
  const waiting = new Set<() => void>();
  /** A frame of which only a part has come is not looked at. */
  const isWhole = (): boolean => output.lastIndexOf('\x1b[?2026l') >= output.lastIndexOf('\x1b[?2026h');
  const look = (): void => {
    if (isWhole() || hasEnded) for (const check of [...waiting]) check();
  };
  child.onData((data) => {
    screen.write(data, () => {
      output += data;
      look();
    });
  });
  child.onExit(() => {
    // After everything that came before it.
    screen.write('', () => {
      hasEnded = true;
      look();
    });
  });
  const note = (name: string): string => {
    const path = join(notes, name);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  };
  const trimmed = (): readonly string[] => rowsOf(screen).map((row) => row.trimEnd());

  const program: Program = {
    output: () => output,
    rows: trimmed,
    text: () => trimmed().join('\n'),
    keysLine: () => trimmed().findLast((row) => row.trim() !== '') ?? '',
    // The list of the prompt is below the map; the pointers of panes are above it.
    chosen: () =>
      trimmed()
        .findLast((row) => row.includes('❯'))
        ?.replace(/^.*❯\s*/, '') ?? '',
    write: (bytes) => child.write(bytes),
    resize: (newColumns, newRows) => {
      screen.resize(newColumns, newRows);
      child.resize(newColumns, newRows);
    },
    hangUp: () => (child as unknown as { destroy(): void }).destroy(), // missing in its types
    stopReading: () => child.pause(),
    happens: async (what, condition) => {
      const end = Date.now() + DEADLINE;
      while (!condition()) {
        if (Date.now() > end) throw new Error(`not within ${DEADLINE} ms: ${what}\n${program.text()}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    endedWith: async () => {
      await program.happens('it ends', () => note('code') !== '');
      return Number(note('code'));
    },
    kill: (signal) => {
      const pid = Number(note('pid'));
      if (pid > 0) process.kill(pid, signal);
      else throw new Error('test: it has not begun');
    },
    until: (what, condition) =>
      new Promise((resolve, reject) => {
        const done = (): void => {
          clearTimeout(timer);
          waiting.delete(check);
        };
        const timer = setTimeout(() => {
          done();
          reject(
            new Error(`not within ${DEADLINE} ms: ${what}\n${program.text()}\nended: ${hasEnded} ${note('code')}`),
          );
        }, DEADLINE);
        const check = (): void => {
          if (!condition()) return;
          done();
          resolve();
        };
        waiting.add(check);
        look();
      }),
    shows: (text) => program.until(`shows "${text}"`, () => program.text().includes(text)),
    exitCode: async () => {
      await program.until('it ends', () => hasEnded);
      return Number(note('code'));
    },
    isLineRestored: () => note('before') !== '' && note('before') === note('after'),
    isAlternate: () => screen.buffer.active.type === 'alternate',
    destroy: () => {
      const pid = Number(note('pid'));
      if (!hasEnded && pid > 0 && note('code') === '') {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {}
      }
      if (!hasEnded) {
        child.kill('SIGKILL');
      }
      rmSync(notes, { recursive: true, force: true });
    },
  };
  return program;
};

/** What shows that a terminal was given back: modes undone after they were last set. */
export const modesLeftOn = (output: string): string[] =>
  (
    [
      ['alternate screen', '\x1b[?1049h', '\x1b[?1049l'],
      ['hidden cursor', '\x1b[?25l', '\x1b[?25h'],
      ['bracketed paste', '\x1b[?2004h', '\x1b[?2004l'],
      ['no autowrap', '\x1b[?7l', '\x1b[?7h'],
      ['mouse', '\x1b[?1000h', '\x1b[?1000l'],
      ['title', '\x1b[22;0t', '\x1b[23;0t'],
    ] as const
  ).flatMap(([name, set, undo]) => (output.lastIndexOf(undo) > output.lastIndexOf(set) ? [] : [name]));

/** Lines of the only record in a folder. */
export const recordLines = (state: string): string[] => {
  const [name, ...more] = existsSync(state) ? readdirSync(state).filter((n) => n.endsWith('.risk.jsonl')) : [];
  if (name === undefined || more.length > 0) throw new Error(`test: ${more.length + (name ? 1 : 0)} records`);
  return readFileSync(join(state, name), 'utf8').split('\n').slice(0, -1);
};
