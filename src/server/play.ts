// One person at a table, or watching it: joins the table's room and makes the models that their screen shows.
import type { Decision, Seat, View, Viewer } from '../core/index.js';
import { wordsOf } from '../narration/words.js';
import { adviceFor } from '../table/advice.js';
import type { Place } from '../table/guest.js';
import type { Done, Update } from '../table/table.js';
import type { Language } from '../text/index.js';
import { isRolling } from '../tui/change/auto.js';
import { onEarlyKey } from '../tui/change/early.js';
import { onAsked, onProgress, onRefused, onWithdrawn } from '../tui/change/incoming.js';
import { onKey } from '../tui/change/update.js';
import type { Effect, EffectOf } from '../tui/effects.js';
import { type Context, type Model, newModel, type Size } from '../tui/model.js';
import { createCaller } from '../tui/session/call.js';
import { type Calm, createCalm } from '../tui/session/calm.js';
import { createDeedQueue, type Deed } from '../tui/session/deeds.js';
import { afterStep } from '../tui/session/film.js';
import type { Key } from '../tui/terminal/keys.js';
import type { ServerTable } from './table/types.js';
import { isEmptyAmongPeople, thinkFor } from './thinking.js';

export interface PlayOptions {
  readonly table: ServerTable;
  /** Null: a spectator, who sees what all may see. */
  readonly seat: Seat | null;
  readonly language: Language;
  readonly look: Pick<Context, 'ascii' | 'light' | 'depth'>;
  readonly size: Size;
  readonly placeForMe: boolean;
  /** Actions by which the view is late; for spectators. */
  readonly delay: number;
  show(model: Model): void;
  leave(to: 'lobby' | 'rematch'): void;
  /** The seat is asked after others have acted. */
  asked(): void;
  /** How long a question that comes by itself takes no answer; null: not at all. */
  readonly calm: Calm | null;
  /** A refusal that the screen has no words for. */
  refused(): void;
  /** Calls `done` after a wait that could be thought; gives what calls it off. */
  think?(done: () => void): () => void;
}

export interface Play {
  readonly model: Model;
  key(key: Key): void;
  act(deed: Deed): void;
  resize(size: Size): void;
  /** Shows the same model again: something beside the game has changed. */
  refresh(): void;
  /** The table's room is another one now. */
  rejoin(): void;
  stop(): void;
}

/** Rolls that go on by themselves wait so long between each other, in milliseconds. */
const BETWEEN_ROLLS = 300;

const contextOf = ({ table, seat, language, look }: PlayOptions): Context => {
  const words = wordsOf(table.rules, table.seatInfos, language);
  return {
    rules: table.rules,
    seats: table.seatInfos,
    seed: null,
    words,
    advice: adviceFor(table.rules),
    persons: seat === null ? [] : [seat],
    ...look,
    resumeCommand: null,
    replayCommand: null,
    cells: 'quadrant',
    animate: false,
    tumbles: false,
    isPaceFixed: true,
    leadsTo: 'lobby',
  };
};

export const startPlay = (options: PlayOptions): Play => {
  const { table, seat } = options;
  const viewer: Viewer = seat ?? (table.isOver ? 'omniscient' : 'spectator');
  let isStopped = false;
  let place: Place;
  let pending: NodeJS.Timeout | undefined;
  let callOff: () => void = () => {};
  const context = contextOf(options);
  const audience = { persons: context.persons, viewer };

  const calm = createCalm(options.calm, context.persons);
  const caller = createCaller();

  const set = (next: Model): void => {
    if (isStopped) return;
    model = next;
    calm.shown(model);
    options.show(model);
    if (caller.saw(model)) options.asked();
  };

  /** What a spectator who is late has not seen yet. */
  const late: Update[] = [];
  const onUpdate = (update: Update): void => {
    callOff();
    calm.seen(update.view);
    if (seat !== null || options.delay === 0 || update.view.outcome !== null) {
      for (const before of late.splice(0)) set(onProgress(model, before));
      set(onProgress(model, update));
      return;
    }
    late.push(update);
    const due = late.length > options.delay ? late.shift() : undefined;
    if (due !== undefined) set(onProgress(model, due));
  };

  const join = (): Place =>
    table.join({
      viewer,
      seats: seat === null ? [] : [seat],
      update: onUpdate,
      asked: (seen: View, decision: Decision, undoable: number) => {
        if (isAnsweredForMe(decision)) return thinkOf(seen, decision);
        calm.asked(decision, seen, isRolling(model));
        const [next, effects] = onAsked(model, seen, decision, undoable);
        set(next);
        void perform(effects);
      },
      withdrawn: () => {
        callOff();
        set(onWithdrawn(model));
      },
      failed: () => options.leave('lobby'),
    });

  /** Whoever has let a question's time run out may be away: nothing is answered for them that would not be otherwise. */
  const isAnsweredForMe = (decision: Decision): boolean =>
    isEmptyAmongPeople(decision, table.seatInfos) && (table.clock.missed[decision.seat] ?? 0) === 0;

  /** N-CARD-4: to the others it looks like any other question for reactions. */
  const thinkOf = (seen: View, decision: Decision): void => {
    const { notice } = model;
    set({ ...model, view: seen, notice: context.words.m.napoleon.noneFitsSoon });
    callOff = (options.think ?? thinkFor)(() => {
      set({ ...model, notice });
      // Another session of the same person may have answered already.
      void place.answer(decision, { type: 'noReaction' }).catch(() => options.refused());
    });
  };

  const notTaken = (done: Done): void => {
    if (!done.ok) set(onRefused(model, done.error));
  };

  /** Gives what the next key has to wait for: the question that follows. */
  const answer = ({ action, pace }: EffectOf<'answer'>): Promise<unknown> | null => {
    const { decision, auto } = model;
    if (decision === null || seat === null) return null;
    const give = (): Promise<unknown> => place.answer(decision, action).then(notTaken, () => options.refused());
    if (!pace) return give();
    // A key may stop the attack meanwhile: none has to wait for it.
    pending = setTimeout(() => {
      if (!isStopped && model.auto === auto) void give();
    }, BETWEEN_ROLLS);
    return null;
  };

  const carryOut = (effect: Effect): Promise<unknown> | null => {
    switch (effect.do) {
      case 'answer':
        return answer(effect);
      case 'undo':
        return seat === null ? null : place.undo(seat, 1).then(notTaken);
      case 'aside':
        return seat === null ? null : place.aside(seat, effect.action).then(notTaken);
      case 'quit':
      case 'menu':
        options.leave('lobby');
        return null;
      case 'rematch':
        options.leave('rematch');
        return null;
      default:
        return null; // reports and replays are for the player's own machine
    }
  };
  const perform = (effects: readonly Effect[]): Promise<unknown> => Promise.all(effects.map(carryOut));

  const deeds = createDeedQueue((deed) => {
    const [next, effects] = deed(model);
    set(next);
    if (effects.some(({ do: what }) => what === 'answer' || what === 'aside' || what === 'undo')) calm.acted();
    return effects.length > 0 ? perform(effects) : null;
  });

  let model: Model = newModel(context, options.size, table.viewFor(viewer));
  for (const step of table.past) model = afterStep(model, table.rules, audience, step);
  model = {
    ...model,
    view: table.viewFor(viewer),
    decision: null,
    auto: options.placeForMe && seat !== null ? { do: 'setup', seats: [seat] } : null,
  };
  calm.seen(model.view);
  place = join();
  options.show(model);

  return {
    get model() {
      return model;
    },
    key: (key) => {
      const at = calm.now();
      deeds.add((before) => (calm.isEarly(before, at) ? onEarlyKey : onKey)(before, key));
    },
    act: (deed) => deeds.add(deed),
    resize: (size) => set({ ...model, size }),
    refresh: () => set({ ...model }),
    rejoin: () => {
      callOff();
      place.leave();
      set({ ...onWithdrawn(model), view: table.viewFor(viewer) });
      place = join();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(pending);
      callOff();
      deeds.stop();
      place.leave();
    },
  };
};
