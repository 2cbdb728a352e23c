// Bots that are programs of their own: `--bots "exec:COMMAND"`. Only the command line starts them; what a record or a menu
// says never does.
import { spawn } from 'node:child_process';
import { botStream, LEVELS, USUAL_LEVEL } from '../bots/index.js';
import type { GameSetup, Rules, Seat } from '../core/index.js';
import { botDriver, type SeatDriver } from '../table/driver.js';
import { type Lines, type OutsideFault, outsideDriver } from '../table/outside.js';
import { type Messages, plainText } from '../text/index.js';
import type { OutsideSeats } from '../tui/session/opened.js';
import { version } from './version.js';

const EXEC = 'exec:';

export const isCommand = (driver: string): boolean => driver.startsWith(EXEC) && driver.length > EXEC.length;

/** Characters of a line, and of lines that nobody has asked for, before a program is given up. */
const MOST_LINE = 1_000_000;
/** Time to end by itself once its input has ended. */
const GRACE_MS = 1000;

type Got = { readonly line: string } | { readonly fault: OutsideFault };

/** The other program's lines. It is ended with its own group: a shell's children, too. */
export const startProgram = (command: string): Lines => {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const ready: string[] = [];
  let partial = '';
  let size = 0;
  let over: OutsideFault | null = null;
  let waiting: ((got: Got) => void) | null = null;

  const hand = (): void => {
    if (waiting === null) return;
    const line = ready.shift();
    if (line !== undefined) size -= line.length;
    const got: Got | null = line !== undefined ? { line } : over !== null ? { fault: over } : null;
    if (got === null) return;
    const tell = waiting;
    waiting = null;
    tell(got);
  };

  const kill = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has gone by itself.
    }
  };

  const end = (fault: OutsideFault): void => {
    over ??= fault;
    hand();
  };

  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    if (over !== null) return;
    const lines = (partial + text).split('\n');
    partial = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') size += ready[ready.push(line) - 1]?.length ?? 0;
    if (partial.length > MOST_LINE || size > MOST_LINE) {
      end('flood');
      kill('SIGKILL');
    }
    hand();
  });
  child.stdin.on('error', () => end('ended'));
  child.on('error', () => end('ended'));
  child.on('close', () => end('ended'));
  const atExit = (): void => kill('SIGKILL');
  process.once('exit', atExit);
  child.once('close', () => process.removeListener('exit', atExit));

  return {
    send: (line) => {
      if (over === null) child.stdin.write(`${line}\n`);
    },
    next: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => end('late'), ms);
        waiting = (got) => {
          clearTimeout(timer);
          resolve(got);
        };
        hand();
      }),
    close: () => {
      child.stdin.end();
      const timer = setTimeout(() => kill('SIGKILL'), GRACE_MS);
      timer.unref();
      child.once('close', () => clearTimeout(timer));
    },
  };
};

/** What became of a program, in words. */
export const outsideSentence = (m: Messages, name: string, fault: OutsideFault): string =>
  m.bots.outside(plainText(name), m.bots.faults[fault], m.bots.names[USUAL_LEVEL] ?? USUAL_LEVEL);

/** The seats of a game that commands play. They are started when they are first asked. */
export const outsideOf = (
  rules: Rules,
  { seats, chance }: Pick<GameSetup, 'seats' | 'chance'>,
  m: Messages,
): OutsideSeats => {
  let tell: (sentence: string) => void = () => {};
  const open = new Map<Seat, { readonly driver: SeatDriver; readonly lines: Lines }>();
  return {
    driver: (seat) => {
      const info = seats[seat];
      if (!info || !isCommand(info.driver)) return null;
      const known = open.get(seat);
      if (known) return known.driver;
      const lines = startProgram(info.driver.slice(EXEC.length));
      const standIn = botDriver(LEVELS[USUAL_LEVEL](rules), botStream(chance, seat));
      const failed = (fault: OutsideFault): void => tell(outsideSentence(m, info.name, fault));
      const driver = outsideDriver({ rules, seat, lines, standIn, failed, version: version() });
      open.set(seat, { driver, lines });
      return driver;
    },
    onTold: (listener) => {
      tell = listener;
    },
    close: () => {
      for (const { lines } of open.values()) lines.close();
      open.clear();
    },
  };
};
