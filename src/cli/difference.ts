// Where a record and its replay part, in words. A record has nothing but hashes of its states: so what is told is what
// the line says, and what it leads to here.
import {
  actionText,
  advance,
  apply,
  create,
  formatPosition,
  type GameEvent,
  momentOf,
  questionOf,
  type RecordEntry,
  type ReplayError,
  type Rules,
  type Seat,
  type State,
  shortHash,
  startTimeline,
  type TerritoryId,
  type Timeline,
  undo,
  view,
} from '../core/index.js';
import { narrate } from '../narration/narrate.js';
import type { Words } from '../narration/words.js';
import type { ReadRecord } from '../table/recordText.js';
import { cutColumns, plainText } from '../text/index.js';

export interface Difference {
  /** What the line says; null where it is about the end of the game. */
  readonly recorded: { readonly line: number; readonly text: string; readonly hash: string } | null;
  /** The state here, and what the line changes to get there. */
  readonly replayed: { readonly hash: string; readonly changes: readonly string[]; readonly position: string };
  /** How many of the lines after it disagree too, as far as they can be played. */
  readonly linesAfter: number;
}

interface Moved {
  readonly timeline: Timeline;
  readonly events: readonly GameEvent[];
}

const follow = (rules: Rules, timeline: Timeline, entry: RecordEntry): Moved | null => {
  if ('undo' in entry) {
    const back = undo(rules, timeline, entry.undo);
    return back && { timeline: back, events: [] };
  }
  const step = apply(rules, timeline, entry.seat, entry.action, questionOf(entry));
  return step.ok ? { timeline: advance(timeline, entry.seat, step.value), events: step.value.events } : null;
};

const MOST_DETAILS = 12;
/** Columns that an action without words of its own is shown up to. */
const MOST_ACTION = 200;

/** Every value in which two trees of plain data differ, by its path: for the parts of a state that have no words. */
const detailsOf = (before: unknown, after: unknown, path: string): string[] => {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    return before === after ? [] : [`${path}: ${JSON.stringify(before) ?? '-'} -> ${JSON.stringify(after) ?? '-'}`];
  }
  const [a, b] = [before as Readonly<Record<string, unknown>>, after as Readonly<Record<string, unknown>>];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => detailsOf(a[key], b[key], `${path}.${key}`));
};

const changesBetween = (rules: Rules, words: Words, before: State, after: State): string[] => {
  const d = words.m.cli.difference;
  const place = (state: State, i: number): string => {
    const owner = state.owner[i] ?? null;
    return owner === null ? d.unclaimed : d.place(words.seat(owner), state.armies[i] ?? 0);
  };
  const territories = rules.board.territories.flatMap(({ id }, i) => {
    const [was, is] = [place(before, i), place(after, i)];
    return was === is ? [] : [d.territory(words.territory(id as TerritoryId), was, is)];
  });
  const hands = after.seats.flatMap(({ hand }, seat) => {
    const was = before.seats[seat]?.hand.length ?? 0;
    return was === hand.length ? [] : [d.cards(words.seat(seat as Seat), was, hand.length)];
  });
  const { turn, waitingFor } = view(rules, momentOf(rules, after), 'omniscient');
  const next = waitingFor
    ? [d.turn(turn.round, words.seat(waitingFor.seat), words.m.screen.phases[waitingFor.kind])]
    : [];
  const details = detailsOf(before.napoleon, after.napoleon, 'napoleon').slice(0, MOST_DETAILS);
  const all = [...territories, ...hands, ...details];
  return [...(all.length === 0 ? [d.nothing] : all), ...next];
};

const entryText = (
  rules: Rules,
  words: Words,
  entry: RecordEntry,
  line: number,
  events: readonly GameEvent[],
): string => {
  const d = words.m.cli.difference;
  if ('undo' in entry) return d.recordedUndo(line, entry.undo, entry.h);
  const told = narrate(rules, words, events).map(({ text }) => text);
  const what =
    told.length === 0
      ? `${words.m.labelled(words.seat(entry.seat), cutColumns(plainText(actionText(entry.action)), MOST_ACTION))}.`
      : told.join(' ');
  return d.recorded(line, what, entry.h);
};

/** What there is to say of `error` beyond its sentence; null where the record could not be begun. */
export const differenceOf = (rules: Rules, words: Words, read: ReadRecord, error: ReplayError): Difference | null => {
  const { entries } = read.record;
  const at = 'entry' in error ? error.entry : entries.length;
  let timeline = startTimeline(create(rules, read.record.header.chance));
  for (const entry of entries.slice(0, at)) {
    const moved = follow(rules, timeline, entry);
    if (moved === null) return null;
    timeline = moved.timeline;
  }
  const entry = entries[at];
  const before = timeline.state;
  const moved = entry ? follow(rules, timeline, entry) : null;
  const after = moved?.timeline.state ?? before;
  let linesAfter = 0;
  let later = moved;
  for (const next of entries.slice(at + 1)) {
    later = later && follow(rules, later.timeline, next);
    if (later === null || next.h !== shortHash(later.timeline.state)) linesAfter++;
  }
  const line = read.lines[at] ?? read.lastLine;
  return {
    recorded: entry && moved ? { line, text: entryText(rules, words, entry, line, moved.events), hash: entry.h } : null,
    replayed: {
      hash: shortHash(after),
      changes: moved ? changesBetween(rules, words, before, after) : [],
      position: formatPosition(rules, after),
    },
    linesAfter,
  };
};

/** The same as lines for people. */
export const differenceLines = (words: Words, { recorded, replayed, linesAfter }: Difference): string[] => {
  const d = words.m.cli.difference;
  return [
    ...(recorded ? [`  ${recorded.text}`, d.replayed(replayed.hash), ...replayed.changes.map((c) => `    ${c}`)] : []),
    d.position(replayed.position),
    ...(recorded ? [`  ${linesAfter === 0 ? d.only : d.more(linesAfter)}`] : []),
  ];
};
