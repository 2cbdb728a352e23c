// A recorded game as one screen would have shown it, entry by entry: the models that a person at it would have seen.
import {
  type Action,
  advance,
  type Decision,
  type RecordEntry,
  type Rules,
  redact,
  type Seat,
  type Step,
  startTimeline,
  type Timeline,
  undo,
  type Viewer,
  view,
} from '../../core/index.js';
import { type Audience, spiesOf } from '../../narration/audience.js';
import { adviceFor } from '../../table/advice.js';
import { DELAYS, SETUP_DELAY } from '../../table/pace.js';
import { lastOf } from '../change/answers.js';
import { onAsked, onProgress, onSpied } from '../change/incoming.js';
import { type Context, type Model, newModel, type Size } from '../model.js';

/** A step of a record; `undone` where it takes actions back. */
export interface PastStep extends Step {
  readonly undone?: boolean;
  /** What somebody did in it; absent where that is of no interest. */
  readonly given?: { readonly seat: Seat; readonly action: Action };
}

/** `model` after a step, without the question that follows. */
export const afterStep = (model: Model, rules: Rules, audience: Audience, step: PastStep): Model => {
  const { viewer } = audience;
  const toldTo = (who: Viewer) => step.events.map((event) => redact(rules, event, who));
  const seen = view(rules, step, viewer);
  const next = onProgress(model, { view: seen, events: toldTo(viewer), undone: step.undone === true });
  return spiesOf(audience).reduce((before, seat) => onSpied(before, seat, toldTo(seat)), next);
};

export interface FilmOptions {
  readonly rules: Rules;
  readonly audience: Audience;
  readonly context: Omit<Context, 'rules' | 'advice' | 'persons'>;
  readonly size: Size;
}

export interface Film {
  /** The game's first step, then one a record entry, in order. */
  show(step: Step, entry: RecordEntry | null): void;
  model(): Model;
}

/** What keys had to change for an answer, as far as the answer tells. */
const answered = (model: Model, action: Action): Model => ({
  ...model,
  filter: null,
  notice: null,
  // Whoever answers has read what a spy brought, and looks at the map again.
  pane: null,
  ...lastOf(model, action),
});

export const createFilm = ({ rules, audience, context, size }: FilmOptions): Film => {
  const { persons, viewer } = audience;
  let timeline: Timeline | null = null;
  let model: Model | null = null;

  const ask = (open: Decision | null): void => {
    if (model === null || timeline === null || open === null || !persons.includes(open.seat)) return;
    const undoable = timeline.seat === open.seat ? timeline.before.length : 0;
    // With all secrets shown there are no others to be kept.
    const seen = viewer === 'omniscient' ? viewer : open.seat;
    [model] = onAsked(model, view(rules, timeline, seen), open, undoable);
  };

  const follow = (step: Step, entry: RecordEntry | null): Timeline => {
    if (timeline === null || entry === null) return startTimeline(step);
    if ('undo' in entry) return undo(rules, timeline, entry.undo) ?? startTimeline(step);
    return advance(timeline, entry.seat, step);
  };

  return {
    show: (step, entry) => {
      const seen = view(rules, step, viewer);
      model ??= newModel({ ...context, rules, advice: adviceFor(rules), persons }, size, seen);
      if (entry !== null && 'action' in entry && model.decision?.seat === entry.seat) {
        model = answered(model, entry.action);
      }
      timeline = follow(step, entry);
      model = afterStep(model, rules, audience, { ...step, undone: entry !== null && 'undo' in entry });
      ask(step.decision);
    },
    model: () => {
      if (model === null) throw new Error('bug: nothing was shown');
      return model;
    },
  };
};

/** Milliseconds for which a screen stands before the next one: as bots play at normal speed. */
export const paceOf = (model: Model): number => (model.view.turn.round === 0 ? SETUP_DELAY : DELAYS.normal);
