// One game on this screen: the table, the seats played here, and the model that shows them.
import { BOTS, isBotId } from '../bots/index.js';
import { type Action, type Decision, type Rules, type Seat, type Timeline, type View, view } from '../core/index.js';
import { adviceFor } from '../table/advice.js';
import { botDriver, pacedDriver, type SeatDriver } from '../table/driver.js';
import { type RecordSink, Table } from '../table/table.js';
import { playersOf, spiesOf } from './audience.js';
import { afterStep, type PastStep } from './film.js';
import { onAsked, onProgress, onSpied, onWithdrawn } from './incoming.js';
import { type Auto, type Context, type Effect, type Model, newModel, type Size } from './model.js';
import { createPacer, DELAYS, SETUP_DELAY } from './pacer.js';
import type { Updated } from './stages.js';
import type { Key } from './terminal/keys.js';
import { shownOf } from './tumble.js';
import { onKey } from './update.js';

export interface SessionOptions {
  readonly rules: Rules;
  readonly timeline: Timeline;
  /** Steps of a game that goes on, for the log; [] for a new one but its first. */
  readonly past: readonly PastStep[];
  readonly record: RecordSink | null;
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

/** Something done at the keyboard, to whatever the deed before it has left. */
export type Deed = (model: Model) => Updated;

export interface Session {
  key(key: Key): void;
  act(deed: Deed): void;
  resize(size: Size): void;
  /** Resolves when the game is over or was stopped; rejects when it cannot be written down. */
  readonly done: Promise<unknown>;
  stop(): void;
}

/** Milliseconds between one face of a tumbling die and the next. */
const TURN_TIME = 60;

interface Pending {
  readonly decision: Decision;
  readonly resolve: (action: Action) => void;
}

export const startSession = (options: SessionOptions): Session => {
  const { rules } = options;
  const audience = playersOf(rules);
  const { persons, viewer } = audience;
  const context: Context = { ...options.context, rules, advice: adviceFor(rules), persons };
  const pacer = createPacer();
  let pending: Pending | null = null;

  const startAuto: Auto | null = options.placeForMe ? { do: 'setup', seats: persons } : null;
  let model: Model = {
    ...newModel(context, options.size, view(rules, options.timeline.state, viewer)),
    auto: startAuto,
    notice: options.notice ?? null,
  };
  for (const step of options.past) model = afterStep(model, rules, audience, step);

  let tumbling: NodeJS.Timeout | undefined;
  /** Another screen has taken over: what was still on its way must not bring this one back. */
  let isStopped = false;
  const set = (next: Model): void => {
    if (isStopped) return;
    model = next;
    options.show(shownOf(model));
    if (model.tumble !== null && tumbling === undefined) tumbling = setTimeout(turnDice, TURN_TIME);
  };
  const turnDice = (): void => {
    tumbling = undefined;
    const { tumble } = model;
    if (tumble !== null) set({ ...model, tumble: tumble.left > 1 ? { ...tumble, left: tumble.left - 1 } : null });
  };

  const pause = async (decision: Decision): Promise<void> => {
    const { turn } = model.view;
    // A person who attacks is not kept waiting for dice: the next key is for the question that follows.
    if (decision.kind === 'defend' && persons.includes(turn.seat)) return;
    const isSetup = turn.round === 0 && (decision.kind === 'claim' || decision.kind === 'place');
    const delay = DELAYS[model.speed];
    await pacer.wait(isSetup ? Math.min(SETUP_DELAY, delay) : delay, () => model.paused);
  };

  const bot = (seat: Seat, from: number): SeatDriver => {
    const id = rules.setup.seats[seat]?.driver ?? '';
    return pacedDriver(botDriver(rules, (isBotId(id) ? BOTS[id] : BOTS.simple)(rules), seat, from), pause);
  };

  const person: SeatDriver = {
    isPerson: true,
    decide: (seen: View, decision, cancel) =>
      new Promise((resolve) => {
        pending = { decision, resolve };
        cancel.addEventListener('abort', () => {
          pending = null;
          set(onWithdrawn(model));
        });
        const { seat, count } = table.undoable;
        const [next, effects] = onAsked(model, seen, decision, seat === decision.seat ? count : 0);
        set(next);
        perform(effects);
      }),
  };

  const table = new Table({
    rules,
    timeline: options.timeline,
    record: options.record,
    standIn: bot,
    drivers: rules.setup.seats.map((s, seat) =>
      s.driver === 'person' ? person : bot(seat as Seat, options.timeline.state.actions),
    ),
  });
  table.observe({ viewer, update: (update) => set(onProgress(model, update)) });
  for (const seat of spiesOf(audience)) {
    table.observe({ viewer: seat, update: ({ events }) => set(onSpied(model, seat, events)) });
  }

  /** Gives the answer to the question that is open when it was meant, and to no other. */
  const answer = (action: Action, paced: boolean): void => {
    const asked = pending;
    const give = (): void => {
      if (asked === null || pending !== asked) return;
      pending = null;
      asked.resolve(action);
    };
    const delay = Math.min(DELAYS[model.speed], 400);
    if (!paced || delay === 0) give();
    else {
      const { auto } = model;
      void pacer
        .wait(delay, () => false)
        .then(() => {
          if (model.auto === auto) give();
        });
    }
  };

  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });

  /** What the table writes down at once may fail like an answer does. */
  const tryNow = (change: () => unknown): void => {
    try {
      change();
    } catch (error) {
      fail(error);
    }
  };

  const perform = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      switch (effect.do) {
        case 'answer':
          answer(effect.action, effect.pace);
          break;
        case 'undo':
          tryNow(() => table.undo(effect.seat, 1));
          break;
        case 'setDefence':
          tryNow(() => table.aside(effect.seat, { type: 'setDefence', defence: effect.defence }));
          break;
        case 'resign':
          tryNow(() => table.aside(effect.seat, { type: 'resign' }));
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

  // Keys of one burst act as if typed slowly: after one that does something, the table gets to ask its next question
  // before the next key is looked at.
  const deeds: Deed[] = [];
  let isDraining = false;
  const drain = (): void => {
    isDraining = false;
    for (let deed = deeds.shift(); deed !== undefined && !isStopped; deed = deeds.shift()) {
      const [next, effects] = deed(model);
      set(next);
      perform(effects);
      if (effects.length === 0) continue;
      isDraining = true;
      setImmediate(drain);
      return;
    }
  };
  const act = (deed: Deed): void => {
    deeds.push(deed);
    if (!isDraining) drain();
  };

  options.show(model);
  return {
    key: (key) => act((before) => onKey(before, key)),
    act,
    resize: (size) => set({ ...model, size }),
    done: Promise.race([table.run(), failed]),
    stop: () => {
      isStopped = true;
      clearTimeout(tumbling);
      table.stop();
      pacer.close();
    },
  };
};
