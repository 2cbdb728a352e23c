// From typing the command to its first screen, in a pseudo-terminal, beside a bare Node that starts and ends in one.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pty from '@lydell/node-pty';
import { median, type Row } from './measure.js';

const COMMAND = 'bin/risk-napoleon.js';
const RUNS = 7;
/** The end of the first frame that is written. */
const FRAME_END = '\x1b[?2026l';
const DEADLINE = 30_000;

/** Wall-clock milliseconds until the program has written `text`, or has ended where that is null. */
const timeUntil = (args: readonly string[], text: string | null, env: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    let said = '';
    let seen: number | null = null;
    const child = pty.spawn(process.execPath, [...args], { name: 'xterm-256color', cols: 80, rows: 24, env });
    const limit = setTimeout(() => child.kill('SIGKILL'), DEADLINE);
    child.onData((data) => {
      said += data;
      if (text === null || seen !== null || !said.includes(text)) return;
      seen = performance.now() - since;
      child.kill('SIGTERM');
    });
    child.onExit(() => {
      clearTimeout(limit);
      if (text === null) resolve(performance.now() - since);
      else if (seen !== null) resolve(seen);
      else reject(new Error(`${args.join(' ')} showed no screen: ${said}`));
    });
  });

const environment = (state: string): Record<string, string> => {
  const { CI: _, CONTINUOUS_INTEGRATION: __, ...rest } = process.env;
  return {
    ...(rest as Record<string, string>),
    RISK_NAPOLEON_STATE: state,
    RISK_NAPOLEON_CONFIG: `${state}/settings.json`,
    COLORTERM: 'truecolor',
  };
};

export const startRows = async (): Promise<Row[]> => {
  if (!existsSync('dist/cli.js')) throw new Error('dist is missing: npm run build');
  const state = mkdtempSync(join(tmpdir(), 'risk-bench-'));
  const env = environment(state);
  const menuArgs = [COMMAND];
  const gameArgs = [COMMAND, '--seed', 'bench', '--deal', '--players', '4'];
  const bare: number[] = [];
  const menu: number[] = [];
  const game: number[] = [];
  try {
    for (let n = 0; n <= RUNS; n++) {
      bare.push(await timeUntil(['-e', '0'], null, env));
      menu.push(await timeUntil(menuArgs, FRAME_END, env));
      game.push(await timeUntil(gameArgs, FRAME_END, env));
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
  const [bareRuns, menuRuns, gameRuns] = [bare.slice(1), menu.slice(1), game.slice(1)];
  const started = (what: string, samples: readonly number[]): Row => {
    const ratio = median(samples) / median(bareRuns);
    const row: Row = { what, unit: 'ms', samples, note: `${ratio.toFixed(2)} times bare node` };
    return { ...row, target: { text: '<= 3.5 times', isMet: ratio <= 3.5 } };
  };
  return [
    { what: 'bare node -e 0', unit: 'ms', samples: bareRuns },
    started('first screen: menu', menuRuns),
    started('first screen: game', gameRuns),
  ];
};
