// Names of seats, places and cards in the player's language.
import {
  type CardId,
  type EffectId,
  effectOf,
  isJoker,
  type MissionId,
  missionOf,
  type Named,
  numberIn,
  type PlaceId,
  type RegionId,
  type Rules,
  type Seat,
  symbolOf,
  type TerritoryId,
} from '../core/index.js';
import { EFFECT_WORDS, type Language, type Messages, messagesIn } from '../text/index.js';

export interface Words {
  readonly language: Language;
  readonly m: Messages;
  readonly seat: (seat: Seat) => string;
  readonly territory: (id: TerritoryId) => string;
  /** The three letters of a territory. */
  readonly code: (id: TerritoryId) => string;
  readonly region: (id: RegionId) => string;
  /** A territory or a zone. */
  readonly place: (id: PlaceId) => string;
  readonly route: (id: string) => string;
  readonly mission: (id: MissionId) => Described;
  readonly effect: (id: EffectId) => Described;
  readonly card: (id: CardId) => string;
}

/** What a mission or a card's effect is called, and what it says. */
export interface Described {
  readonly name: string;
  readonly text: string;
}

/** What a pack says in `language`, else in English, else in any language; null where it says nothing. */
const said = <T>(texts: Readonly<Record<string, T>> | undefined, language: Language): T | null =>
  texts?.[language] ?? texts?.['en'] ?? Object.values(texts ?? {})[0] ?? null;

/** The name of `id`, or the id itself where the pack has none. */
export const bareName = (names: Readonly<Record<string, Named>>, id: string, language: Language): string => {
  const name = said(names[id], language) ?? id;
  return typeof name === 'string' ? name : name.name;
};

/** A mission's text with the numbers of this table in it. */
const missionText = (rules: Rules, language: Language, id: MissionId): Described => {
  const names = rules.pack.missionNames[id];
  const { condition } = missionOf(rules, id);
  const number = (key: string): string => `${numberIn(condition[key as keyof typeof condition], rules.players)}`;
  const text = (said(names?.text, language) ?? '').replace(/\{(\w+)\}/g, (_match: string, key: string) => number(key));
  return { name: said(names?.name, language) ?? id, text };
};

export const wordsOf = (rules: Rules, language: Language): Words => {
  const m = messagesIn(language);
  const { names } = rules.pack;
  const territory = (id: TerritoryId): string => bareName(names.territories, id, language);
  return {
    language,
    m,
    seat: (seat) =>
      rules.setup.seats[seat]?.name ??
      m.screen.neutralName(seat - rules.players + 1, rules.profile.neutrals?.count ?? 1),
    territory,
    code: (id) => rules.board.territories[rules.board.index.get(id) ?? -1]?.code ?? id,
    region: (id) => bareName(names.regions, id, language),
    place: (id) =>
      rules.board.index.has(id) ? bareName(names.territories, id, language) : bareName(names.zones, id, language),
    route: (id) => bareName(names.routes, id, language),
    mission: (id) => missionText(rules, language, id),
    effect: (id) => ({ name: EFFECT_WORDS[id]?.name[language] ?? id, text: EFFECT_WORDS[id]?.text[language] ?? '' }),
    card: (id) => {
      const symbol = symbolOf(rules.board, id);
      if (isJoker(id) || symbol === null) return m.symbols.joker;
      const effect = rules.profile.hasNapoleon ? effectOf(rules, id) : null;
      const name = effect === null ? '' : `, ${EFFECT_WORDS[effect]?.name[language] ?? effect}`;
      return `${territory(id as string as TerritoryId)} (${m.symbols[symbol]}${name})`;
    },
  };
};
