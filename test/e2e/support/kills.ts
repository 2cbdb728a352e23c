// Kills the program at random moments, over and over, and goes on with its game each time.
import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { countTerritories, type RecordEntry, replay, type Seat } from '../../../src/core/index.js';
import type { ReadRecord } from '../../../src/table/recordText.js';
import { readRecord } from '../../../src/table/save.js';
import { messagesIn } from '../../../src/text/index.js';
import { randomOf } from '../../support/fuzz.js';
import { createScreen, feed, rowsOf } from '../../tui/terminal/screen.js';
import { KEYS, type Program, startProgram } from './terminal.js';

export interface Kills {
  readonly kills: number;
  /** Ended while a line was half written, by themselves or by a cut that stands for a machine that lost its power. */
  readonly torn: number;
  readonly games: number;
  readonly actions: number;
}

const NAMES = ['Ann', 'Bob', 'Cleo'];
const END_OF_FRAME = '\x1b[?2026l';
const OVER = messagesIn('en').keys.rematch;

const chipsIn = (title: string): string | null => {
  const round = /round (\d+)/.exec(title)?.[1] ?? (title.includes(' setup ') ? '0' : null);
  const counts = NAMES.map((name) => new RegExp(` ${name} (\\d+) `).exec(title)?.[1]);
  return round === null || counts.includes(undefined) ? null : [round, ...counts].join(' ');
};

/** Round and territories of each seat on the last screen that was drawn as a whole; null where there was none. */
const lastShown = async (program: Program): Promise<string | null> => {
  const output = program.output();
  const end = output.lastIndexOf(END_OF_FRAME);
  if (end < 0) return null;
  const screen = createScreen(80, 24);
  await feed(screen, output.slice(0, end + END_OF_FRAME.length));
  return chipsIn(rowsOf(screen)[0] ?? '');
};

const chipsOf = (read: ReadRecord): ReadonlySet<string> => {
  const chips = new Set<string>();
  const replayed = replay(read.record, ({ state }) => {
    chips.add([state.turn.round, ...NAMES.map((_, seat) => countTerritories(state, seat as Seat))].join(' '));
  });
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed.error)}`);
  return chips;
};

const wholeLines = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);

const readOrFail = (path: string): ReadRecord => {
  const read = readRecord(path);
  if (!read.ok) throw new Error(`the record cannot be read: ${JSON.stringify(read.error)}`);
  return read.value;
};

/** Answers whatever is asked until it is killed. */
const playUntilKilled = async (program: Program, ms: number): Promise<void> => {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    // A finished game would begin another one at the same table, of which its record tells nothing.
    const isOver = program.keysLine().includes(OVER);
    if (!isOver && program.output().includes(END_OF_FRAME)) program.write(Date.now() % 7 === 0 ? 'a' : KEYS.enter);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  program.kill('SIGKILL');
  await program.exitCode();
};

const isStanding = (entry: RecordEntry): boolean => 'action' in entry;

export const killOverAndOver = async (
  folder: string,
  count: number,
  seed: number,
  tell: (text: string) => void = () => {},
  until = Number.POSITIVE_INFINITY,
): Promise<Kills> => {
  const random = randomOf(seed);
  const result = { kills: 0, torn: 0, games: 0, actions: 0 };
  const played: { path: string; bytes: Buffer } = { path: '', bytes: Buffer.alloc(0) };
  while (result.kills < count && Date.now() < until) {
    if (played.path === '') {
      result.games++;
      played.path = join(folder, `game-${result.games}.risk.jsonl`);
      played.bytes = Buffer.alloc(0);
    }
    const isNew = !existsSync(played.path);
    const game = [
      '--variant',
      'classic',
      '--names',
      NAMES.join(','),
      '--players',
      '3',
      '--deal',
      '--seed',
      `kill-${seed}-${result.games}`,
    ];
    const args = isNew
      ? ['play', ...game, '--no-animation', '--record', played.path]
      : ['resume', '--no-animation', played.path];
    const program = startProgram(args, { state: folder });
    try {
      await program.until('it has begun', () => existsSync(played.path) && program.output() !== '');
      if (!isNew && !program.output().includes('\x1b[?1049h')) throw new Error(`not gone on: ${program.output()}`);
      await playUntilKilled(program, 30 + random() * random() * 1500);
      result.kills++;
      const bytes = readFileSync(played.path);
      if (bytes.length === 0) {
        played.path = ''; // killed before the first line of a new game
        continue;
      }
      if (!bytes.subarray(0, played.bytes.length).equals(played.bytes)) throw new Error('what was written has changed');
      const read = readOrFail(played.path);
      const shown = await lastShown(program);
      // Keys that were on their way when the game ended may have begun another.
      const isOfGame = shown !== null && read.record.end === null;
      if (isOfGame && !chipsOf(read).has(shown)) throw new Error(`shown, but not in the record: ${shown}`);
      played.bytes = wholeLines(bytes);
      if (read.truncated) result.torn++;
      else if (random() < 0.3 && read.record.entries.length > 0 && read.record.end === null) {
        const last = bytes.length - bytes.lastIndexOf(0x0a, bytes.length - 2) - 1;
        const cut = bytes.length - 1 - Math.floor(random() * (last - 2));
        truncateSync(played.path, cut);
        played.bytes = wholeLines(bytes.subarray(0, cut));
        result.torn++;
      }
      result.actions = Math.max(result.actions, read.record.entries.filter(isStanding).length);
      if (read.record.end !== null || read.record.entries.length > 1500) played.path = '';
      if (result.kills % 25 === 0) tell(`${result.kills} kills, ${result.games} games, ${result.torn} torn lines`);
    } finally {
      program.destroy();
    }
  }
  return result;
};
