// A position that is being read: the first fault stops the reading.
import type { CardId, NapoleonTurn, Rules, Seat, SeatState, State } from '../types.js';
import { codeCard, codeTerritory, letterSeat } from './codes.js';

export type Words = readonly string[];

/** A state in the making; the first fault stops the reading. */
export interface Draft {
  readonly rules: Rules;
  readonly owner: (Seat | null)[];
  readonly armies: number[];
  readonly seats: SeatState[];
  hasDeck: boolean;
  /** Risk Napoleon: mission piles are given; what the turn remembers. */
  hasPiles: boolean;
  memory: Partial<NapoleonTurn>;
  state: State;
  fault: string | null;
}

export const note = (draft: Draft, fault: string): void => {
  draft.fault ??= fault;
};

export const numberOf = (draft: Draft, text: string | undefined): number => {
  const value = Number(text ?? 'nothing');
  if (!Number.isFinite(value)) note(draft, `no number ${text}`);
  return value;
};

export const seatOf = (draft: Draft, letter: string | undefined): Seat => {
  const seat = letterSeat(letter);
  if (seat !== null && seat < draft.seats.length) return seat;
  note(draft, `no seat ${letter}`);
  return 0 as Seat;
};

export const territoryOf = (draft: Draft, code: string): number => {
  const index = codeTerritory(draft.rules.board, code);
  if (index === null) note(draft, `no territory ${code}`);
  return index ?? 0;
};

export const cardsOf = (draft: Draft, codes: Words): CardId[] =>
  codes.flatMap((code) => {
    const card = codeCard(draft.rules.board, code);
    if (card === null) note(draft, `no card ${code}`);
    return card ?? [];
  });

export const setSeat = (draft: Draft, letter: string | undefined, change: Partial<SeatState>): void => {
  const seat = seatOf(draft, letter);
  const old = draft.seats[seat];
  if (old) draft.seats[seat] = { ...old, ...change };
};

export const setState = (draft: Draft, change: Partial<State>): void => {
  draft.state = { ...draft.state, ...change };
};

export const setTurn = (draft: Draft, change: Partial<State['turn']>): void =>
  setState(draft, { turn: { ...draft.state.turn, ...change } });

export type Reader = (draft: Draft, words: Words) => void;
