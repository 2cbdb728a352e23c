// Plays from a notated position, line by line. After each test every script of dice must be used up.
import { afterEach, expect } from '@jest/globals';
import {
  type Action,
  type BoardData,
  type Decision,
  type DecisionKind,
  type DecisionOf,
  decision,
  type GameEvent,
  indexOf,
  legalActions,
  parsePosition,
  type Rejection,
  type Rules,
  type State,
  type TerritoryId,
} from '../../src/core/index.js';
import { packOf } from './boards.js';
import { deepFreeze } from './freeze.js';
import { applyTo } from './moments.js';
import { letterOf, seatNamed } from './seats.js';
import { actionLine, codesOf, eventLine, idOfCode, parseAction } from './text.js';

export interface Play {
  readonly rules: Rules;
  /** The state now. */
  state(): State;
  /** Who is asked what, `a attack`; `over` when the game is. */
  asked(): string;
  question<K extends DecisionKind>(kind: K): DecisionOf<K>;
  /** Applies `attack ALA KAM 3` for the seat that is asked, or for `by`. */
  act(action: string | Action, by?: string): Play;
  /** Lets what is forced happen in a position that was written down in the middle of it. */
  settle(): Play;
  /** Why the action is refused; fails if it is not, or if it changed anything. */
  reject(action: unknown, by?: string): Rejection;
  /** Events of the last action. */
  events(): readonly GameEvent[];
  /** The same as lines. */
  log(): readonly string[];
  /** Owner and armies of a territory: `a5`. */
  at(code: string): string;
  /** Cards of a seat: `ALA J1`. */
  hand(seat: string): string;
  /** Legal answers as lines. */
  legal(): readonly string[];
}

const scripts: Play[] = [];

afterEach(() => {
  for (const game of scripts.splice(0)) {
    const { rng } = game.state();
    if (rng.kind === 'script') expect({ unusedDice: rng.left }).toEqual({ unusedDice: [] });
  }
});

const open = (line: string, boards?: readonly BoardData[]): { readonly rules: Rules; readonly state: State } => {
  const parsed = parsePosition(line, boards?.map(packOf));
  if (!parsed.ok) throw new Error(`test: ${parsed.error.segment}: ${parsed.error.reason}`);
  return parsed.value;
};

export const play = (line: string, boards?: readonly BoardData[]): Play => {
  const { rules, state: start } = open(line, boards);
  const { board } = rules;
  let state = deepFreeze(start);
  let events: readonly GameEvent[] = [];
  const ask = (): Decision | null => decision(rules, state);
  const actionOf = (action: unknown): Action =>
    typeof action === 'string' ? parseAction(board, action) : (action as Action);
  const game: Play = {
    rules,
    state: () => state,
    asked: () => {
      const question = ask();
      return question ? `${letterOf(question.seat)} ${question.kind}` : state.outcome ? 'over' : 'nothing';
    },
    question: <K extends DecisionKind>(kind: K): DecisionOf<K> => {
      const question = ask();
      if (question?.kind !== kind) throw new Error(`test: asked ${question?.kind ?? 'nothing'}, not ${kind}`);
      return question as DecisionOf<K>;
    },
    act: (action, by) => {
      const seat = by === undefined ? ask()?.seat : seatNamed(by);
      if (seat === undefined) throw new Error(`test: nobody is asked; ${JSON.stringify(action)}`);
      const step = applyTo(rules, state, seat, actionOf(action));
      if (!step.ok) throw new Error(`test: ${JSON.stringify(action)} is refused: ${JSON.stringify(step.error)}`);
      state = deepFreeze(step.value.state);
      events = step.value.events;
      return game;
    },
    settle: () => {
      const seat = state.seats.findIndex((s) => s.status === 'in');
      const was = state.seats[seat]?.defence ?? 'auto';
      game.act({ type: 'setDefence', defence: was === 'ask' ? 'auto' : 'ask' }, letterOf(seat));
      const forced = events.slice(1);
      const isIn = state.seats[seat]?.status === 'in';
      if (isIn && state.outcome === null) game.act({ type: 'setDefence', defence: was }, letterOf(seat));
      events = forced;
      return game;
    },
    reject: (action, by) => {
      const before = JSON.stringify(state);
      const seat = by === undefined ? ask()?.seat : seatNamed(by);
      if (seat === undefined) throw new Error('test: nobody is asked');
      const step = applyTo(rules, state, seat, actionOf(action));
      if (step.ok) throw new Error(`test: ${JSON.stringify(action)} is accepted`);
      expect(JSON.stringify(state)).toBe(before);
      return step.error;
    },
    events: () => events,
    log: () => events.map((event) => eventLine(rules, event)),
    at: (code) => {
      const index = indexOf(rules, idOfCode(board, code) as TerritoryId);
      return `${letterOf(state.owner[index] ?? null)}${state.armies[index]}`;
    },
    hand: (seat) => codesOf(board, state.seats[seatNamed(seat)]?.hand ?? []),
    legal: () => legalActions(rules, state).map((action) => actionLine(board, action)),
  };
  scripts.push(game);
  return game;
};

/** The state of a position line, for tests that do not play on. */
export const position = open;
