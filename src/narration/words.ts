// Names of seats, places and cards in the player's language.
import stringWidth from 'string-width';
import {
  type CardId,
  type EffectId,
  effectOf,
  housePack,
  isJoker,
  type MissionId,
  missionOf,
  type NameData,
  type Named,
  numberIn,
  type PlaceId,
  type RegionId,
  type Rules,
  type Seat,
  type SeatInfo,
  symbolOf,
  type TerritoryId,
} from '../core/index.js';
import { EFFECT_WORDS, type Language, type Messages, messagesIn, type Place } from '../text/index.js';

export interface Words {
  readonly language: Language;
  readonly m: Messages;
  /** What the board is called; null for one of the house, whose names stand with the words of the screen. */
  readonly board: string | null;
  readonly seat: (seat: Seat) => string;
  readonly territory: (id: TerritoryId) => string;
  /** The three letters of a territory. */
  readonly code: (id: TerritoryId) => string;
  readonly region: (id: RegionId) => string;
  /** A territory or a zone. */
  readonly place: (id: PlaceId) => string;
  /** The same, and a region, with what sentences put before their names. */
  readonly placeOf: (id: PlaceId) => Place;
  readonly regionOf: (id: RegionId) => Place;
  /** What `sentence` says of places in at most `columns`: with their short names where it would be longer. */
  readonly fitting: (
    columns: number,
    ids: readonly PlaceId[],
    sentence: (...places: readonly Place[]) => string,
  ) => string;
  /** Armies, or regiments in Risk Napoleon: `35 regiments`. */
  readonly units: (count: number) => string;
  readonly route: (id: string) => string;
  readonly mission: (id: MissionId) => Described;
  /** What a secret mission of the classic games is called; null where its pack gives it no name. */
  readonly secretTitle: (id: MissionId) => string | null;
  readonly effect: (id: EffectId) => Described;
  readonly card: (id: CardId) => string;
  /** Without its effect; its territory alone. */
  readonly cardBriefly: (id: CardId) => string;
  readonly cardName: (id: CardId) => string;
  readonly cardCode: (id: CardId) => string;
}

/** What a mission or a card's effect is called, and what it says. */
export interface Described {
  readonly name: string;
  readonly text: string;
}

/** What a pack says in `language`, else in English, else in any language; null where it says nothing. */
const said = <T>(texts: Readonly<Record<string, T>> | undefined, language: Language): T | null =>
  texts?.[language] ?? texts?.['en'] ?? Object.values(texts ?? {})[0] ?? null;

/** What a pack calls `id`: its name in another language without that one's articles, or the id itself where it has none. */
export const formsOf = (names: Readonly<Record<string, Named>>, id: string, language: Language): NameData => {
  const forms = said(names[id], language) ?? id;
  return names[id]?.[language] !== undefined || typeof forms === 'string' ? forms : forms.name;
};

/** A mission's text with the numbers of this table in it. */
const missionText = (rules: Rules, language: Language, id: MissionId): Described => {
  const names = rules.pack.missionNames[id];
  const { condition } = missionOf(rules, id);
  const number = (key: string): string => `${numberIn(condition[key as keyof typeof condition], rules.players)}`;
  const text = (said(names?.text, language) ?? '').replace(/\{(\w+)\}/g, (_match: string, key: string) => number(key));
  return { name: said(names?.name, language) ?? id, text };
};

export const wordsOf = (rules: Rules, seats: readonly SeatInfo[], language: Language): Words => {
  const m = messagesIn(language);
  const { names } = rules.pack;
  const { index, zoneIndex } = rules.board;
  /** Made once: rows of every frame ask for the same few names. */
  const made = new Map<string, Place>();
  const named = (kind: 'territories' | 'zones' | 'regions', id: string): Place => {
    const known = made.get(`${kind} ${id}`);
    if (known) return known;
    const place = m.placeOf(formsOf(names[kind], id, language));
    made.set(`${kind} ${id}`, place);
    return place;
  };
  const placeOf = (id: PlaceId): Place => named(zoneIndex.has(id) ? 'zones' : 'territories', id);
  const territory = (id: TerritoryId): string => placeOf(id).bare;
  return {
    language,
    m,
    board: housePack(rules.board.id)?.names === names ? null : (said(names.board, language) ?? rules.board.id),
    seat: (seat) =>
      seats[seat]?.name ?? m.screen.neutralName(seat - rules.players + 1, rules.profile.neutrals?.count ?? 1),
    territory,
    code: (id) => rules.board.territories[index.get(id) ?? -1]?.code ?? id,
    region: (id) => named('regions', id).bare,
    place: (id) => placeOf(id).bare,
    placeOf,
    regionOf: (id) => named('regions', id),
    fitting: (columns, ids, sentence) => {
      const whole = sentence(...ids.map(placeOf));
      if (stringWidth(whole) <= columns) return whole;
      const brief = ids.map((id) => {
        const forms = formsOf(names[zoneIndex.has(id) ? 'zones' : 'territories'], id, language);
        return typeof forms === 'string' ? placeOf(id) : m.placeOf({ ...forms, name: forms.short ?? forms.name });
      });
      // A short name may end in a full stop.
      return sentence(...brief).replace('..', '.');
    },
    units: rules.profile.hasNapoleon ? m.napoleon.regiments : m.armies,
    route: (id) => m.placeOf(formsOf(names.routes, id, language)).bare,
    mission: (id) => missionText(rules, language, id),
    secretTitle: (id) => said(rules.pack.missionNames[id]?.name, language),
    effect: (id) => ({ name: EFFECT_WORDS[id]?.name[language] ?? id, text: EFFECT_WORDS[id]?.text[language] ?? '' }),
    card: (id) => {
      const symbol = symbolOf(rules.board, id);
      if (isJoker(id) || symbol === null) return m.symbols.joker;
      const effect = rules.profile.hasNapoleon ? effectOf(rules, id) : null;
      const name = effect === null ? '' : `, ${EFFECT_WORDS[effect]?.name[language] ?? effect}`;
      return `${territory(id as string as TerritoryId)} (${m.symbols[symbol]}${name})`;
    },
    cardBriefly: (id) => {
      const symbol = symbolOf(rules.board, id);
      if (isJoker(id) || symbol === null) return m.symbols.joker;
      return `${territory(id as string as TerritoryId)} (${m.symbols[symbol]})`;
    },
    cardName: (id) =>
      isJoker(id) || symbolOf(rules.board, id) === null ? m.symbols.joker : territory(id as string as TerritoryId),
    cardCode: (id) =>
      isJoker(id) || symbolOf(rules.board, id) === null
        ? m.symbols.joker
        : (rules.board.territories[index.get(id as string as TerritoryId) ?? -1]?.code ?? id),
  };
};
