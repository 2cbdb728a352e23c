// What comes from the table: the game went on, a person here is asked, a question was withdrawn. Pure, like update.ts.
import {
  chronicleAfter,
  countTerritories,
  type Decision,
  type EventOf,
  type GameEvent,
  type Rejection,
  type Seat,
  type View,
} from '../../core/index.js';
import { narrate } from '../../narration/narrate.js';
import type { LogLine } from '../../narration/told.js';
import type { Pace } from '../../table/pace.js';
import type { Effect } from '../effects.js';
import type { Course, Model, Tumble } from '../model.js';
import { firstStage } from '../prompts/index.js';
import { aimLines } from './aims.js';
import { autoAnswer, autoDuring, autoOnward, emptyAnswer, isRolling } from './auto.js';
import { capturedIn } from './flash.js';
import { latelyAfter } from './lately.js';
import { rolledIn } from './rolled.js';
import { openStage, type Updated } from './stages.js';

/** Lines kept for the log pane. */
const MOST_LOG_LINES = 1000;

export interface Progress {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly undone: boolean;
}

const isOf = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

const luckAfter = (model: Model, events: readonly GameEvent[]): Model['luck'] =>
  model.luck.map((old, seat) => {
    const dice = isOf(events, 'diceRolled').flatMap((roll) => [
      ...(roll.seat === seat ? roll.attack : []),
      ...(roll.defender === seat ? roll.defence : []),
    ]);
    return { dice: old.dice + dice.length, pips: old.pips + dice.reduce((sum, die) => sum + die, 0) };
  });

/** A round is over when the next one begins, and when the game ends. */
const courseAfter = ({ course, view: before }: Model, view: View, events: readonly GameEvent[]): Course => {
  const { round } = view.turn;
  const fallen = isOf(events, 'seatEliminated').map(({ seat, by }) => ({ seat, by, round: before.turn.round }));
  const isOver = before.outcome === null && view.outcome !== null;
  const isNext = isOf(events, 'turnBegan').some((began) => began.round > 1) && course.held.length < round - 1;
  const counts = view.seats.map((_, seat) => countTerritories(view, seat as Seat));
  return {
    held: isNext || (isOver && round > 0) ? [...course.held, counts] : course.held,
    fallen: fallen.length === 0 ? course.fallen : [...course.fallen, ...fallen],
  };
};

const flashOf = (model: Model, events: readonly GameEvent[]): Model['flash'] => {
  const { index } = model.context.rules.board;
  const flash = new Map<number, 'hit' | 'captured'>();
  for (const { territory } of isOf(events, 'armiesLost')) flash.set(index.get(territory) ?? -1, 'hit');
  // Where nothing moves it has its new colour at once.
  if (model.context.tumbles)
    for (const { territory } of isOf(events, 'territoryCaptured')) flash.set(index.get(territory) ?? -1, 'captured');
  return flash;
};

const recapAfter = (model: Model, events: readonly GameEvent[]): Model['recap'] => {
  const lost = isOf(events, 'territoryCaptured').map(({ loser, territory }) => ({ seat: loser, territory }));
  const all = [...model.recap, ...lost];
  // At the end of its turn a seat knows what it had lost before.
  return isOf(events, 'turnBegan').length === 0 ? all : all.filter(({ seat }) => seat !== model.view.turn.seat);
};

/** What stands in the map's place now: the final score, what a spy has seen; else what stood there before. */
const paneAfter = (model: Model, view: View, events: readonly GameEvent[]): Model['pane'] => {
  if (view.outcome !== null) return 'story';
  return isOf(events, 'handSpied').some(({ cards }) => cards !== null) ? 'log' : model.pane;
};

/** What a spy of `seat` has seen, for that person alone, where several share the screen and it shows what all may see. */
export const onSpied = (model: Model, seat: Seat, events: readonly GameEvent[]): Model => {
  const seen = isOf(events, 'handSpied').filter((event) => event.seat === seat && event.cards !== null);
  if (seen.length === 0) return model;
  const told = narrate(model.context.rules, model.context.words, seen).map((entry) => ({ ...entry, only: seat }));
  return {
    ...model,
    log: [...model.log, ...told],
    logged: model.logged + told.length,
    pane: 'log',
    looking: null,
    scroll: 0,
  };
};

/** Turns that dice make before they lie. */
const TURNS = 6;

/** Dice of a roll that comes while others tumble are thrown before the same screen. */
const tumbleOf = (model: Model): Tumble | null => {
  const { context, speed, tumble } = model;
  const isSlow = speed === 'slow' || speed === 'normal';
  return context.tumbles && isSlow ? { left: TURNS, before: tumble?.before ?? model } : null;
};

/** The game went on, or back. */
export const onProgress = (model: Model, { view, events, undone }: Progress): Model => {
  const { rules, words } = model.context;
  const told = undone
    ? [{ seat: view.turn.seat, text: words.m.log.tookBack, weight: 'normal' as const }]
    : [...aimLines(model, events), ...narrate(rules, words, events)];
  const roll = rolledIn(model, view, events);
  const lines = [...model.log, ...told];
  const isNewAttack = isOf(events, 'attackEnded').length > 0 || isOf(events, 'turnBegan').length > 0;
  const pane = paneAfter(model, view, events);
  return {
    ...model,
    view,
    decision: null,
    auto: autoOnward(model, view, events),
    log: lines.slice(-MOST_LOG_LINES),
    logged: model.logged + told.length,
    tumble: roll && !undone ? tumbleOf(model) : model.tumble,
    course: undone ? model.course : courseAfter(model, view, events),
    luck: luckAfter(model, events),
    // Nothing that shows has happened where a question was passed in secret: what others see stays as it is.
    flash: events.length === 0 && !undone ? model.flash : flashOf(model, events),
    chronicle: chronicleAfter(rules, model.chronicle, model.view, view, events),
    lately: latelyAfter(model.lately, model.view, view, events, undone),
    recap: recapAfter(model, events),
    lastRoll: roll ?? (isNewAttack ? null : model.lastRoll),
    lastAttack: isNewAttack ? null : model.lastAttack,
    // What answered a key in an earlier turn would hide what happened meanwhile.
    notice: isOf(events, 'turnBegan').length > 0 ? null : model.notice,
    pane,
    // What opens in the map's place is to be seen.
    looking: pane === model.pane ? model.looking : null,
    moment: view.outcome === null ? model.moment : null,
    scroll: view.outcome === null ? model.scroll : 0,
  };
};

/** A person here is asked `decision`. */
export const onAsked = (before: Model, view: View, decision: Decision, undoable: number): Updated => {
  const stays = before.revealed === decision.seat;
  const model: Model = {
    ...before,
    view,
    decision,
    // D-4: dice that are seen cannot be undone, though their roll is not told before it counts.
    undoable: view.napoleon?.clash && view.napoleon.clash.attack.length > 0 ? 0 : undoable,
    revealed: stays ? before.revealed : null,
    filter: null,
    confirm: before.confirm?.ask === 'quit' ? before.confirm : null,
    flash: capturedIn(before),
    paused: false,
  };
  const automatic = emptyAnswer(model, decision) ?? autoAnswer(model, decision);
  if (automatic !== null) {
    const effect: Effect = { do: 'answer', question: decision.id, action: automatic, pace: isRolling(model) };
    return [model, [effect]];
  }
  return [openStage({ ...model, auto: autoDuring(model, decision) }, firstStage(decision)), []];
};

/** The question is no longer open (undo, or an aside that is being applied). */
export const onWithdrawn = (model: Model): Model => ({
  ...model,
  decision: null,
  stage: { at: 'list', path: [] },
  filter: null,
});

/** Those in the room have agreed on another pace. */
export const onPaced = (model: Model, { speed, paused }: Pace): Model =>
  model.speed === speed && model.paused === paused ? model : { ...model, speed, paused };

/** An answer, an aside or a taking back was not taken: why, in one line. */
export const onRefused = (model: Model, error: Rejection): Model => {
  const { screen } = model.context.words.m;
  return { ...model, notice: error.code === 'late' ? screen.late : screen.notAllowed(error.rule) };
};

/** A bot had to leave its seat to a built-in one. */
export const onReplaced = (model: Model, seat: Seat): Model => {
  const { words } = model.context;
  const line: LogLine = { seat, text: words.m.log.botReplaced(words.seat(seat)), weight: 'major' };
  return { ...model, log: [...model.log, line].slice(-MOST_LOG_LINES), logged: model.logged + 1 };
};
