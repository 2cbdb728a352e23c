// A game looked back on: a fold over its steps. States and views both fit, and so do redacted events: it tells nothing that
// not all know.
import { pointsOf } from '../napoleon/state.js';
import { countArmies, countTerritories } from '../queries.js';
import { leaders } from '../standing.js';
import type { GameEvent, Known, Rules, Seat, SeatStatus } from '../types.js';
import { closed, luckAfter } from './luck.js';
import { chanceOf, leadOf, sweepOf, turningsOf } from './turnings.js';
import type { Chronicle, TurnMark } from './types.js';

/** A State and a View both have this. */
export type Position = Known & {
  readonly seats: readonly { readonly status: SeatStatus }[];
  readonly napoleon:
    | (Known['napoleon'] & { readonly missions: readonly { readonly done: readonly unknown[] }[] })
    | null;
};

/** Before the beginning of a game with so many seats, neutral ones included. */
export const newChronicle = (seats: number): Chronicle => ({
  step: -1,
  turns: [],
  turnings: [],
  luck: Array.from({ length: seats }, () => ({ rolls: 0, lost: 0, expected: 0 })),
  fight: null,
  luckiest: null,
  unluckiest: null,
  captures: 0,
  chance: null,
  winners: [],
  leader: null,
});

const markOf = (position: Position, step: number, seat: Seat, round: number): TurnMark => {
  const each = <T>(of: (seat: Seat) => T): T[] => position.seats.map((_, n) => of(n as Seat));
  return {
    step,
    seat,
    round,
    held: each((n) => countTerritories(position, n)),
    units: each((n) => countArmies(position, n)),
    points: position.napoleon === null ? null : each((n) => pointsOf(position, n)),
  };
};

/** Who is ahead of all others: in Risk Napoleon by points, not by what decides between equals. Null where several are, and in setup. */
const aheadIn = (position: Position): Seat | null => {
  const [first, ...others] = leaders(position as Parameters<typeof leaders>[0]);
  if (first === undefined || others.length > 0) return null;
  if (position.napoleon === null) return first;
  const points = position.seats.map((_, seat) => pointsOf(position, seat as Seat));
  return points.filter((each) => each >= (points[first] ?? 0)).length > 1 ? null : first;
};

/** The turn of `seat` is over. */
const turnOver = (chronicle: Chronicle, after: Position, seat: Seat, round: number): Chronicle => {
  const ahead = aheadIn(after);
  return {
    ...closed(chronicle),
    turns: [...chronicle.turns, markOf(after, chronicle.step, seat, round)],
    turnings: [
      ...chronicle.turnings,
      ...sweepOf(chronicle, after.owner.length, seat, round),
      ...leadOf(chronicle, ahead, round),
    ],
    captures: 0,
    chance: null,
    leader: ahead ?? chronicle.leader,
  };
};

interface Step {
  readonly rules: Rules;
  readonly before: Position;
  readonly after: Position;
}

const withEvent = (chronicle: Chronicle, step: Step, turn: Known['turn'], event: GameEvent): Chronicle => {
  const { round } = turn;
  const turnings = turningsOf(step, chronicle, round, event);
  const next = turnings.length === 0 ? chronicle : { ...chronicle, turnings: [...chronicle.turnings, ...turnings] };
  switch (event.type) {
    case 'attackDeclared': {
      const isSame = next.fight?.from === event.from && next.fight.to === event.to && next.fight.round === round;
      return isSame ? next : { ...next, chance: chanceOf(step.rules, step.before, event) };
    }
    case 'diceRolled':
      return { ...next, ...luckAfter(next, round, event) };
    case 'territoryCaptured':
      return { ...next, captures: next.captures + 1, chance: null };
    case 'gameEnded':
      return { ...next, winners: event.outcome.winners };
    default:
      return next;
  }
};

/**
 * After a step that led from `before` to `after` by `events`. Of the game's first step nothing is kept: it only begins.
 * A step that takes others back has no events: nothing that counts here can be taken back (D-4).
 */
export const chronicleAfter = (
  rules: Rules,
  chronicle: Chronicle,
  before: Position,
  after: Position,
  events: readonly GameEvent[],
): Chronicle => {
  let next: Chronicle = { ...chronicle, step: chronicle.step + 1 };
  if (next.step === 0) return next;
  let { turn } = before;
  for (const event of events) {
    next = withEvent(next, { rules, before, after }, turn, event);
    const isOver = event.type === 'turnBegan' || event.type === 'gameEnded';
    if (isOver && turn.round > 0) next = turnOver(next, after, turn.seat, turn.round);
    if (event.type === 'turnBegan') turn = { ...turn, seat: event.seat, round: event.round };
  }
  return next;
};
