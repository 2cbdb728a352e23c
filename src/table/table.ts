// One running game: asks the seat's driver, applies, writes the record, tells the observers. The only authority.
import {
  type Action,
  advance,
  apply,
  type Decision,
  type GameEvent,
  hash,
  type Outcome,
  type RecordEntry,
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
import type { SeatDriver } from './driver.js';

/** Where a table writes its game. Each call is on its way to the disk when it returns; `sync` waits until it is there. */
export interface RecordSink {
  append(entry: RecordEntry): void;
  end(outcome: Outcome, hash: string): void;
  sync(): void;
}

export interface Update {
  readonly view: View;
  /** What happened since the last update, as this observer may see it. */
  readonly events: readonly GameEvent[];
  /** True after an undo: the position went back, and the log with it. */
  readonly undone: boolean;
}

export interface Observer {
  readonly viewer: Viewer;
  update(update: Update): void;
}

export interface TableOptions {
  readonly rules: Rules;
  readonly timeline: Timeline;
  /** By seat. */
  readonly drivers: readonly SeatDriver[];
  readonly record: RecordSink | null;
  /** C-END-3: who answers for a seat that resigns. */
  readonly standIn: (seat: Seat, actions: number) => SeatDriver;
}

export class Table {
  readonly rules: Rules;
  readonly #drivers: SeatDriver[];
  readonly #record: RecordSink | null;
  readonly #standIn: TableOptions['standIn'];
  readonly #observers = new Set<Observer>();
  #timeline: Timeline;
  #question = new AbortController();
  #stopped = false;
  /** A person has acted since the record was last on the disk. */
  #isUnsaved = false;

  constructor(options: TableOptions) {
    this.rules = options.rules;
    this.#timeline = options.timeline;
    this.#drivers = [...options.drivers];
    this.#record = options.record;
    this.#standIn = options.standIn;
    for (const [seat, s] of options.timeline.state.seats.entries()) if (s.resigned) this.#seatStandIn(seat as Seat);
  }

  get state(): State {
    return this.#timeline.state;
  }

  /** Who may take back how many actions now (D-4). */
  get undoable(): { readonly seat: Seat | null; readonly count: number } {
    return { seat: this.#timeline.seat, count: this.#timeline.before.length };
  }

  /** Tells `observer` of everything from now on; returns the way to stop that. */
  observe(observer: Observer): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  /** Plays until the game is over or `stop` is called. Rejects when the record cannot be written. */
  async run(): Promise<Outcome | null> {
    for (;;) {
      if (this.#stopped) return null;
      const open = this.#timeline.decision;
      if (open === null) return this.state.outcome;
      const answer = await this.#ask(open);
      if (answer === null) continue;
      const done = this.#play(open.seat, answer, open.id);
      if (!done.ok && !this.#drivers[open.seat]?.isPerson) {
        throw new Error(`bug: seat ${open.seat} answered ${JSON.stringify(answer)}: ${done.error.rule}`);
      }
    }
  }

  /** An aside of `seat` (C-ATT-3, C-END-3). The open question is asked again. */
  aside(seat: Seat, action: Action): Result<null, Rejection> {
    const done = this.#play(seat, action, null);
    if (done.ok) this.#withdraw();
    return done;
  }

  /** Takes back the last `count` actions of `seat` (D-4). False where that is not allowed. */
  undo(seat: Seat, count: number): boolean {
    const back = this.#timeline.seat === seat ? undo(this.rules, this.#timeline, count) : null;
    if (back === null) return false;
    this.#record?.append({ n: back.state.actions, undo: count, h: shortHash(back.state) });
    this.#isUnsaved = true;
    this.#timeline = back;
    this.#tell([], true);
    this.#withdraw();
    return true;
  }

  /** Ends `run` without ending the game. */
  stop(): void {
    this.#stopped = true;
    this.#withdraw();
  }

  #sync(): void {
    this.#record?.sync();
    this.#isUnsaved = false;
  }

  #withdraw(): void {
    this.#question.abort();
  }

  #seatStandIn(seat: Seat): void {
    this.#drivers[seat] = this.#standIn(seat, this.state.actions);
  }

  /** The answer, or null when the question was withdrawn: a late answer is never taken for the next question. */
  async #ask(open: Decision): Promise<Action | null> {
    const driver = this.#drivers[open.seat];
    if (!driver) throw new Error(`bug: nobody in seat ${open.seat}`);
    // What bots do is worth waiting for the disk only when somebody is going to read it.
    if (driver.isPerson || this.#isUnsaved) this.#sync();
    const question = new AbortController();
    this.#question = question;
    const withdrawn = new Promise<null>((resolve) => {
      question.signal.addEventListener('abort', () => resolve(null));
    });
    const answer = await Promise.race([
      withdrawn,
      driver.decide(view(this.rules, this.#timeline, open.seat), open, question.signal).catch((error: unknown) => {
        if (question.signal.aborted) return null;
        throw error;
      }),
    ]);
    return question.signal.aborted ? null : answer;
  }

  #play(seat: Seat, action: Action, question: number | null): Result<null, Rejection> {
    const step = apply(this.rules, this.#timeline, seat, action, question);
    if (!step.ok) return step;
    const { state, events } = step.value;
    // Written before it counts: when the disk refuses, the game has not moved on.
    this.#record?.append({ n: state.actions, seat, action, h: shortHash(state) });
    this.#isUnsaved ||= this.#drivers[seat]?.isPerson === true;
    this.#timeline = advance(this.#timeline, seat, step.value);
    if (events.some((e) => e.type === 'seatResigned' && e.to === 'bot')) this.#seatStandIn(seat);
    if (state.outcome !== null) {
      this.#record?.end(state.outcome, hash(state));
      this.#sync();
    }
    this.#tell(events, false);
    return { ok: true, value: null };
  }

  #tell(events: readonly GameEvent[], undone: boolean): void {
    for (const observer of this.#observers) {
      observer.update({
        view: view(this.rules, this.#timeline, observer.viewer),
        events: events.map((event) => redact(this.rules, event, observer.viewer)),
        undone,
      });
    }
  }
}
