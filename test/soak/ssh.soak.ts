// `npm run soak -- ssh`: a game over a real SSH session in sixteen colours, whose line is cut again and again.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { replay } from '../../src/core/index.js';
import { LOCK_ENDING } from '../../src/table/lock.js';
import { readRecord } from '../../src/table/save.js';
import { messagesIn } from '../../src/text/index.js';
import { BIN, ensureBuilt } from '../e2e/support/built.js';
import { KEYS, modesLeftOn, type Program, SCRIPT, startProgram } from '../e2e/support/terminal.js';
import { until as waitUntil } from '../support/until.js';
import { COUNT, SEED, tell } from './settings.js';
import { type SshServer, startSshServer } from './sshServer.js';

jest.setTimeout(2 ** 31 - 1);

const DEADLINE = 30_000;
const END = '\x1b[F';
const KEYS_MEASURED = 10;
/** Of a game, and so the most lines that can be cut in it. */
const ROUNDS = 5;

const m = messagesIn('en');
const folder = mkdtempSync(join(tmpdir(), 'ssh-'));
const state = join(folder, 'games');
const record = join(folder, 'game.risk.jsonl');
let server: SshServer;
const running: Program[] = [];

beforeAll(async () => {
  server = await startSshServer(folder);
  await ensureBuilt();
});
afterAll(async () => {
  for (const program of running) program.destroy();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The client in its pseudo-terminal, and what is known of the program on the other side. */
interface Login extends Program {
  /** What the shell there has noted: its line settings `before` and `after`, `pid` and exit `code` of the program. */
  note(name: string): string;
}

const spread = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
};

let logins = 0;

const logIn = (...args: readonly string[]): Login => {
  logins++;
  const [notes, script] = [join(folder, `notes-${logins}`), join(folder, `login-${logins}.sh`)];
  mkdirSync(notes);
  // As in any session the first shell dies with the line, and then its job gets the signal. In the job a second shell
  // lives on, so that it can note how the program has ended.
  const session = `sh -c '"$@"; exit $?' sh sh ${script} ${process.execPath} ${BIN}`;
  writeFileSync(script, `export LANG=C.UTF-8 NOTES="${notes}" RISK_NAPOLEON_STATE="${state}"\ntrap : HUP\n${SCRIPT}`);
  const command = [...server.client, session];
  const program = startProgram(args, { command, state, env: { TERM: 'xterm' } });
  running.push(program);
  const note = (name: string): string => {
    const path = join(notes, name);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  };
  return { ...program, note };
};

/** Looks at what no terminal tells until it is so. */
const until = (what: string, condition: () => boolean): Promise<void> =>
  waitUntil(condition, {
    told: () => `${what}\n${server.log()}`,
    deadline: DEADLINE,
    pause: () => new Promise((resolve) => setTimeout(resolve, 10)),
  });

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const isLocked = (): boolean => lstatSync(record + LOCK_ENDING, { throwIfNoEntry: false }) !== undefined;

/** Actions in the record; fails where it is not whole, or does not replay. */
const wholeRecord = (): number => {
  const read = readRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.truncated).toBe(false);
  expect(replay(read.value.record)).toMatchObject({ ok: true });
  return read.value.record.entries.length;
};

/** Command lines of processes that have to do with this game: shells there, the program, clients. */
const processes = (): string[] => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' });
  const isOfGame = (args: string): boolean => args.includes(join(folder, 'login-')) || args.includes(record);
  return stdout.split('\n').filter(isOfGame);
};

/** Presses keys in one burst; resolves with the number of bytes that answer them. */
const press = async (program: Login, keys: string): Promise<number> => {
  const before = program.output().length;
  program.write(keys);
  await program.until('an answer to the keys', () => program.output().length > before);
  return Buffer.byteLength(program.output().slice(before));
};

/** The step that this seat is asked for, as the title has it; '' while others play. */
const asked = (program: Login): string => {
  const isNumber = / (━+●|●─+)[━─]* \d/.test(program.text());
  return program.chosen() === '' && !isNumber ? '' : (/› (.*)$/.exec(program.rows()[0] ?? '')?.[1] ?? '').trim();
};

const roundOf = (program: Login): number => Number(/ round (\d+)/.exec(program.rows()[0] ?? '')?.[1] ?? 0);

/** Enters a choice three times: from where, to where, how. */
const STEPS_OF_ATTACK = 3;

/** Plays until this seat may attack in the next round; on the way it makes one attack, and else what comes first or last. */
const playTurn = async (program: Login): Promise<void> => {
  const { combat } = m.screen.phases;
  const round = roundOf(program);
  let steps = 0;
  for (;;) {
    await program.until('a question', () => asked(program) !== '');
    const isCombat = asked(program) === combat;
    if (isCombat && roundOf(program) > round) return;
    if (program.keysLine().includes(` a ${m.keys.auto} `)) await press(program, 'a');
    else if (isCombat && steps++ < STEPS_OF_ATTACK) await press(program, KEYS.enter);
    else await press(program, END + KEYS.enter);
  }
};

/** The screen without its last row: a fresh process has nothing to take back. */
const position = (program: Login): string => program.rows().slice(0, -1).join('\n');

const follows = async (program: Login): Promise<void> => {
  const before = program.text();
  program.resize(112, 36);
  const { players } = m.screen.panes;
  await program.until('the new size is filled', () => {
    const rows = program.rows();
    const isWide = rows[1]?.length === 112 && rows.some((row) => row.includes(` ${players} `));
    return rows.length === 36 && isWide && program.keysLine().includes(m.keys.choose);
  });
  program.resize(80, 24);
  await program.until('the screen of before', () => program.text() === before);
};

/** What a line does: it breaks, and the server is told; or nothing comes any more, until the server gives up. */
const CUTS = ['breaks', 'goes dead'] as const;

const cut = async (program: Login, how: (typeof CUTS)[number]): Promise<number> => {
  const pid = Number(program.note('pid'));
  expect(isThere(pid) && isLocked()).toBe(true);
  const since = performance.now();
  program.kill(how === 'breaks' ? 'SIGKILL' : 'SIGSTOP');
  await until('the program there has ended', () => program.note('code') !== '');
  const ms = performance.now() - since;
  if (how === 'goes dead') program.kill('SIGKILL');
  await program.exitCode();
  await until('all its processes are gone', () => processes().length === 0);
  expect(program.note('code')).toBe('129'); // SIGHUP
  expect(isThere(pid)).toBe(false);
  expect(isLocked()).toBe(false);
  return ms;
};

/** Sixteen colours, and no more than these. */
const expectColours = (output: string): void => {
  expect(output).toMatch(/\x1b\[[\d;]*\b(3|4|9|10)[0-7][;m]/);
  expect(output).not.toMatch(/\x1b\[[\d;:]*[34]8[;:][25]/);
};

const GAME = ['play', '--variant', 'napoleon', '--players', '3', '--seed', `${SEED}`, '--no-animation'];

const cutAgainAndAgain = async (): Promise<void> => {
  const most = Math.min(COUNT ?? 4, ROUNDS);
  let program = logIn(...GAME, '--record', record);
  const [moves, panes]: [number[], number[]] = [[], []];
  let actions = 0;
  for (let n = 0; n < most; n++) {
    await playTurn(program);
    for (let key = 0; key < KEYS_MEASURED; key++) moves.push(await press(program, key % 2 ? KEYS.up : KEYS.down));
    for (const key of ['t', 't']) panes.push(await press(program, key));
    await follows(program);
    const before = position(program);
    const how = CUTS[n % CUTS.length] ?? 'breaks';
    const ms = await cut(program, how);
    expectColours(program.output());
    const now = wholeRecord();
    expect(now).toBeGreaterThan(actions);
    actions = now;
    tell(`the line ${how}: ended after ${Math.round(ms)} ms, ${actions} actions`);

    program = logIn('resume', '--no-animation', record);
    await program.until('a question', () => asked(program) !== '');
    expect(position(program)).toBe(before);
    expect(wholeRecord()).toBe(actions);
  }

  await press(program, 'q');
  await program.shows('Quit?');
  program.write(KEYS.enter);
  expect(await program.exitCode()).toBe(0);
  expect(program.note('code')).toBe('0');
  expect(program.note('after')).toBe(program.note('before'));
  expect(program.note('before')).not.toBe('');
  expect(modesLeftOn(program.output())).toEqual([]);
  expect(program.isAlternate()).toBe(false);
  expect(program.text()).toContain('risk-napoleon resume');
  expectColours(program.output());
  expect(isLocked()).toBe(false);
  expect(processes()).toEqual([]);
  tell(`bytes a key: ${spread(moves)} to move in the list, ${spread(panes)} to open or close the table`);
};

test('the line is cut again and again: the program ends, and the game goes on where it was', async () => {
  try {
    await cutAgainAndAgain();
  } catch (error) {
    tell(server.log()); // why it lets nobody in
    throw error;
  }
});
