// Names of seats, places and cards in the player's language.
import {
  type CardId,
  isJoker,
  type RegionId,
  type Rules,
  type Seat,
  symbolOf,
  type TerritoryId,
} from '../core/index.js';
import { type Language, type Messages, messagesIn, namesOf } from '../text/index.js';

export interface Words {
  readonly language: Language;
  readonly m: Messages;
  readonly seat: (seat: Seat) => string;
  readonly territory: (id: TerritoryId) => string;
  /** The three letters of a territory. */
  readonly code: (id: TerritoryId) => string;
  readonly region: (id: RegionId) => string;
  readonly card: (id: CardId) => string;
}

export const wordsOf = (rules: Rules, language: Language): Words => {
  const m = messagesIn(language);
  const names = namesOf(rules.board.id);
  const territory = (id: TerritoryId): string => names?.territories[id]?.[language] ?? id;
  return {
    language,
    m,
    seat: (seat) =>
      rules.setup.seats[seat]?.name ??
      m.screen.neutralName(seat - rules.players + 1, rules.profile.neutrals?.count ?? 1),
    territory,
    code: (id) => rules.board.territories[rules.board.index.get(id) ?? -1]?.code ?? id,
    region: (id) => names?.regions[id]?.[language] ?? id,
    card: (id) => {
      const symbol = symbolOf(rules.board, id);
      if (isJoker(id) || symbol === null) return m.symbols.joker;
      return `${territory(id as string as TerritoryId)} (${m.symbols[symbol]})`;
    },
  };
};
