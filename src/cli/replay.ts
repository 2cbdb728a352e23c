// risk-napoleon replay FILE: a recorded game as text, as data, as a screen, as a picture, as a film, or proof that it
// plays out the same.
import { writeFileSync } from 'node:fs';
import {
  formatPosition,
  type GameRecord,
  hash,
  type Rules,
  redact,
  replay,
  type Seat,
  type SeatInfo,
  type Step,
  seedOf,
  type Viewer,
  view,
} from '../core/index.js';
import { type Audience, eyesFor, playersOf } from '../narration/audience.js';
import { narrate } from '../narration/narrate.js';
import { type Words, wordsOf } from '../narration/words.js';
import { NOT_A_FILE, readPart, withFile } from '../table/files.js';
import { codeOf } from '../table/lock.js';
import type { ReadRecord } from '../table/recordText.js';
import { jsonText, type Language, type Messages, plainText } from '../text/index.js';
import { createCast } from '../tui/pictures/cast.js';
import { ansiOf, rowsOfGrid, stillOf } from '../tui/pictures/still.js';
import { svgOf } from '../tui/pictures/svg.js';
import { paceOf } from '../tui/session/film.js';
import type { Recorded } from '../tui/session/viewer.js';
import type { Grid } from '../tui/terminal/cell.js';
import type { ColourDepth } from '../tui/terminal/colour.js';
import { differenceLines, differenceOf } from './difference.js';
import { reasonOf, UsageError } from './fail.js';
import { gamePath, isSameFile, recordedGame } from './games.js';
import { numberFlag } from './options.js';
import type { Output } from './output.js';
import { lineOf, openSource, replayOrFail, replaySentence, type Source } from './records.js';
import { lookOf } from './report.js';
import { isUnicode } from './screen.js';
import { type Look, screen, stillWith } from './screening.js';
import { sizeFlag } from './sizes.js';

export interface ReplayFlags {
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly to?: string;
  readonly seat?: string;
  readonly screen?: boolean;
  readonly svg?: string;
  readonly cast?: string;
  readonly size?: string;
  readonly ascii?: boolean;
  readonly color?: boolean;
  readonly text?: boolean;
  /** Writes over files of another kind. */
  readonly force?: boolean;
}

/** The terminal that the command was given in. */
export interface Here {
  readonly env: NodeJS.ProcessEnv;
  /** What it shows of colours. */
  readonly depth: ColourDepth;
  /** Null where the output is no terminal: then text is all that is wanted. */
  readonly size: { readonly columns: number; readonly rows: number } | null;
  /** Looks at a record on the screen; null where there is no terminal for that. */
  readonly watch: ((recorded: Recorded) => Promise<void>) | null;
}

interface Job {
  readonly path: string;
  readonly source: Source;
  /** The record up to where it is wanted. */
  readonly read: ReadRecord;
  readonly rules: Rules;
  readonly words: Words;
  readonly flags: ReplayFlags;
  /** Null: as those who played saw it. */
  readonly audience: Audience | null;
  readonly m: Messages;
  readonly output: Output;
}

const DEFAULT_SIZE = { columns: 100, rows: 30 };

const seatFlag = (m: Messages, text: string, seats: readonly SeatInfo[]): Audience => {
  if (text === 'all') return { ...playersOf(seats), viewer: 'omniscient' };
  if (text === 'spectator') return { persons: [], viewer: 'spectator' };
  const named = seats.findIndex(({ name }) => name.toLowerCase() === plainText(text).toLowerCase());
  const seat = /^\d$/.test(text) ? Number(text) - 1 : named;
  if (seat < 0 || seat >= seats.length) throw new UsageError(m.cli.badSeat(plainText(text), seats.length));
  return { persons: [seat as Seat], viewer: seat as Seat };
};

/** Where in the entries the `to`-th of the actions that stand is, or null where there are fewer. */
const entryOf = ({ entries }: GameRecord, to: number): number | null => {
  const standing: number[] = [];
  for (const [at, entry] of entries.entries()) {
    if ('undo' in entry) standing.splice(Math.max(0, standing.length - entry.undo));
    else standing.push(at);
  }
  return to === 0 ? -1 : (standing[to - 1] ?? null);
};

/** Actions that stand: those that were undone do not count. */
const standingOf = ({ entries }: GameRecord): number =>
  entries.reduce((n, entry) => ('undo' in entry ? n - entry.undo : n + 1), 0);

const upTo = (m: Messages, path: string, read: ReadRecord, text: string | undefined): ReadRecord => {
  if (text === undefined) return read;
  const to = numberFlag(m, '--to', text, 0, 1_000_000);
  const at = entryOf(read.record, to);
  if (at === null) {
    const most = standingOf(read.record);
    throw new UsageError(m.cli.tooFar(plainText(path), most));
  }
  return { ...read, record: { ...read.record, entries: read.record.entries.slice(0, at + 1), end: null } };
};

/** `{ok, actions, hash, firstDifference}` on one line; exit code 1 where something differs. */
const printVerdict = (
  { read, output }: Pick<Job, 'read' | 'output'>,
  final: string | null,
  firstDifference: object | null,
): void => {
  const ok = firstDifference === null;
  output.print(`${jsonText({ ok, actions: read.record.entries.length, hash: final, firstDifference })}\n`);
  if (!ok) throw new UsageError('', 1);
};

const verify = (job: Job): void => {
  const { path, read, rules, words, flags, m, output } = job;
  const replayed = replay(read.record);
  if (replayed.ok) {
    const final = hash(replayed.value.timeline.state);
    if (flags.json) printVerdict(job, final, null);
    else {
      output.print(`${m.cli.verified(read.record.entries.length, final)}\n`);
      const { secret, header } = read.record;
      // Replaying has compared the secret with the seal, and drawn every die from it (D-5).
      if (secret !== undefined && header.chance.dice === 'sealed')
        output.print(`${m.cli.sealHolds(header.chance.seal)}\n`);
    }
    return;
  }
  const { error } = replayed;
  const message = replaySentence(m, path, read, error);
  const difference = differenceOf(rules, words, read, error);
  if (flags.json) printVerdict(job, null, { line: lineOf(read, error), ...error, message, ...difference });
  throw new UsageError([message, ...(difference ? differenceLines(words, difference) : [])].join('\n'), 1);
};

/** The game as sentences, one an event, for a pipe. */
export const printLog =
  (words: Words, rules: Rules, output: Output, viewer: Viewer = 'omniscient') =>
  (step: Step): void => {
    const events = step.events.map((event) => redact(rules, event, viewer));
    for (const line of narrate(rules, words, events)) output.print(`${line.text}\n`);
  };

const tell = ({ path, read, rules, words, audience, m, output }: Job): void => {
  replayOrFail(m, path, read, printLog(words, rules, output, audience?.viewer));
};

/** The position as data. Whoever sees everything also gets what tells the game apart from every other. */
const printJson = ({ path, read, rules, audience, m, output }: Job): void => {
  const { timeline } = replayOrFail(m, path, read);
  const { state } = timeline;
  const viewer = audience?.viewer ?? 'omniscient';
  const { variant, profile, board } = rules.setup;
  const { seats, chance } = read.record.header;
  const all =
    viewer === 'omniscient' ? { seed: seedOf(chance), hash: hash(state), position: formatPosition(rules, state) } : {};
  const shown = {
    ...{ variant, profile, board, actions: standingOf(read.record) },
    names: seats.map(({ name }) => name),
    territories: rules.board.territories.map(({ id }) => id),
    ...all,
    view: view(rules, timeline, viewer),
  };
  output.print(`${jsonText(shown)}\n`);
};

const lookFor = ({ source, flags, words, m }: Job, here: Here): Look => {
  const known = source.facts && lookOf(source.facts.terminal);
  const isFile = flags.svg !== undefined || flags.cast !== undefined;
  const depth = flags.color === false ? 0 : (known?.depth ?? (isFile ? 24 : here.depth));
  return {
    ...(known ?? { ...DEFAULT_SIZE, light: false, language: words.language }),
    ...(flags.size === undefined ? {} : sizeFlag(m, flags.size)),
    depth,
    ascii: flags.ascii ?? known?.ascii ?? (here.size !== null && !isFile && !isUnicode(process.platform, here.env)),
  };
};

/** How files of a kind begin. */
const SVG = /^\s*(?:<\?xml[^>]*>\s*)?<svg\b/;
const CAST = /^\{"version":\s*2\b/;
const HEAD_BYTES = 200;

/** Whether nothing is lost if `path` is written over: nothing is there, or an older file of the same `kind`. */
const mayWrite = (path: string, kind: RegExp): boolean => {
  try {
    return withFile(path, (fd, { size }) => {
      return size === 0 || kind.test(readPart(fd, Buffer.alloc(HEAD_BYTES), 0).toString('utf8'));
    });
  } catch (error) {
    // A pipe or a terminal keeps nothing; a folder is refused by itself.
    return ['ENOENT', NOT_A_FILE, 'EISDIR', 'ENOTDIR'].includes(codeOf(error));
  }
};

const write = ({ path: record, flags, m, output }: Job, path: string, text: string, kind: RegExp): void => {
  if (isSameFile(record, path)) throw new UsageError(m.cli.notOverRecord(plainText(path)));
  if (flags.force !== true && !mayWrite(path, kind)) throw new UsageError(m.cli.notOver(plainText(path)));
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(m.cli.cannotExport(plainText(path), reasonOf(error, m)), 1);
  }
  output.print(`${m.cli.wrote(plainText(path))}\n`);
};

const printScreen = ({ m, output }: Job, grid: Grid, look: Look, here: Here): void => {
  const { size } = here;
  if (size && (size.columns < grid.columns || size.rows < grid.rows)) {
    output.error(`${m.cli.screenIs(grid.columns, grid.rows)}\n`);
  }
  const depth = Math.min(look.depth, here.depth) as ColourDepth;
  output.print(size === null ? `${rowsOfGrid(grid).join('\n')}\n` : ansiOf(grid, depth));
};

/** Screen, picture and film are of the same run. */
const draw = (job: Job, here: Here): void => {
  const { path, source, read, rules, flags, audience, m, output } = job;
  const look = lookFor(job, here);
  // The seed is all the dice to come.
  const seed = audience?.viewer === 'omniscient' ? `, ${seedOf(read.record.header.chance) ?? ''}` : '';
  const title = `risk-napoleon: ${rules.setup.variant}${seed}`;
  const cast = flags.cast === undefined ? null : createCast({ ...look, title });
  const shown = screen(read.record, rules, look, audience, (model) => cast?.frame(stillOf(model), paceOf(model)));
  if (!shown.ok) throw new UsageError(replaySentence(m, path, read, shown.error), 1);
  const ui = flags.to === undefined && audience === null ? (source.facts?.screen ?? null) : null;
  const exact = ui && stillWith(shown.value, ui);
  if (ui && !exact) output.error(`${m.cli.screenUnknown}\n`);
  const grid = exact ?? stillOf(shown.value);
  if (cast && flags.cast !== undefined) {
    cast.frame(grid, 0);
    write(job, flags.cast, cast.text(), CAST);
  }
  if (flags.svg !== undefined) write(job, flags.svg, svgOf(grid, { ...look, title }), SVG);
  if (flags.screen || (flags.svg === undefined && flags.cast === undefined)) printScreen(job, grid, look, here);
};

/** On the screen, where it can be gone through; `--to` and `--seat` say where it begins, and in whose view. */
const watch = ({ path, source, read, flags, audience, m }: Job, open: NonNullable<Here['watch']>): Promise<void> => {
  const { rules, seats, chance, steps, timeline } = recordedGame(path, source.read, m);
  const at = flags.to === undefined ? null : read.record.entries.length;
  const eyes = audience?.viewer ?? eyesFor(seats, timeline.state);
  return open({ rules, seats, seed: seedOf(chance), steps, at, eyes });
};

/** Null once it is done; a promise while the record is looked at on the screen. */
export const replayCommand = (
  which: string,
  flags: ReplayFlags,
  language: Language,
  m: Messages,
  output: Output,
  here: Here,
): Promise<void> | null => {
  const path = gamePath(which, m, here.env);
  const source = openSource(m, path);
  if (source.read.truncated) output.error(`${m.recordFaults.truncated(plainText(path))}\n`);
  const read = upTo(m, path, source.read, flags.to);
  const opened = replay({ ...read.record, entries: [], end: null });
  if (!opened.ok) {
    const message = replaySentence(m, path, read, opened.error);
    if (flags.verify && flags.json)
      printVerdict({ read, output }, null, { line: read.firstLine, ...opened.error, message });
    throw new UsageError(message, 1);
  }
  const { rules } = opened.value;
  const { seats } = read.record.header;
  const audience = flags.seat === undefined ? null : seatFlag(m, flags.seat, seats);
  const job: Job = { path, source, read, rules, words: wordsOf(rules, seats, language), flags, audience, m, output };
  const draws = flags.screen || flags.svg !== undefined || flags.cast !== undefined || flags.size !== undefined;
  if (flags.verify) verify(job);
  else if (flags.json) printJson(job);
  else if (draws || source.facts !== null) draw(job, here);
  else if (here.watch !== null && !flags.text) return watch(job, here.watch);
  else tell(job);
  return null;
};
