// Reading records for a command, and saying in words what is wrong with one.
import { type EachEntry, type ReplayError, type Replayed, replay } from '../core/index.js';
import { parseRecord, type ReadRecord } from '../table/recordText.js';
import { type ReadFault, readRecord, readText } from '../table/save.js';
import { cutColumns, type Messages, plainText } from '../text/index.js';
import { reasonText, UsageError } from './fail.js';
import { setupSentence } from './options.js';
import { isReport, parseReport, type ReportFacts } from './reportText.js';

/** What a file says of itself is shown up to here. */
const MOST_WHAT = 200;

export const faultSentence = (m: Messages, path: string, fault: ReadFault): string => {
  const f = m.recordFaults;
  const file = plainText(path);
  switch (fault.code) {
    case 'unreadable':
      return f.unreadable(file, reasonText(fault.reason, m));
    case 'tooLarge':
      return f.tooLarge(file, fault.bytes);
    case 'empty':
      return f.empty(file);
    case 'notARecord':
      return f.notARecord(file, fault.line);
    case 'newer':
      return f.newer(file, fault.line, fault.found, fault.known);
    case 'older':
      return f.otherFormat(file, fault.line, fault.found, fault.known);
    case 'damaged':
      return f.damaged(file, fault.line, cutColumns(plainText(fault.what), MOST_WHAT));
  }
};

/** The line that `error` is about. */
export const lineOf = (read: ReadRecord, error: ReplayError): number => {
  if ('entry' in error) return read.lines[error.entry] ?? read.lastLine;
  return ['end', 'outcome', 'seal', 'sealed'].includes(error.code) ? read.lastLine : read.firstLine;
};

export const replaySentence = (m: Messages, path: string, read: ReadRecord, error: ReplayError): string => {
  const f = m.recordFaults;
  const file = plainText(path);
  const line = lineOf(read, error);
  switch (error.code) {
    case 'format':
      return (error.found > error.known ? f.newer : f.otherFormat)(file, line, error.found, error.known);
    case 'rulesVersion':
      return f.rulesVersion(file, line, error.found, error.known);
    case 'setup':
      return f.setup(file, line, cutColumns(plainText(setupSentence(m, error.setup)), 2 * MOST_WHAT));
    case 'board':
      return f.otherBoard(file, line);
    case 'rejected':
      return f.rejected(file, line, error.rejection.rule);
    case 'undo':
      return f.undo(file, line);
    case 'number':
      return f.number(file, line, error.found, error.known);
    case 'hash':
      return f.hash(file, line, plainText(error.found), error.known);
    case 'end':
      return f.end(file, line, plainText(error.found), error.known);
    case 'sealed':
      return f.sealed(file, line);
    case 'seal':
      return f.seal(file, line, error.found.slice(0, 8), error.known.slice(0, 8));
    case 'outcome':
      return f.outcome(file, line, cutColumns(plainText(error.found), MOST_WHAT), error.known);
  }
};

/** The record at `path`; a usage error when it cannot be read. */
export const openRecord = (m: Messages, path: string): ReadRecord => {
  const read = readRecord(path);
  if (!read.ok) throw new UsageError(faultSentence(m, path, read.error));
  return read.value;
};

/** A record, in a file of its own or in a report. */
export interface Source {
  readonly read: ReadRecord;
  /** The record's whole lines. */
  readonly text: string;
  /** What the report says of the screen and the machine; null for a record by itself. */
  readonly facts: ReportFacts | null;
}

/** The record or the report at `path`; a usage error when it cannot be read. */
export const openSource = (m: Messages, path: string): Source => {
  const text = readText(path);
  if (!text.ok) throw new UsageError(faultSentence(m, path, text.error));
  if (isReport(text.value)) {
    const report = parseReport(text.value);
    if (!report.ok) throw new UsageError(faultSentence(m, path, report.error));
    return report.value;
  }
  const read = parseRecord(text.value);
  if (!read.ok) throw new UsageError(faultSentence(m, path, read.error));
  return { read: read.value, text: text.value.slice(0, text.value.lastIndexOf('\n') + 1), facts: null };
};

/** The record's game played again, or the sentence that says where it differs (exit code 1). `each` is told every step. */
export const replayOrFail = (m: Messages, path: string, read: ReadRecord, each?: EachEntry): Replayed => {
  const replayed = replay(read.record, each);
  if (!replayed.ok) throw new UsageError(replaySentence(m, path, read, replayed.error), 1);
  return replayed.value;
};
