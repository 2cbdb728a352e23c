// One game on this screen: the table, the seats played here, and the model that shows them.
import { type Decision, type Rules, type Seat, type Timeline, view } from '../../core/index.js';
import { type Audience, playersOf, spiesOf } from '../../narration/audience.js';
import { adviceFor } from '../../table/advice.js';
import { pacedDriver, type SeatDriver } from '../../table/driver.js';
import { type RecordSink, Table } from '../../table/table.js';
import { onAsked, onProgress, onSpied, onWithdrawn } from '../change/incoming.js';
import { shownOf, turnDice } from '../change/tumble.js';
import { onKey } from '../change/update.js';
import { type Auto, type Context, type Effect, type EffectOf, type Model, newModel, type Size } from '../model.js';
import type { Key } from '../terminal/keys.js';
import { createDeedQueue, type Deed } from './deeds.js';
import { afterStep, type PastStep } from './film.js';
import { createHere } from './here.js';
import { createPacer, DELAYS, SETUP_DELAY } from './pacer.js';

export interface SessionOptions {
  readonly rules: Rules;
  readonly timeline: Timeline;
  /** Steps of a game that goes on, for the log; [] for a new one but its first. */
  readonly past: readonly PastStep[];
  readonly record: RecordSink | null;
  /** The bot of a seat, with chance of its own; `from`: actions played when it sits down. */
  readonly bot: (seat: Seat, from: number) => SeatDriver;
  readonly context: Omit<Context, 'rules' | 'advice' | 'persons'>;
  readonly size: Size;
  /** Armies are placed for the persons here until the first turn. */
  readonly placeForMe: boolean;
  readonly show: (model: Model) => void;
  readonly leave: (to: 'quit' | 'menu' | 'rematch') => void;
  /** A sentence that the screen begins with. */
  readonly notice?: string | null;
  /** Writes a report of what `model` shows; gives what the player is told of it. */
  readonly report?: ((model: Model) => string) | undefined;
}

export interface Session {
  key(key: Key): void;
  act(deed: Deed): void;
  resize(size: Size): void;
  /** Resolves when the game is over or was stopped; rejects when it cannot be written down. */
  readonly done: Promise<unknown>;
  stop(): void;
}

/** Milliseconds between one face of a tumbling die and the next. */
const TURN_TIME = 90;
/** The longest wait before an attack that goes on by itself rolls again, in milliseconds. */
const MOST_BETWEEN_ROLLS = 400;

/** The screen before the first question; of a game that goes on with what has happened in its log. */
const beginning = (options: SessionOptions, audience: Audience): Model => {
  const { rules, timeline, size, past } = options;
  const { persons, viewer } = audience;
  const context: Context = { ...options.context, rules, advice: adviceFor(rules), persons };
  const auto: Auto | null = options.placeForMe ? { do: 'setup', seats: persons } : null;
  const empty = newModel(context, size, view(rules, timeline, viewer));
  const begun: Model = { ...empty, auto, notice: options.notice ?? null };
  return past.reduce((model, step) => afterStep(model, rules, audience, step), begun);
};

/** How long a bot waits before it answers, in milliseconds, so that people can follow; null where it does not. */
const delayBefore = ({ view: { turn }, speed, context }: Model, { kind }: Decision): number | null => {
  // A person who attacks is not kept waiting for dice: the next key is for the question that follows.
  if (kind === 'defend' && context.persons.includes(turn.seat)) return null;
  const isSetup = turn.round === 0 && (kind === 'claim' || kind === 'place');
  return isSetup ? Math.min(SETUP_DELAY, DELAYS[speed]) : DELAYS[speed];
};

export const startSession = (options: SessionOptions): Session => {
  const { rules, timeline } = options;
  const audience = playersOf(options.context.seats);
  const pacer = createPacer();
  let model = beginning(options, audience);
  /** Another screen has taken over: what was still on its way must not bring this one back. */
  let isStopped = false;
  let tumbling: NodeJS.Timeout | undefined;

  const set = (next: Model): void => {
    if (isStopped) return;
    model = next;
    options.show(shownOf(model));
    if (model.tumble !== null) tumbling ??= setTimeout(turn, TURN_TIME);
  };
  const turn = (): void => {
    tumbling = undefined;
    if (model.tumble !== null) set(turnDice(model));
  };

  const bot = (seat: Seat, from: number): SeatDriver =>
    pacedDriver(options.bot(seat, from), async (decision) => {
      const delay = delayBefore(model, decision);
      if (delay !== null) await pacer.wait(delay, () => model.paused);
    });

  const here = createHere(
    (seen, decision) => {
      const { seat, count } = table.undoable;
      const [next, effects] = onAsked(model, seen, decision, seat === decision.seat ? count : 0);
      set(next);
      perform(effects);
    },
    () => set(onWithdrawn(model)),
  );

  const table = new Table({
    rules,
    timeline,
    record: options.record,
    standIn: bot,
    drivers: options.context.seats.map((s, seat) =>
      s.driver === 'person' ? here.driver : bot(seat as Seat, timeline.state.actions),
    ),
  });
  table.observe({ viewer: audience.viewer, update: (update) => set(onProgress(model, update)) });
  for (const seat of spiesOf(audience)) {
    table.observe({ viewer: seat, update: ({ events }) => set(onSpied(model, seat, events)) });
  }

  const answer = ({ question, action, pace }: EffectOf<'answer'>): void => {
    const { auto, speed } = model;
    const delay = pace ? Math.min(DELAYS[speed], MOST_BETWEEN_ROLLS) : 0;
    // A key may have stopped the attack meanwhile.
    here.answer(
      question,
      action,
      delay === 0 ? null : pacer.wait(delay, () => false),
      () => delay === 0 || model.auto === auto,
    );
  };

  let breakOff: (error: unknown) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    breakOff = reject;
  });
  /** What the table writes down at once may fail like an answer does. */
  const tryNow = (change: () => unknown): void => {
    try {
      change();
    } catch (error) {
      breakOff(error);
    }
  };

  const perform = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      switch (effect.do) {
        case 'answer':
          answer(effect);
          break;
        case 'undo':
          tryNow(() => table.undo(effect.seat, 1));
          break;
        case 'aside':
          tryNow(() => table.aside(effect.seat, effect.action));
          break;
        case 'quit':
        case 'menu':
        case 'rematch':
          options.leave(effect.do);
          break;
        case 'report':
          set({ ...model, notice: options.report?.(model) ?? null });
          break;
        case 'wake':
          pacer.wake();
          break;
        case 'seek':
        case 'play':
        case 'eyes':
          throw new Error(`bug: nothing to ${effect.do} in a game`);
      }
    }
  };

  const deeds = createDeedQueue((deed) => {
    const [next, effects] = deed(model);
    set(next);
    perform(effects);
    return effects.length > 0;
  });

  options.show(model);
  return {
    key: (key) => deeds.add((before) => onKey(before, key)),
    act: (deed) => deeds.add(deed),
    resize: (size) => set({ ...model, size }),
    done: Promise.race([table.run(), broken]),
    stop: () => {
      isStopped = true;
      clearTimeout(tumbling);
      deeds.stop();
      table.stop();
      pacer.close();
    },
  };
};
