// The clock of a table: who has how long for an answer, and what happens when the time is over. Pure: time comes in.
import type { Clock } from '../store/index.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** What a new table offers; null is none. Seconds. */
export const CLOCKS: readonly Clock[] = [
  null,
  { answer: MINUTE, reaction: 20 },
  { answer: 3 * MINUTE, reaction: 20 },
  { answer: DAY, reaction: DAY },
  { answer: 3 * DAY, reaction: 3 * DAY },
  { answer: 7 * DAY, reaction: 7 * DAY },
];

/** Whether people sit at the table together; else they look in now and then. */
export const isLive = (clock: Clock): boolean => clock !== null && clock.answer < DAY;

/** Questions in another seat's turn: everybody waits for them. */
const REACTIONS: ReadonlySet<string> = new Set(['react', 'defend', 'thinking']);

/** Answers in a row that a bot has given for somebody before it goes on by itself. */
export const MOST_MISSED = 3;

/** The open question of a table, as its clock sees it. */
export interface Question {
  /** Of the rules: never the same again. */
  readonly number: number;
  readonly seat: number;
  readonly kind: string;
}

export interface TableClock {
  readonly clock: Clock;
  readonly question: Question | null;
  /** When the question was asked. */
  readonly since: number;
  /** When a bot answers it; null: never. */
  readonly deadline: number | null;
  /** By seat: how many questions in a row its time ran out. */
  readonly missed: readonly number[];
  /** Seats that the others have agreed to wait for, however long it takes. */
  readonly waitedFor: readonly number[];
}

export const newClock = (clock: Clock, seats: number): TableClock => ({
  clock,
  question: null,
  since: 0,
  deadline: null,
  missed: Array.from({ length: seats }, () => 0),
  waitedFor: [],
});

/** Whether a bot plays the seat until its person takes over again. */
export const isStoodIn = (state: TableClock, seat: number): boolean => (state.missed[seat] ?? 0) >= MOST_MISSED;

const secondsFor = (clock: NonNullable<Clock>, kind: string): number =>
  REACTIONS.has(kind) ? clock.reaction : clock.answer;

/** `question` is asked now, or was asked at `since` before this process knew. `isPerson`: bots need no clock. */
export const asked = (state: TableClock, question: Question, isPerson: boolean, since: number): TableClock => {
  if (state.question?.number === question.number) return state;
  const isTimed = isPerson && state.clock !== null && !state.waitedFor.includes(question.seat);
  const deadline = isTimed && state.clock !== null ? since + 1000 * secondsFor(state.clock, question.kind) : null;
  return { ...state, question, since, deadline };
};

/** Nobody is asked: the game is over, or the table waits for its store. */
export const idle = (state: TableClock): TableClock => ({ ...state, question: null, deadline: null });

/** The seat's person has answered, or has said that they are back. */
export const present = (state: TableClock, seat: number): TableClock => {
  if ((state.missed[seat] ?? 0) === 0) return state;
  return { ...state, missed: state.missed.map((n, i) => (i === seat ? 0 : n)) };
};

/** Whether the time of the open question is over. */
export const isOver = (state: TableClock, now: number): boolean => state.deadline !== null && now >= state.deadline;

/** Whether that was told: an open question that had a time and has none any more. */
export const isTimeUp = (state: TableClock): boolean => {
  const { clock, question, deadline, waitedFor } = state;
  return clock !== null && question !== null && deadline === null && !waitedFor.includes(question.seat);
};

/** A bot answers the open question: it counts against the seat, and has no time any more. */
export const expired = (state: TableClock): TableClock => {
  const seat = state.question?.seat;
  if (seat === undefined) return state;
  return { ...state, deadline: null, missed: state.missed.map((n, i) => (i === seat ? n + 1 : n)) };
};

/** The others have agreed to wait for `seat`. */
export const waitFor = (state: TableClock, seat: number): TableClock => ({
  ...state,
  waitedFor: state.waitedFor.includes(seat) ? state.waitedFor : [...state.waitedFor, seat],
  deadline: state.question?.seat === seat ? null : state.deadline,
});

/** The others have agreed to let a bot play `seat` until its person is back. */
export const letPlay = (state: TableClock, seat: number, now: number): TableClock => ({
  ...state,
  waitedFor: state.waitedFor.filter((s) => s !== seat),
  missed: state.missed.map((n, i) => (i === seat ? Math.max(n, MOST_MISSED) : n)),
  deadline: state.question?.seat === seat ? now : state.deadline,
});

/** The house's clock looks at its tables this often, in milliseconds. */
export const TICK = 500;
/** A tick that comes this much late, or before the last one: the machine slept, or its clock was set. */
const JUMP = 30_000;

/** How far a clock has jumped between two ticks, in milliseconds; 0 where it went as clocks do. */
export const jumpOf = (before: number, now: number): number => {
  const gap = now - before - TICK;
  return Math.abs(gap) >= JUMP ? gap : 0;
};

/** Nobody loses time to a jump at a live table; days of correspondence are days of the calendar. */
export const shifted = (state: TableClock, jump: number): TableClock => {
  if (jump === 0 || !isLive(state.clock)) return state;
  return { ...state, since: state.since + jump, deadline: state.deadline === null ? null : state.deadline + jump };
};

/** Whether what is left is the last tenth, or under ten seconds: then it is shown inverse. */
export const isShort = (leftMs: number, answerSeconds: number): boolean =>
  leftMs < 10_000 || leftMs < answerSeconds * 100;
