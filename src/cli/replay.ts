// risk-napoleon replay FILE: the game as a text log, or proof that it plays out the same.
import { hash, replay, type Step } from '../core/index.js';
import type { ReadRecord } from '../table/recordText.js';
import type { Language, Messages } from '../text/index.js';
import { narrate } from '../tui/narrate.js';
import { type Words, wordsOf } from '../tui/words.js';
import { UsageError } from './fail.js';
import { rulesOf } from './options.js';
import type { Output } from './output.js';
import { openRecord, replayOrFail, replaySentence } from './records.js';

export interface ReplayFlags {
  readonly verify?: boolean;
  readonly json?: boolean;
}

const verify = (path: string, read: ReadRecord, flags: ReplayFlags, m: Messages, output: Output): void => {
  const replayed = replay(read.record);
  const actions = read.record.entries.length;
  if (flags.json) {
    const error = replayed.ok ? null : replayed.error;
    const line = error && 'entry' in error ? (read.lines[error.entry] ?? null) : null;
    const firstDifference = error && { line, ...error, message: replaySentence(m, path, read, error) };
    const final = replayed.ok ? hash(replayed.value.timeline.state) : null;
    output.print(`${JSON.stringify({ ok: replayed.ok, actions, hash: final, firstDifference })}\n`);
    if (error) throw new UsageError('', 1);
    return;
  }
  const { timeline } = replayOrFail(m, path, read);
  output.print(`${m.cli.verified(actions, hash(timeline.state))}\n`);
};

/** The game as sentences, one an event, for a pipe. */
export const printLog =
  (words: Words, rules: ReturnType<typeof rulesOf>, output: Output) =>
  (step: Step): void => {
    for (const line of narrate(rules, words, step.events)) output.print(`${line.text}\n`);
  };

export const replayCommand = (
  path: string,
  flags: ReplayFlags,
  language: Language,
  m: Messages,
  output: Output,
): void => {
  const read = openRecord(m, path);
  if (read.truncated) output.error(`${m.recordFaults.truncated(path)}\n`);
  if (flags.verify) {
    verify(path, read, flags, m, output);
    return;
  }
  const rules = rulesOf(m, read.record.header.setup);
  const tell = printLog(wordsOf(rules, language), rules, output);
  const replayed = replay(read.record, tell);
  if (!replayed.ok) throw new UsageError(replaySentence(m, path, read, replayed.error), 1);
};
