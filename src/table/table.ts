// The authority over one game: what is applied, written down and told, in that order. Its room calls it one thing at a time.
import {
  type Action,
  advance,
  apply,
  type Decision,
  type GameEvent,
  hash,
  type Moment,
  type Rejection,
  type Result,
  type Rules,
  redact,
  type Seat,
  type State,
  shortHash,
  type Timeline,
  undo,
  type View,
  type Viewer,
  view,
} from '../core/index.js';
import type { GameLine, GameLog } from './log.js';

export interface Update {
  readonly view: View;
  /** What happened since the last update, as this observer may see it. */
  readonly events: readonly GameEvent[];
  /** True after an undo: the position went back, and the log with it. */
  readonly undone: boolean;
}

/**
 * What became of an action. Refused, it has changed nothing: the rules forbid it, or it was late, since the question is not
 * open any more, somebody else was first, or the room is closed.
 */
export type Done = Result<null, Rejection>;

export interface TableOptions {
  readonly rules: Rules;
  readonly timeline: Timeline;
  readonly log: GameLog;
  /** Lines of the log that led to `timeline`, the first one included. */
  readonly lines: number;
  /** Told of every change, when it counts. */
  readonly changed: (events: readonly GameEvent[], undone: boolean) => void;
}

export const DONE: Done = { ok: true, value: null };
export const LATE: Done = { ok: false, error: { code: 'late', rule: 'D-4' } };

export class Table {
  readonly rules: Rules;
  readonly #log: GameLog;
  readonly #changed: TableOptions['changed'];
  #timeline: Timeline;
  #lines: number;
  /** The beginning of a new record is not safe yet either. */
  #isSaved = false;

  constructor({ rules, timeline, log, lines, changed }: TableOptions) {
    this.rules = rules;
    this.#timeline = timeline;
    this.#log = log;
    this.#lines = lines;
    this.#changed = changed;
  }

  get moment(): Moment {
    return this.#timeline;
  }

  /** Lines of the log that are played here, its first one included. */
  get lines(): number {
    return this.#lines;
  }

  get state(): State {
    return this.#timeline.state;
  }

  get open(): Decision | null {
    return this.#timeline.decision;
  }

  /** How many of its last actions `seat` may take back now (D-4). */
  undoable(seat: Seat): number {
    return this.#timeline.seat === seat ? this.#timeline.before.length : 0;
  }

  view(viewer: Viewer): View {
    return view(this.rules, this.#timeline, viewer);
  }

  redact(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
    return events.map((event) => redact(this.rules, event, viewer));
  }

  /** An answer of `seat` to the question of that number, or an aside (null): checked, written down, and only then kept. */
  async play(seat: Seat, action: Action, question: number | null): Promise<Done> {
    const step = apply(this.rules, this.#timeline, seat, action, question);
    if (!step.ok) return step;
    const { state, events } = step.value;
    // Written before it counts: when the disk refuses, the game has not moved on.
    if (!(await this.#write({ n: state.actions, seat, action, h: shortHash(state) }))) return LATE;
    this.#keep(advance(this.#timeline, seat, step.value), events, false);
    await this.#writeEnd();
    return DONE;
  }

  /** Takes back the last `count` actions of `seat` (D-4). */
  async undo(seat: Seat, count: number): Promise<Done> {
    const back = this.#timeline.seat === seat ? undo(this.rules, this.#timeline, count) : null;
    if (back === null) return { ok: false, error: { code: 'illegal', rule: 'D-4' } };
    if (!(await this.#write({ n: back.state.actions, undo: count, h: shortHash(back.state) }))) return LATE;
    this.#keep(back, [], true);
    return DONE;
  }

  /** Plays what others have written to the log meanwhile. */
  async readOn(): Promise<void> {
    for (const line of await this.#log.read(this.#lines)) {
      this.#lines++;
      if (!('outcome' in line)) this.#follow(line);
    }
  }

  /** Waits until everything is on the disk. */
  async sync(): Promise<void> {
    if (this.#isSaved) return;
    await this.#log.sync();
    this.#isSaved = true;
  }

  /** False where another process was first; then what it has written has been played. */
  async #write(line: GameLine): Promise<boolean> {
    const written = await this.#log.append(this.#lines, line);
    if (written === 'late') await this.readOn();
    else this.#lines++;
    this.#isSaved &&= written === 'late';
    return written === 'written';
  }

  async #writeEnd(): Promise<void> {
    const { outcome } = this.state;
    if (outcome === null) return;
    await this.#write({ outcome, hash: hash(this.state) });
    await this.sync();
  }

  #follow(line: Exclude<GameLine, { outcome: unknown }>): void {
    const differs = (): Error => new Error(`bug: line ${this.#lines - 1} of the game is not what is played here`);
    if ('undo' in line) {
      const back = undo(this.rules, this.#timeline, line.undo);
      if (back === null || shortHash(back.state) !== line.h) throw differs();
      this.#keep(back, [], true);
      return;
    }
    const step = apply(this.rules, this.#timeline, line.seat, line.action, this.open?.id ?? null);
    if (!step.ok || shortHash(step.value.state) !== line.h) throw differs();
    this.#keep(advance(this.#timeline, line.seat, step.value), step.value.events, false);
  }

  #keep(timeline: Timeline, events: readonly GameEvent[], undone: boolean): void {
    this.#timeline = timeline;
    this.#changed(events, undone);
  }
}
