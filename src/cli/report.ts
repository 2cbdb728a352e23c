// Reports: one file to attach to an issue, with the record, the facts of this machine and the screen as it was.
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { gamesFolder, homeFolder } from '../config.js';
import type { RecordHeader } from '../core/index.js';
import { RECORD_ENDING } from '../table/diskRecord.js';
import { makeFolder } from '../table/folder.js';
import { codeOf } from '../table/lock.js';
import { headerLine, type ReadRecord } from '../table/recordText.js';
import { listRecords } from '../table/save.js';
import { isLanguage, type Messages, plainLines, plainText } from '../text/index.js';
import { rowsOfGrid, stillOf } from '../tui/pictures/still.js';
import { plainUi, type UiState } from '../tui/uiState.js';
import { reasonOf, stackOf, UsageError } from './fail.js';
import { folderFor, gamePath, seedPart } from './games.js';
import { rulesOf } from './options.js';
import type { Output } from './output.js';
import { programName, quoted } from './quote.js';
import { openSource, type Source } from './records.js';
import { type ReportFacts, reportText } from './reportText.js';
import { type Look, screen, stillWith } from './screening.js';

export const REPORT_ENDING = '.report.md';

/** What of the machine and its terminal matters to a bug. */
export interface Surroundings extends Look {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
}

type Facts = Omit<ReportFacts, 'report'>;

const short = (text: string | undefined): string => plainText(text ?? '').slice(0, 200);

const localeOf = (env: NodeJS.ProcessEnv): string =>
  ['LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'LANG', 'TZ']
    .flatMap((key) => (env[key] ? [`${key}=${env[key]}`] : []))
    .join(' ');

const MOST_ERROR = 8000;

/** '' where there is none, and so no name of a person in it. */
const homeOrNone = (): string => {
  try {
    return homeFolder();
  } catch {
    return '';
  }
};

/** Where it happened, without where the person's files are. */
const errorText = (error: unknown): string => {
  const home = homeOrNone();
  const text = stackOf(error);
  // Without a home, or with all files in it, there is no name to hide.
  const shown = home.length > 1 ? text.replaceAll(`${home}${sep}`, `~${sep}`) : text;
  return shown.slice(0, MOST_ERROR);
};

const factsOf = (around: Surroundings, ui: UiState | null, error: unknown): Facts => ({
  program: around.program,
  node: process.version,
  platform: short(`${process.platform} ${process.arch} ${release()}`),
  written: new Date().toISOString(),
  terminal: {
    columns: around.columns,
    rows: around.rows,
    depth: around.depth,
    ascii: around.ascii,
    light: around.light,
    language: around.language,
    term: short(around.env['TERM']),
    colorterm: short(around.env['COLORTERM']),
    locale: short(localeOf(around.env)),
  },
  screen: ui && { ...plainUi(ui, plainLines) },
  error: error === null ? null : errorText(error),
});

const writeFile = (path: string, text: string): void => {
  makeFolder(dirname(path));
  const fd = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

const MOST_REPORTS = 100;

/** A new file in `folder`, for its owner only; with a number in its name where that is taken. */
const writeIn = (folder: string, stem: string, text: (name: string) => string): string => {
  for (let n = 1; ; n++) {
    const name = `${stem}${n === 1 ? '' : `-${n}`}${REPORT_ENDING}`;
    try {
      writeFile(join(folder, name), text(name));
      return join(folder, name);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || n >= MOST_REPORTS) throw error;
    }
  }
};

/** The screen that a report's facts tell of. */
export const lookOf = ({ columns, rows, depth, ascii, light, language }: ReportFacts['terminal']): Look => ({
  ...{ columns, rows, depth, ascii, light },
  language: isLanguage(language) ? language : 'en',
});

/** Rows of the screen, as far as it can be drawn. */
const rowsFor = ({ record }: ReadRecord, { terminal, screen: ui }: Facts, m: Messages): readonly string[] | null => {
  try {
    const rules = rulesOf(m, record.header.setup, record.header.pack);
    const model = screen(record, rules, lookOf(terminal), null);
    if (!model.ok) return null;
    return rowsOfGrid((ui && stillWith(model.value, ui)) ?? stillOf(model.value));
  } catch {
    return null; // What went wrong may be the drawing itself: a report without a picture is better than none.
  }
};

type Recorded = Pick<Source, 'read' | 'text'>;

/** The record with nobody's name in it. Names are in the first line alone, and the rules never read them. */
const nameless = ({ read, text }: Recorded, m: Messages): Recorded => {
  const { header } = read.record;
  const seats = header.seats.map((seat, i) => ({ ...seat, name: m.report.seat(i + 1) }));
  const changed: RecordHeader = { ...header, seats };
  return {
    read: { ...read, record: { ...read.record, header: changed } },
    text: headerLine(changed) + text.slice(text.indexOf('\n') + 1),
  };
};

/** A record's file name without its ending, or what a new one would be called. */
const stemOf = (
  path: string | null,
  {
    record: {
      header: { setup, chance },
    },
  }: ReadRecord,
): string =>
  path === null
    ? `${setup.variant}-${chance.dice === 'seed' ? seedPart(chance.seed) : chance.seal.slice(0, 8)}`
    : basename(path).replace(REPORT_ENDING, '').replace(RECORD_ENDING, '');

/** A report's text, once it is known what its file is called. */
const textFor = ({ read, text }: Recorded, facts: Facts, around: Surroundings, m: Messages) => {
  const rows = rowsFor(read, facts, m);
  return (name: string): string => {
    const command = `${programName(around.env)} replay ${quoted(name, around.env)}`;
    return reportText({ facts, screen: rows, record: text, command }, m);
  };
};

export interface OnScreen {
  /** The record's file; null where the game is kept in memory alone. */
  readonly path: string | null;
  readonly recorded: Recorded;
  readonly ui: UiState | null;
  readonly error: unknown;
}

/** Writes the report of the game on this screen into the folder of games; gives its path. */
export const reportGame = ({ path, recorded, ui, error }: OnScreen, around: Surroundings, m: Messages): string => {
  const text = textFor(recorded, factsOf(around, ui, error), around, m);
  return writeIn(gamesFolder(around.env), stemOf(path, recorded.read), text);
};

export interface ReportFlags {
  readonly anonymous?: boolean;
  readonly out?: string;
}

/** Any value of JSON with the names in its texts changed for others; longer names first, as one may be a part of another. */
const withoutNames = (names: readonly (readonly [string, string])[]) => {
  const sorted = names.toSorted(([a], [b]) => b.length - a.length);
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return sorted.reduce((text, [name, other]) => text.replaceAll(name, other), value);
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
  };
  return change;
};

const knownFacts = ({ facts, read }: Source, around: Surroundings, isAnonymous: boolean, m: Messages): Facts => {
  // A report that was made on a screen is about that one.
  const known: Facts = facts ?? factsOf(around, null, null);
  if (!isAnonymous) return known;
  const { seats } = read.record.header;
  const without = withoutNames(seats.map(({ name }, i) => [name, m.report.seat(i + 1)] as const));
  const screen = known.screen && (without({ ...known.screen, notice: null }) as Readonly<Record<string, unknown>>);
  return { ...known, screen, error: known.error === null ? null : String(without(known.error)) };
};

/** risk-napoleon report [FILE]: of a record, the newest unless one is named, or of a report once more. */
export const report = (
  which: string | undefined,
  flags: ReportFlags,
  around: Surroundings,
  m: Messages,
  output: Output,
): void => {
  const folder = folderFor(m, around.env);
  const path = which === undefined ? listRecords(folder)[0]?.path : gamePath(which, m, around.env);
  if (path === undefined) throw new UsageError(m.report.noRecord(plainText(folder)));
  const source = openSource(m, path);
  const isAnonymous = flags.anonymous === true;
  const recorded = isAnonymous ? nameless(source, m) : source;
  const text = textFor(recorded, knownFacts(source, around, isAnonymous, m), around, m);
  try {
    let written = flags.out;
    if (written === undefined) written = writeIn(folder, stemOf(isAnonymous ? null : path, source.read), text);
    else writeFile(written, text(basename(written)));
    output.print(`${m.report.done(plainText(written))}\n`);
  } catch (error) {
    throw new UsageError(m.report.failed(reasonOf(error, m)), 1);
  }
};
