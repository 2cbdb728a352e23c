// Offers: what may be answered to a question. One table says which fields each type of offer has, what they hold, and in
// which order a person chooses them; the types of offers and of answers are made from it.
import type { CardId, Seat, TerritoryId } from './base.js';
import type { Officer } from './event.js';
import type { MissionId, PlaceId, ZoneId } from './napoleon.js';

/** The least and the most of a number that is still to be chosen. */
export type Bounds = readonly [min: number, max: number];
/** Three cards that are traded together. */
export type CardTriple = readonly [CardId, CardId, CardId];
export type Piece = 'ship' | 'fortification' | Officer;
/** How regiments march: over own land, or over own sea with fair winds. */
export type Way = 'land' | 'sea';

interface FieldTypes {
  territory: TerritoryId;
  zone: ZoneId;
  place: PlaceId;
  card: CardId;
  cards: CardTriple;
  seat: Seat;
  mission: MissionId;
  piece: Piece;
  officer: Officer;
  way: Way;
}
type FixedKind = keyof FieldTypes;
type FieldKind = FixedKind | 'number' | `${FixedKind | 'number'}?`;

/**
 * A `number` has bounds in an offer and a value within them in an answer; everything else is fixed by the offer. A field
 * with `?` may be absent, from an offer and its answer alike. Officers that lead, and cards, are of Risk Napoleon only.
 */
export const OFFER_FIELDS = {
  // Setting up
  claim: { territory: 'territory' },
  deploy: { what: 'piece', at: 'territory' },
  // Reinforcing
  place: { territory: 'territory', count: 'number' },
  /** `bonusOn`: where the two extra armies go; absent where none may (C-CARD-4). */
  trade: { cards: 'cards', bonusOn: 'territory?' },
  endTrade: {},
  buy: { what: 'piece', at: 'place', count: 'number' },
  ransom: { captor: 'seat', at: 'territory' },
  gift: { territory: 'territory' },
  endMuster: {},
  // Fighting
  attack: { from: 'territory', to: 'territory', card: 'card?', dice: 'number', leaders: 'number?' },
  sail: { from: 'zone', to: 'zone', card: 'card?', dice: 'number', leaders: 'number' },
  enter: { from: 'place', to: 'place' },
  endAttack: {},
  defend: { dice: 'number' },
  moveIn: { count: 'number', leaders: 'number?' },
  /** `dice`: which are rolled again, as bits: 1 the first that fell, 2 the second, 4 the third. */
  react: { card: 'card', at: 'territory?', dice: 'number?' },
  noReaction: {},
  // Moving
  fortify: { from: 'territory', to: 'territory', count: 'number' },
  skipFortify: {},
  march: { by: 'way', from: 'territory', to: 'territory', count: 'number' },
  cruise: { from: 'zone', to: 'zone', count: 'number' },
  /** `count`: units that go with the officer. */
  lead: { what: 'officer', from: 'place', to: 'place', count: 'number' },
  endManoeuvre: {},
  // Cards, missions, the end
  playCard: {
    card: 'card',
    target: 'seat?',
    what: 'officer?',
    from: 'territory?',
    to: 'territory?',
    at: 'place?',
  },
  claimMission: { mission: 'mission' },
  endClaim: {},
  playOn: {},
  endGame: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

type Table = typeof OFFER_FIELDS;
export type OfferType = keyof Table;
/** The name of a field of some offer. */
export type OfferField = { [T in OfferType]: keyof Table[T] }[OfferType];

type KindOf<F> = F extends `${infer K}?` ? K : F;
type Value<F, N> = KindOf<F> extends FixedKind ? FieldTypes[KindOf<F>] : N;
type Flat<T> = { [K in keyof T]: T[K] };
/** The row of a type with its fields filled in; numbers are `N`. */
type Filled<T extends OfferType, N> = Flat<
  { readonly type: T } & {
    readonly [K in keyof Table[T] as Table[T][K] extends `${string}?` ? never : K]: Value<Table[T][K], N>;
  } & {
    readonly [K in keyof Table[T] as Table[T][K] extends `${string}?` ? K : never]?: Value<Table[T][K], N>;
  }
>;

/** One thing that may be answered: fixed fields, and numbers between bounds. */
export type OfferOf<T extends OfferType> = T extends OfferType ? Filled<T, Bounds> : never;
export type Offer = OfferOf<OfferType>;
/** An offer that was chosen, with its numbers. */
export type AnswerOf<T extends OfferType> = T extends OfferType ? Filled<T, number> : never;
export type Answer = AnswerOf<OfferType>;

/** What a fixed field holds. */
export type OfferValue = FieldTypes[FixedKind];
/** The fields that are numbers. */
export type NumberField = {
  [T in OfferType]: { [K in keyof Table[T]]: KindOf<Table[T][K]> extends 'number' ? K : never }[keyof Table[T]];
}[OfferType];
