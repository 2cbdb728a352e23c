// A room: one game, with those who play it and those who look on. Sessions join it and leave it without ending it; bots
// answer at its pace. Whatever is done in it is taken one at a time, in the order in which it came.
import type { Action, Decision, GameEvent, Moment, Outcome, Rules, Seat } from '../core/index.js';
import type { SeatDriver } from './driver.js';
import type { Guest, Place, RoomNews } from './guest.js';
import type { GameLog } from './log.js';
import { createMailbox } from './mailbox.js';
import { createOccupants, type Occupants } from './occupants.js';
import { createPacer, delayBefore, type Pace } from './pace.js';
import { DONE, type Done, LATE, Table, type TableOptions } from './table.js';

/** What a session has of a room: nothing by which it could look into the position. */
export type RoomDoor = Pick<Room, 'rules' | 'pace' | 'done' | 'start' | 'join' | 'setPace'>;

export interface RoomOptions {
  readonly rules: Rules;
  readonly timeline: TableOptions['timeline'];
  readonly log: GameLog;
  /** Lines of the log that led to `timeline`, the first one included. */
  readonly lines: number;
  /** By seat: who answers where nobody sits; null is a person's. */
  readonly drivers: readonly (SeatDriver | null)[];
  /** The built-in bot that takes a seat over: C-END-3, and for a bot that breaks the rules. `from`: actions played so far. */
  readonly standIn: (seat: Seat, from: number) => SeatDriver;
  /** False where another process plays the bots of this game; see `drive`. */
  readonly drives?: boolean;
  /** Null where nobody watches: bots answer at once. */
  readonly pace?: Pace | null;
}

/** The question that is open, as it was put to somebody. */
interface Question {
  readonly open: Decision;
  readonly isPersons: boolean;
  /** Guests that it was put to. */
  readonly asked: Set<Guest>;
  /** Fires when it is not open any more. */
  readonly withdrawn: AbortController;
}

export class Room {
  readonly rules: Rules;
  /** Resolves when the game is over, or with null when the room was closed; rejects where the game cannot be written down. */
  readonly done: Promise<Outcome | null>;
  readonly #table: Table;
  readonly #occupants: Occupants;
  readonly #guests = new Set<Guest>();
  readonly #mailbox = createMailbox();
  readonly #pacer = createPacer();
  #pace: Pace | null;
  #question: Question | null = null;
  /** A person has acted since the record was last on the disk. */
  #isDue = false;
  #isBegun = false;
  #drives: boolean;
  #isAnswered = false;
  #isClosed = false;
  #end: (outcome: Outcome | null) => void = () => {};
  #break: (error: unknown) => void = () => {};

  constructor(options: RoomOptions) {
    const { rules, timeline, log, lines, drivers, standIn, pace = null, drives = true } = options;
    this.rules = rules;
    this.#pace = pace;
    this.#drives = drives;
    const changed: TableOptions['changed'] = (events, undone) => this.#changed(events, undone);
    this.#table = new Table({ rules, timeline, log, lines, changed });
    this.#occupants = createOccupants({ rules, drivers, standIn, moment: () => this.#table.moment });
    this.done = new Promise((resolve, reject) => {
      this.#end = resolve;
      this.#break = reject;
    });
    this.done.catch(() => {}); // whoever waits for it hears of it
  }

  get moment(): Moment {
    return this.#table.moment;
  }

  get pace(): Pace | null {
    return this.#pace;
  }

  /** From now on the game goes on; may be called again. Resolves when what is open is asked. */
  start(): Promise<void> {
    this.#isBegun = true;
    return this.#take(() => {}).then(() => {});
  }

  /** Lets `guest` in. If one of its seats is asked already it is asked, too. */
  join(guest: Guest): Place {
    const seen = this.#table.view(guest.viewer);
    this.#guests.add(guest);
    void this.#take(() => {
      if (this.#question?.isPersons) this.#ask(guest, this.#question);
    });
    const own = (seat: Seat): Seat => {
      if (!guest.seats.includes(seat)) throw new Error(`bug: seat ${seat} is another guest's`);
      return seat;
    };
    return {
      view: seen,
      answer: (decision, action) => this.answer(own(decision.seat), decision, action),
      aside: (seat, action) => this.aside(own(seat), action),
      undo: (seat, count) => this.undo(own(seat), count),
      leave: () => void this.#guests.delete(guest),
    };
  }

  /** The answer of `seat` to `decision`; late where that is not the open question any more. */
  answer(seat: Seat, decision: Decision, action: Action): Promise<Done> {
    return this.#take(() => this.#answer(seat, decision, action));
  }

  /** Something that `seat` does without being asked. */
  aside(seat: Seat, action: Action): Promise<Done> {
    return this.#take(() => this.#play(seat, action, null));
  }

  /** Takes back the last `count` actions of `seat` (D-4). */
  undo(seat: Seat, count: number): Promise<Done> {
    return this.#take(async () => {
      const done = await this.#table.undo(seat, count);
      this.#isDue ||= done.ok;
      return done;
    });
  }

  /** Puts a bot into `seat`, or leaves it to the guests; the open question is asked again where it is that seat's. */
  occupy(seat: Seat, driver: SeatDriver | null): Promise<Done> {
    return this.#take(() => {
      this.#occupants.put(seat, driver);
      if (this.#question?.open.seat === seat) this.#withdraw();
      return DONE;
    });
  }

  /** From now on bots answer here, or not any more: then what they are asked waits for what others write to the log. */
  drive(drives: boolean): Promise<Done> {
    return this.#take(() => {
      this.#drives = drives;
      if (!drives && this.#question?.isPersons === false) this.#withdraw();
      return DONE;
    });
  }

  /** Others have written line `n` to the log, or may have; nothing is read where it is known here. */
  readOn(n = Number.POSITIVE_INFINITY): Promise<Done> {
    return this.#take(async () => {
      if (n >= this.#table.lines) await this.#table.readOn();
      return DONE;
    });
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#pacer.wake();
    this.#announce({ type: 'paced', pace });
  }

  /** Ends the room without ending the game. What was begun is finished; what waits is late. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#guests.clear();
    this.#pacer.close();
    this.#withdraw();
    this.#end(null);
    await this.#mailbox.settled();
  }

  /** Does `task` in its turn; then asks what is to be asked. */
  #take<T>(task: () => T | Promise<T>): Promise<T | Done> {
    return this.#mailbox.post(async () => {
      if (this.#isClosed) return LATE;
      try {
        const result = await task();
        await this.#goOn();
        return result;
      } catch (error) {
        this.#fail(error);
        return LATE;
      }
    });
  }

  /** The game cannot be written down, or the program is at fault: nothing is played here any more. */
  #fail(error: unknown): void {
    this.#isClosed = true;
    this.#pacer.close();
    this.#withdraw();
    this.#break(error);
  }

  async #play(seat: Seat, action: Action, question: number | null): Promise<Done> {
    const isPerson = this.#occupants.isPerson(seat);
    const done = await this.#table.play(seat, action, question);
    if (done.ok) this.#isDue ||= isPerson;
    return done;
  }

  /** Whoever answers knows that the question is not open any more. */
  #answer(seat: Seat, { id }: Decision, action: Action): Promise<Done> {
    this.#isAnswered = true;
    return this.#play(seat, action, id).finally(() => {
      this.#isAnswered = false;
    });
  }

  #changed(events: readonly GameEvent[], undone: boolean): void {
    const question = this.#takeBack();
    for (const event of events)
      if (event.type === 'seatResigned' && event.to === 'bot') this.#occupants.standIn(event.seat);
    for (const guest of [...this.#guests]) {
      this.#tell(guest, () => {
        const { viewer, seats } = guest;
        guest.update({ view: this.#table.view(viewer), events: this.#table.redact(events, viewer), undone });
        if (guest.seen) for (const seat of seats) guest.seen(seat, this.#table.redact(events, seat));
      });
    }
    if (!this.#isAnswered) this.#tellWithdrawn(question);
  }

  #withdraw(): void {
    this.#tellWithdrawn(this.#takeBack());
  }

  /** The question that was open is not any more. */
  #takeBack(): Question | null {
    const question = this.#question;
    this.#question = null;
    question?.withdrawn.abort();
    return question;
  }

  #tellWithdrawn(question: Question | null): void {
    for (const guest of question?.asked ?? []) this.#tell(guest, () => guest.withdrawn());
  }

  /** Asks the open question where it has not been asked yet, or ends with the game. */
  async #goOn(): Promise<void> {
    const { open } = this.#table;
    if (this.#isClosed || !this.#isBegun) return;
    if (open === null) this.#end(this.#table.state.outcome);
    if (open === null || this.#question?.open === open) return;
    const driver = this.#occupants.at(open.seat);
    if (driver !== null && !this.#drives) return;
    // What bots do is worth waiting for the disk only when somebody is going to read it.
    if (driver === null || this.#isDue) await this.#table.sync();
    if (this.#isClosed) return;
    this.#isDue = false;
    const question: Question = { open, isPersons: driver === null, asked: new Set(), withdrawn: new AbortController() };
    this.#question = question;
    if (driver !== null) void this.#letDecide(driver, question);
    else for (const guest of [...this.#guests]) this.#ask(guest, question);
  }

  #ask(guest: Guest, { open, asked }: Question): void {
    const { seat } = open;
    if (!guest.seats.includes(seat) || asked.has(guest)) return;
    asked.add(guest);
    this.#tell(guest, () => guest.asked(this.#table.view(seat), open, this.#table.undoable(seat)));
  }

  /** Calls `guest`. What fails in it is its own; the others play on. */
  #tell(guest: Guest, call: () => void): void {
    try {
      if (this.#guests.has(guest)) call();
    } catch (error) {
      this.#guests.delete(guest);
      guest.failed(error);
    }
  }

  // --- Bots ----------------------------------------------------------------------------------------------------------

  async #letDecide(driver: SeatDriver, question: Question): Promise<void> {
    const { open, withdrawn } = question;
    const { signal } = withdrawn;
    await this.#pause(open);
    if (signal.aborted) return;
    let action: Action | null = null;
    try {
      action = await driver.decide(this.#table.view(open.seat), open, signal);
    } catch {} // a bot that fails has not answered
    await this.#take(() => (this.#question === question ? this.#botAnswered(open, action) : LATE));
  }

  async #pause(open: Decision): Promise<void> {
    if (this.#pace === null) return;
    const { turn } = this.#table.state;
    if (this.#pace.skipsSetup === true && !this.#pace.paused && turn.round === 0) return;
    const delay = delayBefore(this.#pace.speed, turn, open, this.#occupants.isPerson(turn.seat));
    if (delay !== null) await this.#pacer.wait(delay, () => this.#pace?.paused === true);
  }

  /** What the rules refuse counts against the bot; the question stays open, for it or for whoever takes its place. */
  async #botAnswered(open: Decision, action: Action | null): Promise<Done> {
    const { seat } = open;
    const done = action === null ? null : await this.#play(seat, action, open.id);
    if (done?.ok) this.#occupants.wasLegal(seat);
    else if (done?.error.code !== 'late') {
      const why = done?.error ?? 'failed';
      if (this.#occupants.wasFault(seat)) this.#announce({ type: 'botReplaced', seat, why });
      this.#withdraw();
    }
    return done ?? LATE;
  }

  #announce(news: RoomNews): void {
    for (const guest of [...this.#guests]) this.#tell(guest, () => guest.told?.(news));
  }
}
