// Reading records for a command, and saying in words what is wrong with one.
import { type ReplayError, type Replayed, type Result, replay } from '../core/index.js';
import type { ReadRecord } from '../table/recordText.js';
import { type ReadFault, readRecord } from '../table/save.js';
import { type Messages, plainText } from '../text/index.js';
import { UsageError } from './fail.js';
import { setupSentence } from './options.js';

export const faultSentence = (m: Messages, path: string, fault: ReadFault): string => {
  const f = m.recordFaults;
  const file = plainText(path);
  switch (fault.code) {
    case 'unreadable':
      return f.unreadable(file, plainText(fault.reason));
    case 'tooLarge':
      return f.tooLarge(file, fault.bytes);
    case 'empty':
      return f.empty(file);
    case 'notARecord':
      return f.notARecord(file, fault.line);
    case 'newer':
      return f.newer(file, fault.found, fault.known);
    case 'damaged':
      return f.damaged(file, fault.line, plainText(fault.what));
  }
};

export const replaySentence = (m: Messages, path: string, read: ReadRecord, error: ReplayError): string => {
  const f = m.recordFaults;
  const file = plainText(path);
  const line = 'entry' in error ? (read.lines[error.entry] ?? 0) : 0;
  switch (error.code) {
    case 'format':
      return f.newer(file, error.found, error.known);
    case 'rulesVersion':
      return f.rulesVersion(file, error.found, error.known);
    case 'setup':
      return `${file}: ${plainText(setupSentence(m, error.setup))}`;
    case 'board':
      return f.otherBoard(file);
    case 'rejected':
      return f.rejected(file, line, error.rejection.rule);
    case 'undo':
      return f.undo(file, line);
    case 'number':
      return f.number(file, line, error.found, error.known);
    case 'hash':
      return f.hash(file, line, plainText(error.found), error.known);
    case 'end':
      return f.end(file, plainText(error.found), error.known);
  }
};

/** The record at `path`; a usage error when it cannot be read. */
export const openRecord = (m: Messages, path: string): ReadRecord => {
  const read = readRecord(path);
  if (!read.ok) throw new UsageError(faultSentence(m, path, read.error));
  return read.value;
};

/** The record's game played again, or the sentence that says where it differs (exit code 1). */
export const replayOrFail = (m: Messages, path: string, read: ReadRecord): Replayed => {
  const replayed: Result<Replayed, ReplayError> = replay(read.record);
  if (!replayed.ok) throw new UsageError(replaySentence(m, path, read, replayed.error), 1);
  return replayed.value;
};
