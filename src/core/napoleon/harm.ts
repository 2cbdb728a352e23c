// Regiments lost otherwise than in battle, and what follows when a territory empties: N-CONTROL, N-EPI-2, N-EPI-3.
import { isJoker } from '../cards.js';
import { armiesAt, idOf, ownerAt } from '../queries.js';
import type { CardId, Tx } from '../types.js';
import { nap } from './state.js';

/** A territory without regiments is nobody's; a general left there returns to his owner's supply, no VP change. */
export const vacate = (tx: Tx, at: number): void => {
  const owner = ownerAt(tx.state, at);
  if (owner === null || armiesAt(tx.state, at) > 0) return;
  const generals = nap(tx.state).generals[at] ?? 0;
  const territory = idOf(tx.rules, at);
  if (generals > 0) {
    tx.emit({ type: 'officersReturned', owner, what: 'general', count: generals, at: territory, captor: null });
  }
  tx.emit({ type: 'territoryEmptied', territory });
};

/** Kills up to `count` regiments; the territory may be emptied. */
export const kill = (tx: Tx, at: number, count: number, why: 'epidemic' | 'card'): void => {
  const owner = ownerAt(tx.state, at);
  const lost = Math.min(count, armiesAt(tx.state, at));
  if (owner === null || lost === 0) return;
  tx.emit({ type: 'armiesLost', seat: owner, territory: idOf(tx.rules, at), count: lost, why });
  vacate(tx, at);
};

/** N-EPI-2: the next card from the deck, made anew from the discards when it is empty; null when both are empty. */
const turnCard = (tx: Tx): CardId | null => {
  if (tx.state.deck.length === 0 && tx.state.discards.length > 0) {
    tx.emit({ type: 'deckShuffled', deck: tx.shuffle<CardId>(tx.state.discards), from: 'discards' });
  }
  return tx.state.deck[0] ?? null;
};

/**
 * N-EPI-2: an epidemic of the emptied territory `from` goes where a drawn card says, drawn again while that is a joker or
 * has no regiment. If no card can say so it goes back to the box.
 */
export const wander = (tx: Tx, from: number): void => {
  tx.emit({ type: 'epidemicGone', territory: idOf(tx.rules, from) });
  const fits = (card: CardId): boolean => {
    const at = tx.rules.board.index.get(card);
    return !isJoker(card) && at !== undefined && armiesAt(tx.state, at) > 0;
  };
  for (;;) {
    if (![...tx.state.deck, ...tx.state.discards].some(fits)) return;
    const card = turnCard(tx);
    if (card === null) return;
    tx.emit({ type: 'cardDiscarded', card });
    const at = tx.rules.board.index.get(card);
    if (at === undefined || !fits(card)) continue;
    tx.emit({ type: 'epidemicPlaced', territory: idOf(tx.rules, at) });
    return;
  }
};
