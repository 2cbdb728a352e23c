// `npm run soak -- ends`: every mode ended at random moments, in every way: by each signal, by a window that closes, with a
// terminal that reads and with one that does not. RISK_SOAK_NODE names another runtime.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { BIN, ensureBuilt } from '../e2e/support/built.js';
import { BUSY, fill, leftBehind, starter } from '../e2e/support/busy.js';
import { modesLeftOn, type Program } from '../e2e/support/terminal.js';
import { randomOf } from '../support/fuzz.js';
import { COUNT, deadline, SEED, tell } from './settings.js';

jest.setTimeout(2 ** 31 - 1);

const running = new Set<Program>();
const folder = mkdtempSync(join(tmpdir(), 'risk-ends-'));
let state = '';

beforeAll(ensureBuilt);
afterAll(() => {
  for (const program of running) program.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const node = process.env['RISK_SOAK_NODE'] ?? process.execPath;
const start = starter(() => state, running, { command: [node, BIN] });

const SIGNALS = [
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
  ['SIGQUIT', 131],
] as const;

/** The first moments: a signal as soon as anything is written. */
const early = async (signal: NodeJS.Signals): Promise<Program> => {
  const program = start(['demo']);
  await program.until('it writes', () => program.output() !== '');
  program.kill(signal);
  return program;
};

test('it ends in one way, whatever ends it', async () => {
  const random = randomOf(SEED);
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, random() * 300));
  const modes = Object.entries(BUSY);
  const end = deadline();
  for (let n = 0; n < (COUNT ?? 200) && Date.now() < end; n++) {
    state = join(folder, `${n}`);
    const [name, busy] = modes[n % modes.length] ?? [];
    const [signal, code] = SIGNALS[Math.floor(random() * SIGNALS.length)] ?? ['SIGTERM', 143];
    if (busy === undefined) throw new Error('test: no mode');
    const how = ['close', 'signal', 'deaf', 'early'][Math.floor(random() * 4)];
    const what = `${n}: ${name}, ${how}, ${signal}`;
    if (process.env['RISK_SOAK_TELL'] !== undefined) tell(what);
    if (how === 'early') {
      const program = await early(signal);
      expect([what, await program.exitCode()]).toEqual([what, code]);
      expect([what, modesLeftOn(program.output())]).toEqual([what, []]);
      expect([what, program.isLineRestored()]).toEqual([what, true]);
      program.destroy();
      continue;
    }
    const { program, goOn } = await busy(start, state);
    if (how === 'deaf') fill(program);
    goOn();
    await wait();
    if (how === 'close') program.hangUp();
    else program.kill(signal);
    expect([what, await program.endedWith()]).toEqual([what, how === 'close' ? 129 : code]);
    expect([what, leftBehind(state)]).toEqual([what, []]);
    program.destroy();
    if (n % 10 === 9) tell(`${n + 1} ends`);
  }
});
