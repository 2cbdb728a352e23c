// The letters and codes that a position line is made of.
import { allCards, JOKERS } from '../cards.js';
import type { Board, CardId, Seat } from '../types.js';

export const SEAT_LETTERS = 'abcdefghijkl';

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? '?';

export const letterSeat = (letter: string | undefined): Seat | null => {
  const seat = letter?.length === 1 ? SEAT_LETTERS.indexOf(letter) : -1;
  return seat < 0 ? null : (seat as Seat);
};

/** A territory card by its territory's code; J1 and J2 are the jokers. */
export const cardCode = (board: Board, card: CardId): string => {
  const joker = JOKERS.indexOf(card);
  return joker >= 0 ? `J${joker + 1}` : (board.territories[board.index.get(card) ?? -1]?.code ?? '?');
};

export const codeCard = (board: Board, code: string): CardId | null =>
  allCards(board).find((card) => cardCode(board, card) === code) ?? null;

export const codeTerritory = (board: Board, code: string): number | null => {
  const index = board.territories.findIndex((t) => t.code === code);
  return index < 0 ? null : index;
};
