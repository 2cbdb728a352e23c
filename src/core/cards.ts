// Territory cards of a board: a territory card shows its territory and one symbol, a joker stands for any symbol.
import type { Board, CardId, CardSymbol, CardTriple, OfferOf, Rules, Seat, State, TerritoryId } from './types.js';

export const JOKERS: readonly CardId[] = ['joker-1' as CardId, 'joker-2' as CardId];

export const isJoker = (card: CardId): boolean => JOKERS.includes(card);

/** Every card of the board in canonical order: territories in board order, then the jokers. */
export const allCards = (board: Board): CardId[] => [
  ...board.territories.map((t) => t.id as string as CardId),
  ...JOKERS,
];

/** What a card shows (C-CARD-8); null for a joker. */
export const symbolOf = (board: Board, card: CardId): CardSymbol | null => {
  const index = board.index.get(card);
  return index === undefined ? null : (board.territories[index]?.symbol ?? null);
};

export const SET_SIZE = 3;

/** C-CARD-1: three of a symbol, one of each, or anything with a joker. */
export const isSet = (board: Board, cards: readonly CardId[]): boolean => {
  if (cards.length !== SET_SIZE || new Set(cards).size !== SET_SIZE) return false;
  const symbols = cards.map((card) => symbolOf(board, card));
  if (symbols.includes(null)) return true;
  const kinds = new Set(symbols).size;
  return kinds === 1 || kinds === 3;
};

/** The territories that cards show and `seat` controls, in the order of the cards. */
export const ownShown = (rules: Rules, state: State, seat: Seat, cards: readonly CardId[]): TerritoryId[] =>
  cards.flatMap((card) => {
    const index = rules.board.index.get(card);
    return index !== undefined && state.owner[index] === seat ? [card as string as TerritoryId] : [];
  });

/** C-CARD-4: where the two extra armies of a set may go: territories that it shows and `seat` controls. */
const bonusTerritories = (rules: Rules, state: State, seat: Seat, cards: readonly CardId[]): TerritoryId[] => {
  if (state.turn.cardBonusUsed || rules.profile.setBonus === 'everyTerritory') return [];
  return ownShown(rules, state, seat, cards);
};

/** C-CARD-2, N-REINF-4: the armies that `cards` would bring now. */
export const setValueOf = (
  { profile, pack }: Rules,
  { setsTraded }: Pick<State, 'setsTraded'>,
  cards: CardTriple,
): number => profile.setValue(setsTraded + 1, cards, pack);

/**
 * Every set in `hand`, each in the hand's canonical order, once for each place where its extra armies may go; [] with fewer
 * than three cards.
 */
export const setsIn = (rules: Rules, state: State, seat: Seat): OfferOf<'trade'>[] => {
  const held = state.seats[seat]?.hand ?? [];
  if (held.length < SET_SIZE) return [];
  const hand = rules.cards.filter((card) => held.includes(card));
  const sets: OfferOf<'trade'>[] = [];
  hand.forEach((a, i) => {
    hand.slice(i + 1).forEach((b, j) => {
      for (const c of hand.slice(i + j + 2)) {
        const cards = [a, b, c] as const;
        if (!isSet(rules.board, cards)) continue;
        const places = bonusTerritories(rules, state, seat, cards);
        if (places.length === 0) sets.push({ type: 'trade', cards });
        else sets.push(...places.map((bonusOn) => ({ type: 'trade', cards, bonusOn }) as const));
      }
    });
  });
  return sets;
};
