// D-4: what a seat may take back. The rules know nothing of undoing; this keeps the states that it goes back to.
import { momentOf } from './game.js';
import type { EventType, GameEvent, Moment, Rules, Seat, State, Step } from './types.js';

/** The game now, and the states before each of the last actions that may still be undone, oldest first. */
export interface Timeline extends Moment {
  readonly before: readonly State[];
  /** Who may take them back; null when there is nothing to take back. */
  readonly seat: Seat | null;
}

/** Dice, draws, and cards and missions that were shown cannot be undone, nor can a resignation. */
const FINAL: ReadonlySet<EventType> = new Set<EventType>([
  'seatsRolled',
  'diceRolled',
  'deckShuffled',
  'cardDrawn',
  'setTraded',
  'handTaken',
  'handDiscarded',
  'handSpied',
  'cardPlayed',
  'cardDiscarded',
  'missionDrawn',
  'missionAccomplished',
  'missionsRevealed',
  'secretMissionDealt',
  'secretMissionShown',
  'seatResigned',
  'turnBegan',
]);

/** Whether something has happened that nobody can take back, nor anything before it. */
export const isFinal = (events: readonly Pick<GameEvent, 'type'>[]): boolean =>
  events.some(({ type }) => FINAL.has(type));

export const startTimeline = ({ state, decision }: Moment): Timeline => ({ state, decision, before: [], seat: null });

const samePhase = (a: State, b: State): boolean => {
  const [x, y] = [a.frames[0], b.frames[0]];
  if (x?.kind !== y?.kind || a.turn.seat !== b.turn.seat || a.turn.round !== b.turn.round) return false;
  return x?.kind !== 'turn' || y?.kind !== 'turn' || x.step === y.step;
};

/** The timeline after an action of `seat` that led to `step`. */
export const advance = (timeline: Timeline, seat: Seat, step: Step): Timeline => {
  // What was drawn may not have come to an event yet: the dice of a roll that can still be reacted to.
  const isDrawn = step.state.rng !== timeline.state.rng;
  if (isDrawn || isFinal(step.events)) return startTimeline(step);
  const [oldest] = timeline.before;
  const goesOn = timeline.seat === seat && oldest !== undefined && samePhase(oldest, timeline.state);
  const { state, decision } = step;
  return { state, decision, before: [...(goesOn ? timeline.before : []), timeline.state], seat };
};

/**
 * The timeline with its last `count` actions undone, or null where D-4 does not allow that. What is asked then is a new
 * question: that the old one was undone is written down as well.
 */
export const undo = (rules: Rules, timeline: Timeline, count: number): Timeline | null => {
  const at = timeline.before.length - count;
  const state = timeline.before[at];
  if (!Number.isInteger(count) || count < 1 || state === undefined) return null;
  const before = timeline.before.slice(0, at);
  const back: State = { ...state, actions: timeline.state.actions + 1 };
  return { ...momentOf(rules, back), before, seat: before.length > 0 ? timeline.seat : null };
};
