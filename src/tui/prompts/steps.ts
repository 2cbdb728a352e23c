// A question with offers, answered step by step: each step fixes one field of the offers that are left, or one number.
import type { Decision, Offer, OfferAnswer, OfferValue } from '../../core/index.js';

/** One step taken: a field of the offers and the value that was chosen for it. */
export interface Pick {
  readonly field: string;
  readonly value: OfferValue;
}

/** What the first list groups: things to do, or places to do them from. */
export const groupOf = ({ type, fixed }: Offer): string => {
  switch (type) {
    case 'buy':
    case 'lead':
      return `${type}:${fixed['what']}`;
    case 'march':
      return `march:${fixed['by']}`;
    case 'playCard':
    case 'react':
      return `card:${fixed['card']}`;
    case 'attack':
    case 'sail':
    case 'enter':
      return `from:${fixed['from']}`;
    case 'claimMission':
      return `mission:${fixed['mission']}`;
    case 'gift':
      return `at:${fixed['territory']}`;
    case 'deploy':
      return `at:${fixed['at']}`;
    default:
      return type;
  }
};

const FIELDS: readonly string[] = [
  'group',
  'captor',
  'target',
  'what',
  'from',
  'to',
  'at',
  'territory',
  'cards',
  'card',
];
const RANGES: readonly string[] = ['dice', 'count', 'leaders'];

const fieldOf = (offer: Offer, field: string): OfferValue =>
  field === 'group' ? groupOf(offer) : (offer.fixed[field] ?? null);

const same = (a: OfferValue, b: OfferValue): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** One value of a field, and the offers that have it. */
export interface Choice {
  readonly value: OfferValue;
  readonly offers: readonly Offer[];
}

export type Step =
  | {
      readonly kind: 'list';
      readonly field: string;
      readonly choices: readonly Choice[];
    }
  | {
      readonly kind: 'number';
      readonly field: string;
      readonly min: number;
      readonly max: number;
      readonly offer: Offer;
    }
  | { readonly kind: 'answer'; readonly answer: OfferAnswer };

export const offersOf = (decision: Decision): readonly Offer[] => ('offers' in decision ? decision.offers : []);

const isField = (pick: Pick): boolean => FIELDS.includes(pick.field);

/** The offers that fit what has been chosen. */
export const remaining = (decision: Decision, path: readonly Pick[]): readonly Offer[] =>
  offersOf(decision).filter((offer) =>
    path.filter(isField).every(({ field, value }) => same(fieldOf(offer, field), value)),
  );

/** What is to be chosen next after `path`; choices of one are made without asking. */
export const nextStep = (decision: Decision, path: readonly Pick[]): Step => {
  const offers = remaining(decision, path);
  for (const field of FIELDS) {
    if (path.some((p) => p.field === field)) continue;
    const values: { value: OfferValue; offers: Offer[] }[] = [];
    for (const offer of offers) {
      const value = fieldOf(offer, field);
      const known = values.find((v) => same(v.value, value));
      if (known) known.offers.push(offer);
      else values.push({ value, offers: [offer] });
    }
    // The first list is shown even where it holds one thing: answering must be the player's own doing.
    const isFirst = field === 'group' && decision.kind !== 'advance';
    if (values.length > 1 || isFirst) return { kind: 'list', field, choices: values };
  }
  const [offer] = offers;
  if (!offer) throw new Error('bug: no offer left');
  for (const field of RANGES) {
    const [min, max] = offer.ranges[field] ?? [0, 0];
    if (offer.ranges[field] && min < max && !path.some((p) => p.field === field))
      return { kind: 'number', field, min, max, offer };
  }
  return { kind: 'answer', answer: answerFor(offer, path) };
};

const answerFor = (offer: Offer, path: readonly Pick[]): OfferAnswer => {
  const numbers = Object.entries(offer.ranges).map(([field, [min]]) => {
    const chosen = path.find((p) => p.field === field)?.value;
    return [field, typeof chosen === 'number' ? chosen : min];
  });
  return { type: 'choose', offer: offer.type, values: { ...offer.fixed, ...Object.fromEntries(numbers) } };
};
