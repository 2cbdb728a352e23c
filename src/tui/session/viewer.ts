// A recorded game looked at on a screen: forwards and backwards, at several speeds, as any seat sees it.
import { type Given, type Missed, reviewed } from '../../bots/index.js';
import {
  type Chronicle,
  chronicleAfter,
  isAside,
  newChronicle,
  type Rules,
  type Seat,
  type SeatInfo,
  type Viewer,
  view,
} from '../../core/index.js';
import { watching } from '../../narration/audience.js';
import { adviceFor } from '../../table/advice.js';
import { DELAYS } from '../../table/pace.js';
import { onKey } from '../change/update.js';
import type { Effect, Seek } from '../effects.js';
import { type Context, type Model, newModel, type Size } from '../model.js';
import type { Deed } from './deeds.js';
import { afterStep, type PastStep } from './film.js';
import type { Session } from './gameSession.js';

/** A game to be looked at: its beginning, and a step for each entry of its record. */
export interface Recorded {
  readonly rules: Rules;
  readonly seats: readonly SeatInfo[];
  /** Null where it is not told. */
  readonly seed: string | null;
  readonly steps: readonly PastStep[];
  /** Where to begin; null at the game's beginning. */
  readonly at: number | null;
  readonly eyes: Viewer;
  /** What the persons could have done is shown first. */
  readonly isReviewed?: boolean;
  /** Whoever has just seen the game end comes back there first, to its course, when they leave. */
  readonly leadsToEnd?: boolean;
}

export interface ViewerOptions extends Recorded {
  readonly context: Omit<Context, 'rules' | 'advice' | 'persons'>;
  readonly size: Size;
  readonly show: (model: Model) => void;
  readonly leave: (to: 'quit' | 'menu') => void;
}

// --- Where in the record --------------------------------------------------------------------------------------------

/** What a step begins or brings, for going from one to the next such step. */
interface Mark {
  readonly isTurn: boolean;
  readonly isRound: boolean;
  readonly isCapture: boolean;
}

/** Exported for tests: what each step of a record is a mark of. */
export const marksOf = (steps: readonly PastStep[]): readonly Mark[] => {
  let round = 0;
  return steps.map(({ events, state, undone }) => {
    const isTurn = undone !== true && events.some(({ type }) => type === 'turnBegan');
    const isRound = isTurn && state.turn.round > round;
    round = Math.max(round, state.turn.round);
    return { isTurn, isRound, isCapture: undone !== true && events.some(({ type }) => type === 'territoryCaptured') };
  });
};

const isMark = (mark: Mark | undefined, unit: Seek['unit']): boolean => {
  if (unit === 'turn') return mark?.isTurn === true;
  return unit === 'round' ? mark?.isRound === true : mark?.isCapture === true;
};

/** Where a seek from `at` leads; as far as the record goes where there is no more of what was looked for. */
export const seekFrom = (marks: readonly Mark[], at: number, { unit, by }: Seek): number => {
  const last = marks.length - 1;
  if (unit === 'end') return by < 0 ? 0 : last;
  if (unit === 'action') return Math.min(last, Math.max(0, at + by));
  for (let n = at + by; n > 0 && n < last; n += by) if (isMark(marks[n], unit)) return n;
  return by < 0 ? 0 : last;
};

// --- What is seen there ----------------------------------------------------------------------------------------------

/** The next view: everything, each seat in turn, what all may see. */
export const nextEyes = (rules: Rules, eyes: Viewer): Viewer => {
  if (eyes === 'omniscient') return 0 as Seat;
  if (eyes === 'spectator') return 'omniscient';
  const next = eyes + 1;
  return next < rules.players ? (next as Seat) : 'spectator';
};

/** Models are kept this far apart; those between are made again from the one before. */
const KEPT_EVERY = 32;

/** The whole record looked back on. */
const chronicleOf = ({ rules, steps }: ViewerOptions): Chronicle => {
  const [first] = steps;
  let before = first?.state;
  let chronicle = newChronicle(first?.state.seats.length ?? 0);
  for (const { state, events } of steps) {
    chronicle = chronicleAfter(rules, chronicle, before ?? state, state, events);
    before = state;
  }
  return chronicle;
};

/** The models of one view, by step. */
const createReel = ({ rules, steps, context, size }: ViewerOptions, eyes: Viewer) => {
  const audience = watching(eyes);
  const kept = new Map<number, Model>();
  const begin = (first: PastStep): Model => {
    const full: Context = { ...context, rules, advice: adviceFor(rules), persons: audience.persons };
    return afterStep(newModel(full, size, view(rules, first, audience.viewer)), rules, audience, first);
  };
  return (at: number): Model => {
    let from = at - (at % KEPT_EVERY);
    while (from > 0 && !kept.has(from)) from -= KEPT_EVERY;
    const [first] = steps;
    if (!first) throw new Error('bug: a record without a beginning');
    let model = kept.get(from) ?? begin(first);
    for (let n = from; n <= at; n++) {
      const step = steps[n];
      if (n > from && step) model = afterStep(model, rules, audience, step);
      if (n % KEPT_EVERY === 0) kept.set(n, model);
    }
    return model;
  };
};

type Reel = ReturnType<typeof createReel>;

// --- The session -----------------------------------------------------------------------------------------------------

/** Moments that are told; more would be no help. */
const MOST_MISSED = 3;

/** The answers of the persons of a recorded game, in their order. */
const givenBy = ({ rules, seats, steps }: Recorded): Given[] =>
  steps.flatMap(({ given }, n): Given[] => {
    const before = steps[n - 1];
    if (given === undefined || !before || before.decision?.seat !== given.seat) return [];
    if (seats[given.seat]?.driver !== 'person' || isAside(given.action)) return [];
    const seen = view(rules, before, given.seat);
    return [{ step: n - 1, view: seen, decision: before.decision, answer: given.action }];
  });

/** What a screen keeps while it goes from step to step. */
const kept = (shown: Model): Partial<Model> => {
  const { size, pane, looking, scroll, colourBy, isZoomed, table, speed, notice, moment, review } = shown;
  return { size, pane, looking, scroll, colourBy, isZoomed, table, speed, notice, moment, review };
};

/** The least time that a step stands: at the highest speed the game is a film, not a flash. */
const LEAST_DELAY = 20;

export const startViewer = (options: ViewerOptions): Session => {
  const { rules, steps } = options;
  const marks = marksOf(steps);
  const last = steps.length - 1;
  const reels = new Map<Viewer, Reel>();
  const reelOf = (eyes: Viewer): Reel => {
    const reel = reels.get(eyes) ?? createReel(options, eyes);
    reels.set(eyes, reel);
    return reel;
  };

  let timer: NodeJS.Timeout | undefined;
  let eyes = options.eyes;
  let at = Math.min(last, Math.max(0, options.at ?? 0));
  let isPlaying = false;
  let isEndDue = options.leadsToEnd === true;
  // All of the record: whoever looks at it knows that the game went on. What is in it all may know.
  const chronicle = chronicleOf(options);
  const seen = (): Model => {
    const model = reelOf(eyes)(at);
    const replay = { at, of: last, isPlaying, eyes };
    return { ...model, speed: 'normal', pane: null, scroll: 0, decision: null, replay, chronicle };
  };
  let model = seen();

  const show = (change: Partial<Model> = {}): void => {
    model = { ...seen(), ...kept(model), ...change };
    options.show(model);
  };

  const pause = (): void => {
    clearTimeout(timer);
    isPlaying = false;
  };

  const playOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        at++;
        if (at >= last) pause();
        show({ notice: null });
        if (isPlaying) playOn();
      },
      Math.max(LEAST_DELAY, DELAYS[model.speed]),
    );
  };

  let breakOff: (error: unknown) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    breakOff = reject;
  });
  let missed: readonly Missed[] | null = null;
  let isStopped = false;
  /** A question at a time, so that keys and the screen go on meanwhile. */
  const look = async (): Promise<void> => {
    const looking = reviewed(rules, givenBy(options), MOST_MISSED);
    for (;;) {
      const { done, value } = looking.next();
      if (done === true) {
        missed = value;
        break;
      }
      await new Promise((resolve) => setImmediate(resolve));
      if (isStopped) return;
    }
    if (model.review !== null) show({ review: { missed } });
  };
  let isLooking = false;
  const review = (): void => {
    if (missed !== null) show({ review: { missed } });
    else if (!isLooking) {
      isLooking = true;
      look().catch(breakOff);
    }
  };

  const perform = (effect: Effect): void => {
    switch (effect.do) {
      case 'seek':
        pause();
        at = 'step' in effect.to ? Math.min(last, Math.max(0, effect.to.step)) : seekFrom(marks, at, effect.to);
        show();
        break;
      case 'play':
        if (isPlaying) pause();
        else if (at < last) {
          isPlaying = true;
          playOn();
        }
        show();
        break;
      case 'eyes':
        eyes = nextEyes(rules, eyes);
        show();
        break;
      case 'review':
        review();
        break;
      case 'wake': // another speed
        if (isPlaying) playOn();
        break;
      case 'menu':
        if (isEndDue) {
          isEndDue = false;
          pause();
          at = last;
          show({ pane: 'story', review: null, moment: null });
        } else options.leave('menu');
        break;
      case 'quit':
        options.leave('quit');
        break;
      default:
        throw new Error(`bug: nothing to ${effect.do} in a replay`);
    }
  };

  const act = (deed: Deed): void => {
    const [next, effects] = deed(model);
    model = next;
    options.show(model);
    for (const effect of effects) perform(effect);
  };

  if (options.isReviewed) {
    model = { ...model, pane: 'story', review: { missed: null } };
    review();
  }
  options.show(model);
  return {
    key: (key) => act((before) => onKey(before, key)),
    act,
    resize: (size) => show({ size }),
    done: broken,
    stop: () => {
      isStopped = true;
      pause();
    },
  };
};
