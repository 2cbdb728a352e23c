// A game written down (D-3), and its replay: the same actions give the same hashes or the first difference is named.
import { isOfHouse } from './data/house.js';
import { contentHash } from './data/load.js';
import { apply, create } from './game.js';
import { canonicalJson, hash } from './hash.js';
import { RULES_VERSION, rulesOfGame } from './rules.js';
import { isSecret, sealOf } from './sealed.js';
import { advance, startTimeline, type Timeline, undo } from './timeline.js';
import type {
  Action,
  Chance,
  GameSetup,
  Outcome,
  Rejection,
  Result,
  Rules,
  Seat,
  SeatInfo,
  SetupError,
  Step,
} from './types.js';

export const RECORD_FORMAT = 2;

export interface RecordHeader extends GameSetup {
  readonly format: number;
  readonly rules: number;
  /** Of the pack's content as this game reads it (`contentHash`): a record is never replayed with other content. */
  readonly packHash: string;
}

/**
 * One action, or the undoing of the last `undo` actions (D-4). `n` is the number of the line, from 1: undoings count
 * as well. `h` is the short hash of the state after it.
 */
export type RecordEntry =
  | { readonly n: number; readonly seat: Seat; readonly action: Action; readonly h: string }
  | { readonly n: number; readonly undo: number; readonly h: string };

export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly RecordEntry[];
  readonly end: { readonly outcome: Outcome; readonly hash: string } | null;
  /** D-5: the secret of sealed dice; the last line but one of a game that is over. */
  readonly secret?: string;
}

export type ReplayError =
  | { readonly code: 'format' | 'rulesVersion'; readonly found: number; readonly known: number }
  | { readonly code: 'setup'; readonly setup: SetupError }
  | { readonly code: 'board'; readonly found: string; readonly known: string }
  | { readonly code: 'rejected'; readonly entry: number; readonly rejection: Rejection }
  | { readonly code: 'undo'; readonly entry: number }
  | { readonly code: 'number'; readonly entry: number; readonly found: number; readonly known: number }
  | { readonly code: 'hash'; readonly entry: number; readonly found: string; readonly known: string }
  | { readonly code: 'end' | 'outcome'; readonly found: string; readonly known: string }
  /** D-5: a record of sealed dice that still lacks its secret; or one whose secret is not what was sealed. */
  | { readonly code: 'sealed' }
  | { readonly code: 'seal'; readonly found: string; readonly known: string };

export interface Replayed {
  readonly rules: Rules;
  readonly timeline: Timeline;
}

/** What is shown of each entry while replaying; `entry` counts from 0, -1 is the start of the game. */
export type EachEntry = (step: Step, entry: number) => void;

const hashOfContent = ({ pack, setup }: Rules): string => contentHash(pack, setup.options.missions !== undefined);

export const headerOf = (rules: Rules, chance: Chance, seats: readonly SeatInfo[]): RecordHeader => ({
  format: RECORD_FORMAT,
  rules: RULES_VERSION,
  packHash: hashOfContent(rules),
  setup: rules.setup,
  ...(isOfHouse(rules.pack) ? {} : { pack: rules.pack.data }),
  // What is written down before the end foretells nothing.
  chance: chance.dice === 'sealed' ? { ...chance, secret: null } : chance,
  seats,
});

/** The number of the question that an entry's answer is to: what was written down before it. */
export const questionOf = ({ n }: RecordEntry): number => n - 1;

const fail = (error: ReplayError): Result<never, ReplayError> => ({ ok: false, error });

const openRecord = (header: RecordHeader): Result<Rules, ReplayError> => {
  if (header.format !== RECORD_FORMAT) return fail({ code: 'format', found: header.format, known: RECORD_FORMAT });
  if (header.rules !== RULES_VERSION) return fail({ code: 'rulesVersion', found: header.rules, known: RULES_VERSION });
  const rules = rulesOfGame(header);
  if (!rules.ok) return fail({ code: 'setup', setup: rules.error });
  const known = hashOfContent(rules.value);
  return header.packHash === known ? rules : fail({ code: 'board', found: header.packHash, known });
};

/** What the dice of `record` come from; sealed ones need its secret, and prove that it is the one that was sealed. */
export const chanceIn = ({ header: { chance }, secret }: GameRecord): Result<Chance, ReplayError> => {
  if (chance.dice !== 'sealed') return { ok: true, value: chance };
  const known = secret ?? chance.secret;
  if (known === null) return fail({ code: 'sealed' });
  const found = isSecret(known) ? sealOf(known) : '';
  return found === chance.seal
    ? { ok: true, value: { ...chance, secret: known } }
    : fail({ code: 'seal', found, known: chance.seal });
};

const playEntry = (
  rules: Rules,
  timeline: Timeline,
  entry: RecordEntry,
  n: number,
): Result<{ readonly timeline: Timeline; readonly step: Step }, ReplayError> => {
  const known = timeline.state.actions + 1;
  if (entry.n !== known) return fail({ code: 'number', entry: n, found: entry.n, known });
  if ('undo' in entry) {
    const back = undo(rules, timeline, entry.undo);
    if (!back) return fail({ code: 'undo', entry: n });
    return { ok: true, value: { timeline: back, step: { ...back, events: [] } } };
  }
  const step = apply(rules, timeline, entry.seat, entry.action, questionOf(entry));
  if (!step.ok) return fail({ code: 'rejected', entry: n, rejection: step.error });
  return { ok: true, value: { timeline: advance(timeline, entry.seat, step.value), step: step.value } };
};

/** Plays `record` again from its seed. Nothing in it is trusted: each action is checked, each hash compared. */
export const replay = (record: GameRecord, each?: EachEntry): Result<Replayed, ReplayError> => {
  const opened = openRecord(record.header);
  if (!opened.ok) return opened;
  const rules = opened.value;
  const chance = chanceIn(record);
  if (!chance.ok) return chance;
  const start = create(rules, chance.value);
  each?.(start, -1);
  let timeline = startTimeline(start);
  for (const [n, entry] of record.entries.entries()) {
    const played = playEntry(rules, timeline, entry, n);
    if (!played.ok) return played;
    timeline = played.value.timeline;
    const known = hash(timeline.state).slice(0, 8);
    if (entry.h !== known) return fail({ code: 'hash', entry: n, found: entry.h, known });
    each?.(played.value.step, n);
  }
  if (record.end) {
    const known = hash(timeline.state);
    if (record.end.hash !== known) return fail({ code: 'end', found: record.end.hash, known });
    const [said, is] = [canonicalJson(record.end.outcome), canonicalJson(timeline.state.outcome)];
    if (said !== is) return fail({ code: 'outcome', found: said, known: is });
  }
  return { ok: true, value: { rules, timeline } };
};
