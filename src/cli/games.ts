// Opening games for the screen: new ones with a record of their own, saved ones where they were left.
import { join } from 'node:path';
import { gamesFolder } from '../config.js';
import { create, headerOf, type Rules, replay, type Setup, type Step, startTimeline } from '../core/index.js';
import {
  continueRecord,
  createRecord,
  listRecords,
  RECORD_ENDING,
  type RecordFile,
  readRecord,
} from '../table/save.js';
import { type Messages, plainText } from '../text/index.js';
import type { OpenGame } from '../tui/run.js';
import { UsageError } from './fail.js';
import { rulesOf } from './options.js';
import { openRecord, replaySentence } from './records.js';

/** How this program was called, so that the commands that it prints work as they stand. */
export const programName = (env: NodeJS.ProcessEnv): string => {
  if (env['npm_lifecycle_event'] === 'start') return 'npm start --';
  return env['npm_command'] === 'exec' ? 'npx risk-napoleon' : 'risk-napoleon';
};

/** A file as an argument: never taken for an option or a number of the list, and in one piece. */
const quoted = (file: string): string => {
  const path = /^(-|\d{1,3}$)/.test(file) ? `./${file}` : file;
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
};

const commands = (path: string, env: NodeJS.ProcessEnv) => ({
  resumeCommand: `${programName(env)} resume ${quoted(path)}`,
  replayCommand: `${programName(env)} replay ${quoted(path)}`,
});

const two = (n: number): string => `${n}`.padStart(2, '0');

/** `2026-11-30-2145-classic-k7m2p`: when, what, which seed. */
const fileName = (setup: Setup, at: Date): string => {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const seed = setup.seed.replace(/[^\w-]/g, '').slice(0, 24);
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}-${setup.variant}-${seed}`;
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** A new record in the games' folder, with a number after its name where that is taken. */
const createInFolder = (rules: Rules, env: NodeJS.ProcessEnv): RecordFile => {
  const name = fileName(rules.setup, new Date());
  for (let n = 1; ; n++) {
    try {
      return createRecord(join(gamesFolder(env), `${name}${n === 1 ? '' : `-${n}`}${RECORD_ENDING}`), headerOf(rules));
    } catch (error) {
      if (!isTaken(error) || n > 100) throw error;
    }
  }
};

export interface NewGameOptions {
  readonly setup: Setup;
  readonly placeForMe: boolean;
  /** Where to record it: a file, the games' folder (null), or nowhere (false). */
  readonly file: string | null | false;
}

/** A new game. Games without people are recorded only where a file is named. */
export const newGame = ({ setup, placeForMe, file }: NewGameOptions, m: Messages, env: NodeJS.ProcessEnv): OpenGame => {
  const rules = rulesOf(m, setup);
  const start = create(rules);
  let record: RecordFile | null = null;
  try {
    if (file === null) record = createInFolder(rules, env);
    else if (file !== false) record = createRecord(file, headerOf(rules));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(m.cli.cannotCreate(plainText(file || gamesFolder(env)), plainText(reason)), 1);
  }
  const named = record === null ? { resumeCommand: null, replayCommand: null } : commands(record.path, env);
  return { rules, timeline: startTimeline(start.state), past: [start], record, placeForMe, ...named };
};

/** The game recorded in `path`, to go on with. */
export const savedGame = (path: string, m: Messages, env: NodeJS.ProcessEnv): OpenGame => {
  const read = openRecord(m, path);
  const past: Step[] = [];
  const replayed = replay(read.record, (step) => past.push(step));
  if (!replayed.ok) throw new UsageError(replaySentence(m, path, read, replayed.error), 1);
  const { rules, timeline } = replayed.value;
  if (timeline.state.outcome !== null) throw new UsageError(m.cli.gameOver(plainText(path)));
  let record: RecordFile;
  try {
    record = continueRecord(path, read);
  } catch (error) {
    throw new UsageError(m.cli.writeFailed(plainText(path), error instanceof Error ? error.message : String(error)), 1);
  }
  return { rules, timeline, past, record, placeForMe: false, ...commands(path, env) };
};

export interface Unfinished {
  readonly path: string;
  /** What a person knows the game by: variant, names, round, age. */
  readonly label: string;
}

/** Unfinished games of the folder, newest first, at most `most`. Files that cannot be read are left out. */
export const unfinishedGames = (m: Messages, env: NodeJS.ProcessEnv, now: number, most: number): Unfinished[] => {
  const found: Unfinished[] = [];
  for (const { path, changed } of listRecords(gamesFolder(env))) {
    if (found.length >= most) break;
    const read = readRecord(path);
    if (!read.ok || read.value.record.end !== null) continue;
    const replayed = replay(read.value.record);
    if (!replayed.ok || replayed.value.timeline.state.outcome !== null) continue;
    const { setup } = read.value.record.header;
    const names = setup.seats.map((s) => s.name).join(', ');
    const { round } = replayed.value.timeline.state.turn;
    const age = m.cli.ago(Math.max(0, (now - changed) / 1000));
    found.push({ path, label: m.menu.savedGame(setup.variant, names, round, age) });
  }
  return found;
};
