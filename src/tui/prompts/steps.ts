// A question, answered step by step: each step fixes one field of the offers that are left, or one number. The first step
// chooses a group of offers: something to do, or a place, a card or a mission to do it with.
import {
  type Answer,
  answerTo,
  boundsOf,
  type CardId,
  type CardTriple,
  type Decision,
  fieldsOf,
  fixedOf,
  type MissionId,
  type NumberField,
  numbersOf,
  type Offer,
  type OfferField,
  type OfferType,
  type OfferValue,
  type Piece,
  type PlaceId,
  type TerritoryId,
  type Way,
} from '../../core/index.js';

/** What the first list has a row for. */
export type Group =
  /** To act from, or on, a place. */
  | { readonly of: 'from' | 'at'; readonly place: PlaceId }
  | { readonly of: 'card'; readonly card: CardId }
  | { readonly of: 'mission'; readonly mission: MissionId }
  | { readonly of: 'set'; readonly cards: CardTriple; readonly bonusOn: TerritoryId | null }
  | Thing;

/** Something to do: a type of offer, and of what kind. */
export interface Thing {
  readonly of: 'thing';
  readonly type: OfferType;
  readonly kind: Piece | Way | null;
}

/** One step taken: what was chosen, of a field of the offers. `null`: the offers that have none. */
export type Pick =
  | { readonly field: 'group'; readonly value: Group }
  | { readonly field: OfferField; readonly value: OfferValue | number | null };

const thing = (type: OfferType, kind: Thing['kind'] = null): Thing => ({ of: 'thing', type, kind });

/** The group of an offer in the first list of `decision`: in the reinforcement of Risk Napoleon one chooses first what to do. */
export const groupOf = (decision: Decision, offer: Offer): Group => {
  switch (offer.type) {
    case 'buy':
    case 'lead':
      return thing(offer.type, offer.what);
    case 'march':
      return thing('march', offer.by);
    case 'playCard':
    case 'react':
      return { of: 'card', card: offer.card };
    case 'attack':
    case 'sail':
    case 'enter':
    case 'fortify':
      return { of: 'from', place: offer.from };
    case 'claimMission':
      return { of: 'mission', mission: offer.mission };
    case 'claim':
    case 'gift':
      return { of: 'at', place: offer.territory };
    case 'deploy':
      return { of: 'at', place: offer.at };
    case 'place':
      return decision.kind === 'muster' ? thing('place') : { of: 'at', place: offer.territory };
    case 'trade':
      return decision.kind === 'muster'
        ? thing('trade')
        : { of: 'set', cards: offer.cards, bonusOn: offer.bonusOn ?? null };
    default:
      return thing(offer.type);
  }
};

/** One name for equal groups; nothing is read from it. */
const keyOfGroup = (group: Group): string => {
  switch (group.of) {
    case 'from':
    case 'at':
      return `${group.of}:${group.place}`;
    case 'card':
      return `card:${group.card}`;
    case 'mission':
      return `mission:${group.mission}`;
    case 'set':
      return `set:${group.cards.join('+')}:${group.bonusOn ?? ''}`;
    case 'thing':
      return group.kind === null ? group.type : `${group.type}:${group.kind}`;
  }
};

const keyOf = (pick: Pick): string =>
  pick.field === 'group' ? keyOfGroup(pick.value) : Array.isArray(pick.value) ? pick.value.join('+') : `${pick.value}`;

/** The id of the item that stands for a choice. */
export const itemId = (pick: Pick): string => `${pick.field}-${keyOf(pick)}`;

/** What an offer has in a field. */
const pickOf = (decision: Decision, offer: Offer, field: 'group' | OfferField): Pick =>
  field === 'group' ? { field, value: groupOf(decision, offer) } : { field, value: fixedOf(offer, field) ?? null };

/** One value of a field, and the offers that have it. */
export interface Choice {
  readonly pick: Pick;
  readonly offers: readonly Offer[];
}

export type Step =
  | { readonly kind: 'list'; readonly field: 'group' | OfferField; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'number';
      readonly field: NumberField;
      readonly min: number;
      readonly max: number;
      readonly offer: Offer;
    }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** Whether an offer fits a step; its numbers are chosen when nothing else is left. */
const fits = (decision: Decision, offer: Offer, pick: Pick): boolean => {
  if (pick.field === 'group') return keyOfGroup(groupOf(decision, offer)) === keyOfGroup(pick.value);
  const isNumber = fieldsOf(offer.type).some(({ name, isNumber }) => isNumber && name === pick.field);
  return isNumber || keyOf(pickOf(decision, offer, pick.field)) === keyOf(pick);
};

/** The offers that fit what has been chosen. */
export const remaining = (decision: Decision, path: readonly Pick[]): readonly Offer[] =>
  (decision.offers as readonly Offer[]).filter((offer) => path.every((pick) => fits(decision, offer, pick)));

const choicesOf = (decision: Decision, offers: readonly Offer[], field: 'group' | OfferField): Choice[] => {
  const choices = new Map<string, { readonly pick: Pick; readonly offers: Offer[] }>();
  for (const offer of offers) {
    const pick = pickOf(decision, offer, field);
    const key = keyOf(pick);
    const known = choices.get(key);
    if (known) known.offers.push(offer);
    else choices.set(key, { pick, offers: [offer] });
  }
  return [...choices.values()];
};

/** The fixed fields of `offers`, each once, in the order of the table. */
const fixedFields = (offers: readonly Offer[]): Set<OfferField> =>
  new Set(
    [...new Set(offers.map(({ type }) => type))].flatMap((type) =>
      fieldsOf(type).flatMap(({ name, isNumber }) => (isNumber ? [] : [name])),
    ),
  );

/** A question that begins with a number: there is one way to answer it, and nothing else to do. */
const isNumberOnly = ({ kind }: Decision): boolean => kind === 'moveIn' || kind === 'defend';

/** What is to be chosen next after `path`; choices of one are made without asking. */
export const nextStep = (decision: Decision, path: readonly Pick[]): Step => {
  const offers = remaining(decision, path);
  const isTaken = (field: string): boolean => path.some((pick) => pick.field === field);
  // The first list is shown even where it holds one thing: answering must be the player's own doing.
  if (!isTaken('group') && !isNumberOnly(decision))
    return { kind: 'list', field: 'group', choices: choicesOf(decision, offers, 'group') };
  for (const field of fixedFields(offers)) {
    if (isTaken(field)) continue;
    const choices = choicesOf(decision, offers, field);
    if (choices.length > 1) return { kind: 'list', field, choices };
  }
  const [offer, ...others] = offers;
  if (!offer) throw new Error('bug: no offer left');
  if (others.length > 0) throw new Error(`bug: two offers of ${offer.type} differ in nothing that is asked for`);
  for (const field of numbersOf(offer)) {
    const [min, max] = boundsOf(offer, field) ?? [0, 0];
    if (min < max && !isTaken(field)) return { kind: 'number', field, min, max, offer };
  }
  return { kind: 'answer', answer: answerTo(offer, numbersIn(path)) };
};

const numbersIn = (path: readonly Pick[]): Partial<Record<NumberField, number>> =>
  Object.fromEntries(path.flatMap(({ field, value }) => (typeof value === 'number' ? [[field, value]] : [])));
