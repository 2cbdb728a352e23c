// What can be done with any offer, by the table of fields: every answer to it, the answer with chosen numbers, whether an
// answer from outside is one of them.
import {
  type Action,
  type Answer,
  type AnswerOf,
  type Aside,
  type Bounds,
  type Decision,
  type DecisionKind,
  type NumberField,
  OFFER_FIELDS,
  type Offer,
  type OfferField,
  type OfferOf,
  type OfferType,
  type OfferValue,
} from './types.js';

/** The rule that speaks against an illegal answer to a question of this kind. */
const RULE_OF: { readonly [K in DecisionKind]: string } = {
  claim: 'C-SETUP-3',
  place: 'C-REINF-3',
  trade: 'C-CARD-1',
  attack: 'C-ATT-1',
  defend: 'C-ATT-3',
  moveIn: 'C-ATT-6',
  fortify: 'C-FORT-1',
  claimMission: 'N-MISSION-2',
  deploy: 'N-SETUP-4',
  muster: 'N-REINF-0',
  gift: 'N-REINF-7',
  combat: 'N-LAND-1',
  react: 'N-CARD-4',
  manoeuvre: 'N-MAN-1',
  lastSeat: 'N-END-5',
};

/** The rule that speaks against an illegal answer to `decision`. */
export const ruleOf = (decision: Decision): string =>
  decision.kind === 'moveIn' && decision.offers[0].leaders ? 'N-LAND-7' : RULE_OF[decision.kind];

interface Field {
  readonly name: OfferField;
  readonly isNumber: boolean;
  readonly isOptional: boolean;
}

const ROWS = Object.fromEntries(
  Object.entries(OFFER_FIELDS).map(([type, row]) => [
    type,
    Object.entries(row).map(
      ([name, kind]): Field => ({
        name: name as OfferField,
        isNumber: kind.startsWith('number'),
        isOptional: kind.endsWith('?'),
      }),
    ),
  ]),
) as unknown as Readonly<Record<OfferType, readonly Field[]>>;

const NUMBERS = Object.fromEntries(
  Object.entries(ROWS).map(([type, row]) => [type, row.filter((f) => f.isNumber).map(({ name }) => name)]),
) as unknown as Readonly<Record<OfferType, readonly NumberField[]>>;

/** The fields of a type, in the order in which a person chooses them. */
export const fieldsOf = (type: OfferType): readonly Field[] => ROWS[type];

/** An offer or an answer by the names of its fields. */
type Fields = { readonly [F in OfferField]?: OfferValue | Bounds | number };

/** A fixed field of any offer; undefined where it has none of that name, or a number. */
export const fixedOf = (offer: Offer, field: OfferField): OfferValue | undefined => {
  const isFixed = ROWS[offer.type].some(({ name, isNumber }) => name === field && !isNumber);
  return isFixed ? ((offer as Fields)[field] as OfferValue | undefined) : undefined;
};

/** The bounds of a number of any offer; undefined where it has none of that name. */
export const boundsOf = (offer: Offer, field: OfferField): Bounds | undefined =>
  (NUMBERS[offer.type] as readonly string[]).includes(field)
    ? ((offer as Fields)[field] as Bounds | undefined)
    : undefined;

/** The numbers of an offer that are still to be chosen, in order; those with one value only as well. */
export const numbersOf = (offer: Offer): readonly NumberField[] =>
  NUMBERS[offer.type].filter((field) => (offer as Fields)[field] !== undefined);

/** The offers of some types. */
export const ofType = <O extends Offer, T extends OfferType>(
  offers: readonly O[],
  ...types: readonly T[]
): Extract<O, { readonly type: T }>[] =>
  offers.filter((offer): offer is Extract<O, { readonly type: T }> => types.includes(offer.type as OfferType as T));

/** The answer that takes an offer with these numbers, each brought within its bounds; those not named take their least. */
export const answerTo = <T extends OfferType>(
  offer: OfferOf<T>,
  numbers: Readonly<Partial<Record<NumberField, number>>> = {},
): AnswerOf<T> => {
  const answer: Record<string, unknown> = { ...offer };
  for (const field of NUMBERS[offer.type]) {
    const bounds = (offer as Fields)[field] as Bounds | undefined;
    if (bounds) answer[field] = Math.max(bounds[0], Math.min(bounds[1], numbers[field] ?? bounds[0]));
  }
  return answer as unknown as AnswerOf<T>;
};

/** Every way to choose the numbers of an offer, in canonical order. */
const expandOffer = (offer: Offer): Answer[] => {
  let chosen: Readonly<Record<string, unknown>>[] = [offer];
  for (const field of numbersOf(offer)) {
    const [min, max] = (offer as Fields)[field] as Bounds;
    chosen = chosen.flatMap((some) =>
      Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => ({ ...some, [field]: min + i })),
    );
  }
  return chosen as unknown as Answer[];
};

/** Every legal answer, in canonical order; passing comes last. */
export const expand = ({ offers }: Decision): Answer[] => (offers as readonly Offer[]).flatMap(expandOffer);

/** An answer of unknown shape: every field may be anything. */
type Unchecked = { readonly [key: string]: unknown };

/** Cards of a set may come in any order. */
const isSame = (value: unknown, given: unknown): boolean =>
  Array.isArray(value)
    ? Array.isArray(given) && value.length === given.length && value.every((card) => given.includes(card))
    : value === given;

const isWithin = ([min, max]: Bounds, given: unknown): boolean =>
  Number.isInteger(given) && (given as number) >= min && (given as number) <= max;

/** Whether `given` takes `offer`; null counts as absent. */
const fits = (offer: Offer, given: Unchecked): boolean => {
  if (given['type'] !== offer.type) return false;
  for (const { name, isNumber } of ROWS[offer.type]) {
    const value = (offer as Fields)[name];
    const said = given[name] ?? undefined;
    if (isNumber && value !== undefined ? !isWithin(value as Bounds, said) : !isSame(value, said)) return false;
  }
  return true;
};

/** The answer in canonical form (no fields beyond those of its type) if it is legal, else null. Never throws. */
export const legalAnswer = (decision: Decision, answer: unknown): Answer | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const given = answer as Unchecked;
  const offer = (decision.offers as readonly Offer[]).find((each) => fits(each, given));
  return offer === undefined ? null : answerTo(offer, given as Partial<Record<NumberField, number>>);
};

const ASIDE_FIELDS: { readonly [T in Aside['type']]: readonly string[] } = {
  setDefence: ['defence'],
  setReactions: ['reactions'],
  quiet: ['scope'],
  resign: [],
};

/** One line for logs of tests and tools: `attack alaska kamchatka 3`. Not for people. */
export const actionText = (action: Action): string => {
  const names: readonly string[] =
    action.type in ASIDE_FIELDS
      ? ASIDE_FIELDS[action.type as Aside['type']]
      : ROWS[action.type as OfferType].map(({ name }) => name);
  const values = names.flatMap((name) => {
    const value = (action as unknown as Unchecked)[name];
    if (value === undefined) return [];
    return [Array.isArray(value) ? value.join('+') : String(value)];
  });
  return [action.type, ...values].join(' ');
};
