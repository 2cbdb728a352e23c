// One visit to a room on this screen: the seats played here, and the model that shows the game.
import type { Decision, GameEvent, Seat, View } from '../../core/index.js';
import { type Audience, spiesOf } from '../../narration/audience.js';
import { adviceFor } from '../../table/advice.js';
import type { Guest, Place, RoomNews } from '../../table/guest.js';
import { createPacer, DELAYS } from '../../table/pace.js';
import type { RoomDoor } from '../../table/room.js';
import type { Done, Update } from '../../table/table.js';
import { isPlacedForAll, isRolling } from '../change/auto.js';
import { onEarlyKey } from '../change/early.js';
import { isLit, unlit } from '../change/flash.js';
import { onAsked, onPaced, onProgress, onRefused, onReplaced, onSpied, onWithdrawn } from '../change/incoming.js';
import { shownOf, turnDice } from '../change/tumble.js';
import { onKey } from '../change/update.js';
import { coached, newCoach } from '../coach/coach.js';
import type { Effect, EffectOf, ResultDeed } from '../effects.js';
import type { ScreenSettings } from '../menu/screenSettings.js';
import { type Auto, type Context, type Model, newModel, type Size } from '../model.js';
import type { Key } from '../terminal/keys.js';
import { type Calm, createCalm } from './calm.js';
import { createDeedQueue, type Deed } from './deeds.js';
import { afterStep, type PastStep } from './film.js';
import { createHere, type Here } from './here.js';

export interface SessionOptions {
  readonly room: RoomDoor;
  /** Who plays and who looks on here. */
  readonly audience: Audience;
  /** Steps of a game that goes on, for the log; [] for a new one but its first. */
  readonly past: readonly PastStep[];
  readonly context: Omit<Context, 'rules' | 'advice' | 'persons'>;
  readonly size: Size;
  /** Armies are placed for the persons here until the first turn. */
  readonly placeForMe: boolean;
  /** A game to learn by: it is coached from its first question on. */
  readonly isLesson?: boolean;
  /** Null where every key answers whatever is open. */
  readonly calm: Calm | null;
  readonly show: (model: Model) => void;
  /**
   * `at`: the step of the record from which it is watched; null for its beginning. `isReviewed`: with what could have been done.
   */
  readonly leave: (to: 'quit' | 'menu' | 'rematch' | 'watch', at?: number | null, isReviewed?: boolean) => void;
  /** A sentence that the screen begins with. */
  readonly notice?: string | null;
  /** Takes other settings of the screen over; gives how things look by them. Absent where there are none. */
  readonly set?: ((settings: ScreenSettings) => Partial<Context>) | undefined;
  /** Writes a report of what `model` shows; gives what the player is told of it. */
  readonly report?: ((model: Model) => string) | undefined;
  /** Does something with what a game of the day came to; gives what the player is told of it. */
  readonly result?: ((what: ResultDeed, model: Model) => string) | undefined;
}

export interface Session {
  key(key: Key): void;
  act(deed: Deed): void;
  resize(size: Size): void;
  /** Resolves when the game is over or the room was closed; rejects when the game cannot be written down. */
  readonly done: Promise<unknown>;
  /** Leaves the room, which goes on without it. */
  stop(): void;
}

/** Milliseconds between one face of a tumbling die and the next. */
const TURN_TIME = 85;
/** Milliseconds for which a captured territory is lit. With the dice before it this is less than 600. */
const LIT_TIME = 80;
/** The longest wait before an attack that goes on by itself rolls again, in milliseconds. */
const MOST_BETWEEN_ROLLS = 400;

/** The screen before the first question; of a game that goes on with what has happened in its log. */
const beginning = (options: SessionOptions, seen: View): Model => {
  const { room, audience, size, past } = options;
  const { rules, pace } = room;
  const { persons } = audience;
  const context: Context = { ...options.context, rules, advice: adviceFor(rules), persons };
  const auto: Auto | null = options.placeForMe ? { do: 'setup', seats: persons } : null;
  const empty = newModel(context, size, seen);
  const isCoached = options.isLesson === true || context.settings?.coach === 'always';
  const coach = isCoached ? newCoach(options.isLesson === true) : null;
  const begun: Model = { ...empty, ...pace, auto, coach, notice: options.notice ?? null };
  return { ...past.reduce((model, step) => afterStep(model, rules, audience, step), begun), view: seen };
};

/** The model that is shown, and the dice that turn on it. */
const createStage = (first: Model, show: (model: Model) => void) => {
  let model = first;
  /** Another screen has taken over: what was still on its way must not bring this one back. */
  let isOver = false;
  let tumbling: NodeJS.Timeout | undefined;
  let lit: NodeJS.Timeout | undefined;
  const set = (next: Model): void => {
    if (isOver || next === model) return;
    model = next;
    show(model);
    if (model.tumble !== null) tumbling ??= setTimeout(turn, TURN_TIME);
    if (isLit(model)) lit ??= setTimeout(dark, LIT_TIME);
  };
  const dark = (): void => {
    lit = undefined;
    set(unlit(model));
  };
  const turn = (): void => {
    tumbling = undefined;
    if (model.tumble !== null) set(turnDice(model));
  };
  return {
    model: () => model,
    set,
    stop: () => {
      isOver = true;
      clearTimeout(tumbling);
      clearTimeout(lit);
    },
  };
};

export const startSession = (options: SessionOptions): Session => {
  const { room, audience } = options;
  const pacer = createPacer();
  const calm = createCalm(options.calm, audience.persons);
  let breakOff: (error: unknown) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    breakOff = reject;
  });

  const asked = (seen: View, decision: Decision, undoable: number): void => {
    here.asked(decision);
    const { speed } = stage.model();
    calm.asked(decision, seen, isRolling(stage.model()) && DELAYS[speed] > 0);
    const [next, effects] = onAsked(stage.model(), seen, decision, undoable);
    // What is answered by itself nobody learns from.
    set(effects.length === 0 ? coached(next) : next);
    void perform(effects);
  };
  const guest: Guest = {
    viewer: audience.viewer,
    seats: audience.persons,
    update: (update: Update) => {
      calm.seen(update.view);
      set(onProgress(stage.model(), update));
    },
    asked,
    withdrawn: () => {
      here.withdrawn();
      set(onWithdrawn(stage.model()));
    },
    told: (news: RoomNews) =>
      set(news.type === 'paced' ? onPaced(stage.model(), news.pace) : onReplaced(stage.model(), news.seat)),
    failed: (error) => breakOff(error),
    ...(spiesOf(audience).length > 0 && {
      seen: (seat: Seat, events: readonly GameEvent[]) => set(onSpied(stage.model(), seat, events)),
    }),
  };
  const place: Place = room.join(guest);
  const stage = createStage(beginning(options, place.view), (model) => {
    calm.shown(model);
    options.show(shownOf(model));
  });
  calm.seen(place.view);

  /** The room's bots keep the pace that this screen shows. */
  const keepPace = (model: Model): void => {
    const { pace } = room;
    const { speed, paused } = model;
    const skipsSetup = isPlacedForAll(model);
    const isKept = pace?.speed === speed && pace.paused === paused && (pace.skipsSetup ?? false) === skipsSetup;
    if (!isKept) room.setPace({ speed, paused, skipsSetup });
  };
  const set = (next: Model): void => {
    const { speed, paused, auto } = stage.model();
    stage.set(next);
    if (next.speed !== speed || next.paused !== paused || next.auto !== auto) keepPace(next);
  };

  const here: Here = createHere(place.answer, (decision, { error }) => {
    if (error.code === 'late') set(onRefused(stage.model(), error));
    else reask(decision, error);
  });
  /** The question is still open: it is put once more, and nothing answers it by itself. */
  const reask = (decision: Decision, error: Extract<Done, { ok: false }>['error']): void => {
    set({ ...stage.model(), auto: null });
    asked(stage.model().view, decision, stage.model().undoable);
    set(onRefused(stage.model(), error));
  };
  const notTaken = (done: Done): void => {
    if (!done.ok) set(onRefused(stage.model(), done.error));
  };

  const answer = ({ question, action, pace }: EffectOf<'answer'>): Promise<unknown> => {
    const { auto, speed } = stage.model();
    const delay = pace ? Math.min(DELAYS[speed], MOST_BETWEEN_ROLLS) : 0;
    if (delay === 0) return here.answer(question, action, null, () => true);
    // A key may stop the attack meanwhile: none has to wait for it.
    void here.answer(
      question,
      action,
      pacer.wait(delay, () => false),
      () => stage.model().auto === auto,
    );
    return Promise.resolve();
  };

  const carryOut = (effect: Effect): Promise<unknown> | null => {
    switch (effect.do) {
      case 'answer':
        return answer(effect);
      case 'undo':
        return place.undo(effect.seat, 1).then(notTaken);
      case 'aside':
        return place.aside(effect.seat, effect.action).then(notTaken);
      case 'quit':
      case 'menu':
      case 'rematch':
        options.leave(effect.do);
        return null;
      case 'watch':
        options.leave('watch', effect.at, effect.review === true);
        return null;
      case 'report':
        set({ ...stage.model(), notice: options.report?.(stage.model()) ?? null });
        return null;
      case 'result':
        set({ ...stage.model(), notice: options.result?.(effect.what, stage.model()) ?? null });
        return null;
      case 'set': {
        const { context } = stage.model();
        const look = options.set?.(effect.settings) ?? {};
        set({ ...stage.model(), context: { ...context, ...look, settings: effect.settings } });
        return null;
      }
      case 'wake':
        keepPace(stage.model());
        pacer.wake();
        return null;
      case 'seek':
      case 'play':
      case 'review':
      case 'eyes':
        throw new Error(`bug: nothing to ${effect.do} in a game`);
    }
  };
  /** Gives what the next key has to wait for. */
  const perform = (effects: readonly Effect[]): Promise<unknown> => Promise.all(effects.map(carryOut));

  const deeds = createDeedQueue((deed) => {
    const [next, effects] = deed(stage.model());
    set(effects.length === 0 ? coached(next) : next);
    if (effects.some(({ do: what }) => what === 'answer' || what === 'aside' || what === 'undo')) calm.acted();
    return effects.length > 0 ? perform(effects).catch(breakOff) : null;
  });

  options.show(stage.model());
  if (room.pace === null || isPlacedForAll(stage.model())) keepPace(stage.model());
  deeds.waitFor(room.start());
  return {
    key: (key) => {
      const at = calm.now();
      deeds.add((before) => (calm.isEarly(before, at) ? onEarlyKey : onKey)(before, key));
    },
    act: (deed) => deeds.add(deed),
    resize: (size) => set({ ...stage.model(), size }),
    done: Promise.race([room.done, broken]),
    stop: () => {
      stage.stop();
      deeds.stop();
      place.leave();
      pacer.close();
    },
  };
};
