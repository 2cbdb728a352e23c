// What plays of territory cards have in common: which effect a card has, what one way to play it needs, and its discard.
import { EFFECTS } from '../data/effects.js';
import { armiesAt, idOf, ownerAt } from '../queries.js';
import type { AnswerOf, CardId, EffectId, OfferOf, PlaySymbol, Rules, Seat, State, Tx } from '../types.js';

const PLAY_OF: ReadonlyMap<EffectId, PlaySymbol> = new Map(EFFECTS.map((e) => [e.id, e.play]));

/** The effect of a card; null for a joker (N-CARD-3), and for a card that the pack gives none. */
export const effectOf = ({ pack }: Rules, card: CardId): EffectId | null => pack.effects.get(card) ?? null;

export const playSymbol = (effect: EffectId): PlaySymbol | null => PLAY_OF.get(effect) ?? null;

/** A card that is played in the own turn, and one in answer to a roll or a capture. */
export type Play = AnswerOf<'playCard'>;
export type Reaction = AnswerOf<'react'>;

/** What a play needs beyond the card itself. */
export type PlayNeeds = Omit<OfferOf<'playCard'>, 'type' | 'card'>;
export type ReactionNeeds = Omit<OfferOf<'react'>, 'type' | 'card'>;

/** One way to play a card that needs nothing more, or none where it would change nothing (N-CARD-1). */
export const when = (isSo: boolean): Record<string, never>[] => (isSo ? [{}] : []);

/** What the way to play that was offered has named. */
export const named = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('bug: a play names nothing');
  return value;
};

export const handOf = (state: State, seat: Seat): readonly CardId[] => state.seats[seat]?.hand ?? [];

/** Effect first, then the discard; then 2 regiments on the territory named if the seat controls it (N-CARD-2). */
export const played = (tx: Tx, seat: Seat, card: CardId): void => {
  const effect = effectOf(tx.rules, card);
  if (effect === null) throw new Error(`bug: ${card} has no effect`);
  tx.emit({ type: 'cardPlayed', seat, card, effect });
  const at = tx.rules.board.index.get(card);
  // N-CONTROL: a territory that has just been given up (orderly retreat) is not controlled any more.
  if (at === undefined || ownerAt(tx.state, at) !== seat || armiesAt(tx.state, at) === 0) return;
  tx.emit({ type: 'armiesPlaced', seat, territory: idOf(tx.rules, at), count: 2, from: 'effect' });
};
